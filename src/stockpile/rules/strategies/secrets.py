"""Strategies about information pairs."""

from stockpile.rules import events
from stockpile.rules.answers import NUMBERS, PAIR, PASS_NUMBER, Answer
from stockpile.rules.cards import PAIRS
from stockpile.rules.money import receive
from stockpile.rules.phases.information import learn_pair
from stockpile.rules.phases.selling import sell_some
from stockpile.rules.portfolio import held_companies
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.strategy import Strategy, ask
from stockpile.rules.vecs import extend, i64, vec


def unknown_pairs(game: State, seat: i64) -> vec[i64]:
    """Pairs that a seat has not seen."""
    return vec[i64]([pair for pair in range(PAIRS) if not game.pair_known[pair] >> seat & 1])


class CorporateEspionage(Strategy):
    """Look at up to two pairs."""

    key = "corporate-espionage"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(unknown_pairs(game, seat)) > 0

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return extend(vec[i64]([PASS_NUMBER]), vec[i64]([PAIR + pair for pair in unknown_pairs(game, seat)]))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            learn_pair(game, seat, answer.a)
            if stage < game.tables.figures["corporate-espionage.pairs"]:
                push(game, ask(self, seat, stage + 1))


class InsiderTrading(Strategy):
    """Look at every pair, then sell a few shares."""

    key = "insider-trading"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(unknown_pairs(game, seat)) > 0 or len(held_companies(game, seat)) > 0

    def use(self, game: State, seat: i64) -> None:
        for pair in unknown_pairs(game, seat):
            learn_pair(game, seat, pair)
        push(game, sell_some(seat, game.tables.figures["insider-trading.shares"]))


class DataBroker(Strategy):
    """Show everyone one of your pairs, unless a Falsified Earnings lies on it (R-STR-9)."""

    key = "data-broker"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(self.options(game, seat, 1, 0)) > 0

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return vec[i64]([PAIR + pair for pair in game.tables.own_pairs(seat) if self._may_be_shown(game, pair)])

    def _may_be_shown(self, game: State, pair: i64) -> bool:
        if game.pair_known[pair] == game.tables.everyone:
            return False
        return game.falsified[pair] == 0 or not game.tables.falsified_pairs_stay_hidden

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        pair = answer.a
        game.pair_known[pair] = game.tables.everyone
        if game.heard is not None:
            shown = events.PairShown(pair, seat, game.pairs[2 * pair], game.pairs[2 * pair + 1])
            game.tell(game.tables.everyone, shown)
        receive(game, seat, game.tables.figures["data-broker.receive"], "strategy")


class FalsifiedEarnings(Strategy):
    """Lies on a pair and works against its forecast (R-STR-8; the Movement phase reads it)."""

    key = "falsified-earnings"

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return NUMBERS[PAIR : PAIR + PAIRS]

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        game.falsified[answer.a] += 1
        if game.heard is not None:
            game.tell(game.tables.everyone, events.EarningsFalsified(seat, answer.a))
