"""A game is plain data: twins made in any way are equal, stand alone, and an answer refused changes nothing."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Final

from stockpile.lab.checks.broken import Broken
from stockpile.rules.answers import ANSWERS
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.game import GAME_LISTS, Game, game_from_json
from stockpile.rules.outside import buffer_of


def by_json(game: Game) -> Game:
    return game_from_json(json.loads(json.dumps(game.to_json())), game.tables.content)


def by_pickle(game: Game) -> Game:
    twin: Game = pickle.loads(pickle.dumps(game))
    return twin


WAYS: Final[dict[str, Callable[[Game], Game]]] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "json": by_json,
    "pickle": by_pickle,
}


def text_of(game: Game) -> str:
    """All of a game, and what everybody sees of it."""
    views = [game.view(observer).to_json() for observer in range(game.players + 1)]
    return json.dumps([game.to_json(), views, game.standing, game.winners])


def check_twin(game: Game, way: str, rng: Random) -> None:
    """A twin is the same to the byte, and whatever is done to it is not felt by the game."""
    before = text_of(game)
    twin = WAYS[way](game)
    if text_of(twin) != before or twin != game:
        raise Broken(f"a twin made by {way} is another game")
    if twin.heard is not None or any(_felt(twin, game, name) for name in GAME_LISTS):
        raise Broken(f"a twin made by {way} shares something with its game")
    for _ in range(8):
        if not twin.over:
            twin.play(ANSWERS[rng.choice(twin.legal)])
    if text_of(game) != before:
        raise Broken(f"playing on with a twin made by {way} changes the game")


def _felt(twin: Game, game: Game, name: str) -> bool:
    """Whether a number written into a field of a twin shows in the game; it is put back."""
    field = buffer_of(twin, name)
    if len(field) == 0:
        return False
    number = field[0]
    field[0] = number + 1
    felt = bool(getattr(game, name)[0] != number)
    field[0] = number
    return felt


def check_refusal(game: Game, rng: Random) -> None:
    """An answer that the question does not have is refused with a reason and changes nothing."""
    legal = game.legal
    answer = rng.choice(ANSWERS)
    if answer.number in legal:
        return
    before = game.to_json()
    try:
        game.play(answer)
    except IllegalAnswer as refused:
        if refused.reason and refused.answer is answer and game.to_json() == before and game.legal == legal:
            return
    raise Broken(f"{answer} was not refused properly")
