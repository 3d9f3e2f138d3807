"""A server full of tables, each at a question of its own, and one page that goes from table to table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from stockpile.i18n import is_known, say
from stockpile.rules.answers import ANSWERS, PASS, PILE_NAMES, Answer, parse
from stockpile.rules.cards import BOOM, CARDS, COMMODITY, COMPANIES, FEE, FORMS, MARKET, SIDES
from stockpile.rules.events import MoneyMoved
from stockpile.rules.figures import Figures
from stockpile.rules.step import seat_of, step_of
from stockpile.rules.strategy import STRATEGIES
from stockpile.server.db.engine import file_url
from stockpile.server.guests.guests import COOKIE
from stockpile.server.protocol import By
from tests.browser.conftest import PATIENCE, is_complaint
from tests.support.clicking import Person
from tests.support.positions import Position
from tests.support.running import serving
from tests.support.server_process import SEED
from tests.support.stored_tables import answers_of, store_positions, table_id

SCRIPTS = [Path(__file__).with_name(name) for name in ("sweep.js", "sight.js")]
DESK, PHONE = (1440, 900), (390, 844)
PLACING = ("place", "open", "commerce")
SALES = ("sell", "sell-some")
BASKETS = (*PLACING, *SALES, "discard")
# Answers that are chosen where they are on the table, too: on a company, a pile, a card of it, a space, a pair, a seat.
ON_TABLE = frozenset(
    "bid boom bust up down company keep-company take split reveal give pile first-player card pair seat".split()
)


@dataclass(frozen=True)
class Offer:
    """What the confirming button said, and what it would have sent."""

    where: str  # on the desk or on the table
    said: str
    answers: tuple[int, ...]


@dataclass
class Sights:
    """Where market and piles were seen: by the window's size and the number of piles."""

    places: dict[tuple[tuple[int, int], int], set[str]] = field(default_factory=dict)

    def add(self, size: tuple[int, int], piles: int, places: list[list[int]]) -> None:
        self.places.setdefault((size, piles), set()).add(str(places))

    def moved(self) -> list[str]:
        """Where the screen holds the whole table, market and piles are always in the same place."""
        return [
            f"market and piles move at {size}: {sorted(places)}"
            for (size, _), places in self.places.items()
            if len(places) > 1 and size[0] > 960 and size[1] > 600
        ]


@dataclass
class QuestionTables:
    """The tables, and the page of the guest who sits at all of them."""

    page: Page
    database: str
    places: dict[Position, str]
    complaints: list[str] = field(default_factory=list)
    sights: Sights = field(default_factory=Sights)

    def visit(self, position: Position) -> None:
        """Go to a table and wait for its question. As with the back button, nothing is loaded anew."""
        self.page.evaluate("visit", f"/table/{self.places[position]}")
        self.desk_at(position.question, len(position.answers)).wait_for()

    def desk_at(self, question: str, number: int) -> Locator:
        """The desk while this is asked after so many answers."""
        return self.page.locator(f"[data-question='{question}'][data-number='{number}']")

    def look(self, size: tuple[int, int]) -> list[str]:
        """What cannot be seen of the open question at this size of the window."""
        width, height = size
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
        found: Any = self.page.evaluate("sight()")
        self.sights.add(size, self.page.locator("article.pile").count(), found["places"])
        problems: list[str] = found["problems"]
        return problems

    def sentences(self) -> list[str]:
        """The question as it is put, and the help that is offered with it."""
        said: list[str] = self.page.evaluate("sentences()")
        return said

    def offers(self, seed: int) -> list[Offer]:
        """Everything that clicking can send now."""
        rng = Random(seed)
        found: Any = self.page.evaluate("dice => sweep(dice)", [rng.randrange(1000) for _ in range(25)])
        assert found["problems"] == [], found["problems"]
        return [
            Offer(each["where"], each["said"], tuple(parse(text).number for text in each["answers"]))
            for each in found["offers"]
        ]

    def send(self, position: Position, offers: Sequence[Offer], seed: int) -> None:
        """Answer with the mouse, by chance; what comes to be stored must be what the page said."""
        person = Person(self.page, seed)
        person.prepare(position.question)
        said = person.desk.locator(".confirm").inner_text()
        basket: list[list[str]] = self.page.evaluate("basket()")
        person.confirm()
        number = len(position.answers)
        self.desk_at(position.question, number).wait_for(state="detached")
        stored = self.stored(position)
        given = [answer for answer, by in stored[number:] if by == "player"]
        if position.question in BASKETS:
            figures = position.game.figures
            meant = [in_basket(ANSWERS[each], figures) for each in given if each != PASS.number]
            assert Counter(map(tuple, basket)) == Counter(meant)
        else:
            assert {each.answers for each in offers if each.said == said} == {tuple(given)}
        assert stored[: number + len(given)] == [*stored[:number], *[(each, "player") for each in given]]

    def stored(self, position: Position) -> list[tuple[int, By]]:
        """All answers of a table that are on disk."""
        return answers_of(self.database, self.places[position])

    def unsaid(self) -> bool:
        """Whether a message is missing or lacks a fact, in what is seen or in a label."""
        return bool(self.page.evaluate("document.documentElement.outerHTML.includes('⟦')"))


