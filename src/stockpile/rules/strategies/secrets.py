"""Strategies about information pairs."""

from stockpile.rules import events
from stockpile.rules.answers import NUMBERS, PAIR, PASS_NUMBER, Answer
from stockpile.rules.card import enlist_ours, held_companies
from stockpile.rules.cards import PAIRS
from stockpile.rules.money import receive
from stockpile.rules.phases.information import learn_pair
from stockpile.rules.phases.selling import sell_some
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.strategy import Strategy
from stockpile.rules.vecs import extend, i64, vec


def unknown_pairs(game: State, seat: i64) -> vec[i64]:
    """Pairs that a seat has not seen."""
    return vec[i64]([pair for pair in range(PAIRS) if not game.pair_known[pair] >> seat & 1])


class CorporateEspionage(Strategy):
    """Look at up to two pairs."""

    key = "corporate-espionage"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(unknown_pairs(game, seat)) > 0

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return extend(vec[i64]([PASS_NUMBER]), vec[i64]([PAIR + pair for pair in unknown_pairs(game, seat)]))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            learn_pair(game, seat, answer.a)
            if stage < self.figure(game, "pairs"):
                push(game, self.question(seat, stage + 1))


class InsiderTrading(Strategy):
    """Look at every pair, then sell a few shares."""

    key = "insider-trading"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(unknown_pairs(game, seat)) > 0 or len(held_companies(game, seat)) > 0

    def use(self, game: State, seat: i64) -> None:
        for pair in unknown_pairs(game, seat):
            learn_pair(game, seat, pair)
        push(game, sell_some(seat, self.figure(game, "shares")))


class DataBroker(Strategy):
    """Show everyone one of your pairs, unless a Falsified Earnings lies on it (R-STR-9)."""

    key = "data-broker"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(self.options(game, seat, 1, 0)) > 0

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return vec[i64]([PAIR + pair for pair in game.figures.own_pairs(seat) if self._may_be_shown(game, pair)])

    def _may_be_shown(self, game: State, pair: i64) -> bool:
        if game.pair_known[pair] == game.figures.everyone:
            return False
        return game.falsified[pair] == 0 or not game.figures.falsified_pairs_stay_hidden

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        pair = answer.a
        game.pair_known[pair] = game.figures.everyone
        if game.events is not None:
            shown = events.PairShown(pair, seat, game.pairs[2 * pair], game.pairs[2 * pair + 1])
            game.emit(game.figures.everyone, shown)
        receive(game, seat, self.figure(game, "receive"), "strategy")


class FalsifiedEarnings(Strategy):
    """Lies on a pair and works against its forecast (R-STR-8; the Movement phase reads it)."""

    key = "falsified-earnings"

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return NUMBERS[PAIR : PAIR + PAIRS]

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        game.falsified[answer.a] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.EarningsFalsified(seat, answer.a))


enlist_ours(CorporateEspionage(), InsiderTrading(), DataBroker(), FalsifiedEarnings())
