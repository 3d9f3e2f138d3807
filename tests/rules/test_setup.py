"""Setting up (R-SET-1 to R-SET-7)."""

from random import Random

import pytest

from stockpile.content import load
from stockpile.rules.cards import BANK, COMPANIES, KINDS, STEEL, STOCKS
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import Config, preset
from stockpile.rules.errors import ChanceError, ConfigError
from stockpile.rules.events import CardPlaced, HandDealt, RoundStarted, ShareDealt
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.table import Table, shows

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@shows("R-SET-1")
@ALL_COUNTS
def test_two_to_five_can_play(players: int) -> None:
    assert Game.new(Config(players), seed=1).players == players


@shows("R-SET-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(ConfigError, match=f"2 to 5 players can play, not {players}"):
        Config(players)


@shows("R-SET-1")
@ALL_COUNTS
def test_seats_take_turns_clockwise_from_the_first_player(players: int) -> None:
    table = Table(players, first=1)
    asked = []
    while table.game.decision.question == "place":
        asked.append(table.game.asked)
        table.answer(asked[-1], table.legal[0])
    assert asked[::2] == [*range(1, players), 0] * table.figures.hands


@shows("R-SET-1")
@ALL_COUNTS
def test_chance_picks_the_first_player(players: int) -> None:
    begins = [Game.new(Config(players), seed=seed).asked for seed in range(60)]
    assert set(begins) == set(range(players))


@shows("R-SET-1")
@ALL_COUNTS
def test_or_the_first_player_is_named(players: int) -> None:
    for seat in range(players):
        assert Game.new(Config(players), seed=5, first=seat).asked == seat


@shows("R-SET-1")
def test_who_begins_changes_no_card() -> None:
    """Of one seed, decks, dice and pairs are the same whoever is named, and the same as by lot."""
    config = preset("epic", 4)
    by_lot = Game.new(config, seed=5).chance.to_json()
    for seat in range(4):
        assert Game.new(config, seed=5, first=seat).chance.to_json() == by_lot | {"first": seat}


@shows("R-SET-1")
@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_can_be_first(seat: int) -> None:
    with pytest.raises(ChanceError, match=f"no seat {seat} to go first"):
        Game.new(Config(3), first=seat)


@shows("R-SET-1")
def test_given_decks_bring_their_first_player_along() -> None:
    chance = draw(figures_for(Config(3)), Random(5), first=2)
    assert Game.new(Config(3), chance=chance).asked == 2
    with pytest.raises(ChanceError, match="name the first player already"):
        Game.new(Config(3), chance=chance, first=1)


@shows("R-SET-2", "R-SET-3")
@pytest.mark.parametrize(("players", "money"), [(2, 30), (3, 20), (4, 20), (5, 20)])
def test_when_the_first_question_comes_everything_is_set_up(players: int, money: int) -> None:
    table = Table(players, first=1)
    assert table.asks(1, "place")
    assert [table.money(seat) for seat in range(players)] == [money] * players
    assert [table.regular(seat) for seat in range(players)] == list(COMPANIES[:players])
    assert [table.split(seat) + table.fees(seat) for seat in range(players)] == [""] * players
    assert table.discard() == ""
    assert table.view().deck_left == 80 - players - table.figures.piles - 2 * players


@shows("R-SET-2", "R-SET-4")
@ALL_COUNTS
def test_the_deck_is_shuffled_after_the_starting_shares_have_left_it(players: int) -> None:
    chance = draw(figures_for(Config(players)), Random(3))
    assert len(chance.market) == 80 - players
    for company in range(STOCKS):
        assert chance.market.count(company) == (9 if company in chance.shares else 10)


@shows("R-SET-4")
@ALL_COUNTS
def test_starting_shares_are_of_different_companies_and_any_of_the_six(players: int) -> None:
    dealt = [draw(figures_for(Config(players)), Random(seed)).shares for seed in range(100)]
    assert all(len(set(shares)) == len(shares) == players for shares in dealt)
    for seat in range(players):
        assert {shares[seat] for shares in dealt} == set(range(STOCKS))


@shows("R-SET-4")
def test_shares_that_are_given_are_not_dealt_again() -> None:
    for seed in range(30):
        shares = draw(figures_for(Config(5)), Random(seed), shares=(2, 4)).shares
        assert shares[:2] == (2, 4)
        assert len(set(shares)) == 5


@shows("R-SET-4")
def test_a_starting_share_is_of_a_company() -> None:
    with pytest.raises(ChanceError, match="a starting share of no company"):
        draw(figures_for(Config(3)), Random(1), shares=(0, 9, 1))


@shows("R-SET-4")
def test_two_starting_shares_of_one_company_cannot_be() -> None:
    with pytest.raises(ChanceError, match="two starting shares of one company"):
        draw(figures_for(Config(3)), Random(1), shares=(2, 2, 3))


@shows("R-SET-4", "R-INFO-2")
@ALL_COUNTS
def test_a_starting_share_is_known_to_its_holder_alone(players: int) -> None:
    table = Table(players)
    for owner in range(players):
        assert table.view(owner).regular[owner] == sum(table.view(owner).regular) == 1
        for observer in [*[seat for seat in range(players) if seat != owner], None]:
            assert table.known(observer, owner) == ""
            assert table.hidden(observer, owner) == 1


@shows("R-SET-4", "R-INFO-2")
def test_a_starting_share_is_told_with_its_face_to_its_holder_alone() -> None:
    table = Table(3, shares="steel bank labs")
    for observer, faces in [(0, [STEEL, None, None]), (1, [None, BANK, None]), (None, [None, None, None])]:
        told = table.heard(ShareDealt, observer)
        assert [event.seat for event in told] == [0, 1, 2]
        assert [event.company for event in told] == faces


@shows("R-SET-4", "R-INFO-3")
def test_your_own_starting_share_is_nobody_elses() -> None:
    table = Table(4, shares="steel bank labs auto")
    assert list(table.possible(0, 1)) == ["cosmic", "bank", "labs", "auto", "electric"]
    assert list(table.possible(None, 1)) == list(COMPANIES)


@shows("R-SET-5")
@pytest.mark.parametrize("board", ["standard", "advanced"])
def test_tickers_begin_on_their_start_spaces(board: str) -> None:
    table = Table(board=board)
    assert [table.price(company) for company in COMPANIES] == [5] * 6
    spaces = {"standard": [5, 5, 5, 5, 5, 5], "advanced": [3, 5, 5, 3, 9, 5]}
    assert [table.ticker(company) for company in COMPANIES] == spaces[board]


@shows("R-SET-6")
@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 14), (4, 4), (5, 0)])
def test_the_market_deck_lasts_exactly(players: int, left: int) -> None:
    table = Table(players)
    for number in range(1, load().tables[players].rounds + 1):
        assert table.round == number
        table.skip_round()
    assert table.game.over
    assert table.view().deck_left == left


