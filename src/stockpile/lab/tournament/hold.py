"""Hold a tournament: play what is not in the journal yet, and sum up."""

from collections.abc import Callable, Container, Sequence
from contextlib import nullcontext, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from stockpile.lab.kept import KEEP, kept_already
from stockpile.lab.on_ray import play_on_ray
from stockpile.lab.players import make_player
from stockpile.lab.tournament.journal import Item, Journal, Ledger
from stockpile.lab.tournament.match import Match, Played
from stockpile.lab.tournament.rows import Row, rows_of
from stockpile.lab.tournament.seatings import SEATINGS
from stockpile.lab.workers import Report, Work, play_all

Progress = Callable[[int], None]  # told the number of games that are done
Spread = Callable[[Work[Any], Sequence[int], int, Report[Any]], None]
ON: Final[dict[str, Spread]] = {"processes": play_all, "ray": play_on_ray}  # where games are played


class TournamentError(ValueError):
    """A tournament that cannot be; the text says why."""


@dataclass(frozen=True)
class Held:
    """A tournament that is over or was broken off: its whole deals count, in the order of their numbers."""

    match: Match
    asked: int  # deals asked for
    games: tuple[Played, ...]
    rows: tuple[Row, ...]
    timings: bool

    @property
    def deals(self) -> int:
        return len(self.games) // len(self.match.seatings)

    @property
    def interrupted(self) -> bool:
        return self.deals < self.asked

    def to_json(self) -> dict[str, object]:
        """Equal for equal seeds on every machine, with any number of jobs, but for the times."""
        match = self.match
        return {
            "bots": [row.to_json() for row in self.rows],
            "config": {"preset": match.config.preset, **asdict(match.config)},
            "content": match.content.version,
            "entries": match.bots,
            "seed": match.seed,
            "asked": self.asked,
            "deals": self.deals,
            "seatings": len(match.seatings),
            "games": len(self.games),
            "interrupted": self.interrupted,
        }


def hold(
    match: Match,
    deals: int,
    jobs: int = 1,
    journal: Path | None = None,
    timings: bool = True,
    progress: Progress | None = None,
    on: str = "processes",
    records: Path | None = None,
) -> Held:
    """Play so many deals, each in every seating. Ctrl-C ends it at once; a journal keeps the games for the next time.

    Progress is told before the first game too: what the journal has is done.

    Without timings the result is the same to the byte whenever it is made, unless bots have time to think instead of
    playouts.

    With a folder for records, every game is kept there in a file of its own. A game that the journal has and the folder
    has not is played again, and what is played now counts: journal and record are always of the same game.
    """
    _check(match, deals, jobs, on)
    wanted = range(deals * len(match.seatings))
    unrecorded = {*wanted} - kept_already(match, records, wanted) if records is not None else set()

    def play(missing: Sequence[int], report: Report[Played]) -> None:
        if records is None:
            ON[on](match, missing, jobs, report)
        else:
            KEEP[on](match, records, missing, jobs, report)

    with Journal(journal, match) if journal is not None else nullcontext() as kept:
        done = play_missing(play, wanted, kept, progress, unrecorded)
    games = whole_deals(match, deals, done)
    return Held(match, deals, games, rows_of(match, games, timings), timings)


def play_missing(
    play: Callable[[Sequence[int], Report[Item]], None],
    wanted: Sequence[int],
    kept: Ledger[Item] | None,
    progress: Progress | None,
    anew: Container[int] = (),
) -> dict[int, Item]:
    """What is wanted, by number: from the journal, or played now and added to it. What else a journal has comes along.

    Games that are to be played `anew` count as missing, whatever the journal has. Ctrl-C ends it at once; what there is
    then is returned. Progress is told before the first game too: what the journal has is done.
    """
    done: dict[int, Item] = {} if kept is None else {**kept.games}
    missing = [number for number in wanted if number not in done or number in anew]
    left = {*missing}

    def report(played: list[Item]) -> None:
        done.update({each.number: each for each in played})
        left.difference_update([each.number for each in played])
        if kept is not None and played:
            kept.add(played)
        if progress is not None:
            progress(len(wanted) - len(left))

    report([])
    with suppress(KeyboardInterrupt):  # what is missing says so
        play(missing, report)
    return done


def whole_deals(match: Match, deals: int, done: dict[int, Played]) -> tuple[Played, ...]:
    """The games of those deals that were played in every seating: one seat too few would be unjust to somebody."""
    size = len(match.seatings)
    numbers = [range(deal * size, (deal + 1) * size) for deal in range(deals)]
    return tuple([done[number] for deal in numbers if all(each in done for each in deal) for number in deal])


def _check(match: Match, deals: int, jobs: int, on: str) -> None:
    players = match.config.players
    if len(match.bots) != players:
        raise TournamentError(f"{players} players need {players} bots, not {len(match.bots)}")
    for bot in match.different:
        make_player(bot)  # refuses names, styles and budgets that there are not
    if match.seated not in SEATINGS:
        raise TournamentError(f"there are no seatings {match.seated!r}; there are: {', '.join(SEATINGS)}")
    if on not in ON:
        raise TournamentError(f"nothing is played on {on!r}; it can be: {', '.join(ON)}")
    for number, what in ((deals, "deal"), (jobs, "job")):
        if number < 1:
            raise TournamentError(f"at least one {what} is needed, not {number}")
