"""OpenSpiel's own search, ISMCTS, against two random players: no line of it was written for this game.

It shows what a search needs of a game with hidden cards: `resample_from_infostate` gives it worlds that fit what its
seat has seen, never the real one. 40 simulations for each answer beat random play; with 10, which are fewer than there
are answers to many questions, it plays no better than chance.

    python examples/ismcts.py                     # 4 games with 40 simulations for each answer
    python examples/ismcts.py 12 100
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import stockpile.envs.openspiel  # noqa: F401 - importing it registers the game


def main(games: int = 4, simulations: int = 40) -> None:
    game = pyspiel.load_game("python_stockpile(players=3)")
    random = np.random.RandomState(1)
    searcher = ISMCTSBot(
        game,
        RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        uct_c=1.0,
        max_simulations=simulations,
        use_observation_string=True,  # what its seat sees now tells it enough, and is found again more often
        random_state=random,
    )
    won = 0.0
    for number in range(games):
        state = game.new_initial_state()
        seat = number % game.num_players()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice([outcome for outcome, _ in state.chance_outcomes()]))
            elif state.current_player() == seat:
                state.apply_action(searcher.step(state))
            else:
                state.apply_action(random.choice(state.legal_actions()))
        won += state.returns()[seat]
        print(f"game {number}: ISMCTS in seat {seat}, returns {state.returns()}", flush=True)
    print(f"ISMCTS won {won:g} of {games} games; by chance {games / game.num_players():.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
