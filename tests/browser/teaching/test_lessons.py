"""The guided first game and all lessons, played to the end with the guide beside: with clicks, and with keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stockpile.i18n import english
from stockpile.rules.answers import PILE_NAMES
from stockpile.server.lessons import LESSONS, load_lesson
from tests.support.clicking import CALLS, FIRST_CALL, Person
from tests.support.keyboard import press_on

from ...server.test_lessons import ADVICE
from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_games import no_sideways_scrolling, nothing_unsaid

SIZES = [(1440, 900), (390, 844)]
NEXT = ".guide .next"
ALL_STEPS = 34  # of the guided game
# What can be pressed in the question, and is on the screen, must not lie under the guide.
COVERED = """() => [...document.querySelectorAll(".ask button:enabled, .ask select")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return document.elementFromPoint(x, y)?.closest(".guide");
}).map((thing) => thing.innerText)"""
STANDS = """number => {
    const desk = document.querySelector("[data-question]");
    return !desk || desk.dataset.number !== number;
}"""


class Pupil(Person):
    """Reads what the guide says, step by step, and answers: with clicks, by chance."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.told: list[str] = []
        self.looked: set[str] = set()

    def begin(self, lesson: str) -> None:
        """From the lobby, or from the list that follows a lesson."""
        self.page.locator(f"[data-lesson={lesson}]").wait_for(state="attached")
        if lesson != LESSONS[0] and not self.page.locator(f"[data-lesson={lesson}]").is_visible():
            self.press("summary")
        self.press(f"[data-lesson={lesson}]")
        self.page.locator(CALLS["question"]).wait_for()

    def learn(self, lesson: str, rounds: int | None = None) -> None:
        """To the end of a lesson, or for this many rounds; every step of the guide is read."""
        self.begin(lesson)
        last = None if rounds is None else len(self.reports) + rounds
        while len(self.reports) != last:
            call = self.page.wait_for_function(FIRST_CALL, arg=CALLS).json_value()
            if call == "over":
                expect(self.page.locator("#learned-title")).to_be_visible()
                self.look("end")
                return
            self.listen(call)
            if call == "report":
                self.reports.append(self.page.locator("dialog[open]").inner_text())
                self.press("dialog[open] .main:not(.next)")
                expect(self.page.locator("dialog[open]")).to_have_count(0)
            else:
                number = self.state()[0]
                self.solve()
                self.page.wait_for_function(STANDS, arg=number)

    def listen(self, call: str) -> None:
        """Hear all that the guide has to say now."""
        while self.page.locator(NEXT).is_visible():
            text = self.page.locator(".guide .text").inner_text()
            self.told.append(text)
            assert self.page.evaluate(COVERED) == []
            assert call == "report" or self.page.locator("[data-pointed]").count() == 1
            self.look(call)
            self.press(NEXT)
            expect(self.page.locator(".guide")).not_to_contain_text(text)

    def look(self, what: str) -> None:
        """With axe-core, which takes long, once at each kind of page."""
        nothing_unsaid(self.page)
        no_sideways_scrolling(self.page)
        if what not in self.looked:
            self.looked.add(what)
            assert (what, findings(self.page)) == (what, [])

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def solve(self) -> None:
        self.prepare(self.state()[1])
        self.confirm()


class Follower(Pupil):
    """Does what the guide advises, where it can be done."""

    def solve(self) -> None:
        question = self.state()[1]
        advice = [text.split() for text in ADVICE[len(self.reports)].split(", ")]
        ways: dict[str, Callable[[list[list[str]]], bool]] = {
            "place": self._lay,
            "bid": self._offer,
            "action": self._act,
            "sell": self._part,
        }
        families = ("boom", "bust") if question == "action" else (question,)
        if question not in ways or not ways[question]([words for words in advice if words[0] in families]):
            self.prepare(question)
        self.confirm()

    def _lay(self, advice: list[list[str]]) -> bool:
        for _, card, side, pile in advice:
            name = "fee" if card.startswith("fee") else english(f"company-{card}")
            holding = self.desk.locator(".holding").filter(has_text=name)
            holding.get_by_role("button", name=english(f"side-{side}")).click()
            holding.locator(".pile").filter(has_text=pile).click()
        return bool(advice)

    def _offer(self, advice: list[list[str]]) -> bool:
        for _, pile, space in advice:
            track = self.page.locator(f"[data-pile='{PILE_NAMES.index(pile)}'] .spaces li").nth(int(space))
            if track.locator("button").count():
                track.locator("button").click()
                return True
        return False

    def _act(self, advice: list[list[str]]) -> bool:
        for card, company in advice:
            group = self.desk.get_by_role("group", name=english(f"card-{card}"))
            chip = group.locator(".chip").filter(has_text=english(f"short-{company}"))
            if chip.count():
                chip.click()
                return True
        return False

    def _part(self, advice: list[list[str]]) -> bool:
        for _, _, company in advice:
            row = self.desk.locator(".rows li").filter(has_text=english(f"short-{company}"))
            if row.count():
                row.first.locator(".stepper button").last.click()
        return True


