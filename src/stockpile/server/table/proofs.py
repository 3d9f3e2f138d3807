"""The proof of a deal: all that is needed to shuffle a finished game's decks once more, without our rules."""

from typing import Final

import msgspec

from stockpile.content import Content
from stockpile.records.deal import Decks
from stockpile.rules.tables import tables_for
from stockpile.server.messages.deal import Proof, ProofChance, ProofDecks
from stockpile.server.store.deals import DealRow
from stockpile.server.store.rows import TableRow
from stockpile.server.table.dealing import deal_seats

VERSION: Final = 1


def proof_of(row: TableRow, deal: DealRow, content: Content) -> Proof:
    """Of a game that is over: the server's secret is in it."""
    assert row.chance is not None
    decks = Decks.of(tables_for(row.config, content))
    return Proof(
        version=VERSION,
        table=row.id,
        start=deal.start,
        transcript=deal.transcript,
        statement=deal.statement,
        commitment=deal.commitment,
        secret=deal.secret,
        seats=deal_seats(deal),
        players=decks.players,
        rounds=decks.rounds,
        first=deal.stated.first,
        chance=msgspec.convert(row.chance.to_json(), ProofChance),
        decks=ProofDecks(list(decks.market), list(decks.commerce), list(decks.investors), list(decks.strategies)),
        faces=[list(faces) for faces in decks.faces],
        forecasts=list(decks.forecasts),
    )
