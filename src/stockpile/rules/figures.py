"""The figures of a game as plain int tables, made from the content when it starts and shared by all its copies."""

from typing import Final

from stockpile.content import Content, load, load_version
from stockpile.rules.cards import COMMODITIES, COMPANIES, STOCKS
from stockpile.rules.config import Config
from stockpile.rules.errors import ConfigError
from stockpile.rules.listview import hide, show_as_lists
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import append, i64, vec

ROW: Final[i64] = 16  # room for the spaces of one stock track
# The lists of figures.
LISTS: Final = (
    "bidding",
    "forecasts",
    "deck",
    "fees",
    "commerce",
    "set_values",
    "tax_costs",
    "investor_deck",
    "investor_money",
    "strategy_deck",
    "strategy_cost",
    "values",
    "dollars",
    "last",
    "start",
    "after_split",
)
KEPT: Final = 100  # figures that are cached: records can bring any number of their own


class Figures:
    """Figures for one config. Nothing in here changes during play.

    >>> figures = figures_for(Config(players=2))
    >>> figures.rounds, figures.money, figures.piles, figures.meeples
    (6, 30, 4, 2)
    """

    config: Config
    content: Content

    def __init__(self) -> None:
        self.players: i64 = 0
        self.everyone: i64 = 0  # the mask of all observers: the seats and, last, the spectators
        self.rounds: i64 = 0
        self.money: i64 = 0
        self.piles: i64 = 0
        self.meeples: i64 = 1  # of each seat (R-DEM-9)
        self.hands: i64 = 1  # how often two cards are dealt and placed in a round (R-SUP-3)
        self.bidding: vec[i64] = vec[i64]()
        self.forecasts: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()  # how many market cards there are of each kind
        self.fees: vec[i64] = vec[i64]()
        self.boom_steps: i64 = 0
        self.bust_steps: i64 = 0
        self.split_bonus: i64 = 0
        self.majority: i64 = 0
        self.majority_tied: i64 = 0
        self.fees_from_spare_money: bool = False  # R-DEM-7
        self.bonds_never_run_out: bool = False  # R-BND-1
        self.falsified_pairs_stay_hidden: bool = False  # R-STR-9
        # Modules: whether they are in play, and their figures.
        self.advanced_board: bool = False
        self.bonds: bool = False
        self.commodities: bool = False
        self.dice: bool = False
        self.strategies: bool = False
        self.first_player_card: bool = False
        self.investors: bool = False
        self.investor_bidding: bool = False
        self.bond_price: i64 = 0
        self.bond_supply: i64 = 0
        self.bond_interest: i64 = 0
        self.bond_limit: i64 = 0
        self.commerce: vec[i64] = vec[i64]()  # how many commerce cards there are of each kind, taxes last
        self.set_values: vec[i64] = vec[i64]()
        self.tax_costs: vec[i64] = vec[i64]()
        self.dice_faces: vec[vec[i64]] = vec[vec[i64]]()
        self.investor_deck: vec[i64] = vec[i64]()  # the numbers of the investors that can be dealt
        self.investor_money: vec[i64] = vec[i64]()  # by number
        self.investors_dealt: i64 = 0  # to each seat
        self.investors_kept: i64 = 0
        self.strategy_deck: vec[i64] = vec[i64]()  # how many cards there are of each strategy
        self.strategy_cost: vec[i64] = vec[i64]()
        self.strategies_dealt: i64 = 0  # to each seat
        self.of_cards: dict[str, int] = {}  # of cards, by name: "cramer.steps", "naked-short.receive"
        self.own_tracks: dict[str, vec[i64]] = {}  # by investor: what the spaces of a bidding track cost
        # Stock tracks: the spaces of company c stand at c * ROW, counted from the left.
        self.values: vec[i64] = vec[i64]()
        self.dollars: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.after_split: vec[i64] = vec[i64]()
        self.shown: dict[str, list[int]] = {}  # what was read from outside (listview.py)

    @property
    def faces(self) -> list[list[int]]:
        """What the dice can show, die by die."""
        return [[*die] for die in self.dice_faces]

    def pair_owner(self, pair: i64) -> i64:
        """Whose information pair this is, or -1 (R-INF-1, R-INF-2)."""
        seat = pair // 2 if self.players == 2 else pair
        return seat if seat < self.players else -1

    @property
    def public_pair(self) -> int:
        """The pair that is open to all, or -1: with two players there is none (R-INF-2)."""
        return int(self.players) if self.players > 2 else -1

    def pair_number(self, pair: int) -> int:
        """Which of its owner's pairs this is, from 1; those of nobody are counted from left to right."""
        if self.players == 2 and pair < 4:
            return pair % 2 + 1
        return max(1, pair - max(int(self.players), 3))

    def pairs_of(self, seat: int) -> list[int]:
        """The information pairs that a seat is dealt (R-INF-1)."""
        return [*self.own_pairs(seat)]

    def own_pairs(self, seat: i64) -> vec[i64]:
        """The same for compiled callers."""
        return vec[i64]([2 * seat, 2 * seat + 1]) if self.players == 2 else vec[i64]([seat])

    def __reduce__(self) -> tuple[object, ...]:
        return (figures_for, (self.config, self.content))


def content_for(version: str, content: Content | None) -> Content:
    """The figures of a version: those given, which must be of it, or without any, ours of it."""
    if content is None:
        return load_version(version)
    if content.version != version:
        raise ValueError(f"written with content {version}, here is content {content.version}")
    return content


