"""Stockpile as a Gymnasium environment: one learner at a table of bots. Importing this registers it.

>>> import gymnasium
>>> import stockpile.envs.gymnasium
>>> env = gymnasium.make("stockpile/Base-v0", players=3, opponents=["broker", "random"])
>>> observation, info = env.reset(seed=7)
>>> terminated = False
>>> while not terminated:
...     observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
>>> reward == info["money"][info["seat"]]
True

`stockpile/Base-v0` is the first game, `stockpile/Epic-v0` has all modules but investor bidding. Actions are the numbers
of the engine's answers (docs/actions.txt); which are legal says `action_masks()`, as MaskablePPO wants it.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from stockpile.bots import Bot, make_bot
from stockpile.envs.interface import NotAnAction, action_number, config_of, research_extra
from stockpile.i18n import say
from stockpile.rules.answers import ANSWERS
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.game import Game

with research_extra():
    import numpy as np
    from gymnasium import Env, Space, register
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray

    from stockpile.display.table import RENDER_MODES, Shown, mode_called, show
    from stockpile.envs.batch.task import TURNS
    from stockpile.envs.interface import reward_called, rewards_of
    from stockpile.envs.observation import ACTIONS, form_called, mask_of

LearnerObservation = NDArray[Any] | dict[str, NDArray[Any]]
SEEDS: Final = 1 << 62


class AnswerSpace(Discrete):
    """All answers by number. A sample without a mask is one that is legal now, as others end in an error."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.legal:
            return np.int64(self.legal[self.np_random.integers(len(self.legal))])
        return super().sample(mask, probability)


