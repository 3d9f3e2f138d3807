"""What happens is shown and told, one thing after the other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.clicking import Person

from ..conftest import NewPage
from .test_games import QUICK

# Counts what flies across the table.
FLIGHTS = """() => {
    window.flown = {};
    new MutationObserver((changes) => {
        for (const each of changes.flatMap((change) => [...change.addedNodes])) {
            const thing = each.className === "flight" && each.firstElementChild;
            if (!thing) continue;
            const kind = thing.dataset.meeple === undefined ? thing.classList[0] : "meeple";
            window.flown[kind] = (window.flown[kind] ?? 0) + 1;
        }
    }).observe(document.body, { subtree: true, childList: true });
}"""

# Notes every moment in which the figures on the page contradict each other, and every number that a ticker shows.
WATCH = """() => {
    window.contradictions = [];
    window.shown = {};
    const amount = (text) => Number(text.replace(/[^0-9]/g, ""));
    new MutationObserver(() => {
        let sum = 0;
        for (const held of document.querySelectorAll(".portfolio .holding")) {
            const company = held.getAttribute("style").match(/company-([0-5])/)?.[1];
            if (company === undefined) continue;
            const ticker = Number(document.querySelector(`[data-company="${company}"] .ticker`).textContent);
            const count = Number(held.querySelector("strong").textContent) * (held.classList.contains("split") ? 2 : 1);
            const value = amount(held.querySelector(".value").textContent);
            sum += value;
            if (value !== count * ticker) window.contradictions.push([company, value, count, ticker]);
        }
        const worth = document.querySelector(".worth");
        if (worth && amount(worth.textContent) !== sum) window.contradictions.push([worth.textContent, sum]);
        for (const row of document.querySelectorAll("[data-company]")) {
            const spaces = (window.shown[row.dataset.company] ??= []);
            const space = Number(row.querySelector(".ticker").style.getPropertyValue("--space"));
            if (spaces.at(-1) !== space) spaces.push(space);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def play_a_round(page: Page) -> Person:
    """Until the report of the first round is open."""
    person = Person(page, seed=6)
    person.play_bots()
    page.evaluate(WATCH)
    page.evaluate(FLIGHTS)
    for _ in range(40):
        page.locator("[data-question]:not([data-question='']), dialog[open]").first.wait_for()
        if page.locator("dialog[open]").is_visible():
            return person
        person.answer()
    raise AssertionError("the round does not end")


def test_figures_agree_while_they_move(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(QUICK)
    page.clock.install()
    play_a_round(page)
    assert page.evaluate("() => window.contradictions") == []
    shown = page.evaluate("() => Object.values(window.shown)")
    assert any(len(spaces) > 1 for spaces in shown)
    assert page.evaluate("() => Object.keys(window.flown).sort()") == ["card", "meeple", "note"]
    expect(page.locator(".flights")).to_have_count(0)
    page.clock.run_for(5000)  # the next round waits until the report has been read
    expect(page.locator(".masthead .round")).to_contain_text("Round 1 of 6")
    expect(page.get_by_role("button", name="Skip")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".masthead .round")).to_contain_text("Round 2 of 6")
    page.keyboard.press("Escape")
    page.locator("[data-question]:not([data-question=''])").wait_for()
    assert page.evaluate("() => window.contradictions") == []
    expect(page.locator(".flights")).to_have_count(0)  # what is skipped leaves nothing behind


def test_motion_can_be_switched_off(new_page: NewPage) -> None:
    """In the menu; and it stays so when the page is loaded anew."""
    page = new_page(reduced_motion="no-preference")
    person = Person(page, seed=6)
    person.play_bots()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="off", exact=True).check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    assert person.wait_for_turn()
    page.evaluate(FLIGHTS)
    for _ in range(3):
        person.answer()
        assert person.wait_for_turn()
    assert page.evaluate("() => window.flown") == {}


def test_everything_that_happens_is_said(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page, seed=6)
    person.play_bots()
    assert person.wait_for_turn()
    before = page.locator(".lines li").count()
    person.answer()
    assert person.wait_for_turn()
    told = page.locator(".lines li").all_inner_texts()
    said = page.get_by_role("log").locator("p").all_inner_texts()
    assert len(said) >= min(len(told) - before, 24) > 1
    assert said == told[: len(said)][::-1]  # the tape has the newest line on top
    sentence = page.locator(".sentence").inner_text()
    assert page.get_by_role("status").filter(has_text="It is your turn.").inner_text() == f"It is your turn. {sentence}"


def test_a_report_can_be_read_again(new_page: NewPage) -> None:
    """Also after the page was loaded anew; what was explained the first time is not explained again."""
    page = new_page()
    play_a_round(page)
    page.get_by_role("button", name="Understood").click()
    report = page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    page.reload()
    page.locator("[data-question]:not([data-question=''])").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report of round 1").click()
    expect(page.get_by_role("dialog", name="Round 1 is over")).to_be_visible()
    assert page.locator("dialog[open]").inner_text() == report
