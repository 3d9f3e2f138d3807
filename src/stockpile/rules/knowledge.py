"""Who knows which cards lie in a regular portfolio (R-INFO-3), for every observer and every owner.

An observer has, for each owner, `known[kind]`: cards of that kind known to be there. All other cards of the owner are
*hidden*; think of them as a row, the newest first. `cap[kind]` says that only the newest `cap[kind]` hidden cards can
be of that kind: whenever a company splits or goes bankrupt, no card that stayed hidden can be of it, and after the
owner's action turn none can be Boom or Bust. Exclusions only ever hit whole rows, so the older a hidden card, the
fewer kinds it can be: the row is a chain, and two small lists of counts say all there is to know.

When a hidden card of a kind shows itself, which of the hidden ones it was stays open. Taking the *oldest* that could
be it leaves exactly the possibilities of all cases together. (How likely each case is, given that the owner chose to
show or sell it, is not reasoned out: docs/architecture.md, Views.)

`cap[ANY]` counts the hidden cards, and `cap[START]` is 1 while the oldest of them is the starting share, which differs
from every other seat's starting share (R-SET-4).
"""

from typing import Final

from stockpile.rules.cards import BOOM, BUST, HELD, STOCKS
from stockpile.rules.state import CAP, State

ANY: Final = 8
START: Final = 9


def begin(game: State, shares: tuple[int, ...]) -> None:
    """Every seat has one hidden card, its starting share (R-SET-4)."""
    players = game.players
    game.known = [0] * ((players + 1) * players * HELD)
    game.cap = [0] * ((players + 1) * players * CAP)
    for seat in range(players):
        game.regular[seat * HELD + shares[seat]] += 1
    for observer in range(players + 1):
        for owner in range(players):
            if owner != observer:
                base = (observer * players + owner) * CAP
                for company in range(STOCKS):
                    game.cap[base + company] = 1
                game.cap[base + ANY] = game.cap[base + START] = 1
                if observer < players:
                    game.cap[base + shares[observer]] = 0


def gain(game: State, owner: int, kind: int, knowers: int) -> None:
    """A card comes into a regular portfolio; `knowers` is the mask of observers who have seen its face."""
    game.regular[owner * HELD + kind] += 1
    players = game.players
    for observer in range(players + 1):
        if observer == owner:
            continue
        if knowers >> observer & 1:
            game.known[(observer * players + owner) * HELD + kind] += 1
        else:
            base = (observer * players + owner) * CAP
            for at in range(base, base + START):
                game.cap[at] += 1


def lose(game: State, owner: int, kind: int) -> None:
    """A card leaves a regular portfolio, seen by all. Who knew of two knows of one."""
    game.regular[owner * HELD + kind] -= 1
    players = game.players
    for observer in range(players + 1):
        if observer != owner:
            at = (observer * players + owner) * HELD + kind
            if game.known[at] > 0:
                game.known[at] -= 1
            else:
                _unveil(game, observer, owner, kind)


def show(game: State, owner: int, kind: int, count: int) -> None:
    """An owner shows that at least `count` cards of a kind are there."""
    players = game.players
    for observer in range(players + 1):
        if observer != owner:
            at = (observer * players + owner) * HELD + kind
            while game.known[at] < count:
                _unveil(game, observer, owner, kind)
                game.known[at] += 1


def clear(game: State, owner: int, kind: int) -> None:
    """All cards of a kind leave a regular portfolio, seen by all: what stays hidden is of another kind."""
    show(game, owner, kind, game.regular[owner * HELD + kind])
    game.regular[owner * HELD + kind] = 0
    players = game.players
    for observer in range(players + 1):
        game.known[(observer * players + owner) * HELD + kind] = 0
        game.cap[(observer * players + owner) * CAP + kind] = 0


def actions_played(game: State, owner: int) -> None:
    """After an action turn no hidden card is Boom or Bust."""
    players = game.players
    for observer in range(players + 1):
        base = (observer * players + owner) * CAP
        game.cap[base + BOOM] = game.cap[base + BUST] = 0


def _unveil(game: State, observer: int, owner: int, kind: int) -> None:
    """One of the hidden cards turns out to be of a kind: take the oldest that can be it off the row."""
    cap = game.cap
    base = (observer * game.players + owner) * CAP
    place = cap[base + kind]
    hidden = cap[base + ANY]
    for at in range(base, base + START):
        if cap[at] >= place:
            cap[at] -= 1
    if place == hidden and cap[base + START]:
        cap[base + START] = 0
        if hidden == 1:
            _no_other_start(game, observer, kind)


def _no_other_start(game: State, observer: int, company: int) -> None:
    """This starting share was certainly of a company: no other seat started with that one."""
    players = game.players
    for owner in range(players):
        base = (observer * players + owner) * CAP
        if game.cap[base + START] and game.cap[base + company] == game.cap[base + ANY]:
            game.cap[base + company] -= 1
