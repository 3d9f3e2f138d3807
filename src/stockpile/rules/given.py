"""What is given of a world that is to be drawn (sample.py): pairs, and faces of hidden cards on the table."""

from collections.abc import Mapping

from stockpile.rules.answers import FORECASTS
from stockpile.rules.cards import KINDS, STOCKS, UNKNOWN
from stockpile.rules.vecs import i64, vec
from stockpile.rules.view import View


class ImpossibleWorld(ValueError):
    """No deal fits: what was given contradicts the view, or the view is not of a real game. The text says why."""


def with_given_cards(view: View, cards: Mapping[int, int] | None) -> vec[i64]:
    """The table as the view shows it, with the given faces."""
    table = view.table[:]
    if cards is None:
        return table
    places, kinds = range(len(table)), range(KINDS)
    for place, kind in cards.items():
        if place not in places:
            raise ImpossibleWorld(f"no card lies at place {place} of the table, which has {len(table)}")
        if kind not in kinds:
            raise ImpossibleWorld(f"there is no market card of kind {kind}")
        shown = table[place] & UNKNOWN
        if shown != UNKNOWN and shown != kind:
            raise ImpossibleWorld(f"the card at place {place} of the table is of kind {shown}, not {kind}")
        table[place] += kind - shown
    return table


def with_given_pairs(view: View, pairs: Mapping[int, tuple[int, int]] | None) -> vec[i64]:
    """The pairs as the view shows them, with the given ones."""
    seen = view.pairs[:]
    if pairs is None:
        return seen
    dealt, companies = range(len(seen) // 2), range(STOCKS)
    for pair, (company, forecast) in pairs.items():
        if pair not in dealt:
            raise ImpossibleWorld(f"pair {pair} is not dealt now")
        if company not in companies or forecast not in FORECASTS:
            raise ImpossibleWorld(f"pair {pair}: there is no company {company} or no forecast {forecast}")
        if seen[2 * pair] == company and seen[2 * pair + 1] == forecast:
            continue
        if seen[2 * pair] >= 0:
            raise ImpossibleWorld(f"pair {pair} is seen already, and is another")
        if company in companies_in(seen):
            raise ImpossibleWorld(f"pair {pair} cannot be of company {company}, which is in another pair")
        if forecast not in view.forecasts_left(seen):
            raise ImpossibleWorld(f"pair {pair} cannot have the forecast {forecast}: none is left")
        seen[2 * pair] = company
        seen[2 * pair + 1] = forecast
    return seen


def companies_in(pairs: vec[i64]) -> vec[i64]:
    """The companies of some pairs, -1 for those not seen."""
    return vec[i64]([pairs[at] for at in range(0, len(pairs), 2)])
