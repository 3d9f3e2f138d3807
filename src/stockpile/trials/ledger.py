"""What was sent, what was confirmed, and what must be stored when the server has been killed and started again.

Every answer that was confirmed must be there under its number, every basket whole or not at all, and nothing that
nobody sent (but for the dividends that the server collects by itself).
"""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Losses:
    """What was confirmed, and what became of it."""

    answers_confirmed: int = 0
    answers_lost: int = 0  # confirmed, and not there after a restart
    answers_foreign: int = 0  # there, and sent by nobody
    baskets_torn: int = 0  # partly there
    answers_unconfirmed: int = 0  # stored, but the kill came before the confirmation: no harm
    problems: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How much went wrong."""
        return self.answers_lost + self.answers_foreign + self.baskets_torn + len(self.problems)

    @property
    def clean(self) -> bool:
        return not self.count


class Ledger:
    """The answers that the players of one table sent, by number."""

    def __init__(self, table: str, losses: Losses) -> None:
        self.table = table
        self.confirmed: dict[int, int] = {}
        self.sent: dict[int, list[int]] = {}  # by first number: baskets not confirmed yet
        self._losses = losses

    def send(self, number: int, basket: list[int]) -> None:
        self.sent[number] = basket

    def confirm(self, number: int) -> None:
        basket = self.sent.pop(number)
        self._enter(number, basket)
        self._losses.answers_confirmed += len(basket)

    def refuse(self, number: int | None, reason: str) -> None:
        """Players here send nothing that may be refused, so it is a problem."""
        if number is not None:
            self.sent.pop(number, None)
        self._losses.problems.append(reason)

    def _enter(self, number: int, answers: Sequence[int]) -> None:
        self.confirmed |= {number + place: answer for place, answer in enumerate(answers)}

    def check(self, stored: Sequence[tuple[int, str]]) -> None:
        """Compare what is stored, answers and who gave them, with what was confirmed and sent."""
        losses, answers = self._losses, [answer for answer, _ in stored]
        for number, answer in self.confirmed.items():
            if number >= len(answers) or answers[number] != answer:
                losses.answers_lost += 1
        for first, basket in self.sent.items():
            found = answers[first : first + len(basket)]
            if found and found != basket:
                losses.baskets_torn += 1
            losses.answers_unconfirmed += len(found)
            self._enter(first, found)
        self.sent.clear()
        given = [number for number, (_, by) in enumerate(stored) if by != "automatic"]
        losses.answers_foreign += len(set(given) - set(self.confirmed))

    def check_rows(self, rows: Sequence[tuple[int, int, str]]) -> None:
        """The same for rows of the database: numbers come with the answers, and none may be missing."""
        if [number for number, _, _ in rows] != list(range(len(rows))):
            self._losses.problems.append(f"numbers of table {self.table} have gaps")
        self.check([(answer, by) for _, answer, by in rows])


def check_stored(database: Path, ledgers: Iterable[Ledger]) -> None:
    """What a restarted server has on disk."""
    query = "SELECT number, answer, by FROM answers WHERE table_id = ? ORDER BY number"
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for ledger in ledgers:
            ledger.check_rows(connection.execute(query, (ledger.table,)).fetchall())
