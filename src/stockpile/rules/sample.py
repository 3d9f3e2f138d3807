"""Possible worlds: a whole game drawn from a view.

Hidden cards are the market cards the observer cannot place: what is left of the deck's composition. Every deal that
fits the view is as likely as the shuffles make it. Two things make that more than one shuffle: hidden cards in
portfolios cannot be of every kind (knowledge.py), and no two starting shares are of one company. Starting shares are
drawn first, then the cards with the fewest possible kinds: the possible kinds of one card always contain those of the
card before it, so drawing one after the other is exact.

A caller that suspects something can have it so: given pairs and given faces of hidden cards on the table hold in the
world, and the rest is drawn as the deal makes it under that condition.

What other seats privately remember of third portfolios is not in the view; a sampled game gives them the public's
memory. Nothing is concluded from how the others chose to play.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from stockpile.rules.answers import FORECASTS
from stockpile.rules.cards import COMMERCE_KINDS, COMMODITY, FEE, FEES, HELD, KINDS, PAIRS, STOCKS, TAX, UNKNOWN
from stockpile.rules.chance import Chance, draw, pair_up, roll_dice, shuffle
from stockpile.rules.investor import work_out_costs
from stockpile.rules.knowledge import HIDDEN, START
from stockpile.rules.numbers import cards_by_count, in_order, total, zeros
from stockpile.rules.state import BARS, State
from stockpile.rules.step import SET_UP, STEPS, step_of
from stockpile.rules.vecs import append, extend, i64, pop, vec
from stockpile.rules.view import ViewState


class ImpossibleWorld(ValueError):
    """No deal fits: what was given contradicts the view, or the view is not of a real game. The text says why."""


def with_given_cards(view: ViewState, cards: Mapping[int, int] | None) -> vec[i64]:
    """The table as the view shows it, with the given faces."""
    laid = view.pile_cards[:]
    if cards is None:
        return laid
    places, kinds = range(len(laid)), range(KINDS)
    for place, kind in cards.items():
        if place not in places:
            raise ImpossibleWorld(f"no card lies at place {place} of the table, which has {len(laid)}")
        if kind not in kinds:
            raise ImpossibleWorld(f"there is no market card of kind {kind}")
        shown = laid[place] & UNKNOWN
        if shown != UNKNOWN and shown != kind:
            raise ImpossibleWorld(f"the card at place {place} of the table is of kind {shown}, not {kind}")
        laid[place] += kind - shown
    return laid


def with_given_pairs(view: ViewState, pairs: Mapping[int, tuple[int, int]] | None) -> vec[i64]:
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


_TRIES: Final[i64] = 10_000  # a deal that fits comes soon, if there is any


class _Deck:
    """Hidden cards in random order, dealt one after the other."""

    def __init__(self, counts: vec[i64], rng: Random) -> None:
        self.cards: vec[i64] = cards_by_count(counts)
        shuffle(self.cards, rng)

    def next(self) -> i64:
        self.cards, card = pop(self.cards)
        return card


def deal_unseen(
    view: ViewState,
    game: State,
    rng: Random,
    pairs: Mapping[int, tuple[int, int]] | None,
    cards: Mapping[int, int] | None,
) -> None:
    """Make a new state one whose view for this observer is equal to `view`, and in which what is given holds."""
    game.take_public(view)
    _remember(view, game)
    _deal_investors(view, game, rng)
    chance = Chance(view.first)
    chance.strategy_deck = _deal_strategies(view, game, rng)
    chance.commerce_deck = _deal_commerce(view, game, rng)
    pile_cards = with_given_cards(view, cards)
    seen = with_given_pairs(view, pairs)
    if view.phase == SET_UP:  # nothing is dealt from the market deck yet
        fresh = draw(view.figures, rng)
        chance.dealt_shares = fresh.dealt_shares
        chance.market_deck = fresh.market_deck
        game.regular = zeros(view.players * HELD)
    else:
        chance.market_deck = _deal_market(view, game, pile_cards, rng)
    _deal_pairs(view, game, seen, rng)
    _draw_later_rounds(view, chance, rng)
    game.chance = chance
    work_out_costs(game)


def _deal_market(view: ViewState, game: State, pile_cards: vec[i64], rng: Random) -> vec[i64]:
    """Hidden market cards to portfolios, piles and hands; returns the rest, the deck."""
    pool = _pool(view, pile_cards)
    for kind in range(KINDS):
        if pool[kind] < 0:
            raise ImpossibleWorld(f"so many cards of kind {kind} are not left")
    rest = _Deck(_deal_portfolios(view, game, pool, rng), rng)
    for at in range(len(pile_cards)):
        if pile_cards[at] & UNKNOWN == UNKNOWN:
            pile_cards[at] += rest.next() - UNKNOWN
    game.pile_cards = pile_cards
    game.hand = _deal_hands(view, view.hands, view.hand, rest, 4)
    return rest.cards


def _draw_later_rounds(view: ViewState, chance: Chance, rng: Random) -> None:
    """Pairs and dice of the rounds to come; of those that have started nothing is drawn any more."""
    figures = view.figures
    begun = view.round + 1 if len(view.pairs) > 0 else view.round
    pairs = vec[vec[i64]]()
    rolls = vec[vec[i64]]()
    for number in range(figures.rounds):
        if number < begun:
            pairs = append(pairs, vec[i64]())
            if figures.dice:
                rolls = append(rolls, vec[i64]())
            continue
        forecasts = figures.forecasts
        if figures.dice:
            rolled = number == view.round and len(view.forecasts) > 0
            forecasts = view.forecasts[:] if rolled else roll_dice(figures, rng)
            rolls = append(rolls, forecasts)
        pairs = append(pairs, pair_up(forecasts, rng))
    chance.pairs_of_rounds = pairs
    chance.rolls = rolls


def _deal_investors(view: ViewState, game: State, rng: Random) -> None:
    """Investors that others were dealt and what they picked; nobody draws from that deck later."""
    hidden = total(view.offer_hands) - len(view.offers) + total(view.picks) - len(view.picked)
    rest = _Deck(vec[i64](), rng)
    if hidden > 0:
        rest.cards = _some(_unseen_investors(view), hidden, rng)
    game.offers = _deal_hands(view, view.offer_hands, view.offers, rest, 8)
    game.picked = _deal_hands(view, view.picks, view.picked, rest, 8)


def _unseen_investors(view: ViewState) -> vec[i64]:
    seen: i64 = 0  # a mask of numbers
    for number in view.investors:
        if number >= 0:
            seen |= 1 << number
    for number in view.lots:
        seen |= 1 << number
    for number in view.offers:
        seen |= 1 << number
    for number in view.picked:
        seen |= 1 << number
    return vec[i64]([number for number in view.figures.investor_deck if not seen >> number & 1])


def _some(cards: vec[i64], count: i64, rng: Random) -> vec[i64]:
    """This many of the cards, at random."""
    drawn = vec[i64]()
    for _card in range(count):
        cards, card = pop(cards, i64(rng.random() * float(len(cards))))
        drawn = append(drawn, card)
    return drawn


def _deal_strategies(view: ViewState, game: State, rng: Random) -> vec[i64]:
    """Strategy cards in others' hands and boxes; returns the rest, the deck."""
    counts = view.figures.strategy_deck[:]
    for number in view.strategies:
        counts[number] -= 1
    for number in view.strategies_boxed:
        counts[number] -= 1
    for number in view.strategies_played:
        counts[number] -= 1
    rest = _Deck(counts, rng)
    game.strategies = _deal_hands(view, view.strategy_hands, view.strategies, rest, 8)
    game.strategies_boxed = _deal_hands(view, view.strategy_boxes, view.strategies_boxed, rest, 8)
    return rest.cards


