"""The balance page in a real browser: no network, no errors; on phones and wide screens, by day and by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from stockpile.cli.report.balance.page import balance_page
from stockpile.content import load
from stockpile.lab.balance import Balance, BalancePlan, RunOptions, measure

from ..table.test_access import findings
from .test_report import Scheme


@pytest.fixture(scope="module")
def balance() -> Balance:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stockpile.lab.balance.parts.FUTURES_OF_A_CARD", 1)
        return measure(BalancePlan(load(), 1, deals=1, bot="broker"), RunOptions())


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "light"),
        (1440, "dark"),
        pytest.param(360, "dark", marks=pytest.mark.long),
        pytest.param(1440, "light", marks=pytest.mark.long),
    ],
)
def test_the_page_fits_and_is_accessible(
    chromium: Browser, tmp_path: Path, balance: Balance, width: int, scheme: Scheme
) -> None:
    file = tmp_path / "balance.html"
    file.write_text(balance_page(balance, "stockpile lab balance"), encoding="utf-8")
    context = chromium.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)
    shown = context.new_page()
    errors: list[str] = []
    asked: list[str] = []
    shown.on("pageerror", lambda error: errors.append(str(error)))
    shown.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    shown.on("request", lambda request: asked.append(request.url))
    shown.goto(file.as_uri())
    for more in shown.locator("summary").all():
        more.click()
    assert shown.locator("details[open]").count() == shown.locator("details").count() > 5
    assert shown.evaluate("document.documentElement.scrollWidth") == width
    assert findings(shown) == []
    assert (errors, asked) == ([], [file.as_uri()])
    shown.close()
    context.close()
