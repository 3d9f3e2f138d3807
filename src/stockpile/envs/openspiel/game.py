"""The game as OpenSpiel loads it: its parameters and type, its states, and the observers that OpenSpiel asks for."""

import base64
import json
import pickle
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias, cast

import msgspec
import numpy as np
import pyspiel

from stockpile.envs.interface import config_of, reward_called, rewards_of
from stockpile.envs.observation import ACTIONS, Observation, form_called
from stockpile.envs.openspiel.history import DEAL_MOVES, DEAL_OUTCOMES, DealStage, PlayStage, start_drawn
from stockpile.envs.openspiel.rows import WIDTH
from stockpile.rules.answers import ANSWERS
from stockpile.rules.decision import GameOver, IllegalAnswer
from stockpile.rules.fields import LISTS, VIEW_NUMBERS, lists_to_json
from stockpile.rules.game import View
from stockpile.rules.listview import lists_of

_OUTCOMES: Final = [(digit, 1 / DEAL_OUTCOMES) for digit in range(DEAL_OUTCOMES)]
_UNDEALT: Final = DealStage()
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
        self.stage: DealStage | PlayStage = _UNDEALT

    def current_player(self) -> int:
        return self.stage.player

    def is_terminal(self) -> bool:
        stage = self.stage
        return isinstance(stage, PlayStage) and stage.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert isinstance(self.stage, PlayStage)
        return sorted(self.stage.game.legal)

    def _apply_action(self, action: int) -> None:
        """Nothing has changed where this raises."""
        stage = self.stage
        if isinstance(stage, DealStage):
            if not 0 <= action < DEAL_OUTCOMES:
                raise pyspiel.SpielError(f"a move of chance is a number from 0 to {DEAL_OUTCOMES - 1}, not {action}")
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
        return rewards_of(cast(PlayStage, self.stage).game, self._game.rewards)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "StockpileState":
        """A state that the player holds to be possible, drawn from its view alone.

        Its information state and its observation are the player's, to the byte; all that the player has not seen is
        drawn. In its history stands -1 for what the player does not know.
        """
        if not 0 <= player < self.num_players():
            raise pyspiel.SpielError(f"nobody sits at seat {player}")
        stage = self.stage
        if isinstance(stage, DealStage):  # nobody has seen anything
            state = self._game.new_initial_state()
            for _digit in stage.digits:
                state.apply_action(int(probability_sampler() * DEAL_OUTCOMES))
            return state
        world = stage.drawn(player, probability_sampler())
        start = start_drawn(stage.moment, world, player)
        past = start.pasts[player]
        history = f"history={','.join(past)}\nmove_number={len(past)}\n__dict__={_NO_ATTRIBUTES}"
        state = cast(StockpileState, self._game.deserialize_state(history))
        state.stage = PlayStage(world, start)
        return state

    @property
    def _game(self) -> "StockpileGame":
        return cast("StockpileGame", self.get_game())

    def __str__(self) -> str:
        """The whole game, for finding a fault."""
        stage = self.stage
        if isinstance(stage, DealStage):
            return str(stage)
        question = "over" if stage.game.over else repr(stage.game.decision)[1:-1]
        return f"{question}\n{json.dumps(stage.game.to_json(), separators=(',', ':'))}"


Tensor: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

MAX_ROWS: Final = 2048  # rows of an information state; the longest of many games needed 1,280


class OpenSpielObserver(Protocol):
    """What OpenSpiel calls (open_spiel/python/observation.py)."""

    tensor: Tensor | None
    dict: dict[str, Tensor]

    def set_from(self, state: StockpileState, player: int) -> None: ...

    def string_from(self, state: StockpileState, player: int) -> str: ...


def view_data(view: View) -> dict[str, object]:
    """A view as plain data, which `view_from_json` reads. The odds are left out: they follow, and take a while."""
    config = view.config
    return {
        "players": config.players,
        "modules": config.modules,
        "investor_sets": config.investor_sets,
        "content": view.figures.content.version,
        **{name: getattr(view, name) for name in VIEW_NUMBERS},
        **lists_to_json(lists_of(view, LISTS)),
        "legal": view.legal,
    }


def text_of(data: dict[str, object]) -> str:
    return msgspec.json.encode(data).decode()


class ViewObserver:
    """What a player sees: its view as text, and as the numbers of an observation."""

    tensor: Tensor | None

    def __init__(self, form: Observation) -> None:
        self.form = form
        self.numbers = np.zeros(form.size, np.float32)
        self.tensor = self.numbers
        self.dict: dict[str, Tensor] = {"observation": self.numbers}

    def set_from(self, state: StockpileState, player: int) -> None:
        stage = state.stage
        self.numbers[:] = self.form.encode_game(stage.game, player) if isinstance(stage, PlayStage) else 0

    def string_from(self, state: StockpileState, player: int) -> str:
        return text_of(view_data(state.stage.game.view(player))) if isinstance(state.stage, PlayStage) else ""