class StockpileEnv(Env[Any, Any]):
    """A game that one seat plays; bots answer for the others, each from its own view.

    The game is a preset or, given modules, those. `seat` is the learner's, or "turns" for another one each time.
    `opponents` is one bot for all other seats or a list of them, clockwise from the learner's left, by the names that
    `stockpile tournament` takes: "broker", "broker:bold", "shark@400". `rewards` are paid when the game is over: the
    final money, the share of the win ("win") or the final money less that of the best other ("margin").

    An observation is an array of float32, as networks like it; with `scaled=False` of whole numbers (int16). With
    `masked` it is a dictionary of that and `action_mask`. Pictures show what the learner's seat sees and nothing else.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        players: int = 4,
        preset: str = "first-game",
        modules: Sequence[str] | None = None,
        investor_sets: Sequence[str] | None = None,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "broker",
        rewards: str = "money",
        observation: str = "small",
        scaled: bool = True,
        masked: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.config = config_of(players, preset, modules, investor_sets)
        self.opponents = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        self.wanted_seat = seat
        self._check_seats()
        self.reward_kind = rewards
        reward_called(rewards)
        self.form = form_called(observation)
        self.scaled = scaled
        self.masked = masked
        self.render_mode = mode_called(render_mode)
        self.answers = AnswerSpace()
        self.action_space = self.answers
        self.observation_space = self._space()
        self.seat = 0
        self.games = -1  # since the last seed
        self.bots: dict[int, Bot] = {}
        self.game: Game | None = None

    def _check_seats(self) -> None:
        players = self.config.players
        if self.wanted_seat not in (TURNS, *range(players)):
            raise ValueError(f"seat is 0 to {players - 1} or {TURNS!r}, not {self.wanted_seat!r}")
        if len(self.opponents) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(self.opponents)}")
        for name in self.opponents:
            make_bot(name)  # refuses names, styles and budgets that there are not

    def _space(self) -> Space[Any]:
        low, high = self.form.low, self.form.high
        numbers = (
            Box(self.form.scaled(low), self.form.scaled(high), dtype=np.float32)
            if self.scaled
            else Box(low, high, dtype=np.int16)
        )
        mask = Box(0, 1, (ACTIONS,), np.int8)
        return Dict({"observation": numbers, "action_mask": mask}) if self.masked else numbers

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[LearnerObservation, dict[str, Any]]:
        """Deal a new game and play it to the learner's first question.

        With a seed it is the one that `Game.new` deals from it; what bots and later games draw follows from it too.
        With the option `first` that seat goes first; else the lot decides.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        players = self.config.players
        self.games = 0 if seed is not None else self.games + 1
        self.seat = self.games % players if self.wanted_seat == TURNS else int(self.wanted_seat)
        self.bots = {
            (self.seat + place) % players: make_bot(name, int(self.np_random.integers(SEEDS)))
            for place, name in enumerate(self.opponents, 1)
        }
        heard: list[Any] | None = [] if any(bot.hears for bot in self.bots.values()) else None
        self.game = Game.new(self.config, seed=deal, first=(options or {}).get("first"), events=heard)
        self._play_on(self.game)
        return self._seen(self.game), self._info(self.game)

    def step(self, action: Any) -> tuple[LearnerObservation, float, bool, bool, dict[str, Any]]:
        """Answer the learner's question; the bots answer theirs until the learner is asked again or the game is over.

        An action that is not legal raises InvalidAction, and everything is as before.
        """
        game = self._asking()
        try:
            game.play(ANSWERS[action_number(action)])
        except (IllegalAnswer, NotAnAction) as refused:
            raise InvalidAction(str(refused)) from refused
        self._play_on(game)
        reward = rewards_of(game, self.reward_kind)[self.seat] if game.over else 0.0
        return self._seen(game), reward, game.over, False, self._info(game)

    def _asking(self) -> Game:
        """The game, if it waits for the learner."""
        game = self.game
        if game is None or game.over or game.asked != self.seat:
            raise ResetNeeded("the game has not begun or is over: call reset() first")
        return game

    def _play_on(self, game: Game) -> None:
        told = game.events
        while not game.over and game.asked != self.seat:
            seat = game.asked
            bot = self.bots[seat]
            if bot.hears and told is not None:
                bot.heard = [event for event in told if event.seen_by(seat)]
            game.play(bot.decide(game.view(seat)))
        self.answers.legal = [] if game.over else game.legal
        if self.render_mode == "human":
            self.render()

    def _seen(self, game: Game) -> LearnerObservation:
        numbers: NDArray[Any] = self.form.encode_game(game, self.seat)
        if self.scaled:
            numbers = self.form.scaled(numbers)
        return {"observation": numbers, "action_mask": mask_of(self.answers.legal)} if self.masked else numbers

    def _info(self, game: Game) -> dict[str, Any]:
        """Who the learner is and which question it is asked; when the game is over, everybody's money and who won."""
        if game.over:
            return {"seat": self.seat, "money": list(game.money), "winners": game.winners}
        return {"seat": self.seat, "question": game.decision.question}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every action that is legal: what sb3-contrib's MaskablePPO asks for."""
        return mask_of(self.answers.legal).astype(np.bool_)

    def render(self) -> Shown:
        """What the learner's seat sees, as `render_mode` says: printed, as text, or as a picture."""
        if self.game is None:
            raise ResetNeeded("there is no game to show yet: call reset() first")
        if self.render_mode is None:
            return None
        called = [say("seat-number", seat=seat) for seat in range(self.config.players)]
        for seat, bot in self.bots.items():
            called[seat] = say("seat-with-bot", seat=called[seat], bot=bot.name)
        return show(self.game.view(self.seat), self.render_mode, called)


# Called not deterministic because of opponents that think by the clock ("shark@100ms"): with all others, episodes
# repeat. Gymnasium's own check of that plays an action into a game it was not drawn for, where it is not legal.
for name, preset in (("Base", "first-game"), ("Epic", "epic")):
    register(
        f"stockpile/{name}-v0",
        "stockpile.envs.gymnasium:StockpileEnv",
        vector_entry_point="stockpile.envs.batch.vector:StockpileVectorEnv",
        kwargs={"preset": preset},
        nondeterministic=True,
    )
