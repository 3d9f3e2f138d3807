"""Why games cannot be kept where somebody wants them."""

from stockpile.errors import UserError


class KeepingError(UserError):
    """It is the user's to put right; the text says how.

    >>> from stockpile.errors import system_reason
    >>> print(KeepingError("folder", folder="attic", reason=system_reason(OSError(28, "No space left on device"))))
    Games cannot be kept in attic: No space left on device. Name a folder that you may write to.
    """

    prefix = "error-keep"
