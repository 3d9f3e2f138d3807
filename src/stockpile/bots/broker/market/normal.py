"""The normal distribution, as far as odds need it: compiled, `math.erf` is a call, this is a few multiplications."""

from math import exp


def below(deviations: float) -> float:
    """How likely a normal error stays below so many times the square root of two of its standard deviations.

    The approximation is good to seven digits (Abramowitz and Stegun, 7.1.26).

    >>> from math import erf
    >>> round(below(0.0), 6), max(abs(below(x / 9) - (1 + erf(x / 9)) / 2) for x in range(-50, 50)) < 1e-7
    (0.5, True)
    """
    size = -deviations if deviations < 0.0 else deviations
    if size > 6.0:
        tail = 0.0
    else:
        t = 1.0 / (1.0 + 0.3275911 * size)
        series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
        tail = 0.5 * series * exp(-size * size)
    return tail if deviations < 0.0 else 1.0 - tail
