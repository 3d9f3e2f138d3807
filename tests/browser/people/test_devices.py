"""Somebody on two devices: a code shown on one and typed on the other, or a link with it; and signing out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_tables import enter

PHONE = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
)


def test_a_code_that_is_typed_on_a_phone_makes_it_mine_until_it_is_signed_out(new_page: NewPage) -> None:
    page, phone = new_page(), new_page(360, 740, refused=True, color_scheme="dark", user_agent=PHONE)
    enter(page, "Ada L")
    table = page.request.post("/api/tables", data={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    page.goto("/privacy")
    page.get_by_role("button", name="Use on another device").click()
    dialog = page.get_by_role("dialog", name="Use on another device")
    code = dialog.get_by_role("group", name="Code").inner_text()
    expect(dialog.get_by_role("timer")).to_have_text(re.compile(r"^[12]:\d\d$"))
    assert findings(page) == []

    phone.goto("/")
    phone.get_by_role("link", name="Play already on another device?").click()
    phone.get_by_label("Code").fill("2222-2222")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("alert")).to_have_text("This code is not right. Look at it again, or have a new one made.")
    assert findings(phone) == []
    phone.get_by_label("Code").fill(code.lower())
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("status")).to_have_text("You are Ada L here now.")
    phone.goto(f"/table/{table}")
    expect(phone.get_by_label("Say something")).to_be_visible()

    expect(dialog.get_by_role("status")).to_have_text("Added: Chrome on Android")
    dialog.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("listitem").filter(has_text="this device")).to_have_count(1)
    assert findings(page) == []
    page.get_by_role("button", name="Sign out: Chrome on Android").click()
    expect(page.get_by_role("heading", name="Devices")).to_be_focused()
    expect(page.get_by_role("button", name="Sign out", exact=False)).to_have_count(1)
    expect(phone.get_by_text("This device was signed out.")).to_be_visible()


def test_a_link_is_cleared_away_and_who_is_somebody_else_is_asked(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page(refused=True)
    for page, name in ((ada, "Ada L"), (ben, "Ben K")):
        page.request.post("/api/guest", data={"name": name})
    made = ada.request.post("/api/me/devices/code").json()
    ben.goto(made["link"])
    expect(ben.get_by_label("Code")).to_have_value(made["code"])
    assert ben.url.endswith("/device")
    ben.get_by_role("button", name="Sign in here").click()
    expect(ben.get_by_text("On this device you are Ben K.")).to_be_visible()
    assert findings(ben) == []
    ben.get_by_role("button", name="Go on as Ada L").click()
    expect(ben.get_by_role("status")).to_have_text("You are Ada L here now.")
    ben.goto("/privacy")
    ben.get_by_role("listitem").filter(has_text="this device").get_by_role("button").click()
    ben.get_by_role("button", name="Yes, sign out").click()
    expect(ben.get_by_role("status")).to_have_text("You are signed out here.")
    assert ben.request.get("/api/me").json()["name"] == ""
