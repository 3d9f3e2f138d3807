"""Which cards of a regular portfolio are known (R-INFO-3), for every observer and every owner.

An observer has, for each owner, `known[kind]`: cards of that kind known to be there. All other cards of the owner are
*hidden*; think of them as a row, the oldest first. `barred[kind]` says that the oldest `barred[kind]` of them cannot
be of that kind: whenever a company splits or goes bankrupt, no card that stays hidden can be of it, and after the
owner's action turn none can be Boom or Bust. A bar always reaches from the oldest card to the newest of its day, so
the older a hidden card, the fewer kinds it can be: the row is a chain, and two short lists of counts say all there is
to know.

When a hidden card of a kind shows itself, which of the hidden ones it was stays open. Taking the *oldest* that could
be it leaves exactly the possibilities of all cases together for this owner. (How likely each case is, given that the
owner chose to show or sell it, and what that means for other seats' starting shares, is not reasoned out:
docs/architecture.md, Views.)

`barred[HIDDEN]` counts the hidden cards, and `barred[START]` is 1 while the oldest of them is the starting share,
which differs from every other seat's starting share (R-SET-4).
"""

from typing import Final

from stockpile.rules import events
from stockpile.rules.cards import BOOM, BUST, HELD
from stockpile.rules.state import BARS, State
from stockpile.rules.vecs import i64, vec

HIDDEN: Final[i64] = 8
START: Final[i64] = 9


def begin(game: State, shares: vec[i64]) -> None:
    """Every seat has one hidden card, its starting share (R-SET-4)."""
    players = game.players
    for seat in range(players):
        game.regular[seat * HELD + shares[seat]] += 1
        if game.events is not None:
            game.emit(1 << seat, events.ShareDealt(seat, shares[seat]))
            game.emit(game.figures.everyone & ~(1 << seat), events.ShareDealt(seat, None))
    for observer in range(players + 1):
        for owner in range(players):
            if owner != observer:
                base = (observer * players + owner) * BARS
                game.barred[base + BOOM] = game.barred[base + BUST] = 1
                game.barred[base + HIDDEN] = game.barred[base + START] = 1
                if observer < players:
                    game.barred[base + shares[observer]] = 1


def gain(game: State, owner: i64, kind: i64, knowers: i64) -> None:
    """A card comes into a regular portfolio; `knowers` is the mask of observers who have seen its face."""
    game.regular[owner * HELD + kind] += 1
    players = game.players
    known = game.known
    barred = game.barred
    for observer in range(players + 1):
        if observer == owner:
            continue
        if knowers >> observer & 1:
            at = (observer * players + owner) * HELD + kind
            known[at] += 1
        else:
            at = (observer * players + owner) * BARS + HIDDEN
            barred[at] += 1


def lose(game: State, owner: i64, kind: i64) -> None:
    """A card leaves a regular portfolio, seen by all. An observer that knew of two knows of one."""
    game.regular[owner * HELD + kind] -= 1
    players = game.players
    known = game.known
    for observer in range(players + 1):
        if observer != owner:
            at = (observer * players + owner) * HELD + kind
            if known[at] > 0:
                known[at] -= 1
            else:
                _unveil(game, observer, owner, kind)


def show(game: State, owner: i64, kind: i64, count: i64) -> None:
    """An owner shows that at least `count` cards of a kind are there."""
    players = game.players
    known = game.known
    for observer in range(players + 1):
        if observer != owner:
            at = (observer * players + owner) * HELD + kind
            while known[at] < count:
                _unveil(game, observer, owner, kind)
                known[at] += 1


def clear(game: State, owner: i64, kind: i64) -> None:
    """All cards of a kind leave a regular portfolio, seen by all: what stays hidden is of another kind."""
    if game.regular[owner * HELD + kind] > 0:
        show(game, owner, kind, game.regular[owner * HELD + kind])
        game.regular[owner * HELD + kind] = 0
    players = game.players
    known = game.known
    barred = game.barred
    for observer in range(players + 1):
        known[(observer * players + owner) * HELD + kind] = 0
        base = (observer * players + owner) * BARS
        barred[base + kind] = barred[base + HIDDEN]


def actions_played(game: State, owner: i64) -> None:
    """After an action turn no hidden card is Boom or Bust."""
    players = game.players
    barred = game.barred
    for observer in range(players + 1):
        base = (observer * players + owner) * BARS
        barred[base + BOOM] = barred[base + BUST] = barred[base + HIDDEN]


def _unveil(game: State, observer: i64, owner: i64, kind: i64) -> None:
    """One of the hidden cards turns out to be of a kind: take the oldest that can be it out of the row."""
    barred = game.barred
    base = (observer * game.players + owner) * BARS
    place = barred[base + kind]
    for at in range(base, base + START):
        if barred[at] > place:
            barred[at] -= 1
    if place == 0 and barred[base + START] > 0:
        barred[base + START] = 0
        if barred[base + HIDDEN] == 0:  # it was the only hidden card, so certainly the starting share
            _no_other_start(game, observer, kind)


def _no_other_start(game: State, observer: i64, company: i64) -> None:
    """No other seat started with this company."""
    players = game.players
    for owner in range(players):
        base = (observer * players + owner) * BARS
        if game.barred[base + START] > 0 and game.barred[base + company] == 0:
            game.barred[base + company] = 1
