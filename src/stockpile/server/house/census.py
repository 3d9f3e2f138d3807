"""How many there are of what in a house: for whoever runs it, without anybody's name."""

from collections import Counter
from typing import Final

from stockpile.server.house.house import House
from stockpile.server.watch.meters import Tally

STAGES: Final = ("waiting", "playing", "over")
ROLES: Final = ("player", "watcher")


def census(house: House) -> list[Tally]:
    """Counted now. Of tables, those in memory: the others cost nothing."""
    stages = Counter(dict.fromkeys(STAGES, 0))
    roles = Counter(dict.fromkeys(ROLES, 0))
    guests: set[str | None] = set()
    for table in house.all_in_memory():
        stages[table.row.stage] += 1
        watchers = len(table.watchers_here)
        roles["watcher"] += watchers
        roles["player"] += len(table.listeners) - watchers
        guests.update(listener.guest for listener in table.listeners)
    return [
        Tally("stockpile_tables", "Tables in memory", stages, "stage"),
        Tally("stockpile_listeners", "Connections to tables", roles, "role"),
        Tally("stockpile_guests", "Guests who are at a table now", {"": len(guests - {None})}),
        Tally("stockpile_guests_known", "Guests who came by lately", {"": len(house.guests.known)}),
        Tally("stockpile_thoughts_waiting", "Thoughts of bots that wait for a worker", {"": house.heart.queue}),
        Tally("stockpile_answers_under_way", "Answers being stored", {"": house.farewell.under_way}),
        Tally("stockpile_other_workers", "News of them heard, lines broken", house.colleagues.tallies(), "what"),
        Tally("stockpile_going_down", "Whether the server goes down", {"": house.farewell.begun}),
    ]
