"""Illegal answers: refused with the decision and a reason, and nothing has happened."""

import pickle

import pytest

from stockpile.rules.answers import ANSWERS, parse
from stockpile.rules.decision import GameOver, IllegalAnswer
from tests.support.table import Table, shows

QUESTIONS = ("place", "bid", "action", "sell", "dividend")


def at(question: str) -> Table:
    """A table of two where seat 0 is asked; it has one Boom in the action phase."""
    table = Table(2, market="boom steel steel steel  cosmic fee-1  labs labs  labs labs", pairs="steel+1 cosmic$$")
    table.skip_to(question, 0)
    return table


@shows("R-INFO-4")
@pytest.mark.parametrize(
    ("question", "answer", "reason"),
    [
        ("place", "bid A 0", "not-an-answer-to-this"),
        ("place", "pass", "not-an-answer-to-this"),
        ("place", "place cosmic up E", "no-such-pile"),
        ("place", "place bank up A", "not-in-your-hand"),
        ("bid", "place cosmic up A", "not-an-answer-to-this"),
        ("bid", "pass", "not-an-answer-to-this"),
        ("bid", "bid E 0", "no-such-pile"),
        ("action", "pass", "booms-and-busts-must-be-played"),
        ("action", "up steel", "not-an-answer-to-this"),
        ("action", "bust steel", "no-such-card"),
        ("sell", "bid A 0", "not-an-answer-to-this"),
        ("sell", "show 1", "not-an-answer-to-this"),
        ("sell", "sell share auto", "more-than-you-hold"),
        ("sell", "sell whole cosmic", "more-than-you-hold"),
        ("sell", "sell half cosmic", "more-than-you-hold"),
        ("dividend", "pass", "not-an-answer-to-this"),
        ("dividend", "sell share cosmic", "not-an-answer-to-this"),
        ("dividend", "show 20", "more-than-you-hold"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(question: str, answer: str, reason: str) -> None:
    at(question).refuses(answer, reason)


@shows("R-SUP-2")
def test_reasons_that_need_a_first_card_on_the_table() -> None:
    table = at("place")
    table.place(0, "cosmic up A")
    table.refuses("place fee-1 up A", "one-up-one-down")
    table.refuses("place cosmic down A", "not-in-your-hand")


@shows("R-DEM-1", "R-DEM-2", "R-DEM-9")
def test_reasons_that_need_meeples_on_the_tracks() -> None:
    table = at("bid")
    table.bids("0:A10 1:B15")
    table.refuses("bid A 7", "your-other-meeple-is-there")
    table.refuses("bid B 2", "only-a-higher-space")
    table.refuses("bid B 7", "costs-more-than-you-have")


@shows("R-INFO-4")
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_there_is_is_legal_or_refused(question: str) -> None:
    table = at(question)
    before = table.game.to_json()
    legal = set(table.game.legal)
    reasons = set()
    for answer in ANSWERS:
        if answer.number in legal:
            continue
        with pytest.raises(IllegalAnswer) as caught:
            table.game.play(answer)
        reasons.add(caught.value.reason)
    assert table.game.to_json() == before
    assert set(table.game.legal) == legal
    assert "not-an-answer-to-this" in reasons


@shows("R-INFO-4")
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_legal_answer_is_taken(question: str) -> None:
    for answer in at(question).game.decision.answers:
        table = at(question)
        table.game.play(answer)
        assert table.game != at(question).game


def test_after_a_refusal_the_game_goes_on_as_if_it_had_not_been() -> None:
    refused = at("bid")
    plain = at("bid")
    refused.refuses("bid E 7", "no-such-pile")
    for table in (refused, plain):
        table.bids("0:A1 1:B0 0:C0 1:D0")
    assert refused.game == plain.game
    assert refused.events == plain.events


def test_when_the_game_is_over_nothing_is_asked_any_more() -> None:
    table = Table(5)
    while not table.game.over:
        table.skip_round()
    before = table.game.to_json()
    for ask in (
        lambda: table.game.decision,
        lambda: table.game.asked,
        lambda: table.game.legal,
        lambda: table.game.play(parse("pass")),
    ):
        with pytest.raises(GameOver, match="nothing is asked any more"):
            ask()
    assert table.game.to_json() == before
    assert table.view(0).decision is None
    assert (table.view(0).asked, table.view(0).question, table.view(0).answers) == (-1, "", ())


@pytest.mark.parametrize("text", ["", "bid", "bid F 0", "bid A 8", "sell steel", "Bid A 0", "place steel up"])
def test_a_text_that_is_no_answer(text: str) -> None:
    with pytest.raises(ValueError, match="no answer reads"):
        parse(text)


def test_a_game_that_refused_can_be_pickled_and_goes_on() -> None:
    table = at("sell")
    table.refuses("show 1", "not-an-answer-to-this")
    again = pickle.loads(pickle.dumps(table.game))
    assert again == table.game
    assert again.decision == table.game.decision
