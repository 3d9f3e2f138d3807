"""Figures that are right one by one must also fit together: whatever is dealt, the decks last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from . import limits
from .entry import Entry
from .forecasts import forecast_text
from .model import Content, PlayerCount


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
