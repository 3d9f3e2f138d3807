"""Movement phase: the pairs are shown and the stocks move (R-MOV-1). How they move is in stock.py."""

from stockpile.content.model import DIVIDEND
from stockpile.rules import events, step
from stockpile.rules.cards import PAIRS
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, done, pack, push, then
from stockpile.rules.stock import dividend, move
from stockpile.rules.vecs import append, extend, i64, vec


class Movement(Step):
    """The players' pairs in turn order, then the public pair, then the face-down ones from left to right."""

    name = "movement"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.MOVEMENT
        order = vec[i64]()
        for place in range(game.players):
            order = extend(order, game.figures.own_pairs(game.turn(place)))
        for pair in range(len(order), PAIRS):
            order = append(order, pair)
        then(game, vec[i64]([pack(step.REVEAL, a=pair) for pair in order]))
        return False


class Reveal(Step):
    """One pair is turned over and takes effect; each Falsified Earnings on it works against it (R-STR-8)."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        pair = a_of(frame)
        company = game.pairs[2 * pair]
        forecast = game.pairs[2 * pair + 1]
        game.pair_known[pair] = game.figures.everyone
        if game.events is not None:
            owner = game.figures.pair_owner(pair)
            seat = owner if owner >= 0 else None
            game.emit(game.figures.everyone, events.PairShown(pair, seat, company, forecast))
        copies = game.falsified[pair]
        against = game.figures.of_cards["falsified-earnings.steps"] if copies > 0 else 0
        if forecast > DIVIDEND:
            for _copy in range(copies):
                push(game, move(company, -against))
            push(game, dividend(company, forecast - DIVIDEND))
        else:
            push(game, move(company, forecast - against * copies if forecast > 0 else forecast + against * copies))
        return False


step.register(step.MOVEMENT, Movement())
step.register(step.REVEAL, Reveal())
