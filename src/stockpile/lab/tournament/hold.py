"""Hold a tournament: play what is not in the journal yet, and sum up by bot, with ratings and tables of all games."""

import csv
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from stockpile.lab.games import WHOLE_WIN, BotFaults
from stockpile.lab.intervals import DIGITS, Mean, mean_of_amounts, mean_of_shares
from stockpile.lab.on_ray import play_on_ray
from stockpile.lab.players import make_player
from stockpile.lab.saved_records import PLAY_AND_SAVE, saved_already
from stockpile.lab.tournament.journal import Item, JournalFile, TournamentJournal
from stockpile.lab.tournament.match import SEATINGS, Match, ThinkingTime, TournamentGame
from stockpile.lab.workers import Report, Work, play_all


def ratings(match: Match, games: Iterable[TournamentGame]) -> list[float]:
    """By bot: what it is worth at least, the mean less three deviations. Everybody starts with 0.

    Games are rated in their order. A bot that sits in several seats of a game has them rated one by one, from the same
    rating, and continues with the mean of what comes out.
    """
    model = PlackettLuce()
    skills = [(model.mu, model.sigma)] * len(match.different)
    for game in games:
        seating = match.seatings[match.place_of(game.number)[1]]
        before = [[model.rating(*skills[bot])] for bot in seating]
        after = model.rate(before, ranks=[float(place) for place in game.ending.places])
        skills = [
            _mean([(rating.mu, rating.sigma) for (rating,), sits in zip(after, seating, strict=True) if sits == bot])
            for bot in range(len(skills))
        ]
    return [mu - 3 * sigma for mu, sigma in skills]


def _mean(skills: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return fmean([mu for mu, _ in skills]), fmean([sigma for _, sigma in skills])


P95: Final = 0.95


@dataclass(frozen=True)
class TournamentRow:
    """One bot. Shares and money are for each seat that it took: among four players 0.25 is a fair share."""

    bot: str
    games: int
    win_share: Mean
    money: Mean
    ms_mean: float | None
    ms_p95: float | None
    rating: float | None
    faults: BotFaults

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "win_share": self.win_share.mean,
            "win_low": self.win_share.low,
            "win_high": self.win_share.high,
            "money": self.money.mean,
            "money_low": self.money.low,
            "money_high": self.money.high,
            "ms_mean": self.ms_mean,
            "ms_p95": self.ms_p95,
            "rating": self.rating,
            "faults": self.faults.total,
        }


def rows_of(match: Match, games: Sequence[TournamentGame], timings: bool) -> tuple[TournamentRow, ...]:
    """Sum up games of whole deals, in their order."""
    skills = ratings(match, games)
    return tuple([_row(match, bot, games, skills[bot], timings) for bot in range(len(match.different))])


def _row(match: Match, bot: int, games: Sequence[TournamentGame], skill: float, timings: bool) -> TournamentRow:
    sat = seats_taken(match, games, bot)
    size = len(match.seatings) * match.bots.count(match.different[bot])  # seats that it takes in a deal
    wins = _by_deal([game.ending.wins[seat] for game, seat in sat], size)
    money = _by_deal([game.ending.money[seat] for game, seat in sat], size)
    thinking = ThinkingTime.together([game.thinking[seat] for game, seat in sat] if timings else [])
    timed = thinking.mean is not None
    return TournamentRow(
        match.different[bot],
        len(games),
        mean_of_shares([each / WHOLE_WIN for each in wins], 1 / size),
        mean_of_amounts(money),
        _rounded(thinking.mean),
        _rounded(thinking.quantile(P95) if timed else None),
        _rounded(skill if games else None),
        BotFaults.together([game.faults[seat] for game, seat in sat]),
    )


def seats_taken(match: Match, games: Sequence[TournamentGame], bot: int) -> list[tuple[TournamentGame, int]]:
    """Every seat that a bot took, game by game."""
    seats = [[seat for seat, sits in enumerate(seating) if sits == bot] for seating in match.seatings]
    return [(game, seat) for game in games for seat in seats[match.place_of(game.number)[1]]]


def _by_deal(amounts: Sequence[int], size: int) -> list[float]:
    """The mean of every deal. Sums of whole numbers, so that no order of adding shows."""
    return [sum(amounts[begin : begin + size]) / size for begin in range(0, len(amounts), size)]


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)


Progress = Callable[[int], None]  # told the number of games that are done
Backend = Callable[[Work[Any], Sequence[int], int, Report[Any]], None]
BACKENDS: Final[dict[str, Backend]] = {"processes": play_all, "ray": play_on_ray}  # where games are played


class TournamentError(ValueError):
    """A tournament that cannot be; the text says why."""


