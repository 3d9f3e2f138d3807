"""One game of a balance report: its chance, who has which investor, who answers, and what came of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from stockpile.bots import Bot, play_out
from stockpile.content import Content
from stockpile.lab.balance.worlds import hand_of
from stockpile.lab.games import WHOLE_WIN, GameResult, bot_seed, deal_seed
from stockpile.lab.players import ask_player, events_for, make_player
from stockpile.rules import step
from stockpile.rules.answers import ANSWERS, DISCARD, INVESTOR
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import Config
from stockpile.rules.game import Game, set_up
from stockpile.rules.tables import Tables, tables_for

Hired = Sequence[Sequence[int]]  # by seat: the numbers of its investors
Quirk = Callable[[Game], int | None]  # an answer that is given for whoever is asked, or None: ask the bot


@dataclass(frozen=True)
class Table:
    """A kind of game and who plays it: the same bot in all seats, each with luck of its own."""

    config: Config
    content: Content
    bot: str
    seed: int
    deal: int

    @property
    def tables(self) -> Tables:
        return tables_for(self.config, self.content)

    def chance(self, first: int | None = None) -> Chance:
        """The cards, dice and lot of this deal."""
        return draw(self.tables, Random(deal_seed(self.seed, self.deal)), first)

    def lot(self) -> Random:
        """For what the laboratory itself draws: neither cards nor bots follow from it."""
        return Random(f"lot/{self.seed}/{self.deal}")

    def bots(self, bot: str | None = None) -> list[Bot]:
        """New ones in every seat: equal games get equal answers."""
        return [
            make_player(bot or self.bot, bot_seed(self.seed, self.deal, seat)) for seat in range(self.config.players)
        ]

    def opened(self, chance: Chance, bots: Sequence[Bot], quirk: Quirk) -> Game:
        """A game whose set-up is over. The laboratory answers what it wants to, bots the rest."""
        game = set_up(self.tables, chance, events_for(bots))
        while game.phase == step.SET_UP:
            seat, planned = game.asked, quirk(game)
            game.play(ANSWERS[planned] if planned is not None else ask_player(bots[seat], game, seat))
        return game

    def played(self, chance: Chance, quirk: Quirk) -> Game:
        """The whole game."""
        game = self.opened(chance, self.bots(), quirk)
        self.play_out(game)
        return game

    def play_out(self, game: Game) -> list[int]:
        """Play a game on to its end; returns everybody's money."""
        play_out(game, self.bots(), ask_player)
        return [*game.money]


def with_investors(chance: Chance, tables: Tables, hired: Hired) -> Chance:
    """The same deal, in which every seat is dealt these investors and as many that it is not to choose."""
    wanted = {number for row in hired for number in row}
    spare = iter([number for number in chance.investors if number not in wanted])
    places = [hired[(chance.first + place) % tables.players] for place in range(tables.players)]
    dealt = [number for row in places for number in (*row, *[next(spare) for _ in row])]
    return Chance(
        chance.first,
        chance.shares,
        chance.market,
        chance.pairs,
        chance.dice,
        chance.commerce,
        (*dealt, *spare),
        chance.strategies,
    )


def hiring(hired: Hired) -> Quirk:
    """Who is asked for an investor takes the one that is planned, so that no bot's taste is measured."""

    def quirk(game: Game) -> int | None:
        if step.step_of(game.agenda[-1]) != step.INVESTOR_CHOICE:
            return None
        return next(INVESTOR + number for number in hired[game.asked] if INVESTOR + number in game.legal)

    return quirk


def discarding(lot: Random) -> Quirk:
    """Cards are put back by lot, so that every card is held as often, whatever bots think of it."""

    def quirk(game: Game) -> int | None:
        if step.step_of(game.agenda[-1]) != step.DISCARD_TURN:
            return None
        return DISCARD + lot.choice(hand_of(game, game.asked))

    return quirk


def no_quirk(game: Game) -> int | None:
    return None


def turned(things: Sequence[Sequence[int]], by: int) -> list[Sequence[int]]:
    """What each seat has when everything moves so many seats on.

    >>> turned([[1], [2], [3]], 1)
    [[3], [1], [2]]
    """
    return [things[(seat - by) % len(things)] for seat in range(len(things))]


def leads(money: Sequence[float]) -> list[float]:
    """By seat: how much more it has than the others have in the mean.

    >>> leads([120, 100, 80])
    [30.0, 0.0, -30.0]
    """
    return [(each * len(money) - sum(money)) / (len(money) - 1) for each in money]


def shares(game: Game) -> list[float]:
    """By seat: its part of the win."""
    return [part / WHOLE_WIN for part in GameResult.of(game).wins]
