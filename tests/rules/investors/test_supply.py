"""Investors of Information and Supply: Forecast Phil, Royal Robins, Secretive Stuart."""

import pytest

from stockpile.rules.cards import COMPANIES, DOWN, UP, pile_of, placer_of, side_of
from stockpile.rules.events import CardKept, CardPlaced, HandDealt, PairDealt
from tests.support.table import Table, look_alike, shows

FORECASTS = ["-3", "-2", "+1", "+2", "+4", "$$"]
PAIRS = "cosmic+4 bank-3 labs+2 auto-2 steel$$ electric+1"


def asks_phil(table: Table, seat: int) -> bool:
    return table.asks(seat, "investor") and table.game.decision.subject == {"investor": 11, "stage": 0}


# Forecast Phil.


@shows("R-INV-PHIL", "R-INF-1")
def test_phil_picks_before_pairs_are_dealt() -> None:
    table = Table(4, investors={2: "phil"}, pairs=PAIRS)
    assert asks_phil(table, 2)
    assert table.heard(PairDealt, 2) == []
    assert table.pairs(2) == ""
    assert table.legal == [f"keep-company {name}" for name in COMPANIES] + [
        f"keep-forecast {forecast}" for forecast in FORECASTS
    ]


@shows("R-INV-PHIL", "R-INF-3")
def test_a_company_becomes_half_of_his_pair_and_chance_adds_the_forecast() -> None:
    table = Table(4, investors={2: "phil"}, pairs=PAIRS)
    table.answer(2, "keep-company electric")
    # The others keep their order: what was his company goes to the next pair.
    assert table.pairs(2).split()[2] == "electric+2"
    for seat, pair in [(0, "cosmic+4"), (1, "bank-3"), (3, "labs-2")]:
        assert table.pairs(seat).split()[seat] == pair
    assert table.pairs() == "? ? ? ? auto$$ ?"


@shows("R-INV-PHIL", "R-INF-3")
def test_a_forecast_becomes_half_of_his_pair_and_chance_adds_the_company() -> None:
    table = Table(4, investors={2: "phil"}, pairs=PAIRS)
    table.answer(2, "keep-forecast +4")
    assert table.pairs(2).split()[2] == "labs+4"
    assert sorted(table.game.pairs[1::2]) == sorted(table.game.forecasts)
    assert sorted(table.game.pairs[0::2]) == list(range(6))


@shows("R-INV-PHIL")
def test_phil_must_pick_a_card_and_only_one_that_is_there() -> None:
    table = Table(4, investors={0: "phil"})
    table.refuses("pass", "not-possible-now")
    table.refuses("keep-forecast +3", "not-possible-now")


@shows("R-INV-PHIL")
def test_phil_picks_anew_every_round() -> None:
    table = Table(3, investors={1: "phil"}, pairs={2: PAIRS})
    table.answer(1, "keep-company steel")
    table.skip_round()
    assert asks_phil(table, 1)
    table.answer(1, "keep-company auto")
    assert table.pairs(1).split()[1] == "auto-3"


@shows("R-INV-PHIL", "R-INF-2")
@pytest.mark.parametrize(("seat", "first_pair"), [(0, 0), (1, 2)])
def test_with_two_players_it_is_part_of_his_first_pair(seat: int, first_pair: int) -> None:
    table = Table(2, investors={seat: "phil"}, pairs=PAIRS)
    table.answer(seat, "keep-company electric")
    assert table.pairs(seat).split()[first_pair].startswith("electric")
    assert table.pairs(seat).split()[first_pair + 1] == ("cosmic-3" if seat == 0 else "labs-2")


@shows("R-INV-PHIL", "R-DIC-1")
def test_with_dice_the_forecasts_are_those_of_this_round() -> None:
    table = Table(3, investors={0: "phil"}, dice="+4 +4 +2 $ -1 -1")
    assert table.legal[6:] == ["keep-forecast -1", "keep-forecast +2", "keep-forecast +4", "keep-forecast $"]
    table.answer(0, "keep-forecast -1")
    assert table.pairs(0).split()[0].endswith("-1")
    assert sorted(table.game.pairs[1::2]) == sorted(table.game.forecasts)


