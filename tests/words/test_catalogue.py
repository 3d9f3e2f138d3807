"""The catalogue is whole: nothing that is said is missing, nothing in it is never said."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from stockpile.content import load
from stockpile.rules import events
from stockpile.rules.cards import COMPANIES
from stockpile.rules.phases.ending import BREAKDOWN
from stockpile.rules.step import STEPS
from stockpile.words import Catalogue, WordError, say

from .sources import KEY, patterns, reasons, said, texts, trees, web_patterns, web_texts

CATALOGUE = Catalogue("en")
SPEAKERS = ("cli", "server")
QUESTIONS = sorted({step.question for step in STEPS if step.question})
PHASES = sorted({step.name for step in STEPS if step.name})


def sources() -> str:
    folder = files("stockpile.words") / "en"
    return "".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))


def messages() -> list[ast.Message]:
    """The messages as Fluent itself reads them."""
    entries = FluentParser().parse(sources()).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk | ast.Term)] == []
    return [entry for entry in entries if isinstance(entry, ast.Message)]


class Placeables(visitor.Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)


def placeables(message: ast.Message) -> Placeables:
    found = Placeables()
    found.visit(message)
    return found


def test_our_reader_finds_the_messages_that_fluent_finds() -> None:
    keys = [message.id.name for message in messages()]
    assert sorted(keys) == sorted(CATALOGUE.keys)
    assert len(keys) > 150


def test_plain_messages_read_as_fluent_reads_them() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(sources()))
    plain = [message.id.name for message in messages() if not placeables(message).variables]
    assert len(plain) > 100
    for key in plain:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern) == (say(key), [])


def test_messages_do_not_refer_to_one_another() -> None:
    assert {message.id.name for message in messages() if placeables(message).messages} == set()


def derived() -> Iterator[str]:
    """Keys that follow from what there is in the game."""
    yield from (f"company-{company}" for company in COMPANIES)
    yield from (f"short-{company}" for company in COMPANIES)
    yield from (f"board-{board}" for board in load().boards)
    yield from (f"tally-{part}" for part in BREAKDOWN)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"reason-{reason}" for reason in reasons())
    for question in QUESTIONS:
        yield from (f"{word}-{question}" for word in ("question", "waiting", "help"))


def test_no_message_is_missing() -> None:
    """Whatever looks like a key of ours and begins like one is a key."""
    stems = {key.partition("-")[0] for key in CATALOGUE.keys}
    written = {text for tree in trees(*SPEAKERS) for text in texts(tree) if KEY.fullmatch(text)}
    wanted = {text for text in written if text.partition("-")[0] in stems}
    assert len(wanted) > 80
    assert wanted | set(derived()) <= CATALOGUE.keys


def test_every_reason_question_and_phase_is_known() -> None:
    assert {"not-an-answer-to-this", "only-a-higher-space"} <= reasons()
    assert QUESTIONS == ["action", "bid", "dividend", "place", "sell"]
    assert "demand" in PHASES


def test_no_message_is_unused() -> None:
    spoken = list(trees(*SPEAKERS))
    exact = set(chain.from_iterable(texts(tree) for tree in spoken)) | web_texts()
    gapped = [*chain.from_iterable(patterns(tree) for tree in spoken), *web_patterns()]
    unused = [
        key for key in sorted(CATALOGUE.keys) if key not in exact and not any(each.fullmatch(key) for each in gapped)
    ]
    assert unused == []


def test_messages_are_said_with_what_they_need() -> None:
    needed = {message.id.name: frozenset(placeables(message).variables) for message in messages()}
    wrong = {
        key: (params, needed[key])
        for tree in trees(*SPEAKERS)
        for key, params in said(tree)
        if params is not None and params != needed[key]
    }
    assert wrong == {}


def test_company_names_are_those_of_the_content() -> None:
    assert [say(f"company-{key}") for key in COMPANIES] == [company.name for company in load().companies]


def test_help_fits_a_terminal() -> None:
    pages = [say(key) for key in CATALOGUE.keys if key.startswith("help-")]
    assert max(len(line) for page in pages for line in page.splitlines()) < 80
    for question in QUESTIONS:
        assert re.search(r"\(R-[A-Z]+-\d+\)", say(f"help-{question}"))


def test_what_is_missing_is_refused() -> None:
    with pytest.raises(WordError, match="no message no-such-word in en"):
        say("no-such-word")
    with pytest.raises(WordError, match="event-money-paid"):
        say("event-money-paid", seat="Ada")


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)]
    names = {re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in kinds if kind is not events.Event}
    sentences = {key.removeprefix("event-").removesuffix("-hidden") for key in CATALOGUE.keys if key[:6] == "event-"}
    # Money is received or paid, and a card without a placer opens a pile.
    assert sentences - {"money-received", "money-paid", "card-opened"} == names - {"money-moved"}
