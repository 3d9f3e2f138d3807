"""The figures themselves: what is in the box, and that it adds up."""

import pickle
from collections import Counter

from stockpile.content import Content, Fee, Market, PlayerCount, Track, load
from stockpile.content.model import forecast_text

OURS = load()


def texts(codes: tuple[int, ...]) -> str:
    return " ".join(forecast_text(code) for code in codes)


def board(name: str) -> dict[str, Track]:
    return dict(zip((company.key for company in OURS.companies), OURS.boards[name], strict=True))


def test_six_companies_in_board_order() -> None:
    assert [(company.key, company.name) for company in OURS.companies] == [
        ("cosmic", "Cosmic Computers"),
        ("bank", "Bottomline Bank"),
        ("labs", "Leading Laboratories"),
        ("auto", "American Automotive"),
        ("steel", "Stanford Steel"),
        ("electric", "Epic Electric"),
    ]


def test_the_market_deck_has_80_cards() -> None:
    market = OURS.market
    assert market == Market(10, (Fee(1, 4), Fee(2, 4), Fee(3, 4)), booms=4, busts=4, boom_steps=2, bust_steps=2)
    assert 6 * market.stock_cards + sum(fee.count for fee in market.fees) + market.booms + market.busts == 80


def test_what_depends_on_the_number_of_players() -> None:
    assert OURS.tables == {
        2: PlayerCount(players=2, rounds=6, money=30, piles=4, bond_price=7),
        3: PlayerCount(players=3, rounds=7, money=20, piles=3, bond_price=6),
        4: PlayerCount(players=4, rounds=6, money=20, piles=4, bond_price=5),
        5: PlayerCount(players=5, rounds=5, money=20, piles=5, bond_price=4),
    }


def test_five_players_use_every_market_and_commerce_card() -> None:
    """R-SET-6."""
    five = OURS.tables[5]
    assert 5 + five.rounds * (five.piles + 2 * 5) == 80
    assert 5 * five.rounds == 25 == len(OURS.commerce.commodities) * OURS.commerce.copies + OURS.commerce.taxes


def test_the_bidding_track() -> None:
    assert OURS.bidding == (0, 1, 3, 6, 10, 15, 20, 25)


def test_the_base_forecasts() -> None:
    assert texts(OURS.forecasts) == "+4 +2 +1 $$ -2 -3"


def test_the_dice() -> None:
    assert [texts(die) for die in OURS.dice] == [
        "+4 +4 +3 +3 +2 +2",
        "+4 +3 +3 +2 +2 +1",
        "+2 +2 +1 +1 $ -1",
        "$$$ $$$ $$ $$ $ $",
        "+1 -1 -1 -2 -2 -3",
        "-1 -2 -3 -3 -4 -4",
    ]


def test_the_22_forecast_cards_are_one_for_every_value_of_every_die() -> None:
    assert sum(OURS.forecast_cards.values()) == 22
    assert OURS.forecast_cards == Counter(code for die in OURS.dice for code in set(die))
    assert Counter(OURS.forecasts) <= Counter(OURS.forecast_cards)


def test_the_standard_board_is_the_same_for_all() -> None:
    tracks = set(OURS.boards["standard"])
    assert len(OURS.boards["standard"]) == 6
    assert tracks == {Track(tuple(range(1, 11)), (False,) * 10, start=4, after_split=5)}


def test_the_advanced_board() -> None:
    advanced = board("advanced")
    shown = {key: (track.values, track.start + 1, track.after_split + 1) for key, track in advanced.items()}
    assert shown == {
        "cosmic": ((1, 3, 5, 7, 9), 3, 3),
        "bank": ((1, 2, 3, 4, 5, 6), 5, 4),
        "labs": ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 5, 6),
        "auto": ((1, 3, 5, 7, 9, 11, 13), 3, 4),
        "steel": ((1, 1, 2, 2, 3, 3, 4, 4, 5, 5), 9, 5),
        "electric": ((1, 3, 4, 5, 5, 6, 6, 7, 8, 10), 5, 4),
    }
    assert advanced["steel"].dollars == (False, True) * 5
    assert not any(any(track.dollars) for key, track in advanced.items() if key != "steel")


def test_payouts_and_bonds() -> None:
    payouts, bonds = OURS.payouts, OURS.bonds
    assert (payouts.split_bonus, payouts.majority, payouts.majority_tied) == (10, 10, 5)
    assert (bonds.supply, bonds.interest, bonds.limit) == (40, 1, 3)


def test_the_commerce_deck() -> None:
    commerce = OURS.commerce
    assert commerce.commodities == ("gold", "platinum", "oil", "gas", "corn", "cattle")
    assert commerce.names == ("Gold", "Platinum", "Oil", "Natural Gas", "Corn", "Cattle")
    assert (commerce.copies, commerce.taxes) == (3, 7)
    assert commerce.set_values == (3, 8, 15, 24, 35, 48)
    assert commerce.tax_costs == (2, 6, 12, 20, 30, 42, 56)


def test_content_can_be_compared_hashed_and_pickled() -> None:
    again: Content = pickle.loads(pickle.dumps(OURS))
    assert again == OURS
    assert hash(again) == hash(OURS)


def test_ours_are_read_once() -> None:
    assert load() is OURS


def test_the_version_is_the_same_on_every_machine() -> None:
    """Records name it: it may change only when a figure is meant to change."""
    assert OURS.version == "970d22e5b7d8"
