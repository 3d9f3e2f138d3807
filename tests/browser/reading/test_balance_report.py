"""The balance report in Chromium, on phones and wide screens, by day and by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stockpile.cli.commands.balance import balance_report
from tests.support.measured_balance import measured_balance
from tests.support.reports import Scheme, shown

from ..table.test_access import findings


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "light"),
        (1280, "dark"),
        pytest.param(360, "dark", marks=pytest.mark.long),
        pytest.param(1280, "light", marks=pytest.mark.long),
    ],
)
def test_every_part_has_its_charts_and_all_numbers(
    chromium: Browser, tmp_path: Path, width: int, scheme: Scheme
) -> None:
    file = tmp_path / "balance.html"
    file.write_text(balance_report(measured_balance(), "stockpile lab balance").page(), encoding="utf-8")
    with shown(chromium, file, width, scheme) as page:
        for key in ("seats", "investors", "played", "held", "purchases", "modules", "luck", "money"):
            part = page.locator(f"#{key}")
            expect(part.get_by_role("img").first).to_be_visible()
            part.get_by_text("All numbers").click()
            expect(part.get_by_role("table").first).to_be_visible()
        assert page.get_by_role("img").count() > 100
        assert findings(page) == []
