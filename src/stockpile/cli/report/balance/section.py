"""A section of the page."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """Its key is where links lead; the summary is one sentence that also stands at the top of the page."""

    key: str
    title: str
    summary: str
    body: str
