"""The table drawn: everything has its place at every table and in every language, and nothing tells what is hidden."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import takewhile
from random import Random

import numpy as np
import pytest

from fuzz.differences import MAKERS
from fuzz.secrecy import Senses, check_interference
from stockpile import Config, Game
from stockpile.content.model import forecast_text
from stockpile.display.picture import HEIGHT, WIDTH, drawn
from stockpile.display.picture.canvas import DOTTED, Canvas, Written, spelt
from stockpile.display.table import ansi, names_for, picture, show
from stockpile.i18n import languages
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import MODULES
from stockpile.rules.game import View, view_from_json
from tests.support.env_games import CASES, at_a_moment
from tests.support.play import EVERYTHING, trail_at

MOMENTS = (0, 25, 60, 110, 1000)


HANGUL = re.compile("[가-힣]")


def words_on(view: View) -> list[Written]:
    return drawn(view, names_for(view)).written


def crowded(written: list[Written]) -> list[str]:
    """Words that are cut off, stand beyond the edge, or lie on others."""
    found = [f"cut off: {each.words}" for each in written if "…" in each.words]
    found += [
        f"beyond the edge: {each.words}"
        for each in written
        if each.left < 0 or each.top < 0 or each.right > WIDTH or each.bottom > HEIGHT
    ]
    from_above = sorted(written, key=lambda each: each.top)
    for at, one in enumerate(from_above):
        for two in takewhile(lambda each, one=one: each.top < one.bottom - 0.5, from_above[at + 1 :]):  # type: ignore[misc]
            across = min(one.right, two.right) - max(one.left, two.left)
            down = min(one.bottom, two.bottom) - two.top
            if min(across, down) > 0.5:
                found.append(f"{one.words!r} on {two.words!r}")
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "name"), CASES)
def test_nothing_is_cut_off_and_nothing_lies_on_anything(
    players: int, name: str, language: str, monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    """In the short form each language shows two moments of a table, and all of them show each."""
    monkeypatch.setattr("stockpile.display.picture.spoken", lambda: language)
    turn = languages().index(language)
    for seed, answers in enumerate(MOMENTS):
        if not long and (seed - turn - CASES.index((players, name))) % len(MOMENTS) not in (0, 2):
            continue
        game = at_a_moment(players, name, seed, answers)
        observer = players if seed == turn + 2 else seed % players  # now and then a spectator
        written = words_on(game.view(observer))
        assert crowded(written) == [], (seed, answers, observer)
        assert not [each for each in written if HANGUL.search(each.words)]


@pytest.mark.parametrize("players", [2, *(pytest.param(each, marks=pytest.mark.long) for each in (3, 4)), 5])
def test_the_fullest_tables_have_room(players: int, long: bool) -> None:
    """All modules with investors bid for; then everything on one pile, and everybody with something of everything.

    In the short form the rounds in the middle are left out: the later the fuller.
    """
    rng = Random(players)
    game = Game.new(Config(players, MODULES), seed=players)
    fullest: dict[object, View] = {}
    while not game.over:
        on_one_pile = [number for number in game.legal if str(ANSWERS[number]).endswith(" A")]
        game.play(ANSWERS[rng.choice(on_one_pile or game.legal)])
        if not game.over:
            fullest[bool(game.lots)] = game.view(game.asked)
            fullest[game.round, game.decision.question] = game.view(players if game.round == 1 else game.asked)
    assert max(len(view.pile_cards) for view in fullest.values()) > 3 * players
    for moment, view in fullest.items():
        if long or view.round in (1, game.round):
            assert crowded(words_on(view)) == [], moment


def test_the_end_says_who_won() -> None:
    game = at_a_moment(4, "epic", 3, 10_000)
    words = Counter(each.words for each in words_on(game.view(game.winners[0])))
    best = game.standing[game.winners[0]]["total"]
    assert words[f"You win with ${best}K"] == 1
    for row in game.standing:
        assert words[str(row["total"])] >= 1
    text = ansi(game.view(), colours=False)
    assert "Place" in text and f"{best}" in text


def test_prices_money_and_known_forecasts_are_there() -> None:
    game = at_a_moment(3, "advanced", 5, 60)
    view = game.view(1)
    words = [each.words for each in words_on(view)]
    for seat in range(3):
        assert f"${view.money[seat]}K" in words
    own = view.figures.pairs_of(1)[0]
    assert words.count(forecast_text(view.pairs[2 * own + 1])) >= 2  # in the market and among the pairs
    lines = ansi(view, colours=False)
    assert max(len(line) for line in lines.splitlines()) <= 100
    assert lines.splitlines()[-2 if lines.endswith("\n\n") else -1].startswith("Seat ")


def test_the_same_view_gives_the_same_picture_and_a_spectator_sees_no_hand() -> None:
    game = at_a_moment(4, "epic", 7, 40)
    view = game.view(2)
    again = view_from_json(json.loads(json.dumps(view.to_json())))
    assert np.array_equal(picture(view), picture(again))
    assert ansi(view) == ansi(again)
    assert picture(view).dtype == np.uint8 and picture(view).shape == (HEIGHT, WIDTH, 3)
    assert not np.array_equal(picture(view), picture(game.view()))


@pytest.mark.parametrize(("players", "name"), [(3, "first-game"), (4, "epic"), (2, "epic")])
def test_another_world_that_looks_the_same_is_drawn_the_same(players: int, name: str) -> None:
    """A game that differs in all that an observer has not seen: not a pixel and not a letter tells."""
    rng = Random(players)
    for answers in (30, 75):
        game = at_a_moment(players, name, players, answers)
        for observer in range(players + 1):
            other = game.view(observer).sample(rng)
            assert other != game
            assert np.array_equal(picture(other.view(observer)), picture(game.view(observer)))
            assert ansi(other.view(observer)) == ansi(game.view(observer))


@pytest.mark.parametrize("secret", MAKERS)
def test_what_was_never_shown_is_not_drawn(secret: str) -> None:
    """Non-interference for the picture's words, now and then in the course of two games."""
    rng = Random(secret)
    for seed in range(30):
        trail = trail_at(EVERYTHING, seed)
        observer = rng.randrange(trail.players + 1)
        other = MAKERS[secret](trail, observer, rng)
        if other is not None and check_interference(trail, other, observer, Senses(more=NowAndThen())):
            return
    raise AssertionError("the secret was never kept")


