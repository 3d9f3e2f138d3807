"""`stockpile play`: a person against bots."""

import shlex
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

from rich.console import Console
from typer import Argument, Option

from stockpile.bots.bot import table_seed
from stockpile.cli import saves
from stockpile.cli.options import Bots, ContentFolder, First, GameOptions, Seed, TableOptions
from stockpile.cli.terminal.person import Person, PersonLeft
from stockpile.cli.terminal.seats import PERSON, BotSeats, first_names, full_names, kinds_in, record_names
from stockpile.content import Content
from stockpile.display.console import stdout_console
from stockpile.display.names import Names
from stockpile.display.sentences import seen_by, sentence, worth_telling
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.records import RecordError, Replay, Session, replay
from stockpile.records import load as load_record
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event, RoundEnded


def play(
    *,
    file: Annotated[Path | None, Argument(help=say("option-saved"), metavar="FILE", show_default=False)] = None,
    resume: Annotated[bool, Option("--resume", "-r", help=say("option-resume"))] = False,
    game: GameOptions,
    bots: Bots = "broker",
    seed: Seed = None,
    first: First = None,
    content: ContentFolder = None,
) -> None:
    options = TableOptions(game, bots=bots, seed=seed, first=first, content_folder=content)
    if resume or file is not None:
        resume_game(options, file)
    else:
        play_game(options)


def play_game(options: TableOptions) -> None:
    """A new game against bots."""
    _need_terminal()
    config = options.config(people=1)
    kinds = (PERSON, *options.bots_for(config.players - 1))
    first = options.first_of(config.players)
    session = Session.new(config, seed=options.seed, first=first, content=options.content(), names=record_names(kinds))
    path = saves.new_game_file()
    saves.keep_seed(path, table_seed(options.seed))
    TerminalGame(session, kinds, path, stdout_console()).run()


def resume_game(options: TableOptions, file: Path | None) -> None:
    """A saved game, or the one that was played last and is not over."""
    if not options.is_any_game or options.seed is not None:
        raise UserError("error-resume-options")
    _need_terminal()
    content = options.content()
    path = file if file is not None else _last_unfinished(content)
    record = load_record(path, content)
    session = Session(record)
    kinds = kinds_in(record, options.bots_for(1)[0])
    TerminalGame(session, kinds, path, stdout_console()).run()


def _last_unfinished(content: Content) -> Path:
    """The newest saved game that can be continued; one that cannot be read is passed over."""
    for path in saves.newest_first():
        try:
            if not replay(load_record(path, content)).over:
                return path
        except RecordError:
            continue
    raise UserError("error-nothing-saved", folder=str(saves.games_folder()))


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("error-no-terminal")


class TerminalGame:
    """A game that continues until it is over or the person leaves. Every answer is saved at once."""

    def __init__(self, session: Session, kinds: Sequence[str], path: Path, out: Console) -> None:
        self.session = session
        self.game = session.game
        self.bots = BotSeats(session, kinds, saves.seed_of(path), unhurried=True)
        self.path = path
        seat = list(kinds).index(PERSON)
        names = Names(self.game.figures, first_names(session.record), seat)
        self.person = Person(self.game, names, out, partial(self.bots.heard_by, seat))
        self._recall()
        self._heard = self.game.record_events()

    def _recall(self) -> None:
        """What happened before; what came after the person's last answer is still to be read."""
        past = Replay(self.session.record)
        self._log(past.opening)
        for played in past:
            if played.decision.seat == self.person.seat:
                self.person.mark_read()
            self._log(played.events)

    def _log(self, heard: Sequence[Event]) -> None:
        told = filter(worth_telling, seen_by(self.person.seat, heard))
        self.person.lines += [sentence(self.person.names, event) for event in told]

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._save()
        others = [name for seat, name in enumerate(full_names(self.session.record)) if seat != self.person.seat]
        self.person.greet(others)
        try:
            while not self.game.over:
                asked = self.game.asked == self.person.seat
                self._play(self.person.answer() if asked else self.bots.answer())
        except (PersonLeft, KeyboardInterrupt, EOFError):
            self.person.farewell(say("play-saved", path=str(self.path)), self._command("play --resume"))
        else:
            saves.forget_seed(self.path)
            self.person.show_end()
            self.person.farewell(say("play-kept", path=str(self.path)), self._command("replay"))

    def _play(self, answer: Answer) -> None:
        """Play, save and show; at the end of a round the person reads before the next one starts."""
        acting, phase = self.game.asked, self.game.phase
        self.session.play(answer)
        self._save()
        heard = self._heard[:]
        self._heard.clear()
        self.bots.hear(heard)
        self.person.lines += self.bots.faults
        self.bots.faults.clear()
        ended = [at for at, event in enumerate(heard, 1) if isinstance(event, RoundEnded)]
        if ended and not self.game.over:
            self._log(heard[: ended[0]])
            self.person.pause()
            heard = heard[ended[0] :]
        self._log(heard)
        if acting != self.person.seat or self.game.phase != phase:
            self.person.table_is_old = True

    def _save(self) -> None:
        self.session.save(self.path)

    def _command(self, command: str) -> str:
        """What to type in a shell to continue this game."""
        return shlex.join(["stockpile", *command.split(), str(self.path)])
