"""Hangul is shown in fonts of its own; nobody loads them who does not speak it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stockpile.i18n import languages, said_in

from ..conftest import WEB, NewPage

HANGUL = re.compile(r"/assets/(noto-sans-kr|hahmlet)-.*\.(css|woff2)$")
FONTS = WEB / "node_modules" / "@fontsource-variable"
FAMILIES = """() => ["body", ".serif"].map((each) => getComputedStyle(document.querySelector(each)).fontFamily)"""
# Whether syllables stand in these fonts: in any other a text would have another width, or none of its signs.
LOADED = """families => families.every((family) => document.fonts.check(`1em "${family}"`, "주식")
    && [...document.fonts].some((face) => face.family.includes(family)))"""


def asked_for(page: Page) -> list[str]:
    """What a page loads of the fonts of Hangul, from now on."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url) if HANGUL.search(request.url) else None)
    return found


@pytest.mark.parametrize("language", [each for each in languages() if each != "ko"])
def test_nobody_else_loads_the_fonts_of_hangul(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    found = asked_for(page)
    page.goto("/")
    expect(page.get_by_role("button", name=said_in(language, "web-quick-epic"))).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => {})")
    assert found == []


def test_korean_loads_what_it_needs_of_them(new_page: NewPage) -> None:
    """Two hundred files are there; a page needs few, and says nothing in another font before they have come."""
    page = new_page(locale="ko-KR")
    found = asked_for(page)
    page.goto("/")
    expect(page.get_by_role("button", name=said_in("ko", "web-quick-epic"))).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => {})")
    there = len(list(FONTS.glob("noto-sans-kr/files/*.woff2"))) + len(list(FONTS.glob("hahmlet/files/*.woff2")))
    loaded = [each for each in found if each.endswith(".woff2")]
    assert 4 <= len(loaded) < there / 4
    body, heading = page.evaluate(FAMILIES)
    assert body.startswith('"Inter Variable", "Noto Sans KR Variable"')
    assert heading.startswith('"Fraunces Variable", "Hahmlet Variable"')
    assert page.evaluate(LOADED, ["Noto Sans KR Variable", "Hahmlet Variable"])
    assert page.evaluate("getComputedStyle(document.body).wordBreak") == "keep-all"


def test_who_chooses_korean_later_gets_them_then(new_page: NewPage) -> None:
    page = new_page()
    found = asked_for(page)
    page.goto("/")
    page.locator(".top select").select_option(label="한국어")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    assert found
    page.locator(".top select").select_option(label="Português (Brasil)")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
