"""Round beginning and Information phase (R-INF-1 to R-INF-3)."""

from stockpile.rules import events, step
from stockpile.rules.cards import PAIRS
from stockpile.rules.state import State
from stockpile.rules.step import Step, pack, then


class Round(Step):
    """A round, phase by phase."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        if game.heard is not None:
            game.tell(game.tables.everyone, events.RoundStarted(game.round, game.first))
        phases = [
            step.INFORMATION,
            step.SUPPLY,
            step.DEMAND,
            step.ACTION,
            step.SELLING,
            step.MOVEMENT,
            step.ROUND_END,
        ]
        then(game, [pack(phase) for phase in phases])
        return False


class Information(Step):
    """Every seat gets its pairs; with three or more players one pair is public; the rest lie face-down."""

    name = "information"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.INFORMATION
        tables = game.tables
        game.pairs = list(game.chance.pairs[game.round])
        game.pair_known = [0] * PAIRS
        for pair in range(PAIRS):
            owner = tables.pair_owner(pair)
            if owner >= 0:
                game.pair_known[pair] = 1 << owner
            elif pair == game.players:  # with two players pair 2 is dealt: only 3 to 5 have a public one
                game.pair_known[pair] = tables.everyone
            if game.heard is not None:
                _tell_pair(game, pair, owner)
        return False


def _tell_pair(game: State, pair: int, owner: int) -> None:
    seat = owner if owner >= 0 else None
    knowers = game.pair_known[pair]
    others = game.tables.everyone & ~knowers
    if knowers:
        game.tell(knowers, events.PairDealt(pair, seat, game.pairs[2 * pair], game.pairs[2 * pair + 1]))
    if others:
        game.tell(others, events.PairDealt(pair, seat, None, None))


step.register(step.ROUND, Round())
step.register(step.INFORMATION, Information())
