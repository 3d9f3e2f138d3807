"""Several browsers at one table; broken connections; a killed server."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .frames import Truth, Wire, record_of
from .house import House
from .person import Person


def seat_two(host: Page, guest: Page, preset: str = "First game", clock: str = "no clock") -> None:
    """The host sets up a table with one reserved seat and one bot; the guest follows the invitation."""
    enter(host, "Ada L")
    enter(guest, "Bob M")
    open_form(host)
    host.get_by_role("button", name="3", exact=True).click()
    host.get_by_label("Seat 2").select_option(label="Only by invitation")
    host.get_by_role("radio", name=preset).check()
    host.get_by_label("For each question").select_option(label=clock)
    host.get_by_role("button", name="Set up and invite").click()
    link = host.get_by_label("Invitation link").input_value()
    guest.goto(link)
    expect(host.get_by_text("Bob M")).to_be_visible()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        expect(page.locator("[data-question]")).to_be_visible()


def enter(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That’s me").click()
    expect(page.get_by_text(f"You are {name}.")).to_be_visible()


def open_form(page: Page) -> None:
    button = page.get_by_role("button", name="Set up a table")
    if button.is_visible():
        button.click()


def take_turns(*people: Person) -> None:
    """Whoever is asked answers, until the game is over for all."""
    left = list(people)
    for _ in range(2000):
        left = [person for person in left if not at_end(person.page)]
        if not left:
            return
        for person in left:
            close_reports(person.page)
            if person.state_or_none() and not at_end(person.page):
                person.answer()
        left[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def at_end(page: Page) -> bool:
    return page.locator("#chart-title").is_visible()


def close_reports(page: Page) -> None:
    report = page.locator("dialog[open] .button.main")
    if report.is_visible():
        report.click()


def test_two_browsers_see_what_their_seats_may_see_and_nothing_more(new_page: NewPage) -> None:
    host, guest, onlooker = new_page(), new_page(), new_page()
    wires = [Wire(page) for page in (host, guest, onlooker)]
    seat_two(host, guest, "Epic")
    enter(onlooker, "Carla")
    onlooker.goto(host.url)
    expect(onlooker.get_by_role("heading", name="The market")).to_be_visible()
    take_turns(Person(host, seed=5), Person(guest, seed=6))
    onlooker.get_by_role("button", name="To the final count").click()
    expect(onlooker.locator("#chart-title")).to_be_visible()
    truth = Truth(record_of(host))
    checked = [truth.check(wire, {seat}) for wire, seat in zip(wires, (0, 1, 3), strict=True)]
    assert min(checked) > 30


def test_reload_and_second_tab_in_mid_turn(new_page: NewPage) -> None:
    person = Person(new_page(), seed=2)
    person.play_bots()
    assert person.wait_for_turn()
    before = person.state()
    person.prepare("place")  # prepared and not sent: nobody has seen it
    person.page.reload()
    assert person.wait_for_turn()
    assert person.state() == before
    second = Person(person.page.context.new_page(), seed=2)
    second.page.goto(person.page.url)
    assert second.wait_for_turn()
    second.answer()
    person.wait_for_turn()
    assert person.state()[0] != before[0]
    assert person.state() == second.state()
    person.answer()
    second.wait_for_turn()
    assert person.state_or_none() is None or person.state() == second.state()


def test_a_killed_server_loses_nothing(house: House, new_page: NewPage) -> None:
    person = Person(new_page(), seed=4)
    person.play_bots()
    for _ in range(3):
        assert person.wait_for_turn()
        person.answer()
    assert person.wait_for_turn()
    before = person.state()
    tape = person.page.locator(".lines li").all_inner_texts()
    house.kill()
    expect(person.page.get_by_text("The connection is lost")).to_be_visible()
    house.start()
    expect(person.page.get_by_text("The connection is lost")).to_be_hidden()
    assert person.state() == before
    person.page.reload()
    assert person.wait_for_turn()
    assert person.state() == before
    assert person.page.locator(".lines li").all_inner_texts()[-len(tape) :] == tape[-len(tape) :]
    person.play_to_the_end()
