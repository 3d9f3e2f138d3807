"""Draw the diagrams of the documents for the site, in its colours.

    python tools/draw.py        (or: make diagrams)

They stand in the documents as Mermaid, which GitHub draws itself. Here Chromium draws them with the Mermaid of this
version, which is fetched for it (the internet is needed), and the pictures go to docs/pictures/diagrams.
"""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import npm  # noqa: E402 - neither the build hook nor the tests are an installed package
from tests.browser.conftest import FLAGS, MISSING, find_chromium  # noqa: E402  # after the path is set
from tools.site.diagrams import PICTURES, picture_of  # noqa: E402  # after the path is set

VERSION = "11.17.2"
DIGEST = "V6K3C8EBdEsPFZXSKMJe6ppQOENxuHARr9GvHX4hh47lAbhMRD9qf4oEK7LoaRQxULMa80/qt5gHO73aCleBBg=="
DIAGRAM = re.compile(r"^```mermaid\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The site's colours by their names (tools/site/theme/assets/stockpile.css): one picture for day and night.
COLOURS = """
  text, .label, .nodeLabel, .edgeLabel, .cluster-label, .messageText { fill: var(--ink); color: var(--ink); }
  text.actor > tspan { fill: var(--ink) !important; }
  .node rect, rect.actor { fill: var(--sheet); stroke: var(--gold); }
  .cluster rect { fill: var(--well); stroke: var(--line); }
  .edgeLabel, .edgeLabel p, .labelBkg { background: var(--paper); }
  .flowchart-link, .messageLine0, .messageLine1 { stroke: var(--soft); }
  .actor-line { stroke: var(--line); }
  .marker, .arrowheadPath, marker path { fill: var(--soft) !important; stroke: var(--soft) !important; }
"""
DRAW = """async ([name, text, colours]) => {
  mermaid.initialize({ startOnLoad: false, theme: "base", fontFamily: "sans-serif", themeCSS: colours,
    sequence: { width: 120, height: 45, actorMargin: 30, diagramMarginX: 4 } });
  return (await mermaid.render(name, text)).svg;
}"""


def main() -> int:
    path = find_chromium()
    if path is None:
        print(MISSING)
        return 1
    wanted = {picture_of(text): text for document in documents() for text in DIAGRAM.findall(document.read_text())}
    PICTURES.mkdir(parents=True, exist_ok=True)
    for picture in set(PICTURES.iterdir()) - wanted.keys():
        picture.unlink()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page()
        page.add_script_tag(path=mermaid(Path(folder)))
        for picture, text in wanted.items():
            picture.write_text(draw(page, picture.stem, text), "utf-8")
        browser.close()
    return 0


def documents() -> list[Path]:
    return [*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")]


def mermaid(folder: Path) -> Path:
    """The script of Mermaid, as it was when its digest was written down here."""
    npm(folder, "pack", f"mermaid@{VERSION}", check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    archive = folder / f"mermaid-{VERSION}.tgz"
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != DIGEST:
        raise SystemExit(f"What was fetched as Mermaid {VERSION} is another Mermaid than ours.")
    with tarfile.open(archive) as tar:
        tar.extract("package/dist/mermaid.min.js", folder, filter="data")
    return folder / "package" / "dist" / "mermaid.min.js"


def draw(page: Page, name: str, text: str) -> str:
    svg: str = page.evaluate(DRAW, [f"diagram-{name}", text, COLOURS])
    return f"{svg}\n"


if __name__ == "__main__":
    sys.exit(main())
