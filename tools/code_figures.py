"""How large and how tangled the code is, beside what we want: `make code-figures`.

python tools/code_figures.py            the table
python tools/code_figures.py --names    and the places behind every figure that is over its goal
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Modules and lines are those of the package: what is in the wheel.
MODULES_GOAL, LINES_GOAL, SMALL_MODULES_GOAL, WORD_FILES_GOAL = 320, 48_000, 5, 110
SMALL = 60
# What the broker thinks of a card is a class with the name of the card.
MIRRORS = ("stockpile.bots.broker.",)
CARDS = ("stockpile.rules.investors", "stockpile.rules.strategies")


@dataclass(frozen=True)
class Figure:
    what: str
    goal: int
    places: list[str]
    count: int


class Package:
    """All modules of the package, parsed once."""

    def __init__(self, source: Path) -> None:
        self.paths = {_module(source, path): path for path in sorted(source.joinpath("stockpile").rglob("*.py"))}
        self.trees = {name: ast.parse(path.read_text()) for name, path in self.paths.items()}

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """The modules of ours that each module imports anywhere, under TYPE_CHECKING and in functions too."""
        return {name: set(self._imported(name, ast.walk(tree))) - {name} for name, tree in self.trees.items()}

    @cached_property
    def imports_at_start(self) -> dict[str, set[str]]:
        """Those that it imports outside of functions: a cycle of these is a cycle of types or of modules."""
        return {name: set(self._imported(name, _outside_functions(tree))) - {name} for name, tree in self.trees.items()}

    def _imported(self, name: str, nodes: Iterator[ast.AST]) -> Iterator[str]:
        for node in nodes:
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.trees)
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    package = name if self.paths[name].name == "__init__.py" else name.rpartition(".")[0]
                    parent = package.split(".")[: len(package.split(".")) - node.level + 1]
                    base = ".".join([*parent, base]).rstrip(".")
                for alias in node.names:
                    inner = f"{base}.{alias.name}"
                    if inner in self.trees or base in self.trees:
                        yield inner if inner in self.trees else base


def _module(source: Path, path: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _outside_functions(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _outside_functions(node)


def repeated_classes(package: Package) -> dict[str, list[str]]:
    """Top-level classes whose name is defined in more than one module; mirrors of cards count once."""
    found = defaultdict(list)
    for name, tree in package.trees.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(name)
    cards = {name for name, modules in found.items() if any(module.startswith(CARDS) for module in modules)}
    for name in cards:
        found[name] = [module for module in found[name] if not module.startswith(MIRRORS)]
    return {name: modules for name, modules in sorted(found.items()) if len(modules) > 1}


def small_modules(package: Package) -> list[str]:
    """Modules of fewer than 60 lines that one other module imports: mostly a paragraph of it."""
    importers = defaultdict(set)
    for name, imported in package.imports.items():
        for each in imported:
            importers[each].add(name)
    return [
        f"{name} ({lines} lines, for {next(iter(importers[name]))})"
        for name, path in package.paths.items()
        if path.name != "__init__.py" and len(importers[name]) == 1 and (lines := _lines(path)) < SMALL
    ]


def cycles(imports: Mapping[str, set[str]]) -> list[list[str]]:
    """Groups of modules that import one another, by Tarjan's algorithm."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    groups: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for each in sorted(imports[name]):
            if each not in order:
                visit(each)
                low[name] = min(low[name], low[each])
            elif each in stack:
                low[name] = min(low[name], order[each])
        if low[name] == order[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                groups.append(sorted(group))

    for name in imports:
        if name not in order:
            visit(name)
    return groups


def _lines(path: Path) -> int:
    return len(path.read_text().splitlines())


def figures(root: Path) -> list[Figure]:
    package = Package(root / "src")
    repeated = repeated_classes(package)
    small = small_modules(package)
    tangled = cycles(package.imports_at_start)
    largest = sorted(package.paths, key=lambda name: -_lines(package.paths[name]))
    lines = sum(_lines(path) for path in package.paths.values())
    words = [path for path in (root / "src").rglob("*") if path.suffix in (".ftl", ".md")]
    return [
        Figure("Python modules in the wheel", MODULES_GOAL, [], len(package.paths)),
        Figure(
            "lines of Python in the wheel",
            LINES_GOAL,
            [f"{name} ({_lines(package.paths[name])})" for name in largest[:20]],
            lines,
        ),
        Figure(
            "class names defined twice or more",
            0,
            [f"{name}: {', '.join(modules)}" for name, modules in repeated.items()],
            len(repeated),
        ),
        Figure(f"modules under {SMALL} lines with one importer", SMALL_MODULES_GOAL, small, len(small)),
        Figure("groups of modules that import one another", 0, [", ".join(group) for group in tangled], len(tangled)),
        Figure("word files", WORD_FILES_GOAL, [], len(words)),
    ]


def main() -> None:
    names = "--names" in sys.argv[1:]
    for figure in figures(ROOT):
        over = figure.count > figure.goal
        print(f"{figure.what:<48}{figure.count:>8,}   goal {figure.goal:>6,}{'   over' if over else ''}")
        if over and names:
            print(*(f"    {place}" for place in figure.places), sep="\n")


if __name__ == "__main__":
    main()
