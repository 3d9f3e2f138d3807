"""Hold the rules against the tests: which rules no test shows, and which tests name rules that do not exist.

    python tools/check_rules.py

A rule is a paragraph of docs/rules.md that opens with its number (`**R-DEM-4**`, `**S-TAX-SHELTER**`, `**W-1**`); a
test says with `@shows("R-DEM-4", "W-1")` what it shows. Ends with 1 if anything is amiss.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^\*\*([RWS](?:-[A-Z0-9]+)+)\*\*", re.MULTILINE)


def main() -> int:
    found = faults(ROOT / "docs" / "rules.md", ROOT / "tests")
    for fault in found:
        print(fault)
    return 1 if found else 0


def faults(rules: Path, tests: Path) -> list[str]:
    """Everything that is amiss, one line each."""
    numbers = RULE.findall(rules.read_text(encoding="utf-8"))
    found = [f"{rules.name} has no rule"] if not numbers else []
    found += [
        f"{number}: more than once in {rules.name}" for number in sorted(set(numbers)) if numbers.count(number) > 1
    ]
    shown: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        for line, number, is_test in claims(path.read_text(encoding="utf-8")):
            where = f"{path.relative_to(tests.parent)}:{line}"
            if not is_test:
                found.append(f"{where}: {number} is not shown by a test")
            elif number not in numbers:
                found.append(f"{where}: no rule {number} in {rules.name}")
            else:
                shown.add(number)
    return found + [f"{number}: no test shows it" for number in dict.fromkeys(numbers) if number not in shown]


def claims(source: str) -> Iterator[tuple[int, str, bool]]:
    """What `@shows(...)` says in a file: line, rule, and whether it stands at a function that pytest runs."""
    if "@shows(" not in source:
        return
    tree = ast.parse(source)
    tests = {node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                for number in shown_by(decorator):
                    yield decorator.lineno, number, node in tests


def shown_by(decorator: ast.expr) -> list[str]:
    """The rules a decorator names; what is no plain text stands as it is written, and so is no rule."""
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "shows":
        return [str(arg.value) if isinstance(arg, ast.Constant) else ast.unparse(arg) for arg in decorator.args]
    return []


if __name__ == "__main__":
    sys.exit(main())
