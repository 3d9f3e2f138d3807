"""`python -m loadtest hostile`: what it measures, judges and prints."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from loadtest import __main__ as command
from loadtest.hostile import EVERYBODY, HostilePhase, HostileReport, Newcomers, possible
from loadtest.load import LoadResult
from loadtest.processes import ProcessUsage

COMMAND = [sys.executable, "-m", "loadtest", "hostile"]
STOPPED: dict[str, Any] = {
    "stopped": True,
    "connections": 1,
    "sent": 2000,
    "bytes": 12000,
    "ends": [{"how": "close", "code": 1008, "reason": "server-too-many-frames", "times": 1}],
    "first": {"sent": 2000, "bytes": 12000, "seconds": 0.1},
}
BORNE = STOPPED | {"stopped": False, "ends": [], "first": None}
GOOD = HostilePhase(
    attack="pings",
    load=LoadResult(200, 200.0, 200.0, 4.0, 20.0, refused=0, broken=0),
    vitals=ProcessUsage(100.0, 120.0, 110.0, ran=0.3, waited=0.01),
    newcomers=Newcomers(20, 0, 30.0),
    attackers={"pings": STOPPED},
    lost=0,
    tracebacks=0,
)


@pytest.mark.parametrize(
    ("phase", "faults"),
    [
        (GOOD, []),
        (replace(GOOD, load=replace(GOOD.load, p99_ms=100.1)), ["slow"]),
        (replace(GOOD, vitals=replace(GOOD.vitals, peak=151.0)), ["memory"]),
        (replace(GOOD, lost=1), ["lost"]),
        (replace(GOOD, load=replace(GOOD.load, broken=1)), ["broken"]),
        (replace(GOOD, newcomers=Newcomers(20, 1, 30.0)), ["shut"]),
        (replace(GOOD, tracebacks=1), ["traceback"]),
        (replace(GOOD, attackers={"pings": BORNE}), ["borne"]),
        (replace(GOOD, attack=EVERYBODY, attackers={"pings": STOPPED, "pongs": BORNE}), []),
    ],
)
def test_each_goal_can_be_missed(phase: HostilePhase, faults: list[str]) -> None:
    report = HostileReport(200, 200.0, phases=[phase])
    assert phase.faults == faults and report.clean == (not faults)
    assert report.to_json()["phases"][0]["faults"] == faults


def test_the_table_tells_how_an_attacker_was_cut_off(capsys: pytest.CaptureFixture[str]) -> None:
    borne = replace(GOOD, attack="pongs", attackers={"pongs": BORNE})
    command.print_hostile(HostileReport(200, 200.0, phases=[GOOD, borne]), Console(width=160))
    lines = capsys.readouterr().out.splitlines()
    rows = [line.split() for line in lines if line.startswith(("pings ", "pongs "))]
    assert [row[7:] for row in rows] == [["120", "good"], ["120", "not", "cut", "off"]]
    assert [line for line in lines if line.startswith(("pings:", "pongs:"))] == [
        "pings: 1 × hung up, 1008 server-too-many-frames; the first time after 12 KB and 0.1 s",
        "pongs: never cut off, 12 KB",
    ]
    assert lines[-1] == "Goals were missed: see the verdicts."


def test_a_busy_machine_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for waited, told in ((0.05, False), (0.4, True)):
        busy = replace(GOOD, vitals=replace(GOOD.vitals, waited=waited))
        command.print_hostile(HostileReport(200, 200.0, phases=[GOOD, busy]), Console(width=160))
        assert ("waited 40% of the time" in capsys.readouterr().out) == told


@pytest.mark.release
@pytest.mark.skipif(not possible(), reason="needs Linux: other addresses of this machine, and /proc")
def test_a_short_run_in_one_line_of_json() -> None:
    options = ["--attack", "many-guests", "--minutes", "0.05", "--tables", "2", "--rate", "4", "--json"]
    result = subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=300)
    (line,) = result.stdout.splitlines()
    report = json.loads(line)
    assert report["kills"] == 2 and report["losses"]["answers_confirmed"] > 8
    nobody, guests = report["phases"]
    assert (nobody["attack"], guests["attack"]) == ("nobody", "many-guests")
    assert guests["attackers"]["many-guests"]["stopped"] and guests["vitals"]["before"] > 10
    assert guests["newcomers"]["came"] > 2 and guests["newcomers"]["kept_out"] == 0
    assert (nobody["lost"], guests["lost"]) == (0, 0)
    assert result.returncode == (0 if report["clean"] else 1), result.stderr


@pytest.mark.release
def test_unknown_attackers_and_other_systems_are_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    result = subprocess.run([*COMMAND, "--attack", "weather"], capture_output=True, text=True, timeout=300)
    assert (
        result.returncode == 2
        and "pings" in result.stderr
        and "pongs" in result.stderr
        and "Traceback" not in result.stderr
    )
    monkeypatch.setattr(command, "possible", lambda: False)
    assert command.main(["hostile"]) == 2
    assert "takes Linux" in capsys.readouterr().err
