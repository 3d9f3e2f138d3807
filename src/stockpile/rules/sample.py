"""Possible worlds: a whole game drawn from a view.

Hidden cards are the market cards the observer cannot place: what is left of the deck's composition. Every deal that
fits the view is as likely as the shuffles make it. Two things make that more than one shuffle: hidden cards in
portfolios cannot be of every kind (knowledge.py), and no two starting shares are of one company. Starting shares are
drawn first, then the cards with the fewest possible kinds: the possible kinds of one card always contain those of the
card before it, so drawing one after the other is exact.

What other seats privately remember of third portfolios is not in the view; a sampled game gives them the public's
memory. Nothing is concluded from how the others chose to play.
"""

from random import Random
from typing import Final

from stockpile.rules.cards import COMMERCE_KINDS, COMMODITY, FEE, FEES, HELD, KINDS, PAIRS, STOCKS, TAX, UNKNOWN
from stockpile.rules.chance import Chance, draw, draw_pairs, roll, shuffle
from stockpile.rules.game import Game
from stockpile.rules.investor import work_out_costs
from stockpile.rules.knowledge import HIDDEN, START
from stockpile.rules.state import BARS
from stockpile.rules.step import SET_UP, STEPS, step_of
from stockpile.rules.view import View

_NOTHING: Final[tuple[int, ...]] = ()


def sample(view: View, rng: Random) -> Game:
    """A game whose view for this observer is equal to `view`."""
    game = _public_part(view)
    _deal_investors(view, game, rng)
    strategies = _deal_strategies(view, game, rng)
    commerce = _deal_commerce(view, game, rng)
    shares: tuple[int, ...] = ()
    if view.phase == SET_UP:  # nothing is dealt from the market deck yet
        fresh = draw(view.tables, rng)
        shares = fresh.shares
        market = fresh.market
        game.regular = [0] * (view.players * HELD)
        game.hand = []
        game.table = []
    else:
        market = _deal_market(view, game, rng)
    rounds = _later_rounds(view, game, rng)
    game.chance = Chance(view.first, shares, market, rounds[0], rounds[1], commerce, (), strategies)
    work_out_costs(game)
    return game


def _deal_market(view: View, game: Game, rng: Random) -> tuple[int, ...]:
    """Hidden market cards to portfolios, piles and hands; returns the rest, the deck."""
    pool = unseen(view)
    _deal_portfolios(view, game, pool, rng)
    rest = _shuffled(pool, rng)
    _deal_table(view, game, rest)
    game.hand = _deal_hands(view, view.hands, view.hand, rest, 4)
    return tuple(rest)


