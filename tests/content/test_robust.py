"""Whatever a user writes in place of a figure is taken, or refused by name, and breaks nothing else."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from stockpile.content import ContentError, load
from stockpile.content.files import read_ours
from stockpile.content.loader import assemble

OURS = read_ours()
BEFORE = read_ours()


def places(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every entry of a file, tables and marks of provenance among them."""
    for key, value in table.items():
        yield (*path, key)
        if isinstance(value, dict):
            yield from places(value, (*path, key))


PLACES = [place for stem, tree in OURS.items() for place in places(tree, (stem,))]
SINGLE = st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["$", "2$"])
VALUES = st.recursive(
    SINGLE,
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.sampled_from(["name", "provenance"]), inner),
    max_leaves=8,
)


@given(st.sampled_from(PLACES), VALUES)
def test_any_value_at_any_place(place: tuple[str, ...], value: Any) -> None:
    stem, *keys = place
    theirs = value
    for key in reversed(keys):
        theirs = {key: theirs}
    refused: ContentError | None = None
    marks = set(load().provenance)
    try:
        marks = set(assemble(OURS, {stem: theirs}).provenance)
    except ContentError as error:
        refused = error
    assert marks == set(load().provenance)
    assert refused is None or (refused.file.endswith(".toml") and str(refused.reason))
    assert BEFORE == OURS
