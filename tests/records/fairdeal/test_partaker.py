"""A client's part in a deal: what it gives, and when it gives nothing more."""

from __future__ import annotations

from typing import Any

from stockpile.records.fairdeal import drawn_share, server_commitment
from stockpile.records.fairdeal.checking import Partaker


def told(start: int, step: str, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A message of the server, with a seal of its own for each start."""
    statement = f"stockpile deal 1\ntable t\nstart {start}\n"
    sealed = server_commitment(statement, drawn_share())
    return {"start": start, "step": step, "statement": statement, "commitment": sealed, "seats": seats}


def empty() -> list[dict[str, Any]]:
    return [{"seat": 0, "commitment": None, "share": None}]


def test_a_start_that_was_broken_off_is_not_taken_up_again() -> None:
    """Otherwise a server could look at many shares and settle on a deal that says it was the first."""
    partaker = Partaker([0])
    assert [each["type"] for each in partaker.hear(told(0, "commit", empty()))] == ["commit"]
    assert [each["start"] for each in partaker.hear(told(1, "commit", empty()))] == [1]
    assert partaker.hear(told(0, "commit", empty())) == []
    assert partaker.kept is not None and partaker.kept.start == 1


def test_another_seal_under_the_same_start_gets_nothing_more() -> None:
    partaker = Partaker([0])
    partaker.hear(told(0, "commit", empty()))
    assert partaker.hear(told(0, "reveal", empty())) == []
