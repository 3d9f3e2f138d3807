"""The whole report as data: which parts, how long each is, who plays it, and what came of it."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stockpile.content import Content
from stockpile.lab.balance.money import WITH_GIFTS, EvenMoney, even_out, gaps_to_fair
from stockpile.lab.balance.parts import HELD, INVESTORS, LUCK, MODULES_PART, PLAYED, PURCHASES, SEATS
from stockpile.lab.balance.survey import BalancePart, RunOptions, Survey, SurveyResult
from stockpile.lab.intervals import Mean
from stockpile.lab.players import is_plugin_bot, make_player
from stockpile.lab.tournament.hold import BACKENDS

MONEY: Final = "money"
PARTS: Final[dict[str, BalancePart]] = {
    part.name: part for part in (SEATS, INVESTORS, HELD, PLAYED, PURCHASES, MODULES_PART, LUCK)
} | {MONEY: WITH_GIFTS}


@dataclass(frozen=True)
class PartSize:
    """How many deals of every cell are played if nobody says, who plays them, and the same for a quick look."""

    deals: int
    quick: int
    bot: str = "broker"


PART_SIZES: Final = {
    "seats": PartSize(200, 6),
    "investors": PartSize(100, 2),
    "held": PartSize(600, 6),
    "played": PartSize(25, 1, "shark@400"),
    "purchases": PartSize(60, 1),
    "modules": PartSize(120, 3),
    "luck": PartSize(60, 1),
    MONEY: PartSize(600, 6),
}
QUICK_BOT: Final = "broker"
COLUMNS: Final = ("part", "players", "game", "name", "count", "deals", "looks", "value", "mean", "low", "high")


class BalanceError(ValueError):
    """A report that cannot be; the text says why."""


@dataclass(frozen=True)
class BalancePlan:
    """What is asked for. All that comes out follows from it."""

    content: Content
    seed: int
    parts: tuple[str, ...] = tuple(PARTS)
    deals: int | None = None  # of every cell; None: as many as the part usually has
    bot: str | None = None  # who plays; None: as usual in the part
    quick: bool = False

    def deals_of(self, part: str) -> int:
        return self.deals or (PART_SIZES[part].quick if self.quick else PART_SIZES[part].deals)

    def bot_of(self, part: str) -> str:
        return self.bot or (QUICK_BOT if self.quick else PART_SIZES[part].bot)

    def survey(self, part: str) -> Survey:
        return Survey(PARTS[part], self.bot_of(part), self.seed, self.content)


@dataclass(frozen=True)
class Balance:
    """What was found."""

    plan: BalancePlan
    parts: dict[str, SurveyResult]
    evened: EvenMoney | None

    @property
    def surveys(self) -> tuple[SurveyResult, ...]:
        return (*self.parts.values(), *(self.evened.surveys if self.evened is not None else ()))

    @property
    def interrupted(self) -> bool:
        whole = [each for each in (*self.parts.values(), self.evened) if each is not None and each.is_whole]
        return len(whole) < len(self.plan.parts)

    def to_json(self) -> dict[str, object]:
        """Equal for equal seeds on every machine, with any number of jobs."""
        return {
            "seed": self.plan.seed,
            "content": self.plan.content.version,
            "interrupted": self.interrupted,
            "parts": {name: each.to_json() for name, each in self.parts.items()},
            MONEY: None if self.evened is None else self._money(self.evened),
        }

    def _money(self, evened: EvenMoney) -> dict[str, object]:
        return {
            "slope": evened.slope,
            "investors": [line.to_json() for line in money_lines(self.plan.content, evened)],
            "stages": [each.to_json() for each in evened.surveys],
        }


@dataclass(frozen=True)
class MoneyLine:
    """An investor's money as it is and as it would be equal, and how far from fair its share of wins is with both."""

    investor: str
    mark: str
    money: int
    even: int
    before: Mean
    after: Mean

    def to_json(self) -> dict[str, object]:
        means = {"before": self.before._asdict(), "after": self.after._asdict()}
        return {"investor": self.investor, "mark": self.mark, "money": self.money, "even": self.even, **means}


def money_lines(content: Content, evened: EvenMoney) -> list[MoneyLine]:
    """Every investor that was seen, from the one that needs most more to the one that needs most less."""
    last = evened.surveys[-1]
    before, after = (
        gaps_to_fair(evened.before.rows),
        gaps_to_fair(evened.after.rows if evened.after is not None else ()),
    )
    even = {card.key: card.money for card in last.survey.content.investors}
    lines = [
        MoneyLine(
            card.key,
            content.provenance.get(f"investors.{card.key}.money", "own"),
            card.money,
            even[card.key],
            before.get(card.key, Mean()),
            after.get(card.key, Mean()),
        )
        for card in content.investors
        if card.key in before
    ]
    return sorted(lines, key=lambda line: (line.before.mean or 0.0, line.investor))


def measure(plan: BalancePlan, way: RunOptions) -> Balance:
    """Play every part that is asked for. Ctrl-C ends it; what is there counts, and nothing more is started."""
    _check(plan, way)
    parts: dict[str, SurveyResult] = {}
    for name in plan.parts:
        if name == MONEY:
            continue
        parts[name] = way.survey(plan.survey(name), plan.deals_of(name))
        if not parts[name].is_whole:
            return Balance(plan, parts, None)
    evened = None
    if MONEY in plan.parts:
        evened = even_out(plan.survey(MONEY), plan.deals_of(MONEY), way.survey, INVESTORS)
    return Balance(plan, parts, evened)


def _check(plan: BalancePlan, way: RunOptions) -> None:
    for name in plan.parts:
        if name not in PARTS:
            raise BalanceError(f"there is no part {name!r}; there are: {', '.join(PARTS)}")
    if plan.bot is not None:
        make_player(plan.bot)  # refuses names, styles and budgets that there are not
        if is_plugin_bot(plan.bot):
            raise BalanceError(f"{plan.bot} is not ours: games are measured with bots whose every answer is their own")
    if way.on not in BACKENDS:
        raise BalanceError(f"nothing is played on {way.on!r}; it can be: {', '.join(BACKENDS)}")
    for number, what in ((1 if plan.deals is None else plan.deals, "deal"), (way.jobs, "job")):
        if number < 1:
            raise BalanceError(f"at least one {what} is needed, not {number}")


def report_lines(balance: Balance) -> Iterator[dict[str, object]]:
    """A line for every value of everything that was looked at, for other programs."""
    for surveyed in balance.surveys:
        for row in surveyed.rows:
            players, game, *rest = row.key
            named = dict(zip(("name", "count"), (*rest, "", ""), strict=False))
            for value, mean in row.values.items():
                yield {
                    "part": surveyed.survey.part.name,
                    "players": players,
                    "game": game,
                    **named,
                    "deals": row.deals,
                    "looks": row.looks,
                    "value": value,
                    **mean._asdict(),
                }


def write_csv(balance: Balance, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(report_lines(balance))
