"""What a study of many games says: as a summary for the terminal, and as one page for the browser."""

from .page import page as study_page
from .summary import print_study
from .told import left_out

__all__ = ["left_out", "print_study", "study_page"]
