"""What every table of a house uses."""

from dataclasses import dataclass, field

from stockpile.server.complaints import Complaints
from stockpile.server.store.colleagues import Colleagues
from stockpile.server.store.contents import Contents
from stockpile.server.store.database import Store
from stockpile.server.table.clock.wall import Wall
from stockpile.server.table.pauses import Pauses
from stockpile.server.table.thinkers import Thinkers
from stockpile.server.watch.meters import Meters


@dataclass(frozen=True)
class Staff:
    """Who stores, has the figures, thinks, how long that seems, who hears of failures, who counts, who else is there,
    what time it is."""

    store: Store
    contents: Contents
    thinkers: Thinkers
    pauses: Pauses
    complaints: Complaints
    meters: Meters = field(default_factory=Meters)
    colleagues: Colleagues = field(default_factory=Colleagues)
    wall: Wall = field(default_factory=Wall)
