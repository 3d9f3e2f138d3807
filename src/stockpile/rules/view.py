"""What a view holds: everything that one observer may know, and nothing else (section 6 of the rules).

A view is plain data like a state. Bots, the browser, environments and spectators get views and never a game. Callers
hold a `stockpile.rules.game.View`, as they hold a Game and not a State.
"""

from fractions import Fraction

from stockpile.content.model import forecast_text
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import COMPANIES, HELD, UNKNOWN, knowers_of
from stockpile.rules.config import Config
from stockpile.rules.decision import Decision
from stockpile.rules.fields import LISTS, VIEW_NUMBERS, lists_to_json
from stockpile.rules.listview import hide, lists_of, show_as_lists
from stockpile.rules.numbers import zeros
from stockpile.rules.public import Public, given
from stockpile.rules.state import BARS, State
from stockpile.rules.step import STEPS, seat_of, step_of
from stockpile.rules.vecs import i64, remove, vec


class ViewState(Public):
    """The fields of a view, and what follows from them. `stockpile.rules.game.View` says what the lists hold."""

    def __init__(self) -> None:
        super().__init__()
        # Written by tools/write_state.py: attributes.
        self.observer: i64 = 0  # a seat, or the number of players for a spectator
        self.deck_left: i64 = 0  # market cards that are not drawn yet
        self.cards: vec[i64] = vec[i64]()  # by seat: how many are in the regular portfolio
        self.regular: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()  # by seat: how many cards are dealt and not placed yet
        self.pile_cards: vec[i64] = vec[i64]()
        self.pairs: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.barred: vec[i64] = vec[i64]()
        self.public_known: vec[i64] = vec[i64]()  # what spectators know
        self.public_barred: vec[i64] = vec[i64]()  # what spectators know to be impossible
        self.commerce_hand: vec[i64] = vec[i64]()
        self.commerce_hands: vec[i64] = vec[i64]()  # by seat: how many
        self.offers: vec[i64] = vec[i64]()
        self.offer_hands: vec[i64] = vec[i64]()  # by seat: how many
        self.picked: vec[i64] = vec[i64]()
        self.picks: vec[i64] = vec[i64]()  # by seat: how many
        self.strategies: vec[i64] = vec[i64]()
        self.strategy_hands: vec[i64] = vec[i64]()  # by seat: how many
        self.strategies_boxed: vec[i64] = vec[i64]()
        self.strategy_boxes: vec[i64] = vec[i64]()  # by seat: how many
        # End of what is written.
        self.legal_numbers: vec[i64] = vec[i64]()  # of the answers, if this observer is asked
        self.shown: dict[str, list[int]] = {}  # what was read from outside (listview.py)

    def take_lists(self, lists: dict[str, list[int]]) -> None:
        super().take_lists(lists)
        # Written by tools/write_state.py: lists.
        self.cards = given(lists, "cards", self.cards)
        self.regular = given(lists, "regular", self.regular)
        self.hand = given(lists, "hand", self.hand)
        self.hands = given(lists, "hands", self.hands)
        self.pile_cards = given(lists, "pile_cards", self.pile_cards)
        self.pairs = given(lists, "pairs", self.pairs)
        self.known = given(lists, "known", self.known)
        self.barred = given(lists, "barred", self.barred)
        self.public_known = given(lists, "public_known", self.public_known)
        self.public_barred = given(lists, "public_barred", self.public_barred)
        self.commerce_hand = given(lists, "commerce_hand", self.commerce_hand)
        self.commerce_hands = given(lists, "commerce_hands", self.commerce_hands)
        self.offers = given(lists, "offers", self.offers)
        self.offer_hands = given(lists, "offer_hands", self.offer_hands)
        self.picked = given(lists, "picked", self.picked)
        self.picks = given(lists, "picks", self.picks)
        self.strategies = given(lists, "strategies", self.strategies)
        self.strategy_hands = given(lists, "strategy_hands", self.strategy_hands)
        self.strategies_boxed = given(lists, "strategies_boxed", self.strategies_boxed)
        self.strategy_boxes = given(lists, "strategy_boxes", self.strategy_boxes)
        # End of what is written.
        self.legal_numbers = given(lists, "legal_numbers", self.legal_numbers)
        self.shown.clear()

    @property
    def config(self) -> Config:
        return self.figures.config

    @property
    def over(self) -> bool:
        return len(self.agenda) == 0

    @property
    def asked(self) -> i64:
        """The seat that must decide, -1 when the game is over."""
        return seat_of(self.agenda[-1]) if len(self.agenda) > 0 else -1

    @property
    def question(self) -> str:
        """What that seat is asked, "" when the game is over."""
        return STEPS[step_of(self.agenda[-1])].question if len(self.agenda) > 0 else ""

    @property
    def phase_name(self) -> str:
        return STEPS[self.phase].name

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The legal answers, if this observer is asked."""
        return tuple([ANSWERS[number] for number in self.legal_numbers])

    @property
    def legal(self) -> list[int] | None:
        """The numbers of the legal answers, if this observer is asked."""
        return list(self.legal_numbers) if len(self.legal_numbers) > 0 else None

    @property
    def decision(self) -> Decision | None:
        """The open question; its answers only for the seat that is asked."""
        if len(self.agenda) == 0:
            return None
        frame = self.agenda[-1]
        asking = STEPS[step_of(frame)]
        return Decision(seat_of(frame), asking.question, asking.subject(frame), self.answers)

    def forecast(self, company: i64) -> i64:
        """The forecast of a company, if the observer knows it, otherwise 0."""
        for pair in range(len(self.pair_known)):
            if self.pairs[2 * pair] == company:
                return self.pairs[2 * pair + 1]
        return 0

    def open_forecasts(self) -> list[int]:
        """The forecasts of this round that the observer has not seen, equally likely for every company not seen."""
        return list(self.forecasts_left(self.pairs))

    def forecasts_left(self, pairs: vec[i64]) -> vec[i64]:
        """The forecasts of this round that are in none of the pairs seen, if these are the pairs."""
        left = self.forecasts[:]
        for at in range(0, len(pairs), 2):
            if pairs[at] >= 0:
                left = remove(left, pairs[at + 1])
        return left

    def odds(self, company: i64) -> dict[int, Fraction]:
        """How likely each forecast is for a company (R-INFO-5): all deals that fit what was seen count alike.

        Before the dice are rolled there is nothing to say yet.
        """
        certain = self.forecast(company)
        left = [int(certain)] if certain else self.open_forecasts()
        return {code: Fraction(left.count(code), len(left)) for code in left}

    def to_json(self) -> dict[str, object]:
        """Plain data; the odds are for readers; a view that comes back works them out again."""
        data: dict[str, object] = {
            "players": self.players,
            "modules": list(self.config.modules),
            "investor_sets": list(self.config.investor_sets),
            "content": self.figures.content.version,
        }
        for name in VIEW_NUMBERS:
            data[name] = getattr(self, name)
        data.update(lists_to_json(lists_of(self, LISTS)))
        data["legal"] = self.legal
        data["odds"] = self._odds_json()
        return data

    def _odds_json(self) -> dict[str, dict[str, str]]:
        return {
            name: {forecast_text(code): str(chance) for code, chance in self.odds(company).items()}
            for company, name in enumerate(COMPANIES)
        }


def fill_view(view: ViewState, game: State, observer: i64, legal: vec[i64]) -> None:
    """Put into a new view what an observer may know of a game. Only the seat that is asked gets legal answers."""
    players = game.players
    view.take_public(game)
    view.observer = observer
    view.legal_numbers = legal
    view.deck_left = len(game.chance.market_deck) - game.drawn
    view.cards = zeros(players)
    for seat in range(players):
        view.cards[seat] = game.cards_of(seat)
    view.regular = game.regular[observer * HELD : observer * HELD + HELD]
    view.known = game.known[observer * players * HELD : (observer + 1) * players * HELD]
    view.barred = game.barred[observer * players * BARS : (observer + 1) * players * BARS]
    view.public_known = game.known[players * players * HELD :]
    view.public_barred = game.barred[players * players * BARS :]
    view.hand = _own(game.hand, 4, observer)
    view.hands = _counts(game.hand, 4, players)
    view.commerce_hand = _own(game.commerce_hand, 4, observer)
    view.commerce_hands = _counts(game.commerce_hand, 4, players)
    view.offers = _own(game.offers, 8, observer)
    view.offer_hands = _counts(game.offers, 8, players)
    view.picked = _own(game.picked, 8, observer)
    view.picks = _counts(game.picked, 8, players)
    view.strategies = _own(game.strategies, 8, observer)
    view.strategy_hands = _counts(game.strategies, 8, players)
    view.strategies_boxed = _own(game.strategies_boxed, 8, observer)
    view.strategy_boxes = _counts(game.strategies_boxed, 8, players)
    _see_pile_cards(view, game)
    _see_pairs(view, game)


def _own(cards: vec[i64], bits: i64, observer: i64) -> vec[i64]:
    """The observer's own cards, in a list in which the seat stands above this many bits."""
    return vec[i64]([card & (1 << bits) - 1 for card in cards if card >> bits == observer])


def _counts(cards: vec[i64], bits: i64, players: i64) -> vec[i64]:
    """How many cards of such a list each seat has."""
    counts = zeros(players)
    for card in cards:
        counts[card >> bits] += 1
    return counts


def _see_pile_cards(view: ViewState, game: State) -> None:
    cards = game.pile_cards[:]
    for at in range(len(cards)):
        if not knowers_of(cards[at]) >> view.observer & 1:
            cards[at] |= UNKNOWN
    view.pile_cards = cards


def _see_pairs(view: ViewState, game: State) -> None:
    pairs = game.pairs[:]
    for pair in range(len(game.pair_known)):
        if not game.pair_known[pair] >> view.observer & 1:
            pairs[2 * pair] = -1
            pairs[2 * pair + 1] = -1
    view.pairs = pairs


# From outside, the vecs of views read as lists.
show_as_lists(Public, LISTS)
show_as_lists(ViewState, (*LISTS, "legal_numbers"), lasting=True)
hide(ViewState, "forecasts_left")
