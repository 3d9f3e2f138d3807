"""The proof of a deal: all that is needed to shuffle a finished game's decks once more, without our rules."""

from typing import Final

import msgspec

from stockpile.records import Record
from stockpile.records.deal import Decks, read_transcript
from stockpile.server.messages.deal import DealSeat, Proof, ProofChance, ProofDecks

VERSION: Final = 1


def proof_of(record: Record) -> Proof | None:
    """Of a game that is over, as its record has it: the server's secret is in it. None if there is nothing to prove."""
    if not record.deal:
        return None
    transcript = read_transcript(record.deal)
    statement, decks = transcript.statement, Decks.of(record.tables())
    who = {sitting.seat: sitting.who for sitting in statement.people}
    return Proof(
        version=VERSION,
        table=statement.table,
        start=statement.start,
        transcript=record.deal,
        statement=statement.text(),
        commitment=transcript.commitment,
        secret=transcript.secret,
        seats=[
            DealSeat(each.seat, who[each.seat], each.commitment, each.share, each.state) for each in transcript.parts
        ],
        players=decks.players,
        rounds=decks.rounds,
        first=statement.first,
        chance=msgspec.convert(record.chance.to_json(), ProofChance),
        decks=ProofDecks(list(decks.market), list(decks.commerce), list(decks.investors), list(decks.strategies)),
        faces=[list(faces) for faces in decks.faces],
        forecasts=list(decks.forecasts),
    )
