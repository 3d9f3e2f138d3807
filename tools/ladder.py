"""Play the ladder of docs/bots.md and print it: one bot of each level against the yardstick `broker-1`.

    python tools/ladder.py                    the short form: four deals a line, most of them quick, sharks minutes
    python tools/ladder.py --long --jobs 2    the published one, and at its end the tables of the document; hours
    python tools/ladder.py --long --only shark --players 4 --preset base --jobs 2       one line of that

Sharks think in playouts, about as many as they manage in their time on the machine of the document: so the same
command gives the same table everywhere. Each line names the tournament that it comes from. Ctrl-C ends the ladder; the
line at hand is not printed, and with --journals the same command continues with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from stockpile.content import load
from stockpile.lab.tournament import JournalError, Match, TournamentError, TournamentRow, hold
from stockpile.rules.config import Config, preset

YARDSTICK: Final = "broker-1"
SHORT: Final = 4  # deals in the short form
SEED: Final = 1  # of what is published
PLAYERS: Final = (2, 3, 4, 5)
# Deals in the long form, by preset, level and players: what is published. A deal is as many games as there are seats.
MANY: Final = {2: 200, 3: 133, 4: 100, 5: 80}
QUICK: Final = {"random": MANY, "intern": MANY, "clerk": MANY, "broker": MANY | {4: 250}}
DEALS: Final[dict[str, dict[str, dict[int, int]]]] = {
    "base": QUICK | {"shark": {2: 50, 3: 34, 4: 100, 5: 20}, "shark-1s": {4: 15}},
    "epic": QUICK | {"shark": {2: 25, 3: 17, 4: 50, 5: 10}, "shark-1s": {4: 6}},
}
LEVELS: Final = tuple(DEALS["base"])
HEAD: Final = "| game | players | bot | wins | 95 % | money | games | command |\n" + "|" + " --- |" * 8
# Playouts of a hundred milliseconds, by preset, with four players.
PLAYOUTS: Final = {"base": 1000, "epic": 400}
TITLES: Final = {"base": "Base game", "epic": "Epic Edition"}


class LadderStep(NamedTuple):
    """One line of the ladder."""

    level: str
    players: int
    preset: str

    @property
    def bot(self) -> str:
        """The level, with the playouts that stand for its time."""
        playouts = {"shark": PLAYOUTS[self.preset], "shark-1s": 10 * PLAYOUTS[self.preset]}
        return f"{self.level}@{playouts[self.level]}" if self.level in playouts else self.level

    def deals(self, wanted: argparse.Namespace) -> int:
        return DEALS[self.preset][self.level][self.players] if wanted.long else int(wanted.deals)

    def match(self, seed: int) -> Match:
        config = Config(self.players) if self.preset == "base" else preset(self.preset, self.players)
        return Match(config, (self.bot, *[YARDSTICK] * (self.players - 1)), seed, load())

    def command(self, deals: int, seed: int) -> str:
        bots = ",".join(self.match(seed).bots)
        modules = "" if self.preset == "base" else f" --preset {self.preset}"
        return f"stockpile tournament --bots {bots}{modules} --deals {deals} --seed {seed} --no-timings"


def steps(wanted: argparse.Namespace) -> Iterator[LadderStep]:
    """The whole ladder, or what is wanted of it. A bot without deals for a table does not sit there."""
    for name in wanted.preset or PLAYOUTS:
        for players in wanted.players or PLAYERS:
            for level in wanted.only or LEVELS:
                if players in DEALS[name][level]:
                    yield LadderStep(level, players, name)


def play(step: LadderStep, wanted: argparse.Namespace) -> TournamentRow:
    """What came of all deals of a line: of one that was broken off it would not be what its command gives."""
    journal = wanted.journals / f"{step.preset}-{step.players}-{step.level}.jsonl" if wanted.journals else None
    held = hold(step.match(wanted.seed), step.deals(wanted), wanted.jobs, journal, timings=False)
    if held.interrupted:
        raise KeyboardInterrupt
    return held.rows[0]


def percent(row: TournamentRow) -> tuple[float, float, float]:
    """The share of wins, and from where to where it may be."""
    wins, low, high = (100 * (figure or 0) for figure in (row.win_share.mean, row.win_share.low, row.win_share.high))
    return wins, low, high


def line(step: LadderStep, row: TournamentRow, command: str) -> str:
    wins, low, high = percent(row)
    return (
        f"| {step.preset} | {step.players} | `{row.bot}` | {wins:.1f} % | {low:.0f} to {high:.0f} % "
        f"| {row.money.mean:.0f} | {row.games} | `{command}` |"
    )


def cell(row: TournamentRow) -> str:
    """As it stands in the document."""
    wins, low, high = percent(row)
    return f"{wins:.0f} % ({low:.0f} to {high:.0f}; {row.games})"


def tables(played: Mapping[LadderStep, TournamentRow]) -> Iterator[str]:
    """Lines of the document's tables, a level in each, with the tables that were not played left empty."""
    cells = {step: cell(row) for step, row in played.items()}
    for name in PLAYOUTS:
        bots = dict.fromkeys((step.level, step.bot) for step in cells if step.preset == name)
        if bots:
            yield f"\n| {TITLES[name]} | " + " | ".join(f"{players} players" for players in PLAYERS) + " |"
            yield "|" + " --- |" * (1 + len(PLAYERS))
        for level, bot in bots:
            yield (
                f"| `{bot}` | "
                + " | ".join(cells.get(LadderStep(level, players, name), "") for players in PLAYERS)
                + " |"
            )


def play_all(wanted: argparse.Namespace) -> None:
    """Print line after line; nothing before there is one, so that what cannot be is said alone."""
    if wanted.journals:
        wanted.journals.mkdir(parents=True, exist_ok=True)
    played: dict[LadderStep, TournamentRow] = {}
    for step in steps(wanted):
        row = play(step, wanted)
        text = line(step, row, step.command(step.deals(wanted), wanted.seed))
        print(text if played else f"{HEAD}\n{text}", flush=True)
        played[step] = row
    if wanted.long:
        print(*tables(played), sep="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, default=SHORT, help="in every line")
    length.add_argument("--long", action="store_true", help="as many deals as the published lines have")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=LEVELS)
    parser.add_argument("--players", nargs="*", type=int, choices=PLAYERS)
    parser.add_argument("--preset", nargs="*", choices=tuple(PLAYOUTS))
    parser.add_argument("--journals", type=Path, help="a folder for journals: a ladder that is broken off goes on")
    try:
        play_all(parser.parse_args())
    except KeyboardInterrupt:
        return 130
    except (TournamentError, JournalError, OSError) as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
