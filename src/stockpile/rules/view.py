"""Views: everything that one observer may know, and nothing else (section 6 of the rules).

A view is plain data like a state. Bots, the browser, environments and spectators get views and never a game.
"""

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Final

from stockpile.content import Content
from stockpile.content.forecasts import forecast_text
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import COMPANIES, HELD, UNKNOWN
from stockpile.rules.config import Config, config_from_json
from stockpile.rules.decision import Decision
from stockpile.rules.state import BARS, State, renamed
from stockpile.rules.step import STEPS, seat_of, step_of
from stockpile.rules.tables import ROW, Tables, content_for, tables_for

if TYPE_CHECKING:
    from stockpile.rules.game import Game

_NONE: Final[list[int]] = []
_NO_TABLES: Final = Tables()

NUMBERS: Final = (
    "observer",
    "round",
    "first",
    "phase",
    "deck_left",
    "bound",
    "next_first",
    "kept",
    "fee_total",
)
LISTS: Final = (
    "prices",
    "money",
    "cards",
    "regular",
    "split",
    "fees",
    "discard",
    "hand",
    "hands",
    "table",
    "meeple_seat",
    "meeple_space",
    "forecasts",
    "pairs",
    "pair_known",
    "falsified",
    "known",
    "barred",
    "public_known",
    "public_barred",
    "bonds",
    "commerce",
    "commerce_hand",
    "commerce_hands",
    "gone",
    "offers",
    "offer_hands",
    "picked",
    "picks",
    "lots",
    "investors",
    "used",
    "strategies",
    "strategy_hands",
    "strategies_boxed",
    "strategy_boxes",
    "strategies_played",
    "tally",
    "agenda",
)


