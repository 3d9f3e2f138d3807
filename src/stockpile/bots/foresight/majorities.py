"""How the majorities stand as far as a seat knows (R-END-2): its own shares exactly, everybody else's between bounds.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> view = Game.new(Config(players=3), seed=4).view(0)
>>> [race.standing for race in majorities(view)]
['open', 'open', 'open', 'open', 'ahead', 'open']
>>> race = majorities(view)[4]
>>> race.least, race.most
((1, 0, 0), (1, 0, 0))
"""

from dataclasses import dataclass
from typing import Literal

from stockpile.rules.cards import HELD, STOCKS, kind_of
from stockpile.rules.state import BARS
from stockpile.rules.view import View

Standing = Literal["nobody", "ahead", "tied", "behind", "open"]


@dataclass(frozen=True)
class Race:
    """The shares of a company by seat: what each has at least and may have at most; a split card counts two.

    `standing` is how the observer stands whatever the hidden cards are: `open` where they decide.
    """

    company: int
    least: tuple[int, ...]
    most: tuple[int, ...]
    standing: Standing

    def rival(self, observer: int) -> int | None:
        """The other seat that comes nearest, as far as is known; None if nobody else can have any."""
        others = [seat for seat in range(len(self.most)) if seat != observer and self.most[seat]]
        return max(others, key=lambda seat: (self.least[seat], self.most[seat]), default=None)


def is_last_sale(view: View) -> bool:
    """Whether the observer is asked to sell for the last time before everything is sold anyway (R-END-3)."""
    return view.question == "sell" and view.asked == view.observer and view.round == view.tables.rounds - 1


def majorities(view: View) -> list[Race]:
    """The race of every company, seen by a seat."""
    return [_race(view, company) for company in range(STOCKS)]


def _race(view: View, company: int) -> Race:
    seats = range(view.players)
    least = tuple([_known(view, seat, company) for seat in seats])
    unseen = _unseen(view, company)
    most = tuple([least[seat] + min(unseen, _could_be(view, seat, company)) for seat in seats])
    return Race(company, least, most, _standing(view.observer, least, most))


def _known(view: View, seat: int, company: int) -> int:
    regular = view.regular[company] if seat == view.observer else view.known[seat * HELD + company]
    return regular + 2 * view.split[seat * STOCKS + company]


def _could_be(view: View, seat: int, company: int) -> int:
    """Hidden cards of a seat that could be of the company: after a split or bankruptcy none of the older (R-INFO-3)."""
    if seat == view.observer:
        return 0
    hidden = view.cards[seat] - sum(view.known[seat * HELD : seat * HELD + HELD])
    return hidden - view.barred[seat * BARS + company]


def _unseen(view: View, company: int) -> int:
    """How many cards of the company are in no place that the observer knows of."""
    held = view.regular[company] + sum([view.known[seat * HELD + company] for seat in range(view.players)])
    split = sum([view.split[seat * STOCKS + company] for seat in range(view.players)])
    lying = [kind_of(card) for card in view.table].count(company) + view.hand.count(company)
    return view.tables.deck[company] - view.discard[company] - held - split - lying


def _standing(observer: int, least: tuple[int, ...], most: tuple[int, ...]) -> Standing:
    mine = least[observer]
    others = [seat for seat in range(len(least)) if seat != observer]
    surely, perhaps = max([least[seat] for seat in others]), max([most[seat] for seat in others])
    if mine > perhaps:
        return "ahead"
    if mine < surely:
        return "behind"
    if surely < perhaps:
        return "open"
    return "tied" if mine else "nobody"
