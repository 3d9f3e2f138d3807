"""Set-up with its choices (R-SET-2, R-SET-7): investors, strategies, money and starting shares."""

from typing import Final

from stockpile.rules import events, knowledge, step
from stockpile.rules.answers import BID, DISCARD, INVESTOR, NUMBERS, Answer
from stockpile.rules.cards import SPACES
from stockpile.rules.investor import investors_of, work_out_costs
from stockpile.rules.money import pay, receive
from stockpile.rules.numbers import cards_of_seat
from stockpile.rules.phases.demand import clear_tracks, next_bidder, place_meeple, refuse_bid
from stockpile.rules.state import State
from stockpile.rules.step import Step, done, each_in_turn, pack, push, replace, seat_of, then
from stockpile.rules.vecs import append, extend, i64, remove, vec

TO_BOX: Final[i64] = 2  # strategy cards that every seat puts back (R-STR-1)


class SetUp(Step):
    """What happens before the first round, as far as the modules ask for it."""

    name = "set-up"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.SET_UP
        figures = game.figures
        frames = vec[i64]()
        if figures.strategies:
            _deal_strategies(game)
        if figures.investors:
            _deal_investors(game)
            frames = extend(frames, each_in_turn(game, step.INVESTOR_CHOICE))
            frames = append(frames, pack(step.SHOW_INVESTORS))
        if figures.strategies:
            frames = extend(frames, each_in_turn(game, step.DISCARD_TURN))
        push(game, pack(step.ROUND))
        push(game, pack(step.ENDOW))
        then(game, frames)
        return False


def _deal_strategies(game: State) -> None:
    """R-STR-1: as many as there are rounds and three more."""
    for place in range(game.players):
        draw_strategies(game, game.turn(place), game.figures.strategies_dealt)


def draw_strategies(game: State, seat: i64, count: i64) -> None:
    drawn = game.chance.strategy_deck[game.strategies_drawn : game.strategies_drawn + count]
    game.strategies_drawn += count
    for number in drawn:
        game.strategies = append(game.strategies, seat << 8 | number)
    if game.events is not None:
        faces: list[int | None] = [*drawn]
        backs: list[int | None] = [None for _ in drawn]
        game.emit(1 << seat, events.StrategiesDealt(seat, tuple(faces)))
        game.emit(game.figures.everyone & ~(1 << seat), events.StrategiesDealt(seat, tuple(backs)))


def _deal_investors(game: State) -> None:
    """R-INV-1."""
    each = game.figures.investors_dealt
    for place in range(game.players):
        seat = game.turn(place)
        dealt = game.chance.investor_deck[place * each : (place + 1) * each]
        for number in dealt:
            game.offers = append(game.offers, seat << 8 | number)
        if game.events is not None:
            backs: list[int | None] = [None for _ in dealt]
            game.emit(1 << seat, events.InvestorsDealt(seat, tuple(dealt)))
            game.emit(game.figures.everyone & ~(1 << seat), events.InvestorsDealt(seat, tuple(backs)))


class InvestorChoice(Step):
    """Which investor to keep, or to put up for bidding; secret until all have chosen (R-SET-7)."""

    question = "choose-investor"

    def run(self, game: State, frame: i64) -> bool:
        seat = seat_of(frame)
        if cards_of_seat(game.picked, 8, seat) < game.figures.investors_kept:
            return True
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        return vec[i64]([INVESTOR + (card & 255) for card in game.offers if card >> 8 == seat_of(frame)])

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        card = seat_of(frame) << 8 | answer.a
        game.offers = remove(game.offers, card)
        game.picked = append(game.picked, card)
        if game.events is not None:
            game.emit(game.figures.everyone, events.InvestorPicked(seat_of(frame)))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "not-in-your-hand" if answer.name == "investor" else "not-an-answer-to-this"


