"""What a view remembers of other portfolios (R-INFO-3)."""

from collections import Counter
from random import Random

from stockpile.rules.cards import COMPANIES, HELD, MARKET
from tests.support.table import Table, shows

STOCKS = list(COMPANIES)


def imagined(table: Table, observer: int | None, owner: int, worlds: int = 200) -> set[str]:
    """The kinds that an owner's hidden cards have in worlds that could be the real one."""
    rng = Random(1)
    view = table.view(observer)
    kinds: set[str] = set()
    for _ in range(worlds):
        world = view.sample(rng)
        assert world.view(observer) == view
        held = Counter(dict(enumerate(world.regular[owner * HELD : owner * HELD + HELD])))
        held.subtract(dict(enumerate(view.known[owner * HELD : owner * HELD + HELD])))
        assert min(held.values()) >= 0
        kinds |= {MARKET[kind] for kind, count in held.items() if count}
    return kinds


def holding(market: str = "steel labs labs  steel auto") -> Table:
    """Seat 0 has taken pile A: two steel face-up and auto face-down, besides its starting share, cosmic."""
    table = Table(3, market=market)
    table.skip_to("sell")
    return table


@shows("R-INFO-3")
def test_a_face_up_share_that_was_taken_is_known_to_be_there() -> None:
    table = holding()
    for observer in (1, 2, None):
        assert table.known(observer, 0) == "steel steel"
        assert table.hidden(observer, 0) == 2


@shows("R-INFO-3")
def test_it_is_remembered_through_the_rounds_as_long_as_it_is_not_sold() -> None:
    other = "labs labs labs  auto auto  bank bank  auto bank"
    table = Table(3, market={1: "steel labs labs  steel auto", 2: other, 3: "auto bank bank  bank bank  auto auto"})
    table.skip_to_round(3)
    assert table.known(None, 0).count("steel") == 2
    table.skip_to("sell", 0)
    table.answer(0, *["sell share steel"] * 2)
    assert table.known(None, 0).count("steel") == 0


@shows("R-INFO-3")
def test_who_knew_of_two_knows_of_one_after_a_sale_of_one() -> None:
    table = holding()
    table.answer(0, "sell share steel")
    for observer in (1, 2, None):
        assert table.known(observer, 0) == "steel"
        assert table.hidden(observer, 0) == 2


@shows("R-INFO-3")
def test_a_hidden_share_that_is_sold_is_hidden_no_more() -> None:
    table = holding()
    table.answer(0, "sell share auto")
    for observer in (1, 2, None):
        assert (table.known(observer, 0), table.hidden(observer, 0)) == ("steel steel", 1)


@shows("R-INFO-3")
def test_shares_of_one_company_are_alike_also_when_one_was_hidden() -> None:
    table = Table(3, shares="steel bank labs", market="steel labs labs  auto auto")
    table.skip_to("sell")
    assert (table.regular(0), table.known(None, 0)) == ("auto auto steel steel", "auto steel")
    table.answer(0, "sell share steel")
    # One of two was sold, and one was known: whether another is there, an observer cannot tell.
    assert (table.known(None, 0), table.hidden(None, 0)) == ("auto", 2)
    assert "steel" in table.possible(None, 0)
    assert "steel" in imagined(table, None, 0)


@shows("R-INFO-3", "R-MOV-2")
def test_shares_shown_for_a_dividend_are_known_and_not_counted_twice() -> None:
    table = Table(3, market="steel labs labs  auto steel", pairs="bank+1 cosmic+2 labs+4 steel$$")
    table.skip_to("dividend")
    assert table.known(None, 0) == "auto steel"
    table.answer(0, "show 1")
    assert (table.known(None, 0), table.hidden(None, 0)) == ("auto steel", 2)

    table = Table(3, market="steel labs labs  auto steel", pairs="bank+1 cosmic+2 labs+4 steel$$")
    table.skip_to("dividend")
    table.answer(0, "show 2")
    assert (table.known(None, 0), table.hidden(None, 0)) == ("auto steel steel", 1)


@shows("R-INFO-3", "R-SUP-2")
def test_who_placed_a_face_down_card_knows_who_has_it() -> None:
    table = Table(3, market="steel labs labs  auto electric")
    table.place(0, "auto up A", "electric down B")
    table.skip_to("sell")
    assert table.known(0, 1).count("electric") == 1
    assert table.known(2, 1).count("electric") == 0
    assert table.hidden(2, 1) == table.hidden(0, 1) + 1


def boomed(second: dict[int, str] | None = None) -> Table:
    """Seat 1 brings steel to 9 and it splits by its forecast; seat 0 hides its start, and auto or more."""
    market = {1: "labs boom labs  auto auto  bank boom"} | (second or {})
    table = Table(3, market=market, pairs="cosmic$$ steel+4")
    table.skip_to("action")
    table.answer(1, "boom steel", "boom steel")
    return table


