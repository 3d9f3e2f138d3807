"""What the page shows of a game: the view of an observer (`TableView`), and events (`EventMessage`).

A view is plain lists that follow the table. Kinds of cards, companies, seats and forecasts are numbers as in
`stockpile.rules`; what an observer may not know is None. Names and sentences are in the catalogues, by key.

Every event class of `stockpile.rules.events` has a struct here with the same name and fields, except the audience. It
is made from the class, so a new event needs no line here and the page's types know it.

>>> message_of(events.ShareSold(seat=2, company=4, form=0, price=5))
ShareSold(seat=2, company=4, form=0, price=5)
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, Union, get_type_hints

import msgspec
from msgspec import Struct, field

from stockpile.bots.preview import Left, Outbid, Outcome, Race
from stockpile.content import Facts
from stockpile.rules import events
from stockpile.rules.answers import Answer
from stockpile.rules.strategy import InKind


class PriceTrack(Struct, frozen=True):
    """A price track, from the bankrupt end to the split end. `dollars` marks spaces that pay when entered going up."""

    values: list[int]
    dollars: list[int]
    start: int
    after_split: int


class InvestorFigures(Struct, frozen=True):
    key: str
    name: str
    set: str
    money: int
    figures: dict[str, int | list[int]]


class StrategyFigures(Struct, frozen=True):
    """A strategy card: its cost in money, and what else it costs."""

    key: str
    name: str
    cost: int
    in_kind: InKind | None
    figures: dict[str, int]


class PairPlace(Struct, frozen=True):
    """Whose an information pair is; `number` counts those of one owner, from 1."""

    owner: int | None
    public: bool
    number: int


class AnswerFamily(Struct, frozen=True):
    """A kind of answer: what its arguments are, and the part of the table that it is about."""

    roles: list[str]
    part: Literal["market", "piles", "portfolio", "insider", "players", ""]
    money: Literal["sale", "dividend", "bonds", "card", ""]  # why the bank pays or is paid at once


class QuestionKind(Struct, frozen=True):
    """A kind of question: whether it may get several answers at once, and whether they are shares to sell."""

    together: bool
    sells: bool


Source = list[str]  # a kind of fact, and the fields that it is made of


class Sentences(Struct, frozen=True):
    """What sentences take from events and answers (`stockpile.display.sentences`). Events go by their names."""

    fields: dict[str, str]  # the kinds of fields that are facts as they stand; others are called as their kind
    facts: dict[str, dict[str, Source]]  # by event: facts besides its fields, or in another way
    variants: dict[str, Source]  # by event: what the key of its message ends on
    untold: dict[str, tuple[str, str | None]]  # by event: with this value in this field nobody needs to read it
    roles: dict[str, tuple[str, str]]  # by role of an argument of an answer: the fact, and its kind
    better: dict[str, str]  # by the coach's sentence: of which kind its `better` is, where it is no plain number


class GameFigures(Struct, frozen=True):
    """What does not change during a game: tracks, prices and cards of this config."""

    version: str  # of the content: what these figures are called
    players: int
    preset: str
    modules: list[str]
    investor_sets: list[str]
    rounds: int
    last_round: int  # its number; the first is 0
    piles: int
    meeples: int
    companies: list[str]
    own_names: dict[str, str]  # of companies and cards that these figures call otherwise than ours, by message key
    cards: list[str]  # the key of every kind of card
    tracks: list[PriceTrack]
    bidding: list[int]
    fees: list[int]
    forecasts: list[int]
    boom_steps: int
    bust_steps: int
    split_bonus: int
    majority: int
    majority_tied: int
    bond_price: int
    bond_interest: int
    bond_limit: int
    bond_supply: int  # bond cards in the box
    bonds_never_run_out: bool  # if not, no more can be bought than there are cards
    set_values: list[int]
    tax_costs: list[int]
    dice: list[list[int]]
    investors: list[InvestorFigures]
    strategies: list[StrategyFigures]
    families: dict[str, AnswerFamily]  # of answers, by their first word
    questions: dict[str, QuestionKind]
    forecasts_named: list[int]  # the forecasts that answers can name, in the order of their argument
    shares_in: list[int]  # how many shares a card is, by form
    falsified: dict[int, list[int]]  # by forecast: the spaces it moves under one Falsified Earnings, two and so on
    pairs: list[PairPlace]
    sentences: Sentences
    facts: Facts  # the figures under the names that messages call them by


class Odds(Struct, frozen=True):
    """How likely a forecast is for a company: `chance` of `of` deals."""

    forecast: int
    chance: int
    of: int


class CompanyView(Struct, frozen=True):
    company: int
    space: int
    value: int
    forecast: int | None  # if the observer knows it
    odds: list[Odds]
    tonight: int | None  # its value after the forecast, if the observer knows it and nothing else happens


class PileCard(Struct, frozen=True):
    """A card on a pile; the opening cards have no placer."""

    kind: int | None
    side: Literal["up", "down"]
    placer: int | None


class StandingBid(Struct, frozen=True):
    seat: int
    space: int


class Pile(Struct, frozen=True):
    """A pile with its bidding track. Spaces below `open_from` are taken or passed."""

    pile: int
    cards: list[PileCard]
    bid: StandingBid | None
    open_from: int
    lot: int | None  # the investor that is bid on


class PlayerView(Struct, frozen=True):
    """A seat as the observer sees it. Lists by company, by kind of card or of commerce card (taxes last).

    `known` counts the cards of each kind that the observer knows to be in the regular portfolio (all of them, for the
    own seat), `public` what everybody knows; `hidden` is how many more there are.
    """

    seat: int
    money: int
    cards: int
    known: list[int]
    public: list[int]
    hidden: int
    split: list[int]
    fees: list[int]
    bonds: int
    commerce: list[int]
    investors: list[int]
    used: list[int]  # investors whose ability is used this round
    strategies: int
    strategies_played: int
    boxed: int
    hand: int
    commerce_hand: int
    offers: int
    picks: int
    costs: list[int]  # what this seat pays for each space of a bidding track; negative: receives
    hides_both: bool  # may place both cards of a hand face-down
    sale_bonus: int  # what the bank adds for every share this seat sells
    short_price: int  # at which one share may be sold in a Selling phase; 0: none may
    worth: int  # money, and known and split shares at today's value
    owed: int  # fees that are paid as soon as money comes in
    bonds_value: int  # what the bank pays for the bonds


class PrivateView(Struct, frozen=True):
    """What only the observer has. The values are what the shares of each company are worth today."""

    hand: list[int]
    regular: list[int]
    split: list[int]
    commerce_hand: list[int]
    offers: list[int]
    picked: list[int]
    strategies: list[int]
    boxed: list[int]
    shares_value: int
    regular_values: list[int]
    split_values: list[int]


class Pair(Struct, frozen=True):
    """A company and its forecast: of a seat, public, or nobody's; both None if the observer has not seen it."""

    pair: int
    owner: int | None
    public: bool
    company: int | None
    forecast: int | None
    known_by: list[int]
    falsified: int


