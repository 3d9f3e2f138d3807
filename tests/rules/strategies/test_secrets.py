"""Strategies that look at pairs or show them: Corporate Espionage, Insider Trading and Data Broker."""

import pytest

from stockpile.content.model import forecast_text
from stockpile.rules.cards import COMPANIES
from stockpile.rules.events import PairLookedAt, PairSeen, PairShown, ShareSold
from tests.support.table import OLD_RULINGS, Table, shows

# Pairs 0, 1 and 2 belong to the seats, 3 is public, 4 and 5 lie face-down.
PAIRS = "cosmic-3 bank+1 labs+2 auto-2 steel$$ electric+4"
EACH = PAIRS.split()


def turn(card: str, market: str = "", players: int = 3, investor: str = "") -> Table:
    """Seat 0's action turn in round 1."""
    table = Table(
        players,
        market=market,
        pairs=PAIRS,
        strategies={0: card},
        investors={0: investor} if investor else None,
    )
    table.skip_to("action", 0)
    return table


def seen(*numbers: int) -> str:
    """The pairs as somebody sees them who has seen these."""
    return " ".join(word if number in numbers else "?" for number, word in enumerate(EACH))


def looked(table: Table, observer: int | None) -> list[tuple[int, int]]:
    return [(event.seat, event.pair) for event in table.heard(PairLookedAt, observer)]


# Corporate Espionage


@shows("S-CORPORATE-ESPIONAGE")
def test_espionage_looks_at_two_pairs_of_others_or_of_the_table() -> None:
    table = turn("corporate-espionage")
    assert table.pairs(0) == seen(0, 3)
    table.answer(0, "strategy corporate-espionage")
    assert table.money(0) == 19
    # Its own and the public one it knows.
    assert table.legal == ["pass", "pair 1", "pair 2", "pair 4", "pair 5"]
    table.answer(0, "pair 2")
    assert table.pairs(0) == seen(0, 2, 3)
    assert table.legal == ["pass", "pair 1", "pair 4", "pair 5"]
    table.answer(0, "pair 5")
    assert table.pairs(0) == seen(0, 2, 3, 5)
    assert table.asks(1, "action")


@shows("S-CORPORATE-ESPIONAGE")
@pytest.mark.parametrize("answers", [["pass"], ["pair 4", "pass"]])
def test_espionage_may_look_at_fewer(answers: list[str]) -> None:
    table = turn("corporate-espionage")
    table.answer(0, "strategy corporate-espionage", *answers)
    assert (len(looked(table, None)), table.money(0)) == (len(answers) - 1, 19)
    assert table.asks(1, "action")


@shows("S-CORPORATE-ESPIONAGE", "R-INFO-1", "R-INFO-2")
def test_all_see_who_looks_at_which_pair_and_only_that_seat_what_it_is() -> None:
    table = turn("corporate-espionage")
    table.answer(0, "strategy corporate-espionage", "pair 1", "pair 4")
    for observer in (0, 1, 2, None):
        assert looked(table, observer) == [(0, 1), (0, 4)]
        assert [known & 1 for known in table.view(observer).pair_known] == [1, 1, 0, 1, 1, 0]
    faces = [
        (event.pair, COMPANIES[event.company] + forecast_text(event.forecast)) for event in table.heard(PairSeen, 0)
    ]
    assert faces == [(1, "bank+1"), (4, "steel$$")]
    for observer in (1, 2, None):
        assert table.heard(PairSeen, observer) == []
    assert (table.pairs(1), table.pairs(2), table.pairs()) == (seen(1, 3), seen(2, 3), seen(3))


@shows("S-CORPORATE-ESPIONAGE", "R-INFO-5")
def test_the_odds_know_what_was_seen() -> None:
    table = turn("corporate-espionage")
    assert len(table.view(0).odds(COMPANIES.index("bank"))) == 4
    table.answer(0, "strategy corporate-espionage", "pair 1", "pair 4")
    assert table.view(0).odds(COMPANIES.index("bank")) == {1: 1}
    assert set(table.view(0).odds(COMPANIES.index("labs"))) == {2, 4}
    assert set(table.view(1).odds(COMPANIES.index("labs"))) == {-3, 2, 4, 12}


@shows("S-CORPORATE-ESPIONAGE")
def test_with_two_players_four_pairs_can_be_looked_at() -> None:
    table = turn("corporate-espionage", players=2)
    table.answer(0, "strategy corporate-espionage")
    assert table.legal == ["pass", "pair 2", "pair 3", "pair 4", "pair 5"]
    table.answer(0, "pair 3", "pair 4")
    assert (table.pairs(0), table.pairs(1)) == (seen(0, 1, 3, 4), seen(2, 3))


