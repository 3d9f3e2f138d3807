"""Random games over random tables with every check of this package, in one process or several.

Besides bots there are players that do not think but prefer some answers. They take games into corners that even play
rarely reaches: seats without money, with everything sold, with nothing sold, with every card and every ability used.
`invariants` follows a game: cards, dollars, answers, rounds, copies, and what observers may know. `trail` notes where
each card went and which observers saw it, `differences` changes what was never shown, and `secrecy` checks that no
observer can tell.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from fuzz.differences import MAKERS, Difference
from fuzz.invariants import (
    WAYS_TO_COPY,
    BrokenInvariant,
    GameInvariants,
    Leak,
    check_cards,
    check_memories,
    check_refusal,
    check_twin,
)
from fuzz.secrecy import check_interference, check_sample, scenes_with_difference
from fuzz.trail import CardTrail
from stockpile.bots import BOTS, make_bot
from stockpile.lab.workers import play_all
from stockpile.records import Record, read, replay, write
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS, Config, preset
from stockpile.rules.errors import ConfigError
from stockpile.rules.events import Event
from stockpile.rules.figures import Figures, figures_for
from stockpile.rules.game import Game, set_up


@dataclass(frozen=True)
class AnswerPreferences:
    """How a seat likes its answers: a weight by family, and how the weight of a bid changes from space to space.

    >>> from stockpile.rules.answers import parse
    >>> SELLER.choose([parse("pass").number, parse("sell share labs").number], Random(1))
    sell share labs
    """

    climb: float = 1.0
    likes: Mapping[str, float] = field(default_factory=dict)

    def weight(self, answer: Answer) -> float:
        liked = self.likes.get(answer.name, 1.0)
        return liked * self.climb ** answer.args[1] if answer.name == "bid" else liked

    def choose(self, legal: Sequence[int], rng: Random) -> Answer:
        """One of the answers with these numbers; any of them when none is liked."""
        answers = [ANSWERS[number] for number in legal]
        weights = [self.weight(answer) for answer in answers]
        return rng.choices(answers, weights if any(weights) else None)[0]


EVEN: Final = AnswerPreferences()
BOLD: Final = AnswerPreferences(climb=2.0)  # soon without money, so that fees stay unpaid
FRUGAL: Final = AnswerPreferences(climb=0.4)
SELLER: Final = AnswerPreferences(likes={"pass": 0.0})  # keeps nothing
KEEPER: Final = AnswerPreferences(likes={"sell": 0.1})
STRATEGIST: Final = AnswerPreferences(
    climb=0.7, likes={"strategy": 8.0, "ability": 8.0, "pair": 4.0, "pass": 0.3, "sell": 0.3}
)

PREFERENCES: Final[dict[str, AnswerPreferences]] = {
    "even": EVEN,
    "bold": BOLD,
    "frugal": FRUGAL,
    "seller": SELLER,
    "keeper": KEEPER,
    "strategist": STRATEGIST,
}


Player = Callable[[Game], Answer]

# How often, by moment, each check is made; and how many differences are tried on each game.
MEMORY_CHECK_RATE: Final = 1 / 16
SAMPLE_CHECK_RATE: Final = 1 / 40
REFUSAL_CHECK_RATE: Final = 1 / 60
TWIN_CHECK_RATE: Final = 1 / 250
RECORD_CHECK_RATE: Final = 1 / 10  # by game
DIFFERENCES_PER_GAME: Final = 4
MOMENTS_EARLY: Final = 6  # moments before something is dealt at which it must not show yet
ANSWERS_IN_SAMPLED_WORLD: Final = 12  # answers in a sampled world
# Bots that think by the clock get four playouts instead: then a seed gives the same games everywhere, and soon.
QUICK_BOTS: Final = [name if bot.thinks is None else f"{name}@4" for name, bot in BOTS.items()]

# Secrets that few games have and that are soon shown: these are always compared, and some of the others.
RARE_SECRETS: Final = ("opening card", "peeked card", "kept card", "looked-at pair", "commerce card", "investor picked")

CRASH: Final = "crash"
BROKEN: Final = "broken"
LEAK: Final = "leak"


@dataclass(frozen=True)
class FuzzFailure:
    """What is wrong with a game: the kind of failure, the message, and records by name."""

    number: int
    kind: str
    message: str
    records: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class FuzzResult:
    """A game that was checked: how many questions it had, and how often each secret was compared."""

    number: int
    decisions: int
    compared: Counter[str]
    failure: FuzzFailure | None = None


@dataclass(frozen=True)
class Fuzzer:
    """Plays game after game; each follows from the seed, the preset and its number alone."""

    seed: int
    preset: str | None = None

    def play(self, number: int) -> FuzzResult:
        game = FuzzedGame(Random(f"{self.seed}/{number}"), self.preset)
        failure = None
        try:
            game.run()
        except Exception as error:
            failure = game.failure(number, error)
        return FuzzResult(number, len(game.answers), game.compared, failure)


def random_config(rng: Random, always: str | None = None) -> Config:
    """Any valid table, sometimes a preset; with `always`, that preset every time."""
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
            figures_for(config)
        except ConfigError:
            continue
        return config


def random_players(figures: Figures, rng: Random) -> tuple[list[str], list[Player]]:
    """For every seat a bot, which gets a view, or a player with preferences, which sees the answers only."""
    names = [rng.choice(QUICK_BOTS if rng.random() < 0.4 else list(PREFERENCES)) for _ in range(figures.players)]
    return names, [_player(name, Random(rng.getrandbits(64))) for name in names]


def _player(name: str, rng: Random) -> Player:
    if name in PREFERENCES:
        preferences = PREFERENCES[name]
        return lambda game: preferences.choose(game.legal, rng)
    bot = make_bot(name, rng.getrandbits(64))
    return lambda game: bot.decide(game.view(game.asked))


class FuzzedGame:
    """A random game with its checks. It keeps what they found so far, whatever happens."""

    def __init__(self, rng: Random, preset: str | None = None) -> None:
        self.rng = rng
        self.config = random_config(rng, preset)
        self.figures = figures_for(self.config)
        self.chance = draw(self.figures, rng)
        self.names, self.players = random_players(self.figures, rng)
        self.answers: list[Answer] = []
        self.compared: Counter[str] = Counter()
        self.differing: tuple[CardTrail, Difference, int] | None = None  # what is being compared

    def run(self) -> None:
        """Play to the end with checks at every moment, then compare with games that differ in secret."""
        trail = self._play()
        if self.rng.random() < RECORD_CHECK_RATE:
            self._check_record()
        for secret in RARE_SECRETS:
            self._compare(trail, secret)
        others = [secret for secret in MAKERS if secret not in RARE_SECRETS]
        for secret in self.rng.sample(others, DIFFERENCES_PER_GAME):
            self._compare(trail, secret)

    def _play(self) -> CardTrail:
        heard: list[Event] = []
        game = set_up(self.figures, self.chance, heard)
        trail = CardTrail(game, heard)
        conduct = GameInvariants(game, heard)
        while not game.over:
            self._check_moment(game)
            answer = self.players[game.asked](game)
            self.answers.append(answer)
            heard.clear()
            game.play(answer)
            conduct.follow(game, heard)
            trail.add(answer, game, heard)
        check_memories(game)
        return trail

    def _check_moment(self, game: Game) -> None:
        rng = self.rng
        if rng.random() < MEMORY_CHECK_RATE:
            check_memories(game)
        if rng.random() < REFUSAL_CHECK_RATE:
            check_refusal(game, rng)
        if rng.random() < TWIN_CHECK_RATE:
            check_twin(game, rng.choice(list(WAYS_TO_COPY)), rng)
        if rng.random() < SAMPLE_CHECK_RATE:
            check_world(check_sample(game, rng.randrange(game.players + 1), rng), rng)

    def _check_record(self) -> None:
        record = self._record(self.chance, self.answers)
        if read(write(record)) != record:
            raise BrokenInvariant("the record of the game does not come back")

    def _record(self, chance: Chance, answers: Sequence[Answer]) -> Record:
        return Record(self.config, self.figures.content, chance, tuple(answers), tuple(self.names))

    def _compare(self, trail: CardTrail, secret: str) -> None:
        """Compare the game with one that differs in a secret of this kind, if it had one."""
        observer = self.rng.randrange(self.config.players + 1)
        other = MAKERS[secret](trail, observer, self.rng)
        if other is not None:
            self.differing = trail, other, observer
            self.compared[secret] += check_interference(trail, other, observer, early=MOMENTS_EARLY).total()

    def failure(self, number: int, error: Exception) -> FuzzFailure:
        """What went wrong, with a record that leads there and, for a difference, one of the other game."""
        kind = LEAK if isinstance(error, Leak) else BROKEN if isinstance(error, BrokenInvariant) else CRASH
        records = {"": self._text(self.chance, self.answers)}
        if self.differing is not None:
            records["other"] = self._text_of_the_other(*self.differing)
        return FuzzFailure(number, kind, f"{type(error).__name__}: {error}", records)

    def _text_of_the_other(self, trail: CardTrail, other: Difference, observer: int) -> str:
        """The other game, as far as it goes the same way, or up to the answer that the engine breaks at."""
        scenes = scenes_with_difference(trail, other, observer, 0)
        possible = -1  # the first scene is before the first answer
        try:
            while next(scenes, None) is not None:
                possible += 1
        except Exception:
            possible += 1
        moves = enumerate(trail.moves[:possible])
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
    """A sampled world is a game: it has all cards, memories that fit, and play can continue."""
    check_cards(game)
    check_memories(game)
    for _ in range(ANSWERS_IN_SAMPLED_WORLD):
        if game.over:
            break
        if not game.legal:
            raise BrokenInvariant(f"nothing can be answered in a sampled world: {game.decision}")
        game.play(ANSWERS[rng.choice(game.legal)])
    check_cards(game)
    check_memories(game)


USUAL_GAMES: Final = 1000
ENDLESS_GAMES: Final = 10**12  # games, when only time limits them


@dataclass(frozen=True)
class FuzzReport:
    """A failure, and the files with its records."""

    failure: FuzzFailure
    files: tuple[Path, ...]
    again: str  # the command that plays this game again

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.failure.number,
            "kind": self.failure.kind,
            "message": self.failure.message,
            "files": [str(file) for file in self.files],
            "again": self.again,
        }


@dataclass
class FuzzSummary:
    """What was found. All but `seconds` is the same for the same seed and games, whatever the number of jobs."""

    seed: int
    preset: str | None = None
    games: int = 0
    decisions: int = 0
    compared: Counter[str] = field(default_factory=Counter)  # by secret: moments at which two games looked the same
    reports: list[FuzzReport] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def leaks(self) -> int:
        return sum(report.failure.kind == LEAK for report in self.reports)

    @property
    def failures(self) -> int:
        """Everything that went wrong except leaks."""
        return len(self.reports) - self.leaks

    @property
    def passed(self) -> bool:
        return not self.reports

    def to_json(self) -> dict[str, object]:
        return {
            "seed": self.seed,
            "preset": self.preset,
            "games": self.games,
            "decisions": self.decisions,
            "failures": self.failures,
            "leaks": self.leaks,
            "compared": dict(sorted(self.compared.items())),
            "reports": [report.to_json() for report in self.reports],
            "seconds": round(self.seconds, 1),
            "interrupted": self.interrupted,
        }


Progress = Callable[[FuzzSummary], None]


class _TimeIsUp(Exception):
    pass


def fuzz(
    games: int | None = None,
    minutes: float | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    folder: Path = Path(),
    start: int = 0,
    preset: str | None = None,
) -> FuzzSummary:
    """Play and check this many games, or as many as there are minutes for; game number n is the same in every run.

    With a preset every game is of that kind; only the number of players changes.

    A game that fails is written to `folder` and reported, and the run continues. Ctrl-C keeps what was found so far.

    >>> summary = fuzz(games=1, seed=14)
    >>> summary.games, summary.failures, summary.leaks
    (1, 0, 0)
    """
    run = _Run(FuzzSummary(seed, preset), folder, progress, minutes)
    if games is None:
        games = USUAL_GAMES if minutes is None else ENDLESS_GAMES
    fuzzer = Fuzzer(seed, preset)
    try:
        play_all(fuzzer, range(start, start + games), jobs, run.add)
    except _TimeIsUp:
        pass
    except KeyboardInterrupt:
        run.summary.interrupted = True
    return run.finished()


class _Run:
    """The summary in the making."""

    def __init__(self, summary: FuzzSummary, folder: Path, progress: Progress | None, minutes: float | None) -> None:
        self.summary = summary
        self.folder = folder
        self.progress = progress
        self.started = monotonic()
        self.ends = None if minutes is None else self.started + 60 * minutes

    def add(self, games: Iterable[FuzzResult]) -> None:
        """Count games; raises once when time is up."""
        summary = self.summary
        for game in games:
            summary.games += 1
            summary.decisions += game.decisions
            summary.compared += game.compared
            if game.failure is not None:
                summary.reports.append(self._report(game.failure))
        summary.seconds = monotonic() - self.started
        if self.progress is not None:
            self.progress(summary)
        if self.ends is not None and monotonic() >= self.ends:
            self.ends = None
            raise _TimeIsUp

    def _report(self, failure: FuzzFailure) -> FuzzReport:
        preset = f" --preset {self.summary.preset}" if self.summary.preset else ""
        again = f"python -m fuzz --seed {self.summary.seed}{preset} --start {failure.number} --games 1"
        files = []
        for name, text in failure.records.items():
            if text:
                stem = f"fuzz-{self.summary.seed}-{failure.number}"
                file = self.folder / f"{stem}-{name}.txt" if name else self.folder / f"{stem}.txt"
                heading = [failure.kind, *failure.message.splitlines(), f"once more: {again}"]
                self.folder.mkdir(parents=True, exist_ok=True)
                file.write_text("".join(f"# {line}\n" for line in heading) + text, encoding="utf-8")
                files.append(file)
        return FuzzReport(failure, tuple(files), again)

    def finished(self) -> FuzzSummary:
        self.summary.reports.sort(key=lambda report: report.failure.number)
        self.summary.seconds = monotonic() - self.started
        return self.summary