class ShowInvestors(Step):
    """All have chosen: the investors are shown, or laid out to be bid on (R-AUC-1)."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        if game.figures.investor_bidding:
            game.lots = vec[i64]([card & 255 for card in game.picked])
            if game.events is not None:
                game.emit(game.figures.everyone, events.InvestorsLaidOut(tuple(game.lots)))
            push(game, pack(step.AWARD))
            push(game, pack(step.AUCTION_TURN, game.first))
        else:
            for card in game.picked:
                _hire(game, card >> 8, card & 255)
            work_out_costs(game)
        game.picked = vec[i64]()
        return False


def _hire(game: State, seat: i64, number: i64) -> None:
    slot = 2 * seat if game.investors[2 * seat] < 0 else 2 * seat + 1
    game.investors[slot] = number
    if game.events is not None:
        game.emit(game.figures.everyone, events.InvestorHired(seat, number))


class AuctionTurn(Step):
    """Bidding for investors, up to the money that each brings; no ability works here (R-AUC-1)."""

    question = "bid-investor"
    public = True

    def run(self, game: State, frame: i64) -> bool:
        return next_bidder(game, step.AUCTION_TURN, seat_of(frame))

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        numbers = vec[i64]()
        for pile in range(game.figures.piles):
            holder = game.meeple_seat[pile]
            if holder != seat:
                first = 0 if holder < 0 else game.meeple_space[pile] + 1
                stop = self._limit(game, pile)
                numbers = extend(numbers, NUMBERS[BID + pile * SPACES + first : BID + pile * SPACES + stop])
        return numbers

    def _limit(self, game: State, pile: i64) -> i64:
        money = game.figures.investor_money[game.lots[pile]]
        stop = 0
        while stop < SPACES and game.figures.bidding[stop] <= money:
            stop += 1
        return stop

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        place_meeple(game, seat_of(frame), answer.a, answer.b)
        replace(game, pack(step.AUCTION_TURN, (seat_of(frame) + 1) % game.players))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        reason = refuse_bid(game, seat_of(frame), answer)
        if reason == "" and answer.b >= self._limit(game, answer.a):
            return "costs-more-than-the-investor-has"
        return reason if reason else "only-a-higher-space"


class Award(Step):
    """Everybody gets the investors bid on; what was bid is paid when the money comes (Endow)."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        for place in range(game.players):
            seat = game.turn(place)
            for pile in range(game.figures.piles):
                if game.meeple_seat[pile] == seat:
                    _hire(game, seat, game.lots[pile])
        work_out_costs(game)
        return False


class DiscardTurn(Step):
    """R-STR-1: two of the strategy cards go to the box, unseen by the others."""

    question = "discard"
    together = True

    def run(self, game: State, frame: i64) -> bool:
        if cards_of_seat(game.strategies_boxed, 8, seat_of(frame)) < TO_BOX:
            return True
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        numbers = vec[i64]()
        for card in game.strategies:
            if card >> 8 == seat_of(frame) and DISCARD + (card & 255) not in numbers:
                numbers = append(numbers, DISCARD + (card & 255))
        return numbers

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        card = seat << 8 | answer.a
        game.strategies = remove(game.strategies, card)
        game.strategies_boxed = append(game.strategies_boxed, card)
        if game.events is not None:
            game.emit(1 << seat, events.StrategyDiscarded(seat, answer.a))
            game.emit(game.figures.everyone & ~(1 << seat), events.StrategyDiscarded(seat, None))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "not-in-your-hand" if answer.name == "discard" else "not-an-answer-to-this"


class Endow(Step):
    """Further strategy cards, money, and the starting shares (R-SET-2 to R-SET-4)."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        for place in range(game.players):
            seat = game.turn(place)
            for investor in investors_of(game, seat):
                extra = investor.extra_strategies(game)
                if extra > 0:
                    draw_strategies(game, seat, extra)
        for place in range(game.players):
            _pay_out(game, game.turn(place))
        if game.figures.investor_bidding:
            game.lots = vec[i64]()
            clear_tracks(game)
        if not game.figures.investors:
            work_out_costs(game)
        knowledge.begin(game, game.chance.dealt_shares)
        return False


def _pay_out(game: State, seat: i64) -> None:
    """R-SET-3: the same for all, or what the investors bring, less what was bid for them (R-AUC-1)."""
    if not game.figures.investors:
        receive(game, seat, game.figures.money, "start")
        return
    for at in range(2 * seat, 2 * seat + 2):
        if game.investors[at] >= 0:
            receive(game, seat, game.figures.investor_money[game.investors[at]], "investor")
    if game.figures.investor_bidding:
        for pile in range(game.figures.piles):
            if game.meeple_seat[pile] == seat:
                pay(game, seat, game.figures.bidding[game.meeple_space[pile]], "bid")


step.register(step.SET_UP, SetUp())
step.register(step.INVESTOR_CHOICE, InvestorChoice())
step.register(step.SHOW_INVESTORS, ShowInvestors())
step.register(step.AUCTION_TURN, AuctionTurn())
step.register(step.AWARD, Award())
step.register(step.DISCARD_TURN, DiscardTurn())
step.register(step.ENDOW, Endow())
