"""What an analysis says, as sentences: what was decided, what was wrong with it, what was better, and why."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from stockpile.cli.report.figures import NONE
from stockpile.cli.terminal.seats import full_names
from stockpile.display.names import Names
from stockpile.display.sentences import answers_in_words, reason_in_words
from stockpile.i18n import Value, say
from stockpile.lab.coach import Analysis
from stockpile.lab.coach.decisions import gravity, unit_of
from stockpile.lab.coach.faults import KIND_OF_BETTER
from stockpile.lab.coach.model import JudgedDecision, SeatAnalysis
from stockpile.records import Record
from stockpile.rules.answers import parse

Calling = Callable[[Names, Any], Value]
_CALLED: Final[dict[str, Calling]] = {
    "pile": Names.pile,
    "card": Names.card,
    "company": Names.company,
    "investor": Names.investor,
    "strategy": Names.strategy,
    "seat": Names.seat,
}


@dataclass(frozen=True)
class Told:
    """Tells of one game."""

    analysis: Analysis
    record: Record

    @cached_property
    def names(self) -> Names:
        return Names(self.record.figures(), full_names(self.record))

    @cached_property
    def unit(self) -> float:
        return unit_of(self.names.tables)

    def seat(self, seat: int) -> str:
        return self.names.seat(seat)

    def in_order(self) -> list[SeatAnalysis]:
        """The seats by place."""
        return sorted(self.analysis.seats, key=lambda seat: (seat.place, seat.seat))

    def grade(self, seat: SeatAnalysis) -> str:
        """A grade as text; there is none where a bot made every decision."""
        return str(seat.grade) if seat.is_graded else NONE

    def worst(self, most: int) -> list[tuple[SeatAnalysis, JudgedDecision]]:
        """The gravest decisions of all seats, the gravest first."""
        found = [(seat, seat.decisions[at]) for seat in self.analysis.seats for at in seat.worst]
        return sorted(found, key=lambda each: -gravity(each[1].loss, self.unit))[:most]

    def answers(self, texts: Sequence[str]) -> str:
        """What was played, or what was better."""
        return answers_in_words(self.names, [parse(text) for text in texts])

    def fault(self, decision: JudgedDecision) -> str:
        """What was wrong; "" where nothing was."""
        if decision.fault is None:
            return ""
        return fault_in_words(self.names, decision.fault.kind, decision.fault.facts)

    def reason(self, decision: JudgedDecision) -> str:
        """What speaks for the better answer; "" if that is about a card which was placed so anyway."""
        reason = decision.reason
        right = [parse(text).args[:1] for text in decision.played if text in decision.best]
        if reason is None or (reason.facts.get("card"),) in right:
            return ""
        return reason_in_words(self.names, reason.kind, reason.facts)

    def when(self, round_: int, phase: str) -> str:
        """Round and phase of something."""
        named = say(f"phase-{phase}")
        return named if round_ < 0 else say("coaching-when", round=round_ + 1, phase=named)


def fault_in_words(names: Names, kind: str, numbers: Mapping[str, int]) -> str:
    """
    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.figures import figures_for
    >>> names = Names(figures_for(Config()), ())
    >>> fault_in_words(names, "hide-pile", {"card": 4, "pile": 1, "better": 0})
    'You hid Stanford Steel on pile B. On pile A it would have been worth more to you.'
    """
    facts: dict[str, Value] = {}
    for name, number in numbers.items():
        calling = _CALLED.get(KIND_OF_BETTER.get(kind, "") if name == "better" else name)
        facts[name] = calling(names, number) if calling is not None else number
    return say(f"coach-{kind}", **facts)