@shows("R-SET-6")
@ALL_COUNTS
def test_cards_come_in_the_order_of_the_deck_and_none_comes_twice(players: int) -> None:
    table = Table(players, first=1)
    while not table.game.over:
        table.skip_round()
    drawn: list[int] = []
    for event in table.events:
        if isinstance(event, HandDealt):
            drawn += [card for card in event.cards if card is not None]
        if isinstance(event, CardPlaced) and event.seat is None and event.card is not None:
            drawn.append(event.card)
    assert drawn == list(table.game.chance.market[: table.game.drawn])


@shows("R-SET-6", "R-INFO-1")
def test_discards_stay_out_for_all_to_see() -> None:
    table = Table(4)
    before = [0] * KINDS
    while not table.game.over:
        table.skip_to("sell")
        table.answer(table.game.asked, table.legal[1])
        for observer in (0, 1, 2, 3, None):
            assert table.view(observer).discard == table.game.discard
        assert all(new >= old for new, old in zip(table.game.discard, before, strict=True))
        before = table.game.discard.copy()
        table.skip_round()
    assert sum(table.game.discard) == 76


@shows("R-SET-2")
def test_what_is_told_comes_in_the_order_of_setting_up() -> None:
    table = Table(3, first=2)
    names = list(dict.fromkeys(event.name for event in table.events))
    assert names == ["money-moved", "share-dealt", "round-started", "pair-dealt", "card-placed", "hand-dealt"]
    assert [(event.round, event.first) for event in table.heard(RoundStarted)] == [(0, 2)]


@shows("R-SET-7")
@ALL_COUNTS
def test_nothing_is_asked_while_the_base_game_is_set_up(players: int) -> None:
    game = Game.new(Config(players), seed=4)
    assert (game.round, game.decision.question, game.asked) == (0, "place", game.chance.first)
    assert sum(game.discard) == 0


@shows("R-SET-1", "R-SET-4")
def test_a_game_from_given_decks_checks_them() -> None:
    with pytest.raises(ChanceError, match="1 starting shares for 4 players"):
        Game.new(Config(4), chance=Chance(first=0, shares=(2,)))
