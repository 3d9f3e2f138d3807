"""What is refused, and why: a status for HTTP, a code, and the sentence of the catalogue under that code."""

from collections.abc import Mapping

from stockpile.errors import Fact, Message
from stockpile.i18n import WordError, catalogue, english
from stockpile.server import protocol
from stockpile.server.protocol import Problem, Value


class Refusal(Exception):
    """Something that a client asked for and does not get. `code` is a key of the catalogue."""

    def __init__(self, code: str, status: int = 400, **params: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.params = params

    @property
    def problem(self) -> Problem:
        return Problem(self.code, sentence(self.code, self.params), _plain(self.params), _reasons(self.params))


def _plain(facts: Mapping[str, Fact]) -> dict[str, Value]:
    """Facts as a program reads them that says nothing in other languages."""
    return {name: catalogue("en").phrase(fact) if isinstance(fact, Message) else fact for name, fact in facts.items()}


def _reasons(facts: Mapping[str, Fact]) -> dict[str, protocol.NestedMessage]:
    """Those of the facts that can be said in every language."""
    return {
        name: protocol.NestedMessage(fact.key, _plain(fact.facts), _reasons(fact.facts))
        for name, fact in facts.items()
        if isinstance(fact, Message)
    }


def sentence(code: str, params: Mapping[str, Fact]) -> str:
    """The sentence of a code. Figures of a user's own may give reasons that no catalogue has: those speak as codes."""
    try:
        return english(code, **params)
    except WordError:
        return code


def not_found(code: str) -> Refusal:
    return Refusal(code, 404)


def no_bot(problem: Message, status: int = 400) -> Refusal:
    """A bot that cannot be had, as it is told of in the catalogues."""
    return Refusal(problem.key, status, **problem.facts)


def conflict(code: str, **params: Fact) -> Refusal:
    return Refusal(code, 409, **params)


def forbidden(code: str) -> Refusal:
    return Refusal(code, 403)
