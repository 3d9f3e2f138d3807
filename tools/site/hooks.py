"""What MkDocs does besides: the documents outside docs/ become pages, and links that leave docs/ stay good.

On the site a link leads to what it leads to in the repository: to a page, or to one that shows the source it leads to.
There is no address of the repository to link to, and a copy of the site has all it needs.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
# Documents of the repository that do not lie in docs/, and the pages they become.
OUTSIDE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
INSIDE = {page: document for document, page in OUTSIDE.items()}
ICON = ("web/public/icon.svg", "pictures/icon.svg")
LINK = re.compile(r"(?<=\]\()([^()\s#:]+)(?=[#)])")  # where a link of Markdown leads, if it is a place of ours
SOURCE = "# {path}\n\n````{language}\n{text}\n````\n"
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "typescript", ".css": "css"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = [unfolded(entry, Path(config.docs_dir)) for entry in config.nav or []]
    return config


def unfolded(entry: Any, docs: Path) -> Any:
    """An entry of the navigation, with all pages of a folder where it names one: `lab/` is lab.md and lab/*.md."""
    match entry:
        case dict():
            return {title: unfolded(inner, docs) for title, inner in entry.items()}
        case list():
            return [unfolded(inner, docs) for inner in entry]
        case str() if entry.endswith("/"):
            return [f"{entry[:-1]}.md", *sorted(f"{entry}{path.name}" for path in docs.joinpath(entry).glob("*.md"))]
    return entry


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for document, page in (*OUTSIDE.items(), ICON):
        files.append(File.generated(config, page, abs_src_path=str(ROOT / document)))
    sources = {place for file in files.documentation_pages() for place in places_in(file) if is_source(place)}
    for place in sorted(sources):
        files.append(File.generated(config, page_of(place), content=shown(place)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = document_of(page.file)
    linked = LINK.sub(lambda link: led(link[0], here, page.file.src_uri), markdown)
    return linked.replace("```python\n>>>", "```pycon\n>>>")  # what is answered is no Python


def document_of(file: File) -> str:
    """Where a page lies in the repository."""
    return INSIDE.get(file.src_uri, f"docs/{file.src_uri}")


def places_in(file: File) -> Iterator[str]:
    for link in LINK.findall(file.content_string):
        yield place_of(link, document_of(file))


def place_of(link: str, document: str) -> str:
    """What a link in a document leads to, as a path in the repository."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(document), link))


def is_source(place: str) -> bool:
    return place not in OUTSIDE and not place.startswith(("docs/", "../")) and ROOT.joinpath(place).is_file()


def page_of(place: str) -> str:
    """The page, or the file beside the pages, that shows what lies there in the repository."""
    if place in OUTSIDE:
        return OUTSIDE[place]
    return place.removeprefix("docs/") if place.startswith("docs/") else f"files/{place}.md"


def led(link: str, document: str, page: str) -> str:
    """The link for the site; what leads nowhere stays as it is, and the strict build stops there."""
    place = place_of(link, document)
    if not ROOT.joinpath(place).is_file():
        return link
    return posixpath.relpath(page_of(place), posixpath.dirname(page) or ".")


def shown(place: str) -> str:
    path = ROOT / place
    return SOURCE.format(path=place, language=LANGUAGES.get(path.suffix, "text"), text=path.read_text("utf-8").rstrip())
