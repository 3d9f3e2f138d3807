"""What every table of a house uses."""

from dataclasses import dataclass, field

from stockpile.server.complaints import Complaints
from stockpile.server.store.colleagues import Colleagues
from stockpile.server.store.contents import Contents
from stockpile.server.store.database import Store
from stockpile.server.table.clock.wall import Wall
from stockpile.server.table.pauses import Pauses
from stockpile.server.table.thinkers import Thinkers


@dataclass(frozen=True)
class Staff:
    """Who stores, who has the figures, who thinks, how long that seems, to whom failures are told, who else is there,
    what time it is."""

    store: Store
    contents: Contents
    thinkers: Thinkers
    pauses: Pauses
    complaints: Complaints
    colleagues: Colleagues = field(default_factory=Colleagues)
    wall: Wall = field(default_factory=Wall)
