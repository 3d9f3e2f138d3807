"""What the bids of a round tell about the cards that lie face-down.

Who hid a card knows it. If that player then bids for the pile, the card is on average four dollars better than one that
nobody has seen; if the player bids, and never for that pile, it is six dollars worse: a fee, or a doomed share. A card
that somebody hid is expected to be two dollars worse to begin with (`suspicion`), so trust is more than four and
distrust less than six.
"""

from stockpile.bots.broker.style import Style
from stockpile.rules.cards import NOBODY, pile_of, placer_of
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import i64, vec
from stockpile.rules.view import View


class Hints:
    """By seat, the piles that it has bid for this round, as a mask.

    >>> from stockpile.rules.game import Game
    >>> hints = Hints(Game.new(seed=1).view(0), Style())
    >>> hints.about(0)  # nobody has bid yet
    0.0
    """

    def __init__(self, view: View, style: Style) -> None:
        self.style: Style = style
        self.wanted: vec[i64] = zeros(NOBODY + 1)
        for bid in view.bids_placed:
            self.wanted[bid >> 8] |= 1 << (bid >> 4 & 15)

    def about(self, card: i64) -> float:
        """How much better a hidden card is than if its placer had not bid yet."""
        wanted = self.wanted[placer_of(card)]
        if wanted == 0:
            return 0.0
        return self.style.trust if wanted >> pile_of(card) & 1 else -self.style.distrust
