"""A lesson's game begins: with its own deal, and with the rounds that are over already."""

from typing import Final

from stockpile.bots.seeds import table_seed
from stockpile.content import Content
from stockpile.server.lessons.lesson import lesson
from stockpile.server.lessons.parts import begun
from stockpile.server.store.rows import TableRow
from stockpile.server.table.course import Course

# Everybody gets the same lesson: its rivals answer alike to what is answered alike. Its deal is known, so there is
# nothing that their seed could give away.
RIVALS_SEED: Final = 1


def begin_lesson(row: TableRow, content: Content) -> Course:
    told = lesson(row.lesson)
    row.chance, row.stage, row.content, row.bots_seed = told.chance, "playing", content.version, table_seed(RIVALS_SEED)
    return Course(row.config, content, told.chance, [(answer.number, "automatic") for answer in begun(told)])