@shows("R-INFO-3", "R-MOV-3")
def test_after_a_split_no_older_card_is_of_that_company() -> None:
    table = boomed()
    assert "steel" in table.possible(None, 0)
    assert "steel" in imagined(table, None, 0)
    table.skip_round()
    for observer in (1, 2, None):
        assert "steel" not in table.possible(observer, 0)
    assert imagined(table, None, 0) == {"cosmic", "bank", "labs", "auto", "electric"}


@shows("R-INFO-3", "R-MOV-3")
def test_a_newer_card_can_be() -> None:
    table = boomed({2: "labs labs labs  auto auto  auto auto  bank electric"})
    table.skip_round()
    table.skip_to("sell")
    hidden = table.hidden(None, 0)
    assert hidden == 3
    assert table.possible(None, 0)["steel"] == 1
    assert table.possible(None, 0)["auto"] == hidden
    # At most one of the hidden cards is steel in any world.
    view = table.view(None)
    rng = Random(2)
    counts = {view.sample(rng).regular[4] for _ in range(300)}
    assert counts == {0, 1}


@shows("R-INFO-3", "R-MOV-4")
def test_after_a_bankruptcy_too() -> None:
    table = Table(3, market="labs bust labs  auto auto  bust bust", pairs="cosmic$$ steel+4")
    table.skip_to("action")
    table.answer(1, "bust steel", "bust steel")
    assert "steel" in table.possible(None, 0)
    table.answer(1, "bust steel")
    assert "steel" not in table.possible(None, 0)
    assert "steel" not in imagined(table, 2, 0)


@shows("R-INFO-3", "R-MOV-3")
def test_shares_shown_at_a_split_are_known_in_the_split_portfolio_alone() -> None:
    table = boomed({1: "steel boom labs  steel auto  bank boom"})
    assert table.known(None, 0) == "steel steel"
    table.skip_round()
    assert (table.known(None, 0), table.split(0)) == ("", "steel steel")
    assert table.hidden(None, 0) == table.view(None).cards[0] == 2


@shows("R-INFO-3", "R-ACT-1")
def test_before_the_action_turn_a_hidden_card_may_be_an_action_after_it_not() -> None:
    table = Table(3, market="boom labs labs  auto auto  auto bust")
    table.skip_to("action")
    assert table.asks(0, "action")
    assert {"boom", "bust"} <= set(table.possible(2, 1))
    table.answer(0, "boom electric")
    assert table.asks(1, "action")
    assert not {"boom", "bust"} & set(table.possible(2, 0))
    table.answer(1, "bust electric")
    for owner in (0, 1):
        assert not {"boom", "bust"} & imagined(table, 2, owner)
        assert not {"boom", "bust"} & set(table.possible(2, owner))


@shows("R-INFO-3")
def test_a_seat_asked_for_an_action_holds_one_in_every_sampled_world() -> None:
    table = Table(3, market="labs labs labs  auto boom  auto bust")
    table.skip_to("action")
    rng = Random(3)
    for observer in (1, 2, None):
        for _ in range(100):
            world = table.view(observer).sample(rng)
            assert world.asked == 0
            assert world.legal != []
            assert world.view(observer) == table.view(observer)


@shows("R-INFO-3")
def test_fees_are_never_among_the_hidden_cards() -> None:
    table = Table(3, market="labs labs labs  auto fee-3  auto fee-1")
    table.skip_to("sell")
    assert (table.hidden(2, 0), table.hidden(2, 1)) == (1, 1)
    assert imagined(table, 2, 0) <= set(STOCKS)


@shows("R-INFO-3", "R-SET-4")
def test_a_start_that_was_shown_is_no_other_seats_start() -> None:
    table = Table(3, shares="steel bank labs", market="fee-1 fee-1 fee-1  fee-2 fee-2  fee-3 fee-3  fee-3 fee-2")
    table.skip_to("sell", 0)
    assert "steel" in table.possible(2, 1)
    table.answer(0, "sell share steel")
    for observer in (2, None):
        assert "steel" not in table.possible(observer, 1)
        assert "steel" not in imagined(table, observer, 1)
    assert "labs" in table.possible(0, 1)
    assert "labs" not in table.possible(2, 1)


@shows("R-INFO-3")
def test_when_all_ten_cards_of_a_company_are_seen_no_hidden_card_is_of_it() -> None:
    market = {
        1: "steel steel steel  steel auto  steel auto  steel auto",
        2: "steel steel steel  steel bank  auto bank  auto bank",
    }
    table = Table(3, market=market)
    table.skip_to_round(2)
    assert "steel" in imagined(table, None, 0)
    table.skip_to("sell")
    assert "steel" not in imagined(table, None, 0)


@shows("R-INFO-3")
def test_every_observer_has_a_memory_of_its_own() -> None:
    table = Table(3, market="labs labs labs  auto steel  bank electric  auto auto")
    table.place(0, "auto up A", "steel down C")
    table.place(1, "bank up A", "electric down C")
    table.skip_to("sell")
    assert table.known(0, 2) == "labs auto steel"
    assert table.known(1, 2) == "labs auto electric"
    assert table.known(None, 2) == "labs auto"
    assert (table.hidden(0, 2), table.hidden(1, 2), table.hidden(None, 2)) == (3, 3, 4)
