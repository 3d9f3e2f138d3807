"""Games to record: random play at every player count on both boards."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from stockpile.records import Record, Session
from stockpile.rules.config import Config
from stockpile.rules.game import Game

CONFIGS = [Config(players, modules) for players in (2, 3, 4, 5) for modules in ((), ("advanced_board",))]

configs = st.sampled_from(CONFIGS)
seeds = st.integers(0, 2**32)


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
