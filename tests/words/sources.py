"""Which messages the sources say: found in the code, not by running it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import stockpile

SOURCE = Path(stockpile.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


def trees(*rooms: str) -> Iterator[ast.Module]:
    """The parsed files of some rooms."""
    for room in rooms:
        for path in sorted((SOURCE / room).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"), str(path))


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


def said(tree: ast.AST) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Every message that is said by its whole key, with the names of its parameters unless they are unpacked."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            names = [keyword.arg for keyword in node.keywords]
            params = None if None in names else frozenset(name for name in names if name is not None)
            for key in texts(node.args[0]) if isinstance(node.args[0], ast.Constant | ast.IfExp) else ():
                if KEY.fullmatch(key):
                    yield key, params


def reasons() -> set[str]:
    """Every reason that the rules give for refusing an answer."""
    return {
        text
        for tree in trees("rules")
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == "why_not"
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value is not None
        for text in texts(returned.value)
        if KEY.fullmatch(text)
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
