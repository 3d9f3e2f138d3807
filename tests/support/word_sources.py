"""Which messages the sources say: found in the code, not by running it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import stockpile
from stockpile.i18n import source

SOURCE = Path(stockpile.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
KIND = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def trees(*rooms: str) -> Iterator[ast.Module]:
    """The parsed files of some rooms."""
    for room in rooms:
        yield from _parsed(room)


@cache
def _parsed(room: str) -> tuple[ast.Module, ...]:
    place = SOURCE / room
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return tuple(ast.parse(path.read_text("utf-8"), str(path)) for path in files)


def texts(tree: ast.AST) -> Iterator[str]:
    """Every string that stands in the code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def patterns(tree: ast.AST) -> Iterator[re.Pattern[str]]:
    """Every string with gaps that begins like a key: `f"event-{name}"` as a pattern."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
            if re.match(r"[a-z]+\\-", parts[0]):
                yield re.compile("".join(parts))


SAYERS = ("say", "english", "UserError")


def said(tree: ast.AST) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Every message that is said by its whole key, with the names of its parameters unless they are unpacked."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYERS:
            names = [keyword.arg for keyword in node.keywords]
            params = None if None in names else frozenset(name for name in names if name is not None)
            for key in texts(node.args[0]) if isinstance(node.args[0], ast.Constant | ast.IfExp) else ():
                if KEY.fullmatch(key):
                    yield key, params


REFUSALS = ("why_not", "refuse_bid", "refuse_placing", "not_now")


def _refusals(tree: ast.AST) -> Iterator[ast.AST]:
    """Where reasons stand: in what the refusing functions return, and in tables of reasons."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in REFUSALS:
            yield from (
                each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value is not None
            )
        elif (
            isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Dict)
        ):
            yield from node.value.values if node.targets[0].id == "_REASONS" else ()


def reasons() -> set[str]:
    """Every reason that the rules give for refusing an answer; what an answer is compared with is none."""
    found: set[str] = set()
    for place in (place for tree in trees("rules") for place in _refusals(tree)):
        compared = {text for each in ast.walk(place) if isinstance(each, ast.Compare) for text in texts(each)}
        found |= {text for text in texts(place) if KEY.fullmatch(text)} - compared
    return found


def money_reasons() -> set[str]:
    """Every reason for which the rules move money."""
    return {
        text
        for tree in trees("rules")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("pay", "receive")
        for text in texts(call.args[-1])
    }


# The browser's sources are read as text: a key is what stands in quotation marks and looks like one.
_IN_WEB = re.compile(r"""(["'`])([a-z]+(?:-(?:[a-z0-9]+|\$\{[^}]*\}))+(?:\$\{[^}]*\})?)\1""")
_GAP = re.compile(r"\$\{[^}]*\}")


@cache
def web_texts() -> frozenset[str]:
    """Everything in the browser's sources that is written like a key; gaps are filled in at run time."""
    files = [file for kind in ("*.svelte", "*.ts") for file in WEB.rglob(kind) if file.name != "api.ts"]
    assert len(files) > 40
    return frozenset(found[1] for file in files for found in _IN_WEB.findall(file.read_text("utf-8")))


def web_patterns() -> list[re.Pattern[str]]:
    """Those with gaps: `event-${name}` as a pattern."""
    return [re.compile(".+".join(map(re.escape, _GAP.split(text)))) for text in web_texts() if "${" in text]


# What raises errors for people and knows no catalogue, and what raises them besides.
BELOW = ("errors.py", "processes.py", "content", "rules", "records", "bots", "lab")
RAISING = (*BELOW, "envs", "server", "cli")
_FACTS = re.compile(r"\{ \$(\w+) \}")


@cache
def prefixes() -> tuple[str, ...]:
    """What the keys of errors begin with: `prefix` of their classes, and of what stands in them as a reason."""
    classes = [node for tree in trees(*RAISING) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assigned = [node for each in classes for node in each.body if isinstance(node, ast.Assign)]
    named = [
        node.value for node in assigned if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "prefix"
    ]
    return ("fault", "wrong-system", "wrong-database", *(text for value in named for text in texts(value)))


def kinds() -> dict[str, tuple[str, frozenset[str]]]:
    """The messages of errors in the English catalogue: by key the kind, and the names of the facts."""
    messages = re.findall(r"^([a-z][a-z0-9-]+) = (.*)$", source("en"), re.MULTILINE)
    return {
        key: (key.removeprefix(f"{prefix}-"), frozenset(_FACTS.findall(text)))
        for key, text in messages
        for prefix in prefixes()
        if key.startswith(f"{prefix}-")
    }


# Who makes an error or a reason, and which of the arguments is the kind.
TELLERS = {"ConfigError": 0, "ChanceError": 0, "RecordError": 0, "NotWhole": 0, "JournalError": 0, "PuzzleError": 0}
TELLERS |= {"BadBot": 0, "BrokenBot": 0, "KeepingError": 0, "CannotMove": 0, "BackupProblem": 0}
TELLERS |= {"ContentError": 2, "BadDeal": 1, "error": 0, "wrong": 0, "message_for": 0}


def kinds_told() -> Iterator[tuple[str, frozenset[str]]]:
    """Every kind that an error is plainly made with, and the names of its facts."""
    for call in (node for tree in trees(*RAISING) for node in ast.walk(tree)):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        facts = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
        if name in TELLERS and len(call.args) > TELLERS[name] and len(facts) == len(call.keywords):
            value = {"value"} if name == "wrong" else set()  # it says what it is by itself
            yield from ((kind, facts | value) for kind in texts(call.args[TELLERS[name]]) if KIND.fullmatch(kind))


def kinds_made() -> list[re.Pattern[str]]:
    """Kinds that are put together: `f"{name}-deck"` as a pattern."""
    return [
        re.compile(
            "".join(re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in made.values)
        )
        for tree in trees(*RAISING)
        for made in ast.walk(tree)
        if isinstance(made, ast.JoinedStr) and any(isinstance(each, ast.Constant) for each in made.values)
    ]
