"""Investors of the Demand phase."""

from stockpile.rules import investor
from stockpile.rules.answers import PAIR, PASS_NUMBER, Answer
from stockpile.rules.card import enlist_ours
from stockpile.rules.cards import PAIRS
from stockpile.rules.investor import Investor, is_used
from stockpile.rules.money import pay, receive, spare_money
from stockpile.rules.phases.information import learn_pair
from stockpile.rules.state import State
from stockpile.rules.vecs import extend, i64, vec


class Barbara(Investor):
    """R-INV-BARBARA: has a bidding track of her own, on which low spaces bring money."""

    key = "barbara"

    def own_track(self, game: State, costs: vec[i64]) -> vec[i64]:
        return game.figures.own_tracks["barbara"]


class Donald(Investor):
    """R-INV-DONALD: pays what the space before his meeple stands for; on the first, that one."""

    key = "donald"

    def to_pay(self, game: State, costs: vec[i64]) -> vec[i64]:
        back: i64 = self.figure(game, "back")
        return vec[i64]([costs[max(0, space - back)] for space in range(len(costs))])


class Carlos(Investor):
    """R-INV-CARLOS: a seat that outbids him must go two spaces further."""

    key = "carlos"

    def gap(self, game: State) -> i64:
        return self.figure(game, "gap")


class Liliane(Investor):
    """R-INV-LILIANE: money when bidding starts, less each time she is outbid, as far as her bids leave any."""

    key = "liliane"

    def when_demand_begins(self, game: State, seat: i64) -> None:
        receive(game, seat, self.figure(game, "bonus"), "liliane")

    def when_outbid(self, game: State, seat: i64) -> None:
        amount = self.figure(game, "outbid")
        if spare_money(game, seat) >= amount:
            pay(game, seat, amount, "liliane")


class Mitt(Investor):
    """R-INV-MITT: money for every meeple he places."""

    key = "mitt"

    def when_placed(self, game: State, seat: i64) -> None:
        receive(game, seat, self.figure(game, "bonus"), "mitt")


class Bernie(Investor):
    """R-INV-BERNIE: fees are paid to him."""

    key = "bernie"

    def is_paid_fees(self) -> bool:
        return True


class Martha(Investor):
    """R-INV-MARTHA: once a round looks at a pair of another seat or of the table, before a bid or at the end."""

    key = "martha"
    window = investor.AFTER_DEMAND

    def while_bidding(self, game: State, seat: i64) -> vec[i64]:
        return vec[i64]() if is_used(game, seat, self) else self._pairs(game, seat)

    def _pairs(self, game: State, seat: i64) -> vec[i64]:
        everyone = game.figures.everyone
        own = game.figures.own_pairs(seat)
        return vec[i64]([PAIR + pair for pair in range(PAIRS) if pair not in own and game.pair_known[pair] != everyone])

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return extend(vec[i64]([PASS_NUMBER]), self._pairs(game, seat))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            learn_pair(game, seat, answer.a)


enlist_ours(Barbara(), Donald(), Carlos(), Liliane(), Mitt(), Bernie(), Martha())
