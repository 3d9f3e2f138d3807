"""Deals made without a server, with numbers that are always the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from stockpile.records import Record, Session
from stockpile.records.fairdeal import (
    Decks,
    KeptDeal,
    Part,
    Sitting,
    Statement,
    Transcript,
    dealt,
    seat_commitment,
    server_commitment,
)
from stockpile.records.fairdeal.transcript import State
from stockpile.rules.config import Config, preset
from stockpile.rules.figures import figures_for

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "deal_vectors.json").read_text("utf-8"))
CLASSIC = preset("classic", 3)


def number(*words: object) -> str:
    """32 bytes that nobody would take for chance."""
    return sha256(" ".join(map(str, words)).encode()).hexdigest()


def made(
    config: Config = CLASSIC, states: Mapping[int, State] | None = None, first: int | None = None, seed: object = 0
) -> Transcript:
    """A deal in which these seats are people's, each with what became of its number; the others are bots'."""
    states = {0: "revealed"} if states is None else states
    seats = [
        Sitting(seat, "human", number(seed, "who", seat)[:12]) if seat in states else Sitting(seat, "bot", "broker")
        for seat in range(config.players)
    ]
    version = figures_for(config).content.version
    statement = Statement(number(seed, "table")[:16], 0, config, version, first, tuple(seats))
    secret = number(seed, "secret")
    commitment = server_commitment(statement.text(), secret)
    return Transcript(statement, commitment, secret, tuple(_part(commitment, seed, *each) for each in states.items()))


def _part(commitment: str, seed: object, seat: int, state: State) -> Part:
    share = number(seed, "share", seat)
    sealed = seat_commitment(commitment, seat, share) if state != "absent" else None
    return Part(seat, sealed, share if state == "revealed" else None)


def recorded(transcript: Transcript) -> Record:
    """A game that was dealt so, played to its end."""
    config, figures = transcript.statement.config, figures_for(transcript.statement.config)
    chance = dealt(transcript.text(), Decks.of(figures), transcript.statement.first)
    session = Session.new(config, chance=chance)
    while not session.game.over:
        session.play(session.game.decision.answers[0])
    return replace(session.record, deal=transcript.text())


def kept_of(transcript: Transcript, *mine: int) -> KeptDeal:
    """What a client with these seats kept."""
    return KeptDeal(
        transcript.statement.table,
        transcript.statement.start,
        transcript.statement.text(),
        transcript.commitment,
        {part.seat: part.share for part in transcript.parts if part.seat in mine and part.share is not None},
        {part.seat: part.commitment for part in transcript.parts},
        {part.seat: part.share for part in transcript.parts},
    )
