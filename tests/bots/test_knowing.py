"""What the broker reads out of a view: forecasts, unseen cards, holdings, majorities, worths."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from stockpile.bots import Broker
from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.position import Position, private_outlook, public_outlook
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.valuation import Appraisal
from stockpile.rules.cards import BANK, BOOM, BUST, COSMIC, LABS, STEEL, STOCKS, UNKNOWN
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View
from stockpile.rules.sample import unseen
from tests.support.table import Table

STYLE = Style()


def views(players: int, seed: int) -> Iterator[View]:
    """What the seats see that are asked in a game of brokers."""
    game = Game.new(Config(players), seed=seed)
    bots = [Broker(seat) for seat in range(players)]
    while not game.over:
        view = game.view(game.asked)
        yield view
        game.play(bots[game.asked].decide(view))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_outlook_has_the_odds_of_the_view(players: int) -> None:
    for view in views(players, 1):
        outlook = private_outlook(view)
        for company in range(STOCKS):
            possible = outlook.forecasts[company]
            odds = view.odds(company)
            assert {code: Fraction(possible.count(code), len(possible)) for code in possible} == odds


def test_the_public_outlook_has_only_the_public_pair() -> None:
    table = Table(4, pairs="cosmic+4 bank-3 labs+1 auto-2 steel+2 electric$$")
    possible = public_outlook(table.view(0)).forecasts
    assert possible[STEEL] == (2,)
    assert sorted(possible[COSMIC]) == [-3, -2, 1, 4, 12]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_unseen_cards_are_all_that_lie_somewhere_unseen(players: int) -> None:
    for view in views(players, 2):
        me = view.observer
        hidden = sum(view.cards) - view.cards[me] - sum(view.known)
        hands = sum(view.hands) - view.hands[me]
        table = [card for card in view.pile_cards if card & UNKNOWN == UNKNOWN]
        pool = unseen(view)
        assert min(pool) >= 0
        assert sum(pool) == view.deck_left + hidden + hands + len(table)


def expected_of_rivals(view: View) -> list[list[float]]:
    """Regular cards by rival and company."""
    cards = list(Position(view, STYLE).holdings.rivals_regular)
    return [cards[at : at + STOCKS] for at in range(0, len(cards), STOCKS)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_of_a_rival_is_expected_somewhere(players: int) -> None:
    for view in views(players, 3):
        expected = expected_of_rivals(view)
        rivals = [seat for seat in range(players) if seat != view.observer]
        for rival, seat in enumerate(rivals):
            actions = sum(view.known[seat * 8 + card] for card in (BOOM, BUST))
            assert sum(expected[rival]) == pytest.approx(view.cards[seat] - actions)


def test_a_rivals_hidden_card_is_not_of_a_company_it_cannot_be() -> None:
    """Seat 0 started with Cosmic, so nobody else did (R-SET-4)."""
    assert all(rival[COSMIC] == 0 and rival[BANK] > 0 for rival in expected_of_rivals(Table(4).view(0)))


def test_a_share_that_takes_the_lead_is_worth_most_of_a_majority_at_the_end() -> None:
    """Four shares each are level with one rival; one more is ahead, a second one adds little."""
    table = Table(2)
    game = table.game
    game.round = table.figures.rounds - 1
    game.regular = [0] * len(game.regular)
    game.barred = [0] * len(game.barred)
    game.split[LABS] = game.split[STOCKS + LABS] = 2
    position = Position(table.view(game.asked), STYLE)
    one, two = position.majority_gain(LABS, 1), position.majority_gain(LABS, 2)
    assert 4 < one < two <= 5  # from a tie, worth 5, to 10
    assert position.majority_gain(LABS, -1) < -4
    assert two - one < 1


def test_early_a_lead_counts_for_less() -> None:
    table = Table(2)
    table.game.split[LABS] = table.game.split[STOCKS + LABS] = 2
    position = Position(table.view(table.game.asked), STYLE)
    assert 0 < position.majority_gain(LABS, 1) < 3


def test_a_company_only_we_know_to_rise_is_worth_more_to_us_than_to_the_market() -> None:
    table = Table(4, pairs="steel+4 bank-3 labs+1 auto-2 cosmic+2 electric$$")
    position = Position(table.view(0), STYLE)
    appraisal = Appraisal(position)
    assert appraisal.ours[STEEL] > appraisal.market[STEEL] + 2


def test_own_face_down_cards_count_as_what_they_are() -> None:
    """Seat 0 hides a fee on B; to the others B seems as good as C, to seat 0 it is worse."""
    table = Table(4, market="steel steel steel steel  fee-3 steel")
    table.place(0, "fee-3 down B", "steel up A")
    table.place(1, *(f"{card} A" for card in placed(table, 1)))
    bids = Bids(Position(table.view(0), STYLE))
    ours, seeming = bids.worth, bids.rivals.seeming
    assert ours[1] == pytest.approx(ours[2] - 3)
    assert seeming[1] > seeming[2]


def placed(table: Table, seat: int) -> tuple[str, str]:
    """A seat's two cards, the first face-up."""
    first, second = [str(answer).split()[1] for answer in table.game.decision.answers if answer.args[2] == 0][0::2]
    assert table.game.asked == seat
    return f"{first} up", f"{second} down"