def _deal_commerce(view: ViewState, game: State, rng: Random) -> vec[i64]:
    """Commerce cards in others' hands; returns the rest, the deck."""
    if not view.figures.commodities:
        return vec[i64]()
    counts = view.figures.commerce[:]
    for kind in range(COMMERCE_KINDS):
        counts[kind] -= view.gone[kind]
    for at in range(view.players * COMMERCE_KINDS):
        counts[at % COMMERCE_KINDS] -= view.commerce[at]
    for card in view.pile_cards:
        if COMMODITY <= card & UNKNOWN <= TAX:
            counts[(card & UNKNOWN) - COMMODITY] -= 1
    for kind in view.commerce_hand:
        counts[kind] -= 1
    rest = _Deck(counts, rng)
    game.commerce_hand = _deal_hands(view, view.commerce_hands, view.commerce_hand, rest, 4)
    return rest.cards


def _remember(view: ViewState, game: State) -> None:
    """The observer's memory as it is; for everybody else the public's, about everyone but themselves."""
    players = view.players
    known = vec[i64]()
    barred = vec[i64]()
    for observer in range(players + 1):
        if observer == view.observer:
            known = extend(known, view.known)
            barred = extend(barred, view.barred)
            continue
        known = extend(known, view.public_known)
        barred = extend(barred, view.public_barred)
        if observer < players:
            own = observer * players + observer
            for at in range(own * HELD, own * HELD + HELD):
                known[at] = 0
            for at in range(own * BARS, own * BARS + BARS):
                barred[at] = 0
    game.known = known
    game.barred = barred


