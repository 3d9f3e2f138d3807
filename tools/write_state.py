"""Write what the compiled rules need spelled out about the fields of games and views (src/stockpile/rules/fields.py):

    python tools/write_state.py

The marked blocks of public.py, state.py and view.py are written again; a test holds that they agree with the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from stockpile.rules.fields import FIELDS, PUBLIC, StateField

RULES = Path(__file__).parent.parent / "src" / "stockpile" / "rules"
OWNERS = {"public.py": "public", "state.py": "state", "view.py": "view"}
BLOCK = re.compile(r"(?m)(^ +# Written by tools/write_state.py: (\w+)\.\n)(?:.*\n)*?(^ +# End of what is written\.\n)")


def written(file: str) -> str:
    """The text of a file with its blocks as they should be."""
    owner = OWNERS[file]
    fields = [field for field in FIELDS if owner in field.owners]

    def block(found: re.Match[str]) -> str:
        lines = {"attributes": attributes, "copies": copies, "lists": lists}[found[2]](fields, owner)
        return found[1] + "".join(f"        {line}\n" for line in lines) + found[3]

    return BLOCK.sub(block, RULES.joinpath(file).read_text(encoding="utf-8"))


def attributes(fields: Iterable[StateField], owner: str) -> Iterable[str]:
    for field in fields:
        kind = "vec[i64] = vec[i64]()" if field.is_list else f"i64 = {field.initial}"
        said = field.about and (field.owners == PUBLIC or field.owners[0] == owner)
        yield f"self.{field.name}: {kind}" + (f"  # {field.about}" if said else "")


def copies(fields: Iterable[StateField], _owner: str) -> Iterable[str]:
    for field in fields:
        yield f"self.{field.name} = other.{field.name}" + ("[:]" if field.is_list else "")


def lists(fields: Iterable[StateField], _owner: str) -> Iterable[str]:
    for field in fields:
        if field.is_list:
            yield f'self.{field.name} = given(lists, "{field.name}", self.{field.name})'


if __name__ == "__main__":
    for name in OWNERS:
        RULES.joinpath(name).write_text(written(name), encoding="utf-8")
