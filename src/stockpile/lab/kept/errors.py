"""Why games cannot be kept where somebody wants them."""

from typing import Final

from stockpile.reasons import Fact

KINDS: Final = {
    "folder": "games cannot be kept in {folder}: {reason}",
    "other": "{file} is there already and is not the whole record of this game",
}


class KeepingError(ValueError):
    """It is the user's to put right. The sentence here is for programmers; whoever speaks to people says it by kind.

    >>> from stockpile.reasons.system import of_system
    >>> print(KeepingError("folder", folder="attic", reason=of_system(OSError(28, "No space left on device"))))
    games cannot be kept in attic: No space left on device
    """

    def __init__(self, kind: str, **facts: Fact) -> None:
        super().__init__(KINDS[kind].format(**facts))
        self.kind = kind
        self.facts = facts
