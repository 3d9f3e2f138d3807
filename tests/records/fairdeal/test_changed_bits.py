"""A bit that is changed anywhere is found: in the transcript, in the cards, in what a client kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from stockpile.records import Record, RecordError, read, write
from stockpile.records.fairdeal import BadDeal, KeptDeal, Verdict, judged, read_transcript
from stockpile.rules.chance import Chance, chance_from_json
from stockpile.rules.config import Config, preset
from tests.support.made_deals import kept_of, made, recorded

MIXED = made(preset("epic", 4), {0: "revealed", 1: "withheld", 3: "absent"})
RECORD = recorded(MIXED)
KEPT = kept_of(MIXED, 0)


def kinds(verdict: Verdict) -> set[str]:
    return {fault.kind for fault in verdict.faults}


def test_what_fits() -> None:
    assert judged(RECORD).finding == "consistent"
    assert judged(RECORD, KEPT).finding == "proven"
    assert judged(RECORD, KEPT).own == (0,)
    assert [part.state for part in MIXED.parts] == ["revealed", "withheld", "absent"]
    assert read(write(RECORD)) == RECORD


def test_who_looked_on_or_withheld_is_proven_nothing() -> None:
    assert judged(RECORD, kept_of(MIXED)).finding == "consistent"
    assert judged(RECORD, replace(KEPT, mine={1: "00" * 32})).finding == "consistent"
    assert judged(replace(RECORD, deal="")).finding == "none"
    assert judged(replace(RECORD, deal=""), KEPT).finding == "none"


def flips(text: str) -> Iterator[str]:
    """The text with each of its characters changed in one bit, the lowest or the next."""
    for place, sign in enumerate(text):
        yield text[:place] + chr(ord(sign) ^ (1 + place % 2)) + text[place + 1 :]


def test_every_changed_character_of_the_transcript_is_found() -> None:
    """Either it is no transcript any more, or its numbers do not fit, or other cards follow from it."""
    found = {"unreadable": 0, "broken": 0}
    for text in flips(RECORD.deal):
        try:
            read_transcript(text)
        except BadDeal:
            found["unreadable"] += 1
            continue
        verdict = judged(replace(RECORD, deal=text))
        assert verdict.finding == "broken", text
        found["broken"] += 1
    assert found["unreadable"] > 50
    assert found["broken"] > 200


def test_a_record_with_a_changed_transcript_is_read_only_if_it_is_one() -> None:
    text = write(RECORD)
    with pytest.raises(RecordError, match=r"line .*: no deal is written so: 'stockpile deal 1' is expected here"):
        read(text.replace("deal stockpile deal 1", "deal stockpile deal 2"))
    with pytest.raises(RecordError, match="no deal is written so"):
        read(text.replace("\ndeal reveal 3 none", ""))
    with pytest.raises(RecordError, match="nothing is expected here any more"):
        read(text.replace("deal reveal 3 none\n", "deal reveal 3 none\ndeal reveal 4 none\n"))
    with pytest.raises(RecordError, match="64 digits of hex"):
        read(text.replace("deal reveal 3 none", "deal reveal 3 none # not there"))
    assert read(text.replace("\n", "\r\n")) == RECORD


def others(chance: Chance) -> Iterator[tuple[str, Chance]]:
    """The same chance with two neighbours exchanged in one of its parts, or another first player."""
    facts = chance.to_json()
    yield "first", chance_from_json(facts | {"first": (chance.first + 1) % 4})
    for part in ("shares", "market", "commerce", "investors", "strategies"):
        yield part, chance_from_json(facts | {part: _two_exchanged(getattr(chance, part))})
    pairs = [list(row) for row in chance.pairs]
    pairs[2][:4] = [*pairs[2][2:4], *pairs[2][:2]]
    yield "pairs", chance_from_json(facts | {"pairs": pairs})
    dice = [list(row) for row in chance.dice]
    dice[1] = _two_exchanged(dice[1])
    yield "dice", chance_from_json(facts | {"dice": dice})


def _two_exchanged(row: Sequence[int]) -> list[int]:
    at = next(at for at in range(len(row) - 1) if row[at] != row[at + 1])
    return [*row[:at], row[at + 1], row[at], *row[at + 2 :]]


def test_every_part_of_chance_is_compared() -> None:
    compared = set()
    for part, chance in others(RECORD.chance):
        verdict = judged(_unplayed(chance))
        assert verdict.finding == "broken"
        assert [fault.facts["part"] for fault in verdict.faults] == [part]
        compared.add(part)
    assert compared == set(RECORD.chance.to_json())


def _unplayed(chance: Chance) -> Record:
    class Loose(Record):
        def figures(self):  # type: ignore[no-untyped-def]
            """Whatever the cards are: what is compared comes before what is possible."""
            return RECORD.figures()

    return Loose(RECORD.config, RECORD.content, chance, (), (), RECORD.deal)


def test_where_cards_differ_is_said() -> None:
    row = list(RECORD.chance.market)
    row[3], row[70] = row[70], row[3]
    assert row[3] != row[70]
    facts = RECORD.chance.to_json() | {"market": row}
    (fault,) = judged(_unplayed(chance_from_json(facts))).faults
    assert (fault.facts["part"], fault.facts["place"], fault.facts["round"]) == ("market", 4, 0)


def test_what_does_not_fit_in_the_transcript_is_named() -> None:
    other = "00" * 32
    revealed = MIXED.parts[0]
    for transcript, kind in (
        (replace(MIXED, secret=other), "server"),
        (replace(MIXED, commitment=other), "server"),
        (replace(MIXED, parts=(replace(revealed, share=other), *MIXED.parts[1:])), "share"),
        (replace(MIXED, parts=(replace(revealed, commitment=other), *MIXED.parts[1:])), "share"),
        (replace(MIXED, parts=(replace(revealed, commitment=None), *MIXED.parts[1:])), "uncommitted"),
        (replace(MIXED, statement=replace(MIXED.statement, figures="0" * 12)), "figures"),
        (replace(MIXED, statement=replace(MIXED.statement, table="0" * 16)), "server"),
        (replace(MIXED, statement=replace(MIXED.statement, start=1)), "server"),
    ):
        verdict = judged(replace(RECORD, deal=transcript.text()))
        assert verdict.finding == "broken"
        assert {kind, "cards"} <= kinds(verdict)
    smaller = made(Config(4), {0: "revealed"})
    assert "config" in kinds(judged(replace(RECORD, deal=smaller.text())))


def changed(kept: KeptDeal) -> Iterator[tuple[KeptDeal, str]]:
    other = "00" * 32
    yield replace(kept, table="0" * 16), "kept-table"
    yield replace(kept, start=1), "kept-start"
    yield replace(kept, commitment=other), "kept-server"
    yield replace(kept, mine={0: other}), "kept-mine"
    yield replace(kept, mine={2: other}), "kept-mine"  # a bot's seat
    for seat in (0, 1, 3):
        yield replace(kept, seen={**kept.seen, seat: other}), "kept-commitment"
        yield replace(kept, reveals={**kept.reveals, seat: other}), "kept-reveal"
    yield replace(kept, seen={**kept.seen, 0: None}), "kept-commitment"
    yield replace(kept, reveals={**kept.reveals, 0: None}), "kept-reveal"


def test_what_a_client_kept_is_compared_to_the_last_bit() -> None:
    for kept, kind in changed(KEPT):
        verdict = judged(RECORD, kept)
        assert verdict.finding == "broken"
        assert kind in kinds(verdict)
    for statement in flips(KEPT.statement):
        assert kinds(judged(RECORD, replace(KEPT, statement=statement))) == {"kept-statement"}


def test_a_deal_made_up_afterwards_is_consistent_and_not_what_was_kept() -> None:
    """A server that tries other secrets until it likes the cards can write a file that fits in itself."""
    forged = recorded(made(preset("epic", 4), {0: "revealed", 1: "withheld", 3: "absent"}, seed="forged"))
    assert judged(forged).finding == "consistent"
    same_table = replace(KEPT, table=read_transcript(forged.deal).statement.table)
    assert {"kept-statement", "kept-server", "kept-mine"} <= kinds(judged(forged, same_table))


def test_a_seat_that_was_not_told_of_a_reveal_says_nothing_about_it() -> None:
    assert judged(RECORD, replace(KEPT, reveals={})).finding == "proven"
    assert judged(RECORD, replace(KEPT, seen={})).finding == "consistent"
