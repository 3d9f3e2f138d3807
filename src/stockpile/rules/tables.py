"""The figures of a game as plain int tables, made from the content when it starts and shared by all its copies."""

from typing import Final

from stockpile.content import Content, load, load_version
from stockpile.rules.cards import COMMODITIES, COMPANIES, STOCKS
from stockpile.rules.config import Config
from stockpile.rules.errors import ConfigError
from stockpile.rules.numbers import zeros
from stockpile.rules.outside import hide, show_as_lists
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
KEPT: Final = 100  # tables at hand: records bring figures of their own, as many as somebody likes


class Tables:
    """Figures for one config. Nothing in here changes during play.

    >>> figures = tables_for(Config(players=2))
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
        self.figures: dict[str, int] = {}  # of cards, by name: "cramer.steps", "naked-short.receive"
        self.own_tracks: dict[str, vec[i64]] = {}  # by investor: what the spaces of a bidding track cost
        # Stock tracks: the spaces of company c stand at c * ROW, counted from the left.
        self.values: vec[i64] = vec[i64]()
        self.dollars: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.after_split: vec[i64] = vec[i64]()
        self.shown: dict[str, list[int]] = {}  # what was read from outside (outside.py)

    @property
    def faces(self) -> list[list[int]]:
        """What the dice can show, die by die."""
        return [[*die] for die in self.dice_faces]

    def pair_owner(self, pair: i64) -> i64:
        """Whose information pair this is, or -1 (R-INF-1, R-INF-2)."""
        seat = pair // 2 if self.players == 2 else pair
        return seat if seat < self.players else -1

    def pairs_of(self, seat: int) -> list[int]:
        """The information pairs that a seat is dealt (R-INF-1)."""
        return [*self.own_pairs(seat)]

    def own_pairs(self, seat: i64) -> vec[i64]:
        """The same for compiled callers."""
        return vec[i64]([2 * seat, 2 * seat + 1]) if self.players == 2 else vec[i64]([seat])

    def __reduce__(self) -> tuple[object, ...]:
        return (tables_for, (self.config, self.content))


def content_for(version: str, content: Content | None) -> Content:
    """The figures of a version: those given, which must be of it, or without any, ours of it."""
    if content is None:
        return load_version(version)
    if content.version != version:
        raise ValueError(f"written with content {version}, here is content {content.version}")
    return content


def tables_for(config: Config, content: Content | None = None) -> Tables:
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


_made: Final[dict[tuple[str, Config], Tables]] = {}


def _make(config: Config, content: Content) -> Tables:
    tables = Tables()
    row = content.tables[config.players]
    tables.config = config
    tables.content = content
    tables.players = config.players
    tables.everyone = (1 << (config.players + 1)) - 1
    tables.rounds = row.rounds
    tables.money = row.money
    tables.piles = row.piles
    tables.meeples = tables.hands = row.piles // config.players
    tables.bidding = vec[i64](content.bidding)
    tables.forecasts = vec[i64](content.forecasts)
    market = content.market
    counts = [market.stock_cards] * STOCKS + [market.booms, market.busts] + [fee.count for fee in market.fees]
    tables.deck = vec[i64](counts)
    tables.fees = vec[i64]([fee.value for fee in market.fees])
    tables.boom_steps = market.boom_steps
    tables.bust_steps = market.bust_steps
    tables.split_bonus = content.payouts.split_bonus
    tables.majority = content.payouts.majority
    tables.majority_tied = content.payouts.majority_tied
    tables.fees_from_spare_money = content.rulings.fees_from_spare_money
    tables.bonds_never_run_out = content.rulings.bonds_never_run_out
    tables.falsified_pairs_stay_hidden = content.rulings.falsified_pairs_stay_hidden
    _lay_tracks(tables, config, content)
    _switch_modules(tables, config, content)
    if tables.investors:
        _list_investors(tables, config, content)
    if tables.strategies:
        _count_strategies(tables, config, content)
    return tables


def _switch_modules(tables: Tables, config: Config, content: Content) -> None:
    tables.advanced_board = "advanced_board" in config.modules
    tables.bonds = "bonds" in config.modules
    tables.commodities = "commodities" in config.modules
    tables.dice = "dice" in config.modules
    tables.strategies = "strategies" in config.modules
    tables.first_player_card = "first_player_card" in config.modules
    tables.investors = "investors" in config.modules
    tables.investor_bidding = "investor_bidding" in config.modules
    tables.bond_price = content.tables[config.players].bond_price
    tables.bond_supply = content.bonds.supply
    tables.bond_interest = content.bonds.interest
    tables.bond_limit = content.bonds.limit
    tables.commerce = vec[i64]([content.commerce.copies] * len(COMMODITIES) + [content.commerce.taxes])
    tables.set_values = vec[i64](content.commerce.set_values)
    tables.tax_costs = vec[i64](content.commerce.tax_costs)
    tables.dice_faces = vec[vec[i64]]([vec[i64](die) for die in content.dice])


def _list_investors(tables: Tables, config: Config, content: Content) -> None:
    """R-INV-1: investors that need a module not in play are left out."""
    for number, card in enumerate(content.investors):
        if card.set in config.investor_sets and (card.needs is None or card.needs in config.modules):
            tables.investor_deck = append(tables.investor_deck, number)
        money = card.money_two if config.players == 2 else card.money
        tables.investor_money = append(tables.investor_money, money)
        for name, figure in card.figures.items():
            if isinstance(figure, int):
                tables.figures[f"{card.key}.{name}"] = figure
            else:
                tables.own_tracks[card.key] = vec[i64](figure)
    tables.investors_kept = tables.meeples
    tables.investors_dealt = 2 * tables.meeples
    needed = config.players * tables.investors_dealt
    if len(tables.investor_deck) < needed:
        raise ConfigError("few-investors", players=config.players, needed=needed, left=len(tables.investor_deck))


def _count_strategies(tables: Tables, config: Config, content: Content) -> None:
    """Cards that need a module not in play are replaced copy for copy, so the deck keeps its size."""
    numbers = {card.key: number for number, card in enumerate(content.strategies)}
    tables.strategy_deck = zeros(len(content.strategies))
    for number, card in enumerate(content.strategies):
        absent = card.needs is not None and card.needs not in config.modules
        in_play = numbers[card.replaced_by] if absent and card.replaced_by is not None else number
        tables.strategy_deck[in_play] += card.copies
        tables.strategy_cost = append(tables.strategy_cost, card.cost)
        for name, figure in card.figures.items():
            tables.figures[f"{card.key}.{name}"] = figure
    tables.strategies_dealt = 3 + tables.rounds


def _lay_tracks(tables: Tables, config: Config, content: Content) -> None:
    tables.values = zeros(ROW * STOCKS)
    tables.dollars = zeros(ROW * STOCKS)
    for company in range(len(COMPANIES)):
        track = content.boards[config.board][company]
        for space, value in enumerate(track.values):
            tables.values[company * ROW + space] = value
            tables.dollars[company * ROW + space] = int(track.dollars[space])
        tables.last = append(tables.last, len(track.values) - 1)
        tables.start = append(tables.start, track.start)
        tables.after_split = append(tables.after_split, track.after_split)


# From outside, the vecs of figures read as lists.
show_as_lists(Tables, LISTS, lasting=True)
hide(Tables, "dice_faces", "own_pairs")
