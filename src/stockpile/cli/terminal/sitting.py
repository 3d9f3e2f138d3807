"""A person against bots in the terminal."""

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from stockpile.cli import saves
from stockpile.cli.terminal.person import Leave, Person
from stockpile.cli.terminal.seats import PERSON, BotSeats, first_names, full_names
from stockpile.display.names import Names
from stockpile.display.sentences import seen_by, sentence, worth_telling
from stockpile.i18n import say
from stockpile.records import Replay, Session
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event, RoundEnded


class Sitting:
    """A game that goes on until it is over or the person leaves. Every answer is saved at once."""

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
        """What happened before this sitting; what came after the person's last answer is still to be read."""
        past = Replay(self.session.record)
        self._tell(past.opening)
        for played in past:
            if played.decision.seat == self.person.seat:
                self.person.mark_read()
            self._tell(played.events)

    def _tell(self, heard: Sequence[Event]) -> None:
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
        except (Leave, KeyboardInterrupt, EOFError):
            self.person.farewell(say("play-saved", path=str(self.path)), self._command("play --resume"))
        else:
            saves.forget_seed(self.path)
            self.person.show_end()
            self.person.farewell(say("play-kept", path=str(self.path)), self._command("replay"))

    def _play(self, answer: Answer) -> None:
        """Play, save and tell; at the end of a round the person reads before the next one begins."""
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
            self._tell(heard[: ended[0]])
            self.person.pause()
            heard = heard[ended[0] :]
        self._tell(heard)
        if acting != self.person.seat or self.game.phase != phase:
            self.person.table_is_old = True

    def _save(self) -> None:
        self.session.save(self.path)

    def _command(self, command: str) -> str:
        """What to type in a shell to go on with this game."""
        return shlex.join(["stockpile", *command.split(), str(self.path)])