@dataclass(frozen=True)
class TournamentResult:
    """A tournament that is over or was broken off: its whole deals count, in the order of their numbers."""

    match: Match
    asked: int  # deals asked for
    games: tuple[TournamentGame, ...]
    rows: tuple[TournamentRow, ...]
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
) -> TournamentResult:
    """Play this many deals, each in every seating. Ctrl-C ends it at once; a journal keeps the games for the next time.

    Progress is told before the first game too: what the journal has is done.

    Without timings the result is the same to the byte whenever it is made, unless bots have time to think instead of
    playouts.

    With a folder for records, every game is kept there in a file of its own. A game that the journal has and the folder
    has not is played again, and what is played now counts: journal and record are always of the same game.
    """
    _check(match, deals, jobs, on)
    wanted = range(deals * len(match.seatings))
    unrecorded = {*wanted} - saved_already(match, records, wanted) if records is not None else set()

    def play(missing: Sequence[int], report: Report[TournamentGame]) -> None:
        if records is None:
            BACKENDS[on](match, missing, jobs, report)
        else:
            PLAY_AND_SAVE[on](match, records, missing, jobs, report)

    with TournamentJournal(journal, match) if journal is not None else nullcontext() as kept:
        done = play_missing(play, wanted, kept, progress, unrecorded)
    games = whole_deals(match, deals, done)
    return TournamentResult(match, deals, games, rows_of(match, games, timings), timings)


def play_missing(
    play: Callable[[Sequence[int], Report[Item]], None],
    wanted: Sequence[int],
    kept: JournalFile[Item] | None,
    progress: Progress | None,
    again: Container[int] = (),
) -> dict[int, Item]:
    """What is wanted, by number: from the journal, or played now and added to it. What else a journal has comes along.

    Games in `again` count as missing, whatever the journal has. Ctrl-C ends it at once; what there is then is returned.
    Progress is told before the first game too: what the journal has is done.
    """
    done: dict[int, Item] = {} if kept is None else {**kept.games}
    missing = [number for number in wanted if number not in done or number in again]
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


def whole_deals(match: Match, deals: int, done: dict[int, TournamentGame]) -> tuple[TournamentGame, ...]:
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
    if on not in BACKENDS:
        raise TournamentError(f"nothing is played on {on!r}; it can be: {', '.join(BACKENDS)}")
    for number, what in ((deals, "deal"), (jobs, "job")):
        if number < 1:
            raise TournamentError(f"at least one {what} is needed, not {number}")


class RowDetails(NamedTuple):
    """Of one bot."""

    seats: tuple[float, ...]  # by seat: its share of wins there
    money: tuple[int, ...]  # of every game and seat
    thinking: ThinkingTime  # empty if no timings are wanted


def details_of(held: TournamentResult, bot: int) -> RowDetails:
    """Of the bot in this row."""
    sat = seats_taken(held.match, held.games, bot)
    by_seat = [[game.ending.wins[seat] for game, seat in sat if seat == which] for which in range(len(held.match.bots))]
    return RowDetails(
        tuple([sum(wins) / len(wins) / WHOLE_WIN if wins else 0.0 for wins in by_seat]),
        tuple([game.ending.money[seat] for game, seat in sat]),
        ThinkingTime.together([game.thinking[seat] for game, seat in sat] if held.timings else []),
    )


GAME_COLUMNS: Final = (
    *("game", "deal", "seating", "seat", "bot", "first", "win_share", "money", "place", "choices", "faults"),
    "ms",
)
TIME_COLUMNS: Final = ("ms",)  # of the columns, those that no two runs have alike


class NoParquet(ImportError):
    """Parquet needs a library that is not installed."""


def game_columns(held: TournamentResult) -> tuple[str, ...]:
    return GAME_COLUMNS if held.timings else tuple(name for name in GAME_COLUMNS if name not in TIME_COLUMNS)


def game_lines(held: TournamentResult) -> Iterator[dict[str, object]]:
    """A line for each seat: who sat there, and what came of it. `ms` is the thinking time of all its choices."""
    match = held.match
    for game in held.games:
        deal, seating = match.place_of(game.number)
        for seat, bot in enumerate(match.seatings[seating]):
            line = {
                "game": game.number,
                "deal": deal,
                "seating": seating,
                "seat": seat,
                "bot": match.different[bot],
                "first": seat == game.first,
                "win_share": round(game.ending.wins[seat] / WHOLE_WIN, DIGITS),
                "money": game.ending.money[seat],
                "place": game.ending.places[seat],
                "choices": game.choices[seat],
                "faults": game.faults[seat].total,
                "ms": round(game.thinking[seat].nanoseconds / 1e6, DIGITS),
            }
            yield {name: line[name] for name in game_columns(held)}


def write_csv(held: TournamentResult, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, game_columns(held), lineterminator="\n")
        writer.writeheader()
        writer.writerows(game_lines(held))


def write_parquet(held: TournamentResult, path: Path) -> None:
    """The same as Parquet. It needs pyarrow, which is an extra."""
    arrow, parquet = _arrow()
    table = [*game_lines(held)]
    by_column = {name: [line[name] for line in table] for name in game_columns(held)}
    parquet.write_table(arrow.table(by_column), path)


def check_parquet() -> None:
    """Say now whether it could be written."""
    _arrow()


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise NoParquet("pyarrow is not installed") from None
