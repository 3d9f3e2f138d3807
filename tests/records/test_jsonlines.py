"""Recorded games as JSON objects, whole and for one seat."""

import json
from collections import Counter
from itertools import pairwise

import pytest

from stockpile.records import RecordError, Replay, json_lines, replay
from stockpile.rules.config import MODULES, Config, preset
from tests.support.record_games import CONFIGS, name_of, prying_record, record_of


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_everything_is_told_in_order(config: Config) -> None:
    record = record_of(config, 14)
    lines = list(json_lines(record))
    assert [json.loads(json.dumps(line)).keys() for line in lines] == [line.keys() for line in lines]
    assert [line["type"] for line in lines[:3]] == ["config", "chance", "event"]
    assert lines[0]["players"] == config.players and lines[0]["preset"] == config.preset
    assert lines[0]["modules"] == list(config.modules) and lines[0]["investor_sets"] == list(config.investor_sets)
    assert lines[1] == {"type": "chance"} | record.chance.to_json()
    steps = Replay(record)
    events = len(steps.opening) + sum(len(step.events) for step in steps)
    kinds = Counter(line["type"] for line in lines)
    assert kinds["event"] == events and kinds["decision"] == kinds["answer"] == len(record.answers)
    answers = [line for line in lines if line["type"] == "answer"]
    assert [line["answer"] for line in answers] == [str(answer) for answer in record.answers]
    assert lines[-1] == {"type": "standing", "winners": steps.game.winners, "seats": steps.game.standing}


def test_a_decision_is_followed_by_its_answer_and_lists_it() -> None:
    lines = [line for config in (Config(5), preset("epic", 5)) for line in json_lines(record_of(config, 14))]
    for decision, answer in pairwise(lines):
        if decision["type"] == "decision":
            assert answer["type"] == "answer"
            assert (answer["number"], answer["seat"]) == (decision["number"], decision["seat"])
            assert isinstance(decision["answers"], list) and answer["answer"] in decision["answers"]


def test_at_a_stop_the_open_question_comes_last() -> None:
    record = record_of(Config(3), 14)
    lines = list(json_lines(record, to=20))
    asked = replay(record, to=20).decision
    assert lines[-1] == {
        "type": "decision",
        "number": 20,
        **asked.to_json(),
        "answers": [str(answer) for answer in asked.answers],
    }
    assert not [line for line in lines if line["type"] == "standing"]


SECRET = ("investor", "discard", "keep-company", "keep-forecast")  # families that only show what is decided


@pytest.mark.parametrize("config", [Config(3), preset("epic", 3), Config(3, MODULES)], ids=name_of)
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_seat_gets_what_it_saw(config: Config, seat: int) -> None:
    record = prying_record(config, 14)
    whole, seen = list(json_lines(record)), list(json_lines(record, seat))
    observer = seat if seat < 3 else "spectators"
    assert seen[0] == whole[0] | {"seen_by": str(observer)}
    assert [line for line in seen if line["type"] == "event"] == [
        line for line in whole if line["type"] == "event" and told_to(line["audience"], observer)
    ]
    for line in seen:
        assert line["type"] != "chance"
        if line["type"] == "decision":
            assert ("answers" in line) == (line["seat"] == seat)
        if line["type"] == "answer" and line["seat"] != seat:
            words = str(line["answer"]).split()
            assert ("?" in words) == (words[0] in SECRET or (words[0] == "place" and words[2] == "down"))
    own = [[line for line in lines if line["type"] == "answer" and line["seat"] == seat] for lines in (whole, seen)]
    assert own[0] == own[1]
    assert seen[-1] == whole[-1]


def told_to(audience: object, observer: int | str) -> bool:
    return audience == "all" or (isinstance(audience, list) and observer in audience)


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(RecordError, match=f"there is no seat {seat}"):
        list(json_lines(record_of(Config(3), 14, 5), seat))
