"""How strong the broker is: played out, at every number of players and on both boards."""

import pytest

from stockpile.content import load
from stockpile.lab import simulate
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import Config, preset

ADVANCED = ("advanced_board",)


def test_one_broker_beats_three_random_bots_in_at_least_85_of_100_games() -> None:
    summary = simulate(Config(), ["broker", "random", "random", "random"], games=400, seed=2026)
    broker = summary.entries[0]
    assert broker.win_rate >= 0.85
    assert broker.interval[0] >= 0.97  # what it really reaches


@pytest.mark.parametrize(
    "config",
    [Config(2), Config(3), Config(5), *[Config(players, ADVANCED) for players in (2, 3, 4, 5)]],
    ids=str,
)
def test_and_as_clearly_at_every_table(config: Config) -> None:
    summary = simulate(config, ["broker", *["random"] * (config.players - 1)], games=100, seed=7)
    assert summary.entries[0].win_rate >= 0.95


def test_brokers_among_themselves_end_with_sensible_money_and_none_by_its_place_in_the_list() -> None:
    summary = simulate(Config(), ["broker"] * 4, games=60, seed=11)
    assert all(80 < entry.money < 170 for entry in summary.entries)
    assert all(entry.interval[0] < 0.25 < entry.interval[1] for entry in summary.entries)


@pytest.mark.parametrize("name", ["first-game", "epic"])
def test_the_broker_is_better_than_it_was_first(name: str) -> None:
    """A quarter would be fair. What it really reaches is measured by tournaments (docs/bots.md)."""
    config = preset(name, 4)
    broker = simulate(config, ["broker", *["broker-1"] * 3], games=240, seed=5).entries[0]
    assert broker.win_rate > 0.27


@pytest.mark.parametrize("name", ["first-game", pytest.param("epic", marks=pytest.mark.long)])
def test_a_shark_with_few_playouts_beats_three_brokers(name: str, long: bool) -> None:
    """In three of four games and more, when it may think for a tenth of a second (docs/bots.md)."""
    bots = ("shark@40", *["broker-1"] * 3)
    held = hold(Match(preset(name, 4), bots, seed=3, content=load()), deals=4 if long else 2, timings=False)
    assert held.rows[0].win_share.mean is not None
    assert held.rows[0].win_share.mean > 0.35
