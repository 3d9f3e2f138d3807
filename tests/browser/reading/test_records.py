"""Record files in the lobby: a real one is shown to its end, a broken one is refused in a sentence."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import FilePayload, Page, expect

from stockpile.i18n import languages, said_in, say
from stockpile.records import Record, Session, redacted, replay, write
from stockpile.rules.config import Config, preset

from ..conftest import NewPage

NAMES = ("Ada L", "Bob M", "Carla")
PICKER = say("web-open-record")


def played(config: Config, most: int = 10_000) -> Record:
    """A game at random, to its end or as far as wanted."""
    session, rng = Session.new(config, seed=5, names=NAMES), Random(5)
    for _ in range(most):
        if session.game.over:
            break
        session.play(rng.choice(session.game.decision.answers))
    return session.record


def open_file(page: Page, text: str) -> None:
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=text.encode())
    page.get_by_label(PICKER).set_input_files(file)


def see_all_of(page: Page, record: Record) -> None:
    """The slider goes through the whole game, and each moment is told."""
    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    last = len(record.answers)
    expect(slider).to_have_attribute("max", str(last))
    for moment in (0, last // 2, last):
        slider.fill(str(moment))
        expect(page.get_by_text(say("web-replay-at", number=moment, last=last), exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name=say("web-market"))).to_be_visible()
    for name in NAMES:
        expect(page.get_by_text(name).first).to_be_visible()
    assert "⟦" not in page.content()


def test_games_are_opened_from_their_files(new_page: NewPage) -> None:
    """A finished one with its end, one that was broken off as far as it goes."""
    page = new_page()
    page.goto("/")
    finished = played(preset("epic", len(NAMES)))
    open_file(page, write(finished))
    expect(page).to_have_url(re.compile("/record/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
    rows = page.get_by_role("group", name="Where the money came from").locator("tbody tr")
    expect(rows).to_have_count(len(NAMES))
    see_all_of(page, finished)
    assert page.request.get("/api/me").json()["name"] == "", "who only reads is no guest"
    page.get_by_role("link", name=say("web-to-lobby")).click()
    unfinished = played(Config(len(NAMES)), most=40)
    open_file(page, write(unfinished))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-replay"))
    see_all_of(page, unfinished)


def test_what_a_seat_saw_of_a_running_game_is_opened_with_its_eyes(new_page: NewPage) -> None:
    """Whose they are is said, what was hidden is hidden, and what everybody is worth is nowhere."""
    page = new_page()
    page.goto("/")
    running = played(preset("epic", len(NAMES)), most=60)
    open_file(page, redacted(running, 1))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("seen-title-seat", seat="Bob M"))
    expect(page.get_by_text(say("seen-why-seat", seat="Bob M"))).to_be_visible()
    see_all_of(page, running)
    expect(page.get_by_text(say("web-chart"))).to_have_count(0)
    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    placing = next(at for at in range(60) if replay(running, at).view(1).hand)
    slider.fill(str(placing))
    expect(page.get_by_text(re.compile("^In hand: "))).to_be_visible()
    slider.fill("0")
    told = page.locator(".told")
    expect(told).to_contain_text(re.compile("Bob M drew strategy cards"))
    expect(told).not_to_contain_text(re.compile("Ada L drew strategy cards"))


def damaged(record: Record) -> dict[str, str]:
    text = write(record)
    lines = text.splitlines(keepends=True)
    return {
        "no record": "This is a shopping list.\n",
        "a line lost": "".join(lines[: len(lines) // 2] + lines[len(lines) // 2 + 1 :]),
        "a word nobody says": text.replace("bid ", "whisper ", 1),
        "too long": text + "#" * 300_000,
    }


def test_a_broken_file_is_refused_in_a_sentence_and_another_can_be_opened(new_page: NewPage) -> None:
    page = new_page(refused=True)
    page.goto("/")
    record = played(Config(len(NAMES)))
    problem = page.get_by_role("alert")
    for damage, text in damaged(record).items():
        open_file(page, text)
        expect(problem).to_have_text(re.compile(r"^[A-Z].{12,}[.]$"))
        assert "⟦" not in problem.inner_text() and "Traceback" not in problem.inner_text(), damage
        expect(page).to_have_url(re.compile(r"/$"))
    open_file(page, write(record))
    see_all_of(page, record)


def test_a_broken_file_is_refused_in_the_language_of_the_page(new_page: NewPage) -> None:
    """The reason too, and the reason in it."""
    broken = write(played(Config(3), 30)).replace("players 3", "players 6")
    for language in languages():
        page = new_page(locale=language, refused=True)
        page.goto("/")
        file = FilePayload(name="game.txt", mimeType="text/plain", buffer=broken.encode())
        page.get_by_label(said_in(language, "web-open-record")).set_input_files(file)
        inner = said_in(language, "wrong-config-players", players=6)
        reason = said_in(language, "wrong-record-at", line="2", reason=inner)
        expect(page.get_by_text(said_in(language, "server-bad-record", reason=reason), exact=True)).to_be_visible()
