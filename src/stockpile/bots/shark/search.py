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
DOUBT: Final = 0.7  # how many standard errors a gain has to be above nothing
HOPELESS: Final = 2.5  # how many standard errors behind the best nothing is tried any more
LOOK: Final[i64] = 8  # worlds after which that is looked at, again and again


class Limit:
    """How long the search may go on: playouts, or seconds of CPU time, whichever is used up first."""

    def __init__(self, playouts: float, seconds: float) -> None:
        self.playouts: float = playouts
        self.seconds: float = seconds
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

    def __init__(
        self, worlds: Worlds, candidates: list[Candidate], policies: list[Policy], weights: Weights, limit: Limit
    ) -> None:
        self.worlds: Worlds = worlds
        self.candidates: list[Candidate] = candidates
        self.policies: list[Policy] = policies  # one world is played with the first, the next with the second ...
        self.weights: Weights = weights
        self.limit: Limit = limit
        count = len(candidates)
        self.alive: vec[i64] = vec[i64](range(count))
        self.tried: vec[i64] = vec[i64]([0] * count)
        self.gain: vec[float] = vec[float]([0.0] * count)  # over the default, summed up
        self.square: vec[float] = vec[float]([0.0] * count)
        self.worlds_tried: i64 = 0
        self.decided: bool = count == 1

    def best(self) -> Candidate:
        """The candidate to play."""
        stages: i64 = 1
        while 1 << stages < len(self.candidates):
            stages += 1
        for stage in range(stages):
            until = float(stage + 1) / float(stages)
            self._try_in_one_world()
            while self.limit.spent() < until and not self.decided:
                self._try_in_one_world()
            if self.decided:
                break
            if stage + 1 < stages:
                self._drop_half()
        return self.candidates[self._choice()]

    def _try_in_one_world(self) -> None:
        world = self.worlds.draw()
        policy = self.policies[self.worlds_tried % len(self.policies)]
        base = self._outcome(world, 0, policy)
        for at in self.alive:
            if at > 0:
                gain = self._outcome(world, at, policy) - base
                self.tried[at] += 1
                self.gain[at] += gain
                self.square[at] += gain * gain
        self.worlds_tried += 1
        if self.worlds_tried % LOOK == 0:
            self._drop_hopeless()

    def _outcome(self, world: Game, at: i64, policy: Policy) -> float:
        self.limit.done += 1
        return outcome(world, self.candidates[at], self.worlds.view.observer, policy, self.weights)

    def _mean(self, at: i64) -> float:
        return self.gain[at] / float(self.tried[at]) if self.tried[at] > 0 else 0.0

    def _error(self, at: i64) -> float:
        """The standard error of a mean gain."""
        if self.tried[at] < 2:
            return 0.0
        count = float(self.tried[at])
        mean = self.gain[at] / count
        return sqrt(max(0.0, self.square[at] / count - mean * mean) / (count - 1.0))

    def _drop_hopeless(self) -> None:
        """Who is far behind the best will not catch up. If only one is left, that is the answer.

        Also who does just as the default does in every world. The default itself stays until another is surely better.
        """
        sure = 0.0  # what the best gains at the least
        for at in self.alive:
            sure = max(sure, self._mean(at) - HOPELESS * self._error(at))
        kept = vec[i64]()
        for at in self.alive:
            reach = self._mean(at) + HOPELESS * self._error(at)
            if reach > sure or (at == 0 and sure == 0.0):
                kept = append(kept, at)
        self.alive = kept
        self.decided = len(kept) == 0 or (len(kept) == 1 and (kept[0] == 0 or sure > 0.0))

    def _drop_half(self) -> None:
        """Keep the better half, and the default."""
        ranked = self.alive
        for end in range(1, len(ranked)):
            number = ranked[end]
            place: i64 = end
            while place > 0 and self._mean(ranked[place - 1]) < self._mean(number):
                ranked[place] = ranked[place - 1]
                place -= 1
            ranked[place] = number
        kept = vec[i64]()
        for place in range((len(ranked) + 1) // 2):
            kept = append(kept, ranked[place])
        self.alive = kept

    def _choice(self) -> i64:
        """The one that gained most, if that is beyond its noise."""
        best, choice = 0.0, i64(0)
        for at in self.alive:
            if self.tried[at] > 1 and self._mean(at) - DOUBT * self._error(at) > 0.0 and self._mean(at) > best:
                best, choice = self._mean(at), at
        return choice


def outcome(world: Game, candidate: Candidate, seat: i64, policy: Policy, weights: Weights) -> float:
    """A seat's odds to win at the end of the round, if it plays a candidate in this world."""
    game = world.copy()
    play_known(game, ANSWERS[candidate.first])
    if candidate.second >= 0:
        play_known(game, ANSWERS[candidate.second])
    if game.round == world.round and len(game.agenda) > 0:
        finish_round(game, policy)
    return odds_to_win(game, seat, weights)
