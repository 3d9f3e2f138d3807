"""Rivals and the secrets they may have."""

from random import Random
from typing import Final

from stockpile.rules.vecs import i64


class Secret:
    """What a rival may hide: a pair, the kind of a face-down card, and how it thinks (the number of a lens)."""

    def __init__(self, company: i64, forecast: i64, kind: i64, lens: i64, weight: float) -> None:
        self.company: Final[i64] = company
        self.forecast: Final[i64] = forecast
        self.kind: Final[i64] = kind
        self.lens: Final[i64] = lens
        self.weight: float = weight


class Suspect:
    """A rival, or one of its hands: a pair and a face-down card that we have not seen, and how likely each secret."""

    def __init__(self, seat: i64, pair: i64, place: i64, lies_hidden: bool) -> None:
        self.seat: Final[i64] = seat
        self.pair: Final[i64] = pair  # -1: nothing to find out
        self.place: Final[i64] = place  # of a face-down card in the table of the auction; -1: there is none
        self.lies_hidden: Final[bool] = lies_hidden  # whether that card lies there still, and we have not seen it
        self.secrets: list[Secret] = []

    def draw(self, rng: Random) -> Secret:
        """One of the secrets, as likely as we believe."""
        at = rng.random()
        for secret in self.secrets:
            at -= secret.weight
            if at < 0.0:
                return secret
        return self.secrets[len(self.secrets) - 1]
