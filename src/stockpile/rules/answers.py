"""The action space: every answer that any question of the game can have, each with a fixed number.

Answers are made once, when this module is imported, and shared; a number never changes its meaning, whatever modules
and content are in play. New families go to the end (docs/actions.txt holds the list, and a test holds that).

>>> bid(pile=1, space=3)
bid B 3
>>> parse("bid B 3") is bid(1, 3) is ANSWERS[bid(1, 3).number]
True
>>> place(card=0, side=1, pile=0)
place cosmic down A
"""

from typing import Final, NamedTuple

from stockpile.content import card_keys
from stockpile.rules.cards import COMMODITIES, COMPANIES, FORMS, MARKET, SIDES
from stockpile.rules.vecs import i64, vec

PILE_NAMES: Final = ("A", "B", "C", "D", "E")
FORECASTS: Final = (*range(-6, 0), *range(1, 7), *range(11, 16))  # moves, then dividends of 1 to 5

# The keys of cards. Their place in our content files is their number, whatever a user's folder says.
INVESTORS: Final = card_keys("investors")
STRATEGIES: Final = card_keys("strategies")
ROOM: Final = 64  # numbers kept for investors, and as many for strategies: those of today and later ones


def _forecast_name(code: int) -> str:
    return f"{code:+d}" if code < 10 else "$" * (code - 10)


def _with_room(keys: list[str], word: str) -> tuple[str, ...]:
    return (*keys, *[f"{word}-{number}" for number in range(len(keys), ROOM)])


def _count(stop: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(stop)])


_COMPANY: Final = tuple(COMPANIES)
_PILE: Final = PILE_NAMES
_INVESTOR: Final = _with_room(INVESTORS, "investor")
_STRATEGY: Final = _with_room(STRATEGIES, "strategy")
_HALVES: Final = ("share", "half")


class Family(NamedTuple):
    """A kind of answer. Page, terminal and bots read here what its arguments mean."""

    name: str  # the first word
    part: str  # the part of the table that it is about: market, piles, portfolio, insider, players, or ""
    roles: tuple[str, ...]  # what each argument names
    domains: tuple[tuple[str, ...], ...]  # the words of each argument; a word's place is the argument's number
    secret: tuple[str, ...] | None  # the roles that only the seat that answers knows; not declared: all
    open_word: str  # a word that leaves nothing secret
    money: str  # why the bank pays or is paid at once: sale, dividend, bonds, card, or ""
    moves: bool  # whether something happens at once to the company that it names


def _family(
    name: str,
    part: str = "",
    secret: tuple[str, ...] | None = None,
    open_word: str = "",
    money: str = "",
    moves: bool = False,
    **arguments: tuple[str, ...],
) -> Family:
    domains = tuple(arguments.values())
    return Family(name, part, tuple(arguments), domains, secret, open_word, money, moves)


# Append only: the order gives the numbers.
FAMILIES: Final[tuple[Family, ...]] = (
    _family("pass", secret=()),
    # Face-down, the card is its placer's secret (R-SUP-2).
    _family("place", "piles", secret=("card",), open_word="up", card=tuple(MARKET), side=tuple(SIDES), pile=_PILE),
    _family("bid", "piles", secret=(), pile=_PILE, space=_count(8)),
    _family("boom", "market", secret=(), moves=True, company=_COMPANY),
    _family("bust", "market", secret=(), moves=True, company=_COMPANY),
    _family("sell", "portfolio", secret=(), money="sale", form=tuple(FORMS), company=_COMPANY),
    _family("show", "portfolio", secret=(), money="dividend", shares=_count(21)),
    _family("commerce", "piles", secret=(), commerce=(*COMMODITIES, "tax"), pile=_PILE),
    _family("first-player", "piles", secret=(), pile=_PILE),
    _family("bonds", "portfolio", secret=(), money="bonds", count=_count(10)),
    _family("investor", secret=("investor",), investor=_INVESTOR),  # until all have chosen (R-SET-7)
    _family("discard", "portfolio", secret=("strategy",), strategy=_STRATEGY),  # for good (R-STR-1)
    _family("strategy", secret=(), strategy=_STRATEGY),
    _family("ability", secret=(), investor=_INVESTOR),
    _family("up", "market", secret=(), moves=True, company=_COMPANY),
    _family("down", "market", secret=(), moves=True, company=_COMPANY),
    _family("company", "market", secret=(), moves=True, company=_COMPANY),
    _family("pair", "insider", secret=(), pair=_count(6)),  # what lay there is in no answer
    # Which kind of card was kept is public (R-INV-PHIL).
    _family("keep-company", "market", secret=("company",), company=_COMPANY),
    _family("keep-forecast", secret=("forecast",), forecast=tuple([_forecast_name(code) for code in FORECASTS])),
    _family("card", "piles", secret=(), pile=_PILE, position=_count(24)),
    _family("pile", "piles", secret=(), pile=_PILE),
    _family("seat", "players", secret=(), seat=_count(5)),
    _family("take", "market", secret=(), money="card", company=_COMPANY),
    _family("give", "portfolio", secret=(), half=_HALVES, company=_COMPANY),
    _family("give-commodity", "portfolio", secret=(), commerce=tuple(COMMODITIES)),
    _family("give-action", "portfolio", secret=(), action=("boom", "bust")),
    _family("split", "market", secret=(), company=_COMPANY),
    _family("reveal", "market", secret=(), company=_COMPANY),
    _family("short", "portfolio", secret=(), money="sale", half=_HALVES, company=_COMPANY),
)
FAMILY: Final[dict[str, Family]] = {family.name: family for family in FAMILIES}


