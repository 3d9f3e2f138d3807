"""The catalogue is whole: nothing that is said is missing, nothing in it is never said."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from stockpile.content import load
from stockpile.display.names import Names
from stockpile.i18n import FUNCTIONS, Catalogue, WordError, catalogues, say
from stockpile.rules import events
from stockpile.rules.answers import FAMILY
from stockpile.rules.cards import COMMODITIES, COMPANIES
from stockpile.rules.config import MODULES, PRESETS, Config
from stockpile.rules.figures import figures_for
from stockpile.rules.investor import INVESTORS, Investor
from stockpile.rules.phases.ending import BREAKDOWN
from stockpile.rules.step import STEPS
from stockpile.rules.strategy import IN_KIND, STRATEGIES, Strategy
from tests.support.word_sources import (
    KEY,
    RAISING,
    kinds,
    kinds_made,
    money_reasons,
    patterns,
    prefixes,
    reasons,
    said,
    texts,
    trees,
    web_patterns,
    web_texts,
)

CATALOGUE = Catalogue("en")
SPEAKERS = ("cli", "display", "envs", "i18n", "server")
QUESTIONS = sorted({step.question for step in STEPS if step.question})
# What a terminal shows line by line as it is written; the other texts of help are paragraphs.
LAID_OUT = ("hint-", "help-keys", "help-pause")
PHASES = sorted({step.name for step in STEPS if step.name})


def sources() -> str:
    return "".join(file.read_text("utf-8") for file in catalogues("en").values())


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
    bundle = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(sources()))
    plain = [message.id.name for message in messages() if not placeables(message).variables]
    assert len(plain) > 100
    for key in plain:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern) == (say(key), [])


def test_messages_do_not_refer_to_one_another() -> None:
    assert {message.id.name for message in messages() if placeables(message).messages} == set()


def money_keys() -> set[str]:
    """What money is for; an investor is called by name."""
    return {f"money-{reason}" for reason in money_reasons() - {card.key for card in load().investors}}


def derived() -> Iterator[str]:
    """Keys that follow from what there is in the game."""
    yield from (f"company-{company}" for company in COMPANIES)
    yield from (f"short-{company}" for company in COMPANIES)
    yield from (f"board-{board}" for board in load().boards)
    yield from (f"tally-{part}" for part in BREAKDOWN)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"reason-{reason}" for reason in reasons())
    yield from money_keys()
    yield from (f"answer-{family}" for family in FAMILY)
    yield from (f"preset-{preset}" for preset in (*PRESETS, "custom"))
    yield from (f"module-{module.replace('_', '-')}" for module in MODULES)
    yield from (f"{stem}-{good}" for good in COMMODITIES for stem in ("commerce", "commerce-short"))
    for question in QUESTIONS:
        yield from (f"{word}-{question}" for word in ("question", "waiting", "help"))
    yield from cards()


def cards() -> Iterator[str]:
    """Names, sentences and questions of investors and strategy cards."""
    yield from (f"{stem}-{card.key}" for card in load().investors for stem in ("investor", "ability"))
    yield from (f"{stem}-{card.key}" for card in load().strategies for stem in ("strategy", "effect"))
    yield from (f"cost-{kind}" for kind in IN_KIND.values())
    yield from card_questions()


def card_questions() -> Iterator[str]:
    """A card that has answers to offer asks for one of them; some ask again, for something else."""
    asking = {each.key: "investor" for each in INVESTORS if type(each).options is not Investor.options}
    asking |= {each.key: "strategy" for each in STRATEGIES if type(each).options is not Strategy.options}
    yield from (f"question-{kind}-{key}" for key, kind in asking.items())
    again = [f"question-{kind}-{key}-then" for key, kind in asking.items()]
    yield from (key for key in again if key in CATALOGUE.keys)
    yield from (f"question-pay-{kind}" for kind in IN_KIND.values() if kind != "bond")  # bonds are all alike


def test_no_message_is_missing() -> None:
    """Whatever looks like a key of ours and begins like one is a key."""
    stems = {key.partition("-")[0] for key in CATALOGUE.keys}
    written = {text for tree in trees(*SPEAKERS) for text in texts(tree) if KEY.fullmatch(text)}
    wanted = {text for text in written if text.partition("-")[0] in stems} - {*prefixes()}
    assert len(wanted) > 80
    assert wanted | set(derived()) <= CATALOGUE.keys


def test_every_reason_question_and_phase_is_known() -> None:
    assert {"not-an-answer-to-this", "only-a-higher-space"} <= reasons()
    assert {"booms-and-busts-must-be-played", "no-such-pile", "not-possible-now"} <= reasons()
    assert {"bid", "interest", "sanders"} <= money_reasons()
    assert {"action", "bid", "investor", "sell-some", "strategy"} <= set(QUESTIONS)
    assert "demand" in PHASES


def error_keys() -> set[str]:
    """The messages of errors whose kind stands in the code, whole or put together."""
    written = set(chain.from_iterable(texts(tree) for tree in trees(*RAISING)))
    made = kinds_made()
    return {
        key for key, (kind, _) in kinds().items() if {key, kind} & written or any(each.fullmatch(kind) for each in made)
    }


def test_no_message_is_unused() -> None:
    spoken = list(trees(*SPEAKERS))
    exact = set(chain.from_iterable(texts(tree) for tree in spoken)) | web_texts() | error_keys()
    gapped = [*chain.from_iterable(patterns(tree) for tree in spoken), *web_patterns()]
    unused = [
        key for key in sorted(CATALOGUE.keys) if key not in exact and not any(each.fullmatch(key) for each in gapped)
    ]
    assert unused == []


@pytest.mark.parametrize("stem", ["investor", "ability", "strategy", "effect", "commerce", "module", "preset"])
def test_no_card_module_or_preset_has_a_message_that_nothing_stands_behind(stem: str) -> None:
    assert {key for key in CATALOGUE.keys if key.startswith(f"{stem}-")} - set(derived()) == {
        "commerce": {"commerce-tax"},
    }.get(stem, set())


def test_no_card_asks_what_nothing_asks_for() -> None:
    written = {key for key in CATALOGUE.keys if re.match("question-(investor|strategy|pay)-", key)}
    assert written == set(card_questions())
    assert {key for key in CATALOGUE.keys if key.startswith("money-")} == money_keys()
    answers = {f"answer-{family}" for family in FAMILY}
    assert {key for key in CATALOGUE.keys if key.startswith("answer-")} == answers


def test_sentences_of_cards_name_figures_that_the_cards_have() -> None:
    needed = {message.id.name: placeables(message).variables for message in messages()}
    for card in load().investors:
        assert needed[f"ability-{card.key}"] <= card.figures.keys()
        for key in (f"question-investor-{card.key}", f"question-investor-{card.key}-then"):
            assert needed.get(key, set()) <= {"name", *card.figures}
    for strategy in load().strategies:
        assert needed[f"effect-{strategy.key}"] <= strategy.figures.keys()
        for key in (f"question-strategy-{strategy.key}", f"question-strategy-{strategy.key}-then"):
            assert needed.get(key, set()) <= {"name", *strategy.figures}


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


def test_names_of_cards_and_goods_are_those_of_the_content() -> None:
    for card in load().investors:
        assert say(f"investor-{card.key}") == card.name
    for strategy in load().strategies:
        assert say(f"strategy-{strategy.key}") == strategy.name
    assert tuple(say(f"commerce-{key}") for key in COMMODITIES) == load().commerce.names


def test_help_fits_a_terminal() -> None:
    facts = Names(figures_for(Config()), ()).facts
    pages = [say(key, **facts) for key in CATALOGUE.keys if key.startswith(LAID_OUT)]
    assert max(len(line) for page in pages for line in page.splitlines()) < 80
    for question in QUESTIONS:
        assert re.search(r"\(R-[A-Z]+-\d+\)", say(f"help-{question}", **facts))
        assert not re.search("Enter|brackets|Type", say(f"help-{question}", **facts))  # the browser shows it too
    assert {key for key in CATALOGUE.keys if key.startswith("hint-")} <= {f"hint-{question}" for question in QUESTIONS}


def test_what_is_missing_is_refused() -> None:
    with pytest.raises(WordError, match="no message no-such-word in en"):
        say("no-such-word")
    with pytest.raises(WordError, match="event-money-moved-paid"):
        say("event-money-moved-paid", seat="Ada")


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    names = {events.name_of(kind) for kind in events.KINDS}
    told = {key.removeprefix("event-").removesuffix("-hidden") for key in CATALOGUE.keys if key[:6] == "event-"}
    # Money is received or paid, and a card without a placer opens a pile.
    assert told - {"money-moved-received", "money-moved-paid", "card-placed-opening"} == names - {"money-moved"}
