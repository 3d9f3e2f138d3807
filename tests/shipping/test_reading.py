"""The site in a browser: it reads on every screen, by day and by night, and speaks with nobody else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.release
PAGES = ("index", "first-steps", "rules", "architecture", "api/game", "lab/coach")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """Where the built site is served, as any server of files would."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "dark"),
        (1280, "light"),
        pytest.param(360, "light", marks=pytest.mark.long),
        pytest.param(1280, "dark", marks=pytest.mark.long),
    ],
)
def test_pages_fit_the_screen_and_load_nothing_from_elsewhere(
    chromium: Browser, address: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    context = chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    for name in PAGES:
        page.goto(f"{address}{name}.html")
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "day" if scheme == "light" else "night")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert complaints == []
    context.close()


def test_the_search_works_without_anybody_else(chromium: Browser, address: str) -> None:
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{address}first-steps.html")
    page.get_by_role("textbox", name="Search").fill("bankruptcies")
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    page.close()
