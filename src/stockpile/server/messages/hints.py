"""Hints on the wire: what a seat asks for, and what it gets from its own view."""

from typing import Annotated

from msgspec import Meta, Struct

from stockpile.bots.advice import MajorityRace, PileWorth, Prospect
from stockpile.server.messages.display import AnswerChoice

Seat = Annotated[int, Meta(ge=0, le=4)]


class HintSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """Hints for a seat of mine, from now on or no longer."""

    seat: Seat
    on: bool


class AdviceWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What would you do, asked for a seat of mine that is asked."""

    seat: Seat


class HintNumbers(Struct, frozen=True):
    """What a seat's view is worth in numbers, after so many answers."""

    number: int
    seat: int
    piles: list[PileWorth]
    prospects: list[Prospect]
    races: list[MajorityRace]


class Advice(Struct, frozen=True):
    """What a strong bot would answer, one answer after the other, and why: the sentence `advice-` and `why`."""

    number: int
    seat: int
    answers: list[AnswerChoice]
    why: str
    facts: dict[str, int]
