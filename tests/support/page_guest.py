"""A guest of the browser without the browser, who plays a game in no time."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.server.test_people import play_out
from tests.support.running import Person


def caller(page: Page, address: str) -> Person:
    person = Person(address.removeprefix("http://"))
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def hurry(page: Page) -> None:
    """To the end of the game at this table. The page is sent away, and comes again when it is over."""
    expect(page.locator("[data-question]")).to_be_visible()
    expect(page).to_have_url(re.compile("/table/"))
    place = urlsplit(page.url)
    page.goto("/")
    person = caller(page, place.netloc)
    play_out(person, place.path.rpartition("/")[2])
    person.close()
    page.goto(place.path)
    expect(page.locator("#chart-title")).to_be_visible()