class RecallObserver:
    """All that a player has heard, as lines and as rows (`rows`)."""

    tensor: Tensor | None

    def __init__(self, players: int) -> None:
        self.players = players
        self.numbers = np.zeros(players + MAX_ROWS * WIDTH, np.float32)
        self.rows = self.numbers[players:].reshape(MAX_ROWS, WIDTH)
        self.tensor = self.numbers
        self.dict: dict[str, Tensor] = {"player": self.numbers[:players], "heard": self.rows}

    def set_from(self, state: StockpileState, player: int) -> None:
        self.numbers[:] = 0
        self.numbers[player] = 1
        memories = state.stage.memory(player) if isinstance(state.stage, PlayStage) else []
        at = 0
        for memory in memories:
            end = at + len(memory.rows)
            if end > MAX_ROWS:
                raise pyspiel.SpielError(f"an information state has room for {MAX_ROWS} rows, and this game needs more")
            self.rows[at:end] = memory.rows
            at = end

    def string_from(self, state: StockpileState, player: int) -> str:
        memories = state.stage.memory(player) if isinstance(state.stage, PlayStage) else []
        return "".join([f"seat {player} of {self.players}\n", *[memory.text for memory in memories]])


class PublicObserver:
    """What everybody sees: the spectators' view. As text only."""

    tensor: Tensor | None = None

    def __init__(self) -> None:
        self.dict: dict[str, Tensor] = {}

    def set_from(self, state: StockpileState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: StockpileState, player: int) -> str:
        return text_of(view_data(state.stage.game.view())) if isinstance(state.stage, PlayStage) else ""


class PrivateObserver(PublicObserver):
    """What a player sees and the spectators do not: the fields of its view that differ from theirs. As text only."""

    def string_from(self, state: StockpileState, player: int) -> str:
        if not isinstance(state.stage, PlayStage):
            return ""
        own, public = (view_data(state.stage.game.view(observer)) for observer in (player, None))
        return text_of({name: own[name] for name in own if own[name] != public[name]})


NAME: Final = "python_stockpile"
MAX_ANSWERS: Final = 1000  # answers of a game; the longest of ten thousand had 431
MAX_MONEY: Final = 10_000.0  # money that nobody comes near

DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "preset": "first-game",
    "modules": "",  # if any are named, these instead of the preset's
    "investor_sets": "",  # if any are named, these instead of the preset's
    "observation": "full",
    "rewards": "win",
}
_NAMES: Final = ("modules", "investor_sets")  # parameters that are several names


def _game_type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Stockpile",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


# By kind of rewards: how they add up, the least, the most, and their sum. A win is shared by those who are tied.
_UTILITIES: Final = {
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    "money": (pyspiel.GameType.Utility.GENERAL_SUM, -MAX_MONEY, MAX_MONEY, None),  # taxes come last (R-END-3)
    "margin": (pyspiel.GameType.Utility.GENERAL_SUM, -MAX_MONEY, MAX_MONEY, None),
}
_MARGIN_OF_TWO: Final = (pyspiel.GameType.Utility.ZERO_SUM, -MAX_MONEY, MAX_MONEY, 0.0)

GAME_TYPE: Final = _game_type(_UTILITIES[DEFAULTS["rewards"]][0])


class StockpileGame(pyspiel.Game):
    """One game with its parameters; `pyspiel.load_game("python_stockpile(players=3,preset=epic)")`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        for name in _NAMES:  # commas separate the parameters themselves in the text of a game
            given[name] = "+".join(_words(given[name]))
        try:
            self._take(given)
        except ValueError as wrong:
            raise pyspiel.SpielError(f"{NAME}: {wrong}") from None
        utility, least, most, together = _utility(self.rewards, self.config.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEAL_OUTCOMES,
            num_players=self.config.players,
            min_utility=least,
            max_utility=most,
            utility_sum=together,
            max_game_length=MAX_ANSWERS,
        )
        super().__init__(_game_type(utility), info, given)

    def _take(self, given: Mapping[str, Any]) -> None:
        modules, sets = (tuple(_words(given[name])) or None for name in _NAMES)
        preset = given["preset"] if modules is None else None
        self.config = config_of(given["players"], preset, modules, sets)
        self.form = form_called(given["observation"])
        self.rewards = str(given["rewards"])
        reward_called(self.rewards)

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel pickles what C++ knows of a game, and that alone."""
        return (pyspiel.load_game, (str(self),))

    def new_initial_state(self) -> StockpileState:
        return StockpileState(self)

    def action_to_string(self, player: int, action: int) -> str:
        return action_text(player, action)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL_MOVES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> OpenSpielObserver | None:
        """An observer of a kind; none for what it would have to see beyond one player's eyes."""
        if params:
            raise pyspiel.SpielError(f"{NAME}: observers have no parameters, and were given {', '.join(params)}")
        if iig_obs_type is None:
            return ViewObserver(self.form)
        private = iig_obs_type.private_info
        if iig_obs_type.public_info and private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return RecallObserver(self.config.players) if iig_obs_type.perfect_recall else ViewObserver(self.form)
        if iig_obs_type.perfect_recall or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return PublicObserver() if iig_obs_type.public_info else PrivateObserver()


def _words(names: str) -> list[str]:
    """Names after one another, with a comma or a plus between them."""
    return [name.strip() for name in names.replace("+", ",").split(",") if name.strip()]


def _utility(rewards: str, players: int) -> tuple[Any, float, float, float | None]:
    return _MARGIN_OF_TWO if rewards == "margin" and players == 2 else _UTILITIES[rewards]


def register() -> None:
    """Let `pyspiel.load_game` find the game."""
    pyspiel.register_game(GAME_TYPE, StockpileGame)
