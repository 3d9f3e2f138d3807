"""Why something is refused, in a form that every language can say: the key of a message, and facts.

The rooms below the words know no catalogue. What they raise for people carries a kind and facts; the terminal, the
server and the page say them under `wrong-`, the room of the error and its kind. Programmers and logs read the English
sentence that stands beside each kind; a test holds that the English catalogue says the same. Reasons come without a
full stop, because they stand inside other sentences.

>>> class NoTable(Told):
...     room = "table"
...     kinds = {"legs": "a table has {least} legs, not {legs}", "lost": "it is lost: {reason}"}
>>> refused = NoTable("legs", least=3, legs=2)
>>> print(refused)
a table has 3 legs, not 2
>>> refused.reason.key, refused.reason.facts
('wrong-table-legs', {'least': 3, 'legs': 2})
>>> print(NoTable("lost", reason=refused.reason))
it is lost: a table has 3 legs, not 2
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar, Union

Fact = Union[str, int, "Reason"]


@dataclass(frozen=True)
class Reason:
    """The key of a message with its facts, of which some may be reasons themselves, and the same in English."""

    key: str
    facts: Mapping[str, Fact]
    english: str

    def __str__(self) -> str:
        return self.english


class Told(ValueError):
    """Something that people can put right. Each kind of a class stands in `kinds` with its English sentence."""

    room: ClassVar[str]
    kinds: ClassVar[Mapping[str, str]]

    def __init__(self, kind: str, /, **facts: Fact) -> None:
        super().__init__()
        self.reason = self.told(kind, **facts)

    @classmethod
    def told(cls, kind: str, /, **facts: Fact) -> Reason:
        """One of the kinds with its facts."""
        return Reason(f"wrong-{cls.room}-{kind}", facts, cls.kinds[kind].format(**facts))

    @property
    def why(self) -> Reason:
        """The reason, with its place if it is about something in a file or a text."""
        return self.reason

    def __str__(self) -> str:
        return self.why.english

    def but(self, **changes: Any) -> Self:
        """The same error with other attributes."""
        return remade(type(self), self.__dict__ | changes)

    def __reduce__(self) -> tuple[object, ...]:
        return remade, (type(self), self.__dict__)


Error = TypeVar("Error", bound=Told)


def remade(kind: type[Error], attributes: Mapping[str, object]) -> Error:
    """An error with these attributes."""
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error
