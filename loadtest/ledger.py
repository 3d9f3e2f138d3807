"""What was sent, what was confirmed, and what must be stored when the server has been killed and started again.

Every answer that was confirmed must be there under its number, every basket whole or not at all, and nothing that
nobody sent (but for the dividends that the server collects by itself).
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import select

from stockpile.server.db.engine import make_engine, with_driver
from stockpile.server.db.schema import answers

ITSELF: Final = frozenset({"automatic"})  # what a server answers without being asked to


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
    """The answers that the players of one table sent, by number.

    Who hears nothing of an answer because the server is killed may give another one to the same question, and nobody
    knows then which of them is stored. `others` are those who answer at this table besides its players.
    """

    def __init__(self, table: str, losses: Losses, others: Collection[str] = ITSELF) -> None:
        self.table = table
        self.confirmed: dict[int, int] = {}
        self.sent: dict[int, list[list[int]]] = {}  # by first number: baskets not confirmed yet, the last one last
        self._losses = losses
        self._others = others

    def send(self, number: int, basket: list[int]) -> None:
        self.sent.setdefault(number, []).append(basket)

    def confirm(self, number: int) -> None:
        attempts = self.sent.get(number)
        if not attempts:
            self._losses.problems.append(f"answer {number} of table {self.table} was confirmed and never sent")
            return
        basket = attempts.pop()
        self._enter(number, basket)
        self._losses.answers_confirmed += len(basket)

    def refuse(self, number: int | None, reason: str) -> None:
        """Something that may not be refused was."""
        if number is not None:
            self.give_up(number)
        self._losses.problems.append(reason)

    def give_up(self, number: int) -> None:
        """The last basket for a question is not stored, and never will be."""
        if self.sent.get(number):
            self.sent[number].pop()

    def _enter(self, number: int, answers: Sequence[int]) -> None:
        self.confirmed |= {number + place: answer for place, answer in enumerate(answers)}

    def check(self, stored: Sequence[tuple[int, str]]) -> None:
        """Compare what is stored, answers and who gave them, with what was confirmed and sent."""
        losses, answers = self._losses, [answer for answer, _ in stored]
        for number, answer in self.confirmed.items():
            if number >= len(answers) or answers[number] != answer:
                losses.answers_lost += 1
        for first, attempts in self.sent.items():
            if first not in self.confirmed and attempts and stored[first:] and stored[first][1] == "player":
                self._find(first, attempts, answers)
        self.sent.clear()
        given = [number for number, (_, by) in enumerate(stored) if by not in self._others]
        losses.answers_foreign += len(set(given) - set(self.confirmed))

    def _find(self, first: int, attempts: list[list[int]], answers: list[int]) -> None:
        """Which of several baskets it was that is stored, if it is one of them and whole."""
        baskets = sorted(attempts, key=len, reverse=True)
        whole = next((each for each in baskets if answers[first : first + len(each)] == each), None)
        if whole is None:
            self._losses.baskets_torn += 1
        found = whole or answers[first : first + len(baskets[0])]
        self._losses.answers_unconfirmed += len(found)
        self._enter(first, found)

    def check_rows(self, rows: Sequence[tuple[int, int, str]]) -> None:
        """The same for rows of the database: numbers come with the answers, and none may be missing."""
        if [number for number, _, _ in rows] != list(range(len(rows))):
            self._losses.problems.append(f"numbers of table {self.table} have gaps")
        self.check([(answer, by) for _, answer, by in rows])


async def check_stored(database: str, ledgers: Iterable[Ledger]) -> None:
    """What a restarted server has in its database."""
    query = select(answers.c.number, answers.c.answer, answers.c.by).order_by(answers.c.number)
    engine = make_engine(with_driver(database))
    try:
        async with engine.connect() as connection:
            for ledger in ledgers:
                rows = await connection.execute(query.where(answers.c.table_id == ledger.table))
                ledger.check_rows([tuple(row) for row in rows])
    finally:
        await engine.dispose()
