"""Who knows what (R-INFO-1, R-INFO-2, R-INFO-4, R-INFO-5). Memory is in test_knowledge.py."""

from fractions import Fraction
from random import Random

import pytest

from stockpile.rules.cards import BANK, COMPANIES, COSMIC, ELECTRIC, LABS
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View
from tests.support.table import SHOWN_WITH, Table, shows

PUBLIC = (
    "round first phase phase_name deck_left money prices fees discard split cards hands meeple_seat meeple_space asked "
    "question public_known public_barred tally"
).split()


@shows("R-INFO-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_public_is_the_same_in_every_view_and_true(players: int) -> None:
    table = Table(players, market="boom bust fee-3 labs")
    while not table.game.over:
        views = [table.view(observer) for observer in [*range(players), None]]
        for name in PUBLIC:
            assert len({str(getattr(view, name)) for view in views}) == 1, name
        game = table.game
        view = views[-1]
        assert (view.money, view.prices, view.fees) == (game.money, game.prices, game.fees)
        assert (view.split, view.discard) == (game.split, game.discard)
        assert view.cards == [game.cards_of(seat) for seat in range(players)]
        assert (view.meeple_seat, view.meeple_space) == (game.meeple_seat, game.meeple_space)
        table.play_harmlessly()


@shows("R-INFO-2")
@pytest.mark.parametrize("nobody", [-64, -1, 4, 5, 64, 65, 1 << 40])
def test_who_does_not_sit_at_the_table_is_shown_nothing(nobody: int) -> None:
    with pytest.raises(ValueError, match="nobody sits at seat"):
        Game.new(Config(3), seed=1).view(nobody)


@shows("R-INFO-1")
def test_action_cards_not_played_yet_count_among_the_cards_of_a_portfolio() -> None:
    table = Table(3, market="boom labs labs  bust auto")
    table.skip_to("action")
    assert table.view(None).cards[0] == 4
    table.answer(0, "boom auto", "bust auto")
    assert table.view(None).cards[0] == 2


def swapped(chance: Chance, first: int, second: int) -> Chance:
    """The market deck with two cards swapped."""
    deck = list(chance.market)
    deck[first], deck[second] = deck[second], deck[first]
    return Chance(chance.first, chance.shares, tuple(deck), chance.pairs)


def views(chance: Chance, answers: int, observer: int | None) -> list[View]:
    """What an observer sees at each of so many harmless answers."""
    table = Table(4)
    table.game = Game.new(Config(4), chance=chance)
    seen = []
    for _ in range(answers):
        seen.append(table.view(observer))
        table.play_harmlessly()
    return seen


@shows("R-INFO-2")
def test_a_hand_is_known_to_its_holder_alone() -> None:
    ours = Table(4).game.chance
    # Round 1: four cards on the piles, then the hands of seats 0 to 3. Card 70 comes in the last round.
    other = swapped(ours, 11, 70)
    assert ours.market[11] != other.market[11]
    assert views(ours, 7, 3) != views(other, 7, 3)
    for observer in (0, 1, 2, None):
        # Seat 3 places its first card face-up and this one face-down: the others see no difference.
        assert views(ours, 8, observer) == views(other, 8, observer)


@shows("R-INFO-2")
def test_the_deck_is_known_to_nobody() -> None:
    ours = Table(4).game.chance
    other = swapped(ours, 12, 70)
    assert ours.market[12] != other.market[12]
    questions = 8 + 4
    for observer in (0, 1, 2, 3, None):
        assert views(ours, questions, observer) == views(other, questions, observer)


@shows("R-INFO-2")
def test_pairs_are_known_to_who_was_dealt_them_and_face_down_ones_to_nobody() -> None:
    ours = Table(4, pairs="cosmic+4 bank-3 labs+2 auto-2 steel$$ electric+1").game
    pairs = "cosmic+4 bank+1 labs+2 auto-2 steel$$ electric-3"  # bank is seat 1's, electric lies face-down
    other = Table(4, pairs=pairs).game
    for observer in (0, 2, 3, None):
        assert ours.view(observer) == other.view(observer)
    assert ours.view(1) != other.view(1)


@shows("R-INFO-2")
def test_regular_cards_are_known_to_their_holder_alone() -> None:
    ours = Table(4, shares="cosmic bank labs auto", market="steel").game
    deck = list(ours.chance.market)
    last = len(deck) - 1 - deck[::-1].index(ELECTRIC)
    deck[last] = BANK
    chance = Chance(0, (COSMIC, ELECTRIC, LABS, 3), tuple(deck), ours.chance.pairs)
    other = Game.new(Config(4), chance=chance, content=SHOWN_WITH)
    for observer in (0, 2, 3, None):
        assert ours.view(observer) == other.view(observer)
    assert ours.view(1) != other.view(1)


@shows("R-INFO-2")
def test_unplayed_actions_are_known_to_their_holder_alone() -> None:
    seen = {}
    for card in ("boom", "labs"):
        table = Table(4, market=f"auto auto auto auto  bust bank  auto bank  auto {card}")
        table.skip_to("action")
        assert table.asks(0, "action")
        seen[card] = {observer: table.view(observer) for observer in (0, 1, 2, 3, None)}
    for observer in (0, 1, 3, None):
        assert seen["boom"][observer] == seen["labs"][observer]
    assert seen["boom"][2] != seen["labs"][2]


@shows("R-INFO-4")
def test_answers_are_for_the_asked_seat_alone() -> None:
    table = Table(4)
    assert table.view(0).decision == table.game.decision
    for observer in (1, 2, 3, None):
        view = table.view(observer)
        assert view.legal is None
        assert view.answers == ()
        assert view.decision is not None
        assert (view.decision.seat, view.decision.question, view.decision.answers) == (0, "place", ())


@shows("R-INFO-4")
def test_the_written_view_says_no_more_than_the_view() -> None:
    ours = Table(4, pairs="cosmic+4 bank-3 labs+2 auto-2 steel$$ electric+1")
    other = Table(4, pairs="cosmic+4 bank+1 labs+2 auto-2 steel$$ electric-3")
    assert ours.view(0).to_json() == other.view(0).to_json()
    assert str(ours.view(0).odds(BANK)) == str(other.view(0).odds(BANK))


@shows("R-INFO-5")
@pytest.mark.parametrize(("players", "unseen"), [(2, 4), (3, 4), (4, 4), (5, 4)])
def test_forecasts_not_seen_are_equally_likely_for_companies_not_seen(players: int, unseen: int) -> None:
    table = Table(players)
    view = table.view(0)
    for company in range(6):
        odds = view.odds(company)
        assert sum(odds.values()) == 1
        certain = view.forecast(company)
        if certain:
            assert odds == {certain: Fraction(1)}
        else:
            assert odds == dict.fromkeys(view.open_forecasts(), Fraction(1, unseen))


@shows("R-INFO-5")
def test_a_spectator_works_with_the_public_pair() -> None:
    view = Table(4, pairs="cosmic+4 bank-3 labs+2 auto-2 steel$$ electric+1").view(None)
    assert view.odds(4) == {12: 1}
    assert view.odds(COSMIC) == dict.fromkeys([4, -3, 2, -2, 1], Fraction(1, 5))
    view = Table(2).view(None)
    assert view.odds(COSMIC) == dict.fromkeys([4, -3, 2, -2, 12, 1], Fraction(1, 6))


@shows("R-INFO-5")
def test_pairs_shown_in_the_movement_sharpen_the_odds() -> None:
    table = Table(4, pairs="cosmic+4 bank$$ labs-3 auto+2 steel+1 electric-2")
    table.skip_to("dividend")
    view = table.view(3)
    # Shown: cosmic and bank. Known: its own auto and the public steel. Open: labs and electric.
    assert view.odds(LABS) == view.odds(ELECTRIC) == {-3: Fraction(1, 2), -2: Fraction(1, 2)}
    assert table.view(2).odds(ELECTRIC) == {2: Fraction(1, 2), -2: Fraction(1, 2)}
    assert table.view(2).odds(LABS) == {-3: 1}


@shows("W-2", "R-INFO-5")
def test_private_cosmic_minus_3_and_public_bank_minus_2_leave_no_other_fall() -> None:
    view = Table(4, pairs="cosmic-3 labs+4 auto+2 steel+1 bank-2 electric$$").view(0)
    assert view.forecast(COSMIC) == -3
    assert view.forecast(BANK) == -2
    for company in range(2, 6):
        assert view.odds(company) == dict.fromkeys([4, 2, 1, 12], Fraction(1, 4))


@shows("R-INFO-5", "R-INF-3")
def test_sampled_worlds_deal_every_pair_that_could_be_and_no_other() -> None:
    view = Table(4, pairs="cosmic-3 labs+4 auto+2 steel+1 bank-2 electric$$").view(0)
    rng = Random(5)
    worlds = [view.sample(rng).pairs for _ in range(400)]
    for pair in (1, 2, 3, 5):
        dealt = {(world[2 * pair], world[2 * pair + 1]) for world in worlds}
        assert dealt == {(company, code) for company in (2, 3, 4, 5) for code in (4, 2, 1, 12)}
    for world in worlds:
        assert (world[0:2], world[8:10]) == ([COSMIC, -3], [BANK, -2])
        assert sorted(world[0::2]) == list(range(6))


@shows("R-INFO-5")
def test_odds_are_part_of_the_written_view() -> None:
    data = Table(4, pairs="cosmic-3 labs+4 auto+2 steel+1 bank-2 electric$$").view(0).to_json()
    odds = data["odds"]
    assert isinstance(odds, dict)
    assert list(odds) == list(COMPANIES)
    assert odds["cosmic"] == {"-3": "1"}
    assert odds["electric"] == {"+4": "1/4", "+2": "1/4", "+1": "1/4", "$$": "1/4"}
