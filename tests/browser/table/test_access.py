"""axe-core finds nothing serious on any page, by day and by night; the keyboard and a finger get everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stockpile.records import write
from stockpile.rules.config import preset
from tests.support.clicking import Person
from tests.support.keyboard import press_on, reach_sign
from tests.support.page_guest import hurry

from ..conftest import NewPage
from ..reading.test_records import open_file, played
from .test_tables import enter, open_form

AXE = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Told in the page: all that axe-core says of a page, also of what is well, takes longer to hand over than to find. What
# is left out says where something was found, or loads style sheets for a rule that is not on.
SERIOUS = """async () => {
    const lean = { resultTypes: ["violations"], selectors: false, preload: false, iframes: false };
    const result = await axe.run(document, lean);
    return result.violations
        .filter((violation) => ["serious", "critical"].includes(violation.impact))
        .flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html.slice(0, 160), node.any[0]?.message].join(" ")));
}"""


def findings(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), pytest.param(1440, "dark", marks=pytest.mark.long)])
def test_lobby_and_waiting_room_are_accessible(new_page: NewPage, width: int, scheme: str) -> None:
    page = new_page(width, 860, color_scheme=scheme)
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("radio", name="Your own mix").check()
    page.get_by_role("checkbox", name="Investors", exact=False).first.check()
    assert findings(page) == []
    page.get_by_label("Seat 2").select_option(label="Open to anybody")
    page.get_by_role("button", name="Set up and invite").click()
    expect(page.get_by_label("Invitation link")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), pytest.param(1440, "light", marks=pytest.mark.long)])
def test_every_question_is_accessible(new_page: NewPage, width: int, scheme: str) -> None:
    """Each kind of question with its answer prepared, the round's report, and the menu."""
    page = new_page(width, 860, color_scheme=scheme)
    person = Person(page, seed=3)
    person.play_bots("Play the epic game")
    looked: set[str] = set()

    def look(what: str) -> None:
        if what not in looked:
            looked.add(what)
            assert (what, findings(page)) == (what, [])

    while len(looked) < 9 or "report" not in looked:
        if person.first_call() == "report":
            look("report")
        assert person.wait_for_turn()
        person.answer(look)
    page.get_by_role("button", name="Menu").click()
    assert findings(page) == []


def test_the_end_is_accessible(new_page: NewPage) -> None:
    page = new_page(360, 860)
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("radio", name="First game").check()
    page.get_by_role("button", name="Start", exact=True).click()
    hurry(page)
    page.get_by_role("slider").fill("40")
    expect(page.get_by_text("40 of")).to_be_visible()
    assert findings(page) == []
    page.set_viewport_size({"width": 1440, "height": 860})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    assert findings(page) == []


@pytest.mark.parametrize(("width", "scheme"), [pytest.param(360, "dark", marks=pytest.mark.long), (1440, "light")])
def test_curtain_record_and_problems_are_accessible(new_page: NewPage, width: int, scheme: str) -> None:
    page = new_page(width, 860, refused=True, color_scheme=scheme)
    enter(page, "Ada L")
    open_file(page, write(played(preset("epic", 3), most=120)))
    expect(page.get_by_role("slider")).to_be_visible()
    assert findings(page) == []
    table = page.request.post("/api/tables", data={"seats": [{"kind": "me"}, {"kind": "me"}], "start": True}).json()
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".curtain")).to_be_visible()
    assert findings(page) == []
    for nowhere in ("/table/0000", "/record/0000"):
        page.goto(nowhere)
        expect(page.get_by_role("alert")).to_be_visible()
        assert findings(page) == []


ASKED = "[data-question]:not([data-question=''])"


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.innerText || document.activeElement.id"))


def test_a_round_with_keys_and_arrows(new_page: NewPage) -> None:
    """From question to question the focus stays at the desk; arrows go along the tracks, across them and on tabs."""
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play three bots").wait_for()
    press_on(page, "button.main.big:not([data-lesson])")
    page.locator(ASKED).wait_for()
    answered = 0
    while True:
        page.locator(f"{ASKED}, dialog[open]").first.wait_for()
        if page.locator("dialog[open]").is_visible():
            break
        expect(page.locator("#ask-title")).to_be_focused()
        answer_with_arrows(page)
        answered += 1
    assert answered >= 3
    press_on(page, "aside button")  # the first dividend: how it was collected is explained, once
    expect(page.get_by_role("button", name="On to round 2")).to_be_focused()
    expect(page.locator("aside")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#ask-title")).to_be_focused()
    expect(page.get_by_text("Round 2 of 6", exact=True)).to_be_visible()

    press_on(page, "#tab-tape")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-chat")).to_be_focused()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    assert page.locator("[role=tab][tabindex='0']").count() == 1
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Ticker")).to_have_attribute("aria-selected", "true")

    press_on(page, ".dividends input:checked")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="ask me")).to_be_checked()

    press_on(page, ".skip")
    expect(page.locator("#ask-title")).to_be_focused()

    press_on(page, "[aria-label='Menu']")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def answer_with_arrows(page: Page) -> None:
    desk = page.locator("[data-question]")
    number, question = desk.get_attribute("data-number"), desk.get_attribute("data-question")
    if question == "place":
        press_on(page, ".holding:nth-child(1) .pile")
        press_on(page, ".holding:nth-child(2) .pile")
    elif question == "bid":
        bid_with_arrows(page)
    elif question == "action":
        press_on(page, ".chip")
    page.keyboard.press("Control+Enter")
    page.wait_for_function("number => document.querySelector('[data-question]').dataset.number !== number", arg=number)


def bid_with_arrows(page: Page) -> None:
    """On a track with a way to the right; the way across leads down, or up from the last track."""
    tracks = page.locator(".spaces").filter(has=page.locator("button"))
    assert tracks.count() >= 3
    assert page.locator(".spaces button[tabindex='0']").count() == tracks.count()
    wide = next(track for track in range(tracks.count()) if tracks.nth(track).locator("button").count() > 1)
    away, back = ("ArrowDown", "ArrowUp") if wide < tracks.count() - 1 else ("ArrowUp", "ArrowDown")
    press_on(page, ".spaces button")
    for _ in range(wide):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    start = focused(page)
    page.keyboard.press("ArrowRight")
    right = focused(page)
    page.keyboard.press(away)
    across = focused(page)
    page.keyboard.press(back)
    page.keyboard.press("Home")
    assert len({start, right, across}) == 3
    assert focused(page) == start
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(".spaces [aria-pressed='true']")).to_have_text(right)


@pytest.mark.parametrize("width", [pytest.param(360, marks=pytest.mark.long), 1440])
def test_cards_explain_themselves_without_a_mouse(new_page: NewPage, width: int) -> None:
    page = new_page(width, 860)
    person = Person(page, seed=6)
    person.play_bots("Play the epic game")
    while person.wait_for_turn() and person.state()[1] != "place":  # in between the hand is in the question
        person.answer()
    for place in (".player .name", ".strategies .name"):
        reach_sign(page, place)
        sheet = page.locator("[popover]:popover-open")
        expect(sheet).to_be_visible()
        name = page.locator(f"{place}:focus").inner_text()
        assert sheet.inner_text().startswith(name) and len(sheet.inner_text()) > len(name) + 10
        box = sheet.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
        assert findings(page) == []
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(page.locator(f"{place}:focus")).to_have_text(name)
