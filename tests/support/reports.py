"""What a report's page holds, and what a browser says of it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

Scheme = Literal["light", "dark"]


def report_in(page: str) -> Any:
    """The report that a page was written with."""
    found = re.search('<script type="application/json" id="report">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


@contextmanager
def shown(chromium: Browser, file: Path, width: int = 1280, scheme: Scheme = "light") -> Iterator[Page]:
    """A report as it is opened from the disk, without a network. It wants nothing else, fails at nothing, names every
    word, and fits the window."""
    context = chromium.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)
    page, heard = context.new_page(), []
    context.on("weberror", lambda error: heard.append(str(error.error)))
    context.on("console", lambda line: heard.append(line.text))
    context.on("request", lambda request: heard.append(request.url))
    page.goto(file.as_uri())
    page.locator("h1").wait_for()
    yield page
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert "⟦" not in page.locator("body").inner_text()
    assert heard == [file.as_uri()]
    context.close()
