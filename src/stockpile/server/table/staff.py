"""What every table of a house uses."""

from dataclasses import dataclass

from stockpile.server.complaints import Complaints
from stockpile.server.store.contents import Contents
from stockpile.server.store.database import Store
from stockpile.server.table.pauses import Pauses
from stockpile.server.table.thinkers import Thinkers


@dataclass(frozen=True)
class Staff:
    """Who stores, who has the figures, who thinks and how long that seems, and to whom failures are told."""

    store: Store
    contents: Contents
    thinkers: Thinkers
    pauses: Pauses
    complaints: Complaints