@shows("S-CORPORATE-ESPIONAGE", "R-STR-3")
def test_who_knows_every_pair_is_not_offered_espionage() -> None:
    table = turn("insider-trading corporate-espionage", investor="ivan")
    assert "strategy corporate-espionage" in table.legal
    table.answer(0, "strategy insider-trading", "pass")
    table.refuses("strategy corporate-espionage", "not-possible-now")


@shows("S-CORPORATE-ESPIONAGE", "S-DATA-BROKER")
def test_a_pair_shown_to_all_need_not_be_looked_at() -> None:
    table = Table(3, first=1, pairs=PAIRS, strategies={0: "corporate-espionage", 1: "data-broker"})
    table.skip_to("action", 1)
    table.answer(1, "strategy data-broker", "pair 1")
    table.skip_to("action", 0)
    table.answer(0, "strategy corporate-espionage")
    assert table.legal == ["pass", "pair 2", "pair 4", "pair 5"]


# Insider Trading


@shows("S-INSIDER-TRADING")
def test_insider_trading_looks_at_all_and_then_sells_up_to_two() -> None:
    table = turn("insider-trading", "steel labs labs  auto auto")
    table.answer(0, "strategy insider-trading")
    assert (table.money(0), table.pairs(0)) == (17, PAIRS)
    assert table.asks(0, "sell-some")
    assert table.game.decision.subject["shares"] == 2
    assert table.legal == ["pass", "sell share cosmic", "sell share auto", "sell share steel"]
    table.answer(0, "sell share cosmic", "sell share auto")
    assert (table.money(0), table.regular(0), table.discard()) == (27, "auto steel", "cosmic auto")
    assert [(event.seat, event.price) for event in table.heard(ShareSold, 2)] == [(0, 5), (0, 5)]
    assert table.asks(1, "action")


@shows("S-INSIDER-TRADING")
@pytest.mark.parametrize("answers", [["pass"], ["sell share cosmic", "pass"]])
def test_insider_trading_may_sell_fewer(answers: list[str]) -> None:
    table = turn("insider-trading")
    table.answer(0, "strategy insider-trading", *answers)
    assert table.money(0) == 17 + 5 * (len(answers) - 1)
    assert table.asks(1, "action")


@shows("S-INSIDER-TRADING", "R-SEL-1")
def test_at_todays_price() -> None:
    table = turn("insider-trading", "boom labs labs  auto auto")
    table.answer(0, "boom cosmic", "strategy insider-trading", "sell share cosmic", "pass")
    assert table.paid(0, "sale") == [7]


@shows("S-INSIDER-TRADING", "R-INFO-2")
def test_the_others_learn_only_that_all_was_looked_at() -> None:
    table = turn("insider-trading")
    table.answer(0, "strategy insider-trading", "pass")
    for observer in (0, 1, 2, None):
        assert looked(table, observer) == [(0, 1), (0, 2), (0, 4), (0, 5)]
    assert [event.pair for event in table.heard(PairSeen, 0)] == [1, 2, 4, 5]
    assert (table.heard(PairSeen, 1), table.heard(PairSeen, 2), table.heard(PairSeen)) == ([], [], [])
    assert (table.pairs(1), table.pairs(2), table.pairs()) == (seen(1, 3), seen(2, 3), seen(3))


@shows("S-INSIDER-TRADING")
def test_with_two_players_it_looks_at_the_four_others() -> None:
    table = turn("insider-trading", players=2)
    table.answer(0, "strategy insider-trading")
    assert (table.pairs(0), table.pairs(1)) == (PAIRS, seen(2, 3))


@shows("S-INSIDER-TRADING", "R-INFO-4", "R-STR-3")
def test_without_shares_one_may_look_and_is_asked_what_to_sell_all_the_same() -> None:
    market = {1: "fee-1 labs labs  fee-1 fee-1", 2: "fee-2 labs labs  bank bank  labs bank  fee-2 fee-2"}
    table = Table(3, market=market, strategies={0: "insider-trading"})
    table.skip_to("sell", 0)
    table.sell(0, "share cosmic")
    table.skip_round()
    table.skip_to("action", 0)
    assert (table.regular(0), table.split(0)) == ("", "")
    table.answer(0, "strategy insider-trading")
    assert table.asks(0, "sell-some")
    assert table.legal == ["pass"]


@shows("S-INSIDER-TRADING", "R-STR-3")
def test_to_sell_alone_is_enough_to_be_offered_it() -> None:
    table = turn("insider-trading insider-trading", investor="ivan")
    table.answer(0, "strategy insider-trading", "pass")
    assert "strategy insider-trading" in table.legal
    table.answer(0, "strategy insider-trading", "sell share cosmic", "pass")
    assert len(looked(table, None)) == 4


@shows("S-INSIDER-TRADING", "R-STR-3")
def test_with_all_pairs_seen_and_nothing_to_sell_it_is_not_offered() -> None:
    table = turn("insider-trading insider-trading", "fee-1 labs labs  fee-1 fee-1", investor="ivan")
    table.answer(0, "strategy insider-trading", "sell share cosmic", "pass")
    assert (table.regular(0), table.split(0)) == ("", "")
    table.refuses("strategy insider-trading", "not-possible-now")


