"""What each part of the balance report measures in a deal. The money that makes investors equal is in money.py.

Seats: what going first is worth. Investors: what each wins, by the number of players and beside each module. Held
cards: a hand with a strategy card against a hand with a blank in its place. Played cards: the game after a card against
the game after a blank. Purchases: with and without a bond, a commodity or a tax card. Modules: length, spread and
comebacks. Luck: how much of who wins is luck.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean, pstdev
from typing import Final

from stockpile.bots import play_out
from stockpile.bots.shark.shark import weights_for
from stockpile.bots.shark.value import worth as property_of
from stockpile.lab.balance.games import (
    BalanceGame,
    hand_of,
    leads,
    nothing_planned,
    plan_discards,
    plan_investors,
    rotated,
    win_shares,
    with_blank_played,
    with_future,
    with_investors,
    without_commerce,
    without_strategy,
)
from stockpile.lab.balance.survey import (
    BASE_GAME,
    EPIC_GAME,
    INVESTORS_ONLY,
    SINGLE_MODULES,
    BalancePart,
    Cell,
    Finding,
    Key,
)
from stockpile.lab.coach.analysis import QUICK, AnalysisTask
from stockpile.lab.coach.luck import GameLedger, Leg
from stockpile.lab.games import bot_seed
from stockpile.lab.players import ask_player, events_for, make_player
from stockpile.lab.saved_records import AnswerRecorder
from stockpile.rules import step
from stockpile.rules.answers import ABILITY, ANSWERS, BUY_BONDS, STRATEGY, Answer
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.config import MODULES
from stockpile.rules.game import Game, set_up


def measure_seats(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One deal, started by every seat once, all else as it was: the result by place in the first turn order."""
    players = table.config.players
    for first in range(players):
        game = table.played(table.chance(first), nothing_planned)
        ends = zip(win_shares(game), game.money, leads(game.money), strict=True)
        for seat, (share, money, lead) in enumerate(ends):
            yield (*cell, (seat - first) % players + 1), (share, money, lead)


SEATS: Final = BalancePart(
    "seats",
    tuple((players, game) for players in (2, 3, 4, 5) for game in (BASE_GAME, EPIC_GAME)),
    ("place",),
    ("win_share", "money", "lead"),
    measure_seats,
)


Names = list[list[str]]  # by seat: its investors


def games_of_deal(table: BalanceGame) -> Iterator[tuple[Game, Names, int]]:
    """The games of one deal, set up: investors by lot, each in every seat once. With how far they have moved on."""
    figures = table.figures
    players, kept = figures.players, figures.investors_kept
    drawn = table.lot().sample([*figures.investor_deck], players * kept)
    rows = [drawn[seat * kept : (seat + 1) * kept] for seat in range(players)]
    keys = [card.key for card in table.content.investors]
    chance = table.chance()
    for by in range(players):
        hired = rotated(rows, by)
        game = table.opened(with_investors(chance, figures, hired), table.bots(), plan_investors(hired))
        yield game, [[keys[number] for number in row] for row in hired], by