class AnswerChoice(Struct, frozen=True):
    """An answer: its number, its text in records, its family and arguments. `cost` is what a bid takes, or gives.

    `outcome` is what it does to a company, `left` what a bid would leave: to be seen before it is sent. `gain` is what
    the bank pays for it at once, or takes. `takes` is what it takes of the question's `stock`, or gives back.
    """

    number: int
    text: str
    family: str
    args: list[int]
    cost: int | None = None
    outcome: Outcome | None = None
    left: Left | None = None
    gain: int | None = None
    takes: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, answer: Answer) -> "AnswerChoice":
        """An answer by itself."""
        return cls(answer.number, str(answer), answer.name, list(answer.args))


class OpenQuestion(Struct, frozen=True):
    """What is asked of whom; the answers, and what helps to choose among them, only for the seat that is asked.

    The seat gives at least `least` and at most `most` answers before the next question. Those that go together take no
    more than there is in `stock`; what is not in it never runs out.
    """

    seat: int
    question: str
    subject: dict[str, int]
    answers: list[AnswerChoice]
    outbids: list[Outbid]  # where meeples stood that are to be placed again, and who went further
    majorities: list[Race]  # at the last sale: how they stand as far as this seat knows
    least: int
    most: int | None  # None: any number
    stock: dict[str, int]
    wording: str  # which sentence asks it, where one question asks for different things; else the question


class StandingRow(Struct, frozen=True):
    """A row of the final standing; the parts add up to the total."""

    seat: int
    place: int
    cash: int
    majorities: int
    shares: int
    bonds: int
    commodities: int
    fees: int
    taxes: int
    total: int


class TableView(Struct, frozen=True):
    """Everything that an observer may know. A spectator's seat is the number of players."""

    observer: int
    round: int
    rounds: int
    last_round: int  # its number; the first is 0
    phase: str
    first: int
    next_first: int | None
    deck_left: int
    discard: list[int]
    fee_total: int
    forecasts: list[int]
    gone: list[int]
    strategies_played: list[int]
    companies: list[CompanyView]
    piles: list[Pile]
    players: list[PlayerView]
    pairs: list[Pair]
    mine: PrivateView | None
    question: OpenQuestion | None
    standing: list[StandingRow]
    winners: list[int]


# Events.


def _struct(kind: type[events.Event]) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    facts = [(each.name, hints[each.name]) for each in fields(kind) if each.name != "audience"]
    return msgspec.defstruct(
        kind.__name__,
        facts,
        tag_field="event",
        tag=events.name_of(kind),
        frozen=True,
        namespace={"__doc__": kind.__doc__},
        module=__name__,
    )


STRUCTS: dict[type[events.Event], type[msgspec.Struct]] = {kind: _struct(kind) for kind in events.KINDS}


if TYPE_CHECKING:
    EventMessage = msgspec.Struct
else:
    EventMessage = Union[tuple(STRUCTS.values())]  # noqa: UP007 - a union of what is in a list
    globals().update({struct.__name__: struct for struct in STRUCTS.values()})


def message_of(event: events.Event) -> Any:
    """An event as a message."""
    struct = STRUCTS[type(event)]
    return struct(*[getattr(event, name) for name in struct.__struct_fields__])
