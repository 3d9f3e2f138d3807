"""Whole games by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from stockpile.records import read
from stockpile.rules.config import MODULES
from tests.support.clicking import Person
from tests.support.frames import record_of
from tests.support.page_guest import hurry

from ..conftest import NewPage
from .test_tables import enter, open_form

QUICK = "localStorage.setItem('motion', 'quick')"
UNSAID = "document.documentElement.outerHTML.includes('⟦')"  # asked in the page: a table is long to hand over


def test_a_person_plays_a_whole_game_against_three_bots(new_page: NewPage) -> None:
    person = Person(new_page(), seed=1)
    person.play_bots()
    person.play_to_the_end()
    assert {"place", "bid", "sell"} <= set(person.asked)
    assert len(person.reports) == 6
    assert "To the final count" in person.reports[-1]
    the_end_is_told(person.page)
    nothing_unsaid(person.page)


def the_end_is_told(page: Page) -> None:
    """Standing with breakdown, chart, replay with open cards, record, and another game."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
    rows = page.get_by_role("group", name="Where the money came from").locator("tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        *parts, total = [amount(text) for text in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    expect(page.get_by_role("img", name=re.compile("Net worth by round"))).to_be_visible()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(page.get_by_text(f"{last} of {last}")).to_be_visible()
    expect(page.locator(".told")).to_contain_text("The game is over")
    record = read(record_of(page))
    assert len(record.answers) == last
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-question]")).to_be_visible()


def rounds_by_clicking(long: bool) -> int:
    """After two rounds everything has been asked; what follows is for the long form, and else nobody looks."""
    return 6 if long else 2


def is_hurried(person: Person, rounds: int) -> bool:
    """To the end, once so many rounds are over."""
    if len(person.reports) < rounds:
        return False
    hurry(person.page)
    return True


def test_what_the_modules_lay_open_is_seen_as_it_was_told(new_page: NewPage) -> None:
    """The dice of the round, who begins the next one, and which strategy cards were played."""
    person = Person(new_page(), seed=7)
    person.play_bots("Play the epic game")
    seen: set[str] = set()
    while seen < {"dice", "next", "strategies_played"} and person.wait_for_turn():
        told = person.page.locator(".lines li").all_inner_texts()  # the newest first
        seen |= {name for name, shown in OPEN_FACTS.items() if shown(person.page, told)}
        person.answer()
    assert seen == {"dice", "next", "strategies_played"}


def dice_shown(page: Page, told: list[str]) -> bool:
    rolls = [line for line in told if line.startswith("The dice show ")]
    if not rolls:
        return False
    dice = page.get_by_role("list", name="Dice").get_by_role("img")
    assert dice.all_inner_texts() == rolls[0].removeprefix("The dice show ").removesuffix(".").split()
    return True


def next_first_shown(page: Page, told: list[str]) -> bool:
    """Marked from when the card is handed on until the round is over."""
    starts = [at for at, line in enumerate(told) if re.match(r"Round \d", line)]
    this_round = told[: starts[0]] if starts else told
    found = [re.fullmatch(r"(\S+) kept the First.*|.* begins the next round: (.+)\.", line) for line in this_round]
    names = [match[1] or match[2] for match in found if match]
    marked = page.locator("[data-seat]").filter(has=page.get_by_role("img", name="Begins the next round"))
    assert [text.split()[0] for text in marked.all_inner_texts()] == names
    return bool(names)


def strategies_shown(page: Page, told: list[str]) -> bool:
    cards = page.get_by_role("button", name="Strategy cards played")
    found = [re.fullmatch(r"\S+ played (.+)\.", line) for line in told]
    played = [match[1] for match in found if match and " on " not in match[1]]  # a Boom is played on a company
    if not played:
        return False
    cards.click()
    sheet = page.get_by_role("tooltip")
    expect(sheet).to_be_visible()
    assert all(name in sheet.inner_text() for name in played)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return True


OPEN_FACTS = {"dice": dice_shown, "next": next_first_shown, "strategies_played": strategies_shown}


def test_two_players_with_everything_in_play(new_page: NewPage, long: bool) -> None:
    """Two meeples, two pairs and two bought investors each, and every module there is."""
    person = Person(new_page(), seed=4)
    page = person.page
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Seat 2").select_option(label="Bot: random")
    page.get_by_role("radio", name="Your own mix").check()
    for module in page.locator(".modules > .option").all():
        module.get_by_role("checkbox").check()
    page.get_by_role("button", name="Start", exact=True).click()
    while person.wait_for_turn() and not is_hurried(person, rounds_by_clicking(long)):
        nothing_unsaid(page)
        person.answer()
    assert {"choose-investor", "bid-investor", "discard", "bonds", "commerce", "place", "action"} <= set(person.asked)
    assert set(read(record_of(page)).config.modules) == set(MODULES)
    expect(page.get_by_role("group", name="Where the money came from").locator("tbody tr")).to_have_count(2)


# Clicks on Skip as soon as it is there, at whatever moment of the movement; or sees that there was nothing to skip.
SKIPPED = """number => {
    const skip = [...document.querySelectorAll("button")].find((each) => each.innerText.trim() === "Skip");
    const desk = document.querySelector("[data-question]");
    const isNext = document.querySelector("dialog[open]") || (desk?.dataset.question && desk.dataset.number !== number);
    skip?.click();
    return skip ? "skipped" : isNext ? "nothing to skip" : "";
}"""


def test_a_game_with_movement(new_page: NewPage) -> None:
    """What happens is shown and can be skipped; the questions are the same."""
    person = Person(new_page(reduced_motion="no-preference"), seed=3)
    person.page.add_init_script(QUICK)
    person.play_bots()
    found: list[str] = []
    while found.count("skipped") < 2:
        assert person.wait_for_turn()
        number, question = person.state()
        person.prepare(question)
        person.confirm()
        found.append(person.page.wait_for_function(SKIPPED, arg=number).json_value())


def amount(text: str) -> int:
    """`−$12K` as a number."""
    found = re.fullmatch(r"(−?)\$(\d+)K", text.strip())
    assert found, text
    return int(f"{'-' if found[1] else ''}{found[2]}")


def nothing_unsaid(page: Page) -> None:
    """A message that is missing, or lacks a fact, shows its key in these brackets, in a text or in a label."""
    assert not page.evaluate(UNSAID)


def no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
