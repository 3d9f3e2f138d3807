"""The fields of games and views, each declared once.

The compiled rules need attributes, copies and lists spelled out: `python tools/write_state.py` writes them from this
table into public.py, state.py and view.py, and a test holds that they agree. The order is that of the JSON form.
"""

from typing import Final, NamedTuple

# Who has a field: games and views alike; games alone; views alone; or both, but not with the same in it.
PUBLIC: Final = ("public",)
STATE: Final = ("state",)
VIEW: Final = ("view",)
BOTH: Final = ("state", "view")


class StateField(NamedTuple):
    name: str
    is_list: bool
    owners: tuple[str, ...]
    about: str  # in a game, where a view differs
    initial: int

    def of(self, owner: str) -> bool:
        """Whether a game ("state") or a view has it."""
        return owner in self.owners or "public" in self.owners


def _number(name: str, owners: tuple[str, ...], about: str, initial: int = 0) -> StateField:
    return StateField(name, False, owners, about, initial)


def _list(name: str, owners: tuple[str, ...], about: str) -> StateField:
    return StateField(name, True, owners, about, 0)


FIELDS: Final[tuple[StateField, ...]] = (
    _number("observer", VIEW, "a seat, or the number of players for a spectator"),
    _number("round", PUBLIC, "counted from 0"),
    _number("first", PUBLIC, "the seat with the first player token"),
    _number("phase", PUBLIC, "number of the phase's step"),
    _number("drawn", STATE, "market cards drawn so far"),
    _number("deck_left", VIEW, "market cards that are not drawn yet"),
    _number("bound", PUBLIC, "mask of the seats whose bids bind money, until they have their cards (R-DEM-7)"),
    _number("commerce_drawn", STATE, "commerce cards drawn so far"),
    _number("strategies_drawn", STATE, "strategy cards drawn so far"),
    _number("next_first", PUBLIC, "who holds the First Player Card (R-FPC-1)", -1),
    _number("kept", PUBLIC, "which kind of card was kept before dealing: 1 a company, 2 a forecast (R-INV-PHIL)"),
    _number("fee_total", PUBLIC, "what the fee cards in this round's piles add up to (R-STR-10)"),
    _list("prices", PUBLIC, "by company: the space its ticker stands on"),
    _list("money", PUBLIC, "by seat"),
    _list("cards", VIEW, "by seat: how many are in the regular portfolio"),
    _list("regular", BOTH, "seat * HELD + kind: cards in the regular portfolio"),
    _list("split", PUBLIC, "seat * STOCKS + company: cards in the split portfolio"),
    _list("fees", PUBLIC, "seat * FEES + fee: unpaid fee cards"),
    _list("discard", PUBLIC, "by kind"),
    _list("hand", BOTH, "seat << 4 | kind: cards dealt and not placed yet"),
    _list("hands", VIEW, "by seat: how many cards are dealt and not placed yet"),
    _list("pile_cards", BOTH, "cards on the piles in order of arrival (cards.card_on)"),
    _list("meeple_seat", PUBLIC, "by pile: who has the standing bid, or -1"),
    _list("meeple_space", PUBLIC, "by pile: on which space"),
    _list("bids_placed", PUBLIC, "seat << 8 | pile << 4 | space: the bids of this round, in order"),
    _list("forecasts", PUBLIC, "the six of this round; none before the dice are rolled"),
    _list("pairs", BOTH, "company, forecast, company, forecast ... of this round"),
    _list("pair_known", PUBLIC, "by pair: mask of the observers who know it"),
    _list("falsified", PUBLIC, "by pair: Falsified Earnings lying on it (R-STR-8)"),
    _list("known", BOTH, "(observer * players + owner) * HELD + kind (knowledge.py)"),
    _list("barred", BOTH, "(observer * players + owner) * BARS + kind (knowledge.py)"),
    _list("public_known", VIEW, "what spectators know"),
    _list("public_barred", VIEW, "what spectators know to be impossible"),
    _list("bonds", PUBLIC, "by seat"),
    _list("commerce", PUBLIC, "seat * COMMERCE_KINDS + kind: commodities, and taxes last"),
    _list("commerce_hand", BOTH, "seat << 4 | kind: commerce cards drawn and not placed yet"),
    _list("commerce_hands", VIEW, "by seat: how many"),
    _list("gone", PUBLIC, "commerce cards by kind, and then bonds, that have left the game (R-COM-4)"),
    _list("offers", BOTH, "seat << 8 | number: investors dealt and not picked; later, in the box"),
    _list("offer_hands", VIEW, "by seat: how many"),
    _list("picked", BOTH, "seat << 8 | number: investors picked in secret, until all are in (R-SET-7)"),
    _list("picks", VIEW, "by seat: how many"),
    _list("lots", PUBLIC, "by pile: the investor that is bid on (R-AUC-1)"),
    _list("investors", PUBLIC, "seat * 2 + slot: the investors in play, or -1; empty without them"),
    _list("used", PUBLIC, "by seat: abilities used this round (a bit a slot), strategies played << 4"),
    _list("strategies", BOTH, "seat << 8 | number: strategy cards in hand"),
    _list("strategy_hands", VIEW, "by seat: how many"),
    _list("strategies_boxed", BOTH, "seat << 8 | number: strategy cards put back in the box"),
    _list("strategy_boxes", VIEW, "by seat: how many"),
    _list("strategies_played", PUBLIC, ""),
    _list("tally", PUBLIC, "the final breakdown, once the game is over (ending.py)"),
    _list("agenda", PUBLIC, "frames (step.py), what comes next at the end"),
)

