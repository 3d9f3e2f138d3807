"""A package of somebody else with bots, as it lies there when it is installed. Nothing is built or fetched for it."""

from __future__ import annotations

import os
from pathlib import Path

# The example of docs/bots.md, and what can be wrong with a bot.
MODULE = """
import os
import time

from stockpile.bots import Bot, Budget


class Miser:
    def decide(self, view):
        return view.answers[-1]


class Listener:
    hears = True

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        told = {event.name for event in self.heard}
        assert self.seed and "round-started" in told
        return view.answers[0]


class Raiser(Miser):
    def decide(self, view):
        raise ValueError(f"I hold {view.hand}")


class Painter(Miser):
    def decide(self, view):
        odd = type("Odd\\x1b[1m", (Exception,), {})
        raise odd("red:\\x1b[31m, dark:\\x9b40m, backwards:\\u202e, half a sign:\\ud83d, <b>bold</b>\\r\\x00")


class Seeded(Miser):
    def __init__(self, *, seed):
        self.seed = seed

    def decide(self, view):
        assert self.seed
        return view.answers[0]


class Planner(Seeded):
    def __init__(self, depth=3, *, seed=None):
        super().__init__(seed=seed)
        assert depth == 3


class Chooser(Seeded):
    def __init__(self, **options):
        super().__init__(**options)


class Hasty(Miser):
    def __init__(self, *, depth=3):
        assert depth == 3


class Hanger(Miser):
    def decide(self, view):
        while True:
            try:
                time.sleep(1)
            except BaseException:
                pass


class Cheat(Miser):
    def decide(self, view):
        from stockpile.rules.answers import ANSWERS

        return next(answer for answer in ANSWERS if answer not in view.answers)


class Mute(Miser):
    def decide(self, view):
        print("nothing to say")
        return "pass"


class Quitter(Miser):
    def decide(self, view):
        os._exit(3)


class Leaver(Miser):
    def decide(self, view):
        raise SystemExit


class Unspeakable(Miser):
    def decide(self, view):
        class Odd(Exception):
            def __str__(self):
                raise RuntimeError("no words")

        raise Odd


class Untraceable(Miser):
    def decide(self, view):
        class Odd(Exception):
            __traceback__ = property(lambda self: 1 / 0)

        raise Odd


class Glutton(Miser):
    def decide(self, view):
        return view.answers[-1] if bytearray(9 << 30) else None


SEEN = set()


class Gossip(Miser):
    def decide(self, view):
        SEEN.add(view.observer)
        assert len(SEEN) == 1, "somebody else has been here"
        return view.answers[-1]


class Closed(Budget):
    def __reduce__(self):
        raise RuntimeError("not for you")


class Secretive(Miser):
    thinks = Closed(milliseconds=100)


class Vague(Miser):
    thinks = "100ms"


class VagueBot(Bot):
    thinks = "100ms"

    def decide(self, view):
        return view.answers[-1]


class Endless(Miser):
    thinks = Budget()


class Nosy(Miser):
    hears = "all"


class Demanding(Miser):
    def __init__(self, seed, money):
        pass


class Unready:
    pass
"""
SLEEPY = "import time\n\ntime.sleep(1000)\n"
BROKEN = 'raise RuntimeError("not\\ntoday")\n'
ENTRIES = {
    "miser": "others_bots:Miser",
    "listener": "others_bots:Listener",
    "raiser": "others_bots:Raiser",
    "painter": "others_bots:Painter",
    "seeded": "others_bots:Seeded",
    "planner": "others_bots:Planner",
    "chooser": "others_bots:Chooser",
    "hasty": "others_bots:Hasty",
    "hanger": "others_bots:Hanger",
    "cheat": "others_bots:Cheat",
    "mute": "others_bots:Mute",
    "quitter": "others_bots:Quitter",
    "leaver": "others_bots:Leaver",
    "unspeakable": "others_bots:Unspeakable",
    "untraceable": "others_bots:Untraceable",
    "glutton": "others_bots:Glutton",
    "gossip": "others_bots:Gossip",
    "secretive": "others_bots:Secretive",
    "vague": "others_bots:Vague",
    "vague-bot": "others_bots:VagueBot",
    "endless": "others_bots:Endless",
    "nosy": "others_bots:Nosy",
    "sleepy": "sleepy_bots:Bot",
    "demanding": "others_bots:Demanding",
    "unready": "others_bots:Unready",
    "absent": "others_bots:Nobody",
    "broken": "broken_bots:Bot",
    "broker": "others_bots:Miser",
    "oracle": "others_bots:Miser",
    "Very Loud": "others_bots:Miser",
}


def install(folder: Path, module: str = MODULE, entries: dict[str, str] = ENTRIES) -> dict[str, str]:
    """Lay the files of an installed package into a folder; gives the environment that finds them."""
    (folder / "others_bots.py").write_text(module)
    (folder / "broken_bots.py").write_text(BROKEN)
    (folder / "sleepy_bots.py").write_text(SLEEPY)
    facts = folder / "others_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: others-bots\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (facts / "entry_points.txt").write_text("\n".join(["[stockpile.bots]", *lines, ""]))
    (facts / "RECORD").write_text("")
    return found_in(folder)


def found_in(folder: Path) -> dict[str, str]:
    """The environment in which Python finds what lies in a folder, besides what it finds here."""
    here = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *([here] if here else [])])}
