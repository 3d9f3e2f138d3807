"""Advice for a person: what the broker and the shark would make of that person's view, in typed facts.

Nothing is known here but a view, the events of its seat and a seed, which is made of nothing hidden. The numbers are
those of the broker's thinking (numbers.py); what to do is the shark's answer (counsel.py), with one reason for it that
the broker's numbers give (reasons.py). Words are none here: a reason is a kind with facts, told by the catalogues.
"""

from .counsel import ADVISER, PLAYOUTS, Counsel, advise, counsel_seed
from .numbers import MajorityRace, Numbers, PileWorth, Prospect, RivalShares, numbers_for
from .reasons import REASONS, Reason

__all__ = [
    "ADVISER",
    "PLAYOUTS",
    "REASONS",
    "Counsel",
    "MajorityRace",
    "Numbers",
    "PileWorth",
    "Prospect",
    "Reason",
    "RivalShares",
    "advise",
    "counsel_seed",
    "numbers_for",
]
