"""Names and lines of chat: there is something to see, nothing hides, and real names of all scripts pass."""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import normalize

import pytest

from stockpile.server.refusals import Refusal
from stockpile.server.text_checks import checked_line, checked_name, is_legible
from tests.support.running import Person

Come = Callable[..., Person]

REAL = {
    "Latin": ("Ada", "José", "Jose\u0301", "Zoë", "Nguyễn", "O'Neil", "Ünal", "Łukasz"),
    "Greek, Cyrillic, Hebrew": ("Ωμέγα", "Ольга", "שלום", "דָּוִד"),
    "Arabic, with joiners": ("محمد", "علی\u200cرضا", "می\u200cخواهم"),
    "Indic, with joiners": ("श्री", "क्\u200dष", "ක්\u200dර", "র\u200d্য", "நிலா"),
    "other Asian": ("李小龍", "葛\U000e0100", "한국", "ไทย", "ព្រះ", "ᠮᠣᠩ\u180bᠭᠣᠯ", "さくら"),
    "emoji": ("❤\ufe0f", "👍🏽", "👨\u200d👩\u200d👧", "👩🏽\u200d💻", "🏳\ufe0f\u200d🌈"),
    "signs that are emoji too": ("🏃\u200d♀\ufe0f", "1\ufe0f\u20e3", "ℹ\ufe0f"),
    "a flag with tags": ("🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",),
}
EMPTY = {
    "blank letters": ("\u2800", "\u2800\u2800", "\u3164", "\uffa0", "\u115f", "Ada\u2800"),
    "ignorable": ("\u034f", "\ufe0f", "\u00ad", "\u200b", "\ufeff", "\u180e", "\U000e0041", "Ada\u034f", "a\u200bb"),
    "marks without a letter": ("\u0301", "\u0301\u0302", "\u20dd", "a \u0301b"),
    "joiners that join nothing": ("\u200d", "Ada\u200d", "a\u200db", "A\u200cda", "👨\u200d", "علی\u200c"),
    "variants of nothing": ("Ada\ufe0f", "a\U000e0100", "b\u180b"),
    "directions and controls": ("\u202eAda", "\u2066Ada", "A\u0000", "a\u0007b"),
    "spaces": ("", " ", "\u3000", "\u00a0"),
    "private and unassigned": ("\ue000", "\U000e0fff", "\ufdd0"),
}


@pytest.mark.parametrize("script", REAL)
def test_real_names_pass(script: str) -> None:
    for name in REAL[script]:
        assert is_legible(name) and checked_name(name) == normalize("NFC", name) and checked_line(name) == name, ascii(
            name
        )


@pytest.mark.parametrize("kind", EMPTY)
def test_names_that_show_nothing_or_hide_something_do_not(kind: str) -> None:
    for name in EMPTY[kind]:
        for check in (checked_name, checked_line):
            with pytest.raises(Refusal):
                print(ascii(name), check(name))


def test_letters_that_come_in_parts_are_put_together() -> None:
    """As some keyboards and systems send Hangul: else it would be too long, and two names could look alike."""
    name = "강한별님최강혁선생"
    assert checked_name(normalize("NFD", name)) == name


@pytest.mark.parametrize("name", ["You", "DU", "você", "당신"])
def test_nobody_is_called_as_the_reader_is(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "server-name-is-you"


def test_a_line_may_have_spaces_of_all_kinds_and_a_name_has_one_kind() -> None:
    assert checked_line("Bon\u00a0!") == "Bon\u00a0!"
    assert checked_name("春\u3000子") == "春 子"


def test_the_server_holds_to_it_everywhere(somebody: Come) -> None:
    ada = somebody()
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert ada.refused("/api/guest", {"name": "\u2800"}, 400) == "server-bad-name"
    named = [{"kind": "me", "name": "\u0301"}, {"kind": "open"}]
    assert ada.refused("/api/tables", {"seats": named}, 400) == "server-bad-name"
    table = ada.post("/api/tables", {"seats": seats})["id"]
    assert ada.refused(f"/api/tables/{table}/join", {"seat": 1, "name": "\ufe0f"}, 400) == "server-bad-name"
    with ada.at(table) as connection:
        connection.send("chat", text="\u034f\u2800")
        assert connection.until("refused")["code"] == "server-bad-chat"
        connection.send("chat", text="علی\u200cرضا ❤\ufe0f")
        assert connection.until("chat")["line"]["text"] == "علی\u200cرضا ❤\ufe0f"