def figures_for(config: Config, content: Content | None = None) -> Figures:
    """The figures of a config; without content, ours."""
    if content is None:
        content = load()
    key = (content.version, config)
    found = _made.get(key)
    if found is None or found.content is not content:
        found = _make(config, content)
        _made[key] = found
        if len(_made) > KEPT:
            _made.pop(next(iter(_made)), None)  # the oldest; another thread may have been faster
    return found


_made: Final[dict[tuple[str, Config], Figures]] = {}


def _make(config: Config, content: Content) -> Figures:
    figures = Figures()
    row = content.tables[config.players]
    figures.config = config
    figures.content = content
    figures.players = config.players
    figures.everyone = (1 << (config.players + 1)) - 1
    figures.rounds = row.rounds
    figures.money = row.money
    figures.piles = row.piles
    figures.meeples = figures.hands = row.piles // config.players
    figures.bidding = vec[i64](content.bidding)
    figures.forecasts = vec[i64](content.forecasts)
    market = content.market
    counts = [market.stock_cards] * STOCKS + [market.booms, market.busts] + [fee.count for fee in market.fees]
    figures.deck = vec[i64](counts)
    figures.fees = vec[i64]([fee.value for fee in market.fees])
    figures.boom_steps = market.boom_steps
    figures.bust_steps = market.bust_steps
    figures.split_bonus = content.payouts.split_bonus
    figures.majority = content.payouts.majority
    figures.majority_tied = content.payouts.majority_tied
    figures.fees_from_spare_money = content.rulings.fees_from_spare_money
    figures.bonds_never_run_out = content.rulings.bonds_never_run_out
    figures.falsified_pairs_stay_hidden = content.rulings.falsified_pairs_stay_hidden
    _lay_tracks(figures, config, content)
    _switch_modules(figures, config, content)
    if figures.investors:
        _list_investors(figures, config, content)
    if figures.strategies:
        _count_strategies(figures, config, content)
    return figures


def _switch_modules(figures: Figures, config: Config, content: Content) -> None:
    figures.advanced_board = "advanced_board" in config.modules
    figures.bonds = "bonds" in config.modules
    figures.commodities = "commodities" in config.modules
    figures.dice = "dice" in config.modules
    figures.strategies = "strategies" in config.modules
    figures.first_player_card = "first_player_card" in config.modules
    figures.investors = "investors" in config.modules
    figures.investor_bidding = "investor_bidding" in config.modules
    figures.bond_price = content.tables[config.players].bond_price
    figures.bond_supply = content.bonds.supply
    figures.bond_interest = content.bonds.interest
    figures.bond_limit = content.bonds.limit
    figures.commerce = vec[i64]([content.commerce.copies] * len(COMMODITIES) + [content.commerce.taxes])
    figures.set_values = vec[i64](content.commerce.set_values)
    figures.tax_costs = vec[i64](content.commerce.tax_costs)
    figures.dice_faces = vec[vec[i64]]([vec[i64](die) for die in content.dice])


def _list_investors(figures: Figures, config: Config, content: Content) -> None:
    """R-INV-1: investors that need a module not in play are left out."""
    for number, card in enumerate(content.investors):
        if card.set in config.investor_sets and (card.needs is None or card.needs in config.modules):
            figures.investor_deck = append(figures.investor_deck, number)
        money = card.money_two if config.players == 2 else card.money
        figures.investor_money = append(figures.investor_money, money)
        for name, figure in card.figures.items():
            if isinstance(figure, int):
                figures.of_cards[f"{card.key}.{name}"] = figure
            else:
                figures.own_tracks[card.key] = vec[i64](figure)
    figures.investors_kept = figures.meeples
    figures.investors_dealt = 2 * figures.meeples
    needed = config.players * figures.investors_dealt
    if len(figures.investor_deck) < needed:
        raise ConfigError("few-investors", players=config.players, needed=needed, left=len(figures.investor_deck))


def _count_strategies(figures: Figures, config: Config, content: Content) -> None:
    """Cards that need a module not in play are replaced copy for copy, so the deck keeps its size."""
    numbers = {card.key: number for number, card in enumerate(content.strategies)}
    figures.strategy_deck = zeros(len(content.strategies))
    for number, card in enumerate(content.strategies):
        absent = card.needs is not None and card.needs not in config.modules
        in_play = numbers[card.replaced_by] if absent and card.replaced_by is not None else number
        figures.strategy_deck[in_play] += card.copies
        figures.strategy_cost = append(figures.strategy_cost, card.cost)
        for name, figure in card.figures.items():
            figures.of_cards[f"{card.key}.{name}"] = figure
    figures.strategies_dealt = 3 + figures.rounds


def _lay_tracks(figures: Figures, config: Config, content: Content) -> None:
    figures.values = zeros(ROW * STOCKS)
    figures.dollars = zeros(ROW * STOCKS)
    for company in range(len(COMPANIES)):
        track = content.boards[config.board][company]
        for space, value in enumerate(track.values):
            figures.values[company * ROW + space] = value
            figures.dollars[company * ROW + space] = int(track.dollars[space])
        figures.last = append(figures.last, len(track.values) - 1)
        figures.start = append(figures.start, track.start)
        figures.after_split = append(figures.after_split, track.after_split)


# From outside, the vecs of figures read as lists.
show_as_lists(Figures, LISTS, lasting=True)
hide(Figures, "dice_faces", "own_pairs")
