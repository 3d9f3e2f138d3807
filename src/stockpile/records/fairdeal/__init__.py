"""A deal that proves itself: what a server and the seats of a table commit to, and how the cards follow from it.

The derivation is specified in docs/fairness.md. A `Transcript` says everything that a deal was made of, `dealt`
gives the cards that follow from it, and `judged` tells of a record whether its cards are those.
"""

from stockpile.records.fairdeal.checking import DealFault, KeptDeal, KeptError, Partaker, Verdict, judged, read_kept
from stockpile.records.fairdeal.dealing import Decks, Stream, dealt
from stockpile.records.fairdeal.transcript import (
    NAME,
    BadDeal,
    Part,
    Sitting,
    State,
    Statement,
    Transcript,
    drawn_share,
    read_statement,
    read_transcript,
    seat_commitment,
    server_commitment,
)

__all__ = [
    "NAME",
    "BadDeal",
    "DealFault",
    "Decks",
    "KeptDeal",
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
