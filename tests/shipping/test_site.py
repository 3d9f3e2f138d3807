"""The site of documents: every document is in it, every link leads somewhere, and nothing comes from elsewhere."""

from __future__ import annotations

import importlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.prepare import ROOT
from tools.site.diagrams import PICTURES, picture_of
from tools.site.docstrings import fenced, sentence
from tools.site.hooks import OUTSIDE, led

DOCUMENTS = sorted(path.relative_to(ROOT / "docs") for path in ROOT.joinpath("docs").rglob("*.md"))
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
LAB = "tournament coach study balance puzzles saved_records fit".split()
ROOMS = ["records", "bots", "content", "envs.batch", "lab", *(f"lab.{room}" for room in LAB)]


class Loaded(HTMLParser):
    """The addresses that a page loads by itself; where a link leads to is another matter."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(LOADING.get(tag, ""))
        if address and not (tag == "link" and dict(attrs).get("rel") in ("canonical", "next", "prev")):
            self.found.append(address)


@pytest.fixture
def pages(site: Path) -> dict[str, str]:
    return {str(path.relative_to(site)): path.read_text("utf-8") for path in sorted(site.rglob("*.html"))}


@pytest.mark.release
def test_every_document_is_a_page_that_the_navigation_leads_to(site: Path) -> None:
    home = site.joinpath("index.html").read_text("utf-8")
    led_to = set(re.findall(r'class="md-nav__link[^"]*"[^>]*href="([^"#]+)"|href="([^"#]+)" class="md-nav__link', home))
    names = {name for found in led_to for name in found if name}
    wanted = {str(path.with_suffix(".html")) for path in [*DOCUMENTS, *map(Path, OUTSIDE.values())]}
    assert wanted - {"index.html"} <= names
    assert all(site.joinpath(name).is_file() for name in names if not name.startswith("."))


@pytest.mark.release
def test_nothing_is_loaded_from_another_host(site: Path, pages: dict[str, str]) -> None:
    loaded = {address for text in pages.values() for address in Loaded(text).found}
    assert {
        address for address in loaded if re.match(r"[a-z]+:|//", address) and not address.startswith("data:")
    } == set()
    assert any(address.endswith(".js") for address in loaded) and any(address.endswith(".css") for address in loaded)
    for style in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", style.read_text("utf-8")) == [], style


@pytest.mark.release
def test_no_page_needs_a_script_that_the_theme_would_fetch(pages: dict[str, str]) -> None:
    """The theme fetches Mermaid for diagrams in text, and another for formulas; ours are pictures already."""
    assert [name for name, text in pages.items() if 'class="mermaid"' in text or "arithmatex" in text] == []
    assert pages["architecture.html"].count('<div class="diagram"><svg') == 2


def test_every_picture_of_a_diagram_is_one_of_a_document() -> None:
    texts = "\n".join(ROOT.joinpath("docs", path).read_text("utf-8") for path in DOCUMENTS)
    diagrams = re.findall(r"^```mermaid\n(.*?)^```$", texts, re.MULTILINE | re.DOTALL)
    assert {picture_of(text) for text in diagrams} == set(PICTURES.glob("*.svg"))


@pytest.mark.release
def test_the_api_shows_the_main_classes_with_their_examples(pages: dict[str, str]) -> None:
    shown = {"game": ("Game", "play", "new"), "views": ("View", "sample", "odds"), "config": ("Config", "preset")}
    for page, names in shown.items():
        text = pages[f"api/{page}.html"]
        for name in names:
            assert re.search(rf'id="stockpile\.(\w+\.)*{name}"', text), name
        assert '<span class="gp">&gt;&gt;&gt; </span>' in text, page  # examples are code, and no quotations
        assert "<blockquote>" not in text, page
    assert "One game of Stockpile. Ask" in pages["api/game.html"]  # the compiled class has lost its docstring
    assert "i64" not in pages["api/game.html"]


@pytest.mark.release
@pytest.mark.parametrize("room", ROOMS)
def test_all_that_a_room_offers_is_in_the_api(pages: dict[str, str], room: str) -> None:
    shown = "".join(text for name, text in pages.items() if name.startswith("api/"))
    module = importlib.import_module(f"stockpile.{room}")
    places = {name: (f"stockpile.{room}.{name}", f"stockpile.{room}.{name}.{name}") for name in module.__all__}
    assert [name for name, ids in places.items() if not any(f'id="{each}"' in shown for each in ids)] == []


@pytest.mark.release
def test_the_search_finds_words_of_documents_and_of_the_api(site: Path) -> None:
    index = json.loads(site.joinpath("search", "search_index.json").read_text("utf-8"))
    for word, place in {"dividend": "rules.html", "IllegalAnswer": "api/game.html", "skill": "lab/coach.html"}.items():
        assert place in {entry["location"].partition("#")[0] for entry in index["docs"] if word in entry["text"]}
    assert not [entry for entry in index["docs"] if "font-family" in entry["text"]]  # of the pictures only the words


@pytest.mark.parametrize(
    ("link", "document", "page", "address"),
    [
        ("docs/bots.md", "README.md", "index.md", "bots.md"),
        ("CHANGELOG.md", "README.md", "index.md", "changes.md"),
        ("../CONTRIBUTING.md", "docs/speed.md", "speed.md", "contributing.md"),
        ("../../README.md", "docs/lab/coach.md", "lab/coach.md", "../index.md"),
        ("../hatch_build.py", "docs/speed.md", "speed.md", "files/hatch_build.py.md"),
        ("coach.md", "docs/lab/study.md", "lab/study.md", "coach.md"),
        ("nowhere.md", "docs/lab/study.md", "lab/study.md", "nowhere.md"),
    ],
)
def test_a_link_leads_on_the_site_where_it_leads_in_the_repository(
    link: str, document: str, page: str, address: str
) -> None:
    assert led(link, document, page) == address


def test_examples_in_docstrings_become_code_and_comments_sentences() -> None:
    text = "So:\n\n>>> [1,\n...  2]\n[1, 2]\n\nThat is all."
    assert fenced(text) == "So:\n\n```pycon\n>>> [1,\n...  2]\n[1, 2]\n```\n\nThat is all."
    assert sentence("by seat, then by round") == "By seat, then by round."
