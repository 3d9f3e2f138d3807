"""What went wrong, for people: one line that says what to do."""

from typing import TYPE_CHECKING

from stockpile.reasons import Told
from stockpile.reasons.system import of_system
from stockpile.words import say

if TYPE_CHECKING:  # --help must be quick
    from stockpile.bots.trouble import Trouble


class Problem(Exception):
    """Something that the user can put right; the text says how."""


def unusable(error: OSError) -> Problem:
    """For a file that cannot be read or written."""
    return Problem(say("error-file", file=str(error.filename), reason=of_system(error)))


def in_one_line(error: Exception) -> str | None:
    """The text of an error that is the user's to put right, or None for one that is ours."""
    if isinstance(error, Problem):
        return say("error-line", reason=str(error))
    if not isinstance(error, ValueError):
        return None
    from stockpile.bots import BadBot
    from stockpile.lab.kept import KeepingError

    if isinstance(error, BadBot):
        return say("error-line", reason=in_words(error.trouble))
    if isinstance(error, KeepingError):
        return say("error-line", reason=say(f"error-keep-{error.kind}", **error.facts))
    return say("error-line", reason=error.why) if isinstance(error, Told) else None


def in_words(trouble: "Trouble") -> str:
    """What is wrong with a bot, in the language of this terminal."""
    return say(f"trouble-{trouble.kind}", **trouble.facts)
