"""What went wrong, for people: one line that says what to do."""

from stockpile.errors import UserError, system_reason
from stockpile.i18n import say


def file_problem(error: OSError) -> UserError:
    """For a file that cannot be read or written."""
    return UserError("error-file", file=str(error.filename), reason=system_reason(error))


def in_one_line(error: Exception) -> str | None:
    """The text of an error that is the user's to put right, or None for one that is ours."""
    return say("error-line", reason=say(error.message)) if isinstance(error, UserError) else None
