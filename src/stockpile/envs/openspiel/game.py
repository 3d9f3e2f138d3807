"""The game as OpenSpiel loads it: its parameters, its type and its figures."""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from stockpile.envs.config import config_of
from stockpile.envs.observation import ACTIONS, form_called
from stockpile.envs.openspiel.course import BASE, DIGITS
from stockpile.envs.openspiel.observer import Observer, Private, Public, Recall, Sight
from stockpile.envs.openspiel.state import StockpileState, action_text
from stockpile.envs.rewards import reward_called

NAME: Final = "python_stockpile"
LONGEST: Final = 1000  # answers of a game; the longest of ten thousand had 431
MOST: Final = 10_000.0  # money that nobody comes near

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
    "money": (pyspiel.GameType.Utility.GENERAL_SUM, -MOST, MOST, None),  # taxes come last (R-END-3)
    "margin": (pyspiel.GameType.Utility.GENERAL_SUM, -MOST, MOST, None),
}
_MARGIN_OF_TWO: Final = (pyspiel.GameType.Utility.ZERO_SUM, -MOST, MOST, 0.0)

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
            max_chance_outcomes=BASE,
            num_players=self.config.players,
            min_utility=least,
            max_utility=most,
            utility_sum=together,
            max_game_length=LONGEST,
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
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """An observer of a kind; none for what it would have to see beyond one player's eyes."""
        if params:
            raise pyspiel.SpielError(f"{NAME}: observers have no parameters, and were given {', '.join(params)}")
        if iig_obs_type is None:
            return Sight(self.form)
        private = iig_obs_type.private_info
        if iig_obs_type.public_info and private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Recall(self.config.players) if iig_obs_type.perfect_recall else Sight(self.form)
        if iig_obs_type.perfect_recall or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Public() if iig_obs_type.public_info else Private()


def _words(names: str) -> list[str]:
    """Names after one another, with a comma or a plus between them."""
    return [name.strip() for name in names.replace("+", ",").split(",") if name.strip()]


def _utility(rewards: str, players: int) -> tuple[Any, float, float, float | None]:
    return _MARGIN_OF_TWO if rewards == "margin" and players == 2 else _UTILITIES[rewards]


def register() -> None:
    """Let `pyspiel.load_game` find the game."""
    pyspiel.register_game(GAME_TYPE, StockpileGame)