class View:
    """What `observer` (a seat, or the number of players for a spectator) may know.

    Lists are as in the state, with these differences: `cards` counts each seat's regular portfolio, `regular` is the
    observer's own, `hand` too (kinds), `hands` counts everybody's; what the observer has not seen is UNKNOWN in
    `table` and -1 in `pairs`; `known` and `barred` are the observer's row, `public_known` and `public_barred` the
    spectators'. Of commerce cards in hand, investors picked, strategy cards and strategy cards in the box the
    observer's own are listed (numbers), and everybody's are counted in `commerce_hands`, `offer_hands`, `picks`,
    `strategy_hands` and `strategy_boxes`.
    """

    def __init__(self) -> None:
        self.tables: Tables = _NO_TABLES
        self.players: int = 0
        self.observer: int = 0
        self.round: int = 0
        self.first: int = 0
        self.phase: int = 0
        self.deck_left: int = 0
        self.bound: int = 0
        self.next_first: int = -1
        self.kept: int = 0
        self.fee_total: int = 0
        self.prices: list[int] = _NONE
        self.money: list[int] = _NONE
        self.cards: list[int] = _NONE
        self.regular: list[int] = _NONE
        self.split: list[int] = _NONE
        self.fees: list[int] = _NONE
        self.discard: list[int] = _NONE
        self.hand: list[int] = _NONE
        self.hands: list[int] = _NONE
        self.table: list[int] = _NONE
        self.meeple_seat: list[int] = _NONE
        self.meeple_space: list[int] = _NONE
        self.forecasts: list[int] = _NONE
        self.pairs: list[int] = _NONE
        self.pair_known: list[int] = _NONE
        self.falsified: list[int] = _NONE
        self.known: list[int] = _NONE
        self.barred: list[int] = _NONE
        self.public_known: list[int] = _NONE
        self.public_barred: list[int] = _NONE
        self.bonds: list[int] = _NONE
        self.commerce: list[int] = _NONE
        self.commerce_hand: list[int] = _NONE
        self.commerce_hands: list[int] = _NONE
        self.gone: list[int] = _NONE
        self.offers: list[int] = _NONE
        self.offer_hands: list[int] = _NONE
        self.picked: list[int] = _NONE
        self.picks: list[int] = _NONE
        self.lots: list[int] = _NONE
        self.investors: list[int] = _NONE
        self.used: list[int] = _NONE
        self.strategies: list[int] = _NONE
        self.strategy_hands: list[int] = _NONE
        self.strategies_boxed: list[int] = _NONE
        self.strategy_boxes: list[int] = _NONE
        self.strategies_played: list[int] = _NONE
        self.tally: list[int] = _NONE
        self.agenda: list[int] = _NONE
        self.legal: list[int] | None = None  # the answers, if this observer is asked

    @property
    def config(self) -> Config:
        return self.tables.config

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def asked(self) -> int:
        """The seat that must decide, -1 when the game is over."""
        return seat_of(self.agenda[-1]) if self.agenda else -1

    @property
    def question(self) -> str:
        """What that seat is asked, "" when the game is over."""
        return STEPS[step_of(self.agenda[-1])].question if self.agenda else ""

    @property
    def phase_name(self) -> str:
        return STEPS[self.phase].name

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The legal answers, if this observer is asked."""
        legal = self.legal
        return tuple([ANSWERS[number] for number in legal]) if legal is not None else ()

    @property
    def decision(self) -> Decision | None:
        """The open question; its answers only for the seat that is asked."""
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        asking = STEPS[step_of(frame)]
        return Decision(seat_of(frame), asking.question, asking.subject(frame), self.answers)

    def value(self, company: int) -> int:
        """What one share is worth today."""
        return self.tables.values[company * ROW + self.prices[company]]

    def forecast(self, company: int) -> int:
        """The forecast of a company, if the observer knows it, otherwise 0."""
        for pair in range(len(self.pair_known)):
            if self.pairs[2 * pair] == company:
                return self.pairs[2 * pair + 1]
        return 0

    def open_forecasts(self) -> list[int]:
        """The forecasts of this round that the observer has not seen, equally likely for every company not seen."""
        left = self.forecasts.copy()
        for pair in range(len(self.pair_known)):
            if self.pairs[2 * pair] >= 0:
                left.remove(self.pairs[2 * pair + 1])
        return left

    def odds(self, company: int) -> dict[int, Fraction]:
        """How likely each forecast is for a company (R-INFO-5): all deals that fit what was seen count alike.

        Before the dice are rolled there is nothing to say yet.
        """
        certain = self.forecast(company)
        left = [certain] if certain else self.open_forecasts()
        return {code: Fraction(left.count(code), len(left)) for code in left}

    def sample(self, rng: Random) -> "Game":
        """A whole game that could be the real one: same view for this observer, the rest drawn as the deal makes it."""
        from stockpile.rules.sample import sample

        return sample(self, rng)

    def to_json(self) -> dict[str, object]:
        """Plain data; the odds are there to be read and are worked out anew when a view comes back."""
        data: dict[str, object] = {
            "players": self.players,
            "modules": list(self.config.modules),
            "investor_sets": list(self.config.investor_sets),
            "content": self.tables.content.version,
        }
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in LISTS:
            data[name] = getattr(self, name).copy()
        data["legal"] = None if self.legal is None else list(self.legal)
        data["odds"] = self._odds_json()
        return data

    def _odds_json(self) -> dict[str, dict[str, str]]:
        return {
            name: {forecast_text(code): str(chance) for code, chance in self.odds(company).items()}
            for company, name in enumerate(COMPANIES)
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self.to_json()))

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from_json, (self.to_json(), self.tables.content))


def view_from_json(data: dict[str, object], content: Content | None = None) -> View:
    """The view that `to_json` wrote. Refuses figures of another version."""
    data = renamed(data)
    content = content_for(str(data["content"]), content)
    legal = data["legal"]
    view = View()
    view.tables = tables_for(config_from_json(data), content)
    view.players = view.tables.players
    for name in NUMBERS:
        setattr(view, name, data[name])
    for name in LISTS:
        numbers = data[name]
        assert isinstance(numbers, list)
        setattr(view, name, numbers.copy())
    view.legal = list(legal) if isinstance(legal, list) else None
    return view


def view_of(game: State, observer: int, legal: list[int] | None) -> View:
    """See a state with one observer's eyes."""
    players = game.players
    view = View()
    view.tables = game.tables
    view.players = players
    view.observer = observer
    view.round = game.round
    view.first = game.first
    view.phase = game.phase
    view.deck_left = len(game.chance.market) - game.drawn
    view.bound = game.bound
    view.prices = game.prices.copy()
    view.money = game.money.copy()
    view.split = game.split.copy()
    view.fees = game.fees.copy()
    view.discard = game.discard.copy()
    view.meeple_seat = game.meeple_seat.copy()
    view.meeple_space = game.meeple_space.copy()
    view.pair_known = game.pair_known.copy()
    view.tally = game.tally.copy()
    view.agenda = game.agenda.copy()
    view.legal = legal.copy() if legal is not None else None
    view.cards = [game.cards_of(seat) for seat in range(players)]
    view.regular = game.regular[observer * HELD : observer * HELD + HELD]
    view.known = game.known[observer * players * HELD : (observer + 1) * players * HELD]
    view.barred = game.barred[observer * players * BARS : (observer + 1) * players * BARS]
    view.public_known = game.known[players * players * HELD :]
    view.public_barred = game.barred[players * players * BARS :]
    view.next_first = game.next_first
    view.kept = game.kept
    view.fee_total = game.fee_total
    view.forecasts = game.forecasts.copy()
    view.falsified = game.falsified.copy()
    view.bonds = game.bonds.copy()
    view.commerce = game.commerce.copy()
    view.lots = game.lots.copy()
    view.investors = game.investors.copy()
    view.used = game.used.copy()
    view.strategies_played = game.strategies_played.copy()
    view.hand = _own(game.hand, 4, observer)
    view.hands = _counts(game.hand, 4, players)
    view.commerce_hand = _own(game.commerce_hand, 4, observer)
    view.commerce_hands = _counts(game.commerce_hand, 4, players)
    view.gone = game.gone.copy()
    view.offers = _own(game.offers, 8, observer)
    view.offer_hands = _counts(game.offers, 8, players)
    view.picked = _own(game.picked, 8, observer)
    view.picks = _counts(game.picked, 8, players)
    view.strategies = _own(game.strategies, 8, observer)
    view.strategy_hands = _counts(game.strategies, 8, players)
    view.strategies_boxed = _own(game.strategies_boxed, 8, observer)
    view.strategy_boxes = _counts(game.strategies_boxed, 8, players)
    view.table = [card if card >> 12 >> observer & 1 else card | UNKNOWN for card in game.table]
    _see_pairs(view, game)
    return view


def _own(cards: list[int], bits: int, observer: int) -> list[int]:
    """The observer's own cards, in a list in which the seat stands above so many bits."""
    if not cards:
        return []
    return [card & (1 << bits) - 1 for card in cards if card >> bits == observer]


def _counts(cards: list[int], bits: int, players: int) -> list[int]:
    """How many cards of such a list each seat has."""
    counts = [0] * players
    for card in cards:
        counts[card >> bits] = counts[card >> bits] + 1
    return counts


def _see_pairs(view: View, game: State) -> None:
    pairs = game.pairs.copy()
    for pair in range(len(game.pair_known)):
        if not game.pair_known[pair] >> view.observer & 1:
            pairs[2 * pair] = pairs[2 * pair + 1] = -1
    view.pairs = pairs
