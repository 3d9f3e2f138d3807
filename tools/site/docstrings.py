"""How the sources are read for the site: examples as code, the comments of fields as what they say, and the types of
the compiled rules as what they are from outside.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Attribute, Docstring, Expr, ExprName, Extension, Function, Object

# From the first prompt to the next empty line, as doctest reads it.
EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
COMMENT = re.compile(r"  # (?P<text>.+)$")
FROM_OUTSIDE = {"i64": "int", "vec": "list"}  # rules/listview.py


class ForReaders(Extension):
    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        name_from_outside(attr.annotation)
        comment = COMMENT.search(attr.source)
        if attr.docstring is None and comment is not None:
            attr.docstring = Docstring(sentence(comment["text"]), parent=attr)

    def on_function_instance(self, *, func: Function, **_: Any) -> None:
        for annotation in (func.returns, *(each.annotation for each in func.parameters)):
            name_from_outside(annotation)


def name_from_outside(annotation: str | Expr | None) -> None:
    if isinstance(annotation, Expr):
        for part in annotation.iterate(flat=True):
            if isinstance(part, ExprName):
                part.name = FROM_OUTSIDE.get(part.name, part.name)


def fenced(text: str) -> str:
    """The text with its examples as blocks of code; without fences Markdown takes `>>>` for a quotation."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


def sentence(comment: str) -> str:
    return f"{comment[0].upper()}{comment[1:].rstrip('.')}."
