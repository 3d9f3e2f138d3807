"""Another future: what chance has decided so far stays, everything else is drawn again.

How far chance has come is a handful of cursors (`Dealt`). At any point of a game, also between two cards of one deal,
there is such a point, and `redraw` gives a chance that was the same up to it. To find out
what a card was worth, look at the futures before it and after it.

>>> from random import Random
>>> from stockpile.rules.chance import draw
>>> from stockpile.rules.config import Config
>>> from stockpile.rules.figures import figures_for
>>> figures = figures_for(Config(players=4))
>>> chance = draw(figures, Random(1))
>>> dealt = Dealt()
>>> dealt.first, dealt.shares, dealt.market, dealt.pairs = 1, 1, 10, 1
>>> other = redraw(chance, figures, dealt, Random(2))
>>> other.shares == chance.shares, other.market[:10] == chance.market[:10], other.market == chance.market
(True, True, False)
>>> other.pairs[0] == chance.pairs[0], other.pairs[1] == chance.pairs[1]
(True, False)
"""

from random import Random

from stockpile.rules import step
from stockpile.rules.chance import Chance, draw, pair_up, roll_dice, shuffle
from stockpile.rules.figures import Figures
from stockpile.rules.state import State
from stockpile.rules.vecs import append, extend, i64, vec


class Dealt:
    """How far chance has come: lot and starting shares (0 or 1), cards of each deck, rounds of dice and of pairs."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.shares: i64 = 0
        self.market: i64 = 0
        self.dice: i64 = 0
        self.pairs: i64 = 0
        self.commerce: i64 = 0
        self.investors: i64 = 0
        self.strategies: i64 = 0

    def copy(self) -> "Dealt":
        twin = Dealt()
        twin.first = self.first
        twin.shares = self.shares
        twin.market = self.market
        twin.dice = self.dice
        twin.pairs = self.pairs
        twin.commerce = self.commerce
        twin.investors = self.investors
        twin.strategies = self.strategies
        return twin


def dealt_in(game: State) -> Dealt:
    """What has left the decks of a game, and which dice were rolled.

    >>> from stockpile.rules.game import Game
    >>> dealt = dealt_in(Game.new(seed=1))
    >>> dealt.first, dealt.shares, dealt.market, dealt.pairs
    (1, 1, 12, 1)
    """
    dealt = Dealt()
    dealt.first = 1
    dealt.shares = 0 if game.phase == step.SET_UP else 1  # the last thing of the set-up (R-SET-2)
    dealt.market = game.drawn
    dealt.dice = game.round + 1 if game.figures.dice and len(game.forecasts) > 0 else game.round
    dealt.pairs = game.round + 1 if len(game.pairs) > 0 else game.round
    dealt.commerce = game.commerce_drawn
    dealt.investors = game.players * game.figures.investors_dealt  # before anything is asked (R-INV-1)
    dealt.strategies = game.strategies_drawn
    return dealt


def redraw(chance: Chance, figures: Figures, dealt: Dealt, rng: Random) -> Chance:
    """The same up to there; from there on, every future is as likely as it was at the table."""
    other = Chance(chance.first if dealt.first > 0 else i64(rng.random() * float(figures.players)))
    if dealt.shares > 0:
        other.dealt_shares = chance.dealt_shares
        other.market_deck = _reshuffled(chance.market_deck, dealt.market, rng)
    else:  # no market card is dealt before the starting shares are
        fresh = draw(figures, rng)
        other.dealt_shares = fresh.dealt_shares
        other.market_deck = fresh.market_deck
    _redraw_rounds(chance, other, figures, dealt, rng)
    other.commerce_deck = _reshuffled(chance.commerce_deck, dealt.commerce, rng)
    other.investor_deck = _reshuffled(chance.investor_deck, dealt.investors, rng)
    other.strategy_deck = _reshuffled(chance.strategy_deck, dealt.strategies, rng)
    return other


def _redraw_rounds(chance: Chance, other: Chance, figures: Figures, dealt: Dealt, rng: Random) -> None:
    """Dice, and pairs with the forecasts that they show."""
    rolls = vec[vec[i64]]()
    pairs = vec[vec[i64]]()
    for number in range(figures.rounds):
        forecasts = figures.forecasts
        if figures.dice:
            forecasts = chance.rolls[number] if number < dealt.dice else roll_dice(figures, rng)
            rolls = append(rolls, forecasts)
        dealt_now = number < dealt.pairs
        pairs = append(pairs, chance.pairs_of_rounds[number] if dealt_now else pair_up(forecasts, rng))
    other.rolls = rolls
    other.pairs_of_rounds = pairs


def _reshuffled(deck: vec[i64], dealt: i64, rng: Random) -> vec[i64]:
    """A deck whose first cards are gone: the others lie in any order."""
    rest = deck[dealt:]
    shuffle(rest, rng)
    return extend(deck[:dealt], rest)
