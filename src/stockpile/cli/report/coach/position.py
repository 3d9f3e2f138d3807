"""A position as one seat saw it, drawn: the market with its prices, the piles with cards and bids, what it held."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from stockpile.cli.report.coach.marks import Marks
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.seats import named, sign
from stockpile.cli.report.tournament import colour
from stockpile.display import signs, table_facts, text_pieces
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.rules.cards import (
    BOOM,
    BUST,
    COMMERCE_KINDS,
    COMMODITY,
    DOWN,
    FEES,
    HELD,
    STOCKS,
    UNKNOWN,
    kind_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.game import View

SET_UP: Final = "set-up"


def position(view: View, names: Names, marks: Marks) -> str:
    """The whole picture. It is made of the view alone, so nothing is in it that the seat did not know."""
    return _Picture(view, names, marks).drawn()


@dataclass(frozen=True)
class _Picture:
    view: View
    names: Names
    marks: Marks

    def drawn(self) -> str:
        caption = say(
            "coaching-seen-by",
            seat=self.names.seat(self.view.observer),
            round=min(self.view.round + 1, self.view.figures.rounds),
            rounds=self.view.figures.rounds,
            phase=say(f"phase-{self.view.phase_name}"),
        )
        parts = [self._market(), self._piles(), self._own(), self._players()]
        return tag("figure", tag("figcaption", escape(caption)) + "".join(parts), class_="board")

    # The market.

    def _market(self) -> str:
        head = [say(f"table-{each}") for each in ("company", "track", "you-hold", "forecast")]
        top = tag("tr", "".join(tag("th", tag("span", escape(text)), scope="col") for text in head))
        rows = "".join(tag("tr", self._company(number)) for number in range(STOCKS))
        caption = tag("caption", escape(say("table-market")), class_="unseen")
        return tag("table", caption + top + rows, class_="market")

    def _company(self, number: int) -> str:
        name = f"{signs.COMPANY[number]} {self.names.short(number)}"
        cells = [
            tag("th", escape(name) + self.marks.of_company(number), scope="row", class_=f"ink c{number}"),
            tag("td", self._track(number)),
            tag("td", escape(self._holding(number))),
            tag("td", escape(self._forecast(number))),
        ]
        return "".join(cells)

    def _track(self, number: int) -> str:
        """Only the ticker's space is read out; the others are the printed track."""
        at = self.view.prices[number]
        spaces = [
            tag("b", escape(text), class_=f"c{number}") if space == at else tag("i", escape(text), aria_hidden="true")
            for space, text in enumerate(table_facts.space_texts(self.view.figures, number))
        ]
        return tag("span", "".join(spaces), class_="track")

    def _holding(self, number: int) -> str:
        regular, split = self.view.regular[number], self.view.split[self.view.observer * STOCKS + number]
        return " + ".join([str(regular)] * bool(regular) + [f"{split}{signs.DOUBLE}"] * bool(split)) or signs.NONE

    def _forecast(self, number: int) -> str:
        odds = self.view.odds(number)
        return self.names.forecast(next(iter(odds))) if len(odds) == 1 else signs.HIDDEN

    # The piles.

    def _piles(self) -> str:
        if not self.view.pile_cards and not self.view.lots:
            return ""
        return tag(
            "ul", "".join(tag("li", self._pile(pile)) for pile in range(self.view.figures.piles)), class_="piles"
        )

    def _pile(self, pile: int) -> str:
        cards = [self._card(packed) for packed in self.view.pile_cards if pile_of(packed) == pile]
        cards += [chip(self.names.investor(number)) for number in self.view.lots[pile : pile + 1]]
        head = tag("b", escape(say("coaching-pile", pile=self.names.pile(pile)))) + self._bidder(pile)
        laid = tag("div", "".join(cards) or escape(signs.NONE), class_="chips")
        top = tag("div", tag("div", head, class_="whose") + self._bids(pile), class_="top")
        return top + laid + self.marks.of_pile(pile)

    def _bidder(self, pile: int) -> str:
        seat = table_facts.bidder(self.view, pile)
        return tag("span", sign(seat) + escape(self.names.seat(seat)), class_="named") if seat >= 0 else ""

    def _bids(self, pile: int) -> str:
        """The bidding track with the meeple; a bid is read out, the printed track is not."""
        seat = table_facts.bidder(self.view, pile)
        taken = self.view.meeple_space[pile] if seat >= 0 else -1
        spaces = [
            tag("b", str(price), class_=colour(seat))
            if space == taken
            else tag("i", str(price), aria_hidden="true", class_=self.marks.of_space(pile, space))
            for space, price in enumerate(self.view.figures.bidding)
        ]
        return tag("span", "".join(spaces), class_="track bids")

    def _card(self, packed: int) -> str:
        kind, seat = kind_of(packed), placer_of(packed)
        if side_of(packed) != DOWN:
            return card_chip(self.names, kind)
        placer = sign(seat) if seat < self.view.players else ""
        title = say("coaching-laid-by", seat=self.names.placer(seat)) if placer else say("side-down")
        face = signs.HIDDEN if kind == UNKNOWN else card_text(self.names, kind)
        return tag("span", placer + escape(face) + unseen(title), class_=f"chip down{_ink(kind)}")

    # What the seat held, and what all could see of the others.

    def _own(self) -> str:
        lines = [(say(f"coaching-own-{name}"), chips) for name, chips in self._held() if chips]
        rows = [tag("dt", escape(title)) + tag("dd", "".join(chips), class_="chips") for title, chips in lines]
        return tag("dl", "".join(rows), class_="own") if rows else ""

    def _held(self) -> list[tuple[str, list[str]]]:
        """By what it is: the cards of the seat itself."""
        view, names = self.view, self.names
        at_set_up = view.phase_name == SET_UP
        return [
            ("hand", [card_chip(names, kind) for kind in view.hand]),
            ("hand", [card_chip(names, COMMODITY + kind) for kind in view.commerce_hand]),
            ("action", [card_chip(names, kind) for kind in (BOOM, BUST) for _ in range(view.regular[kind])]),
            ("offers", [chip(names.investor(number)) for number in view.offers] if at_set_up else []),
            ("strategies", [chip(names.strategy(number)) for number in sorted(view.strategies)]),
            ("forecasts", [chip(names.forecast(code)) for code in table_facts.ordered(view.open_forecasts())]),
        ]

    def _players(self) -> str:
        extra = self._columns()
        titles = [say(f"table-{each}") for each in ("player", "money", "regular", "known", "split", "unpaid")]
        head = "".join(tag("th", escape(text.strip()), scope="col") for text in [*titles, *(each for each, _ in extra)])
        caption = tag("caption", escape(say("table-players")), class_="unseen")
        rows = [
            tag("tr", self._player(seat, [of[seat] for _, of in extra]), class_=self._whose(seat))
            for seat in range(self.view.players)
        ]
        return scrolling(tag("table", caption + tag("tr", head) + "".join(rows), class_="folk"), say("table-players"))

    def _whose(self, seat: int) -> str:
        return f"{colour(seat)} me" if seat == self.view.observer else colour(seat)

    def _player(self, seat: int, extra: Sequence[str]) -> str:
        view = self.view
        known = view.regular if seat == view.observer else view.known[seat * HELD : (seat + 1) * HELD]
        shares = _signed(known[:STOCKS]) + _signed(known[STOCKS:], (signs.BOOM, signs.BUST))
        hidden = view.cards[seat] - sum(known)
        split = _signed(view.split[seat * STOCKS : (seat + 1) * STOCKS])
        fees = [str(view.figures.fees[fee]) for fee in range(FEES) for _ in range(view.fees[seat * FEES + fee])]
        told = [
            *(str(view.money[seat]), str(view.cards[seat])),
            " ".join(shares + [f"{signs.HIDDEN}{hidden}"] * bool(hidden)),
            *(" ".join(split), " ".join(fees), *extra),
        ]
        name = tag("th", named(seat, self.names.seat(seat)), scope="row")
        return name + "".join(tag("td", escape(text or signs.NONE)) for text in told)

    def _columns(self) -> list[tuple[str, list[str]]]:
        """What modules add, by title: a text for each seat."""
        view, names, seats = self.view, self.names, range(self.view.players)
        found: list[tuple[str, list[str]]] = []
        if view.figures.bonds:
            found.append((say("table-bonds"), [str(view.bonds[seat]) for seat in seats]))
        if view.figures.commodities:
            found.append((say("table-commerce"), [self._commerce(seat) for seat in seats]))
        if view.figures.investors:
            chosen = [[each for each in view.investors[2 * seat : 2 * seat + 2] if each >= 0] for seat in seats]
            found.append((say("table-investor"), [", ".join(map(names.short_investor, each)) for each in chosen]))
        if view.figures.strategies:
            found.append((say("table-strategies"), [str(view.strategy_hands[seat]) for seat in seats]))
        return found

    def _commerce(self, seat: int) -> str:
        counts = self.view.commerce[seat * COMMERCE_KINDS : (seat + 1) * COMMERCE_KINDS]
        told = [
            self.names.short_commerce(kind) + (f"{signs.TIMES}{count}" if count > 1 else "")
            for kind, count in enumerate(counts)
            if count
        ]
        return ", ".join(told)


def _signed(counts: Sequence[int], shown: Sequence[str] = signs.COMPANY) -> list[str]:
    """Cards as signs with their numbers."""
    return [f"{shown[number]}{count}" for number, count in enumerate(counts) if count]


def card_text(names: Names, kind: int) -> str:
    return text_pieces.card(names, kind).plain


def card_chip(names: Names, kind: int) -> str:
    """A card that lies open or is one's own."""
    return tag("span", escape(card_text(names, kind)), class_=f"chip{_ink(kind)}")


def chip(text: str) -> str:
    return tag("span", escape(text), class_="chip")


def unseen(text: str) -> str:
    """Words for who does not see the picture."""
    return tag("span", escape(f" ({text})"), class_="unseen")


def _ink(kind: int) -> str:
    """The colour of a company's card; other cards have none."""
    return f" ink c{kind}" if kind < STOCKS else ""
