"""What each observer of a table is shown: their view, laid out for the page, and the events that they saw.

`table_view` is made from a view of the rules and nothing else.

>>> from stockpile.rules.game import Game
>>> shown = table_view(Game.new(seed=3).view(0))
>>> shown.question.seat, len(shown.question.answers), [card.kind for card in shown.piles[0].cards]
(0, 16, [7])
>>> table_view(Game.new(seed=3).view(1)).question.answers
[]
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, cast

from stockpile.bots.broker.prospects import falsify, meet
from stockpile.bots.preview import after_bids, gains, is_last_sale, majorities, outbids, outcomes, owed
from stockpile.content import Content, facts_of, load
from stockpile.content.model import DIVIDEND
from stockpile.display import sentences
from stockpile.lab.coach.faults import KIND_OF_BETTER
from stockpile.rules.abilities import InPlay, in_play
from stockpile.rules.answers import FAMILIES, FORECASTS
from stockpile.rules.cards import (
    CARDS,
    COMMERCE_KINDS,
    COMPANIES,
    FEES,
    HELD,
    NOBODY,
    PAIRS,
    SHARE,
    SHARES_IN,
    STOCKS,
    UNKNOWN,
    WHOLE,
    kind_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.events import Event, name_of
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.game import QUESTIONS, View
from stockpile.rules.phases.ending import standing, winners
from stockpile.rules.strategy import IN_KIND, STRATEGIES
from stockpile.server import protocol
from stockpile.server import view_messages as views
from stockpile.server.db.rows import DamagedRow, SeatRow, TableRow
from stockpile.server.protocol import AnswerEvents, SeatUpdate
from stockpile.server.table.baskets import basket_of, taken_by
from stockpile.server.table.clock import StandIn
from stockpile.server.table.game_log import GameLog
from stockpile.server.view_messages import EventMessage, message_of

OPENING: Final = -1  # stands for the number of an answer: what happened before the first
_IN_WHOLE: Final = SHARES_IN[WHOLE]
_USED_SLOTS: Final = (1, 2)  # bits of `used` for the two investors of a seat (R-INV-2)


def seat_update(log: GameLog, observer: int, since: int, ask: bool) -> SeatUpdate:
    """What happened from answer `since` on, as an observer saw it, and the observer's view now."""
    game = log.game
    view = game.view(observer if observer < game.players else None)
    return SeatUpdate(observer, news(log, observer, since), table_view(view), ask)


def news(log: GameLog, observer: int, since: int) -> list[AnswerEvents]:
    """What an observer saw of each answer from `since` on; with OPENING, from the start of the game."""
    shown = []
    if since <= OPENING:
        shown.append(AnswerEvents(OPENING, log.game.chance.first, "automatic", events_seen(log.opening, observer)))
    for number in range(max(0, since), log.number):
        shown.append(AnswerEvents(number, log.seats[number], log.by[number], events_seen(log.events[number], observer)))
    return shown


def events_seen(events: Iterable[Event], observer: int) -> list[EventMessage]:
    return [message_of(event) for event in events if event.seen_by(observer)]


def table_view(view: View) -> views.TableView:
    """Everything in a view, laid out for display."""
    public = view.observer == view.players
    values = [view.value(company) for company in range(STOCKS)]
    abilities = in_play(view)
    return views.TableView(
        observer=view.observer,
        round=view.round,
        rounds=view.figures.rounds,
        last_round=view.figures.rounds - 1,
        phase=view.phase_name,
        first=view.first,
        next_first=view.next_first if view.next_first >= 0 else None,
        deck_left=view.deck_left,
        discard=view.discard,
        fee_total=view.fee_total,
        forecasts=view.forecasts,
        gone=view.gone,
        strategies_played=view.strategies_played,
        companies=_companies(view, values),
        piles=_piles(view),
        players=[_player(view, seat, abilities, values) for seat in range(view.players)],
        pairs=_pairs(view),
        mine=None if public else _mine(view, values),
        question=_question(view),
        standing=[views.StandingRow(**row) for row in standing(view.tally)],
        winners=winners(view.tally) if view.tally else [],
    )


def _companies(view: View, values: list[int]) -> list[views.CompanyView]:
    known = [view.forecast(company) for company in range(STOCKS)]
    left = view.open_forecasts()
    unseen = [views.Odds(code, left.count(code), len(left)) for code in dict.fromkeys(left)]
    return [
        views.CompanyView(
            company=company,
            space=view.prices[company],
            value=values[company],
            forecast=known[company] or None,
            odds=[views.Odds(known[company], 1, 1)] if known[company] else unseen,
            tonight=_tonight(view, company, known[company]) if known[company] else None,
        )
        for company in range(STOCKS)
    ]


