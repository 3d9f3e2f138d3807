"""The figures of a game as plain int tables, made from the content when it starts and shared by all its copies."""

from typing import Final

from stockpile.content import Content, load
from stockpile.rules.cards import COMPANIES, STOCKS
from stockpile.rules.config import Config

ROW: Final = 16  # room for the spaces of one stock track


class Tables:
    """Figures for one config. Nothing in here changes during play.

    >>> figures = tables_for(Config(players=2))
    >>> figures.rounds, figures.money, figures.piles, figures.meeples
    (6, 30, 4, 2)
    """

    config: Config
    content: Content

    def __init__(self) -> None:
        self.players: int = 0
        self.everyone: int = 0  # the mask of all observers: the seats and, last, the spectators
        self.rounds: int = 0
        self.money: int = 0
        self.piles: int = 0
        self.meeples: int = 1  # of each seat (R-DEM-9)
        self.hands: int = 1  # how often two cards are dealt and placed in a round (R-SUP-3)
        self.bidding: list[int] = []
        self.forecasts: list[int] = []
        self.deck: list[int] = []  # how many market cards there are of each kind
        self.fees: list[int] = []
        self.boom_steps: int = 0
        self.bust_steps: int = 0
        self.split_bonus: int = 0
        self.majority: int = 0
        self.majority_tied: int = 0
        # Stock tracks: the spaces of company c stand at c * ROW, counted from the left.
        self.values: list[int] = []
        self.dollars: list[int] = []
        self.last: list[int] = []
        self.start: list[int] = []
        self.after_split: list[int] = []

    def pair_owner(self, pair: int) -> int:
        """Whose information pair this is, or -1 (R-INF-1, R-INF-2)."""
        seat = pair // 2 if self.players == 2 else pair
        return seat if seat < self.players else -1

    def pairs_of(self, seat: int) -> list[int]:
        return [2 * seat, 2 * seat + 1] if self.players == 2 else [seat]

    def __reduce__(self) -> tuple[object, ...]:
        return (tables_for, (self.config, self.content))


def tables_for(config: Config, content: Content | None = None) -> Tables:
    """The figures of a config; without content, ours."""
    if content is None:
        content = load()
    key = (content.version, config)
    found = _made.get(key)
    if found is None or found.content is not content:
        found = _make(config, content)
        _made[key] = found
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
    tables.bidding = list(content.bidding)
    tables.forecasts = list(content.forecasts)
    market = content.market
    tables.deck = [market.stock_cards] * STOCKS + [market.booms, market.busts]
    tables.deck += [fee.count for fee in market.fees]
    tables.fees = [fee.value for fee in market.fees]
    tables.boom_steps = market.boom_steps
    tables.bust_steps = market.bust_steps
    tables.split_bonus = content.payouts.split_bonus
    tables.majority = content.payouts.majority
    tables.majority_tied = content.payouts.majority_tied
    _lay_tracks(tables, config, content)
    return tables


def _lay_tracks(tables: Tables, config: Config, content: Content) -> None:
    tables.values = [0] * (ROW * STOCKS)
    tables.dollars = [0] * (ROW * STOCKS)
    for company in range(len(COMPANIES)):
        track = content.boards[config.board][company]
        for space, value in enumerate(track.values):
            tables.values[company * ROW + space] = value
            tables.dollars[company * ROW + space] = int(track.dollars[space])
        tables.last.append(len(track.values) - 1)
        tables.start.append(track.start)
        tables.after_split.append(track.after_split)
