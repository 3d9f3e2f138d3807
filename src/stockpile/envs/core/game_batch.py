"""Games side by side, and what a finished game is worth.

Everything that is seen of the games is written into buffers that are made once: observation and mask of the seat that
is asked, whose seat that is, and when a game has ended, its rewards. A game that has ended is replaced at once by the
next. Answers are not checked here: `stockpile.envs.batch` has checked them against the masks.
"""

from hashlib import sha256
from random import Random
from typing import Final

from stockpile.bots.broker import style
from stockpile.bots.broker.thinking import Sound
from stockpile.envs.core.encoding import Encoder
from stockpile.envs.core.writing import floats, longs, octets, shorts
from stockpile.rules.answers import ANSWERS
from stockpile.rules.chance import draw
from stockpile.rules.figures import Figures
from stockpile.rules.game import Game, play_known, set_up
from stockpile.rules.numbers import zeros
from stockpile.rules.phases.ending import COLUMNS
from stockpile.rules.playing import AtRandom, Policy
from stockpile.rules.step import seat_of
from stockpile.rules.vecs import i16, i64, u8, vec

MONEY: Final[i64] = 0  # the final money
WIN: Final[i64] = 1  # the share of the win: tied players share it (R-END-4)
MARGIN: Final[i64] = 2  # the final money less that of the best other


def write_rewards(out: vec[float], at: i64, game: Game, kind: i64) -> None:
    """By seat, from a place on."""
    for seat in range(game.players):
        out[at + seat] = _reward(game, seat, kind)


def _reward(game: Game, seat: i64, kind: i64) -> float:
    mine = _total(game, seat)
    if kind == MONEY:
        return float(mine)
    best: i64 = -(1 << 30)  # of the others
    ties: i64 = 1
    for other in range(game.players):
        if other != seat:
            best = max(best, _total(game, other))
            if _total(game, other) == mine:
                ties += 1
    if kind == MARGIN:
        return float(mine - best)
    return 1.0 / float(ties) if mine >= best else 0.0


def _total(game: Game, seat: i64) -> i64:
    return game.tally[seat * i64(COLUMNS) + i64(COLUMNS) - 1]


ALL_SEATS: Final[i64] = -1  # who learns: everybody
IN_TURN: Final[i64] = -2  # who learns: another seat in every game
ACTIONS: Final[i64] = len(ANSWERS)
SEED_BITS: Final = 32  # as many as OpenSpiel's deals have: every game of a batch is one of those


def game_seed(seed: int, number: int, episode: int) -> int:
    """The seed of one game: of which batch, the game's number in it, and how many were played there before.

    >>> game_seed(1, 0, 0), game_seed(1, 0, 1) == game_seed(1, 1, 0)
    (1824146698, False)
    """
    digest = sha256(f"{seed}/{number}/{episode}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


class Opponents:
    """The players in the seats that do not learn."""

    def policy(self, seed: int) -> Policy:
        """For one game, dealt from this seed."""
        return AtRandom(Random(f"rivals of {seed}"))


class BrokerOpponents(Opponents):
    """Brokers. Each sees only its own view."""

    def __init__(self) -> None:
        self.sound: Final = Sound(style.USUAL)

    def policy(self, seed: int) -> Policy:
        return self.sound


class GameBatch:
    """This many games of one kind. With `learner` the others' seats are played by the rivals."""

    def __init__(
        self,
        figures: Figures,
        encoder: Encoder,
        first: i64,
        count: i64,
        rewarded: i64,
        learner: i64,
        rivals: Opponents,
    ) -> None:
        self.figures: Final = figures
        self.encoder: Final = encoder
        self.seed: int = 0  # of all games; each has one of its own that follows from it
        self.first: Final[i64] = first  # the number of the first game among all of the batch
        self.rewarded: Final[i64] = rewarded
        self.learner: Final[i64] = learner
        self.rivals: Final = rivals
        self.policies: list[Policy] = [Policy()] * count
        self.games: list[Game] = [Game()] * count
        self.learners: vec[i64] = zeros(count)
        self.episodes: vec[i64] = zeros(count)
        self.observations: vec[i16] = shorts(count * encoder.size)
        self.masks: vec[u8] = octets(count * ACTIONS)
        self.rewards: vec[float] = floats(count * figures.players)
        self.dones: vec[u8] = octets(count)
        self.seats: vec[i64] = longs(count)
        self.seeds: vec[i64] = longs(count)

    def begin(self, seed: int) -> None:
        """Set up every game, whatever was played before."""
        self.seed = seed
        for at in range(len(self.masks)):
            self.masks[at] = 0
        for at in range(len(self.games)):
            self._forget(at)
            self.episodes[at] = 0
            self._deal(at)
            self._go_on(at)
            self._show(at)

    def step(self, answers: list[int]) -> None:
        """Give every game its answer, and show what is asked next."""
        for at in range(len(self.games)):
            game = self.games[at]
            base = at * ACTIONS
            for number in game.legal_numbers():
                self.masks[base + number] = 0
            if self.dones[at] != 0:
                self._forget(at)
            play_known(game, ANSWERS[answers[at]])
            self._go_on(at)
            self._show(at)

    def _deal(self, at: i64) -> None:
        number = self.first + at
        seed = game_seed(self.seed, number, self.episodes[at])
        self.seeds[at] = seed
        self.games[at] = set_up(self.figures, draw(self.figures, Random(seed)))
        if self.learner == ALL_SEATS:
            self.learners[at] = ALL_SEATS
            return
        in_turn = (number + self.episodes[at]) % self.figures.players
        self.learners[at] = in_turn if self.learner == IN_TURN else self.learner
        self.policies[at] = self.rivals.policy(seed)

    def _go_on(self, at: i64) -> None:
        """On to the next question for the learner, in the next game if this one is over."""
        while True:
            game = self.games[at]
            if self.learners[at] != ALL_SEATS:
                policy = self.policies[at]
                learner = self.learners[at]
                while len(game.agenda) > 0 and seat_of(game.agenda[-1]) != learner:
                    play_known(game, ANSWERS[policy.choose(game)])
            if len(game.agenda) > 0:
                return
            self.dones[at] = 1
            write_rewards(self.rewards, at * self.figures.players, game, self.rewarded)
            self.episodes[at] += 1
            self._deal(at)

    def _forget(self, at: i64) -> None:
        """What the last game was worth has been told."""
        self.dones[at] = 0
        for place in range(at * self.figures.players, (at + 1) * self.figures.players):
            self.rewards[place] = 0.0

    def _show(self, at: i64) -> None:
        game = self.games[at]
        seat = seat_of(game.agenda[-1])
        encoder = self.encoder
        encoder.seen.look_at_game(game, seat, encoder.full)
        encoder.write(self.observations, at * encoder.size)
        self.seats[at] = seat
        base = at * ACTIONS
        for number in game.legal_numbers():
            self.masks[base + number] = 1