def _tonight(view: View, company: int, forecast: int) -> int:
    space = meet(view.figures, company, view.prices[company], forecast).space
    return view.figures.values[company * ROW + space]


def _piles(view: View) -> list[views.Pile]:
    cards: list[list[views.PileCard]] = [[] for _ in range(view.figures.piles)]
    for card in view.pile_cards:
        cards[pile_of(card)].append(_card(card))
    return [_pile(view, pile, lying) for pile, lying in enumerate(cards)]


def _card(card: int) -> views.PileCard:
    kind, placer = kind_of(card), placer_of(card)
    return views.PileCard(
        kind=None if kind == UNKNOWN else kind,
        side="down" if side_of(card) else "up",
        placer=None if placer == NOBODY else placer,
    )


def _pile(view: View, pile: int, cards: list[views.PileCard]) -> views.Pile:
    holder, space = view.meeple_seat[pile], view.meeple_space[pile]
    taken = holder >= 0
    return views.Pile(
        pile=pile,
        cards=cards,
        bid=views.StandingBid(holder, space) if taken else None,
        open_from=space + _gap(view, holder) if taken else 0,
        lot=view.lots[pile] if view.lots else None,
    )


def _gap(view: View, holder: int) -> int:
    """How many spaces higher others must bid (R-DEM-1); investors that are bid on work no ability yet (R-AUC-1)."""
    return 1 if view.lots else in_play(view).gaps[holder]


def _player(view: View, seat: int, abilities: InPlay, values: list[int]) -> views.PlayerView:
    row = slice(seat * HELD, seat * HELD + HELD)
    known = view.regular if seat == view.observer else view.known[row]
    split = view.split[seat * STOCKS : seat * STOCKS + STOCKS]
    used, fees, bonds = view.used[seat], view.fees[seat * FEES : seat * FEES + FEES], view.bonds[seat]
    investors = [number for number in view.investors[2 * seat : 2 * seat + 2] if number >= 0]
    return views.PlayerView(
        seat=seat,
        money=view.money[seat],
        cards=view.cards[seat],
        known=known,
        public=view.public_known[row],
        hidden=view.cards[seat] - sum(known),
        split=split,
        fees=fees,
        bonds=bonds,
        commerce=view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS],
        investors=investors,
        used=[number for number, slot in zip(investors, _USED_SLOTS, strict=False) if used & slot],
        strategies=view.strategy_hands[seat],
        strategies_played=used >> 4,
        boxed=view.strategy_boxes[seat],
        hand=view.hands[seat],
        commerce_hand=view.commerce_hands[seat],
        offers=view.offer_hands[seat],
        picks=view.picks[seat],
        costs=abilities.costs[seat],
        hides_both=abilities.hides_both[seat],
        sale_bonus=abilities.bonus[seat],
        short_price=abilities.short_price[seat],
        worth=view.money[seat] + _value(values, known, split),
        owed=sum(owed(view, seat)) if any(fees) else 0,
        bonds_value=bonds * view.figures.bond_price if bonds else 0,
    )


def _value(values: list[int], regular: list[int], split: list[int]) -> int:
    """Shares at today's values."""
    return sum([value * (regular[company] + _IN_WHOLE * split[company]) for company, value in enumerate(values)])


def _values(values: list[int], cards: list[int], form: int) -> list[int]:
    """By company; a split card is two shares."""
    return [value * SHARES_IN[form] * count for value, count in zip(values, cards, strict=False)]


def _mine(view: View, values: list[int]) -> views.PrivateView:
    split = view.split[view.observer * STOCKS : view.observer * STOCKS + STOCKS]
    return views.PrivateView(
        hand=view.hand,
        regular=view.regular,
        split=split,
        commerce_hand=view.commerce_hand,
        offers=view.offers,
        picked=view.picked,
        strategies=view.strategies,
        boxed=view.strategies_boxed,
        shares_value=_value(values, view.regular, split),
        regular_values=_values(values, view.regular, SHARE),
        split_values=_values(values, split, WHOLE),
    )


def _pairs(view: View) -> list[views.Pair]:
    return [_pair(view, pair, known) for pair, known in enumerate(view.pair_known)]