def unseen(view: ViewState) -> list[int]:
    """How many market cards of each kind the observer cannot place."""
    return [*unseen_kinds(view)]


def unseen_kinds(view: ViewState) -> vec[i64]:
    """The same for compiled callers."""
    return _pool(view, view.pile_cards)


def _pool(view: ViewState, pile_cards: vec[i64]) -> vec[i64]:
    """How many market cards of each kind are nowhere in the view, if these lie on the piles."""
    pool = view.figures.deck[:]
    for kind in range(KINDS):
        pool[kind] -= view.discard[kind]
    for at in range(view.players * HELD):
        pool[at % HELD] -= view.known[at]
    for kind in range(len(view.regular)):
        pool[kind] -= view.regular[kind]
    for at in range(view.players * STOCKS):
        pool[at % STOCKS] -= view.split[at]
    for at in range(view.players * FEES):
        pool[FEE + at % FEES] -= view.fees[at]
    for card in pile_cards:
        if card & UNKNOWN < KINDS:
            pool[card & UNKNOWN] -= 1
    for kind in view.hand:
        pool[kind] -= 1
    return pool


def _deal_portfolios(view: ViewState, game: State, pool: vec[i64], rng: Random) -> vec[i64]:
    """Deal the hidden cards of all portfolios; again, if the question that is asked could not be asked then.

    Returns what is left of the pool.
    """
    starts = _hidden_starts(view)
    slots = _hidden_cards(view)
    for _try in range(_TRIES):
        left = pool[:]
        regular = view.known[:]
        drawn = _deal_starts(starts, regular, left, rng)
        for slot in slots:
            kind = _draw_from(left, slot & 255, rng)
            left[kind] -= 1
            regular[(slot >> 8 & 255) * HELD + kind] += 1
        for kind in range(len(view.regular)):  # a spectator has none
            regular[view.observer * HELD + kind] = view.regular[kind]
        game.regular = regular
        if _can_be_asked(game):
            for at in range(len(starts)):
                _bar_own_start(game, starts[at] >> 8, drawn[at])
            return left
    raise ImpossibleWorld("the question that is asked could not be asked in any deal that fits")


def _hidden_starts(view: ViewState) -> vec[i64]:
    """Hidden starting shares: owner and mask of the kinds it can be."""
    starts = vec[i64]()
    for owner in range(view.players):
        base = owner * BARS
        if view.barred[base + HIDDEN] > 0 and view.barred[base + START] > 0:
            starts = append(starts, owner << 8 | _kinds_at(view, base, 0))
    return starts


