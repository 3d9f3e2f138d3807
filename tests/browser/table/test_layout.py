"""Nothing sticks out: no page scrolls sideways, a desk sees the whole table, and the question's button is in reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from stockpile.rules.config import preset
from tests.support.clicking import Person
from tests.support.page_guest import hurry
from tests.support.positions import first_with
from tests.support.question_tables import open_question_tables

from ..conftest import NewPage
from .test_tables import enter, open_form

LONG = "W" * 24  # as long as a name may be, and nowhere to break it
DESK = (1440, 900)
LOW = (1280, 720)
LYING = (844, 390)
SIZES = ((360, 740), (390, 844), LYING, (768, 1024), (1280, 800), DESK, (1920, 1080))

FONTS = "**/*.woff2"

# What follows from a new size is drawn with the next picture, and what follows from that with the one after it.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MEASURE = """() => {
    const page = document.scrollingElement;
    const inside = (part, whole) => part.right <= whole.right + 1 && part.left >= whole.left - 1;
    return {
        wide: page.scrollWidth - page.clientWidth,
        high: page.scrollHeight - page.clientHeight,
        outside: [...document.querySelectorAll(".pile")].flatMap((pile) =>
            [...pile.querySelectorAll(".space, .space button")].filter(
                (each) => !inside(each.getBoundingClientRect(), pile.getBoundingClientRect()))).length,
    };
}"""

# How much higher the desk is for the switch beside the portfolio.
SWITCH = """() => {
    const [desk, choice] = [".desk", ".dividends"].map((each) => document.querySelector(each));
    const high = desk.offsetHeight;
    choice.style.display = "none";
    const without = desk.offsetHeight;
    choice.style.display = "";
    return high - without;
}"""

# How much of the ticker is seen.
TAPE = """() => {
    const [side, tape] = [".side", ".tape"].map((each) => document.querySelector(each).getBoundingClientRect());
    return Math.min(tape.bottom, side.bottom, innerHeight) - Math.max(tape.top, side.top, 0);
}"""

# How many names run over the money beside them.
OVERRUN = """() => [...document.querySelectorAll(".player")].filter((player) => {
    const name = document.createRange();
    name.selectNodeContents(player.querySelector(".who"));
    return name.getBoundingClientRect().right > player.querySelector(".money").getBoundingClientRect().left;
}).length"""


def measured(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def too_wide(page: Page) -> list[tuple[tuple[int, int], dict[str, Any]]]:
    """The sizes at which the page scrolls sideways or a pile does not hold its bidding track."""
    found = [(size, measured(page, size)) for size in SIZES]
    return [(size, each) for size, each in found if each["wide"] > 0 or each["outside"]]


SHIFTS = """() => {
    window.seen = new Set();
    const look = () => {
        const found = [...document.querySelectorAll(".start .big")].map((each) => each.getBoundingClientRect());
        if (found.length) window.seen.add(found.map((each) => [each.x, each.y, each.width].join()).join(" "));
        requestAnimationFrame(look);
    };
    look();
}"""


# The page waits for its fonts for so long, and for ever here.
PATIENT = """() => {
    const after = window.setTimeout;
    window.setTimeout = (call, time, ...rest) => (time === 3000 ? 0 : after(call, time, ...rest));
}"""


def test_the_first_buttons_stay_where_they_are(new_page: NewPage) -> None:
    """However late the fonts come: a button that moves away between press and release is not pressed."""
    page = new_page()
    late: list[Route] = []
    page.add_init_script(f"({PATIENT})()")
    page.route(FONTS, lambda route: late.append(route))
    with page.expect_response("**/api/catalogue**"):
        page.goto("/", wait_until="commit")
        page.evaluate(SHIFTS)
    page.evaluate(DRAWN)  # with nothing on it yet, whatever has come but the fonts
    page.route(FONTS, lambda route: route.continue_())  # from here on; this comes before the other
    assert late
    for route in late:
        route.continue_()
    expect(page.get_by_text("Nobody is waiting for players.")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate(DRAWN)
    assert len(page.evaluate("[...window.seen]")) == 1


def test_the_lobby_fits_every_screen(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.get_by_role("radio", name="Classic")).to_be_visible()
    assert too_wide(page) == []


def test_five_investors_and_piles_fit_every_screen(chromium: Browser, tmp_path: Path) -> None:
    """And they leave the ticker its room, whatever is asked."""
    asked = [first_with(preset("epic", 5), question) for question in ("bid", "place", "strategy", "action", "sell")]
    with open_question_tables(chromium, tmp_path, asked, DESK) as question_tables:
        page = question_tables.page
        question_tables.visit(asked[0])
        assert too_wide(page) == []
        for size in (LOW, DESK):
            measured(page, size)
            assert page.evaluate(SWITCH) == 0
        measured(page, LYING)
        expect(page.locator(".ask .confirm")).to_be_in_viewport(ratio=0.99)
        assert measured(page, DESK)["high"] <= 0
        seen = {}
        for position in asked:
            question_tables.visit(position)
            seen[position.question] = page.evaluate(TAPE)
        assert min(seen.values()) >= 140, seen
        assert question_tables.complaints == []


def test_long_names_fit_every_screen(new_page: NewPage) -> None:
    page = new_page()
    enter(page, LONG)
    open_form(page)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Seat 2").select_option(label="Somebody at this screen")
    page.get_by_label("Your name").fill("M" * 24)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".curtain")).to_be_visible()
    assert too_wide(page) == []
    assert Person(page).wait_for_turn()
    assert too_wide(page) == []
    assert page.evaluate(OVERRUN) == 0


def test_the_end_fits_every_screen(new_page: NewPage) -> None:
    page = new_page()
    enter(page, LONG)
    open_form(page)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("radio", name="First game").check()
    page.get_by_role("button", name="Start", exact=True).click()
    hurry(page)
    expect(page.locator(".pile").first).to_be_attached()
    assert too_wide(page) == []
