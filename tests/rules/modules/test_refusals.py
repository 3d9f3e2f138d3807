"""Every question of every module: what is not an answer is refused with a reason, and nothing has happened."""

from random import Random

import pytest

from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import MODULES, Config
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.game import Game
from tests.support.table import shows

OTHER = "not-an-answer-to-this"
# By question: the reasons that a refusal can give.
REASONS = {
    "choose-investor": {OTHER, "not-in-your-hand"},
    "bid-investor": {
        OTHER,
        "no-such-pile",
        "your-other-meeple-is-there",
        "costs-more-than-the-investor-has",
        "only-a-higher-space",
    },
    "discard": {OTHER, "not-in-your-hand"},
    "bonds": {OTHER, "more-bonds-than-a-round-allows", "costs-more-than-you-have", "no-bonds-left"},
    "open": {OTHER, "no-such-pile", "not-in-your-hand", "one-card-on-each-pile", "one-down-the-others-up"},
    "place": {OTHER, "no-such-pile", "not-in-your-hand", "one-up-one-down"},
    "commerce": {OTHER, "no-such-pile", "not-in-your-hand", "two-different-piles"},
    "first-player-card": {OTHER, "no-such-pile"},
    "bid": {
        OTHER,
        "no-such-pile",
        "your-other-meeple-is-there",
        "costs-more-than-you-have",
        "only-a-higher-space",
        "not-possible-now",
    },
    "hand-over": {OTHER, "no-such-seat"},
    "ability": {OTHER, "not-your-ability"},
    "investor": {OTHER, "not-possible-now"},
    "action": {OTHER, "no-such-card", "booms-and-busts-must-be-played", "not-possible-now"},
    "strategy": {OTHER, "not-possible-now"},
    "sell-some": {OTHER, "not-possible-now"},
    "sell": {OTHER, "more-than-you-hold", "not-possible-now"},
    "dividend": {OTHER, "more-than-you-hold"},
}


def refusals(game: Game) -> set[str]:
    """The reasons with which the open question refuses all that is not among its answers."""
    before = game.to_json()
    decision = game.decision
    legal = set(game.legal)
    reasons = set()
    for answer in ANSWERS:
        if answer.number not in legal:
            with pytest.raises(IllegalAnswer) as caught:
                game.play(answer)
            assert (caught.value.answer, caught.value.decision) == (answer, decision)
            reasons.add(caught.value.reason)
    assert game.to_json() == before
    assert game.decision == decision
    return reasons


@shows("R-INFO-4")
def test_every_question_refuses_with_reasons_of_its_own_and_changes_nothing() -> None:
    """In random games with everything on, most of them of two, who have two investors each."""
    seen: dict[str, set[str]] = {}
    kinds: set[str] = set()
    for seed in range(60):
        game = Game.new(Config((2, 3, 2, 4, 2, 5)[seed % 6], MODULES), seed=seed)
        rng = Random(seed)
        while not game.over:
            decision = game.decision
            kind = str((decision.question, decision.subject, game.players == 2))
            if kind not in kinds:
                kinds.add(kind)
                seen.setdefault(decision.question, set()).update(refusals(game))
            game.play(ANSWERS[rng.choice(game.legal)])
    assert set(seen) == set(REASONS)
    for question, reasons in seen.items():
        assert reasons <= REASONS[question], question
