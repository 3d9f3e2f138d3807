"""Information phase (R-INF-1 to R-INF-3)."""

from random import Random

import pytest

from stockpile.rules.cards import BANK, COMPANIES, COSMIC, PAIRS
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import Config
from stockpile.rules.errors import ChanceError
from stockpile.rules.events import PairDealt, PairShown
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.table import Table, shows

ROW = "cosmic+4 bank-3 labs+2 auto-2 steel$$ electric+1"
CODES = [4, -3, 2, -2, 12, 1]


def seen(table: Table, observer: int | None) -> dict[int, tuple[int, int]]:
    """The pairs an observer sees, by their place."""
    pairs = table.view(observer).pairs
    return {pair: (pairs[2 * pair], pairs[2 * pair + 1]) for pair in range(PAIRS) if pairs[2 * pair] >= 0}


@shows("R-INF-1")
@pytest.mark.parametrize(("players", "face_down"), [(3, 2), (4, 1), (5, 0)])
def test_one_pair_each_one_public_the_rest_face_down(players: int, face_down: int) -> None:
    table = Table(players, pairs=ROW)
    public = {players: (players, CODES[players])}
    assert seen(table, None) == public
    for seat in range(players):
        assert seen(table, seat) == {seat: (seat, CODES[seat])} | public
    assert PAIRS - players - 1 == face_down


@shows("R-INF-1")
def test_every_company_can_meet_every_forecast() -> None:
    figures = figures_for(Config(4))
    dealt = [row for seed in range(40) for row in draw(figures, Random(seed)).pairs]
    assert {(row[0], row[1]) for row in dealt} == {(company, code) for company in range(6) for code in CODES}


@shows("R-INF-1")
def test_pairs_are_dealt_anew_every_round() -> None:
    table = Table(4, pairs={1: ROW, 2: "bank+1"})
    table.skip_round()
    assert seen(table, 0) == {0: (BANK, 1), 4: (4, table.game.pairs[9])}


@shows("R-INF-2")
def test_two_players_get_two_pairs_each_and_none_is_public() -> None:
    table = Table(2, pairs=ROW)
    assert seen(table, 0) == {0: (0, 4), 1: (1, -3)}
    assert seen(table, 1) == {2: (2, 2), 3: (3, -2)}
    assert seen(table, None) == {}


@shows("R-INF-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_company_has_one_forecast_in_every_round(players: int) -> None:
    chance = draw(figures_for(Config(players)), Random(7))
    for row in chance.pairs:
        assert sorted(row[0::2]) == list(range(6))
        assert sorted(row[1::2]) == sorted(CODES)


@shows("R-INF-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_dealt_together_is_shown_together(players: int) -> None:
    table = Table(players, first=1)
    while not table.game.over:
        dealt = table.game.pairs.copy()
        told = len(table.events)
        table.skip_round()
        shown = [event for event in table.events[told:] if isinstance(event, PairShown)]
        assert len(shown) == len({event.pair for event in shown}) == PAIRS
        for event in shown:
            assert [event.company, event.forecast] == dealt[2 * event.pair : 2 * event.pair + 2]


@shows("R-INF-3")
@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ((0, 4, 0, 2, 2, 1, 3, 12, 4, -2, 5, -3), "not each company once"),
        ((0, 4, 1, 4, 2, 1, 3, 12, 4, -2, 5, -3), "not this game's forecasts"),
        ((0, 4, 1, 2, 2, 1, 3, 11, 4, -2, 5, -3), "not this game's forecasts"),
    ],
)
def test_other_pairs_are_refused(row: tuple[int, ...], reason: str) -> None:
    good = draw(figures_for(Config(4)), Random(1))
    bad = Chance(good.first, good.shares, good.market, (row, *good.pairs[1:]))
    with pytest.raises(ChanceError, match=f"round 1: {reason}"):
        Game.new(Config(4), chance=bad)


@shows("R-INF-1", "R-INFO-2")
def test_dealing_is_told_with_faces_only_to_who_sees_them() -> None:
    table = Table(3, pairs=ROW)
    for observer in (0, 1, 2, None):
        told = table.heard(PairDealt, observer)
        assert [event.pair for event in told] == [0, 1, 2, 3, 4, 5]
        assert [event.seat for event in told] == [0, 1, 2, None, None, None]
        faces = {event.pair: (event.company, event.forecast) for event in told if event.company is not None}
        assert faces == seen(table, observer)
        assert len(faces) == (1 if observer is None else 2)


@shows("R-INF-1")
def test_the_table_in_words_says_what_is_dealt() -> None:
    table = Table(4, pairs="auto-3 bank$$")
    assert table.view(0).forecast(COMPANIES.index("auto")) == -3
    assert table.view(1).forecast(BANK) == 12
    assert table.view(1).forecast(COSMIC) == 0
