"""Stocks on their tracks: moves, splits, bankruptcies and dividends (R-MOV-2 to R-MOV-6).

Booms and Busts, forecasts and cards all move stocks through `MOVE` and pay dividends through `DIVIDEND`.
"""

from stockpile.rules import events, knowledge, step
from stockpile.rules.answers import NUMBERS, SHOW, Answer
from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.figures import ROW
from stockpile.rules.money import receive
from stockpile.rules.state import State
from stockpile.rules.step import ZERO, Step, a_of, b_of, c_of, done, pack, push, replace, seat_of
from stockpile.rules.vecs import i64, vec


def move(company: i64, spaces: i64) -> i64:
    """The frame that moves a ticker to the right (positive) or to the left."""
    return pack(step.MOVE, a=company, b=ZERO + spaces)


def dividend(company: i64, amount: i64) -> i64:
    """The frame that pays a dividend for each share (R-MOV-2)."""
    return pack(step.DIVIDEND, a=company, b=amount)


class Move(Step):
    """A ticker on its way. What is left of the move stands in the frame, so a dividend can come in between."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        company = a_of(frame)
        spaces = b_of(frame) - ZERO
        if spaces > 0:
            self._right(game, company, spaces)
        elif spaces < 0:
            self._left(game, company, -spaces)
        return False

    def _right(self, game: State, company: i64, spaces: i64) -> None:
        start = game.prices[company]
        space = start
        end = game.figures.last[company]
        dollars: i64 = 0
        while spaces > 0 and space < end:
            space += 1
            spaces -= 1
            dollars += game.figures.dollars[company * ROW + space]
        if space != start:
            _set_ticker(game, company, space)
        if spaces > 0 and dollars == 0:
            split(game, company)
            spaces -= 1
        if spaces > 0:
            push(game, move(company, spaces))
        if dollars > 0:  # R-MOV-6: paid before a split, with the holdings up to it
            push(game, dividend(company, dollars))

    def _left(self, game: State, company: i64, spaces: i64) -> None:
        space = game.prices[company]
        if spaces > space:
            bankrupt(game, company)  # R-MOV-4: the rest of the move is lost
        else:
            _set_ticker(game, company, space - spaces)


def _set_ticker(game: State, company: i64, space: i64) -> None:
    if game.events is not None:
        game.emit(game.figures.everyone, events.TickerMoved(company, game.prices[company], space))
    game.prices[company] = space


def split(game: State, company: i64) -> None:
    """R-MOV-3: old split cards earn their bonus, regular cards are shown and become split."""
    figures = game.figures
    game.prices[company] = figures.after_split[company]
    if game.events is not None:
        game.emit(figures.everyone, events.StockSplit(company, game.prices[company]))
    for place in range(game.players):
        seat = game.turn(place)
        receive(game, seat, figures.split_bonus * game.split[seat * STOCKS + company], "split")
        cards = game.regular[seat * HELD + company]
        if cards > 0 and game.events is not None:
            game.emit(figures.everyone, events.SharesSplit(seat, company, cards))
        knowledge.clear(game, seat, company)
        game.split[seat * STOCKS + company] += cards


def bankrupt(game: State, company: i64) -> None:
    """R-MOV-4: all shares are lost, the ticker goes back to its start."""
    figures = game.figures
    game.prices[company] = figures.start[company]
    if game.events is not None:
        game.emit(figures.everyone, events.WentBankrupt(company, game.prices[company]))
    for place in range(game.players):
        seat = game.turn(place)
        regular = game.regular[seat * HELD + company]
        split_cards = game.split[seat * STOCKS + company]
        if regular + split_cards > 0 and game.events is not None:
            game.emit(figures.everyone, events.SharesLost(seat, company, regular, split_cards))
        knowledge.clear(game, seat, company)
        game.split[seat * STOCKS + company] = 0
        game.discard[company] += regular + split_cards


class Dividend(Step):
    """R-MOV-2: in turn order, each seat with a card in the regular portfolio says how many shares to show.

    In the frame: company, amount for a share, and how many seats have been paid.
    """

    question = "dividend"

    def run(self, game: State, frame: i64) -> bool:
        company = a_of(frame)
        amount = b_of(frame)
        paid = c_of(frame)
        if paid == 0 and game.events is not None:
            game.emit(game.figures.everyone, events.DividendDeclared(company, amount))
        while paid < game.players:
            seat = game.turn(paid)
            if game.cards_of(seat) > 0:
                replace(game, pack(step.DIVIDEND, seat, company, amount, paid))
                return True
            self._pay(game, seat, company, amount, 0)
            paid += 1
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        held = game.regular[seat_of(frame) * HELD + a_of(frame)]
        return NUMBERS[SHOW : SHOW + held + 1]

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        company = a_of(frame)
        amount = b_of(frame)
        shown = answer.number - SHOW
        replace(game, pack(step.DIVIDEND, seat, company, amount, c_of(frame) + 1))
        if shown > 0:
            if game.events is not None:
                game.emit(game.figures.everyone, events.SharesShown(seat, company, shown))
            knowledge.show(game, seat, company, shown)
        self._pay(game, seat, company, amount, shown)

    def _pay(self, game: State, seat: i64, company: i64, amount: i64, shown: i64) -> None:
        receive(game, seat, amount * (shown + 2 * game.split[seat * STOCKS + company]), "dividend")

    def subject(self, frame: i64) -> dict[str, int]:
        return {"company": a_of(frame), "amount": b_of(frame)}

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "more-than-you-hold" if answer.name == "show" else "not-an-answer-to-this"


step.register(step.MOVE, Move())
step.register(step.DIVIDEND, Dividend())
