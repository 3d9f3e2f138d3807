"""From the tables of the files to the dataclasses. Each figure is checked by itself, then whether they fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from stockpile.content import entry as limits
from stockpile.content.entry import MAX_MONEY, MAX_PRICE, Entry
from stockpile.content.model import (
    Bonds,
    Commerce,
    Company,
    Content,
    Fee,
    InvestorCard,
    Market,
    Payouts,
    PlayerCount,
    Rulings,
    StrategyCard,
    Track,
    forecast_text,
    parse_forecast,
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
    # A seat without money must be able to bid (R-DEM-3).
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


def audit(content: Content, files: Mapping[str, Entry]) -> None:
    """Refuse figures that do not fit together, at the file where it shows."""
    for row in content.tables.values():
        rounds = files["players"].get(str(row.players)).get("rounds")
        _market_lasts(content, row, rounds)
        _commerce_lasts(content, row, rounds)
        _strategies_last(content, row, rounds)
    _forecast_cards_suffice(content, files["forecasts"].get("cards"))
    _replacements_are_always_there(content, files["strategies"])
    _investors_suffice(content, files["investors"])


def _supplies(row: PlayerCount) -> int:
    """How often a round's cards are handed out: two players get theirs twice (R-SUP-3, R-COM-1)."""
    return 2 if row.players == 2 else 1


def _market_lasts(content: Content, row: PlayerCount, rounds: Entry) -> None:
    """One share each, then every round one card on each pile and two a player (R-SET-4, R-SUP-1, R-SUP-2)."""
    market = content.market
    deck = (
        len(content.companies) * market.stock_cards
        + sum(fee.count for fee in market.fees)
        + market.booms
        + market.busts
    )
    needed = row.players + row.rounds * (row.piles + 2 * row.players * _supplies(row))
    _refuse_short_deck(rounds, "market", deck, needed)


def _commerce_lasts(content: Content, row: PlayerCount, rounds: Entry) -> None:
    commerce = content.commerce
    deck = len(commerce.commodities) * commerce.copies + commerce.taxes
    _refuse_short_deck(rounds, "commerce", deck, row.rounds * row.players * _supplies(row))


def _strategies_last(content: Content, row: PlayerCount, rounds: Entry) -> None:
    """Every hand (R-STR-1), and what Ivan may draw from the rest at most (R-INV-IVAN)."""
    deck = sum(card.copies for card in content.strategies)
    needed = row.players * (limits.STRATEGIES_EXTRA + row.rounds) + row.rounds - 1
    _refuse_short_deck(rounds, "strategies", deck, needed)


def _refuse_short_deck(rounds: Entry, stem: str, deck: int, needed: int) -> None:
    if deck < needed:
        raise rounds.error("short-deck", rounds=rounds.value, needed=needed, deck=stem, found=deck)


def _forecast_cards_suffice(content: Content, cards: Entry) -> None:
    """A card for every die that can show a value (R-DIC-1), and the base six among them."""
    dice = Counter(code for die in content.dice for code in set(die))
    for few, needs in (("few-for-dice", dice), ("few-for-base", Counter(content.forecasts))):
        for code, needed in needs.items():
            found = content.forecast_cards.get(code, 0)
            if found < needed:
                raise cards.error(few, found=found, forecast=forecast_text(code), needed=needed)


def _replacements_are_always_there(content: Content, file: Entry) -> None:
    free = {card.key for card in content.strategies if card.needs is None}
    for card in content.strategies:
        if card.replaced_by is not None and card.replaced_by not in free:
            entry = file.get(card.key).get("replaced_by")
            raise entry.wrong("free-strategy")


def _investors_suffice(content: Content, file: Entry) -> None:
    """Enough for every table even when no module is in play (R-INV-1)."""
    free = sum(card.needs is None for card in content.investors)
    for players in content.tables:
        needed = players * (limits.INVESTORS_DEALT_TWO if players == 2 else limits.INVESTORS_DEALT)
        if free < needed:
            raise file.error("few-investors", free=free, players=players, needed=needed)