class Answer:
    """One answer: a family and its arguments. There is one object for each number, so `is` compares answers."""

    def __init__(self, number: i64 = 0, family: i64 = 0, args: tuple[int, ...] = ()) -> None:
        self.number: Final[i64] = number
        self.family: Final[i64] = family
        self.args: Final = args
        # The arguments once more, unboxed: what the rules read.
        self.a: Final[i64] = args[0] if len(args) > 0 else 0
        self.b: Final[i64] = args[1] if len(args) > 1 else 0
        self.c: Final[i64] = args[2] if len(args) > 2 else 0

    @property
    def name(self) -> str:
        """The family's word, for example `bid`."""
        return FAMILIES[self.family].name

    def __str__(self) -> str:
        words = [FAMILIES[self.family].name]
        for domain, arg in zip(FAMILIES[self.family].domains, self.args, strict=True):
            words.append(domain[arg])
        return " ".join(words)

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (numbered, (self.number,))


def _make_all() -> list[Answer]:
    made: list[Answer] = []
    for number, family in enumerate(FAMILIES):
        rows: list[tuple[int, ...]] = [()]
        for domain in family.domains:
            rows = [(*row, arg) for row in rows for arg in range(len(domain))]
        for row in rows:
            made.append(Answer(len(made), number, row))
    return made


ANSWERS: Final[list[Answer]] = _make_all()
_BY_TEXT: Final[dict[str, Answer]] = {str(each): each for each in ANSWERS}

# The first number of each family (tests/rules/test_action_space.py holds that): as plain figures they cost nothing.
PASS_NUMBER: Final[i64] = 0
PLACE: Final[i64] = 1
BID: Final[i64] = 111
BOOM_ON: Final[i64] = 151
BUST_ON: Final[i64] = 157
SELL: Final[i64] = 163
SHOW: Final[i64] = 181
COMMERCE: Final[i64] = 202
FIRST_PLAYER: Final[i64] = 237
BUY_BONDS: Final[i64] = 242
INVESTOR: Final[i64] = 252
DISCARD: Final[i64] = 316
STRATEGY: Final[i64] = 380
ABILITY: Final[i64] = 444
MOVE_UP: Final[i64] = 508
MOVE_DOWN: Final[i64] = 514
COMPANY: Final[i64] = 520
PAIR: Final[i64] = 526
KEEP_COMPANY: Final[i64] = 532
KEEP_FORECAST: Final[i64] = 538
CARD: Final[i64] = 555
SLOTS: Final[i64] = 24  # cards of one pile that can be named
PILE: Final[i64] = 675
SEAT: Final[i64] = 680
TAKE: Final[i64] = 685
GIVE: Final[i64] = 691
GIVE_COMMODITY: Final[i64] = 703
GIVE_ACTION: Final[i64] = 709
SPLIT: Final[i64] = 711
REVEAL: Final[i64] = 717
SHORT: Final[i64] = 723

PASS: Final[Answer] = ANSWERS[PASS_NUMBER]
NUMBERS: Final[vec[i64]] = vec[i64](range(len(ANSWERS)))  # slices of it are made faster than ranges


def numbered(number: i64) -> Answer:
    """The answer with this number."""
    return ANSWERS[number]


def parse(text: str) -> Answer:
    """The answer that reads so.

    >>> parse("sell half steel")
    sell half steel
    >>> parse("sell everything")
    Traceback (most recent call last):
        ...
    ValueError: no answer reads 'sell everything'
    """
    found = _BY_TEXT.get(text)
    if found is None:
        raise ValueError(f"no answer reads {text!r}")
    return found


def secrets_of(answer: Answer) -> list[int]:
    """The places of the arguments that only the seat that answers knows. What kind of answer it is, is public.

    >>> secrets_of(parse("place boom down B")), secrets_of(parse("place boom up B"))
    ([0], [])
    """
    family = FAMILIES[answer.family]
    if family.open_word in str(answer).split(" "):
        return []
    return [at for at, role in enumerate(family.roles) if family.secret is None or role in family.secret]


def place(card: i64, side: i64, pile: i64) -> Answer:
    """Put a market card from the hand on a pile, face-up or face-down."""
    return ANSWERS[PLACE + card * 10 + side * 5 + pile]


def bid(pile: i64, space: i64) -> Answer:
    """Put a meeple on a space of a pile's bidding track."""
    return ANSWERS[BID + pile * 8 + space]


def boom(company: i64) -> Answer:
    """Play a Stock Boom on a company."""
    return ANSWERS[BOOM_ON + company]


def bust(company: i64) -> Answer:
    """Play a Stock Bust on a company."""
    return ANSWERS[BUST_ON + company]


def sell(company: i64, form: i64 = 0) -> Answer:
    """Sell a regular card (SHARE), a split card (WHOLE) or one share of a split card (HALF)."""
    return ANSWERS[SELL + form * 6 + company]


def show(count: i64) -> Answer:
    """Show that many shares for a dividend."""
    return ANSWERS[SHOW + count]
