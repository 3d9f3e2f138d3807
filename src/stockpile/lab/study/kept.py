"""Analyses kept beside the records they are of, so that nothing is looked at twice.

They lie in a folder of their own among the records, a file each, with the name of the record and how carefully it was
looked at. A file counts only for the very record, care and sources it was made with; else it is made anew. It is
written whole or not at all, when the last part of its game is done.
"""

from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, Encoder

from stockpile.errors import system_reason
from stockpile.lab.coach import Analysis, Care
from stockpile.lab.coach.model import FORM
from stockpile.lab.saved_records import SaveGamesError
from stockpile.lab.tournament.journal import fingerprint_of_sources
from stockpile.records import Record, save_text, write

FOLDER: Final = "analyses"
THINKING: Final = ("content", "rules", "bots", "lab/coach")  # the rooms that an analysis follows from


class Made(Struct, frozen=True):
    """What an analysis was made of."""

    form: int
    code: str
    record: str
    futures: int
    playouts: int
    worlds: int
    close: bool


class Kept(Struct, frozen=True):
    """A file."""

    made: Made
    analysis: Analysis


_ENCODER: Final = Encoder()
_DECODER: Final = Decoder(Kept)


class Library:
    """The analyses of a folder of records, made with one care."""

    def __init__(self, records: Path, care: Care) -> None:
        self.folder = records / FOLDER
        self.care = care
        self._code = fingerprint_of_sources(THINKING)

    def find(self, file: Path, record: Record) -> Analysis | None:
        """The analysis of a record, if it is there and of today."""
        try:
            kept = _DECODER.decode(self._place(file).read_bytes())
        except (OSError, MsgspecError):
            return None
        return kept.analysis if kept.made == self._made(record) else None

    def keep(self, file: Path, record: Record, analysis: Analysis) -> None:
        line = _ENCODER.encode(Kept(self._made(record), analysis))
        save_text(f"{line.decode()}\n", self._place(file))

    def open(self) -> None:
        """Look whether it can be written to, before anything is worked out for it."""
        try:
            self.folder.mkdir(exist_ok=True)
            TemporaryFile(dir=self.folder).close()
        except OSError as error:
            raise SaveGamesError("folder", folder=str(self.folder), reason=system_reason(error)) from error

    def _place(self, file: Path) -> Path:
        return self.folder / f"{file.stem}.{self.care.name}.json"

    def _made(self, record: Record) -> Made:
        depth = self.care.depth
        fingerprint = sha256(write(record).encode()).hexdigest()
        return Made(FORM, self._code, fingerprint, self.care.futures, depth.playouts, depth.worlds, depth.close)
