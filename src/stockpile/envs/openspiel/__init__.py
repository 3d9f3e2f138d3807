"""Stockpile for OpenSpiel. Importing this registers the game `python_stockpile`; docs/research/openspiel.md says more.

>>> import pyspiel
>>> import stockpile.envs.openspiel
>>> game = pyspiel.load_game("python_stockpile(players=3,preset=classic)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player(), len(state.legal_actions())
(1, 2)
"""

from stockpile.envs.interface import research_extra

with research_extra():
    from stockpile.envs.openspiel.game import StockpileState
    from stockpile.envs.openspiel.history import deal_digits, deal_number

    from .game import NAME, StockpileGame, register

__all__ = ["NAME", "StockpileGame", "StockpileState", "deal_digits", "deal_number"]

register()
