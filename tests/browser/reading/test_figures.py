"""A server with figures of its own: the lobby says so, and the table shows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stockpile.content import load
from tests.support.running import serving
from tests.support.server_process import SEED

from ..conftest import NewPage

BOX = {
    "companies.toml": 'cosmic = "Kosmos Computer"\n',
    "bidding.toml": "spaces = [0, 2, 4, 7, 11, 16, 21, 26]\n",
    "market.toml": "boom_steps = 3\n",
}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    folder = tmp_path / "my-box"
    folder.mkdir()
    for name, text in BOX.items():
        (folder / name).write_text(text, encoding="utf-8")
    with serving(tmp_path, seed=SEED, content=load(folder)) as address:
        yield f"http://{address}"


def test_lobby_waiting_room_and_table_tell_of_other_figures(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.get_by_text("New games are played with this server’s own figures: 3 differ")).to_be_visible()
    page.get_by_role("button", name="Play three bots").click()
    expect(page.locator("[data-question]")).to_be_visible()
    expect(page.get_by_text("Kosmos").first).to_be_visible()
    expect(page.get_by_text("Cosmic Computers")).to_have_count(0)
    page.get_by_role("button", name="Explain this question").click()
    expect(page.get_by_text("A Boom moves a price up by 3, a Bust down by 2.")).to_be_visible()


def test_a_table_that_waits_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_label("Seat 2").select_option(label="Only by invitation")
    page.get_by_role("button", name="Set up and invite").click()
    expect(page.get_by_label("Invitation link")).to_be_visible()
    expect(page.get_by_text("Own figures: 3 differ from those of Stockpile")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link").filter(has_text="Own figures: 3 differ")).to_have_count(1)
