"""A balance of all parts, measured once for all tests that read it."""

from __future__ import annotations

import pickle

import pytest

from stockpile.content import load
from stockpile.lab.balance import Balance, BalancePlan, RunOptions, measure

from .shared import made_once


def measured_balance() -> Balance:
    balance = pickle.loads(made_once("balance.pickle", lambda: pickle.dumps(_measure())))
    assert isinstance(balance, Balance)
    return balance


def _measure() -> Balance:
    """Of as few deals as can be; strategy cards in few futures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stockpile.lab.balance.parts.FUTURES_OF_A_CARD", 1)
        return measure(BalancePlan(load(), 4, deals=1, bot="broker"), RunOptions())
