"""What the things on one table are called, for one reader."""

from collections import Counter
from collections.abc import Sequence

from stockpile.content import facts_of, load
from stockpile.content.model import InvestorCard, StrategyCard, forecast_text
from stockpile.i18n import Value, is_known, say
from stockpile.rules.answers import INVESTORS as INVESTOR_KEYS
from stockpile.rules.answers import PILE_NAMES
from stockpile.rules.cards import (
    BOOM,
    COMMODITIES,
    COMMODITY,
    COMPANIES,
    FEE,
    FIRST_PLAYER_CARD,
    MARKET,
    NOBODY,
    SIDES,
    STOCKS,
)
from stockpile.rules.config import MODULES, Config
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.investor import INVESTORS
from stockpile.rules.strategy import IN_KIND, STRATEGIES


class Names:
    """Names of seats, companies, cards and piles at one table; `you` is the reader's seat, if the reader has one."""

    def __init__(self, figures: Figures, seats: Sequence[str], you: int | None = None) -> None:
        self.figures = figures
        self.seats = tuple(seats)
        self.you = you

    def seat(self, seat: int) -> str:
        return say("seat-you") if seat == self.you else self.seats[seat]

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
        name = self.figures.content.companies[company].name
        return name if name != load().companies[company].name else ""

    def card(self, kind: int) -> str:
        if kind < STOCKS:
            return self.company(kind)
        if kind >= COMMODITY:
            return self.commerce_card(kind)
        if kind >= FEE:
            return say("card-fee", value=self.figures.fees[kind - FEE])
        return say(f"card-{MARKET[kind]}")

    def short_card(self, kind: int) -> str:
        if kind < STOCKS:
            return self.short(kind)
        if kind >= COMMODITY:
            return self.commerce_card(kind)
        if kind >= FEE:
            return say("card-short-fee", value=self.figures.fees[kind - FEE])
        return say("card-short-boom" if kind == BOOM else "card-short-bust")

    def commerce_card(self, kind: int) -> str:
        """A commodity, a tax or the First Player Card."""
        return say("card-first-player") if kind == FIRST_PLAYER_CARD else self.commerce(kind - COMMODITY)

    def commerce(self, kind: int) -> str:
        """A commodity, or the tax that comes after them."""
        if kind == len(COMMODITIES):
            return say("commerce-tax")
        name = self.figures.content.commerce.names[kind]
        return name if name != load().commerce.names[kind] else say(f"commerce-{COMMODITIES[kind]}")

    def short_commerce(self, kind: int) -> str:
        """One short word for a commodity or a tax."""
        if kind < len(COMMODITIES) and self.commerce(kind) == say(f"commerce-{COMMODITIES[kind]}"):
            return say(f"commerce-short-{COMMODITIES[kind]}")
        return self.commerce(kind).split()[0]

    def investor(self, investor: int) -> str:
        card = self.figures.content.investors[investor]
        return say(f"investor-{card.key}") if card.name == load().investors[investor].name else card.name

    def short_investor(self, investor: int) -> str:
        """One word for an investor: the first name, which comes last."""
        return self.investor(investor).split()[-1]

    def ability(self, investor: int) -> str:
        """What an investor can do, in one sentence; of a user's own investor nothing is said."""
        key = f"ability-{INVESTORS[investor].key}"
        return say(key, **self.card_figures(self.figures.content.investors[investor])) if is_known(key) else ""

    def investors(self, investors: Sequence[int]) -> str:
        return listed([self.investor(number) for number in investors])

    def strategy(self, strategy: int) -> str:
        card = self.figures.content.strategies[strategy]
        return say(f"strategy-{card.key}") if card.name == load().strategies[strategy].name else card.name

    def money_reason(self, reason: str) -> str:
        """What money was for: an investor, or a word for it; a user's own card may give a reason of its own."""
        if reason in INVESTOR_KEYS:
            return self.investor(INVESTOR_KEYS.index(reason))
        key = f"money-{reason}"
        return say(key) if is_known(key) else reason

    def effect(self, strategy: int) -> str:
        """What a strategy card does, in one sentence; of a user's own card nothing is said."""
        key = f"effect-{STRATEGIES[strategy].key}"
        return say(key, **self.card_figures(self.figures.content.strategies[strategy])) if is_known(key) else ""

    def cost(self, strategy: int) -> str:
        """What a strategy card costs, in money or in kind."""
        cost = self.figures.strategy_cost[strategy]
        kind = IN_KIND.get(STRATEGIES[strategy].in_kind)
        return listed([*([str(cost)] if cost or not kind else []), *([say(f"cost-{kind}")] if kind else [])])

    def strategies(self, strategies: Sequence[int]) -> str:
        counted = sorted(Counter(strategies).items())
        return listed([say("cards-alike", count=count, card=self.strategy(number)) for number, count in counted])

    @staticmethod
    def card_figures(card: InvestorCard | StrategyCard) -> dict[str, Value]:
        """The figures of a card as parameters of its sentences; of a track, all its costs."""
        return {
            name: figure if isinstance(figure, int) else ", ".join(str(each).replace("-", "−") for each in figure)
            for name, figure in card.figures.items()
        }

    @property
    def facts(self) -> dict[str, Value]:
        """The figures of this game that texts name, and what else they depend on: modules, and where they are read."""
        figures = facts_of(self.figures.content, self.figures.players)
        modules = {name: "yes" if name in self.figures.config.modules else "no" for name in MODULES}
        return {**modules, "where": "terminal", **figures.counts, **figures.money}

    def forecasts(self, codes: Sequence[int]) -> str:
        return " ".join(forecast_text(code) for code in codes)

    def pair(self, pair: int) -> str:
        """Whose information pair it is; those of nobody are numbered from left to right."""
        owner, number = self.figures.pair_owner(pair), self.figures.pair_number(pair)
        if owner < 0:
            return say("pair-public") if pair == self.figures.public_pair else say("pair-face-down", number=number)
        facts = {"you": "yes" if owner == self.you else "no", "seat": self.seat(owner)}
        return say("pair-of-two", **facts, number=number) if self.figures.players == 2 else say("pair-of-seat", **facts)

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
        return self.figures.bidding[space]

    def value(self, company: int, space: int) -> int:
        """What a share is worth on a space of a company's track."""
        return self.figures.values[company * ROW + space]

    def forecast(self, code: int) -> str:
        return forecast_text(code)


def game_in_words(config: Config) -> str:
    """What is switched on: the preset, the modules and, with investors, their sets. "" if nothing is."""
    if not config.modules:
        return ""
    modules = listed([say(f"module-{name.replace('_', '-')}") for name in config.modules])
    text = say("game-with", preset=say(f"preset-{config.preset}"), modules=modules)
    if "investors" in config.modules:
        text = say("game-with-sets", game=text, sets=", ".join(config.investor_sets))
    return text


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
