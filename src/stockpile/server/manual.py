"""The rules for players as messages: sections, blocks and pieces of text, without markup."""

from typing import Literal

from msgspec import Struct


class RulesPiece(Struct, frozen=True, omit_defaults=True):
    """Some words alike; `to` is the number of a rule or the key of a section that they lead to."""

    text: str
    strong: bool = False
    emphasis: bool = False
    code: bool = False
    house: bool = False  # a figure that is ours, because nobody here has seen the printed one
    to: str = ""


class RulesBlock(Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list, a table. Entries of a list are rows of one cell."""

    kind: Literal["text", "rule", "example", "list", "steps", "table", "code"]
    number: str = ""  # of the rule that it is
    line: list[RulesPiece] = []
    head: list[list[RulesPiece]] = []
    rows: list[list[list[RulesPiece]]] = []


class RulesSection(Struct, frozen=True, omit_defaults=True):
    key: str
    title: str
    level: int
    blocks: list[RulesBlock] = []


class RulesText(Struct, frozen=True):
    """The rules of one game, or of all; `summary` is the key of the section with the round on one page."""

    language: str
    summary: str
    sections: list[RulesSection]
