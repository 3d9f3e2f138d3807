"""A person at a real pseudo-terminal who always does the simplest thing, and the command run without one."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from itertools import count, takewhile
from pathlib import Path
from unittest.mock import patch

import pexpect
import pytest

from stockpile.cli import main
from stockpile.i18n import english, said_in
from stockpile.rules.config import Config
from stockpile.rules.game import Game

COMMAND = [sys.executable, "-c", "from stockpile.cli import main; main()"]
# Where something is typed: the messages there, which are known here by what they say in English.
STEPS = "card side pile bid price action company sale shown investor discard bonds player ability choice".split()
PROMPTS = [*[f"step-{step}" for step in STEPS], "play-pause"]
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
# What the person types at each prompt; bids are looked up in the menu.
SIMPLEST = {"Card": "1", "Action": "1", "Company": "1", "Bonds": "1"}
FIRST = ("Pile", "Investor", "Discard", "Ability", "Choice")  # where the first of the menu is typed
SECONDS = 300  # until a test gives up; machines may be busy


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return kept | {"XDG_DATA_HOME": str(home), "HOME": str(home), "TERM": "xterm-256color"} | more


def letters(shown: str) -> Counter[str]:
    """What is shown without spaces and frames: lines may end elsewhere, but nothing is lost."""
    return Counter(re.sub(r"[\s─-╿]", "", shown))


@dataclass(frozen=True)
class Result:
    returncode: int
    stdout: str
    stderr: str


def run(home: Path, *arguments: str) -> Result:
    """The command where there is no terminal, in this process."""
    out, err = StringIO(), StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", StringIO()),
        patch.object(sys, "argv", ["stockpile", *arguments]),
        patch.dict(os.environ, environment(home), clear=True),
        pytest.raises(SystemExit) as end,
    ):
        main()
    assert end.value.code is None or isinstance(end.value.code, int)
    return Result(end.value.code or 0, out.getvalue(), err.getvalue())


# Runs commands one after the other, in one process: what they import and the words of a language are loaded once.
MANY = """
import json, sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from stockpile.cli import main

for words in json.loads(sys.argv[1]):
    sys.argv, out, err, code = ["stockpile", *words], StringIO(), StringIO(), 0
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


def run_many(environment: Mapping[str, str], *commands: Sequence[str]) -> list[Result]:
    """Commands in another process, which has this environment and no terminal."""
    program = [sys.executable, "-c", MANY, json.dumps(commands)]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=SECONDS, check=True)
    return [Result(*json.loads(line)) for line in done.stdout.splitlines()]


def seed_with_two_cards(players: int) -> int:
    """A seed that deals the person, at seat 0, two different cards to begin with."""
    hands = ((seed, Game.new(Config(players), seed=seed).view(0).hand) for seed in count())
    return next(seed for seed, (first, second) in hands if first != second)


def prompts(language: str) -> dict[str, str]:
    """What stands before the cursor in a language, and the English word for it: the last two, of a sentence."""
    words = [" ".join(english(key).removesuffix(">").split()[-2:]) for key in PROMPTS]
    return dict(zip([said_in(language, key) for key in PROMPTS], words, strict=True))


class Terminal:
    """The command at a terminal of 80 by 24."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.language = more.get("LANGUAGE", "en")
        self.prompts = prompts(self.language)
        self._prompt = re.compile(rf"({'|'.join(map(re.escape, self.prompts))}) ")
        self.child: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            env=environment(home, **({"NO_COLOR": "1"} | more)),
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=SECONDS,
        )
        self.child.delaybeforesend = self.child.delayafterread = None
        self.raw = ""  # what came since the prompt before

    def wait(self) -> str:
        """Wait for the next prompt and give its word, or "" when the command has ended."""
        found = self.child.expect([self._prompt, pexpect.EOF])
        self.raw = str(self.child.before)
        if found == 1:
            self.child.close()
            return ""
        assert self.child.match is not None and isinstance(self.child.match, re.Match)
        return self.prompts[self.child.match[1]]

    @property
    def shown(self) -> str:
        """What came since the prompt before, without colours."""
        return ANSI.sub("", self.raw).replace("\r\n", "\n")

    @property
    def menu(self) -> str:
        """The choices of the open prompt: the lines at the end that are indented."""
        lines = self.shown.rstrip().splitlines()
        indented = list(takewhile(lambda line: line.startswith("  "), reversed(lines)))
        return "\n".join(reversed(indented))

    def type(self, line: str) -> str:
        """Type a line and wait for the next prompt."""
        self.child.sendline(line)
        return self.wait()

    def simplest(self, prompt: str) -> str:
        """What the person types: the first of everything, the last pile for its lowest price, or only Enter."""
        if prompt == "Bid":
            pile, price = re.findall(r"\b([A-E]) (\d+)", self.menu)[-1]
            return f"{pile} {price}"
        if prompt == "Side":
            return said_in(self.language, "typed-up")
        if prompt in FIRST:
            return self.menu.split()[0]
        return SIMPLEST.get(prompt, "")

    def play(self, prompt: str, answers: int | None = None) -> str:
        """Go on from a prompt for so many lines, or to the end; gives the next prompt."""
        while prompt and (answers is None or answers > 0):
            prompt = self.type(self.simplest(prompt))
            answers = answers - 1 if answers is not None else None
        return prompt

    def play_until(self, wanted: str, prompt: str) -> str:
        """Go on from a prompt until another one comes."""
        while prompt and prompt != wanted:
            prompt = self.type(self.simplest(prompt))
        return prompt


def only_game(home: Path) -> Path:
    """The one game that is kept."""
    (path,) = (home / "stockpile" / "games").glob("*.txt")
    return path
