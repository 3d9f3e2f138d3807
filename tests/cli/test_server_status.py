"""`stockpile house`: one server or several, in 80 columns or fewer, and clear words if nothing is to be seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from stockpile.cli.commands import house as command
from stockpile.cli.commands.house import ROWS, Reading, ServerFigures, StatusPanel, together, watch_servers
from stockpile.cli.commands.serve import ServeOptions
from stockpile.errors import UserError
from stockpile.server.metrics import Metrics, OperatorAccess
from stockpile.server.settings import DAY_SECONDS, Monitoring
from tests.support.running import Person, serving

TOKEN = "a-token-of-the-operator"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("panel"), monitoring=Monitoring(token=TOKEN)) as address:
        ada = Person(address, "Ada")
        ada.table("me", "me", start=True)
        ada.close()
        yield f"http://{address}"


def drawn(panel: StatusPanel, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(panel)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def figures(**facts: float) -> ServerFigures:
    usual = dict.fromkeys((field.name for field in fields(ServerFigures)), 123) | {"going_down": 0}
    return ServerFigures(**usual | facts)  # type: ignore[arg-type]  # fields by name


def test_it_is_shown_once(url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "PAUSE", 0.05)
    watch_servers([url, url], TOKEN, 1, once=True, as_json=False)
    shown = capsys.readouterr().out
    assert "Tables with a game" in shown and "together" in shown
    watch_servers([url, url], TOKEN, 1, once=True, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert [server["playing"] for server in told["servers"]] == [1, 1] and told["together"]["playing"] == 2


def test_it_goes_on_until_it_is_stopped(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    looks: list[int] = []

    def sleep(_: float) -> None:
        looks.append(len(looks))
        if len(looks) > 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(command, "sleep", sleep)
    watch_servers([url], None, 1, once=False, as_json=False)
    assert len(looks) == 3 and "Answers stored" in capsys.readouterr().out


def test_nothing_to_be_seen_is_said(url: str) -> None:
    for wrong, words in (
        ("http://127.0.0.1:1", "Nothing answers at http://127.0.0.1:1"),
        (f"{url}/api", "there is no Stockpile server"),
        ("nonsense", "nonsense is no address"),
    ):
        with pytest.raises(UserError, match=words):
            watch_servers([wrong], None, 1, once=True, as_json=False)


def test_who_may_not_see_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OperatorAccess, "is_direct", lambda *_: False)
    with serving(tmp_path, monitoring=Monitoring(token=TOKEN)) as address:
        with pytest.raises(UserError, match="does not show you how it fares"):
            watch_servers([f"http://{address}"], "guess-a-token", 1, once=True, as_json=False)
        monkeypatch.setenv("STOCKPILE_METRICS_TOKEN", TOKEN)
        monkeypatch.setattr(command, "PAUSE", 0.05)
        watch_servers([f"http://{address}"], None, 1, once=True, as_json=True)


@pytest.mark.parametrize("width", [60, 80, 200])
def test_it_fits_the_terminal(width: int) -> None:
    servers: list[tuple[str, ServerFigures | None]] = [(f"127.0.0.1:910{worker}", figures()) for worker in range(4)]
    servers[2:] = (servers[2][0], figures(going_down=1)), (servers[3][0], None)
    lines = drawn(StatusPanel(servers, figures()), width)
    assert max(map(len, lines)) <= width and not any("…" in line for line in lines)
    assert len([line for line in lines if line]) >= len(ROWS) + 2
    assert ("127.0.0.1:9100 " in " ".join(lines)) == (width == 200)
    assert lines[-2:] == ["127.0.0.1:9102 goes down.", "127.0.0.1:9103 does not answer."]


def test_figures_are_those_of_what_was_added() -> None:
    metrics = Metrics()
    before = Reading.of(metrics.text().decode(), at=10)
    for _ in range(99):
        metrics.answered(0.004)
    metrics.answered(0.4)
    metrics.stored(["player"] * 100)
    now = Reading.of(metrics.text().decode(), at=12)
    found = ServerFigures.of(now, now.since(before), now.since(before))
    assert found.answers_a_second == 50 and found.refusals_a_second == 0
    assert found.answer_p50 is not None and 0.0025 < found.answer_p50 <= 0.005
    assert found.answer_p99 is not None and found.answer_p99 <= 0.005 and found.store_p50 is None
    both = together([now.since(before), now.since(before)])
    assert (both.at, both.total("stockpile_answers_stored_total")) == (2, 200)


def look_at(operating: ServeOptions, database: str) -> None:
    operating.monitoring()
    operating.retention(database)


def test_what_the_operator_asks_for_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STOCKPILE_METRICS_TOKEN", raising=False)
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    keeping = ServeOptions(keep_finished=30).retention(database)
    assert (keeping.finished, keeping.archive) == (30 * DAY_SECONDS, tmp_path / "archive")
    assert ServeOptions().retention(database).finished is None
    assert ServeOptions(tables_per_guest=3).limits().tables_of_guest == 3
    watching = ServeOptions(metrics_from=["10.1.2.3/8"], log="json").monitoring()
    assert (watching.networks, watching.log, watching.token) == (("10.0.0.0/8",), "json", "")
    (tmp_path / "file").write_text("")
    for wrong, words in (
        (ServeOptions(log="xml"), "no log of the kind xml"),
        (ServeOptions(metrics_token="short"), "8 signs or more"),
        (ServeOptions(metrics_from=["everywhere"]), "everywhere is no network"),
        (ServeOptions(archive=tmp_path), "Add --keep-finished DAYS"),
        (ServeOptions(keep_finished=1, archive=tmp_path / "file"), "cannot be kept"),
    ):
        with pytest.raises(UserError, match=words):
            look_at(wrong, database)
