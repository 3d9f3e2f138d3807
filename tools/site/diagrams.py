"""Diagrams on the site: drawn ahead by tools/draw.py, from the Mermaid text that GitHub draws itself.

Readers of the site would otherwise load three megabytes of Mermaid from somewhere else.
"""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import Any

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "diagrams"
log = logging.getLogger("mkdocs.hooks.diagrams")


def picture_of(text: str) -> Path:
    """Where a diagram's picture lies; another text has another picture, so none is ever out of date."""
    return PICTURES / f"{hashlib.sha256(text.strip().encode()).hexdigest()[:12]}.svg"


def drawn(source: str, language: str, css_class: str, options: dict[str, Any], md: object, **_: Any) -> str:
    """The picture in place of the text, for the fences of Markdown; without one the strict build stops."""
    picture = picture_of(source)
    if not picture.exists():
        log.warning("a diagram has no picture yet (make diagrams): %s ...", " ".join(source.split())[:60])
        return f"<pre>{source}</pre>"
    return f'<div class="{css_class}">{picture.read_text("utf-8")}</div>'