@shows("S-INSIDER-TRADING", "R-INV-GRAHAM")
def test_graham_gets_1_more_a_share() -> None:
    table = turn("insider-trading", investor="graham")
    table.answer(0, "strategy insider-trading", "sell share cosmic", "pass")
    assert table.paid(0, "sale") == [6]


# Data Broker


@shows("S-DATA-BROKER")
def test_data_broker_shows_the_own_pair_and_receives_4() -> None:
    table = turn("data-broker")
    table.answer(0, "strategy data-broker")
    assert table.legal == ["pair 0"]
    table.answer(0, "pair 0")
    assert (table.money(0), table.paid(0, "strategy")) == (24, [4])
    for observer in (1, 2, None):
        assert "cosmic-3" in table.pairs(observer)
        shown = table.heard(PairShown, observer)
        assert [(event.pair, event.seat, event.company, event.forecast) for event in shown] == [(0, 0, 0, -3)]
    assert table.view(1).odds(0) == {-3: 1}
    assert table.asks(1, "action")


@shows("S-DATA-BROKER", "R-MOV-1")
def test_the_pair_works_in_movement_as_ever() -> None:
    table = turn("data-broker")
    table.answer(0, "strategy data-broker", "pair 0")
    table.skip_round()
    assert table.price("cosmic") == 2


@shows("S-DATA-BROKER", "R-STR-9")
def test_with_two_players_one_of_the_two_and_then_the_other() -> None:
    table = turn("data-broker data-broker", players=2, investor="ivan")
    table.answer(0, "strategy data-broker")
    assert table.legal == ["pair 0", "pair 1"]
    table.answer(0, "pair 1")
    assert (table.pairs(1), table.pairs()) == (seen(1, 2, 3), seen(1))
    table.answer(0, "strategy data-broker")
    assert table.legal == ["pair 0"]
    table.answer(0, "pair 0")
    assert table.paid(0, "strategy") == [4, 4]


@shows("R-STR-9", "R-STR-3")
def test_a_pair_that_is_public_already_cannot_be_shown_again() -> None:
    table = turn("data-broker data-broker", investor="ivan")
    table.answer(0, "strategy data-broker", "pair 0")
    table.refuses("strategy data-broker", "not-possible-now")


@shows("R-STR-9", "R-STR-8", "R-STR-3")
def test_a_pair_with_a_falsified_earnings_on_it_cannot_be_shown() -> None:
    table = turn("falsified-earnings data-broker", investor="ivan")
    table.answer(0, "strategy falsified-earnings", "pair 0")
    table.refuses("strategy data-broker", "not-possible-now")


@shows("R-STR-9")
def test_with_two_players_the_other_pair_can_still_be_shown() -> None:
    table = turn("falsified-earnings data-broker", players=2, investor="ivan")
    table.answer(0, "strategy falsified-earnings", "pair 1", "strategy data-broker")
    assert table.legal == ["pair 0"]


@shows("R-STR-8", "S-CORPORATE-ESPIONAGE")
def test_looking_in_secret_at_a_pair_with_a_falsified_earnings_on_it_is_allowed() -> None:
    table = turn("falsified-earnings corporate-espionage", investor="ivan")
    table.answer(0, "strategy falsified-earnings", "pair 4", "strategy corporate-espionage", "pair 4")
    assert table.pairs(0) == seen(0, 3, 4)


@shows("R-STR-9")
def test_in_a_game_from_before_that_ruling_it_can_be_shown() -> None:
    table = Table(
        3,
        pairs=PAIRS,
        strategies={0: "falsified-earnings data-broker"},
        investors={0: "ivan"},
        content=OLD_RULINGS,
    )
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings", "pair 0", "strategy data-broker", "pair 0")
    assert table.pairs(1) == seen(0, 1, 3)


@shows("R-STR-9")
def test_a_pair_that_others_have_looked_at_is_not_public() -> None:
    table = Table(3, first=1, pairs=PAIRS, strategies={0: "data-broker", 1: "insider-trading", 2: "insider-trading"})
    table.skip_to("action", 1)
    table.answer(1, "strategy insider-trading", "pass")
    table.answer(2, "strategy insider-trading", "pass")
    # Everybody at the table knows it, but nobody has laid it open.
    assert table.pairs() == seen(3)
    table.answer(0, "strategy data-broker", "pair 0")
    assert table.pairs() == seen(0, 3)


@shows("S-CORPORATE-ESPIONAGE", "S-INSIDER-TRADING", "R-INFO-3")
def test_what_was_looked_at_is_gone_with_the_round() -> None:
    table = turn("insider-trading")
    table.answer(0, "strategy insider-trading", "pass")
    table.skip_to_round(2)
    assert table.pairs(0).split().count("?") == 4
