"""Records bring figures from anywhere: what the checks of the content accept, the rules and the bots must bear."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stockpile.bots import make_bot
from stockpile.content import Content, ContentError, lay_over_content, load
from stockpile.content.entry import COMPANY_KEYS, MAX_TRACK, MIN_TRACK
from stockpile.records import Session, read, write
from stockpile.rules import figures
from stockpile.rules.config import MODULES, Config
from stockpile.rules.figures import figures_for

FIXED = (".set", ".needs", ".replaced_by")
KEYS = [key for key in load().entries if not key.endswith(FIXED)]


def other(rng: Random, value: Any) -> Any:
    """Another value of the same kind, often at the end of what can be."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((0, 1, 2, value + 1, 5, 9, 12, 20, 99, 999))
    if isinstance(value, list) and all(isinstance(each, int) for each in value):
        return sorted(rng.sample(range(-99 if value[0] < 0 else 0, 100), len(value)))
    return value


def track(rng: Random, company: str) -> Iterator[tuple[str, Any]]:
    length = rng.randint(MIN_TRACK, MAX_TRACK)
    values = sorted(rng.randint(0, 99) for _ in range(length))
    key = f"boards.advanced.{company}"
    yield f"{key}.spaces", [f"{value}$" if rng.random() < 0.3 else value for value in values]
    yield f"{key}.start", rng.randint(1, length)
    yield f"{key}.after_split", rng.randint(1, length)


def accepted(rng: Random) -> Content:
    """Figures with a few wild ones among them, the first that the checks let pass."""
    while True:
        wild = {key: other(rng, load().entries[key]) for key in rng.sample(KEYS, rng.randint(1, 12))}
        try:
            return lay_over_content(load(), wild | dict(track(rng, rng.choice(COMPANY_KEYS))))
        except ContentError:
            continue


@pytest.mark.parametrize("seed", range(12))
def test_whatever_figures_are_accepted_can_be_played(seed: int) -> None:
    rng = Random(seed)
    config = Config(2 + seed % 4, MODULES if seed % 3 else ("advanced_board",))
    session = Session.new(config, seed=seed, content=accepted(rng))
    bot = make_bot("broker", seed)
    while not session.game.over:
        view = session.game.view(session.game.asked)
        session.play(bot.decide(view) if rng.random() < 0.2 else rng.choice(session.game.decision.answers))
    assert read(write(session.record)) == session.record


def test_figures_of_many_records_do_not_fill_the_memory() -> None:
    for money in range(figures.KEPT + 20):
        content = lay_over_content(load(), {"players.3.money": money})
        assert figures_for(Config(3), content).money == money
    assert len(figures._made) <= figures.KEPT
