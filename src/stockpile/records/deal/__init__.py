"""A deal that proves itself: what a server and the seats of a table commit to, and how the cards follow from it.

The derivation is specified in docs/fairness.md. A `Transcript` says everything that a deal was made of, `dealt`
gives the cards that follow from it, and `judged` tells of a record whether its cards are those.
"""

from stockpile.records.deal.checking import Fault, Verdict, judged
from stockpile.records.deal.commitments import NAME, drawn_share, seat_commitment, server_commitment
from stockpile.records.deal.dealing import Decks, dealt
from stockpile.records.deal.keeping import Kept, KeptError, Partaker, read_kept
from stockpile.records.deal.statement import BadDeal, Sitting, Statement, read_statement
from stockpile.records.deal.stream import Stream
from stockpile.records.deal.transcript import Part, State, Transcript, read_transcript

__all__ = [
    "NAME",
    "BadDeal",
    "Decks",
    "Fault",
    "Kept",
    "KeptError",
    "Part",
    "Partaker",
    "Sitting",
    "State",
    "Statement",
    "Stream",
    "Transcript",
    "Verdict",
    "dealt",
    "drawn_share",
    "judged",
    "read_kept",
    "read_statement",
    "read_transcript",
    "seat_commitment",
    "server_commitment",
]
