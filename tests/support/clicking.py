"""Somebody at a page who answers every question by clicking what can be clicked, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

TABLE = "[data-question]"
# What a page asks for, the most urgent first: nothing any more, a report to be read, a curtain to be lifted, an answer.
CALLS = {
    "over": "#chart-title",
    "report": "dialog[open]",
    "curtain": ".curtain",
    "question": "[data-question]:not([data-question=''])",
}
# Asked in one go: every look at a page takes its time, and a game is thousands of them.
FIRST_CALL = """calls => Object.keys(calls).find((call) =>
    [...document.querySelectorAll(calls[call])].some((part) => part.checkVisibility({ visibilityProperty: true })))"""
STATE = """() => {
    const desk = document.querySelector("[data-question]");
    return desk && [desk.dataset.number, desk.dataset.question];
}"""


class Person:
    """Plays by chance: what is clicked comes from a seed, so a game that fails can be seen again."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.rng = Random(seed)
        self.asked: list[str] = []
        self.reports: list[str] = []

    # Getting to a table.

    def play_bots(self, button: str = "Play three bots") -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name=button).click()
        expect(self.page.locator(TABLE).first).to_be_visible()

    # Playing.

    @property
    def desk(self) -> Locator:
        return self.page.locator(TABLE)

    def play_to_the_end(self, most: int = 1200) -> None:
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.answer()
        raise AssertionError("the game does not end")

    def first_call(self) -> str:
        """What the page asks for next, once it asks for something."""
        return str(self.page.wait_for_function(FIRST_CALL, arg=CALLS).json_value())

    def wait_for_turn(self) -> bool:
        """Until this page is asked something (True) or the game is over (False)."""
        for _ in range(30):
            call = self.first_call()
            if call == "report":
                report = self.page.locator(CALLS[call])
                self.reports.append(report.inner_text())
                report.locator(".button.main").click()
            elif call == "curtain":  # while nobody here is asked, any of them may look
                self.page.locator(CALLS[call]).locator(".button.main").first.click()
            else:
                return bool(call == "question")
        raise AssertionError("dialogs without end")

    def answer(self, look: Callable[[str], None] = lambda question: None) -> str:
        """Answer the question that is open; says which it was. `look` comes when the answer is prepared."""
        number, question = self.state()
        self.asked.append(question)
        self.prepare(question)
        look(question)
        self.confirm()
        self.page.wait_for_function(
            """([number, question]) => {
                const desk = document.querySelector("[data-question]");
                return !desk || desk.dataset.number !== number || desk.dataset.question !== question;
            }""",
            arg=[number, question],
        )
        return question

    def state(self) -> tuple[str, str]:
        """How many answers this page knows of, and what it is asked."""
        number, question = self.page.wait_for_function(STATE).json_value()
        return number, question

    def state_or_none(self) -> tuple[str, str] | None:
        """The same, or None while nothing is asked here."""
        return self.state() if self.page.locator(CALLS["question"]).is_visible() else None

    def prepare(self, question: str) -> None:
        ways: dict[str, Callable[[], None]] = {
            "place": self._place,
            "open": self._place_apart,
            "commerce": self._place_apart,
            "bid": self._bid,
            "bid-investor": self._bid,
            "sell": self._sell,
            "sell-some": self._sell,
            "discard": self._box,
        }
        ways.get(question, self._choose)()

    def confirm(self) -> None:
        self.desk.locator(".confirm").click()

    def _place(self) -> None:
        for card in self.desk.locator(".holding").all():
            self._any(card.locator(".pile")).click()

    def _place_apart(self) -> None:
        """On piles of their own, as far as they are free."""
        taken: set[str] = set()
        for card in self.desk.locator(".holding").all():
            piles = [pile for pile in card.locator(".pile").all() if pile.inner_text() not in taken]
            self.rng.shuffle(piles)
            for pile in piles:
                pile.click()
                if pile.get_attribute("aria-pressed") == "true":
                    taken.add(pile.inner_text())
                    break

    def _bid(self) -> None:
        self._any(self.page.locator(".spaces button")).click()

    def _sell(self) -> None:
        for more in self.desk.locator(".stepper button:last-of-type").all():
            if self.rng.random() < 0.4 and more.is_enabled():
                more.click()

    def _box(self) -> None:
        cards = self.desk.locator(".choosable").all()
        for card in self.rng.sample(cards, 2):
            card.click()

    def _choose(self) -> None:
        if self.desk.locator(".confirm").is_enabled():  # the only answer there is
            return
        self._any(self.desk.locator("[aria-pressed]")).click()

    def _any(self, choices: Locator) -> Locator:
        found = choices.all()
        assert found, "nothing can be chosen"
        return self.rng.choice(found)
