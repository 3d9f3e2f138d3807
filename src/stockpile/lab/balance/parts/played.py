"""What every strategy card is worth when it is well played.

Whenever the bot plays a card, the game is played on twice from there by brokers: with the card, and with a blank in
its place, which costs nothing, does nothing and takes the turn's play all the same. Both have the same future, and
several futures are tried. What the player then has more than the others in the mean is what the card was worth.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final

from stockpile.bots import play_out
from stockpile.bots.shark.value import worth as property_of
from stockpile.bots.shark.weights import weights_for
from stockpile.lab.balance.part import EPIC, Cell, Part, Seen
from stockpile.lab.balance.table import Table, discarding, leads
from stockpile.lab.balance.worlds import with_blank_played, with_future
from stockpile.lab.players import ask_player
from stockpile.rules import step
from stockpile.rules.answers import ABILITY, STRATEGY, Answer
from stockpile.rules.game import Game

PLAYS_ON: Final = "broker"
FUTURES: Final = 12
OF_THE_CARD: Final = ("strategy", "sell-some", "dividend")  # questions while a card has its effect


class Sitting:
    """One game: brokers play, and the bot of the table answers what strategy cards are about."""

    def __init__(self, table: Table, lot: Random) -> None:
        self.quick, self.deep = table.bots(PLAYS_ON), table.bots()
        self.game = table.opened(table.chance(), self.deep, discarding(lot))
        self.told = self.game.listen() if self.game.heard is None else self.game.heard

    def answer(self, of_card: bool) -> Answer:
        """What is answered to the open question."""
        seat = self.game.asked
        bot = self.deep[seat] if of_card else self.quick[seat]
        if bot.hears:
            bot.heard = [event for event in self.told if event.seen_by(seat)]
        return ask_player(bot, self.game, seat)

    def play_card(self, card: Answer) -> None:
        """With all questions of the card."""
        seat = self.game.asked
        self.game.play(card)
        while len(self.game.agenda) > 0 and self.game.decision.question in OF_THE_CARD:
            self.game.play(self.answer(self.game.asked == seat))


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One deal: every card that was played in it."""
    lot = table.lot()
    sitting = Sitting(table, lot)
    game = sitting.game
    keys = [card.key for card in table.content.strategies]
    while not game.over:
        answer = sitting.answer(can_play_card(game))
        if is_card(answer.number):
            seat, number, now = game.asked, answer.a, game.round + 1
            blank = with_blank_played(game, seat, number)
            sitting.play_card(answer)
            yield (*cell, keys[number]), (*worth(table, game, blank, seat, lot), now)
        else:
            game.play(answer)


def is_card(number: int) -> bool:
    return STRATEGY <= number < ABILITY


def can_play_card(game: Game) -> bool:
    return step.step_of(game.agenda[-1]) == step.ACTION_TURN and any(is_card(number) for number in game.legal)


def worth(table: Table, with_card: Game, blank: Game, seat: int, lot: Random) -> list[float]:
    """By how much the card raises the lead of who plays it, in the end and as expected, and the money."""
    futures = FUTURES if with_card.round + 1 < table.tables.rounds else 1  # after the last round nothing is drawn
    found: list[list[float]] = []
    for _ in range(futures):
        seed = lot.getrandbits(64)
        ends = [_end(table, with_future(game, Random(seed)), seat) for game in (with_card, blank)]
        found.append([with_it - without for with_it, without in zip(*ends, strict=True)])
    return [fmean(column) for column in zip(*found, strict=True)]


def _end(table: Table, game: Game, seat: int) -> tuple[float, float, float]:
    """Played on by brokers: the lead in the end, what it was expected to be when the round was over, and the money."""
    bots, now = table.bots(PLAYS_ON), game.round
    while not game.over and game.round == now:
        asked = game.asked
        game.play(ask_player(bots[asked], game, asked))
    weights = weights_for(game.tables)
    expected = leads([property_of(game, each, weights) for each in range(game.players)])[seat]
    play_out(game, bots, ask_player)
    return leads(game.money)[seat], expected, game.money[seat]


PLAYED: Final = Part(
    "played",
    tuple((players, EPIC) for players in (3, 4, 5)),
    ("card",),
    ("worth", "expected", "money", "round"),
    play,
)
