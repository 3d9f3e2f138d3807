"""The events of the rules as message types: the same names and facts, without the audience.

Every event class of `stockpile.rules.events` has a struct here, made from its fields, so that a new event needs no line
in the server and the browser's types know it.

>>> message_of(events.ShareSold(seat=2, company=4, form=0, price=5))
ShareSold(seat=2, company=4, form=0, price=5)
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Union, get_type_hints

import msgspec

from stockpile.rules import events


def _struct(kind: type[events.Event]) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    facts = [(each.name, hints[each.name]) for each in fields(kind) if each.name != "audience"]
    return msgspec.defstruct(
        kind.__name__,
        facts,
        tag_field="event",
        tag=events.name_of(kind),
        frozen=True,
        namespace={"__doc__": kind.__doc__},
        module=__name__,
    )


STRUCTS: dict[type[events.Event], type[msgspec.Struct]] = {kind: _struct(kind) for kind in events.KINDS}

if TYPE_CHECKING:
    Happened = msgspec.Struct
else:
    Happened = Union[tuple(STRUCTS.values())]  # noqa: UP007 - a union of what is in a list
    globals().update({struct.__name__: struct for struct in STRUCTS.values()})


def message_of(event: events.Event) -> Any:
    """An event as a message."""
    struct = STRUCTS[type(event)]
    return struct(*[getattr(event, name) for name in struct.__struct_fields__])
