"""Write docs/research/observation.md: every field of an observation, from the table that the encoder is held to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from stockpile.envs.core.encoding import VERSION
from stockpile.envs.fields import EVERYTHING_FIELDS, FULL_FIELDS, SEATS, SMALL_FIELDS, Field, Labels
from stockpile.envs.observation import FULL, SMALL

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "research" / "observation.md"
TABLE = "\n| from | field | numbers | limits | meaning |\n| ---: | --- | --- | --- | --- |\n"
SHORT = 5  # as many names of numbers are written out in the table


def document() -> str:
    return "".join(parts())


def parts() -> Iterator[str]:
    yield f"""<!-- Written by `make fields` from src/stockpile/envs/fields.py and tools/write_fields.py. -->

# Observations

What a seat sees, as an array of whole numbers (`int16`). It is made from the seat's view and has nothing that is not
in it (section "Who knows what" of [the rules](../rules.md)); from a game it is made faster, without the view, and is
the same to the byte. This is version {VERSION}. Within a version fields, their places and their meanings never change;
a test holds that.

- The layout is **the same for all numbers of players, modules and boards**. What is not in play is 0.
- **Seats are counted clockwise from the observer**, who comes first: {", ".join(SEATS)}. So what holds
  for "the next player" holds in every chair. Actions are absolute: the answer `seat 2` is seat 2, and `seat` says
  where one sits oneself.
  For spectators `me` is seat 0.
- Money is in thousands of dollars. Odds are not in it: they follow from `forecast` and `forecasts_unseen`.
- `SMALL` has {SMALL.size} numbers, what one needs to play. `FULL` has {FULL.size}: it starts with the same ones and
  has everything that a view has. `EVERYTHING` adds all secrets, for centralised critics, and no
  player may see it.

```python
>>> from stockpile import Game
>>> from stockpile.envs.observation import SMALL
>>> numbers = SMALL.encode(Game.new(seed=1).view(0))
>>> SMALL.part(numbers, "values").tolist()
[5, 5, 5, 5, 5, 5]
>>> people = SMALL.decode(numbers)
>>> people["seat"], people["question"], people["hand"]
({{'seat-0': 1}}, {{'place': 1}}, {{'auto': 1, 'fee-3': 1}})

```

`SMALL.encode(view)` is from a view, `SMALL.encode_game(game, seat)` the fast way from a game, and
`EVERYTHING.encode_game(game)` all there is. `SMALL.part` cuts a field out of an array or of a batch of them.
`SMALL.decode` names every number. `SMALL.scaled` makes `float32` of them for networks: each divided by its upper limit,
but by no more than 100; what is scaled cannot be decoded.

In all fields seats are relative, as above, but where they are called seats by number. Spaces of a bidding track are
counted from 0 in answers (`bid A 0`) and from 1 here, where 0 is no bid. Names like `step-7`, `investor-26` and
`strategy-22` are steps that ask nothing, and room for later cards.

## The small observation
"""
    yield TABLE + "".join(map(line, SMALL_FIELDS))
    yield "\n## What the full one has besides\n" + TABLE + "".join(map(line, FULL_FIELDS[len(SMALL_FIELDS) :]))
    yield """
## Everything

After what spectators see in the full form come the secrets of all seats, seat 0 first.
"""
    yield TABLE + "".join(map(line, EVERYTHING_FIELDS[len(FULL_FIELDS) :]))
    yield "\n## Names of the numbers\n\nWhere a field has many numbers, these are they, in their order.\n\n"
    for title, names in long_labels().items():
        yield f"- **{title}**: {', '.join(names)}\n"


def line(field: Field) -> str:
    limits = f"{field.low} to {field.high}"
    return f"| {field.at} | `{field.name}` | {shape(field)} | {limits} | {field.meaning} |\n"


def shape(field: Field) -> str:
    """How many numbers, and by what."""
    return " × ".join(TITLES.get(names) or f"{len(names)} ({_range(names)})" for names in field.labels) or "1"


def _range(names: Labels) -> str:
    return ", ".join(names) if len(names) <= 2 * SHORT else f"{names[0]} to {names[-1]}"


def long_labels() -> dict[str, Labels]:
    found: dict[str, Labels] = {}
    for field in EVERYTHING_FIELDS:
        for names in field.labels:
            if names in TITLES:
                found[TITLES[names]] = names
    return found


def _titles() -> dict[Labels, str]:
    fields = {field.name: field for field in EVERYTHING_FIELDS}
    known = {
        "seats": fields["money"].labels[0],
        "companies": fields["values"].labels[0],
        "steps": fields["question"].labels[0],
        "forecasts": fields["forecasts"].labels[0],
        "cards": fields["piles"].labels[1],
        "market cards": fields["hand"].labels[0],
        "cards held": fields["portfolio"].labels[1],
        "commerce cards": fields["commerce_hand"].labels[0],
        "investors": fields["offers"].labels[0],
        "strategy cards": fields["strategies"].labels[0],
        "piles": fields["bid"].labels[0],
        "modules": fields["modules"].labels[0],
        "bars": fields["barred"].labels[1],
        "columns of the standing": fields["standing"].labels[1],
        "seats by number": fields["seat"].labels[0],
    }
    return {names: f"{len(names)} {title}" for title, names in known.items()}


TITLES = _titles()


def main() -> None:
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
