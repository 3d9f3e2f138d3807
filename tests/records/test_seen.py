"""Exports for one observer: true, complete, and the same whatever is hidden (R-INFO-4)."""

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.records import Record, RecordError, jsonlines, read_seen, redacted, replay, write
from stockpile.records import json_lines as lines_of
from stockpile.records.sight import AS_SEEN
from stockpile.rules.answers import Answer
from stockpile.rules.cards import DOWN, UNKNOWN, kind_of
from stockpile.rules.config import Config
from stockpile.rules.decision import Decision
from stockpile.rules.events import PairDealt, ShareDealt
from tests.records.games import CONFIGS, configs, record_of, seeds
from tests.records.worlds import CHANGES, Change, twins


def moments(config: Config) -> Iterator[tuple[Record, int]]:
    """Unfinished games, early and late, each with an observer."""
    rng = Random(config.players)
    for seed in range(4):
        whole = record_of(config, seed)
        for stop in (rng.randrange(12), rng.randrange(len(whole.answers))):
            yield whole.up_to(stop), rng.randrange(config.players + 1)


def exports(record: Record, observer: int) -> str:
    """Everything that goes out to an observer."""
    return redacted(record, observer) + json.dumps(list(lines_of(record, observer)))


def check_nothing_leaks(config: Config) -> set[Change]:
    """Games that the observer cannot tell apart have the same exports; returns the changes that were tried."""
    rng = Random(1)
    tried = set()
    for record, observer in moments(config):
        expected = exports(record, observer)
        for change, twin in twins(record, observer, rng):
            tried.add(change)
            assert replay(twin).view(observer) == replay(record).view(observer)
            assert exports(twin, observer) == expected
    return tried


def check_everywhere() -> set[Change]:
    return {change for config in CONFIGS for change in check_nothing_leaks(config)}


def test_nothing_in_an_export_depends_on_what_is_hidden() -> None:
    assert check_everywhere() == set(CHANGES)


def leak_cards(patch: pytest.MonkeyPatch) -> None:
    """Cards placed face-down are written open."""
    patch.setitem(AS_SEEN, "place", str)


def leak_shares(patch: pytest.MonkeyPatch) -> None:
    """Starting shares of all seats are told to everybody."""
    patch.setattr(ShareDealt, "seen_by", lambda event, observer: True)


def leak_pairs(patch: pytest.MonkeyPatch) -> None:
    """Information pairs are told to everybody."""
    patch.setattr(PairDealt, "seen_by", lambda event, observer: True)


def leak_deck(patch: pytest.MonkeyPatch) -> None:
    """The last card of the deck is added to the text."""
    honest = redacted
    patch.setattr(f"{__name__}.redacted", lambda record, seat: f"{honest(record, seat)}# {record.chance.market[-1]}\n")


def leak_answers(patch: pytest.MonkeyPatch) -> None:
    """Questions are told with their answers, whoever is asked."""
    honest = jsonlines._decision

    def leaky(decision: Decision, number: int, seat: int | None) -> dict[str, object]:
        return honest(decision, number, None)

    patch.setattr(jsonlines, "_decision", leaky)


@pytest.mark.parametrize("leak", [leak_cards, leak_shares, leak_pairs, leak_deck, leak_answers])
def test_a_leak_would_be_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        check_everywhere()


@settings(max_examples=25, deadline=None)
@given(configs, seeds, st.integers(0, 100), st.integers(0, 5))
def test_an_export_is_true_and_comes_back_equal(config: Config, seed: int, stop: int, observer: int) -> None:
    """With a word of the record for every `?`, it is the record."""
    record = record_of(config, seed, stop)
    observer = min(observer, config.players)
    text = redacted(record, observer)
    assert read_seen(text).text() == text
    shown = [line for line in text.split("\n") if not line.startswith("seen-by")]
    for seen, true in zip(shown, write(record).split("\n"), strict=True):
        for word, known in zip(seen.split(" "), true.split(" "), strict=True):
            assert word in ("?", known)


@settings(max_examples=25, deadline=None)
@given(configs, seeds, st.integers(0, 100), st.integers(0, 5))
def test_an_export_has_all_that_the_observer_knows(config: Config, seed: int, stop: int, observer: int) -> None:
    record = record_of(config, seed, stop)
    observer = min(observer, config.players)
    game = replay(record)
    view = game.view(observer)
    seen = read_seen(redacted(record, observer))
    pairs = seen.chance["pairs"]
    assert [word == "?" for word in pairs[game.round]] == [company < 0 for company in view.pairs[0::2]]
    assert "?" not in [word for row in pairs[: game.round] for word in row]
    assert [word == "?" for word in seen.chance["shares"][0]] == [seat != observer for seat in range(config.players)]
    drawn = len([word for word in seen.chance["market"][0] if word != "?"])
    opening = game.tables.piles * (game.round + 1)
    dealt = (game.drawn - opening) // config.players if observer < config.players else 0
    assert drawn == opening + dealt
    if view.table:  # nobody has taken a pile of this round yet
        hidden = [said for said in seen.answers if said.round == game.round and " ? " in said.text]
        assert len(hidden) == len([card for card in view.table if kind_of(card) == UNKNOWN])


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_who_takes_a_pile_has_seen_its_cards(config: Config) -> None:
    """R-DEM-8: what others placed face-down is open in the taker's export, and in nobody else's but the placer's."""
    whole = record_of(config, 17)
    stop = next(at for at in range(1, 200) if replay(whole, at).view().phase_name not in ("supply", "demand"))
    record = whole.up_to(stop)
    bids = {answer.args[0]: seat for seat, answer in seats_and_answers(record) if answer.name == "bid"}
    for observer in range(config.players + 1):
        seen = read_seen(redacted(record, observer))
        for said, (seat, answer) in zip(seen.answers, seats_and_answers(record), strict=True):
            down = answer.name == "place" and answer.args[1] == DOWN
            known = not down or observer in (seat, bids[answer.args[2]])
            assert (said.text == str(answer)) == known


def seats_and_answers(record: Record) -> list[tuple[int, Answer]]:
    seats = [replay(record, at).asked for at in range(len(record.answers))]
    return list(zip(seats, record.answers, strict=True))


@pytest.mark.parametrize("observer", [0, 3])
def test_a_finished_game_has_no_secrets(observer: int) -> None:
    record = record_of(Config(3), 2)
    assert redacted(record, observer) == write(record)


@pytest.mark.parametrize("observer", [-1, 4])
def test_nobody_sees_nothing(observer: int) -> None:
    with pytest.raises(RecordError, match=f"there is no seat {observer}, and spectators are number 3"):
        redacted(record_of(Config(3), 2, 5), observer)
