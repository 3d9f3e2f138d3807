"""Exports for one observer are the same whatever is hidden from that observer (R-INFO-4)."""

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from stockpile.records import Record, Replay, jsonlines, redacted, replay, seen
from stockpile.records import json_lines as lines_of
from stockpile.rules import events
from stockpile.rules.answers import Answer, secrets_of
from stockpile.rules.config import INVESTOR_SETS, MODULES, Config
from stockpile.rules.decision import Decision
from stockpile.rules.events import Event
from tests.support.record_games import CONFIGS, MODULAR, PLAYERS, possible, prying_record
from tests.support.twin_games import CHANGES, twins


def some_configs(count: int) -> Iterator[Config]:
    """Random modules and investor sets."""
    rng = Random(count)
    for _ in range(count):
        modules = {name for name in MODULES if rng.random() < 0.6}
        yield possible(rng.choice(PLAYERS), modules, {name for name in INVESTOR_SETS if rng.random() < 0.7})


def moments(config: Config, seed: int) -> Iterator[tuple[Record, int]]:
    """Unfinished games, early and late and after a card was used, each with an observer."""
    rng = Random(seed)
    whole = prying_record(config, seed)
    used = [step.number + 1 for step in Replay(whole) if step.decision.question in ("bid", "investor", "strategy")]
    last = len(whole.answers) - 1
    for stop in (rng.randrange(10), rng.choice(used[:12]), min(last, int(rng.expovariate(0.02)))):
        yield whole.up_to(stop), rng.randrange(config.players + 1)


def exports(record: Record, observer: int) -> str:
    """Everything that goes out to an observer."""
    return redacted(record, observer) + json.dumps(list(lines_of(record, observer)))


def check_nothing_leaks(configs: Iterable[Config]) -> set[str]:
    """Games that the observer cannot tell apart have the same exports; returns the changes that were tried."""
    tried = set()
    for seed, config in enumerate(configs):
        for record, observer in moments(config, seed):
            view, expected = replay(record).view(observer), exports(record, observer)
            for change, twin, game in twins(record, observer, Random(seed)):
                tried.add(change)
                assert game.view(observer) == view
                assert exports(twin, observer) == expected
    return tried


def test_nothing_in_an_export_depends_on_what_is_hidden(long: bool) -> None:
    assert check_nothing_leaks([*CONFIGS, *some_configs(16 if long else 5)]) == set(CHANGES)


Leak = Callable[[pytest.MonkeyPatch], None]


def leak_answers_of(*families: str) -> Leak:
    """Answers that are secret are written open."""

    def leak(patch: pytest.MonkeyPatch) -> None:
        def heard(answer: Answer) -> list[int]:
            return [] if answer.name in families else secrets_of(answer)

        patch.setattr(seen, "secrets_of", heard)

    return leak


def leak_events(kind: type[Event]) -> Leak:
    """What is told to some is told to everybody."""

    def open_to_all(event: Event, observer: int) -> bool:
        return "None" not in str(event)  # of each two, the one with the faces

    return lambda patch: patch.setattr(kind, "seen_by", open_to_all)


def leak_chance(part: str) -> Leak:
    """A part of chance is added to the text."""
    honest = redacted

    def leaky(record: Record, seat: int) -> str:
        return f"{honest(record, seat)}# {record.chance.to_json()[part]}\n"

    return lambda patch: patch.setattr(f"{__name__}.redacted", leaky)


def leak_choices(patch: pytest.MonkeyPatch) -> None:
    """Questions are told with their answers, whoever is asked."""
    honest = jsonlines._decision

    def leaky(decision: Decision, number: int, seat: int | None) -> dict[str, object]:
        return honest(decision, number, None)

    patch.setattr(jsonlines, "_decision", leaky)


LEAKS: dict[str, Leak] = {
    "cards placed": leak_answers_of("place"),
    "investors chosen": leak_answers_of("investor"),
    "strategies in the box": leak_answers_of("discard"),
    "cards kept": leak_answers_of("keep-company", "keep-forecast"),
    "choices": leak_choices,
    **{
        f"{kind.__name__} events": leak_events(kind)
        for kind in (
            events.ShareDealt,
            events.PairDealt,
            events.HandDealt,
            events.CommerceDrawn,
            events.InvestorsDealt,
            events.StrategiesDealt,
            events.StrategyDiscarded,
            events.PairSeen,
            events.PileLookedAt,
        )
    },
    **{
        f"chance of {part}": leak_chance(part)
        for part in ("shares", "market", "pairs", "dice", "commerce", "investors", "strategies")
    },
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
def test_a_leak_would_be_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        check_nothing_leaks(MODULAR * 3)
