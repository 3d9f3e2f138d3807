"""Everything that goes over the wire: what HTTP takes and gives, and the messages of the WebSocket.

Numbers are those of the rules: seats, companies, piles and spaces are counted from 0, money is in thousands of dollars,
a forecast is a code (a move, or 10 and the dividend), a kind of card is its place in `stockpile.rules.cards.CARDS`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stockpile.bots.advice import MajorityRace, PileWorth, Prospect
from stockpile.records.fairdeal.transcript import State
from stockpile.server.view_messages import AnswerChoice, EventMessage, GameFigures, TableView

# How a table is dealt, and the proof when its game is over (docs/fairness.md).

DealStep = Literal["commit", "reveal", "dealt"]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
StartNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class DealSeat(Struct, frozen=True):
    """What a person's seat gave to the deal, as far as it is open to all."""

    seat: int
    who: str
    commitment: str | None
    share: str | None
    state: State


class DealStatus(Struct, frozen=True, tag="deal"):
    """How a table is dealt: which start of it, at which step, and what everybody gave so far."""

    start: int
    step: DealStep
    statement: str
    commitment: str  # of the server
    seats: list[DealSeat]  # of people
    seconds: float | None = None  # that are left for this step


class CommitShare(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """What a seat of mine commits to, in this start of the deal."""

    start: StartNumber
    seat: Annotated[int, Meta(ge=0, le=4)]
    commitment: Hex


class RevealShare(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """The share that a seat of mine committed to."""

    start: StartNumber
    seat: Annotated[int, Meta(ge=0, le=4)]
    share: Hex


class ProofChance(Struct, frozen=True):
    """Everything that chance decided, in the numbers of the rules."""

    first: int
    shares: list[int]
    market: list[int]
    pairs: list[list[int]]
    dice: list[list[int]]
    commerce: list[int]
    investors: list[int]
    strategies: list[int]


class ProofDecks(Struct, frozen=True):
    """The decks before they were shuffled: of the market how many there are of each card, of the others the cards."""

    market: list[int]
    commerce: list[int]
    investors: list[int]
    strategies: list[int]


class Proof(Struct, frozen=True):
    """Everything that is needed to deal a finished game once more."""

    version: int
    table: str
    start: int
    transcript: str
    statement: str
    commitment: str
    secret: str
    seats: list[DealSeat]
    players: int
    rounds: int
    first: int | None  # the seat that was to start; None: it was drawn by lot
    chance: ProofChance
    decks: ProofDecks
    faces: list[list[int]]  # what each die can show; none without dice
    forecasts: list[int]


# Everything else.

Name = Annotated[str, Meta(max_length=200, examples=["Ada"])]  # what fits is said in words, not by the type
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Who = Annotated[str, Meta(min_length=1, max_length=16)]
SeatKind = Literal["open", "reserved", "human", "bot"]
Stage = Literal["waiting", "playing", "over", "damaged"]
By = Literal["player", "bot", "stand-in", "automatic"]
HintUse = Literal["", "on", "used"]  # used: they were on in this game
Value = str | int

# What HTTP takes.


class GuestName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit on a seat: me, anybody (open), somebody with the invitation (reserved), or a bot."""

    kind: Literal["me", "open", "reserved", "bot"]
    bot: Annotated[str, Meta(max_length=24)] = ""
    name: Annotated[str, Meta(max_length=24)] = ""  # of a further seat of mine, or of a bot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. A preset stands for modules and investor sets; with "" they are chosen one by one."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    preset: Literal["", "first-game", "classic", "advanced", "epic"] = ""
    modules: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)] = []
    investor_sets: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=8)] = []
    clock: Annotated[int, Meta(ge=5, le=86400)] | None = None  # seconds for a question
    bank: Annotated[int, Meta(ge=5, le=86400)] | None = None  # seconds for the game, in addition; only with a clock
    away: Annotated[int, Meta(ge=5, le=86400)] | None = None  # seconds that a player may be gone
    first: SeatNumber | None = None  # the seat that starts; None: it is drawn by lot
    ask_all: bool = False  # everybody is asked about every dividend, whatever their own switch says
    hints: bool = True  # players may switch hints on
    closed: bool = False  # to everybody who has no seat there
    start: bool = False  # at once, if no seat is open or reserved
    fair: bool = False  # started at once, it waits for its host's part in the deal


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: the one named, or the first that is free. The invitation's code opens reserved seats."""

    code: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=24)] = ""  # for a further seat of one guest (pass-and-play)


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Give up a seat, or all of mine. In a running game a bot takes it over for good."""

    seat: SeatNumber | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host makes of a seat before the game starts."""

    kind: Literal["open", "reserved", "bot"]
    bot: Annotated[str, Meta(max_length=24)] = ""


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is closed to everybody who has no seat there."""

    closed: bool


class Muting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may speak: `who` is as tables and lines of chat name people."""

    who: Who
    muted: bool


