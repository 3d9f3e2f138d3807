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
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
# Modules and lines are those of the package: what is in the wheel.
MODULES_GOAL, LINES_GOAL, SMALL_MODULES_GOAL, WORD_FILES_GOAL = 320, 48_000, 5, 110
SMALL = 60
# What is not counted here, and where it is.
MEASURED_ELSEWHERE = {
    "files a new question / a new investor touches": "the recipes in CONTRIBUTING.md and tests/test_recipes.py",
    "time of make test": "its last lines",
    "instructions a decision": "tests/properties/test_instructions.py",
}
# Class names are those of the whole tree but its tests.
FOLDERS = ("src", "loadtest", "fuzz", "tools", "examples")
# What the broker thinks of a card is a class with the name of the card: both derive from bases of cards.
CARD_BASES = frozenset({"Investor", "Strategy"})
MIRROR_BASES = frozenset({"Thinker", "StrategyWorth"})


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
        """The modules of ours that each module imports anywhere: under TYPE_CHECKING and in functions, cycles hide."""
        return {name: set(self._imported(name, ast.walk(tree))) - {name} for name, tree in self.trees.items()}

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


class ClassPlace(NamedTuple):
    """Where a class is defined, and the names of its bases."""

    path: str
    bases: frozenset[str]


def repeated_classes(root: Path) -> dict[str, list[str]]:
    """Classes, private ones too, whose name is defined more than once; a card and its mirror count once."""
    found = _classes(root)
    derived_from = {base for places in found.values() for place in places for base in place.bases}
    for name, places in found.items():
        cards = [place for place in places if _descends(place, CARD_BASES, found)]
        if cards and name not in derived_from:  # what others derive from is no card
            found[name] = [place for place in places if not _descends(place, MIRROR_BASES, found)]
    return {name: [place.path for place in places] for name, places in sorted(found.items()) if len(places) > 1}


def _classes(root: Path) -> dict[str, list[ClassPlace]]:
    found = defaultdict(list)
    for path in [*root.glob("*.py"), *(path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py")))]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                bases = frozenset(base.id for base in node.bases if isinstance(base, ast.Name))
                found[node.name].append(ClassPlace(str(path.relative_to(root)), bases))
    return found


def _descends(place: ClassPlace, ancestors: frozenset[str], found: Mapping[str, list[ClassPlace]]) -> bool:
    """Whether one of the ancestors is above a class."""
    parents = [parent for base in place.bases for parent in found.get(base, ())]
    return bool(place.bases & ancestors) or any(_descends(parent, ancestors, found) for parent in parents)


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
    repeated = repeated_classes(root)
    small = small_modules(package)
    tangled = cycles(package.imports)
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
            "class names defined twice or more in the tree",
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
    for what, where in MEASURED_ELSEWHERE.items():
        print(f"{what:<48}see {where}")


if __name__ == "__main__":
    main()
