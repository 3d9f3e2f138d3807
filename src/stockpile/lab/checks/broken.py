"""What a check raises when something does not hold."""


class Broken(Exception):
    """Something that must hold at every moment of every game does not hold; the text says what."""


class Leak(Broken):
    """Somebody can tell what was never shown to them (R-INFO-4)."""
