"""Bots think in processes of their own, so that a long thought never holds up a table.

What goes to a process is a view as JSON with the figures of its game, and nothing else.
"""

import logging
import os
from typing import Final

from stockpile.bots import make_bot
from stockpile.content import Content
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.view import View, view_from_json
from stockpile.server.table.workers import Workers

STAND_IN: Final = "broker"  # who plays for a person that is away
PATIENCE: Final = 60.0  # seconds after which a worker is taken to hang
TRIES: Final = 3
LOG: Final = logging.getLogger(__name__)


def decide(bot: str, seed: str, view: dict[str, object], content: Content) -> int:
    """Runs in a worker. A bot that fails must not stop the game: then any legal answer does."""
    seen = view_from_json(view, content)
    try:
        return make_bot(bot, seed).decide(seen).number
    except Exception:
        LOG.exception("bot %s failed at %s", bot, seen.question)
        return make_bot("random", seed).decide(seen).number


class Thinkers(Workers):
    """A few worker processes for the bots of all tables."""

    def __init__(self, workers: int | None = None) -> None:
        super().__init__(workers or max(1, min(4, (os.cpu_count() or 2) - 1)))

    async def decide(self, bot: str, seed: str, view: View) -> Answer:
        """What a bot answers. Also where it has no choice: an answer that came at once would say so."""
        thought = await self.run(PATIENCE, TRIES, decide, bot, seed, view.to_json(), view.tables.content)
        return ANSWERS[thought]
