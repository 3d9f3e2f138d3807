"""The derivation gives what it always gave, and what a second implementation gives."""

from __future__ import annotations

import hashlib
import subprocess
from dataclasses import asdict
from shutil import which
from typing import Any

import pytest

from stockpile.content import load_version
from stockpile.records.fairdeal import Decks, Stream, dealt, read_transcript
from stockpile.records.fairdeal.dealing import AT_ONCE, PURPOSE
from stockpile.rules.cards import STOCKS
from stockpile.rules.chance import check
from stockpile.rules.config import MODULES, PRESETS, Config, preset
from stockpile.rules.figures import figures_for
from tests.support import second_derivation as second
from tests.support.made_deals import VECTORS, made, number

DEALS = VECTORS["deals"]
CONFIGS = [preset(name, players) for name in PRESETS for players in (2, 3, 4, 5)] + [
    Config(4, (module, "investors")) for module in MODULES
]


@pytest.mark.parametrize("vector", VECTORS["below"], ids=lambda each: each["text"].strip())
def test_numbers(vector: dict[str, Any]) -> None:
    stream, other = Stream(vector["text"]), second.numbers_of(vector["text"])
    assert [stream.below(count) for count in vector["counts"]] == vector["gives"]
    assert [other(count) for count in vector["counts"]] == vector["gives"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"], ids=lambda each: each["text"].strip())
def test_shuffles(vector: dict[str, Any]) -> None:
    assert list(Stream(vector["text"]).shuffled(vector["cards"])) == vector["gives"]
    assert second.shuffle(vector["cards"], second.numbers_of(vector["text"])) == vector["gives"]


@pytest.mark.parametrize("vector", DEALS, ids=lambda each: each["name"])
def test_deals(vector: dict[str, Any]) -> None:
    transcript = read_transcript(vector["transcript"])
    figures = figures_for(transcript.statement.config, load_version(transcript.statement.figures))
    decks = Decks.of(figures)
    chance = dealt(vector["transcript"], decks, vector["first"])
    check(chance, figures)
    assert chance.to_json() == vector["chance"]
    assert second.fits(vector)
    assert transcript.text() == vector["transcript"]
    assert transcript.statement.text() == vector["statement"]
    assert [part.state for part in transcript.parts] == [seat["state"] for seat in vector["seats"]]
    plain = {name: _plain(value) for name, value in asdict(decks).items()}
    shown = {name: vector[name] for name in ("players", "rounds", "forecasts", "faces")} | vector["decks"]
    assert plain == shown


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


@pytest.mark.parametrize("config", CONFIGS, ids=lambda each: f"{each.players} {' '.join(each.modules)}")
def test_both_implementations_deal_every_game_alike(config: Config) -> None:
    """Also where a first player is named: the lot is drawn all the same, so the decks stay as they are."""
    figures = figures_for(config)
    decks = Decks.of(figures)
    text = made(config).text()
    chance = dealt(text, decks)
    check(chance, figures)
    proof = {
        "transcript": text,
        "players": decks.players,
        "rounds": decks.rounds,
        "first": None,
        "forecasts": list(decks.forecasts),
        "faces": [list(die) for die in decks.faces],
        "decks": {
            "market": list(decks.market),
            "commerce": list(decks.commerce),
            "investors": list(decks.investors),
            "strategies": list(decks.strategies),
        },
    }
    assert second.chance_of(proof) == chance.to_json()
    assert dealt(text, decks, first=1).to_json() == chance.to_json() | {"first": 1}


def test_more_is_drawn_than_is_read_at_once() -> None:
    stream, other = Stream("long\n"), second.numbers_of("long\n")
    drawn = [stream.below(1000) for _ in range(AT_ONCE)]
    assert drawn == [other(1000) for _ in range(AT_ONCE)]


def test_the_bytes_are_those_that_openssl_gives() -> None:
    """The generator is no invention of ours: a tool that everybody has gives the same bytes."""
    if which("openssl") is None:
        pytest.fail("openssl is missing: install it with the system's packages")
    text = (made().text() + PURPOSE).encode()
    command = ["openssl", "dgst", "-shake256", "-xoflen", "64", "-r"]
    given = subprocess.run(command, input=text, capture_output=True, timeout=300, check=True).stdout.split()[0]
    assert given.decode() == hashlib.shake_256(text).hexdigest(64)
    companies = list(range(STOCKS))
    assert number("any") == hashlib.sha256(b"any").hexdigest()
    assert sorted(Stream(made().text()).shuffled(companies)) == companies
