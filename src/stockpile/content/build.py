"""From the tables of the files to the dataclasses, each figure checked by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from . import limits
from .entry import Entry
from .forecasts import parse_forecast
from .limits import MAX_MONEY, MAX_PRICE
from .model import (
    Bonds,
    Commerce,
    Company,
    Fee,
    InvestorCard,
    Market,
    Payouts,
    PlayerCount,
    Rulings,
    StrategyCard,
    Track,
)

INVESTOR_KEYS = ("name", "set", "money", "money_two", "needs")
STRATEGY_KEYS = ("name", "copies", "cost", "needs", "replaced_by")
DOLLAR_SPACES = {f"{value}$": value for value in range(MAX_PRICE + 1)}


def companies(file: Entry) -> dict[str, Any]:
    file.only(limits.COMPANY_KEYS)
    if tuple(key for key, _ in file.entries()) != limits.COMPANY_KEYS:
        raise file.error("order", order=", ".join(limits.COMPANY_KEYS))
    return {"companies": tuple(Company(key, entry.text()) for key, entry in file.entries())}


def market(file: Entry) -> dict[str, Any]:
    file.only(("stock_cards", "booms", "busts", "boom_steps", "bust_steps", "fees"))
    fees = file.get("fees").only(("values", "counts"))
    values = fees.get("values").ascending(limits.FEE_KINDS, 1, MAX_PRICE)
    counts = fees.get("counts").wholes(limits.FEE_KINDS, 0, limits.MAX_COPIES)
    deck = Market(
        stock_cards=file.get("stock_cards").whole(1, limits.MAX_STOCK_CARDS),
        fees=tuple(Fee(value, count) for value, count in zip(values, counts, strict=True)),
        booms=file.get("booms").whole(0, limits.MAX_COPIES),
        busts=file.get("busts").whole(0, limits.MAX_COPIES),
        boom_steps=file.get("boom_steps").whole(1, limits.MAX_STEPS),
        bust_steps=file.get("bust_steps").whole(1, limits.MAX_STEPS),
    )
    return {"market": deck}


def players(file: Entry) -> dict[str, Any]:
    file.only(str(count) for count in limits.PLAYER_COUNTS)
    return {"tables": {count: _player_count(count, file.get(str(count))) for count in limits.PLAYER_COUNTS}}


def _player_count(count: int, table: Entry) -> PlayerCount:
    table.only(("rounds", "money", "piles", "bond_price"))
    # Demand ends when every pile has its meeple (R-DEM-5): there can be no more and no fewer of them.
    meeples = 2 * count if count == 2 else count
    return PlayerCount(
        players=count,
        rounds=table.get("rounds").whole(1, limits.MAX_ROUNDS),
        money=table.get("money").whole(0, MAX_MONEY),
        piles=table.get("piles").whole(meeples, meeples),
        bond_price=table.get("bond_price").whole(1, MAX_PRICE),
    )


def bidding(file: Entry) -> dict[str, Any]:
    spaces = file.only(("spaces",)).get("spaces")
    values = spaces.ascending(limits.BID_SPACES, 0, MAX_PRICE)
    # Whoever has no money must be able to bid (R-DEM-3).
    if values[0] != 0:
        raise spaces.error("begin", first=values[0])
    return {"bidding": values}


def forecasts(file: Entry) -> dict[str, Any]:
    file.only(("base", "cards", "dice"))
    names = tuple(f"die_{number}" for number in range(1, limits.DICE + 1))
    dice = file.get("dice").only(names)
    cards = file.get("cards").items(limits.DICE, limits.DICE * limits.DIE_FACES)
    return {
        "forecasts": tuple(map(_forecast, file.get("base").items(len(limits.COMPANY_KEYS)))),
        "forecast_cards": dict(sorted(Counter(map(_forecast, cards)).items())),
        "dice": tuple(tuple(map(_forecast, dice.get(name).items(limits.DIE_FACES))) for name in names),
    }


def _forecast(entry: Entry) -> int:
    try:
        return parse_forecast(entry.text())
    except ValueError as error:
        raise entry.wrong("forecast") from error


def boards(file: Entry) -> dict[str, Any]:
    file.only(limits.BOARDS)
    return {"boards": {name: _board(file.get(name)) for name in limits.BOARDS}}


def _board(table: Entry) -> tuple[Track, ...]:
    table.only(limits.COMPANY_KEYS)
    return tuple(_track(table.get(key)) for key in limits.COMPANY_KEYS)


def _track(table: Entry) -> Track:
    table.only(("spaces", "start", "after_split"))
    entry = table.get("spaces")
    spaces = [_space(item) for item in entry.items(limits.MIN_TRACK, limits.MAX_TRACK)]
    values = tuple(value for value, _ in spaces)
    if list(values) != sorted(values):
        raise entry.error("fall", values=str(list(values)))
    return Track(
        values=values,
        dollars=tuple(dollar for _, dollar in spaces),
        start=table.get("start").whole(1, len(values)) - 1,
        after_split=table.get("after_split").whole(1, len(values)) - 1,
    )


def _space(entry: Entry) -> tuple[int, bool]:
    if not isinstance(entry.value, str):
        return entry.whole(0, MAX_PRICE), False
    if entry.value not in DOLLAR_SPACES:
        raise entry.wrong("space")
    return DOLLAR_SPACES[entry.value], True


def payouts(file: Entry) -> dict[str, Any]:
    keys = ("split_bonus", "majority", "majority_tied")
    file.only(keys)
    return {"payouts": Payouts(*(file.get(key).whole(0, MAX_MONEY) for key in keys))}


def bonds(file: Entry) -> dict[str, Any]:
    file.only(("supply", "interest", "limit"))
    cards = Bonds(
        supply=file.get("supply").whole(0, limits.MAX_BONDS),
        interest=file.get("interest").whole(0, MAX_PRICE),
        limit=file.get("limit").whole(1, limits.MAX_BONDS_A_ROUND),
    )
    return {"bonds": cards}


def commerce(file: Entry) -> dict[str, Any]:
    file.only(("copies", "taxes", "set_values", "tax_costs", "names"))
    names = file.get("names").only(limits.COMMODITY_KEYS)
    taxes = file.get("taxes").whole(0, limits.MAX_TAXES)
    deck = Commerce(
        commodities=limits.COMMODITY_KEYS,
        names=tuple(names.get(key).text() for key in limits.COMMODITY_KEYS),
        copies=file.get("copies").whole(1, limits.MAX_COMMODITY_COPIES),
        taxes=taxes,
        set_values=file.get("set_values").wholes(len(limits.COMMODITY_KEYS), 0, MAX_MONEY),
        tax_costs=file.get("tax_costs").wholes(taxes, 0, MAX_MONEY),
    )
    return {"commerce": deck}


def investors(file: Entry) -> dict[str, Any]:
    return {"investors": tuple(_investor(key, table) for key, table in file.entries())}


def _investor(key: str, table: Entry) -> InvestorCard:
    return InvestorCard(
        key=key,
        name=table.get("name").text(),
        set=table.get("set").one_of(limits.INVESTOR_SETS),
        money=table.get("money").whole(0, MAX_MONEY),
        money_two=table.get("money_two").whole(0, MAX_MONEY),
        needs=_needs(table),
        figures={
            name: _own_track(entry) if name == "track" else _figure(name, entry)
            for name, entry in table.entries()
            if name not in INVESTOR_KEYS
        },
    )


def strategies(file: Entry) -> dict[str, Any]:
    return {"strategies": tuple(_strategy(key, table) for key, table in file.entries())}


def _strategy(key: str, table: Entry) -> StrategyCard:
    needs = _needs(table)
    return StrategyCard(
        key=key,
        name=table.get("name").text(),
        copies=table.get("copies").whole(0, limits.MAX_COPIES),
        needs=needs,
        replaced_by=table.get("replaced_by").text() if needs else None,
        cost=table.get("cost").whole(0, MAX_MONEY),
        figures={name: _figure(name, entry) for name, entry in table.entries() if name not in STRATEGY_KEYS},
    )


def rulings(file: Entry) -> dict[str, Any]:
    file.only(field.name for field in fields(Rulings))
    return {"rulings": Rulings(**{key: entry.truth() for key, entry in file.entries()})}


def _needs(table: Entry) -> str | None:
    return table.get("needs").one_of(limits.MODULES) if "needs" in table.table() else None


def _figure(name: str, entry: Entry) -> int:
    return entry.whole(*limits.FIGURE_RANGES.get(name, (0, MAX_PRICE)))


def _own_track(entry: Entry) -> tuple[int, ...]:
    """A bidding track of the card's own, where a space may also bring money; the first must be free for everybody."""
    values = entry.ascending(limits.BID_SPACES, -MAX_PRICE, MAX_PRICE)
    if values[0] > 0:
        raise entry.error("begin-free", first=values[0])
    return values


BUILDERS: dict[str, Callable[[Entry], dict[str, Any]]] = {
    "companies": companies,
    "market": market,
    "players": players,
    "bidding": bidding,
    "forecasts": forecasts,
    "boards": boards,
    "payouts": payouts,
    "bonds": bonds,
    "commerce": commerce,
    "investors": investors,
    "strategies": strategies,
    "rulings": rulings,
}
