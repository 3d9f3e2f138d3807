"""Finished games to look at, and how little care is enough to test with."""

from random import Random

from stockpile.bots import make_bot
from stockpile.lab.coach import AnalysisEffort, SearchDepth
from stockpile.records import Record, Session
from stockpile.rules.config import Config

TINY = AnalysisEffort("tiny", 3, SearchDepth(playouts=12, worlds=4, close=False))


def finished(config: Config, seed: int, bot: str = "broker", whims: float = 0.2, begun: Record | None = None) -> Record:
    """A game of brokers who now and then answer anything; or one that was begun, played to its end so."""
    session = Session.new(config, seed=seed) if begun is None else Session.resume(begun)
    bots = [make_bot(bot, seat) for seat in range(config.players)]
    rng = Random(seed)
    while not session.game.over:
        game = session.game
        whim = rng.random() < whims
        session.play(rng.choice(game.decision.answers) if whim else bots[game.asked].decide(game.view(game.asked)))
    return session.record
