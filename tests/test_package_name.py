"""Nothing here has anybody install `stockpile` from the package index: that package is another project's.

Ours is called `stockpile-game`. Until it is published, documents and messages say how to install from a clone.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from stockpile.i18n import languages

ROOT = Path(__file__).resolve().parents[1]
OURS, NOT_OURS = "stockpile-game", "stockpile"
PLACES = (
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "pyproject.toml", "mkdocs.yml", "hatch_build.py"),
    *(".ci", "docs", "examples", "requirements", "src", "tools", "web/src", "web/index.html", "web/package.json"),
)
TEXTS = {".css", ".ftl", ".html", ".js", ".json", ".lock", ".md", ".py", ".svelte", ".toml", ".ts", ".txt", ".yml", ""}
TAGS = {"de": "German", "en": "English", "ko": "Korean", "pt-BR": "Portuguese (Brazilian)"}

# A command that fetches packages, as far as it goes: to a comment, the end of the code, or the next command.
COMMAND = re.compile(
    r"""\b(?:pip3?|pipx|uv|poetry|pdm|conda|mamba)(?:\ -\S+|\ pip|\ tool)*\ (?:install|add|download|wheel|run|inject)
        \ ([^\n`#;&|]*) | \buvx\ ([^\n`#;&|]*)""",
    re.VERBOSE,
)
# The name as a word of such a command, with whatever may stand behind it; a path is not a name.
NAME = re.compile(r"""(?:^|[\s"'=])stockpile(?=$|[\s"'\[=<>~!@,;:*]|[-_](?!game\b)|\.(?!\w))""")
CAPITAL = re.compile(r"""^(?:-\S+\s+)*["']?Stockpile\b""")
EXTRA = re.compile(r"""(?<![\w.])stockpile\[""", re.IGNORECASE)
TOML_BLOCK = re.compile(r"^```toml\n(.*?)^```", re.MULTILINE | re.DOTALL)


def files() -> Iterator[Path]:
    for place in (ROOT / each for each in PLACES):
        found = [place] if place.is_file() else [path for path in place.rglob("*") if path.is_file()]
        yield from (path for path in found if path.suffix in TEXTS and "__pycache__" not in path.parts)


def strangers_in(text: str) -> list[str]:
    """Whatever in a text would fetch the package of that name."""
    commands = [found[1] or found[2] or "" for found in COMMAND.finditer(text)]
    fetched = [each for each in commands if NAME.search(each) or CAPITAL.search(each)]
    return [*fetched, *(text[at.start() : at.end() + 20] for at in EXTRA.finditer(text))]


def required(settings: Any) -> Iterator[str]:
    """The names of all packages that the settings of a project ask for."""
    project = settings.get("project", {})
    groups = [
        project.get("dependencies", []),
        settings.get("build-system", {}).get("requires", []),
        *project.get("optional-dependencies", {}).values(),
        *settings.get("dependency-groups", {}).values(),
    ]
    for each in (each for group in groups for each in group if isinstance(each, str)):
        yield canonicalize_name(Requirement(each).name)


@pytest.mark.parametrize(
    "text",
    [
        "pip install stockpile",
        "Install it: `pip install 'stockpile[postgres]'`.",
        'python -m pip install --upgrade "stockpile>=0.2"',
        "pip install stockpile==0.2.0",
        "pip install Stockpile",
        "pip install numpy stockpile",
        "pip install stockpile-*.whl",
        "pip3 install -U stockpile",
        "pipx run stockpile play",
        "uvx stockpile play",
        "uv add stockpile",
        "uv pip install stockpile",
        "uv tool install stockpile.",
        "error-x = Installiere: pip install { $package } stockpile",
        "the extra `stockpile[research]`",
    ],
)
def test_the_old_line_is_found(text: str) -> None:
    assert strangers_in(f"Before it.\n{text}\nAfter it, stockpile serve.\n")


@pytest.mark.parametrize(
    "text",
    [
        "pip install '.[research]'     # in a clone of Stockpile, then: stockpile serve",
        "Install it from your clone of Stockpile: pip install '.[ray]'. Or leave out --on ray.",
        "pip install stockpile-game",
        "pip install 'stockpile-game[research]'",
        "pip install ./stockpile_game-*.whl && stockpile play",
        "pip install ./examples/trained_bot",
        "`pip install .`, and the command is `stockpile`",
        "the package that is called `stockpile` there is another project's",
        "from stockpile import Game",
        "stockpile.envs.batch.Batch(games=1024)",
        "uv run pytest",
    ],
)
def test_what_fetches_nothing_of_strangers_is_let_pass(text: str) -> None:
    assert strangers_in(text) == []


def test_no_document_text_or_message_has_a_strangers_package_installed() -> None:
    texts = {path: path.read_text("utf-8") for path in files()}
    assert {ROOT / "README.md", ROOT / "docs" / "first-steps.md", ROOT / "src/stockpile/envs/interface.py"} <= set(
        texts
    )
    assert sum(path.suffix == ".ftl" for path in texts) == 4 * 8
    found = {str(path.relative_to(ROOT)): strangers_in(text) for path, text in texts.items()}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_project_asks_for_it() -> None:
    settings = {str(path): path.read_text("utf-8") for path in files() if path.suffix == ".toml"}
    for path in (path for path in files() if path.suffix == ".md"):
        blocks = [block for block in TOML_BLOCK.findall(path.read_text("utf-8")) if "[project]" in block]
        settings |= {f"{path} {number}": block for number, block in enumerate(blocks)}
    asking = {name: set(required(tomllib.loads(text))) for name, text in settings.items()}
    assert sum(OURS in names for names in asking.values()) == 2  # the example, and the one in docs/bots.md
    assert [name for name, names in asking.items() if NOT_OURS in names] == []
    for lock in ROOT.glob("requirements/*.lock"):
        assert not re.search(r"^stockpile\b", lock.read_text("utf-8"), re.MULTILINE)
        assert f"via {OURS} (pyproject.toml" in lock.read_text("utf-8")


def test_the_project_is_called_so_and_names_all_its_languages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == OURS
    named = {each.split(" :: ")[1] for each in project["classifiers"] if each.startswith("Natural Language")}
    assert named == {TAGS[language] for language in languages()}


def test_the_documents_say_how_to_install_from_a_clone() -> None:
    for document in ("README.md", "docs/first-steps.md", "docs/research.md"):
        assert "pip install '.[research]'" in (ROOT / document).read_text("utf-8")
    assert OURS in (ROOT / "docs/first-steps.md").read_text("utf-8")