def _later_rounds(
    view: View, game: Game, rng: Random
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """This round's pairs, and pairs and dice of the rounds to come."""
    begun = view.round
    if view.pairs:
        _pair_up(view, game, rng)
        begun += 1
    else:
        game.pairs = []
    pairs = [_NOTHING] * begun
    dice = [_NOTHING] * begun if view.tables.dice else []
    for number in range(begun, view.tables.rounds):
        forecasts = view.tables.forecasts
        if view.tables.dice:
            rolled = number == view.round and len(view.forecasts) > 0
            dice.append(tuple(view.forecasts) if rolled else roll(view.tables, rng))
            forecasts = list(dice[-1])
        pairs.append(draw_pairs(forecasts, rng))
    return tuple(pairs), tuple(dice)


def _some(cards: list[int], count: int, rng: Random) -> list[int]:
    """So many of the cards, at random."""
    drawn: list[int] = []
    for _ in range(count):
        drawn.append(cards.pop(int(rng.random() * len(cards))))
    return drawn


def _deal_investors(view: View, game: Game, rng: Random) -> None:
    """Investors that others were dealt and what they picked; nobody draws from that deck later."""
    seen = 0  # a mask of numbers
    for number in [*view.investors, *view.lots, *view.offers, *view.picked]:
        if number >= 0:
            seen |= 1 << number
    hidden = sum(view.offer_hands) - len(view.offers) + sum(view.picks) - len(view.picked)
    rest = _some([number for number in view.tables.investor_deck if not seen >> number & 1], hidden, rng)
    game.offers = _deal_hands(view, view.offer_hands, view.offers, rest, 8)
    game.picked = _deal_hands(view, view.picks, view.picked, rest, 8)


def _deal_strategies(view: View, game: Game, rng: Random) -> tuple[int, ...]:
    """Strategy cards in others' hands and boxes; returns the rest, the deck."""
    counts = view.tables.strategy_deck.copy()
    for number in [*view.strategies, *view.strategies_boxed, *view.strategies_played]:
        counts[number] -= 1
    rest = _shuffled(counts, rng)
    game.strategies = _deal_hands(view, view.strategy_hands, view.strategies, rest, 8)
    game.strategies_boxed = _deal_hands(view, view.strategy_boxes, view.strategies_boxed, rest, 8)
    return tuple(rest)


def _deal_commerce(view: View, game: Game, rng: Random) -> tuple[int, ...]:
    """Commerce cards in others' hands; returns the rest, the deck."""
    if not view.tables.commodities:
        game.commerce_hand = []
        return ()
    counts = [view.tables.commerce[kind] - view.gone[kind] for kind in range(COMMERCE_KINDS)]
    for at in range(view.players * COMMERCE_KINDS):
        counts[at % COMMERCE_KINDS] -= view.commerce[at]
    for card in view.table:
        if COMMODITY <= card & UNKNOWN <= TAX:
            counts[(card & UNKNOWN) - COMMODITY] -= 1
    for kind in view.commerce_hand:
        counts[kind] -= 1
    rest = _shuffled(counts, rng)
    game.commerce_hand = _deal_hands(view, view.commerce_hands, view.commerce_hand, rest, 4)
    return tuple(rest)


def _shuffled(counts: list[int], rng: Random) -> list[int]:
    cards: list[int] = []
    for number in range(len(counts)):
        cards += [number] * counts[number]
    shuffle(cards, rng)
    return cards


def _public_part(view: View) -> Game:
    game = Game()
    game.tables = view.tables
    game.players = view.players
    game.round = view.round
    game.first = view.first
    game.phase = view.phase
    game.bound = view.bound
    game.prices = view.prices.copy()
    game.money = view.money.copy()
    game.split = view.split.copy()
    game.fees = view.fees.copy()
    game.discard = view.discard.copy()
    game.meeple_seat = view.meeple_seat.copy()
    game.meeple_space = view.meeple_space.copy()
    game.pair_known = view.pair_known.copy()
    game.next_first = view.next_first
    game.kept = view.kept
    game.fee_total = view.fee_total
    game.forecasts = view.forecasts.copy()
    game.falsified = view.falsified.copy()
    game.bonds = view.bonds.copy()
    game.commerce = view.commerce.copy()
    game.gone = view.gone.copy()
    game.lots = view.lots.copy()
    game.investors = view.investors.copy()
    game.used = view.used.copy()
    game.strategies_played = view.strategies_played.copy()
    game.tally = view.tally.copy()
    game.agenda = view.agenda.copy()
    _remember(view, game)
    return game


def _remember(view: View, game: Game) -> None:
    """The observer's memory as it is; for everybody else the public's, about everyone but themselves."""
    players = view.players
    known: list[int] = []
    barred: list[int] = []
    for observer in range(players + 1):
        if observer == view.observer:
            known += view.known
            barred += view.barred
        else:
            known += view.public_known
            barred += view.public_barred
            if observer < players:
                at = (observer * players + observer) * HELD
                known[at : at + HELD] = [0] * HELD
                at = (observer * players + observer) * BARS
                barred[at : at + BARS] = [0] * BARS
    game.known = known
    game.barred = barred


def unseen(view: View) -> list[int]:
    """How many market cards of each kind the observer cannot place."""
    pool = [view.tables.deck[kind] - view.discard[kind] for kind in range(KINDS)]
    for at in range(view.players * HELD):
        pool[at % HELD] -= view.known[at]
    for kind in range(len(view.regular)):
        pool[kind] -= view.regular[kind]
    for at in range(view.players * STOCKS):
        pool[at % STOCKS] -= view.split[at]
    for at in range(view.players * FEES):
        pool[FEE + at % FEES] -= view.fees[at]
    for card in view.table:
        if card & UNKNOWN < KINDS:
            pool[card & UNKNOWN] -= 1
    for kind in view.hand:
        pool[kind] -= 1
    return pool


def _deal_portfolios(view: View, game: Game, pool: list[int], rng: Random) -> None:
    """Deal the hidden cards of all portfolios; again, if the question that is asked could not be asked then."""
    starts, slots = _hidden_cards(view)
    fits = False
    while not fits:
        left = pool.copy()
        regular = view.known.copy()
        drawn = _deal_starts(starts, regular, left, rng)
        for slot in slots:
            kind = _draw_from(left, slot & 255, rng)
            left[kind] -= 1
            regular[(slot >> 8 & 255) * HELD + kind] += 1
        if view.observer < view.players:
            regular[view.observer * HELD : view.observer * HELD + HELD] = view.regular
        game.regular = regular
        fits = _can_be_asked(game)
    pool[:] = left
    for number, start in enumerate(starts):
        _bar_own_start(game, start >> 8, drawn[number])


def _hidden_cards(view: View) -> tuple[list[int], list[int]]:
    """Starting shares and other hidden cards: owner and mask of the kinds it can be, the fewest kinds first."""
    starts: list[int] = []
    slots: list[int] = []
    for owner in range(view.players):
        base = owner * BARS
        for place in range(view.barred[base + HIDDEN]):
            mask = 0
            kinds = 0
            for kind in range(HELD):
                if view.barred[base + kind] <= place:
                    mask |= 1 << kind
                    kinds += 1
            if place == 0 and view.barred[base + START]:
                starts.append(owner << 8 | mask)
            else:
                slots.append(kinds << 16 | owner << 8 | mask)
    slots.sort()
    return starts, slots


def _can_be_asked(game: Game) -> bool:
    if not game.agenda:
        return True
    frame = game.agenda[-1]
    return STEPS[step_of(frame)].possible(game, frame)


def _bar_own_start(game: Game, seat: int, company: int) -> None:
    """A seat knows that nobody else started with the company it started with itself."""
    for owner in range(game.players):
        base = (seat * game.players + owner) * BARS
        if owner != seat and game.barred[base + START] and game.barred[base + company] == 0:
            game.barred[base + company] = 1


def _deal_starts(starts: list[int], regular: list[int], pool: list[int], rng: Random) -> list[int]:
    """Starting shares of different companies: drawn again until they differ, which keeps the odds right."""
    drawn: list[int] = []
    differ = False
    while not differ:
        drawn = [_draw_from(pool, start & 255, rng) for start in starts]
        taken = 0
        differ = True
        for kind in drawn:
            if taken >> kind & 1:
                differ = False
            taken |= 1 << kind
    for number in range(len(starts)):
        pool[drawn[number]] -= 1
        regular[(starts[number] >> 8) * HELD + drawn[number]] += 1
    return drawn


def _draw_from(pool: list[int], mask: int, rng: Random) -> int:
    """A random card of the pool among the kinds of a mask."""
    total = 0
    for kind in range(HELD):
        if mask >> kind & 1:
            total += pool[kind]
    if total == 0:
        raise ValueError("no card is left that could lie there: this is no view of a real game")
    at = int(rng.random() * total)
    kind = 0
    while True:
        if mask >> kind & 1:
            at -= pool[kind]
            if at < 0:
                return kind
        kind += 1


def _deal_table(view: View, game: Game, rest: list[int]) -> None:
    game.table = [card - UNKNOWN + rest.pop() if card & UNKNOWN == UNKNOWN else card for card in view.table]


def _deal_hands(view: View, counts: list[int], own: list[int], rest: list[int], bits: int) -> list[int]:
    """Hidden cards to the seats, the observer's own as they are; in turn order, each seat's cards together."""
    cards: list[int] = []
    for place in range(view.players):
        seat = (view.first + place) % view.players
        if seat == view.observer:
            cards += [seat << bits | card for card in own]
        else:
            for _ in range(counts[seat]):
                cards.append(seat << bits | rest.pop())
    return cards


def _pair_up(view: View, game: Game, rng: Random) -> None:
    """Companies and forecasts the observer has not seen, shuffled and paired (R-INF-1)."""
    pairs = view.pairs.copy()
    if -1 in pairs:
        companies = [company for company in range(STOCKS) if company not in pairs[0::2]]
        forecasts = view.open_forecasts()
        shuffle(companies, rng)
        shuffle(forecasts, rng)
        for pair in range(PAIRS):
            if pairs[2 * pair] < 0:
                pairs[2 * pair] = companies.pop()
                pairs[2 * pair + 1] = forecasts.pop()
    game.pairs = pairs
