"""Whatever is wrong is told in every language: each kind of each error for people, also where one stands in another."""

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stockpile.content import ContentError, load
from stockpile.errors import Message, system_reason, system_reason_at
from stockpile.i18n import Catalogue, languages, said_in
from stockpile.records import RecordError, read, read_seen
from stockpile.rules.config import Config
from stockpile.rules.errors import ConfigError
from stockpile.server.db.engine import database_reason
from stockpile.server.protocol import NestedMessage as Wired
from stockpile.server.refusals import Refusal
from tests.records.test_damage import SEEN_CASES, WHOLE_CASES, Case, refusal
from tests.support.word_sources import kinds, kinds_told

OTHERS = [language for language in languages() if language != "en"]
# Words that English sentences cannot do without, and the other languages do not have.
ENGLISH = re.compile(r"\b(the|is|are|of|this|not|must|there|with|which|cannot|expected|known)\b", re.IGNORECASE)


def test_every_kind_is_known_and_told_with_its_facts() -> None:
    made = set(kinds_told())
    assert len(made) > 100
    assert made - {*kinds().values()} == set()


def leaves(reason: Message) -> Iterator[tuple[str, str]]:
    """The keys of a reason and of those in it, with every fact that is none."""
    yield "key", reason.key
    for fact in reason.facts.values():
        yield from leaves(fact) if isinstance(fact, Message) else [("fact", str(fact))]


def check_is_told(reason: Message) -> None:
    """No language lacks a part of it, and nothing in it is English but what stands in the file."""
    keys = {text for kind, text in leaves(reason) if kind == "key"}
    facts = sorted({text for kind, text in leaves(reason) if kind == "fact"}, key=len, reverse=True)
    for language in OTHERS:
        catalogue = Catalogue(language)
        assert keys <= catalogue.keys
        sentence = catalogue.phrase(reason)
        for fact in facts:
            assert fact in sentence or fact.isdigit()
            sentence = sentence.replace(fact, "")
        assert not ENGLISH.search(sentence), sentence
        assert not sentence.endswith(".")


@pytest.mark.parametrize("case", WHOLE_CASES.values(), ids=WHOLE_CASES.keys())
def test_what_is_wrong_with_a_record_is_told_in_every_language(case: Case) -> None:
    with pytest.raises(RecordError) as refused:
        read(refusal(*case)[0])
    check_is_told(refused.value.message)
    assert pickle.loads(pickle.dumps(refused.value)).message == refused.value.message  # it comes from another process


@pytest.mark.parametrize("case", SEEN_CASES.values(), ids=SEEN_CASES.keys())
def test_what_is_wrong_with_what_a_seat_saw_is_told_in_every_language(case: Case) -> None:
    with pytest.raises(RecordError) as refused:
        read_seen(refusal(*case)[0])
    check_is_told(refused.value.message)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("bonds.toml", "limit = 0"),
        ("bonds.toml", "limit = "),
        ("bonds.toml", "limit = 'three'"),
        ("bonds.toml", "limit = [1"),
        ("bonds.toml", "price = 3"),
        ("bidding.toml", "spaces = [0, 1]"),
        ("bidding.toml", "spaces = [1, 2, 3, 4, 5, 6, 7, 8]"),
        ("forecasts.toml", "base = [1, 2, 3, 4, 5, 6]"),
        ("players.toml", "[5]\nrounds = 9"),
        ("luck.toml", ""),
    ],
)
def test_what_is_wrong_with_figures_is_told_in_every_language(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(ContentError) as refused:
        load(tmp_path)
    check_is_told(refused.value.message)


def test_no_folder_and_no_file_are_told_in_every_language(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(ContentError) as refused:
            load(folder)
        check_is_told(refused.value.message)


def test_the_systems_reasons_are_told_in_every_language(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as refused:
        tmp_path.read_bytes()
    assert str(system_reason(refused.value)) == "Is a directory"
    check_is_told(system_reason_at("attic", refused.value))
    check_is_told(system_reason(OSError(9999, "Something odd")))
    assert system_reason(TimeoutError("timed out")).key == "wrong-system-no-answer"


def test_what_is_wrong_with_a_database_is_told_in_every_language() -> None:
    for key, (_, facts) in kinds().items():
        if key.startswith("wrong-database-"):
            check_is_told(Message(key, dict.fromkeys(facts, "Something odd")))
    check_is_told(database_reason(ConnectionRefusedError(111, "Connect call failed")))


def test_a_reason_stands_in_a_sentence_of_its_own_language() -> None:
    with pytest.raises(ConfigError) as refused:
        Config(players=6)
    for language in OTHERS:
        reason = said_in(language, "wrong-config-players", players=6)
        whole = said_in(language, "server-bad-config", reason=refused.value.message)
        assert reason in whole and whole.endswith(f"{reason}.")


def test_a_reason_that_no_catalogue_has_is_told_in_english() -> None:
    """Of a card that a user made."""
    own = Message("reason-of-my-own")
    assert [Catalogue(language).phrase(own) for language in languages()] == ["of-my-own"] * len(languages())


def test_reasons_go_over_the_wire_in_english_and_by_their_keys() -> None:
    with pytest.raises(RecordError) as refused:
        read("stockpile record 1\nplayers 6\n")
    problem = Refusal("server-bad-record", reason=refused.value.message).problem
    assert problem.message == "The record cannot be read: line 2: 2 to 5 players can play, not 6."
    assert problem.params == {"reason": "line 2: 2 to 5 players can play, not 6"}
    inner = Wired("wrong-config-players", {"players": 6})
    assert problem.reasons["reason"] == Wired(
        "wrong-record-at", {"line": "2", "reason": "2 to 5 players can play, not 6"}, {"reason": inner}
    )


def test_errors_for_people_are_values_that_can_be_put_right() -> None:
    error = ConfigError("players", players=6)
    assert str(error) == "2 to 5 players can play, not 6" == str(error.replace(file="attic"))
    assert (error.kind, error.facts) == ("players", {"players": 6})
    with pytest.raises(ValueError, match="not 6"):
        raise error
