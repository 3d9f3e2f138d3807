"""What the things on one table are called, for one reader."""

from collections import Counter
from collections.abc import Sequence

from stockpile.content import load
from stockpile.content.forecasts import forecast_text
from stockpile.rules.answers import PILE_NAMES
from stockpile.rules.cards import BOOM, COMPANIES, FEE, MARKET, NOBODY, SIDES, STOCKS
from stockpile.rules.tables import ROW, Tables
from stockpile.words import say


class Names:
    """Names of seats, companies, cards and piles at one table; `you` is the reader's seat, if the reader has one."""

    def __init__(self, tables: Tables, seats: Sequence[str], you: int | None = None) -> None:
        self.tables = tables
        self.seats = tuple(seats)
        self.you = you

    def seat(self, seat: int) -> str:
        return say("seat-you") if seat == self.you else self.seats[seat]

    @property
    def public_pair(self) -> int:
        """The number of the pair that is open to all; there is none with two players (R-INF-2)."""
        return self.tables.players if self.tables.players > 2 else -1

    def seat_list(self, seats: Sequence[int]) -> str:
        return listed([self.seat(seat) for seat in seats])

    def company(self, company: int) -> str:
        return self._renamed(company) or say(f"company-{COMPANIES[company]}")

    def short(self, company: int) -> str:
        """One word for a company."""
        renamed = self._renamed(company)
        return renamed.split()[0] if renamed else say(f"short-{COMPANIES[company]}")

    def _renamed(self, company: int) -> str:
        """The name that a user's own figures give a company, or "" where it is called as ours."""
        name = self.tables.content.companies[company].name
        return name if name != load().companies[company].name else ""

    def card(self, kind: int) -> str:
        if kind < STOCKS:
            return self.company(kind)
        if kind >= FEE:
            return say("card-fee", value=self.tables.fees[kind - FEE])
        return say(f"card-{MARKET[kind]}")

    def short_card(self, kind: int) -> str:
        if kind < STOCKS:
            return self.short(kind)
        if kind >= FEE:
            return say("card-short-fee", value=self.tables.fees[kind - FEE])
        return say("card-short-boom" if kind == BOOM else "card-short-bust")

    def cards(self, kinds: Sequence[int | None]) -> str:
        """Cards as part of a sentence, those that were not seen counted at the end."""
        parts = []
        for kind, count in sorted(Counter(kind for kind in kinds if kind is not None).items()):
            parts.append(say("cards-alike", count=count, card=self.card(kind)))
        hidden = kinds.count(None)
        return listed(parts + ([say("cards-hidden", count=hidden)] if hidden else []))

    def side(self, side: int) -> str:
        return say(f"side-{SIDES[side]}")

    def pile(self, pile: int) -> str:
        return PILE_NAMES[pile]

    def placer(self, placer: int) -> str:
        """Who placed a card on a pile, "" for the opening cards."""
        return "" if placer == NOBODY else self.seat(placer)

    def price(self, space: int) -> int:
        """What a space of a bidding track costs."""
        return self.tables.bidding[space]

    def value(self, company: int, space: int) -> int:
        """What a share is worth on a space of a company's track."""
        return self.tables.values[company * ROW + space]

    def forecast(self, code: int) -> str:
        return forecast_text(code)


def listed(parts: Sequence[str]) -> str:
    """`one`, `one and two`, `one, two and three`."""
    if not parts:
        return ""
    *others, last = parts
    if not others:
        return last
    text = others[0]
    for part in others[1:]:
        text = say("list-comma", first=text, next=part)
    return say("list-and", first=text, last=last)
