"""Every question that a person can be asked, of every investor, strategy and module, answered by clicking."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from stockpile.i18n import say
from stockpile.rules.answers import ANSWERS, PASS
from stockpile.rules.cards import UP
from stockpile.rules.config import MODULES, Config
from stockpile.rules.game import Game
from tests.support.positions import Position, first_with, positions, questions, wanted
from tests.support.question_tables import (
    BASKETS,
    DESK,
    ON_TABLE,
    PHONE,
    PLACING,
    SALES,
    Offer,
    QuestionTables,
    names_in,
    open_question_tables,
    proceeds,
)

SENTENCE = re.compile(r"[A-Z0-9].*[.?]", re.DOTALL)
SCREENS = (PHONE, DESK)
# Of each question so many are answered and seen on both screens, in the long form all. Of every one it is checked what
# would be sent, and that it is seen on one of the screens.
THOROUGH = 3


@cache
def five() -> Position:
    return first_with(Config(5, MODULES), "bid")


@cache
def before_dividend() -> list[Position]:
    """Passing here, the person holds cards when a dividend is paid: in one game asking is switched on, in one not."""
    return [first_with(Config(players), "sell", then="dividend") for players in (3, 4)]


@pytest.fixture(scope="module")
def question_tables(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuestionTables]:
    with open_question_tables(
        chromium, tmp_path_factory.mktemp("parlour"), [*positions(), five(), *before_dividend()]
    ) as opened:
        yield opened
        assert opened.complaints == []
        assert opened.sights.moved() == []


def test_nothing_that_can_be_asked_is_left_out() -> None:
    assert wanted() - {aspect for each in positions() for aspect in each.shows} == set()


@pytest.mark.parametrize("question", questions())
def test_every_answer_is_reached_by_clicking_alone(question_tables: QuestionTables, question: str, long: bool) -> None:
    asked = [each for each in positions() if each.question == question]
    assert asked
    for seed, position in enumerate(asked):
        question_tables.visit(position)
        thorough = long or seed < THOROUGH
        # From one screen to the other and, at the next table, back: what follows is done at each of them in turn.
        screens = (SCREENS if seed % 2 else SCREENS[::-1])[: 2 if thorough else 1]
        assert [each for screen in screens for each in question_tables.look(screen)] == [], position
        assert all(SENTENCE.fullmatch(each) for each in question_tables.sentences()), position
        offers = question_tables.offers(seed)
        if question in BASKETS:
            check_baskets(position, offers)
        else:
            check_answers(position, offers)
        assert not question_tables.unsaid(), position
        if thorough:
            question_tables.send(position, offers, seed)


def check_answers(position: Position, offers: list[Offer]) -> None:
    """Each legal answer is sent by one control of the desk and, where it is on the table, by that; no other is."""
    legal = {(number,) for number in position.game.legal}
    assert {each.answers for each in offers if each.where == "desk"} == legal, position
    lit = {(number,) for (number,) in legal if ANSWERS[number].name in ON_TABLE}
    assert {each.answers for each in offers if each.where == "table"} == lit, position
    assert len({each.said for each in offers}) == len(legal), position  # no two answers under one name
    for offer in offers:
        for name in names_in(ANSWERS[offer.answers[0]]):
            assert name in offer.said, position


def check_baskets(position: Position, offers: list[Offer]) -> None:
    """Whatever can be put together is legal and complete, and each answer legal now is in some basket."""
    for offer in offers:
        paid = proceeds(position, offer.answers)
        if position.question in SALES and offer.answers != (PASS.number,):
            assert say("web-money", amount=paid) in offer.said, position
    assert set(position.game.legal) <= {number for each in offers for number in each.answers}, position
    if position.question in PLACING:
        assert any(each.where == "table" for each in offers), position
        assert {sides_in(each.answers) for each in offers} == sides_allowed(position.game), position


def sides_in(answers: Sequence[int]) -> tuple[int, ...]:
    """How the cards of a basket lie, in no order; commerce cards always face-up."""
    return tuple(sorted(ANSWERS[number].args[1] if ANSWERS[number].name == "place" else UP for number in answers))


def sides_allowed(game: Game) -> set[tuple[int, ...]]:
    """All that the rules allow: Stuart may hide both of his cards, nobody may show both."""
    firsts = {sides_in([number]): number for number in game.legal}
    allowed = set()
    for sides, number in firsts.items():
        then, asked = game.copy(), game.decision
        then.play(ANSWERS[number])
        same = (then.decision.seat, then.decision.question) == (asked.seat, asked.question)
        allowed |= {tuple(sorted(sides + more)) for more in sides_allowed(then)} if same else {sides}
    return allowed


def test_who_wants_to_be_asked_about_dividends_is_asked(question_tables: QuestionTables) -> None:
    unasked, asked = before_dividend()
    for position in (unasked, asked):
        question_tables.visit(position)
        page = question_tables.page
        if position is asked:
            page.get_by_role("radio", name=say("web-ask-me")).check()
        page.locator(".confirm").click()
        number = len(position.answers) + 1
        if position is asked:
            question_tables.desk_at("dividend", number).wait_for()
            page.locator(".count").first.click()
            page.locator(".confirm").click()
            number += 1
        page.wait_for_function(
            "number => document.querySelector('[data-question]').dataset.number > number", arg=number
        )
        (answer, by) = question_tables.stored(position)[len(position.answers) + 1]
        assert ANSWERS[answer].name == "show"
        assert (by == "player") == (position is asked)


def test_five_piles_are_seen_on_every_screen(question_tables: QuestionTables) -> None:
    question_tables.visit(five())
    expect(question_tables.page.locator("article.pile")).to_have_count(5)
    assert [each for screen in (*SCREENS, (1280, 800)) for each in question_tables.look(screen)] == []
    rights = question_tables.page.locator("article.pile").evaluate_all(
        "piles => piles.map(pile => pile.getBoundingClientRect().right)"
    )
    assert max(rights) <= 1280  # all at once; on a phone they are a strip that swipes, with a dot for each
