"""Stockpile as a PettingZoo environment (AEC): seats answer one after the other, each sees its own view alone.

>>> from stockpile.envs import pettingzoo
>>> env = pettingzoo.env(players=3, preset="classic")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]

Actions are the numbers of the engine's answers (docs/actions.txt), the same for all games.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from stockpile.envs.interface import action_number, config_of, research_extra
from stockpile.rules.answers import ANSWERS
from stockpile.rules.game import Game

with research_extra():
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register  # type: ignore[import-untyped]  # has no types
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # has no types

    from stockpile.display.table import RENDER_MODES, Shown, mode_called, show
    from stockpile.envs.interface import reward_called, rewards_of
    from stockpile.envs.observation import ACTIONS, EVERYTHING, form_called, mask_of

AgentObservation = dict[str, NDArray[Any]]

# What an illegal action costs where it ends the game (`env`): less than anybody ever gets.
ILLEGAL_ACTION_REWARDS: Final = {"money": -100.0, "win": -1.0, "margin": -300.0}
ASKED: Final = "asked"


def env(
    *, rewards: str = "money", illegal_reward: float | None = None, **options: Any
) -> AECEnv[str, AgentObservation, int]:
    """A game in PettingZoo's usual wrappers; `options` are those of `raw_env`.

    An illegal action ends the game there and costs its agent `illegal_reward`, the others nothing.
    """
    reward_called(rewards)
    illegal = ILLEGAL_ACTION_REWARDS[rewards] if illegal_reward is None else illegal_reward
    game: AECEnv[str, AgentObservation, int] = raw_env(rewards=rewards, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(game, illegal_reward=illegal))
    )


class raw_env(AECEnv[str, AgentObservation, int]):  # type: ignore[misc]  # noqa: N801 - so PettingZoo calls it
    """A game without wrappers. An action that is not legal raises IllegalAnswer, and the game is as before.

    The game is a preset or, given modules, those. `rewards` are paid when the game is over: the final money, the
    share of the win ("win") or the final money less that of the best other ("margin"). `observation` is "small" or
    "full". `infos` say which question is asked; with `texts` also every legal answer, by number.

    Pictures show what spectators see, or what a seat sees (`render_seat`: its number, or "asked" for whose turn it is).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "stockpile_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        preset: str = "epic",
        modules: Sequence[str] | None = None,
        investor_sets: Sequence[str] | None = None,
        rewards: str = "money",
        observation: str = "small",
        texts: bool = False,
        render_mode: str | None = None,
        render_seat: int | str | None = None,
    ) -> None:
        super().__init__()
        reward_called(rewards)
        self.config = config_of(players, preset, modules, investor_sets)
        self.reward_kind = rewards
        self.form = form_called(observation)
        self.texts = texts
        self.render_mode = mode_called(render_mode)
        self.render_seat = render_seat
        if render_seat not in (None, ASKED, *range(players)):
            raise ValueError(f"render_seat is a seat, 0 to {players - 1}, {ASKED!r} or None, not {render_seat!r}")
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.state_space = Box(EVERYTHING.low, EVERYTHING.high, dtype=np.int16)
        self._dealer = Random()
        self.game = Game()

    def _space(self) -> Dict:
        numbers = Box(self.form.low, self.form.high, dtype=np.int16)
        return Dict({"observation": numbers, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with a seed the one that `Game.new` deals; then, without, others that follow from that seed.

        With the option `first` that seat goes first; else the lot decides.
        """
        if seed is not None:
            seed = int(seed)
            self._dealer = Random(seed)
        deal = self._dealer.getrandbits(63) if seed is None else seed
        self.game = Game.new(self.config, seed=deal, first=(options or {}).get("first"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn()
        self._show()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(ANSWERS[action_number(action)])
        self.infos[agent] = {}
        if self.game.over:
            self._end()
        else:
            self._turn()
        self._show()

    def _turn(self) -> None:
        decision = self.game.decision
        self.agent_selection = agent = self.possible_agents[decision.seat]
        self.infos[agent] = {"question": decision.question}
        if self.texts:
            self.infos[agent]["answers"] = {answer.number: str(answer) for answer in decision.answers}

    def _end(self) -> None:
        """Everybody is paid: before it, all rewards are 0."""
        paid = rewards_of(self.game, self.reward_kind)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> AgentObservation:
        """What the agent's seat sees, and which answers it may give: none, if another one is asked."""
        game = self.game
        seat = self._seats[agent]
        legal = game.legal if not game.over and game.asked == seat else ()
        return {"observation": self.form.encode_game(game, seat), "action_mask": mask_of(legal)}

    def state(self) -> NDArray[np.int16]:
        """EVERYTHING: all hands, all face-down cards, the decks. For centralised critics; no player may see it."""
        return EVERYTHING.encode_game(self.game)

    def render(self) -> Shown:
        """The table as `render_mode` says: printed, as text, or as a picture, with the eyes of `render_seat`."""
        if self.render_mode is None:
            logger.warn("The environment was made without a render_mode: there is nothing to show it in.")
            return None
        return show(self.game.view(self._looking()), self.render_mode)

    def _looking(self) -> int | None:
        if self.render_seat == ASKED:
            return None if self.game.over else self.game.asked
        return self._seats.get(f"seat_{self.render_seat}")

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close: what is shown is printed."""


register("aec", "stockpile/stockpile_v0", "stockpile.envs.pettingzoo:env")
