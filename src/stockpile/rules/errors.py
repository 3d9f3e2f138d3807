"""What cannot be set up, and why."""

from stockpile.errors import UserError


class ConfigError(UserError):
    """A game that cannot be set up like this; the text says why."""

    prefix = "wrong-config"


class ChanceError(UserError):
    """Impossible decks: a card too many, a company twice; the text says which."""

    prefix = "wrong-chance"
