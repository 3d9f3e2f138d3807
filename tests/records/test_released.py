"""Records, saved games and games as JSON that a release wrote open in every later one, go on and end."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from stockpile.content import lay_over_content, load, load_version
from stockpile.records import RecordError, Session, json_lines, load_seen, read, redacted, replay, verify, write
from stockpile.rules.answers import parse
from stockpile.rules.cards import FEES
from stockpile.rules.game import Game, game_from_json, view_from_json

RELEASED = Path(__file__).parents[1] / "released"
SEEN = "-seat-"  # in the names of what one seat saw
RECORDS = [path for path in sorted(RELEASED.glob("*/*.txt")) if SEEN not in path.name]
UNFINISHED = [path for path in RECORDS if "\nend " not in path.read_text(encoding="utf-8")]


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def play_to_the_end(game: Game) -> None:
    rng = Random(1)
    while not game.over:
        game.play(rng.choice(game.decision.answers))


def test_there_is_something_of_every_kind() -> None:
    assert len(RECORDS) >= 6 and len(UNFINISHED) >= 4
    assert list(RELEASED.glob(f"*/*{SEEN}*.txt")) and list(RELEASED.glob("*/*-game.json"))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_reads_and_writes_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert write(record) == text
    assert verify(text) == replay(record)
    assert record.content is load_version(record.content.version)
    assert list(json_lines(record))[-1]["type"] in ("decision", "standing")
    for seat in range(record.config.players + 1):
        assert redacted(record, seat)


@pytest.mark.parametrize("path", UNFINISHED, ids=named)
def test_a_saved_game_goes_on_and_ends_under_its_own_figures(path: Path) -> None:
    session, rng = Session(read(path.read_text(encoding="utf-8"))), Random(1)
    while not session.game.over:
        session.play(rng.choice(session.game.decision.answers))
    assert f"content {session.record.content.version}\n" in path.read_text(encoding="utf-8")
    assert read(write(session.record)) == session.record


@pytest.mark.parametrize("path", sorted(RELEASED.glob(f"*/*{SEEN}*.txt")), ids=named)
def test_what_one_seat_saw_reads_and_writes_as_it_was_written(path: Path) -> None:
    assert load_seen(path).text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(RELEASED.glob("*/*-game.json")), ids=named)
def test_a_game_as_json_goes_on(path: Path) -> None:
    game = game_from_json(json.loads(path.read_text(encoding="utf-8")))
    assert game_from_json(game.to_json()) == game
    play_to_the_end(game)
    assert game.winners


@pytest.mark.parametrize("path", sorted(RELEASED.glob("*/*-view.json")), ids=named)
def test_a_view_as_json_still_lets_one_think(path: Path) -> None:
    view = view_from_json(json.loads(path.read_text(encoding="utf-8")))
    assert view_from_json(view.to_json()) == view
    play_to_the_end(view.sample(Random(1)))


# R-DEM-7 was ruled otherwise in 0.1.0: while bids stood, an old fee waited for the cards.


def test_a_game_begun_before_r_dem_7_changed_goes_on_as_it_was_ruled_then() -> None:
    """R-INV-MITT: he owes a fee of 1, and has 1 when he places his meeple on the free space; outbid, he bids it."""
    record = read((RELEASED / "0.1.0" / "mitt-owes.txt").read_text(encoding="utf-8"))
    now = replace(record, content=lay_over_content(record.content, {"rulings.fees_from_spare_money": True}))
    mitt, placed = 2, 114
    assert record.answers[placed - 1] == parse("bid C 0")
    assert (replay(record, placed).money[mitt], replay(now, placed).money[mitt]) == (1, 0)
    owed = slice(mitt * FEES, mitt * FEES + FEES)
    assert (replay(record, placed).fees[owed], replay(now, placed).fees[owed]) == ([2, 0, 1], [1, 0, 1])

    assert replay(record).over
    with pytest.raises(
        RecordError, match=r"^answer 117: seat 2 .* bid B 1 is refused: That costs more than you have left$"
    ):
        replay(now)


def test_new_games_are_ruled_as_the_law_is_now() -> None:
    assert load().rulings.fees_from_spare_money
    assert not load_version("5255aedceaeb").rulings.fees_from_spare_money
