"""Games to record: random play at every player count, on both boards, with all kinds of module sets."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from stockpile.records import Record, Session
from stockpile.rules.answers import INVESTORS
from stockpile.rules.chance import draw
from stockpile.rules.config import INVESTOR_SETS, MODULES, Config, preset
from stockpile.rules.errors import ConfigError
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game

PLAYERS = (2, 3, 4, 5)
BASE = [Config(players, modules) for players in PLAYERS for modules in ((), ("advanced_board",))]
MODULAR = [
    config
    for players in PLAYERS
    for config in (preset("classic", players), preset("epic", players), Config(players, MODULES))
]
CONFIGS = BASE + MODULAR

PRYING = ("phil", "martha", "warren", "robins", "mark", "stuart", "ivan")


def possible(players: int, modules: set[str], sets: set[str]) -> Config:
    """The game with these modules and investor sets, or the next to it that can be played."""
    if "investor_bidding" in modules:
        modules = modules | {"investors"}
    config = Config(players, tuple(modules), tuple(sets))
    try:
        figures_for(config)
    except ConfigError:  # not enough investors to deal
        return replace(config, investor_sets=INVESTOR_SETS)
    return config


configs = st.sampled_from(CONFIGS) | st.builds(
    possible, st.sampled_from(PLAYERS), st.sets(st.sampled_from(MODULES)), st.sets(st.sampled_from(INVESTOR_SETS))
)
seeds = st.integers(0, 2**32)


def name_of(config: Config) -> str:
    """How a game is called in a list of tests."""
    return f"{config.players}-{'+'.join(config.modules) if config.preset == 'custom' else config.preset}"


def prying_record(config: Config, seed: int) -> Record:
    """A game played at random, in which those investors are dealt that see, hide and move what others do not see."""
    figures, rng = figures_for(config), Random(seed)
    prying = [number for number in figures.investor_deck if INVESTORS[number] in PRYING]
    dealt = rng.sample(prying, min(len(prying), config.players * figures.investors_dealt))
    session = Session.new(config, chance=draw(figures, rng, investors=tuple(dealt)))
    for _ in answering(session, rng):
        pass
    return session.record


def session_of(config: Config, seed: int, stop: int | None = None, names: tuple[str, ...] = ()) -> Session:
    """A game played at random, to its end or for some answers."""
    session = Session.new(config, seed=seed, names=names)
    for _ in answering(session, Random(seed), stop):
        pass
    return session


def answering(session: Session, rng: Random, stop: int | None = None) -> Iterator[Game]:
    """Answer at random, and show the game after each answer."""
    count = 0
    while not session.game.over and count != stop:
        session.play(rng.choice(session.game.decision.answers))
        count += 1
        yield session.game


def record_of(config: Config, seed: int, stop: int | None = None, names: tuple[str, ...] = ()) -> Record:
    return session_of(config, seed, stop, names).record