NUMBERS: Final = tuple([field.name for field in FIELDS if not field.is_list])
LISTS: Final = tuple([field.name for field in FIELDS if field.is_list])
GAME_NUMBERS: Final = tuple([field.name for field in FIELDS if not field.is_list and field.of("state")])
GAME_LISTS: Final = tuple([field.name for field in FIELDS if field.is_list and field.of("state")])
VIEW_NUMBERS: Final = tuple([field.name for field in FIELDS if not field.is_list and field.of("view")])

# What the JSON form calls a field whose attribute has another name.
JSON_NAMES: Final = {"pile_cards": "table"}
JSON_LISTS: Final = tuple([JSON_NAMES.get(name, name) for name in LISTS])

# What 0.1.0 called fields of games and views, for those that were written then.
_RENAMED: Final = {
    "schemes": "strategies",
    "schemes_drawn": "strategies_drawn",
    "scheme_hands": "strategy_hands",
    "spent": "strategies_played",
    "boxed": "strategies_boxed",
    "boxes": "strategy_boxes",
    "goods": "commerce",
    "goods_hand": "commerce_hand",
    "goods_hands": "commerce_hands",
    "cast": "investors",
}


# What games and views written before these fields existed are read with.
_LATER: Final[dict[str, object]] = {"bids_placed": []}


def as_today(data: dict[str, object]) -> dict[str, object]:
    """A game or view as JSON, with the fields and the names that there are now.

    >>> as_today({"schemes": [1], "money": [20]})
    {'bids_placed': [], 'strategies': [1], 'money': [20]}
    """
    return _LATER | {_RENAMED.get(name, name): value for name, value in data.items()}


def lists_in(data: dict[str, object], names: tuple[str, ...]) -> dict[str, list[int]]:
    """The lists of a game or view as JSON, by attribute."""
    lists: dict[str, list[int]] = {}
    for name in names:
        numbers = data[JSON_NAMES.get(name, name)]
        assert isinstance(numbers, list)
        lists[name] = numbers
    return lists


def lists_to_json(lists: dict[str, list[int]]) -> dict[str, list[int]]:
    """The lists of a game or view under their names in the JSON form."""
    return {JSON_NAMES.get(name, name): numbers for name, numbers in lists.items()}