class NowAndThen:
    """What is drawn for an observer at one of eighty moments; each is asked for in both games, one after the other."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, game: Game, observer: int) -> object:
        self.count += 1
        return words_on(game.view(observer)) if (self.count - 1) // 2 % 80 == 0 else None


def test_modes(capsys: pytest.CaptureFixture[str]) -> None:
    view = Game.new(seed=4).view(0)
    assert show(view, "human") is None
    assert capsys.readouterr().out == ansi(view, colours=False) + "\n"
    shown = show(view, "ansi")
    assert isinstance(shown, str) and "\x1b[" in shown


def test_letters_that_the_font_does_not_have_are_spelt_or_drawn() -> None:
    assert spelt("Öl × 2 − „Größe“ é") == "Öl x 2 - “Grösse” e".replace("”", "“")
    plain, dotted = Canvas(60, 40), Canvas(60, 40)
    plain.text(20, 20, "O", 20)
    dotted.text(20, 20, "Ö", 20)
    assert "Ö" in DOTTED
    assert (dotted.finished() < 128).sum() > (plain.finished() < 128).sum()


def test_words_that_have_no_room_get_smaller_first() -> None:
    canvas = Canvas(200, 50)
    canvas.text(0, 20, "Leading Laboratories", 20, room=100)
    canvas.text(0, 40, "Leading Laboratories", 20, room=30)
    assert canvas.written[0].words == "Leading Laboratories" and canvas.written[0].right <= 100
    assert canvas.written[1].words.endswith("…") and canvas.written[1].right <= 30
