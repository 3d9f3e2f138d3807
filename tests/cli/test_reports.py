"""The page of a report: one file with its data and words, whatever stands in them."""

import re

import pytest

from stockpile.cli import reports
from stockpile.cli.commands.tournament import tournament_report
from stockpile.cli.reports import Report, template
from stockpile.content import load
from stockpile.errors import UserError
from stockpile.i18n import catalogue, speaking
from stockpile.lab.tournament import Match, TournamentResult, hold
from stockpile.lab.tournament.hold import rows_of
from stockpile.rules.config import Config
from tests.support.reports import report_in

HOSTILE = "</script><script>alert(1)</script><!-- <b> \u2028 &amp;"


@pytest.fixture(scope="module")
def held() -> TournamentResult:
    return hold(Match(Config(3), ("broker", "random", "random"), 1, load()), deals=3)


def test_the_file_fetches_nothing() -> None:
    assert not re.findall(r"<(?:link|img|iframe|base)\b|<script[^>]*\bsrc=|@import|url\((?!data:)", template())
    assert "default-src 'none'" in template()


def test_no_text_of_a_user_leaves_its_place() -> None:
    page = Report("tournament", HOSTILE, HOSTILE, HOSTILE, {"bot": HOSTILE}).page()
    assert [part for part in ("</script>", "<!--", "<script") if page.count(part) > template().count(part)] == []
    assert report_in(page)["command"] == report_in(page)["data"]["bot"] == HOSTILE


def test_the_words_are_those_that_the_page_says_in_the_readers_language() -> None:
    with speaking("de"):
        report = report_in(Report("tournament", "", "", "", {}).page())
    keys = set(re.findall("^[a-z][a-z0-9-]*", report["words"], re.MULTILINE))
    assert report["language"] == "de" and "report-again = " in report["words"]
    assert {"report-wins", "coaching-how-luck", "company-labs", "coach-verdict-blunder"} <= keys
    assert not {"command-coach", "server-no-web", "web-create"} & keys and len(keys) < len(catalogue("de").keys) / 2


def test_a_package_without_pages_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    template.cache_clear()
    monkeypatch.setattr(reports, "__package__", "stockpile.display")
    with pytest.raises(UserError, match="not built into this package"):
        template()


def test_a_tournament_has_its_table_and_what_the_pictures_show(held: TournamentResult) -> None:
    report = tournament_report(held, "stockpile tournament --seed 1")
    assert report.facts[0].startswith("9 games of 3 players on the standard board: 3 deals, each in 3 seatings.")
    broker, random = report_in(report.page())["data"]["rows"]
    assert (broker["bot"], broker["games"], broker["win_share"], broker["seats"]) == ("broker", 9, 1.0, [1.0, 1.0, 1.0])
    assert sum(count for _, count in broker["amounts"]) == 9 and sum(count for _, count in random["amounts"]) == 18
    assert sum(count for _, count in broker["times"]) > 100


def test_a_tournament_without_timings_or_games_is_a_report_too(held: TournamentResult) -> None:
    untimed = TournamentResult(held.match, held.asked, held.games, rows_of(held.match, held.games, False), False)
    assert not tournament_report(untimed, "").data["timed"]
    nothing = TournamentResult(held.match, held.asked, (), rows_of(held.match, (), True), True)
    report = tournament_report(nothing, "")
    assert not report_in(report.page())["data"]["played"]
    assert report.warnings == ("Stopped after 0 of 3 deals. Only whole deals count.",)
