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


def reach_sign(page: Page, selector: str) -> None:
    """Tab from part to part of the page, and in each go through its signs with the arrow keys."""
    on_it = "selector => document.activeElement?.matches(selector) ?? false"
    for _ in range(400):
        page.keyboard.press("Tab")
        if not page.evaluate(on_it, "[data-sign]"):
            continue
        page.keyboard.press("Home")
        for _ in range(200):
            if page.evaluate(on_it, selector):
                return
            before = page.evaluate_handle("document.activeElement")
            page.keyboard.press("ArrowRight")
            if page.evaluate("before => before === document.activeElement", before):
                break
    raise AssertionError(f"the keyboard does not reach {selector}")
