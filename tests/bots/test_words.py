"""Every bot that can sit at a table, and every style it can wear, has words in every language."""

from __future__ import annotations

import pytest

from stockpile.bots import BOTS, BadStyle, make_bot
from stockpile.i18n import Catalogue, languages


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
