"""A page without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page


def press_on(page: Page, selector: str) -> None:
    """Tab until the focus is on such a thing, then press it. Nothing is focused in any other way."""
    for _ in range(400):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")
