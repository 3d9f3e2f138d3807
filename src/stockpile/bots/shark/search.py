"""The search: every candidate is tried in the same worlds, the poorer half drops out, and so on.

A world is a whole game that could be the real one, as likely as beliefs make it.

In each world a candidate is played, and sound players in all seats (thinking.py) play the round out. What that
leaves is measured by the odds to win (value.py). The answer of the sound player itself is candidate number 0: it
stands, unless another one is better by more than the noise.
"""

from math import sqrt
from random import Random
from time import process_time
from typing import Final

from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.placing import Placing
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import Sound, think
from stockpile.bots.shark.beliefs import WORLDS, Beliefs, Guess
from stockpile.bots.shark.evidence import Auction, Evidence, Lens
from stockpile.bots.shark.value import Weights, odds_to_win
from stockpile.rules.answers import ANSWERS, BID, PLACE
from stockpile.rules.cards import DOWN, SPACES, UP
from stockpile.rules.game import Game, View, play_known
from stockpile.rules.playing import Policy, finish_round
from stockpile.rules.sample import ImpossibleWorld
from stockpile.rules.step import BID_TURN, PLACE_TURN, step_of
from stockpile.rules.vecs import append, i64, remove, vec

BOTH: Final[i64] = 1 << 20  # above every number of an answer
MOST: Final[i64] = 20  # placings and bids beside the default

# Questions that are not searched, and why.
UNSEARCHED: Final[dict[str, str]] = {
    "choose-investor": "an ability lasts the whole game, and playouts end with the round: experience says more",
    "bid-investor": "likewise",
    "discard": "strategy cards are for rounds to come: what each promises was measured over whole games",
    "hand-over": "who goes first matters in the round after this one",
    "dividend": "every share shown is paid, and what the others learn by it is worth less",
}


def is_searched(question: str) -> bool:
    return question not in UNSEARCHED


class Candidate:
    """One answer, or with two cards in hand two, and how good it looks before any search."""

    def __init__(self, first: i64, second: i64, promise: float) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.promise: Final[float] = promise


def candidates(view: View, style: Style, default: i64, most: i64 = MOST) -> list[Candidate]:
    """The answers worth trying, the default first, then at most `most` others where a promise tells them apart."""
    asking = step_of(view.agenda[-1])
    if asking == PLACE_TURN and len(view.hand) == 2:
        found = _placings(view, style)
        found.sort(key=_promise, reverse=True)
        return found[: most + 1]  # the best of them is what the broker does
    if asking == BID_TURN:
        found = _bids(view, style)
        found.sort(key=_promise, reverse=True)
        rest = [each for each in found if each.first != default][:most]
    else:
        rest = [Candidate(number, -1, 0.0) for number in view.legal_numbers if number != default]
    return [Candidate(default, -1, 0.0), *rest]


def _promise(candidate: Candidate) -> float:
    return candidate.promise


def _placings(view: View, style: Style) -> list[Candidate]:
    """Every way to place two cards, with the score that the broker gives it."""
    placing = Placing(Position(view, style))
    layout = placing.layout
    found: list[Candidate] = []
    tried: set[int] = set()  # a seat that may hide both gets to the same in two ways (R-INV-STUART)
    for number in placing.first_cards():
        kind, side, pile = (number - PLACE) // 10, (number - PLACE) // 5 % 2, (number - PLACE) % 5
        other = remove(view.hand[:], kind)[0]
        layout.add(pile, kind, side)
        for second_side in range(UP, DOWN + 1):
            if second_side == UP and side == UP:
                continue
            if second_side == DOWN and side == DOWN and not placing.hides_both:
                continue
            for second in range(layout.piles):
                then = PLACE + other * 10 + second_side * 5 + second
                both = min(number, then) * BOTH + max(number, then)
                if both in tried:
                    continue
                tried.add(both)
                layout.add(second, other, second_side)
                found.append(Candidate(number, then, layout.score()))
                layout.take(second, other, second_side)
        layout.take(pile, kind, side)
    return found


