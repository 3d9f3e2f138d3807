"""What is written about observations is what they are."""

from __future__ import annotations

from tools.write_fields import DOCUMENT, document


def test_the_document_of_fields_is_up_to_date() -> None:
    """`make fields` writes it again."""
    assert DOCUMENT.read_text(encoding="utf-8") == document()
