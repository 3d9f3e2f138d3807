"""Random play through OpenSpiel: the game is `python_stockpile`, and chance deals before anybody is asked.

It shows the loop that fits every game of OpenSpiel: at a chance node draw an outcome as likely as it is, elsewhere take
a legal action, until the state is terminal. The returns are shares of the win.

    python examples/random_openspiel.py           # 10 games
    python examples/random_openspiel.py 100
"""

import sys
from typing import Any

import numpy as np
import pyspiel

import stockpile.envs.openspiel  # noqa: F401 - importing it registers the game


def play(game: Any, random: np.random.Generator) -> Any:
    """The end of a game in which nobody thinks."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def main(games: int = 10) -> None:
    game = pyspiel.load_game("python_stockpile(players=3,preset=classic)")
    random = np.random.default_rng(0)
    won = np.zeros(game.num_players())
    for number in range(games):
        state = play(game, random)
        print(f"game {number}: {state.move_number()} moves, returns {state.returns()}")
        won += state.returns()
    print("games won by player:", won.tolist())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
