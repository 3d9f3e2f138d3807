"""One screen for two, a clock, and no mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .person import Person
from .test_tables import enter, open_form, seat_two


def test_two_people_share_one_screen(new_page: NewPage) -> None:
    page = new_page()
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Seat 2").select_option(label="Somebody at this screen")
    page.get_by_label("Your name").last.fill("Bob M")
    page.get_by_role("radio", name="First game").check()
    page.get_by_role("button", name="Start", exact=True).click()
    person = Person(page, seed=8)
    curtains: list[str] = []
    for _ in range(300):
        page.locator("[data-question]:not([data-question='']), dialog[open], #chart-title, .curtain").first.wait_for()
        if page.locator("#chart-title").is_visible():
            break
        curtain = page.locator(".curtain")
        if curtain.is_visible():
            nothing_is_seen(page)
            curtains.append(curtain.get_by_role("heading").inner_text())
        if person.wait_for_turn():
            person.answer()
    assert {"Ada L, it is your turn", "Bob M, it is your turn"} <= set(curtains)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def nothing_is_seen(page: Page) -> None:
    for name in ("Insider", "Portfolio", "The market"):
        assert page.get_by_role("heading", name=name).count() == 0


def test_the_clock_runs_out_and_a_bot_takes_over(new_page: NewPage) -> None:
    pages = new_page(), new_page()
    seat_two(*pages, clock="15 seconds")
    people = [Person(page, seed=9) for page in pages]
    slow = first_asked(people)
    quick = people[1 - people.index(slow)]
    expect(slow.page.get_by_role("timer")).to_be_visible()
    for page in pages:  # nobody answers: everybody sees who plays now
        expect(page.get_by_text("a bot plays: time ran out")).to_be_visible()
    slow.page.get_by_role("button", name="I am back").click()
    for page in pages:
        expect(page.get_by_text("a bot plays")).to_have_count(0)
    first_asked([quick]).answer()
    first_asked([slow]).answer()


def first_asked(people: list[Person]) -> Person:
    """Whoever is asked first."""
    for _ in range(2000):
        for person in people:
            if person.state_or_none():
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_a_round_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play three bots").wait_for()
    press_on(page, "button.main.big")
    page.locator("[data-question]:not([data-question=''])").wait_for()
    for _ in range(12):
        page.locator("[data-question]:not([data-question='']), dialog[open]").first.wait_for()
        if page.locator("dialog[open]").is_visible():
            page.keyboard.press("Escape")
            break
        answer_with_keys(page)
    expect(page.get_by_text("Round 2 of 6", exact=True)).to_be_visible()


def answer_with_keys(page: Page) -> None:
    desk = page.locator("[data-question]")
    number, question = desk.get_attribute("data-number"), desk.get_attribute("data-question")
    if question == "place":
        press_on(page, ".holding:nth-child(1) .pile")
        press_on(page, ".holding:nth-child(2) .pile")
    elif question == "bid":
        press_on(page, ".spaces button")
    elif question == "action":
        press_on(page, ".chip")
    press_on(page, ".confirm")
    page.wait_for_function("number => document.querySelector('[data-question]').dataset.number !== number", arg=number)


def press_on(page: Page, selector: str) -> None:
    """Tab until the focus is on such a thing, then press it. Nothing is focused in any other way."""
    for _ in range(400):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")
