"""Forecasts as numbers: a move of m spaces is m, a dividend of d is DIVIDEND + d.

>>> [parse_forecast(text) for text in ("+4", "-3", "$", "$$")]
[4, -3, 11, 12]
>>> [forecast_text(code) for code in (4, -3, 11, 12)]
['+4', '-3', '$', '$$']
"""

DIVIDEND = 10
MAX_MOVE = 6
MAX_DIVIDEND = 5

_TEXTS: dict[int, str] = {
    **{move: f"{move:+d}" for move in range(-MAX_MOVE, MAX_MOVE + 1) if move != 0},
    **{DIVIDEND + paid: "$" * paid for paid in range(1, MAX_DIVIDEND + 1)},
}
_CODES: dict[str, int] = {text: code for code, text in _TEXTS.items()}


def parse_forecast(text: str) -> int:
    """The number of a forecast written as on its card.

    >>> parse_forecast("$$$")
    13
    >>> parse_forecast("4")
    Traceback (most recent call last):
    ValueError: '4' is not a forecast: write +1 to +6, -1 to -6, or $ to $$$$$
    """
    if text not in _CODES:
        known = f"+1 to +{MAX_MOVE}, -1 to -{MAX_MOVE}, or $ to {'$' * MAX_DIVIDEND}"
        raise ValueError(f"{text!r} is not a forecast: write {known}")
    return _CODES[text]


def forecast_text(code: int) -> str:
    """A forecast as it stands on its card.

    >>> forecast_text(-1)
    '-1'
    >>> forecast_text(0)
    Traceback (most recent call last):
    ValueError: 0 is not the number of a forecast
    """
    if code not in _TEXTS:
        raise ValueError(f"{code} is not the number of a forecast")
    return _TEXTS[code]
