"""The browser's files: packed for who can unpack them, and what other programs show of a link."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.lobby.lobby import Lobby
from stockpile.server.web.pages import STATIC
from tests.support.packages import do_without
from tests.support.running import Person

Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def _pages() -> None:
    if not STATIC.exists():
        do_without("The pages are not built into these sources: make setup builds and installs them")


def marks_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)"', page))


def test_script_style_and_catalogue_are_packed(somebody: Come) -> None:
    person = somebody("")
    start = person.http.get("/").text
    names = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', start)
    assert len(names) >= 2
    for name in (*names, "/api/catalogue/en", "/api/rules/en?players=4"):
        plain = person.http.get(name, headers={"accept-encoding": "identity"})
        refused = person.http.get(name, headers={"accept-encoding": "br, gzip;q=0"})
        assert "content-encoding" not in plain.headers and "content-encoding" not in refused.headers
        with person.http.stream("GET", name, headers={"accept-encoding": "gzip, deflate"}) as answer:
            packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(packed) < len(plain.content) / 2
        assert gzip.decompress(packed) == plain.content


def test_a_link_has_a_preview(somebody: Come) -> None:
    host = somebody('Ada "<b>"')
    table = host.table("me", "open", "broker", preset="classic")
    page = host.http.get(f"/table/{table['id']}?code={table['code']}").text
    marks = marks_of(page)
    assert marks["title"] == "Ada &quot;&lt;b&gt;&quot; invites you to a game of Stockpile" and "<b>" not in page
    assert "one seat is free" in marks["description"] and table["code"] not in page
    picture = marks["image"].partition(host.address)[2]
    answer = host.http.get(picture)
    assert answer.headers["content-type"] == "image/png" and answer.content.startswith(b"\x89PNG")
    german = host.http.get(f"/table/{table['id']}", headers={"accept-language": "de-DE,de;q=0.9"}).text
    assert "lädt dich zu einer Partie" in german
    assert marks_of(host.http.get("/").text)["title"] == "Stockpile"
    assert marks_of(host.http.get("/table/nothing").text)["title"] == "Stockpile"
    assert marks_of(host.http.get("/table/a/b").text)["title"] == "Stockpile"


def test_the_preview_of_a_closed_game_tells_nothing(somebody: Come) -> None:
    host = somebody()
    table = host.table("me", "broker", closed=True, start=True)["id"]
    assert "played" not in marks_of(host.http.get(f"/table/{table}").text)["description"]


def test_the_page_of_a_table_opens_also_when_the_database_does_not_answer(
    somebody: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it can say so, and try again."""

    async def failing(*_: object) -> None:
        raise SQLAlchemyError

    table = somebody().table("me", "open")["id"]
    monkeypatch.setattr(Lobby, "table_info", failing)
    answer = somebody("").http.get(f"/table/{table}")
    assert answer.status_code == 200 and marks_of(answer.text)["title"] == "Stockpile"


def test_the_page_can_be_installed(somebody: Come) -> None:
    person = somebody("")
    manifest = person.http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert person.http.get(icon["src"]).status_code == 200
    assert person.http.get("/sw.js").headers["content-type"].startswith("text/javascript")
    assert person.http.get("/offline.html").status_code == 200
