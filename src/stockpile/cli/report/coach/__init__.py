"""What the coach says of a game: in words, as a summary for the terminal, and as one page for the browser."""

from .page import page as coach_page
from .summary import print_summary
from .told import Told

__all__ = ["Told", "coach_page", "print_summary"]