class Typist(Pupil):
    """Has no mouse; the pages are those that the others look at."""

    def look(self, what: str) -> None:
        self.looked.add(what)

    def press(self, selector: str) -> None:
        if selector == NEXT:  # it stands before the question
            self._back_to(selector)
        press_on(self.page, selector)

    def _back_to(self, selector: str) -> None:
        for _ in range(60):
            if self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Shift+Tab")
        raise AssertionError(f"the keyboard does not go back to {selector}")

    def solve(self) -> None:
        question = self.state()[1]
        if question in ("place", "commerce"):
            for at in range(self.desk.locator(".holding").count()):
                press_on(self.page, f".holding:nth-child({at + 1}) .pile:nth-child({at + 1})")
        elif question == "bid":
            press_on(self.page, ".spaces button")
        elif question == "discard":
            for _ in range(2):
                press_on(self.page, ".choosable[aria-pressed='false']")
        elif not self.desk.locator(".confirm").is_enabled():
            press_on(self.page, "[data-question] [aria-pressed]")
        self.page.keyboard.press("Control+Enter")


def school(new_page: NewPage, pupil: type[Pupil], width: int, height: int) -> Pupil:
    """Somebody who comes for the first time, on a phone by night."""
    person = pupil(new_page(width, height, color_scheme="light" if width > height else "dark"))
    person.page.goto("/")
    return person


@pytest.mark.parametrize(("width", "height"), [pytest.param(*SIZES[0], marks=pytest.mark.long), SIZES[1]])
def test_who_follows_the_guide_wins_the_first_game(new_page: NewPage, width: int, height: int) -> None:
    person = school(new_page, Follower, width, height)
    person.look("lobby")
    person.learn("first")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(re.compile("You win"))
    assert person.looked == {"lobby", "question", "report", "end"}
    assert len(person.told) == len(set(person.told)) == ALL_STEPS, "each step comes, and once"


@pytest.mark.parametrize(("width", "height"), [pytest.param(*SIZES[0], marks=pytest.mark.long), SIZES[1]])
def test_the_guided_game_with_keys_alone(new_page: NewPage, width: int, height: int, long: bool) -> None:
    """For a round, after which the same kinds of questions come again, or in the long form to its end."""
    person = school(new_page, Typist, width, height)
    person.learn("first", rounds=None if long else 1)
    steps = ALL_STEPS - 5 if long else 10
    assert len(person.told) == len(set(person.told)) > steps, "a step may have no question to come with"


@pytest.mark.parametrize(
    ("pupil", "width", "height"),
    [
        (Pupil, *SIZES[1]),
        pytest.param(Typist, *SIZES[0], marks=pytest.mark.long),
        pytest.param(Pupil, *SIZES[0], marks=pytest.mark.long),
        pytest.param(Typist, *SIZES[1], marks=pytest.mark.long),
    ],
)
def test_all_lessons_one_after_another(
    new_page: NewPage, pupil: type[Pupil], width: int, height: int, long: bool
) -> None:
    """From the list in the lobby to the first, from the list at the end of each to the next."""
    person = school(new_page, pupil, width, height)
    for number, key in enumerate(LESSONS[1:], 1):
        heard = len(person.told)
        person.learn(key)
        assert len(person.told) >= heard + 3, "what it is, what to decide, what comes of it"
        expect(person.page.locator("summary")).to_contain_text(f"{number} of {len(LESSONS) - 1}")
        if long:
            person.looked -= {"question", "report"}
    figures_of_the_table_are_said(person.told)


def figures_of_the_table_are_said(told: list[str]) -> None:
    """What cards pay, and what a known forecast does to a price."""
    cards = {card.key: card.figures for card in load_lesson("strategies").content.strategies}
    low, high = cards["value-investing"], cards["block-trading"]
    (said,) = (text for text in told if "Value Investing pays $" in text)
    assert re.findall(r"\$(\d+)K", said) == [
        str(figure) for figure in (low["receive"], low["at_most"], high["receive"], high["at_least"])
    ]
    (said,) = (text for text in told if "Your secret says" in text)
    assert re.findall(r"\+\d|\d+", said) == ["5", "+4", "5", "7"], "R-MOV-3: 5, 7, 9, a split to 5, 7"


def test_the_guide_can_be_left_brought_back_and_resumed(new_page: NewPage) -> None:
    page = new_page()
    person = Pupil(page)
    page.goto("/")
    person.begin("first")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("1 of")
    person.press(NEXT)
    expect(guide).to_contain_text("2 of")
    page.reload()
    expect(guide).to_contain_text("2 of")
    guide.get_by_role("button", name="Play without the guide").click()
    expect(guide).to_have_text(re.compile("The guide is silent"))
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.reload()
    expect(guide).to_contain_text("silent")
    guide.get_by_role("button", name="Say that again").click()
    expect(guide).to_contain_text("1 of")
    page.goto("/")
    page.get_by_role("button", name="Go on with the guided game").click()
    expect(guide).to_contain_text("1 of")
    expect(page.get_by_role("region", name="Guide").locator("[aria-live=polite]")).to_contain_text("Welcome")