def _pair(view: View, pair: int, known: int) -> views.Pair:
    owner, company = view.figures.pair_owner(pair), view.pairs[2 * pair]
    seen = company >= 0
    return views.Pair(
        pair=pair,
        owner=owner if owner >= 0 else None,
        public=bool(known >> view.players & 1),
        company=company if seen else None,
        forecast=view.pairs[2 * pair + 1] if seen else None,
        known_by=[seat for seat in range(view.players) if known >> seat & 1],
        falsified=view.falsified[pair],
    )


def _question(view: View) -> views.OpenQuestion | None:
    decision = view.decision
    if decision is None:
        return None
    costs = _asking_prices(view) if any(each.name == "bid" for each in decision.answers) else []
    left = after_bids(view) if costs else {}
    coming, money = outcomes(view), gains(view)
    basket = basket_of(view)
    return views.OpenQuestion(
        seat=decision.seat,
        question=decision.question,
        subject=decision.subject,
        answers=[
            views.AnswerChoice(
                number=answer.number,
                text=str(answer),
                family=answer.name,
                args=list(answer.args),
                cost=costs[answer.args[1]] if costs and answer.name == "bid" else None,
                outcome=coming.get(answer.number),
                left=left.get(answer.number),
                gain=money.get(answer.number),
                takes=taken_by(answer) if basket.stock else {},
            )
            for answer in decision.answers
        ],
        outbids=outbids(view),
        majorities=majorities(view) if is_last_sale(view) else [],
        least=basket.least,
        most=basket.most,
        stock=basket.stock,
        wording=_choosing(view.figures) if decision.question == "choose-investor" else decision.question,
    )


def _choosing(known: Figures) -> str:
    """An investor is put up for bidding, or kept, alone or with another (R-AUC-1, R-INV-1)."""
    if known.investor_bidding:
        return "offer-investor"
    return "choose-two" if known.investors_kept > 1 else "choose-investor"


def _asking_prices(view: View) -> list[int]:
    """What each space costs the asked seat: for investors, everybody pays what is printed (R-AUC-1)."""
    return view.figures.bidding if view.lots else in_play(view).costs[view.asked]


@lru_cache(maxsize=64)
def figures(known: Figures) -> views.GameFigures:
    """What does not change during a game."""
    content, config = known.content, known.config
    return views.GameFigures(
        version=content.version,
        players=known.players,
        preset=config.preset,
        modules=list(config.modules),
        investor_sets=list(config.investor_sets),
        rounds=known.rounds,
        last_round=known.rounds - 1,
        piles=known.piles,
        meeples=known.meeples,
        companies=list(COMPANIES),
        own_names=_own_names(content),
        cards=list(CARDS),
        tracks=[_track(known, company) for company in range(STOCKS)],
        bidding=known.bidding,
        fees=known.fees,
        forecasts=known.forecasts,
        boom_steps=known.boom_steps,
        bust_steps=known.bust_steps,
        split_bonus=known.split_bonus,
        majority=known.majority,
        majority_tied=known.majority_tied,
        bond_price=known.bond_price,
        bond_interest=known.bond_interest,
        bond_limit=known.bond_limit,
        bond_supply=known.bond_supply,
        bonds_never_run_out=known.bonds_never_run_out,
        set_values=known.set_values,
        tax_costs=known.tax_costs,
        dice=known.faces,
        investors=[
            views.InvestorFigures(
                key=card.key,
                name=card.name,
                set=card.set,
                money=card.money_two if known.players == 2 else card.money,
                figures={
                    name: figure if isinstance(figure, int) else list(figure) for name, figure in card.figures.items()
                },
            )
            for card in content.investors
        ],
        strategies=[
            views.StrategyFigures(card.key, card.name, card.cost, IN_KIND.get(played.in_kind), dict(card.figures))
            for card, played in zip(content.strategies, STRATEGIES, strict=False)
        ],
        families={
            each.name: views.AnswerFamily(list(each.roles), cast(Any, each.part), cast(Any, each.money))
            for each in FAMILIES
        },
        questions={name: views.QuestionKind(step.together, step.sells) for name, step in QUESTIONS.items()},
        forecasts_named=list(FORECASTS),
        shares_in=list(SHARES_IN),
        falsified=_falsified(known),
        pairs=[_place_of(known, pair) for pair in range(PAIRS)],
        sentences=_sentences(),
        facts=facts_of(content, known.players),
    )


