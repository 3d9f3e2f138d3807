"""Every kind of attacker by its name."""

from collections.abc import Mapping
from typing import Final

from stockpile.trials.attacks import creations, frames, requests, tables
from stockpile.trials.attacks.attack import Attack

KINDS: Final[Mapping[str, type[Attack]]] = {
    "pings": frames.Pings,
    "pongs": frames.Pongs,
    "empty-continuations": frames.EmptyContinuations,
    "unread-pings": frames.UnreadPings,
    "no-text": frames.NoText,
    "tiny-chunks": requests.TinyChunks,
    "tiny-headers": requests.TinyHeaders,
    "foreign-host": requests.ForeignHost,
    "pipelined": requests.Pipelined,
    "foreign-pages": requests.ForeignPages,
    "silent": requests.Silent,
    "half-heads": requests.HalfHeads,
    "endless-bodies": requests.EndlessBodies,
    "deaf-listeners": tables.DeafListeners,
    "historians": tables.Historians,
    "chatterers": tables.Chatterers,
    "wrong-answers": tables.WrongAnswers,
    "against-the-clock": tables.AgainstTheClock,
    "many-guests": creations.ManyGuests,
    "many-tables": creations.ManyTables,
    "many-records": creations.ManyRecords,
    "garbage-records": creations.GarbageRecords,
    "invisible-names": creations.InvisibleNames,
}
