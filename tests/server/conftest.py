"""One server for the tests that do not change how it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.support.running import Person, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as address:
        yield address


@pytest.fixture
def somebody(address: str) -> Iterator[Callable[..., Person]]:
    """People with names of their own."""
    came: list[Person] = []
    numbers = count(1)

    def come(name: str | None = None) -> Person:
        person = Person(address, f"Guest {next(numbers)}" if name is None else name)
        came.append(person)
        return person

    yield come
    for person in came:
        person.close()
