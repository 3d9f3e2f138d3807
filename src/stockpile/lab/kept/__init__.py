"""Games that are kept: every game of a simulation or a tournament as a record in a folder, and such folders read again.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from stockpile.lab import simulate
>>> from stockpile.lab.kept import records_in
>>> from stockpile.rules.config import Config
>>> with TemporaryDirectory() as folder:
...     summary = simulate(Config(players=2), ["broker", "random"], games=2, seed=1, records=Path(folder))
...     for path, record in records_in(Path(folder)):
...         print(path.name, *record.names)
game-00000.txt broker random
game-00001.txt random broker
"""

from .answers import Answers, record_of
from .errors import KeepingError
from .keeping import KEEP, Recorded, kept_already
from .reading import records_in

__all__ = ["KEEP", "Answers", "KeepingError", "Recorded", "kept_already", "record_of", "records_in"]
