"""The guided first game and the short lessons: real games on a given deal, against bots that know their part.

A lesson is a file in `data`: what is played, the deal, which rounds are over already, and what the rivals do so
that the moments come that the lesson is about.

>>> first = load_lesson("first")
>>> first.config.players, first.content is load()
(4, True)
>>> first.wishes(1, 1)[:2]
(place labs up A, place fee-1 down A)
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from stockpile.content import Content, lay_over_content, load
from stockpile.content.model import parse_forecast
from stockpile.rules.answers import ANSWERS, INVESTORS, PASS, STRATEGIES, Answer, parse
from stockpile.rules.cards import COMMODITIES, COMPANIES, MARKET
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import Config
from stockpile.rules.events import Event, MeepleReturned
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game, View

# In the order in which the page offers them: the guided game first.
LESSONS: Final = (
    *("first", "bonds", "commodities", "dice", "strategies"),
    *("investor", "first-player", "advanced-board", "two-players"),
)
FOLDER: Final = Path(__file__).parent / "data" / "lessons"
PLAYER: Final = 0  # the learner's seat
RIVAL: Final = "intern"
SEED: Final = 11  # for what a deal leaves open
COMMERCE: Final = (*COMMODITIES, "tax")


@dataclass(frozen=True)
class Lesson:
    """One lesson. Its content may differ from ours: a short lesson has fewer rounds. Rounds before `begins` are over.

    A rival answers with the first of its wishes for the round that is legal, and otherwise as a bot does. The rival
    `outbids` outbids the player, once, as soon as it can. In the rounds of `asks` the player is asked about dividends.
    """

    key: str
    config: Config
    content: Content
    chance: Chance
    begins: int = 0
    outbids: int | None = None
    asks: frozenset[int] = frozenset()
    _wishes: Mapping[tuple[int, int], tuple[Answer, ...]] | None = None

    def wishes(self, of_round: int, seat: int) -> tuple[Answer, ...]:
        return (self._wishes or {}).get((of_round, seat), ())


@cache
def load_lesson(key: str) -> Lesson:
    """A lesson by its key, which must be one of LESSONS."""
    file = tomllib.loads((FOLDER / f"{key}.toml").read_text("utf-8"))
    config = Config(file["players"], tuple(file.get("modules", ())))
    figures = file.get("figures", {})
    content = lay_over_content(load(), figures) if figures else load()
    return Lesson(
        key,
        config,
        content,
        _deal(file["deal"], config, content),
        file.get("begins", 1) - 1,
        file.get("outbids"),
        frozenset(number - 1 for number in file.get("asks", ())),
        {(part["round"] - 1, part["seat"]): tuple(map(parse, part["answers"])) for part in file.get("rivals", ())},
    )


def _deal(file: Mapping[str, Any], config: Config, content: Content) -> Chance:
    """What the file says of the decks. The rest is drawn, always the same."""
    return draw(
        figures_for(config, content),
        Random(SEED),
        first=file.get("first", PLAYER),
        shares=_numbers(file.get("shares", ""), COMPANIES),
        market=_numbers(" ".join(file.get("market", ())), MARKET),
        pairs=tuple(_pairs(row) for row in file.get("pairs", ())),
        dice=tuple(tuple(map(parse_forecast, row.split())) for row in file.get("dice", ())),
        commerce=_numbers(file.get("commerce", ""), COMMERCE),
        investors=_numbers(file.get("investors", ""), INVESTORS),
        strategies=_numbers(file.get("strategies", ""), STRATEGIES),
    )


def _numbers(text: str, names: tuple[str, ...] | list[str]) -> tuple[int, ...]:
    return tuple(names.index(name) for name in text.split())


def _pairs(text: str) -> tuple[int, ...]:
    """`labs +4, steel -3 ...`, in dealt order."""
    words = [pair.split() for pair in text.split(",")]
    return tuple(number for company, figure in words for number in (COMPANIES.index(company), parse_forecast(figure)))


# What is answered by the book.


def rival_answer(key: str, view: View, heard: Callable[[], Sequence[Event]]) -> Answer | None:
    """The answer of a rival that has a part here. It needs no more than the rival sees."""
    if key not in LESSONS:
        return None
    lesson, seat, legal = load_lesson(key), view.observer, [ANSWERS[number] for number in view.legal or ()]
    wished = [wish for wish in lesson.wishes(view.round, seat) if wish in legal]
    if seat == lesson.outbids and not _has_been_outbid(heard()):
        wished = _over_the_player(view, legal) + wished
    return wished[0] if wished else None


def asks_about_dividends(key: str, of_round: int) -> bool:
    """Whether the player is asked in this round, to learn why one would hide a share."""
    return key in LESSONS and of_round in load_lesson(key).asks


def _has_been_outbid(heard: Sequence[Event]) -> bool:
    return any(isinstance(event, MeepleReturned) and event.seat == PLAYER for event in heard)


def _over_the_player(view: View, legal: Sequence[Answer]) -> list[Answer]:
    """The lowest bid over the player's meeple."""
    stands = [bid.pile for bid in view.bids if bid.seat == PLAYER and not bid.outbid]
    return [answer for answer in legal if answer.name == "bid" and answer.args[0] in stands][:1]


def answers_before(lesson: Lesson) -> list[Answer]:
    """The answers of the rounds that are over at the start: each player took the pile they built, for nothing."""
    game = Game.new(lesson.config, content=lesson.content, chance=lesson.chance)
    given: list[Answer] = []
    while game.round < lesson.begins:
        given.append(_quiet_answer(game))
        game.play(given[-1])
    return given


def _quiet_answer(game: Game) -> Answer:
    """Each player uses the pile with their own number, sells nothing and does nothing else that can be left out."""
    answers = game.decision.answers
    own = [answer for answer in answers if answer.name in ("place", "commerce", "bid", "first-player")]
    mine = [answer for answer in own if _pile_of(answer) == game.asked]
    return (mine or [answer for answer in answers if answer is PASS] or list(answers))[0]


def _pile_of(answer: Answer) -> int:
    return answer.args[0] if answer.name in ("bid", "first-player") else answer.args[-1]
