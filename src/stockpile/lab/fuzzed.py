"""One game of `stockpile fuzz`: a random table, random players, and every check along the way."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from stockpile.bots import BOTS, make_bot
from stockpile.lab.checks.broken import Broken, Leak
from stockpile.lab.checks.conduct import Conduct, check_cards
from stockpile.lab.checks.course import Course
from stockpile.lab.checks.differences import MAKERS, Difference
from stockpile.lab.checks.memory import check_memories
from stockpile.lab.checks.secrecy import as_it_would_have_gone, check_interference, check_sample
from stockpile.lab.checks.tempers import TEMPERS
from stockpile.lab.checks.twins import WAYS, check_refusal, check_twin
from stockpile.records import Record, read, replay, write
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS, Config, preset
from stockpile.rules.errors import ConfigError
from stockpile.rules.events import Event
from stockpile.rules.game import Game, set_up
from stockpile.rules.tables import Tables, tables_for

Player = Callable[[Game], Answer]

# How often, by moment, each check is made; and how many differences are tried on each game.
MEMORIES: Final = 1 / 16
SAMPLES: Final = 1 / 40
REFUSALS: Final = 1 / 60
TWINS: Final = 1 / 250
RECORDS: Final = 1 / 10  # by game
DIFFERENCES: Final = 4
EARLY: Final = 6  # so many moments before something is dealt it must not be felt
PLAYED_ON: Final = 12  # answers in a sampled world
# Bots that think by the clock get a few playouts: a seed gives the same games everywhere, and many of them.
QUICK: Final = [name if bot.thinks is None else f"{name}@4" for name, bot in BOTS.items()]

# Secrets that few games have, and that soon come to light: these are always compared, of the others some.
RARE: Final = ("opening card", "peeked card", "kept card", "looked-at pair", "commerce card", "investor picked")

CRASH: Final = "crash"
BROKEN: Final = "broken"
LEAK: Final = "leak"


@dataclass(frozen=True)
class Failure:
    """A game that something is wrong with: which kind of wrong, what was said, and records of it by name."""

    number: int
    kind: str
    message: str
    records: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Fuzzed:
    """A game that was checked: how many questions it had, and how often each secret was compared."""

    number: int
    decisions: int
    compared: Counter[str]
    failure: Failure | None = None


@dataclass(frozen=True)
class Fuzzer:
    """Plays game after game; each follows from the seed, the preset and its number alone."""

    seed: int
    preset: str | None = None

    def play(self, number: int) -> Fuzzed:
        game = FuzzedGame(Random(f"{self.seed}/{number}"), self.preset)
        failure = None
        try:
            game.run()
        except Exception as error:
            failure = game.failure(number, error)
        return Fuzzed(number, len(game.answers), game.compared, failure)


def random_config(rng: Random, always: str | None = None) -> Config:
    """Any valid table, now and then one of the presets, or always the same one."""
    while True:
        players = rng.choice((2, 3, 4, 5))
        if always is not None:
            return preset(always, players)
        if rng.random() < 0.2:
            return preset(rng.choice(list(PRESETS)), players)
        often = rng.choice((0.25, 0.5, 0.75, 1.0))
        modules = tuple(name for name in MODULES if rng.random() < often)
        sets = tuple(name for name in INVESTOR_SETS if rng.random() < 0.7)
        try:
            config = Config(players, modules, sets)
            tables_for(config)
        except ConfigError:
            continue
        return config


def random_players(tables: Tables, rng: Random) -> tuple[list[str], list[Player]]:
    """For every seat a bot, which gets a view, or somebody with a temper, who sees the answers only."""
    names = [rng.choice(QUICK if rng.random() < 0.4 else list(TEMPERS)) for _ in range(tables.players)]
    return names, [_player(name, Random(rng.getrandbits(64))) for name in names]


def _player(name: str, rng: Random) -> Player:
    if name in TEMPERS:
        temper = TEMPERS[name]
        return lambda game: temper.choose(game.legal, rng)
    bot = make_bot(name, rng.getrandbits(64))
    return lambda game: bot.decide(game.view(game.asked))


class FuzzedGame:
    """A random game with its checks. What they found so far is kept, whatever happens."""

    def __init__(self, rng: Random, preset: str | None = None) -> None:
        self.rng = rng
        self.config = random_config(rng, preset)
        self.tables = tables_for(self.config)
        self.chance = draw(self.tables, rng)
        self.names, self.players = random_players(self.tables, rng)
        self.answers: list[Answer] = []
        self.compared: Counter[str] = Counter()
        self.differing: tuple[Course, Difference, int] | None = None  # what is being compared

    def run(self) -> None:
        """Play to the end with checks at every moment, then compare with games that differ in secret."""
        course = self._play()
        if self.rng.random() < RECORDS:
            self._check_record()
        for secret in RARE:
            self._compare(course, secret)
        others = [secret for secret in MAKERS if secret not in RARE]
        for secret in self.rng.sample(others, DIFFERENCES):
            self._compare(course, secret)

    def _play(self) -> Course:
        heard: list[Event] = []
        game = set_up(self.tables, self.chance, heard)
        course = Course(game, heard)
        conduct = Conduct(game, heard)
        while not game.over:
            self._check_moment(game)
            answer = self.players[game.asked](game)
            self.answers.append(answer)
            heard.clear()
            game.play(answer)
            conduct.follow(game, heard)
            course.add(answer, game, heard)
        check_memories(game)
        return course

    def _check_moment(self, game: Game) -> None:
        rng = self.rng
        if rng.random() < MEMORIES:
            check_memories(game)
        if rng.random() < REFUSALS:
            check_refusal(game, rng)
        if rng.random() < TWINS:
            check_twin(game, rng.choice(list(WAYS)), rng)
        if rng.random() < SAMPLES:
            check_world(check_sample(game, rng.randrange(game.players + 1), rng), rng)

    def _check_record(self) -> None:
        record = self._record(self.chance, self.answers)
        if read(write(record)) != record:
            raise Broken("the record of the game does not come back")

    def _record(self, chance: Chance, answers: Sequence[Answer]) -> Record:
        return Record(self.config, self.tables.content, chance, tuple(answers), tuple(self.names))

    def _compare(self, course: Course, secret: str) -> None:
        """Compare the game with one that differs in a secret of this kind, if it had one."""
        observer = self.rng.randrange(self.config.players + 1)
        other = MAKERS[secret](course, observer, self.rng)
        if other is not None:
            self.differing = course, other, observer
            self.compared[secret] += check_interference(course, other, observer, early=EARLY).total()

    def failure(self, number: int, error: Exception) -> Failure:
        """What went wrong, with a record that leads there and, for a difference, one of the other game."""
        kind = LEAK if isinstance(error, Leak) else BROKEN if isinstance(error, Broken) else CRASH
        records = {"": self._text(self.chance, self.answers)}
        if self.differing is not None:
            records["other"] = self._text_of_the_other(*self.differing)
        return Failure(number, kind, f"{type(error).__name__}: {error}", records)

    def _text_of_the_other(self, course: Course, other: Difference, observer: int) -> str:
        """The other game, as far as it goes the same way, or up to the answer that the engine breaks at."""
        scenes = as_it_would_have_gone(course, other, observer, 0)
        possible = -1  # the first scene is before the first answer
        try:
            while next(scenes, None) is not None:
                possible += 1
        except Exception:
            possible += 1
        moves = enumerate(course.moves[:possible])
        return self._text(other.chance, [other.answer(number, move) for number, move in moves])

    def _text(self, chance: Chance, answers: Sequence[Answer]) -> str:
        """A record as far as it can be written; an answer that the engine breaks at is added by hand."""
        for count in range(len(answers), -1, -1):
            record = self._record(chance, answers[:count])
            try:
                text = write(record)
            except Exception:
                continue
            return text if count == len(answers) else text + _line(record, answers[count])
        return ""


def _line(record: Record, answer: Answer) -> str:
    """The line of an answer to the question after a record."""
    game = replay(record)
    return f"{game.asked} {game.decision.question}: {answer}\n"


def check_world(game: Game, rng: Random) -> None:
    """A sampled world is a game: it has all cards, memories that fit, and can be played on."""
    check_cards(game)
    check_memories(game)
    for _ in range(PLAYED_ON):
        if game.over:
            break
        if not game.legal:
            raise Broken(f"nothing can be answered in a sampled world: {game.decision}")
        game.play(ANSWERS[rng.choice(game.legal)])
    check_cards(game)
    check_memories(game)
