"""Forecasts as texts and numbers."""

import pytest

from stockpile.content.model import DIVIDEND, forecast_text, parse_forecast


@pytest.mark.parametrize(
    ("text", "code"),
    [("+1", 1), ("+6", 6), ("-1", -1), ("-6", -6), ("$", DIVIDEND + 1), ("$$$$$", DIVIDEND + 5)],
)
def test_a_forecast_comes_back_from_its_number(text: str, code: int) -> None:
    assert parse_forecast(text) == code
    assert forecast_text(code) == text


@pytest.mark.parametrize("text", ["", "0", "+0", "4", "+7", "-7", "$$$$$$", "$2", " +4"])
def test_what_is_on_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a forecast"):
        parse_forecast(text)


@pytest.mark.parametrize("code", [0, 7, -7, DIVIDEND, 16])
def test_a_number_of_no_forecast_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match="is not the number of a forecast"):
        forecast_text(code)
