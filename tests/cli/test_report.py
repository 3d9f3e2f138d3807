"""The page of a tournament: whole, alone, and in the reader's language."""

from html.parser import HTMLParser

import pytest

from stockpile.cli.report.tournament import tournament_page
from stockpile.content import load
from stockpile.lab.tournament import Match, TournamentResult, hold
from stockpile.lab.tournament.hold import rows_of
from stockpile.rules.config import Config

VOID = {"meta"}


class Reader(HTMLParser):
    """What is on a page; an element that is not closed, or closed twice, is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture(scope="module")
def held() -> TournamentResult:
    return hold(Match(Config(3), ("broker", "random", "random"), 1, load()), deals=3)


def test_the_page_is_whole_and_needs_nothing_else(held: TournamentResult) -> None:
    text = tournament_page(held, "stockpile tournament")
    read = Reader(text)
    assert {"script", "img", "link", "iframe"}.isdisjoint({tag for tag, _ in read.elements})
    assert not any({"src", "href"} & attributes.keys() for _, attributes in read.elements)
    assert "http" not in text and "url(" not in text and "@import" not in text
    assert "prefers-color-scheme: dark" in text


def test_every_picture_says_in_words_what_it_shows(held: TournamentResult) -> None:
    pictures = [attributes for tag, attributes in Reader(tournament_page(held, "")).elements if tag == "svg"]
    labels = [str(each["aria-label"]) for each in pictures if each.get("role") == "img"]
    assert len(labels) == 3 * 2, "win share, money and time of two bots"
    assert labels[0].startswith("broker wins 100.0%, between ")
    assert all("aria-label" in each or each.get("aria-hidden") == "true" for each in pictures)


def test_table_and_pictures_are_there(held: TournamentResult) -> None:
    words = Reader(tournament_page(held, "stockpile tournament --seed 1")).words
    for part in ("Share of wins", "Money in the end", "Time for a decision", "Share of wins by seat", "Seat 2"):
        assert part in words
    assert "9 games of 3 players on the standard board: 3 deals, each in 3 seatings." in words
    assert "stockpile tournament --seed 1" in words


def test_without_timings_the_page_says_so(held: TournamentResult) -> None:
    untimed = TournamentResult(held.match, held.asked, held.games, rows_of(held.match, held.games, False), False)
    words = Reader(tournament_page(untimed, "")).words
    assert "Times were left out." in words
    assert "ms, mean" in Reader(tournament_page(held, "")).words and "ms, mean" not in words


def test_a_page_of_nothing_is_a_page(held: TournamentResult) -> None:
    nothing = TournamentResult(held.match, held.asked, (), rows_of(held.match, (), True), True)
    assert "Stopped after 0 of 3 deals." in Reader(tournament_page(nothing, "")).words


def test_texts_of_users_are_escaped(held: TournamentResult) -> None:
    assert "<b>&" not in tournament_page(held, "--content '<b>&'")