def measure_investors(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One deal, with every investor in every seat once. A player with two investors counts for both."""
    for game, names, _ in games_of_deal(table):
        table.play_out(game)
        ends = zip(names, win_shares(game), game.money, leads(game.money), strict=True)
        for row, share, money, lead in ends:
            for name in row:
                yield (*cell, name), (share, money, lead)


INVESTORS: Final = BalancePart(
    "investors",
    tuple((players, game) for players in (2, 3, 4, 5) for game in (INVESTORS_ONLY, *SINGLE_MODULES, EPIC_GAME)),
    ("investor",),
    ("win_share", "money", "lead"),
    measure_investors,
    beside=(INVESTORS_ONLY,),
)


def measure_held_cards(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One deal: once as it is, and once for every seat with a card less.

    Hands are dealt and put back by lot. Each seat in turn has a blank instead of one of its cards, which can never be
    played, and the same deal is played again. The difference of its leads is what holding the card was worth.
    """
    lot = table.lot()
    game = table.opened(table.chance(), table.bots(), plan_discards(lot))
    keys = [card.key for card in table.content.strategies]
    with_all = table.play_out(game.copy())
    for seat in range(table.config.players):
        number = lot.choice(hand_of(game, seat))
        without = table.play_out(without_strategy(game, seat, number))
        lead = leads(with_all)[seat] - leads(without)[seat]
        yield (*cell, keys[number]), (lead, with_all[seat] - without[seat])


HELD: Final = BalancePart(
    "held", tuple((players, EPIC_GAME) for players in (3, 4, 5)), ("card",), ("worth", "money"), measure_held_cards
)


PLAYOUT_BOT: Final = "broker"
FUTURES_OF_A_CARD: Final = 12
QUESTIONS_OF_A_CARD: Final = ("strategy", "sell-some", "dividend")  # questions while a card has its effect


class StrategyCardGame:
    """One game: brokers play, and the bot of the table answers what strategy cards are about."""

    def __init__(self, table: BalanceGame, lot: Random) -> None:
        self.quick, self.deep = table.bots(PLAYOUT_BOT), table.bots()
        self.game = table.opened(table.chance(), self.deep, plan_discards(lot))
        self.told = self.game.record_events() if self.game.events is None else self.game.events

    def answer(self, of_card: bool) -> Answer:
        """What is answered to the open question."""
        seat = self.game.asked
        bot = self.deep[seat] if of_card else self.quick[seat]
        if bot.hears:
            bot.heard = [event for event in self.told if event.seen_by(seat)]
        return ask_player(bot, self.game, seat)

    def play_card(self, card: Answer) -> None:
        """With all questions of the card."""
        seat = self.game.asked
        self.game.play(card)
        while len(self.game.agenda) > 0 and self.game.decision.question in QUESTIONS_OF_A_CARD:
            self.game.play(self.answer(self.game.asked == seat))


def measure_played_cards(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One deal: every strategy card that was played in it.

    Whenever the bot plays a card, brokers play on twice from there: with the card, and with a blank in its place, which
    costs nothing, does nothing and still takes the turn's play. Both have the same future, and several futures are
    tried. What the player then has more than the others on average is what the card was worth.
    """
    lot = table.lot()
    sitting = StrategyCardGame(table, lot)
    game = sitting.game
    keys = [card.key for card in table.content.strategies]
    while not game.over:
        answer = sitting.answer(can_play_card(game))
        if is_card(answer.number):
            seat, number, now = game.asked, answer.a, game.round + 1
            blank = with_blank_played(game, seat, number)
            sitting.play_card(answer)
            yield (*cell, keys[number]), (*worth_of_card(table, game, blank, seat, lot), now)
        else:
            game.play(answer)


def is_card(number: int) -> bool:
    return STRATEGY <= number < ABILITY


def can_play_card(game: Game) -> bool:
    return step.step_of(game.agenda[-1]) == step.ACTION_TURN and any(is_card(number) for number in game.legal)


def worth_of_card(table: BalanceGame, with_card: Game, blank: Game, seat: int, lot: Random) -> list[float]:
    """By how much the card raises the lead of who plays it, in the end and as expected, and the money."""
    futures = (
        FUTURES_OF_A_CARD if with_card.round + 1 < table.figures.rounds else 1
    )  # after the last round nothing is drawn
    found: list[list[float]] = []
    for _ in range(futures):
        seed = lot.getrandbits(64)
        ends = [_end_of_playout(table, with_future(game, Random(seed)), seat) for game in (with_card, blank)]
        found.append([with_it - without for with_it, without in zip(*ends, strict=True)])
    return [fmean(column) for column in zip(*found, strict=True)]


def _end_of_playout(table: BalanceGame, game: Game, seat: int) -> tuple[float, float, float]:
    """Played on by brokers: the lead in the end, what it was expected to be when the round was over, and the money."""
    bots, now = table.bots(PLAYOUT_BOT), game.round
    while not game.over and game.round == now:
        asked = game.asked
        game.play(ask_player(bots[asked], game, asked))
    weights = weights_for(game.figures)
    expected = leads([property_of(game, each, weights) for each in range(game.players)])[seat]
    play_out(game, bots, ask_player)
    return leads(game.money)[seat], expected, game.money[seat]


PLAYED: Final = BalancePart(
    "played",
    tuple((players, EPIC_GAME) for players in (3, 4, 5)),
    ("card",),
    ("worth", "expected", "money", "round"),
    measure_played_cards,
)


TAX: Final = COMMERCE_KINDS - 1  # the kind of tax cards
NO_BOND, ONE_BOND = ANSWERS[BUY_BONDS], ANSWERS[BUY_BONDS + 1]

WithAndWithout = tuple[Key, Game, Game, int]  # what is looked at, the game with it and without it, whose it is


def measure_purchases(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One deal: everything that a seat bought or took in it.

    From the moment somebody could buy a bond, the game is played on with one bond and with none. From the moment
    somebody has taken a commerce card, it is played on with the card and without it. All else is the same.
    """
    lot = table.lot()
    for key, with_it, without, seat in [*_purchases(table, lot)]:
        seed = lot.getrandbits(64)
        ends = [table.play_out(with_future(game, Random(seed))) for game in (with_it, without)]
        gain = leads(ends[0])[seat] - leads(ends[1])[seat]
        yield (*cell, *key), (gain, ends[0][seat] - ends[1][seat])


def _purchases(table: BalanceGame, lot: Random) -> Iterator[WithAndWithout]:
    """A game, and the moments in it that are looked at: one seat's bonds a round, and every commerce card taken."""
    bots = table.bots()
    game = table.opened(table.chance(), bots, nothing_planned)
    buyer, had = lot.randrange(game.players), [*game.commerce]
    while not game.over:
        seat = game.asked
        if had != [*game.commerce]:
            yield from _taken(game, had)
            had = [*game.commerce]
        if seat == buyer and step.step_of(game.agenda[-1]) == step.BOND_TURN and ONE_BOND.number in game.legal:
            yield _bond(game, seat)
            buyer = lot.randrange(game.players)
        game.play(ask_player(bots[seat], game, seat))


def _bond(game: Game, seat: int) -> WithAndWithout:
    with_one, with_none = game.copy(), game.copy()
    with_one.play(ONE_BOND)
    with_none.play(NO_BOND)
    return ("bond", game.figures.rounds - game.round), with_one, with_none, seat


def _taken(game: Game, had: list[int]) -> Iterator[WithAndWithout]:
    """Every card that a seat has now and had not before. Cards given up are no purchase."""
    for at, (now, before) in enumerate(zip(game.commerce, had, strict=True)):
        if now > before:
            seat, kind = divmod(at, COMMERCE_KINDS)
            own = had[seat * COMMERCE_KINDS : (seat + 1) * COMMERCE_KINDS]
            yield _key_of_card(own, kind), game.copy(), without_commerce(game, seat, kind), seat


def _key_of_card(own: list[int], kind: int) -> Key:
    """A tax card by how many there were; a commodity by how many kinds there were, or a double."""
    if kind == TAX:
        return "tax", own[TAX] + 1
    if own[kind]:
        return "double", 0
    return "commodity", sum([count > 0 for count in own[:TAX]]) + 1


PURCHASES: Final = BalancePart(
    "purchases",
    tuple((players, EPIC_GAME) for players in (3, 4, 5)),
    ("what", "count"),
    ("worth", "money"),
    measure_purchases,
)


# How long people take, as we reckon: by the question and by the round (dealing, moving tickers, clearing up).
SECONDS_A_CHOICE: Final = 8
SECONDS_A_ROUND: Final = 90


def measure_modules(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One game of the deal: its length, how far apart players end, and whether players who are behind can still win."""
    bots = table.bots()
    game = table.opened(table.chance(), bots, nothing_planned)
    rounds, choices, half = table.figures.rounds, 0, [0]
    while not game.over:
        if game.round == rounds // 2 and len(half) == 1:
            half = game.worth
        seat = game.asked
        choices += len(game.legal) > 1
        game.play(ask_player(bots[seat], game, seat))
    minutes = (choices * SECONDS_A_CHOICE + rounds * SECONDS_A_ROUND) / 60
    behind, last = comebacks(game, half)
    yield cell, (choices, minutes, sum(game.money) / game.players, pstdev(game.money), behind, last)


def comebacks(game: Game, half: list[int]) -> tuple[float, float]:
    """The part of the win that went to seats that did not lead at half time, and to seats that were last."""
    won = win_shares(game)
    behind = sum([share for share, worth in zip(won, half, strict=True) if worth < max(half)])
    last = sum([share for share, worth in zip(won, half, strict=True) if worth == min(half)])
    return behind, last


MODULES_PART: Final = BalancePart(
    "modules",
    tuple((players, game) for players in (3, 4, 5) for game in (BASE_GAME, *MODULES, EPIC_GAME)),
    (),
    ("choices", "minutes", "money", "spread", "won_from_behind", "won_from_last"),
    measure_modules,
)


STRENGTHS: Final = ("intern", "clerk", "broker", "intern")  # everybody sits a seat further from deal to deal
FUTURES_OF_LUCK: Final = 10  # for each value: luck is as right with few as with many, only noisier


def measure_luck(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One game of the deal, between players of different strength, and what luck did in it.

    The value is the part of the result that the coach's luck (lab/coach/luck.py) explains. Over seats, results have
    the same sum of squares in every game with one winner, so the mean over games is the share of their variance that is
    luck.
    """
    players = table.config.players
    names = [STRENGTHS[(seat + table.deal) % players] for seat in range(players)]
    bots = [make_player(name, bot_seed(table.seed, table.deal, seat)) for seat, name in enumerate(names)]
    game, answers = set_up(table.figures, table.chance(), events_for(bots)), AnswerRecorder(ask_player)
    play_out(game, bots, answers.ask)
    task = AnalysisTask(answers.record(game, names), QUICK.with_futures(FUTURES_OF_LUCK))
    legs = [leg for part in range(task.legs) if isinstance(leg := task.play(part)[1], Leg)]
    ledger = GameLedger.of(task.history, legs)
    results = [share - 1 / players for share in win_shares(game)]
    explained = sum([ledger.luck_of(seat).win * result for seat, result in enumerate(results)])
    yield cell, (explained / (sum([result**2 for result in results]) or 1.0),)


LUCK: Final = BalancePart(
    "luck",
    tuple((len(STRENGTHS), game) for game in (BASE_GAME, *MODULES, EPIC_GAME)),
    (),
    ("luck_share",),
    measure_luck,
    ", ".join(STRENGTHS),
)