@shows("R-INV-PHIL", "R-INFO-1")
@pytest.mark.parametrize(("answer", "company"), [("keep-company steel", True), ("keep-forecast -2", False)])
def test_which_kind_he_took_is_public(answer: str, company: bool) -> None:
    table = Table(3, investors={1: "phil"})
    table.answer(1, answer)
    for observer in (0, 1, 2, None):
        assert [(event.seat, event.company) for event in table.heard(CardKept, observer)] == [(1, company)]
        assert table.view(observer).kept == (1 if company else 2)


@shows("R-INV-PHIL", "R-INFO-2", "R-INFO-4")
@pytest.mark.parametrize("kind", ["company", "forecast"])
def test_which_card_he_took_is_his_secret(kind: str) -> None:
    one = Table(4, investors={0: "phil"}, pairs="electric+4 bank-3 labs+2 auto-2 steel$$ cosmic+1")
    other = Table(4, investors={0: "phil"}, pairs="cosmic+1 bank-3 labs+2 auto-2 steel$$ electric+4")
    one.answer(0, "keep-company electric" if kind == "company" else "keep-forecast +4")
    other.answer(0, "keep-company cosmic" if kind == "company" else "keep-forecast +1")
    for observer in (1, 2, 3, None):
        assert look_alike(one, other, observer)
    assert (one.pairs(0), other.pairs(0)) == ("electric+4 ? ? ? steel$$ ?", "cosmic+1 ? ? ? steel$$ ?")


# Royal Robins.


