"""Bots of other people: found by their entry point, loaded when asked for, and none of their faults is ours."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.bot_package import ENTRIES, found_in, install
from tests.support.reports import report_in
from tests.support.terminal import run_many

COMMAND = [sys.executable, "-c", "from stockpile.cli import main; main()"]
DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("site"))


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, text=True, timeout=300)


def python(environment: dict[str, str], program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def simulated(environment: dict[str, str], bots: str, games: int = 1, *more: str) -> list[dict[str, Any]]:
    chosen = ("--players", "2", "--bots", bots, "--games", str(games), "--seed", "1", "--json", *more)
    done = run(environment, "simulate", *chosen)
    assert done.returncode == 0, done.stderr
    results: dict[str, Any] = json.loads(done.stdout)
    return list(results["bots"])


def test_names_are_listed_and_nothing_is_loaded(environment: dict[str, str]) -> None:
    program = (
        "import sys; from stockpile.bots import names; from stockpile.bots.plugins import installed\n"
        "print(names(), 'others_bots' in sys.modules, 'broken_bots' in sys.modules)\n"
        "print(*installed().refused, sep='\\n')"
    )
    listed, *refused = python(environment, program).splitlines()
    assert listed.endswith("False False") and "'miser'" in listed and listed.count("'broker'") == 1
    assert refused == [
        "Bot 'broker' of others-bots is left out: the name is one of ours.",
        "Bot 'oracle' of others-bots is left out: the name is one of ours.",
        "Bot 'Very Loud' of others-bots is left out: "
        "a name has up to 16 small letters, digits and hyphens, a letter first.",
    ]


def test_ours_cannot_be_replaced(environment: dict[str, str]) -> None:
    assert python(environment, "from stockpile.bots import *; print(type(make_bot('broker')).__name__)") == "Broker"


def test_they_play(environment: dict[str, str]) -> None:
    """The one hears what its seat was told and gets a seed, the other knows nothing of either."""
    for bot in simulated(environment, "miser,listener", 2):
        assert bot["games"] == 2 and bot["faults"] == 0


def test_a_seed_comes_to_who_takes_one_however(environment: dict[str, str]) -> None:
    """By name only, by name behind something else, or among others; the last takes arguments, but no seed."""
    four = ("simulate", "--players", "4", "--bots", "seeded,planner,chooser,hasty", "--games", "1", "--json")
    (played,) = run_many(environment, four)
    assert [bot["faults"] for bot in json.loads(played.stdout)["bots"]] == [0] * 4


def test_no_two_seats_think_in_one_process(environment: dict[str, str]) -> None:
    """A gossip keeps who it has answered for where all bots of its process could find it."""
    assert [bot["faults"] for bot in simulated(environment, "gossip,gossip", 3)] == [0, 0]


@pytest.mark.parametrize(
    "closed", ["2>&-", *(pytest.param(each, marks=pytest.mark.long) for each in (">&-", ">&- 2>&-")), "<&- >&- 2>&-"]
)
def test_they_think_also_where_nothing_can_be_printed(environment: dict[str, str], tmp_path: Path, closed: str) -> None:
    program = tmp_path / "play.py"
    program.write_text(
        "if __name__ == '__main__':\n"
        "    from stockpile.bots import make_bot, play_out\n"
        "    from stockpile.rules.config import Config\n"
        "    from stockpile.rules.game import Game\n"
        "    bots = [make_bot('mute', 1), make_bot('miser', 2)]\n"
        "    play_out(Game.new(Config(2), seed=1), bots)\n"
        f"    told = open({str(tmp_path / 'told')!r}, 'w')\n"
        "    print({fault.what for fault in bots[0].faults}, bots[1].faults, file=told)\n"
    )
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" "$1" {closed}', sys.executable, str(program)], env=environment, timeout=120
    )
    assert done.returncode == 0
    assert (tmp_path / "told").read_text() == "{'answered with something that is no answer'} []\n"


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs(environment: dict[str, str]) -> None:
    assert simulated(environment, "miser,random", 3) == simulated(environment, "miser,random", 3, "--jobs", "2")


FAILING = {
    "raiser": r"raised ValueError \(others_bots.py, line \d+\): I hold \[.*\]",
    "cheat": "gave an answer that was not offered: .+",
    "mute": "answered with something that is no answer: str",
    "leaver": r"raised SystemExit \(others_bots.py, line \d+\)",
    "unspeakable": r"raised Odd \(others_bots.py, line \d+\)",
    "untraceable": "raised an error that cannot be looked at",
    "glutton": r"raised MemoryError \(others_bots.py, line \d+\)",
}


def test_whoever_fails_loses_the_answer_and_is_told_of(environment: dict[str, str]) -> None:
    game = ("simulate", "--players", "2", "--games", "1", "--seed", "1", "--bots")
    all_done = run_many(environment, *[(*game, f"{bot},random") for bot in FAILING])
    for (bot, fault), done in zip(FAILING.items(), all_done, strict=True):
        assert done.returncode == 0, done.stderr
        said = " ".join(done.stdout.split())
        assert re.search(rf"The broker answered \d+ times for {bot}, which failed; the first time it {fault}\.", said)
        assert "nothing to say" not in done.stdout


@pytest.mark.parametrize(
    ("bot", "patience", "fault"), [("hanger", 0.3, "took too long"), ("quitter", 30, "ended its process")]
)
def test_whoever_hangs_or_ends_its_process_is_not_asked_for_ever(
    environment: dict[str, str], bot: str, patience: float, fault: str
) -> None:
    program = (
        "from stockpile.bots import make_bot, play_out, sandbox; from stockpile.rules.game import Game\n"
        "from stockpile.rules.config import Config\n"
        f"sandbox.PATIENCE = {patience}\n"
        f"game, lost = Game.new(Config(2), seed=1), make_bot('{bot}', 1)\n"
        "play_out(game, [lost, make_bot('random', 2)])\n"
        "print(game.over, *[fault.what for fault in lost.faults], sep='\\n')"
    )
    over, *faults = python(environment, program).splitlines()
    assert over == "True" and faults[:3] == [fault] * 3
    assert len(faults) > 10 and {*faults[3:]} == {
        "took too long or ended its process too often, and is not asked any more"
    }


def test_what_cannot_come_back_from_a_process_is_a_fault_too(environment: dict[str, str]) -> None:
    """In place of the thinking something is done there that fails: as if the answer could not be sent."""
    program = (
        "from stockpile.bots import make_bot, sandbox; from stockpile.rules.game import Game\n"
        "miser, view = make_bot('miser'), Game.new(seed=1).view(0)\n"
        "sandbox.think = sandbox.meet = memoryview\n"
        "print(miser.decide(view) in view.answers, *[fault.kind for fault in miser.faults])\n"
        "print(sandbox.SANDBOX.meet('raiser').problem.key)\n"
    )
    assert python(environment, program).splitlines() == ["True not-sent", "trouble-not-made"]


REFUSED = [
    ("broken", "Bot broken of others-bots cannot be loaded: RuntimeError: not today."),
    ("absent", "Bot absent of others-bots cannot be loaded: AttributeError: "),
    ("unready", "Bot unready of others-bots is no bot: others_bots:Unready is not a class with a method decide"),
    ("demanding", "Bot demanding cannot be made: TypeError: "),
    (
        "vague",
        "Bot vague cannot play with thinks = '100ms': write a budget with a number above 0, thinks = Budget(",
    ),
    ("vague-bot", "Bot vague-bot cannot play with thinks = '100ms': write a budget"),
    ("endless", "Bot endless cannot play with thinks = Budget(milliseconds=None, playouts=None): write a budget"),
    ("nosy", "Bot nosy cannot play with hears = 'all': write hears = True"),
    ("miser@5", "miser takes no budget"),
    ("miser:bold", "miser cannot play 'bold': it has no styles"),
    ("nobody", "There is no bot nobody; there are: random, "),
    ("broken@5 s", "'5 s' is no budget"),
]


def test_one_that_cannot_play_is_refused_in_one_line(environment: dict[str, str]) -> None:
    game = ("simulate", "--players", "2", "--games", "1", "--bots")
    for (bot, why), done in zip(REFUSED, run_many(environment, *[(*game, bot) for bot, _ in REFUSED]), strict=True):
        assert done.returncode == 2 and done.stdout == "", bot
        assert len(done.stderr.splitlines()) == 1 and why in done.stderr, bot


def test_a_budget_of_a_class_of_its_own_is_as_good_as_ours(environment: dict[str, str]) -> None:
    assert [bot["faults"] for bot in simulated(environment, "secretive@5,random")] == [0, 0]


def test_in_german_what_is_wrong_is_said_in_german(environment: dict[str, str]) -> None:
    broken, bold, played = run_many(
        {**environment, "LANGUAGE": "de"},
        *[
            ("watch", "--players", "2", "--seed", "1", "--bots", bots)
            for bots in ("broken", "random:bold", "raiser,miser")
        ],
    )
    assert "Der Bot broken aus others-bots lässt sich nicht laden: " in broken.stderr
    assert "random kann nicht „bold“ spielen" in bold.stderr
    told = " ".join(played.stdout.split())
    assert re.search(r"Der Bot raiser hat versagt \(Fehler ValueError in others_bots.py, Zeile \d+\): Der Broker", told)


def test_the_example_of_the_document_plays_as_it_stands_there(tmp_path: Path) -> None:
    """Both of its files are written as they are printed, and the package is installed by pip without any network."""
    _, _, section = DOCUMENT.read_text().partition("## Your own bot")
    python_file, project = re.findall(r"```(?:python|toml)\n(.*?)```", section, re.DOTALL)[:2]
    assert len([line for line in python_file.splitlines() if line.strip()]) <= 10
    source, site = tmp_path / "source", tmp_path / "site"
    source.mkdir()
    (source / "miser.py").write_text(python_file)
    (source / "pyproject.toml").write_text(project)
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--quiet", "--target", str(site)]
    pip = [sys.executable, "-m", "pip", "install", *offline, str(source)]
    done = subprocess.run(pip, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    (miser, _) = simulated(found_in(site), "miser,random", 2)
    assert miser["bot"] == "miser" and miser["faults"] == 0


def test_there_is_a_name_for_each_thing_that_can_be_wrong() -> None:
    assert {"raiser", "hanger", "cheat", "mute", "quitter", "leaver", "broken"} <= {*ENTRIES}


def test_a_tournament_tells_of_faults(environment: dict[str, str]) -> None:
    done = run(environment, "tournament", "--bots", "raiser,random", "--deals", "1", "--seed", "1")
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert re.search(
        r"The broker answered \d+ times for raiser, which failed; the first time it raised ValueError", said
    )
    assert "Those of bots from other packages are by the clock" in said


PAINTED = r"red:\x1b[31m, dark:\x9b40m, backwards:\u202e, half a sign:\ud83d, "


def test_what_an_error_says_does_nothing_to_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    """Neither its words nor the name of its class: signs that are none are written out, wherever they are read."""
    page, journal = tmp_path / "page.html", tmp_path / "journal"
    kept = ("--html", str(page), "--journal", str(journal))
    done = run(environment, "tournament", "--bots", "painter,random", "--deals", "1", *kept)
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert r"raised Odd\x1b[1m (others_bots.py, line " in said and PAINTED + r"<b>bold</b> \x00." in said
    (warning,) = report_in(page.read_text())["warnings"]
    assert warning.endswith(PAINTED + r"<b>bold</b> \x00.") and "<b>bold" not in page.read_text()
    for text in (done.stdout, done.stderr, warning, journal.read_text()):
        assert all(sign.isprintable() or sign == "\n" for sign in text)


def test_a_journal_does_not_mix_two_versions_of_a_bot(tmp_path: Path) -> None:
    changing = install(tmp_path)
    journal = ("--journal", str(tmp_path / "journal"))
    played = run(changing, "tournament", "--bots", "miser,random", "--deals", "1", *journal)
    assert played.returncode == 0, played.stderr
    with (tmp_path / "others_bots.py").open("a") as module:
        module.write("# better\n")
    again = run(changing, "tournament", "--bots", "miser,random", "--deals", "1", *journal)
    assert again.returncode == 2
    assert "is the journal of another tournament: packages is {'miser': 'others-bots 1.0 " in again.stderr


def test_the_terminal_tells_of_faults_without_the_cards(environment: dict[str, str]) -> None:
    done = run(environment, "watch", "--players", "2", "--bots", "raiser,miser", "--seed", "1")
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert re.search(r"The bot raiser raised ValueError \(others_bots.py, line \d+\): the broker answered in", said)
    assert "I hold" not in said


def test_they_are_listed_with_what_is_left_out(environment: dict[str, str]) -> None:
    listed = run(environment, "bots").stdout
    assert "miser" in listed and "from others-bots" in listed and "Bot 'broker' of others-bots is left out" in listed
