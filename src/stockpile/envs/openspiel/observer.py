"""Observers, as OpenSpiel asks for them: what a player sees now, and all that it has heard."""

from typing import Any, Final, Protocol, TypeAlias

import msgspec
import numpy as np
import pyspiel

from stockpile.envs.observation import Observation
from stockpile.envs.openspiel.rows import WIDTH
from stockpile.envs.openspiel.stages import Playing
from stockpile.envs.openspiel.state import StockpileState
from stockpile.rules.outside import lists_of
from stockpile.rules.public import LISTS
from stockpile.rules.view import VIEW_NUMBERS, View

Tensor: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

ROOM: Final = 2048  # rows of an information state; the longest of many games needed 1,280


class Observer(Protocol):
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
        "content": view.tables.content.version,
        **{name: getattr(view, name) for name in VIEW_NUMBERS},
        **lists_of(view, LISTS),
        "legal": view.legal,
    }


def text_of(data: dict[str, object]) -> str:
    return msgspec.json.encode(data).decode()


class Sight:
    """What a player sees: its view as text, and as the numbers of an observation."""

    tensor: Tensor | None

    def __init__(self, form: Observation) -> None:
        self.form = form
        self.numbers = np.zeros(form.size, np.float32)
        self.tensor = self.numbers
        self.dict: dict[str, Tensor] = {"observation": self.numbers}

    def set_from(self, state: StockpileState, player: int) -> None:
        stage = state.stage
        self.numbers[:] = self.form.encode_game(stage.game, player) if isinstance(stage, Playing) else 0

    def string_from(self, state: StockpileState, player: int) -> str:
        return text_of(view_data(state.stage.game.view(player))) if isinstance(state.stage, Playing) else ""


class Recall:
    """All that a player has heard, as lines and as rows (`rows`)."""

    tensor: Tensor | None

    def __init__(self, players: int) -> None:
        self.players = players
        self.numbers = np.zeros(players + ROOM * WIDTH, np.float32)
        self.rows = self.numbers[players:].reshape(ROOM, WIDTH)
        self.tensor = self.numbers
        self.dict: dict[str, Tensor] = {"player": self.numbers[:players], "heard": self.rows}

    def set_from(self, state: StockpileState, player: int) -> None:
        self.numbers[:] = 0
        self.numbers[player] = 1
        memories = state.stage.memory(player) if isinstance(state.stage, Playing) else []
        at = 0
        for memory in memories:
            end = at + len(memory.rows)
            if end > ROOM:
                raise pyspiel.SpielError(f"an information state has room for {ROOM} rows, and this game needs more")
            self.rows[at:end] = memory.rows
            at = end

    def string_from(self, state: StockpileState, player: int) -> str:
        memories = state.stage.memory(player) if isinstance(state.stage, Playing) else []
        return "".join([f"seat {player} of {self.players}\n", *[memory.text for memory in memories]])


class Public:
    """What everybody sees: the spectators' view. As text only."""

    tensor: Tensor | None = None

    def __init__(self) -> None:
        self.dict: dict[str, Tensor] = {}

    def set_from(self, state: StockpileState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: StockpileState, player: int) -> str:
        return text_of(view_data(state.stage.game.view())) if isinstance(state.stage, Playing) else ""


class Private(Public):
    """What a player sees and the spectators do not: the fields of its view that differ from theirs. As text only."""

    def string_from(self, state: StockpileState, player: int) -> str:
        if not isinstance(state.stage, Playing):
            return ""
        own, public = (view_data(state.stage.game.view(observer)) for observer in (player, None))
        return text_of({name: own[name] for name in own if own[name] != public[name]})
