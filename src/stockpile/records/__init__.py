"""A game as a text file: write, read, replay, verify. The format is specified in docs/records.md.

>>> from stockpile.records import Session, read, replay, write
>>> session = Session.new(seed=7, names=("Ann", "Bo", "Cy", "Di"))
>>> while not session.game.over:
...     session.play(session.game.decision.answers[0])
>>> record = read(write(session.record))
>>> record == session.record, replay(record) == session.game
(True, True)
"""

from stockpile.records.errors import NotWhole, RecordError
from stockpile.records.files import load, load_seen, save, save_text
from stockpile.records.jsonlines import json_lines, seen_lines
from stockpile.records.record import Record
from stockpile.records.replay import Played, Replay, redrawn, replay
from stockpile.records.seen import SeenRecord, hidden, read_seen, redacted, seen_by_all
from stockpile.records.seen_moments import SeenMoment
from stockpile.records.session import Session
from stockpile.records.text import Said, read, verify, write

__all__ = [
    "NotWhole",
    "Played",
    "Record",
    "RecordError",
    "Replay",
    "Said",
    "SeenMoment",
    "SeenRecord",
    "Session",
    "hidden",
    "json_lines",
    "load",
    "load_seen",
    "read",
    "read_seen",
    "redacted",
    "redrawn",
    "replay",
    "save",
    "save_text",
    "seen_by_all",
    "seen_lines",
    "verify",
    "write",
]