def _bids(view: View, style: Style) -> list[Candidate]:
    """Every bid, by what it promises; an answer that is no bid (Martha's look) comes first."""
    bids = Bids(Position(view, style))
    found: list[Candidate] = []
    for number in view.legal_numbers:
        promise = 1e9
        if BID <= number < BID + bids.position.figures.piles * SPACES:
            promise = bids.promise((number - BID) // SPACES, (number - BID) % SPACES)
        found.append(Candidate(number, -1, promise))
    return found


class World:
    """A game that could be the real one, and how everybody continues to play in it."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self.game: Game = game
        self.policy: Policy = policy


class Worlds:
    """Drawn one after the other from a view. What a rival would hardly have done is seldom what the rival had."""

    def __init__(self, view: View, beliefs: Beliefs | None, lenses: list[Lens], style: Style, rng: Random) -> None:
        self.view: View = view
        self.beliefs: Beliefs | None = beliefs
        self.lenses: list[Lens] = lenses  # how the others may think
        self.style: Style = style  # how we continue
        self.random: Random = rng

    def draw(self) -> World:
        """One more world."""
        beliefs = self.beliefs
        if beliefs is not None:
            for _try in range(20):
                guess = beliefs.draw(self.random)
                try:
                    game = self.view.sample(self.random, guess.pairs, guess.cards)
                except ImpossibleWorld:
                    continue
                return World(game, self._policy(guess))
        return World(self.view.sample(self.random), self._policy(None))

    def _policy(self, guess: Guess | None) -> Sound:
        """Every seat plays on as we guess that it thinks; a seat of which we know nothing, as is likely beforehand."""
        policy = Sound(self.style)
        for seat in range(self.view.players):
            if seat != self.view.observer:
                lens = guess.lenses[seat] if guess is not None else -1
                policy.styles[seat] = self.lenses[lens if lens >= 0 else self._any_lens()].style
        return policy

    def _any_lens(self) -> i64:
        left = self.random.random()
        for at in range(len(self.lenses)):
            left -= self.lenses[at].odds
            if left < 0.0:
                return at
        return len(self.lenses) - 1


FOREVER: Final = 1e30
DOUBT: Final = 0.3  # how many standard errors a gain over the default has to be above nothing
HOPELESS: Final = 3.0  # how many standard errors behind the best nothing is tried any more
FIRST: Final[i64] = 16  # worlds after which that is looked at
FEW: Final[i64] = 4  # worlds that say nothing against the default
LOOK: Final[i64] = 8  # and then again and again


class Limit:
    """How long the search may continue: playouts, or seconds of CPU time, whichever is used up first."""

    def __init__(self, playouts: float, seconds: float) -> None:
        self.playouts: float = max(playouts, 1.0)
        self.seconds: float = max(seconds, 1e-6)
        self.done: i64 = 0
        self.began: float = process_time() if seconds < FOREVER else 0.0

    def spent(self) -> float:
        """The part that is used up; 1 is all."""
        part = float(self.done) / self.playouts
        if self.seconds < FOREVER:
            part = max(part, (process_time() - self.began) / self.seconds)
        return part


class Search:
    """One question."""

    def __init__(self, worlds: Worlds, candidates: list[Candidate], weights: Weights, limit: Limit) -> None:
        self.worlds: Worlds = worlds
        self.candidates: list[Candidate] = candidates
        self.weights: Weights = weights
        self.limit: Limit = limit
        self.alive: vec[i64] = vec[i64](range(len(candidates)))
        # By candidate, its odds in every world so far. Those that are alive were tried in the same worlds.
        self.odds: list[vec[float]] = [vec[float]() for _ in candidates]
        self.total: vec[float] = vec[float]([0.0] * len(candidates))
        self.worlds_tried: i64 = 0

    def best(self) -> Candidate:
        """The candidate to play."""
        stages: i64 = 1
        while 1 << stages < len(self.candidates):
            stages += 1
        for stage in range(stages):
            until = float(stage + 1) / float(stages)
            self._try_in_one_world()
            while len(self.alive) > 1 and self.limit.spent() < until:
                self._try_in_one_world()
            if stage + 1 < stages:
                self._drop_half()
        return self.candidates[self._choice()]

    def _try_in_one_world(self) -> None:
        if len(self.alive) == 1:
            return
        world = self.worlds.draw()
        for at in self.alive:
            odds = outcome(world.game, self.candidates[at], self.worlds.view.observer, world.policy, self.weights)
            self.odds[at] = append(self.odds[at], odds)
            self.total[at] += odds
        self.limit.done += len(self.alive)
        self.worlds_tried += 1
        if self.worlds_tried >= FIRST and self.worlds_tried % LOOK == 0:
            self._drop_hopeless()

    def _leader(self) -> i64:
        """The candidate with the best odds; of equals the first."""
        leader = self.alive[0]
        for at in self.alive:
            if self.total[at] > self.total[leader]:
                leader = at
        return leader

    def _is_ahead(self, leader: i64, other: i64, errors: float) -> bool:
        """Whether somebody leads by more than this many standard errors, or by nothing, but in all worlds alike."""
        ours, theirs = self.odds[leader], self.odds[other]
        count = len(ours)
        mean = (self.total[leader] - self.total[other]) / float(count)
        square = 0.0
        for at in range(count):
            off = ours[at] - theirs[at] - mean
            square += off * off
        return mean >= errors * sqrt(square / float(count) / float(max(1, count - 1)))

    def _drop_hopeless(self) -> None:
        """A candidate far behind the leader will not catch up; one that does the same in every world needs no more."""
        leader = self._leader()
        kept = vec[i64]()
        for at in self.alive:
            if at == leader or not self._is_ahead(leader, at, HOPELESS):
                kept = append(kept, at)
        self.alive = kept

    def _drop_half(self) -> None:
        """Keep the better half; the default stays until it is hopeless."""
        keep = (len(self.alive) + 1) // 2
        kept = vec[i64]()
        for at in self.alive:
            better: i64 = 0
            for other in self.alive:
                if self.total[other] > self.total[at] or (self.total[other] == self.total[at] and other < at):
                    better += 1
            if better < keep or at == 0:
                kept = append(kept, at)
        self.alive = kept

    def _choice(self) -> i64:
        """The leader, unless the default is still there and not behind by more than the noise."""
        leader = self._leader()
        if self.alive[0] == 0 and (self.worlds_tried < FEW or not self._is_ahead(leader, 0, DOUBT)):
            return 0
        return leader


def outcome(world: Game, candidate: Candidate, seat: i64, policy: Policy, weights: Weights) -> float:
    """A seat's odds to win at the end of the round, if it plays a candidate in this world."""
    game = world.copy()
    play_known(game, ANSWERS[candidate.first])
    if candidate.second >= 0:
        play_known(game, ANSWERS[candidate.second])
    if game.round == world.round and len(game.agenda) > 0:
        finish_round(game, policy)
    return odds_to_win(game, seat, weights)


HURRY: Final = 0.05  # seconds: with less time to think, the shark looks at the others in fewer worlds
BRIEF: Final[i64] = 1


class SharkThought:
    """A view, the auction as it is remembered, and all that does not change from question to question."""

    def __init__(
        self,
        view: View,
        auction: Auction | None,
        style: Style,
        lenses: list[Lens],
        weights: Weights,
        rng: Random,
    ) -> None:
        self.view: View = view
        self.auction: Auction | None = auction
        self.style: Style = style
        self.lenses: list[Lens] = lenses  # how the others may think
        self.weights: Weights = weights
        self.random: Random = rng

    def answer(self, limit: Limit) -> i64:
        """The number of the answer; found at once where there is nothing to search for."""
        view = self.view
        if len(view.legal_numbers) == 1:
            return view.legal_numbers[0]
        default = think(view, self.style)
        if not is_searched(view.question):
            return default
        found = candidates(view, self.style, default)
        worlds = Worlds(
            view, self.beliefs(BRIEF if limit.seconds < HURRY else WORLDS), self.lenses, self.style, self.random
        )
        return Search(worlds, found, self.weights, limit).best().first

    def beliefs(self, worlds: i64 = WORLDS) -> Beliefs | None:
        """What the others seem to hide, looked at in this many worlds; None as long as they have done nothing."""
        auction = self.auction
        if auction is None:
            return None
        found = Beliefs(Evidence(self.view, auction, self.lenses), self.random, worlds)
        return found if len(found.suspects) > 0 else None
