"""A trained policy as a bot, for tournaments and live tables. It needs NumPy to play, and nothing that it learned with.

The policy is `policy.npz` beside this file: the weights and biases of a small network, as examples/learn.py saves them.

    pip install ./examples/trained_bot
    stockpile tournament --bots trained,random,random,random --deals 25
    stockpile serve                               # `trained` is offered where a table is set up
"""

from importlib.resources import as_file, files

import numpy as np

from stockpile.bots import Bot
from stockpile.envs.observation import SMALL
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import View

# Read once: a bot is made anew for every answer, but its process stays.
with as_file(files(__name__) / "policy.npz") as path, np.load(path) as arrays:
    WEIGHTS = [arrays[name].astype(np.float32) for name in ("weight_0", "weight_1", "weight_2")]
    BIASES = [arrays[name].astype(np.float32) for name in ("bias_0", "bias_1", "bias_2")]


class Trained(Bot):
    """Gives the legal answer that its network likes best."""

    def decide(self, view: View) -> Answer:
        numbers = SMALL.scaled(SMALL.encode(view))
        for weight, bias in zip(WEIGHTS[:-1], BIASES[:-1], strict=True):
            numbers = np.tanh(weight @ numbers + bias)
        liked = WEIGHTS[-1] @ numbers + BIASES[-1]
        legal = [answer.number for answer in view.answers]
        return ANSWERS[legal[int(liked[legal].argmax())]]
