"""The result: a row for each different bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stockpile.lab.ending import WHOLE_WIN
from stockpile.lab.faults import Faults
from stockpile.lab.tournament.intervals import DIGITS, Mean, of_amounts, of_shares
from stockpile.lab.tournament.match import Match, Played
from stockpile.lab.tournament.ratings import ratings
from stockpile.lab.tournament.thinking import Thinking

P95: Final = 0.95


@dataclass(frozen=True)
class Row:
    """One bot. Shares and money are for each seat that it took: among four players 0.25 is a fair share."""

    bot: str
    games: int
    win_share: Mean
    money: Mean
    ms_mean: float | None
    ms_p95: float | None
    rating: float | None
    faults: Faults

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


def rows_of(match: Match, games: Sequence[Played], timings: bool) -> tuple[Row, ...]:
    """Sum up games of whole deals, in their order."""
    skills = ratings(match, games)
    return tuple([_row(match, bot, games, skills[bot], timings) for bot in range(len(match.different))])


def _row(match: Match, bot: int, games: Sequence[Played], skill: float, timings: bool) -> Row:
    sat = taken(match, games, bot)
    size = len(match.seatings) * match.bots.count(match.different[bot])  # seats that it takes in a deal
    wins = _by_deal([game.ending.wins[seat] for game, seat in sat], size)
    money = _by_deal([game.ending.money[seat] for game, seat in sat], size)
    thinking = Thinking.together([game.thinking[seat] for game, seat in sat] if timings else [])
    timed = thinking.mean is not None
    return Row(
        match.different[bot],
        len(games),
        of_shares([each / WHOLE_WIN for each in wins], 1 / size),
        of_amounts(money),
        _rounded(thinking.mean),
        _rounded(thinking.quantile(P95) if timed else None),
        _rounded(skill if games else None),
        Faults.together([game.faults[seat] for game, seat in sat]),
    )


def taken(match: Match, games: Sequence[Played], bot: int) -> list[tuple[Played, int]]:
    """Every seat that a bot took, game by game."""
    seats = [[seat for seat, sits in enumerate(seating) if sits == bot] for seating in match.seatings]
    return [(game, seat) for game in games for seat in seats[match.place_of(game.number)[1]]]


def _by_deal(amounts: Sequence[int], size: int) -> list[float]:
    """The mean of every deal. Sums of whole numbers, so that no order of adding shows."""
    return [sum(amounts[begin : begin + size]) / size for begin in range(0, len(amounts), size)]


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)
