"""Memory never lies: what observers are held to know of portfolios fits the truth at every moment (R-INFO-3)."""

from stockpile.lab.checks.broken import Broken
from stockpile.rules.cards import BOOM, BUST, HELD
from stockpile.rules.game import Game
from stockpile.rules.knowledge import HIDDEN, START
from stockpile.rules.state import BARS
from stockpile.rules.step import ACTION, DEMAND


def check_memories(game: Game) -> None:
    """Of every observer, about every portfolio."""
    for observer in range(game.players + 1):
        for owner in range(game.players):
            check_memory(game, observer, owner)


def check_memory(game: Game, observer: int, owner: int) -> None:
    """What one observer is held to know of one portfolio."""
    known, barred = _row(game, observer, owner)
    held = game.regular[owner * HELD : owner * HELD + HELD]
    wrong = f"observer {observer} knows {known} and bars {barred} of seat {owner}, who has {held}"
    if observer == owner:
        if any(known) or any(barred):
            raise Broken(wrong)
        return
    in_range = all(0 <= bar <= barred[HIDDEN] for bar in barred[:HELD])
    there = all(0 <= less <= more for less, more in zip(known, held, strict=True))
    if not (in_range and there and sum(known) + barred[HIDDEN] == sum(held)):
        raise Broken(wrong)
    hidden = [kind for kind in range(HELD) for _ in range(held[kind] - known[kind])]
    shares = game.chance.shares  # a sampled world has none: its past is not dealt
    if not fits(hidden, barred, shares[owner] if shares and barred[START] else None):
        raise Broken(wrong)
    # Between taking cards and the end of the action turns somebody may hold a Boom or Bust, otherwise nobody does.
    if game.phase not in (DEMAND, ACTION) and not barred[BOOM] == barred[BUST] == barred[HIDDEN]:
        raise Broken(wrong)
    if observer < game.players:
        public, _ = _row(game, game.players, owner)
        if any(mine < everybodys for mine, everybodys in zip(known, public, strict=True)):
            raise Broken(f"observer {observer} knows less of seat {owner} than the public: {known}, {public}")


def _row(game: Game, observer: int, owner: int) -> tuple[list[int], list[int]]:
    at = observer * game.players + owner
    return game.known[at * HELD : at * HELD + HELD], game.barred[at * BARS : at * BARS + BARS]


def fits(hidden: list[int], barred: list[int], start: int | None) -> bool:
    """Whether hidden cards can lie in a row, oldest first, none of a kind among the oldest `barred[kind]` places.

    `start` is the starting share, if it is known to be the oldest. Then the cards go into the row by how far they
    are barred: if one does not fit where it comes to lie so, no order fits.
    """
    rest = hidden.copy()
    first = 0
    if start is not None:
        if start not in rest or barred[start]:
            return False
        rest.remove(start)
        first = 1
    return all(bar <= place for place, bar in enumerate(sorted(barred[kind] for kind in rest), start=first))
