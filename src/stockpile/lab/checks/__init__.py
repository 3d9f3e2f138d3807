"""What must hold in every game, as checks that raise `Broken` or `Leak`.

`invariants` follows a game: cards, dollars, answers, rounds, copies, and what observers are held to know. `trail` notes
where each card went and who saw it, `differences` changes what was never shown, and `secrecy` finds out who can tell.
"""


class Broken(Exception):
    """Something that must hold at every moment of every game does not hold; the text says what."""


class Leak(Broken):
    """Somebody can tell what was never shown to them (R-INFO-4)."""
