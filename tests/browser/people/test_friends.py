"""Friends: from the invitation through the waiting room to the end, one's own games, and being forgotten."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.page_guest import caller

from ...server.test_people import play_out
from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_tables import enter

SLEEPY = 13_000  # ms


def speak(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_friends_come_by_an_invitation_and_talk(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(390, 844, refused=True)
    enter(host, "Ada L")
    plans = [{"kind": "me"}, {"kind": "reserved"}, {"kind": "bot", "bot": "random"}]
    table = host.request.post("/api/tables", data={"seats": plans, "preset": "first-game"}).json()
    host.goto(f"/table/{table['id']}")
    link = host.get_by_label("Invitation link").input_value()
    expect(host.get_by_text("This link works on this machine alone.")).to_contain_text("stockpile serve --share")
    faces = host.locator(".seats svg[viewBox='0 0 64 64']")
    expect(faces).to_have_count(2)  # where nobody sits there is no face

    guest.goto(link)
    expect(guest.get_by_role("heading", name="Ada L invites you")).to_be_visible()
    expect(guest.get_by_text(re.compile(r"^3 in all: Ada L, \S+ and one free seat$"))).to_be_visible()
    expect(guest.get_by_text(re.compile(r"about \d+ to \d+ minutes"))).to_be_visible()
    assert findings(guest) == []
    guest.get_by_label("Your name").fill("   ")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_role("alert")).to_have_text(
        "A name has 1 to 24 letters, on one line, and all of them can be seen."
    )
    guest.get_by_label("Your name").fill("Bob M")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_text("Bob M", exact=True)).to_be_visible()
    expect(faces).to_have_count(3)

    speak(guest, "first")
    speak(host, "second")
    for page in (host, guest):
        expect(page.locator(".talk li")).to_have_text(
            [re.compile("first"), re.compile("second")]
        )  # newest at the bottom
    host.get_by_role("button", name="Mute Bob M").click()
    speak(guest, "third")
    expect(guest.get_by_text("The host does not let you speak at this table.")).to_be_visible()
    host.get_by_role("checkbox", name="Closed to spectators").check()
    expect(guest.get_by_text("Only players see this table")).to_be_visible()
    host.get_by_role("button", name="Take Bob M off the table").click()
    expect(guest.get_by_text("The host took you off this table.")).to_be_visible()


def test_leaving_the_waiting_room_asks_first_and_the_seat_stays_for_invited_guests(new_page: NewPage) -> None:
    host, guest, stranger = new_page(), new_page(390, 844), new_page()
    for page, name in ((host, "Ada L"), (guest, "Bob M"), (stranger, "Eve S")):
        enter(page, name)
    plans = [{"kind": "me"}, {"kind": "reserved"}]
    table = host.request.post("/api/tables", data={"seats": plans}).json()
    host.goto(f"/table/{table['id']}")
    leave, stay = (host.get_by_role("button", name=name, exact=True) for name in ("Leave", "Stay"))
    leave.click()
    expect(host.get_by_role("group", name="Nobody else sits here, so the table will be removed.")).to_be_visible()
    assert findings(host) == []
    stay.click()
    guest.request.post(f"/api/tables/{table['id']}/join", data={"code": table["code"]})
    guest.goto(f"/table/{table['id']}")

    leave.focus()
    host.keyboard.press("Enter")
    expect(stay).to_be_focused()
    expect(
        host.get_by_role("group", name="Your seat becomes free, and another player becomes the host.")
    ).to_be_visible()
    host.keyboard.press("Enter")
    expect(leave).to_be_focused()
    expect(guest.get_by_text("Ada L", exact=True)).to_be_visible()
    host.keyboard.press("Enter")
    expect(stay).to_be_focused()
    host.keyboard.press("Shift+Tab")
    host.keyboard.press("Enter")
    expect(host).to_have_url(re.compile(r"/$"))

    expect(guest.get_by_text("For somebody with the invitation.")).to_be_visible()
    expect(guest.get_by_role("button", name="Begin the game")).to_be_visible()  # the host now
    stranger.goto("/")
    expect(stranger.get_by_role("link", name="What is kept about me")).to_be_visible()
    expect(stranger.locator(f"a[href*='{table['id']}']")).to_have_count(0)
    stranger.goto(f"/table/{table['id']}")
    expect(stranger.get_by_text("You are looking on.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit here")).to_have_count(0)
    guest.get_by_role("button", name="Leave", exact=True).click()
    assert findings(guest) == []
    guest.get_by_role("button", name="Yes, leave").click()
    expect(guest).to_have_url(re.compile(r"/$"))


def test_who_sleeps_is_nudged(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    enter(host, "Ada L")
    enter(guest, "Bob M")
    plans = [{"kind": "me"}, {"kind": "open"}]
    table = host.request.post("/api/tables", data={"seats": plans, "preset": "first-game"}).json()
    guest.request.post(f"/api/tables/{table['id']}/join", data={})
    host.request.post(f"/api/tables/{table['id']}/start")
    for page in (host, guest):
        page.clock.install()
        page.goto(f"/table/{table['id']}")
        expect(page.locator("[data-question]")).to_be_visible()
    mine = host.locator("[data-question]:not([data-question=''])").count()
    sleeper, waiter = (host, guest) if mine else (guest, host)
    name = "Bob M" if mine else "Ada L"
    expect(sleeper.locator("link[rel=icon]")).to_have_attribute("data-turn", "")
    waiter.clock.fast_forward(SLEEPY)
    waiter.get_by_role("button", name="Nudge").click()
    expect(sleeper.get_by_text(f"{name} is waiting for you.")).to_be_visible()
    expect(waiter.get_by_role("button", name="Nudge")).to_have_count(0)
    sleeper.goto("/")
    expect(sleeper.get_by_text("Your turn")).to_be_visible()  # in the lobby's list, too


def test_the_end_has_a_chat_a_link_to_every_move_and_is_among_my_games(new_page: NewPage, address: str) -> None:
    page, friend = new_page(), new_page(390, 844)
    enter(page, "Ada L")
    person = caller(page, address)
    table = person.table("me", "random", preset="first-game", start=True)["id"]
    play_out(person, table)
    person.close()
    page.goto(f"/table/{table}")
    speak(page, "well played")
    expect(page.locator(".talk li")).to_contain_text("well played")

    page.goto("/games")
    expect(page.get_by_role("heading", name="How they went")).to_be_visible()
    expect(page.get_by_text("One game")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("link", name="First game").click()
    expect(page.get_by_role("heading", name="The whole game")).to_be_visible()

    friend.goto(f"/table/{table}?move=9")  # without a name
    expect(friend.get_by_text("9 of", exact=False).first).to_be_in_viewport()
    expect(page.get_by_text("one without a name")).to_be_visible()
    told = friend.locator(".told li").all_inner_texts()
    friend.get_by_role("button", name="One answer on").click()
    expect(friend.locator(".told li")).not_to_have_text(told)
    assert friend.locator(".told li").count()

    page.goto("/privacy")
    expect(page.get_by_text("well played")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete it all").click()
    expect(page.get_by_role("status")).to_have_text("Everything about you has been deleted.")
    expect(friend.get_by_text("well played")).to_have_count(0)
    page.goto("/games")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()