def _falsified(known: Figures) -> dict[int, list[int]]:
    """What is left of each forecast; none where no such card is played."""
    if "strategies" not in known.config.modules:
        return {}
    cards = next(card.copies for card in known.content.strategies if card.key == "falsified-earnings")
    forecasts = {*known.forecasts, *chain.from_iterable(known.faces)}
    return {code: [_moved(known, code, copies) for copies in range(1, cards + 1)] for code in sorted(forecasts)}


def _moved(known: Figures, forecast: int, copies: int) -> int:
    """A dividend is paid all the same, then the price falls (R-STR-8)."""
    if forecast > DIVIDEND:
        return -copies * known.of_cards["falsified-earnings.steps"]
    return falsify(known, forecast, copies)


def _sentences() -> views.Sentences:
    return views.Sentences(
        fields=dict(sentences.FIELDS),
        facts={
            name_of(kind): {fact: list(source) for fact, source in facts.items()}
            for kind, facts in sentences.MORE.items()
        },
        variants={name_of(kind): list(source) for kind, source in sentences.VARIANTS.items()},
        untold={name_of(kind): case for kind, case in sentences.UNTOLD.items()},
        roles=dict(sentences.ROLES),
        better={f"coach-{fault}": kind for fault, kind in KIND_OF_BETTER.items()},
    )


def _place_of(known: Figures, pair: int) -> views.PairPlace:
    owner = known.pair_owner(pair)
    return views.PairPlace(owner if owner >= 0 else None, pair == known.public_pair, known.pair_number(pair))


def _own_names(content: Content) -> dict[str, str]:
    """Names by the keys that ours have in the catalogues."""
    return {key: name for key, name in _names(content).items() if name != _names(load()).get(key)}


def _names(content: Content) -> dict[str, str]:
    commodities = zip(content.commerce.commodities, content.commerce.names, strict=True)
    return (
        {f"company-{company.key}": company.name for company in content.companies}
        | {f"commerce-{key}": name for key, name in commodities}
        | {f"investor-{card.key}": card.name for card in content.investors}
        | {f"strategy-{card.key}": card.name for card in content.strategies}
    )


def _track(figures: Figures, company: int) -> views.PriceTrack:
    spaces = slice(company * ROW, company * ROW + figures.last[company] + 1)
    return views.PriceTrack(
        values=figures.values[spaces],
        dollars=figures.dollars[spaces],
        start=figures.start[company],
        after_split=figures.after_split[company],
    )


def public_id(table: str, guest: str | None) -> str:
    """Tells guests of one table apart where names may be alike. The same guest has another one at every table.

    >>> public_id("a", "ada") == public_id("a", "ada"), public_id("a", "ada") == public_id("b", "ada")
    (True, False)
    """
    return hashlib.sha256(f"{table}/{guest}".encode()).hexdigest()[:12] if guest is not None else ""


def table_info(
    row: TableRow,
    guest: str | None,
    number: int,
    changed: int,
    online: Callable[[SeatRow], bool] = lambda _: False,
    stand_ins: Sequence[StandIn] = (),
) -> protocol.TableInfo:
    """The table as a guest may see it, after `number` answers, with `changed` figures that are not ours.

    The code is only for its host and guests who came by it.
    """
    seats = [
        protocol.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=guest is not None and seat.guest == guest,
            online=seat.kind == "bot" or online(seat),
            stand_in=stand_ins[seat.seat] if stand_ins else "",
            hints=seat.hints,
            who=public_id(row.id, seat.guest),
        )
        for seat in row.seats
    ]
    invited = guest is not None and any(seat.invited and seat.guest == guest for seat in row.seats)
    return protocol.TableInfo(
        id=row.id,
        stage=row.stage,
        players=row.config.players,
        preset=row.config.preset,
        modules=list(row.config.modules),
        investor_sets=list(row.config.investor_sets),
        seats=seats,
        clock=row.clock,
        away=row.away,
        number=number,
        created=row.created,
        first=row.first,
        ask_all=row.ask_all,
        hints=row.hints,
        host=guest == row.host,
        code=row.code if invited or guest == row.host else "",
        again=row.again,
        bank=row.bank,
        figures_changed=changed,
        lesson=row.lesson,
        inviter=next((seat.name for seat in row.seats if seat.guest == row.host), ""),
        closed=row.closed,
    )


def damaged_info(row: TableRow | DamagedRow) -> protocol.TableInfo:
    """A table that cannot be opened: that it is there, and since when."""
    return protocol.TableInfo(
        id=row.id,
        stage="damaged",
        players=0,
        preset="",
        modules=[],
        investor_sets=[],
        seats=[],
        clock=None,
        away=None,
        number=0,
        created=row.created,
    )
