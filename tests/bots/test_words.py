"""Every bot that can sit at a table, and every style it can wear, has words in every language."""

from __future__ import annotations

import re

import pytest

from stockpile.bots import BOTS, BadStyle, make_bot
from stockpile.bots.trouble import FAULTS, TROUBLES
from stockpile.words import Catalogue, languages


@pytest.mark.parametrize("language", languages())
def test_bots_and_styles_have_names_and_a_line(language: str) -> None:
    styles = {style for kind in BOTS.values() for style in kind.styles}
    wanted = {f"bot-{name}" for name in BOTS} | {f"style-{style}" for style in styles}
    assert {*wanted, *[f"{key}-why" for key in wanted]} <= Catalogue(language).keys


def test_a_bot_wears_the_styles_that_it_names_and_no_others() -> None:
    for name, kind in BOTS.items():
        for style in kind.styles:
            make_bot(f"{name}:{style}")
        with pytest.raises(BadStyle):
            make_bot(f"{name}:sleepy")


def test_what_is_wrong_with_bots_is_told_alike_in_logs_and_in_the_english_catalogue() -> None:
    told = {f"trouble-{kind}": text for kind, text in TROUBLES.items()}
    told |= {f"fault-{kind}": text for kind, text in FAULTS.items()}
    facts = {fact: fact.upper() for text in told.values() for fact in re.findall(r"\{(\w+)\}", text)}
    catalogue = Catalogue("en")
    assert {key: catalogue.say(key, **facts) for key in told} == {
        key: text.format(**facts) for key, text in told.items()
    }
    assert {key for key in catalogue.keys if key.startswith(("trouble-", "fault-"))} == {*told}
