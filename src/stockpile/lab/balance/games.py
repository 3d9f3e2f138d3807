"""One game of the balance report, and the same game with one thing different.

The laboratory sets up its chance, says who has which investor, and lets bots answer the rest. What would have come of
the game without one thing says what that thing is worth.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from stockpile.bots import Bot, play_out
from stockpile.content import Content
from stockpile.lab.games import WHOLE_WIN, GameResult, bot_seed, deal_seed
from stockpile.lab.players import ask_player, events_for, make_player
from stockpile.rules import step
from stockpile.rules.answers import ANSWERS, DISCARD, INVESTOR, PASS_NUMBER
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.chance import Chance, draw, draw_pairs, roll
from stockpile.rules.config import Config
from stockpile.rules.figures import Figures, figures_for
from stockpile.rules.game import Game, game_from_json, set_up

ONE_CARD_PLAYED: Final = 16  # one strategy card played this round, as the state counts it


def with_fields(game: Game, **fields: object) -> Game:
    """The game with other fields; its open question is worked out again."""
    return game_from_json({**game.to_json(), **fields}, game.figures.content)


def strategy_card(seat: int, number: int) -> int:
    return seat << 8 | number


def hand_of(game: Game, seat: int) -> list[int]:
    """The strategy cards of a seat."""
    return [each & 255 for each in game.strategies if each >> 8 == seat]


def without_strategy(game: Game, seat: int, number: int) -> Game:
    """A blank is in hand instead of this card: the card is in the box, as if it had been put back."""
    left = [*game.strategies]
    left.remove(strategy_card(seat, number))
    return with_fields(game, strategies=left, strategies_boxed=[*game.strategies_boxed, strategy_card(seat, number)])


def with_blank_played(game: Game, seat: int, number: int) -> Game:
    """The card is played as a blank: shown, without cost and effect. Another is not played in its place."""
    left = [*game.strategies]
    left.remove(strategy_card(seat, number))
    used = [each + ONE_CARD_PLAYED * (at == seat) for at, each in enumerate(game.used)]
    played = with_fields(game, strategies=left, strategies_played=[*game.strategies_played, number], used=used)
    if played.legal == [PASS_NUMBER]:  # who can do nothing more is not asked
        played.play(ANSWERS[PASS_NUMBER])
    return played


def without_commerce(game: Game, seat: int, kind: int) -> Game:
    """One commodity or tax card of a seat has left the game."""
    at = seat * COMMERCE_KINDS + kind
    commerce = [each - (place == at) for place, each in enumerate(game.commerce)]
    return with_fields(game, commerce=commerce, gone=_one_more(game.gone, kind))


def _one_more(counts: Sequence[int], at: int) -> list[int]:
    return [each + (place == at) for place, each in enumerate(counts)]


def with_future(game: Game, rng: Random) -> Game:
    """The same position with another future: what is not drawn yet is drawn again, as the deal would."""
    chance, figures = game.chance, game.figures
    begun = game.round + 1
    dice = (*chance.dice[:begun], *[roll(figures, rng) for _ in chance.dice[begun:]])
    later = dice[begun:] if figures.dice else [tuple(figures.forecasts)] * (figures.rounds - begun)
    copy = game.copy()
    copy.chance = Chance(
        chance.first,
        chance.shares,
        _shuffled_from(chance.market, game.drawn, rng),
        (*chance.pairs[:begun], *[draw_pairs(forecasts, rng) for forecasts in later]),
        dice,
        _shuffled_from(chance.commerce, game.commerce_drawn, rng),
        chance.investors,
        chance.strategies,
    )
    return copy


def _shuffled_from(deck: tuple[int, ...], drawn: int, rng: Random) -> tuple[int, ...]:
    rest = [*deck[drawn:]]
    rng.shuffle(rest)
    return (*deck[:drawn], *rest)


Hired = Sequence[Sequence[int]]  # by seat: the numbers of its investors
PlannedAnswer = Callable[[Game], int | None]  # an answer given for the seat that is asked, or None: ask the bot


@dataclass(frozen=True)
class BalanceGame:
    """A kind of game and its player: the same bot in all seats, each with luck of its own."""

    config: Config
    content: Content
    bot: str
    seed: int
    deal: int

    @property
    def figures(self) -> Figures:
        return figures_for(self.config, self.content)

    def chance(self, first: int | None = None) -> Chance:
        """The cards, dice and lot of this deal."""
        return draw(self.figures, Random(deal_seed(self.seed, self.deal)), first)

    def lot(self) -> Random:
        """For what the laboratory itself draws: neither cards nor bots follow from it."""
        return Random(f"lot/{self.seed}/{self.deal}")

    def bots(self, bot: str | None = None) -> list[Bot]:
        """New ones in every seat: equal games get equal answers."""
        return [
            make_player(bot or self.bot, bot_seed(self.seed, self.deal, seat)) for seat in range(self.config.players)
        ]

    def opened(self, chance: Chance, bots: Sequence[Bot], quirk: PlannedAnswer) -> Game:
        """A game whose set-up is over. The laboratory answers what it wants to, bots the rest."""
        game = set_up(self.figures, chance, events_for(bots))
        while game.phase == step.SET_UP:
            seat, planned = game.asked, quirk(game)
            game.play(ANSWERS[planned] if planned is not None else ask_player(bots[seat], game, seat))
        return game

    def played(self, chance: Chance, quirk: PlannedAnswer) -> Game:
        """The whole game."""
        game = self.opened(chance, self.bots(), quirk)
        self.play_out(game)
        return game

    def play_out(self, game: Game) -> list[int]:
        """Play a game on to its end; returns everybody's money."""
        play_out(game, self.bots(), ask_player)
        return [*game.money]


def with_investors(chance: Chance, figures: Figures, hired: Hired) -> Chance:
    """The same deal, in which every seat is dealt these investors and as many that it is not to choose."""
    wanted = {number for row in hired for number in row}
    spare = iter([number for number in chance.investors if number not in wanted])
    places = [hired[(chance.first + place) % figures.players] for place in range(figures.players)]
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


def plan_investors(hired: Hired) -> PlannedAnswer:
    """A seat that is asked for an investor takes the planned one, so that no bot's taste is measured."""

    def quirk(game: Game) -> int | None:
        if step.step_of(game.agenda[-1]) != step.INVESTOR_CHOICE:
            return None
        return next(INVESTOR + number for number in hired[game.asked] if INVESTOR + number in game.legal)

    return quirk


def plan_discards(lot: Random) -> PlannedAnswer:
    """Cards are put back by lot, so that every card is held as often, whatever bots think of it."""

    def quirk(game: Game) -> int | None:
        if step.step_of(game.agenda[-1]) != step.DISCARD_TURN:
            return None
        return DISCARD + lot.choice(hand_of(game, game.asked))

    return quirk


def nothing_planned(game: Game) -> int | None:
    return None


def rotated(things: Sequence[Sequence[int]], by: int) -> list[Sequence[int]]:
    """What each seat has when everything moves this many seats on.

    >>> rotated([[1], [2], [3]], 1)
    [[3], [1], [2]]
    """
    return [things[(seat - by) % len(things)] for seat in range(len(things))]


def leads(money: Sequence[float]) -> list[float]:
    """By seat: how much more it has than the others have on average.

    >>> leads([120, 100, 80])
    [30.0, 0.0, -30.0]
    """
    return [(each * len(money) - sum(money)) / (len(money) - 1) for each in money]


def win_shares(game: Game) -> list[float]:
    """By seat: its part of the win."""
    return [part / WHOLE_WIN for part in GameResult.of(game).wins]