def _hidden_cards(view: ViewState) -> vec[i64]:
    """The other hidden cards of portfolios, the fewest kinds first: their number, owner and mask of the kinds."""
    slots = vec[i64]()
    for owner in range(view.players):
        base = owner * BARS
        for place in range(min(view.barred[base + START], 1), view.barred[base + HIDDEN]):
            mask = _kinds_at(view, base, place)
            slots = append(slots, _bits(mask) << 16 | owner << 8 | mask)
    return in_order(slots)


def _kinds_at(view: ViewState, base: i64, place: i64) -> i64:
    """The mask of the kinds that a hidden card can be, by its place in the row of its owner."""
    mask: i64 = 0
    for kind in range(HELD):
        if view.barred[base + kind] <= place:
            mask |= 1 << kind
    return mask


def _bits(mask: i64) -> i64:
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def _can_be_asked(game: State) -> bool:
    if len(game.agenda) == 0:
        return True
    frame = game.agenda[-1]
    return STEPS[step_of(frame)].possible(game, frame)


def _bar_own_start(game: State, seat: i64, company: i64) -> None:
    """A seat knows that nobody else started with the company it started with itself."""
    for owner in range(game.players):
        base = (seat * game.players + owner) * BARS
        if owner != seat and game.barred[base + START] > 0 and game.barred[base + company] == 0:
            game.barred[base + company] = 1


def _deal_starts(starts: vec[i64], regular: vec[i64], pool: vec[i64], rng: Random) -> vec[i64]:
    """Starting shares of different companies: drawn again until they differ, which keeps the odds right."""
    for _try in range(_TRIES):
        drawn = vec[i64]([_draw_from(pool, start & 255, rng) for start in starts])
        taken: i64 = 0
        differ = True
        for kind in drawn:
            if taken >> kind & 1:
                differ = False
            taken |= 1 << kind
        if differ:
            for at in range(len(starts)):
                pool[drawn[at]] -= 1
                regular[(starts[at] >> 8) * HELD + drawn[at]] += 1
            return drawn
    raise ImpossibleWorld("the starting shares cannot be of different companies")


def _draw_from(pool: vec[i64], mask: i64, rng: Random) -> i64:
    """A random card of the pool among the kinds of a mask."""
    left: i64 = 0
    for kind in range(HELD):
        if mask >> kind & 1:
            left += pool[kind]
    if left == 0:
        raise ImpossibleWorld("no card is left that could lie hidden in a portfolio")
    at = i64(rng.random() * float(left))
    for kind in range(HELD):
        if mask >> kind & 1:
            at -= pool[kind]
            if at < 0:
                return kind
    raise ImpossibleWorld("a pool of cards has less than none of a kind")


def _deal_hands(view: ViewState, counts: vec[i64], own: vec[i64], rest: _Deck, bits: i64) -> vec[i64]:
    """Hidden cards to the seats, the observer's own as they are; in turn order, each seat's cards together."""
    cards = vec[i64]()
    for place in range(view.players):
        seat = view.turn(place)
        if seat == view.observer:
            for card in own:
                cards = append(cards, seat << bits | card)
        else:
            for _card in range(counts[seat]):
                cards = append(cards, seat << bits | rest.next())
    return cards


def _deal_pairs(view: ViewState, game: State, seen: vec[i64], rng: Random) -> None:
    """Companies and forecasts the observer has not seen, shuffled and paired (R-INF-1)."""
    if -1 in seen:
        dealt = companies_in(seen)
        companies = vec[i64]([company for company in range(STOCKS) if company not in dealt])
        forecasts = view.forecasts_left(seen)
        shuffle(companies, rng)
        shuffle(forecasts, rng)
        for pair in range(PAIRS):
            if seen[2 * pair] < 0:
                companies, company = pop(companies)
                forecasts, forecast = pop(forecasts)
                seen[2 * pair] = company
                seen[2 * pair + 1] = forecast
    game.pairs = seen
