"""The levels below the broker: its thinking, with the mistakes that beginners make.

mistakes.py has the mistakes, levels.py says who makes which of them how often.
"""

from .levels import Clerk, Intern, Learner
from .mistakes import MISTAKES, Mistake

__all__ = ["MISTAKES", "Clerk", "Intern", "Learner", "Mistake"]
