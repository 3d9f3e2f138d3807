"""A state of the OpenSpiel game: the engine behind the names that OpenSpiel calls."""

import base64
import json
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import pyspiel

from stockpile.envs.openspiel.course import BASE, begin_drawn
from stockpile.envs.openspiel.stages import Dealing, Playing
from stockpile.envs.rewards import rewards
from stockpile.rules.answers import ANSWERS
from stockpile.rules.decision import GameOver, IllegalAnswer

if TYPE_CHECKING:
    from stockpile.envs.openspiel.game import StockpileGame

_OUTCOMES: Final = [(digit, 1 / BASE) for digit in range(BASE)]
_UNDEALT: Final = Dealing()
_NO_ATTRIBUTES: Final = base64.b64encode(pickle.dumps({})).decode()


def action_text(player: int, action: int) -> str:
    """The answer as people read it; `?` for one that a resampled state's history does not know."""
    if action == pyspiel.INVALID_ACTION:
        return "?"
    if player == pyspiel.PlayerId.CHANCE:
        return f"deal {action}"
    if not 0 <= action < len(ANSWERS):
        raise pyspiel.SpielError(f"actions are numbers from 0 to {len(ANSWERS) - 1}, not {action}")
    return str(ANSWERS[action])


class StockpileState(pyspiel.State):
    """All there is to a state is its stage: OpenSpiel copies and pickles it as it does every attribute."""

    def __init__(self, game: "StockpileGame") -> None:
        super().__init__(game)
        self.stage: Dealing | Playing = _UNDEALT

    def current_player(self) -> int:
        return self.stage.player

    def is_terminal(self) -> bool:
        stage = self.stage
        return isinstance(stage, Playing) and stage.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert isinstance(self.stage, Playing)
        return sorted(self.stage.game.legal)

    def _apply_action(self, action: int) -> None:
        """Nothing has changed where this raises."""
        stage = self.stage
        if isinstance(stage, Dealing):
            if not 0 <= action < BASE:
                raise pyspiel.SpielError(f"a move of chance is a number from 0 to {BASE - 1}, not {action}")
            self.stage = stage.next(action, self._game.config)
            return
        if not 0 <= action < len(ANSWERS):
            raise pyspiel.SpielError(f"actions are numbers from 0 to {len(ANSWERS) - 1}, not {action}")
        try:
            stage.play(action)
        except IllegalAnswer as refused:
            raise pyspiel.SpielError(f"action {action} ({ANSWERS[action]}) is not legal: {refused}") from None
        except GameOver:
            raise pyspiel.SpielError("the game is over: nothing can be played any more") from None

    def _action_to_string(self, player: int, action: int) -> str:
        return action_text(player, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards(cast(Playing, self.stage).game, self._game.rewards)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "StockpileState":
        """A state that the player holds to be possible, drawn from its view alone.

        Its information state and its observation are the player's, to the byte; all that the player has not seen is
        drawn. In its history stands -1 for what the player does not know.
        """
        if not 0 <= player < self.num_players():
            raise pyspiel.SpielError(f"nobody sits at seat {player}")
        stage = self.stage
        if isinstance(stage, Dealing):  # nobody has seen anything
            state = self._game.new_initial_state()
            for _digit in stage.digits:
                state.apply_action(int(probability_sampler() * BASE))
            return state
        world = stage.drawn(player, probability_sampler())
        start = begin_drawn(stage.moment, world, player)
        past = start.pasts[player]
        history = f"history={','.join(past)}\nmove_number={len(past)}\n__dict__={_NO_ATTRIBUTES}"
        state = cast(StockpileState, self._game.deserialize_state(history))
        state.stage = Playing(world, start)
        return state

    @property
    def _game(self) -> "StockpileGame":
        return cast("StockpileGame", self.get_game())

    def __str__(self) -> str:
        """All of the game, for whoever looks for a fault."""
        stage = self.stage
        if isinstance(stage, Dealing):
            return str(stage)
        question = "over" if stage.game.over else repr(stage.game.decision)[1:-1]
        return f"{question}\n{json.dumps(stage.game.to_json(), separators=(',', ':'))}"
