"""Figures as the reader's language writes them, with a minus sign that is as wide as a plus."""

from stockpile.words import say

MINUS = "−"


def decimal(number: float, digits: int = 1) -> str:
    """
    >>> decimal(12.34), decimal(-0.5), decimal(-0.04), decimal(7, 0)
    ('12.3', '−0.5', '0.0', '7')
    """
    text = f"{abs(number):.{digits}f}"
    sign = MINUS if number < 0 and float(text) else ""
    whole, _, part = text.partition(".")
    return sign + (say("numeral-decimal", whole=whole, part=part) if part else whole)


def signed(number: float, digits: int = 1) -> str:
    """With a plus where something was gained.

    >>> signed(2.5), signed(-2.5), signed(0.01)
    ('+2.5', '−2.5', '0.0')
    """
    text = decimal(number, digits)
    return f"+{text}" if number > 0 and float(f"{number:.{digits}f}") else text


def percent(share: float, digits: int = 0) -> str:
    """
    >>> percent(0.256), percent(0.256, 1)
    ('26%', '25.6%')
    """
    return say("numeral-percent", number=decimal(100 * share, digits))


def signed_percent(share: float, digits: int = 1) -> str:
    """
    >>> signed_percent(0.256), signed_percent(-0.25), signed_percent(0.0)
    ('+25.6%', '−25.0%', '0.0%')
    """
    return say("numeral-percent", number=signed(100 * share, digits))


def spread(low: str, high: str) -> str:
    """An interval; a dash between would look like a minus."""
    return say("numeral-range", low=low, high=high)
