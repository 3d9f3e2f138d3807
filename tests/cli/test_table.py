"""The table: everything that a seat may know, in 80 columns and in more."""

from pathlib import Path

import pytest
from rich.console import Console

from stockpile.content import load
from stockpile.content.model import forecast_text
from stockpile.display import signs
from stockpile.display.names import Names
from stockpile.display.table_facts import net_worth
from stockpile.display.table_text import standing, table
from stockpile.display.text_pieces import Row
from stockpile.i18n import say
from stockpile.rules.cards import COMPANIES, DOWN, FEES, HELD, STOCKS, kind_of, pile_of, placer_of, side_of
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View
from tests.support.heard_games import CONFIGS, MODULAR, moments, names_for


def drawn(view: View, names: Names, columns: int = 80, lines: int = 24) -> str:
    console = Console(width=columns, height=lines, highlight=False, no_color=True)
    with console.capture() as capture:
        console.print(table(view, names, columns, lines))
    return capture.get()


def row(picture: str, start: str) -> str:
    """The first line that begins so."""
    return next(line for line in picture.splitlines() if line.strip(" │►").startswith(start))


@pytest.mark.parametrize("config", [*CONFIGS, *MODULAR])
def test_it_fits_at_every_moment_for_everybody(config: Config, long: bool) -> None:
    """In the short form at fewer moments, for one seat after the other and a spectator."""
    every = 32 if long else 48
    for number, game in enumerate(moments(config, seed=7)):
        if number % every:
            continue
        for observer in range(game.players + 1) if long else (number // every % game.players, game.players):
            names = names_for(game, observer if observer < game.players else None)
            narrow = drawn(game.view(observer), names)
            assert max(len(line.rstrip()) for line in narrow.splitlines()) <= 80
            assert "…" not in narrow
            wide = drawn(game.view(observer), names, 120, 40)
            assert len(wide.splitlines()) <= (36 if config in CONFIGS else 45)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_the_usual_piles_there_is_room_for_the_question_on_24_lines(players: int) -> None:
    game = Game.new(Config(players), seed=1)
    assert len(drawn(game.view(0), names_for(game, 0)).splitlines()) <= 20


@pytest.mark.parametrize("config", CONFIGS)
def test_prices_stand_in_brackets(config: Config) -> None:
    for number, game in enumerate(moments(config, seed=2)):
        if number % 20:
            continue
        view = game.view(0)
        picture = drawn(view, names_for(game, 0))
        for company, key in enumerate(COMPANIES):
            line = row(picture, f"{signs.COMPANY[company]} {say(f'short-{key}')}")
            shown = line.partition("[")[2].partition("]")[0].strip()
            assert shown.rstrip("$") == str(view.value(company))
            space = view.prices[company]
            assert ("$" in shown) == bool(view.figures.dollars[company * 16 + space])


@pytest.mark.parametrize("config", CONFIGS)
def test_forecasts_are_those_that_may_come(config: Config) -> None:
    game = Game.new(config, seed=3)
    view = game.view(1)
    picture = drawn(view, names_for(game, 1))
    for company, key in enumerate(COMPANIES):
        line = row(picture, f"{signs.COMPANY[company]} {say(f'short-{key}')}")
        forecasts = {forecast_text(code) for code in view.odds(company)}
        assert forecasts <= set(line.split())
        assert ("secret" in line or "open" in line) == (len(forecasts) == 1)


@pytest.mark.parametrize("config", CONFIGS)
def test_face_down_cards_show_who_placed_them_and_their_face_only_to_those_who_know(config: Config) -> None:
    game = next(game for game in moments(config, seed=4) if game.decision.question == "bid")
    for observer in range(game.players + 1):
        view = game.view(observer)
        names = Names(game.figures, [f"Seat{seat}" for seat in range(game.players)])
        picture = drawn(view, names, 400)
        for pile in range(game.figures.piles):
            line = row(picture, f"{names.pile(pile)} ")
            cards = [card for card in game.pile_cards if pile_of(card) == pile]
            down = [card for card in cards if side_of(card) == DOWN]
            assert line.count("? Seat") == len(down)
            known = [card for card in down if placer_of(card) == observer]
            assert line.count(f"? Seat{observer}:") == len(known)
            for card in known:
                assert f"? Seat{observer}:{_sign(kind_of(card))}" in line


def _sign(kind: int) -> str:
    return (*signs.COMPANY, signs.BOOM, signs.BUST, *[signs.FEE] * FEES)[kind]


def test_a_seat_that_was_outbid_has_no_meeple_and_old_bids_are_gone() -> None:
    config = Config(players=3)
    for game in moments(config, seed=6):
        if game.over:
            break
        picture = drawn(game.view(0), names_for(game, 0))
        if game.view(0).phase_name == "supply":
            assert all("[" not in row(picture, f"{letter} ") for letter in "ABC")
        elif game.decision.question == "bid":
            taken = [pile for pile in range(3) if game.meeple_seat[pile] >= 0]
            assert [pile for pile in range(3) if "[" in row(picture, f"{'ABC'[pile]} ")] == taken


@pytest.mark.parametrize("config", CONFIGS)
def test_players_are_shown_with_what_is_known_of_them(config: Config) -> None:
    for number, game in enumerate(moments(config, seed=9)):
        if number % 25 or game.over:
            continue
        view = game.view(0)
        picture = drawn(view, names_for(game, 0), 200)
        for seat in range(1, game.players):
            line = row(picture, f"Player{seat} ")
            fields = line.strip(" ►").split()
            assert fields[1:3] == [str(game.money[seat]), str(game.cards_of(seat))]
            known = view.known[seat * HELD : seat * HELD + STOCKS]
            for company in range(STOCKS):
                assert (f"{signs.COMPANY[company]}{known[company]}" in fields) == bool(known[company])
                split = game.split[seat * STOCKS + company]
                assert (f"{signs.COMPANY[company]}{split}×2" in fields) == bool(split)


def test_worth_is_money_and_shares_at_todays_prices() -> None:
    game = Game.new(seed=1)
    assert net_worth(game.view(0)) == 25
    assert "Your worth 25" in drawn(game.view(0), names_for(game, 0))
    assert "Your worth" not in drawn(game.view(), names_for(game))


def test_companies_may_be_called_otherwise(tmp_path: Path) -> None:
    (tmp_path / "companies.toml").write_text('cosmic = "Weltall Rechner"\n')
    game = Game.new(seed=1, content=load(tmp_path))
    names = names_for(game)
    assert [names.company(0), names.short(0), names.company(1)] == ["Weltall Rechner", "Weltall", "Bottomline Bank"]
    assert "★ Weltall" in drawn(game.view(), names)


def test_the_standing_has_every_part_of_every_total() -> None:
    *_, game = moments(Config(players=4), seed=2)
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(standing(game.view(), names_for(game, 1)))
    lines = [line.split() for line in capture.get().splitlines()[1:]]
    best = [line for line in lines if line[0] == signs.WINNER]
    assert len(best) == len(game.winners)
    totals = {line[-6] if line[-6] != "You" else "Player1": int(line[-1]) for line in lines}
    assert totals == {f"Player{seat}": game.money[seat] for seat in range(4)}
    assert all(sum(map(int, line[-5:-1])) == int(line[-1]) for line in lines)


def test_a_row_breaks_between_parts_only() -> None:
    from rich.text import Text

    console = Console(width=10)
    with console.capture() as capture:
        console.print(Row([Text("one two"), Text("three"), Text("4")]))
    assert capture.get().split("\n") == ["one two", "three  4", ""]
