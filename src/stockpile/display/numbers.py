"""Figures as the reader's language writes them, with a minus sign that is as wide as a plus.

What the page has from the browser (Intl) the terminal has from Babel, by the same tables. Babel comes with Fluent; it
is loaded when the first figure is written, for commands that write none start without it.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING, Final

from stockpile.i18n import say, spoken

if TYPE_CHECKING:
    from babel import Locale

MINUS: Final = "−"
NO_FIGURE: Final = "–"  # where nothing can be said


@cache
def _locale(language: str) -> Locale:
    from babel import Locale

    return Locale.parse(language, sep="-")


def written(number: float, form: str, language: str | None = None) -> str:
    """A figure with the digits that Python's `format` would give it: `.1f`, `.0%`, `.3g`, or `+.1f` with a sign.

    >>> [written(-1234.56, ".1f", language) for language in ("en", "de", "pt-BR", "ko")]
    ['−1,234.6', '−1.234,6', '−1.234,6', '−1,234.6']
    >>> [written(0.256, "+.1%", language) for language in ("en", "de", "pt-BR", "ko")]
    ['+25.6%', '+25,6\\xa0%', '+25,6%', '+25.6%']
    >>> written(0.01234, ".3g"), written(1234, ".3g"), written(-0.04, "+.1f")
    ('0.0123', '1,230', '0.0')
    """
    from babel.numbers import format_decimal

    text = format(number, form.removeprefix("+"))
    value = Decimal(text.removesuffix("%"))
    exponent = value.as_tuple().exponent
    digits = -exponent if isinstance(exponent, int) and exponent < 0 else 0
    size, kind = (abs(value) / 100, "%") if "%" in text else (abs(value), "")
    sign = MINUS if value < 0 else "+" if value > 0 and form.startswith("+") else ""
    locale = _locale(language or spoken())
    return sign + format_decimal(size, format=_shape(locale, kind, digits), locale=locale)


@cache
def _shape(locale: Locale, kind: str, digits: int) -> str:
    """The pattern of a language for numbers, or for shares of a hundred, with this many digits after the point."""
    shapes = locale.percent_formats if kind else locale.decimal_formats
    whole: str = shapes[None].pattern.replace(".###", "")
    return whole.replace("0", f"0.{'0' * digits}", 1) if digits else whole


def decimal(number: float, digits: int = 1) -> str:
    """
    >>> decimal(12.34), decimal(-0.5), decimal(-0.04), decimal(7, 0)
    ('12.3', '−0.5', '0.0', '7')
    """
    return written(number, f".{digits}f")


def signed(number: float, digits: int = 1) -> str:
    """With a plus where something was gained.

    >>> signed(2.5), signed(-2.5), signed(0.01)
    ('+2.5', '−2.5', '0.0')
    """
    return written(number, f"+.{digits}f")


def percent(share: float, digits: int = 0) -> str:
    """
    >>> percent(0.256), percent(0.256, 1)
    ('26%', '25.6%')
    """
    return written(share, f".{digits}%")


def signed_percent(share: float, digits: int = 1) -> str:
    """
    >>> signed_percent(0.256), signed_percent(-0.25), signed_percent(0.0)
    ('+25.6%', '−25.0%', '0.0%')
    """
    return written(share, f"+.{digits}%")


def spread(low: str, high: str) -> str:
    """An interval; a dash between would look like a minus."""
    return say("numeral-range", low=low, high=high)