@shows("R-INV-ROBINS", "R-SUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_robins_sets_out_as_many_cards_as_there_are_piles(players: int) -> None:
    table = Table(players, investors={1: "robins"})
    piles = table.figures.piles
    assert table.asks(1, "open")
    assert len(table.view(1).hand) == piles
    assert table.view(0).hands == [0, piles] + [0] * (players - 2)
    for _ in range(piles):
        assert table.asks(1, "open")
        table.play_harmlessly()
    assert table.asks(0, "place")
    cards = table.view().pile_cards
    assert [pile_of(card) for card in cards] == list(range(piles))
    assert [side_of(card) for card in cards] == [UP] * (piles - 1) + [DOWN]
    assert {placer_of(card) for card in cards} == {1}
    assert table.game.drawn == piles + 2 * players


@shows("R-INV-ROBINS")
def test_robins_chooses_which_card_goes_where_and_which_one_is_hidden() -> None:
    table = Table(3, investors={0: "robins"}, market="steel boom bank")
    assert len(table.legal) == 3 * 2 * 3
    table.place(0, "boom down C")
    table.refuses("place bank down A", "one-down-the-others-up")
    table.refuses("place bank up C", "one-card-on-each-pile")
    table.refuses("place auto up A", "not-in-your-hand")
    table.place(0, "bank up A", "steel up B")
    assert [table.pile(name) for name in "ABC"] == ["bank", "steel", "?"]
    assert table.pile("C", 0) == "boom"


@shows("R-INV-ROBINS")
def test_one_of_them_must_be_hidden_and_the_last_card_shows_it() -> None:
    table = Table(3, investors={0: "robins"}, market="steel boom bank")
    table.place(0, "boom up C", "bank up A")
    table.refuses("place steel up B", "one-down-the-others-up")
    table.refuses("pass", "not-an-answer-to-this")
    assert table.legal == ["place steel down B"]


@shows("R-INV-ROBINS", "R-INFO-2", "R-INFO-4")
def test_robins_alone_sees_the_cards_and_later_the_hidden_one() -> None:
    one, other = [Table(3, investors={0: "robins"}, market=f"steel bank {card}") for card in ("boom", "bust")]
    for table in (one, other):
        assert [event.cards for event in table.heard(HandDealt, 1)] == [(None, None, None)]
        assert None not in table.heard(HandDealt, 0)[0].cards
    for observer in (1, 2, None):
        assert look_alike(one, other, observer)
    for table, card in ((one, "boom"), (other, "bust")):
        table.place(0, f"{card} down B", "steel up A", "bank up C")
        assert table.pile("B", 0) == card
    for observer in (1, 2, None):
        assert look_alike(one, other, observer)
        placed = [event.card for event in one.heard(CardPlaced, observer)]
        assert placed[:1] == [None] and None not in placed[1:]


@shows("R-INV-ROBINS", "R-INFO-3")
def test_robins_remembers_the_card_he_hid_when_somebody_has_taken_it() -> None:
    table = Table(3, investors={0: "robins"}, market="steel steel labs  cosmic cosmic  bank auto")
    table.place(0, "labs down B", "steel up A", "steel up C")
    table.skip_to("sell")
    assert table.known(0, 1) == "bank labs"  # the bank share lay open on that pile
    assert table.known(2, 1) == "bank"


@shows("R-INV-ROBINS", "R-SUP-2")
def test_he_then_places_his_two_cards_like_everybody() -> None:
    table = Table(3, first=1, investors={0: "robins"}, market="steel bank labs")
    for _ in range(3):
        table.play_harmlessly()
    assert table.asks(1, "place")
    table.skip_to("place", 0)
    assert {answer.split()[2] for answer in table.legal} == {"up", "down"}


@shows("R-INV-ROBINS")
def test_robins_opens_the_piles_in_every_round() -> None:
    table = Table(3, investors={2: "robins"})
    for number in range(1, 8):
        assert table.round == number
        assert table.asks(2, "open")
        table.skip_round()
    assert table.game.over


# Secretive Stuart.


@shows("R-INV-STUART", "R-SUP-2")
def test_stuart_may_hide_both_cards() -> None:
    table = Table(3, investors={0: "stuart"}, market="cosmic bank labs  steel boom")
    table.place(0, "steel down A", "boom down B")
    assert (table.pile("A"), table.pile("B")) == ("cosmic ?", "bank ?")
    assert (table.pile("A", 0), table.pile("B", 0)) == ("cosmic steel", "bank boom")
    assert table.asks(1, "place")


@shows("R-INV-STUART", "R-SUP-2")
@pytest.mark.parametrize("cards", [("steel up A", "boom down A"), ("boom down A", "steel up A")])
def test_or_one_up_and_one_down_like_everybody(cards: tuple[str, str]) -> None:
    table = Table(3, investors={0: "stuart"}, market="cosmic bank labs  steel boom")
    table.place(0, *cards)
    assert sorted(table.pile("A").split()) == ["?", "cosmic", "steel"]


@shows("R-INV-STUART", "R-SUP-2")
def test_but_not_both_up() -> None:
    table = Table(3, investors={0: "stuart"}, market="cosmic bank labs  steel boom")
    table.place(0, "steel up A")
    table.refuses("place boom up A", "one-up-one-down")
    table.answer(0, "place boom down A")


@shows("R-INV-STUART", "R-SUP-2")
def test_nobody_else_may() -> None:
    table = Table(3, investors={0: "stuart", 1: "bill"}, market="cosmic bank labs  steel boom  auto auto")
    table.skip_to("place", 1)
    table.place(1, "auto down A")
    table.refuses("place auto down A", "one-up-one-down")


@shows("R-INV-STUART", "R-SUP-3")
def test_with_two_players_he_may_both_times() -> None:
    table = Table(2, investors={1: "stuart bill"})
    for _ in range(2):
        table.skip_to("place", 1)
        table.answer(1, next(each for each in table.legal if each.endswith("down B")))
        table.answer(1, next(each for each in table.legal if each.endswith("down D")))
    assert (table.pile("B"), table.pile("D")) == ("bank ? ?", "auto ? ?")


@shows("R-INV-STUART", "R-INFO-4")
def test_what_stuart_hides_nobody_can_tell() -> None:
    one, other = [
        Table(3, investors={0: "stuart"}, market=f"cosmic bank labs  {hand}") for hand in ("steel boom", "bust fee-1")
    ]
    one.place(0, "steel down A", "boom down C")
    other.place(0, "bust down A", "fee-1 down C")
    for observer in (1, 2, None):
        assert look_alike(one, other, observer)
