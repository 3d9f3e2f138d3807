"""The search: every candidate is tried in the same worlds, the poorer half drops out, and so on.

In each world a candidate is played and the round goes on with sound players in all seats (policy.py). What that leaves
is measured by the odds to win (value.py). The answer of the sound player itself is candidate number 0: it stands,
unless another one is better by more than the noise.
"""

from math import sqrt
from time import process_time
from typing import Final

from stockpile.bots.shark.candidates import Candidate
from stockpile.bots.shark.value import Weights, odds_to_win
from stockpile.bots.shark.worlds import Worlds
from stockpile.rules.answers import ANSWERS
from stockpile.rules.game import Game, play_known
from stockpile.rules.playing import Policy, finish_round
from stockpile.rules.vecs import append, i64, vec

FOREVER: Final = 1e30
DOUBT: Final = 0.3  # how many standard errors a gain over the default has to be above nothing
HOPELESS: Final = 3.0  # how many standard errors behind the best nothing is tried any more
FIRST: Final[i64] = 16  # worlds after which that is looked at
FEW: Final[i64] = 4  # worlds that say nothing against the default
LOOK: Final[i64] = 8  # and then again and again


class Limit:
    """How long the search may go on: playouts, or seconds of CPU time, whichever is used up first."""

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
        """Who has the best odds; of equals the first."""
        leader = self.alive[0]
        for at in self.alive:
            if self.total[at] > self.total[leader]:
                leader = at
        return leader

    def _is_ahead(self, leader: i64, other: i64, errors: float) -> bool:
        """Whether somebody leads by more than so many standard errors, or by nothing, but in all worlds alike."""
        ours, theirs = self.odds[leader], self.odds[other]
        count = len(ours)
        mean = (self.total[leader] - self.total[other]) / float(count)
        square = 0.0
        for at in range(count):
            off = ours[at] - theirs[at] - mean
            square += off * off
        return mean >= errors * sqrt(square / float(count) / float(max(1, count - 1)))

    def _drop_hopeless(self) -> None:
        """Who is far behind the leader will not catch up, and who does the same in every world need not."""
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