class Removal(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the host takes off the table."""

    who: Who


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record file."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]


class HintSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """Hints for a seat of mine, from now on or no longer."""

    seat: SeatNumber
    on: bool


class AdviceWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What would you do, asked for a seat of mine that is asked."""

    seat: SeatNumber


# What HTTP gives.


class NestedMessage(Struct, frozen=True):
    """A message inside another: its key, its facts, and those of its facts that are messages themselves."""

    key: str
    params: dict[str, Value] = {}
    reasons: dict[str, "NestedMessage"] = {}


class Problem(Struct, frozen=True):
    """Why something is refused: a code that stays, and a sentence. The code is the key of the sentence.

    Whatever of `params` can be said in other languages too is in `reasons`, under the same name.
    """

    code: str
    message: str
    params: dict[str, Value] = {}
    reasons: dict[str, NestedMessage] = {}


class Me(Struct, frozen=True):
    """Who I am here; without a name I am nobody yet."""

    name: str
    guest: str = ""


class Watcher(Struct, frozen=True):
    """Somebody who watches. `who` tells people of one table apart and means nothing anywhere else."""

    who: str
    name: str


class SeatInfo(Struct, frozen=True):
    """Who sits where, as everybody may see it. `stand_in`: a bot plays for a person, and why."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False
    online: bool = False
    stand_in: Literal["", "clock", "away"] = ""
    hints: HintUse = ""
    who: str = ""  # of a person: how the host means them


class TableInfo(Struct, frozen=True):
    """A table in the lobby. Its host and guests who came by the code see the code. A damaged one is empty."""

    id: str
    stage: Stage
    players: int
    preset: str
    modules: list[str]
    investor_sets: list[str]
    seats: list[SeatInfo]
    clock: int | None
    away: int | None
    number: int  # answers given so far
    created: float
    first: int | None = None  # the seat that starts; None: it is drawn by lot
    ask_all: bool = False  # everybody is asked about every dividend: the table's rule
    hints: bool = True  # players may switch hints on
    host: bool = False
    code: str = ""
    again: str | None = None  # the table where the same people play another game
    bank: int | None = None  # seconds that each player has for the whole game, in addition to those for a question
    figures_changed: int = 0  # figures and names that are not those of Stockpile
    lesson: str = ""  # the lesson that is played here, if it is one
    inviter: str = ""  # what the host is called there
    closed: bool = False  # to everybody who has no seat there
    turn: bool = False  # it waits for me
    removed: bool = False  # the host took me off the table
    watchers: list[Watcher] = []  # those who have a name
    strangers: int = 0  # watchers without a name
    muted: list[str] = []  # people who may not chat
    dealing: bool = False  # the cards are being dealt: seats cannot be changed, and the game is about to start


class TableLists(Struct, frozen=True):
    """Tables that can be joined, and those where I sit."""

    open: list[TableInfo]
    mine: list[TableInfo]


class Choices(Struct, frozen=True):
    """What a table can be made of. A bot plays in a style as `name:style`."""

    bots: list[str]
    styles: dict[str, list[str]]  # by bot, for those that have any
    usual_bot: str  # where nobody chooses one
    presets: dict[str, list[str]]
    preset_sets: dict[str, list[str]]
    modules: list[str]
    investor_sets: list[str]
    languages: list[str]
    version: str
    figures_changed: int = 0  # figures and names of new games that are not those of Stockpile


class RecordedAnswer(Struct, frozen=True):
    """One answer of a recorded game; without its number, and with `?` in its text, if it was hidden."""

    number: int
    round: int
    seat: int
    question: str
    subject: dict[str, int]
    answer: int | None
    text: str
    by: By
    events: list[EventMessage]


class History(Struct, frozen=True):
    """A whole game, everything open: its answers with what happened, and the worth by round.

    Or what one observer saw of a game that was not over: then hidden is what was hidden, and no worth is known.
    """

    id: str
    names: list[str]
    figures: GameFigures
    opening: list[EventMessage]
    answers: list[RecordedAnswer]
    worth: list[list[int]]  # by seat, when each round started and at the end: the money if the game had ended then
    finished: bool
    seen_by: int | None = None  # the observer: a seat, or for spectators the seat after the last
    dealt: bool = False  # there is a proof of its deal


class ReplayMoment(Struct, frozen=True):
    """A recorded game after this many answers, with everybody's cards open, or as one observer saw it."""

    number: int
    last: int
    view: TableView


class HintNumbers(Struct, frozen=True):
    """What a seat's view is worth in numbers, after this many answers."""

    number: int
    seat: int
    piles: list[PileWorth]
    prospects: list[Prospect]
    races: list[MajorityRace]


class Advice(Struct, frozen=True):
    """What a strong bot would answer, one answer after the other, and why: the sentence `advice-` and `why`."""

    number: int
    seat: int
    answers: list[AnswerChoice]
    why: str
    facts: dict[str, int]


# What the WebSocket sends.


class AnswerEvents(Struct, frozen=True):
    """What one answer made happen, as far as this observer saw it."""

    number: int  # of the answer, from 0
    seat: int  # who answered
    by: By
    events: list[EventMessage]


class SeatUpdate(Struct, frozen=True):
    """What one seat of mine sees (spectators: the seat after the last): what happened, and how things stand."""

    seat: int
    news: list[AnswerEvents]
    view: TableView
    ask: bool = False  # this seat is asked about dividends: it wants to be, or it is the table's rule


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float
    who: str = ""  # who said it, unless that is not kept


class Clock(Struct, frozen=True, tag="clock"):
    """The clock of the open question: whose it is, and the seconds `left` of `total`; None when no clock runs.

    First the `grace` passes, unless the player says to have `seen` the question, then what is `left`, then what is left
    of the player's `bank` for the game (None at tables without).
    """

    number: int
    seat: int | None = None
    left: float | None = None
    total: int | None = None
    grace: float | None = None
    bank: float | None = None


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message, and again when the game starts: the table, its figures, my seats with what they missed."""

    table: TableInfo
    number: int
    figures: GameFigures | None  # None until the game starts
    opening: list[SeatUpdate]
    chat: list[ChatLine]
    clock: Clock | None
    deal: DealStatus | None = None  # how it is dealt, or was; None before, and where there is nothing to prove


class Update(Struct, frozen=True, tag="update"):
    """Answers are committed: from the first new one to how many there are now."""

    since: int
    number: int
    sights: list[SeatUpdate]


class Confirmed(Struct, frozen=True, tag="confirmed"):
    """My answers, from this number on, are committed. Sent again for a repeated message."""

    number: int
    seat: int
    count: int


class Refused(Struct, frozen=True, tag="refused"):
    """A message that changed nothing, and why. `now` is how many answers there are."""

    code: str
    message: str
    params: dict[str, Value]
    now: int
    number: int | None = None
    seat: int | None = None


class WatchersChanged(Struct, frozen=True, tag="watching"):
    """Who watches now: those with a name, and how many without one."""

    watchers: list[Watcher]
    strangers: int


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """Lines of chat that are gone: who said them is forgotten here."""

    numbers: list[int]


class Nudged(Struct, frozen=True, tag="nudged"):
    """Somebody waits for the answer to a question and says so."""

    number: int
    seat: int  # of the player that the others wait for
    by: int


class Chatted(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Seats(Struct, frozen=True, tag="seats"):
    """Somebody took a seat or left one, came, went, or has a bot as a stand-in. The start of the game is a welcome."""

    table: TableInfo


class Pong(Struct, frozen=True, tag="pong"):
    token: int


class Closed(Struct, frozen=True, tag="closed"):
    """The last message before the server hangs up."""

    code: str
    message: str


class GoingDown(Struct, frozen=True, tag="going-down"):
    """The server ends in a moment and is expected back. Nothing is lost: connect again, and again."""


ServerMessage = (
    Welcome
    | Update
    | Confirmed
    | Refused
    | Chatted
    | Seats
    | Clock
    | Pong
    | Closed
    | WatchersChanged
    | Unsaid
    | Nudged
    | GoingDown
    | DealStatus
)


# What the WebSocket takes.

AnswerNumber = Annotated[int, Meta(ge=0, le=100_000)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=64)]


class GiveAnswers(Struct, frozen=True, tag="answers", forbid_unknown_fields=True):
    """Answers of one seat, all or none of them: each its number in the action space, or its text.

    `number` is how many answers the sender knows of: the place of its first answer in the game.
    """

    number: AnswerNumber
    seat: SeatNumber
    answers: Annotated[list[AnswerNumber | AnswerText], Meta(min_length=1, max_length=64)]


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    text: ChatText


class SeatSettings(Struct, frozen=True, tag="settings", forbid_unknown_fields=True):
    """Whether a seat wants to be asked about dividends, instead of collecting them all; asking may be the rule."""

    seat: SeatNumber
    ask: bool


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I am here again: no bot shall play for this seat any more."""

    seat: SeatNumber


class QuestionSeen(Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """A seat's player can see the question that is asked after this many answers: its time may start."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    token: Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Nudge(Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """Call the player who is asked, once a question. `number` is how many answers the sender knows of."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]  # of mine


ClientMessage = GiveAnswers | Say | SeatSettings | Back | QuestionSeen | Ping | Nudge | CommitShare | RevealShare


class Protocol(Struct, frozen=True):
    """Documents the WebSocket: an example of a message of each side. Nobody needs to fetch it."""

    server: ServerMessage
    client: ClientMessage


class RulesPiece(Struct, frozen=True, omit_defaults=True):
    """Some words alike; `to` is the number of a rule or the key of a section that they lead to."""

    text: str
    strong: bool = False
    emphasis: bool = False
    code: bool = False
    house: bool = False  # a figure that is ours, because nobody here has seen the printed one
    to: str = ""


class RulesBlock(Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list, a table. Entries of a list are rows of one cell."""

    kind: Literal["text", "rule", "example", "list", "steps", "table", "code"]
    number: str = ""  # of the rule that it is
    line: list[RulesPiece] = []
    head: list[list[RulesPiece]] = []
    rows: list[list[list[RulesPiece]]] = []


class RulesSection(Struct, frozen=True, omit_defaults=True):
    key: str
    title: str
    level: int
    blocks: list[RulesBlock] = []


class RulesText(Struct, frozen=True):
    """The rules of one game, or of all; `summary` is the key of the section with the round on one page."""

    language: str
    summary: str
    sections: list[RulesSection]