@contextmanager
def open_question_tables(
    chromium: Browser,
    folder: Path,
    positions: Iterable[Position],
    size: tuple[int, int] = DESK,
    **options: Any,
) -> Iterator[QuestionTables]:
    """The server starts on a database in which every table is stored already."""
    places = {position: table_id(number) for number, position in enumerate(positions)}
    database = file_url(folder / "tables.sqlite")
    cookie = store_positions(database, list(places))
    with serving(folder, seed=SEED) as server:
        address = f"http://{server}"
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", base_url=address, **options
        )
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
        for script in SCRIPTS:
            context.add_init_script(path=script)
        context.set_default_timeout(PATIENCE)
        question_tables = QuestionTables(context.new_page(), database, places)
        question_tables.page.goto("/")
        question_tables.page.on("pageerror", lambda error: question_tables.complaints.append(str(error)))
        question_tables.page.on("console", lambda line: _hear(question_tables, line.text, line.type))
        try:
            yield question_tables
        finally:
            context.close()


def _hear(question_tables: QuestionTables, text: str, kind: str) -> None:
    if is_complaint(text, kind):
        question_tables.complaints.append(text)


# What answers are called.


def names_in(answer: Answer) -> list[str]:
    """The names of what an answer is about: whoever reads the button must find them there."""
    names = []
    for word in str(answer).split()[1:]:
        keys = [f"{kind}-{word}" for kind in ("company", "investor", "strategy", "commerce")]
        names += [say(key) for key in keys if is_known(key)]
        names += [f"pile {word}"] if word in PILE_NAMES else []
    return names


def in_basket(answer: Answer, figures: Figures) -> tuple[str, ...]:
    """A part of a basket as the desk shows it."""
    args = answer.args
    if answer.name == "place":
        kind, side, pile = args
        return say("web-take-up", card=_card(kind, figures)), say(f"side-{SIDES[side]}"), PILE_NAMES[pile]
    if answer.name == "commerce":
        return say("web-take-up", card=_card(COMMODITY + args[0], figures)), PILE_NAMES[args[1]]
    if answer.name == "discard":
        return (say(f"strategy-{STRATEGIES[args[0]].key}"),)
    form = FORMS[args[0]] if answer.name == "sell" else ("share", "half")[args[0]]
    what = say(f"web-form-{form}", company=say(f"short-{COMPANIES[args[1]]}"))
    return (say("web-form-short", what=what) if answer.name == "short" else what,)


def _card(kind: int, figures: Figures) -> str:
    if kind < BOOM:
        return say(f"company-{MARKET[kind]}")
    if kind < FEE:
        return say(f"card-{MARKET[kind]}")
    if kind < COMMODITY:
        return say("card-fee", value=say("web-money", amount=figures.fees[kind - FEE]))
    return say(f"commerce-{CARDS[kind]}")


# What a basket does.


def proceeds(position: Position, answers: Iterable[int]) -> int:
    """What the bank pays for the shares of a basket: each answer must be legal, and the last one ends the question."""
    game = position.game
    depth, frame = len(game.agenda), game.agenda[-1]
    heard = game.record_events()
    for number in answers:
        assert len(game.agenda) == depth and _is_same_turn(game.agenda[-1], frame), position
        game.play(ANSWERS[number])
    assert len(game.agenda) != depth or not _is_same_turn(game.agenda[-1], frame), position
    return sum(each.amount for each in heard if isinstance(each, MoneyMoved) and each.reason == "sale")


def _is_same_turn(frame: int, other: int) -> bool:
    return (step_of(frame), seat_of(frame)) == (step_of(other), seat_of(other))
