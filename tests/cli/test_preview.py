"""In the terminal, too, one reads what would happen before one answers."""

import io

from rich.console import Console

from stockpile.bots.preview import outcomes
from stockpile.cli.terminal.prompt import AnswerPrompt
from stockpile.i18n import say
from stockpile.rules.game import Game
from tests.support.heard_games import names_for
from tests.support.table import Table


def asking(game: Game) -> AnswerPrompt:
    return AnswerPrompt(game.view(game.asked), names_for(game, game.asked), lambda answer: "")


def menu(asked: AnswerPrompt) -> str:
    shown = Console(file=io.StringIO(), width=200)
    with shown.capture() as captured:
        shown.print(asked.menu)
    return captured.get()


def test_booms_and_busts_name_the_price_after() -> None:
    table = Table(3, market="boom labs labs  labs labs")
    table.skip_to("action")
    shown = menu(asking(table.game))
    assert shown.count(say("choice-rises", before=5, after=7)) == 6 == len(outcomes(table.view(0)))


def test_whoever_is_outbid_reads_by_whom_and_where() -> None:
    table = Table(3)
    table.skip_to("bid")
    table.bids("0:A0 1:A1 2:B3")
    seat = names_for(table.game, 0).seat(1)
    assert asking(table.game).sentence.startswith(say("outbid-by", seat=seat, pile="A", price=1))


def test_the_last_sale_says_that_all_is_sold_anyway_and_how_the_majorities_stand() -> None:
    table = Table(3, shares="cosmic bank auto")
    table.skip_to("sell")
    assert say("last-sale") not in asking(table.game).sentence
    table.skip_to_round(7)
    table.skip_to("sell")
    sentence = asking(table.game).sentence
    assert say("last-sale") in sentence and say("majorities-known") in sentence
    assert "Cosmic" in sentence.split(say("majorities-known"))[1]
