"""Play the ladder of docs/bots.md and print it: one bot of each level against the yardstick `broker-1`.

    python tools/ladder.py                    the short form: four deals a line, most of them quick, sharks minutes
    python tools/ladder.py --deals 100        the long one; hours
    python tools/ladder.py --only shark --players 4 --preset base --deals 100 --jobs 2

Sharks think in playouts, about as many as they manage in their time on the machine of the document: so the same
command gives the same table everywhere. Each line names the tournament that it comes from. Ctrl-C ends the ladder; the
line at hand is not printed, and with --journals the same command goes on with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from stockpile.content import load
from stockpile.lab.tournament import JournalError, Match, TournamentError, hold
from stockpile.rules.config import Config, preset

YARDSTICK: Final = "broker-1"
SHORT: Final = 4  # deals in the short form
SEED: Final = 1
HEAD: Final = "| game | players | bot | wins | 95 % | money | games | command |\n" + "|" + " --- |" * 8
# Playouts of a hundred milliseconds, by preset, with four players.
PLAYOUTS: Final = {"base": 1000, "epic": 400}
LEVELS: Final = ("random", "intern", "clerk", "broker", "shark", "shark-1s")


class Step(NamedTuple):
    """One line of the ladder."""

    level: str
    players: int
    preset: str

    @property
    def bot(self) -> str:
        """The level, with the playouts that stand for its time."""
        playouts = {"shark": PLAYOUTS[self.preset], "shark-1s": 10 * PLAYOUTS[self.preset]}
        return f"{self.level}@{playouts[self.level]}" if self.level in playouts else self.level

    def match(self) -> Match:
        config = Config(self.players) if self.preset == "base" else preset(self.preset, self.players)
        return Match(config, (self.bot, *[YARDSTICK] * (self.players - 1)), SEED, load())

    def command(self, deals: int) -> str:
        bots = ",".join(self.match().bots)
        modules = "" if self.preset == "base" else f" --preset {self.preset}"
        return f"stockpile tournament --bots {bots}{modules} --deals {deals} --seed {SEED} --no-timings"


def steps(wanted: argparse.Namespace) -> Iterator[Step]:
    """The whole ladder, or what is wanted of it. The slow shark sits at tables of four only."""
    for name in wanted.preset or PLAYOUTS:
        for players in wanted.players or (2, 3, 4, 5):
            for level in wanted.only or LEVELS:
                if level != "shark-1s" or players == 4:
                    yield Step(level, players, name)


def play(step: Step, deals: int, jobs: int, journals: Path | None) -> str:
    """A line of the table, of all its deals: one that was broken off would not be what its command gives."""
    journal = journals / f"{step.preset}-{step.players}-{step.level}.jsonl" if journals else None
    held = hold(step.match(), deals, jobs, journal, timings=False)
    if held.interrupted:
        raise KeyboardInterrupt
    row = held.rows[0]
    share, money = row.win_share, row.money
    wins, low, high = (100 * (figure or 0) for figure in (share.mean, share.low, share.high))
    return (
        f"| {step.preset} | {step.players} | `{row.bot}` | {wins:.1f} % | {low:.0f} to {high:.0f} % "
        f"| {money.mean:.0f} | {row.games} | `{step.command(deals)}` |"
    )


def play_all(wanted: argparse.Namespace) -> None:
    """Print line after line; nothing before there is one, so that what cannot be is said alone."""
    if wanted.journals:
        wanted.journals.mkdir(parents=True, exist_ok=True)
    for number, step in enumerate(steps(wanted)):
        line = play(step, wanted.deals, wanted.jobs, wanted.journals)
        print(line if number else f"{HEAD}\n{line}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=SHORT)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=LEVELS)
    parser.add_argument("--players", nargs="*", type=int, choices=(2, 3, 4, 5))
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
