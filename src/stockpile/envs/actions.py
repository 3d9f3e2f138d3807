"""Actions: the numbers of the engine's answers, the same in every interface."""

from operator import index

from stockpile.rules.answers import ANSWERS


class NotAnAction(ValueError):
    """Something that is the number of no answer."""


def action_number(action: object) -> int:
    """The number of an answer, whatever kind of whole number it is given as.

    >>> action_number(7)
    7
    >>> action_number(-1)
    Traceback (most recent call last):
        ...
    stockpile.envs.actions.NotAnAction: actions are the numbers 0 to 734, not -1
    """
    try:
        number = index(action)  # type: ignore[arg-type]  # that is asked here
    except TypeError:
        number = -1
    if not 0 <= number < len(ANSWERS):
        raise NotAnAction(f"actions are the numbers 0 to {len(ANSWERS) - 1}, not {action!r}")
    return number
