"""What the shark believes of the others: more often right than the deal alone, and never more than a seat can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import log
from random import Random

import pytest

from fuzz.invariants import Leak
from fuzz.secrecy import Senses, check_sample
from stockpile.bots import Broker
from stockpile.bots.broker.style import BROKER_1, USUAL
from stockpile.bots.shark.beliefs import Beliefs
from stockpile.bots.shark.evidence import Evidence, Suspect, Witness
from stockpile.bots.shark.search import Worlds
from stockpile.bots.shark.shark import LENSES
from stockpile.rules.answers import PASS
from stockpile.rules.cards import DOWN, KINDS, UNKNOWN, kind_of, pile_of, side_of
from stockpile.rules.config import Config, preset
from stockpile.rules.events import CardMoved, CardPlaced, Event, RoundStarted
from stockpile.rules.game import Game
from stockpile.rules.sample import unseen
from tests.support.table import Table, shows
from tests.support.thinking import Moment, moments

CONFIGS = [*[Config(players) for players in (2, 3, 4, 5)], *[preset("epic", players) for players in (2, 3, 4, 5)]]
BIDDING = ("bid", "sell")


def thoughts(config: Config, games: int) -> Iterator[tuple[Moment, Beliefs, Suspect]]:
    for seed in range(games):
        for moment in moments(config, seed, share=0.2):
            if moment.view.question in BIDDING and (found := moment.beliefs()) is not None:
                for suspect in found.suspects:
                    yield moment, found, suspect


def in_truth(game: Game, suspect: Suspect) -> tuple[int, int]:
    return game.pairs[2 * suspect.pair], game.pairs[2 * suspect.pair + 1]


@pytest.mark.parametrize(
    "config",
    [Config(2), Config(4), preset("epic", 4), *(pytest.param(Config(each), marks=pytest.mark.long) for each in (3, 5))],
    ids=str,
)
def test_the_true_pair_is_believed_more_than_chance_alone_would(config: Config, long: bool) -> None:
    gained: list[float] = []
    for moment, _, suspect in thoughts(config, games=12 if long else 5):
        if suspect.pair >= 0:
            pairs = [(secret.company, secret.forecast) for secret in suspect.secrets]
            truth = in_truth(moment.game, suspect)
            believed = sum(secret.weight for secret, pair in zip(suspect.secrets, pairs, strict=True) if pair == truth)
            gained.append(log(believed) - log(1 / len(set(pairs))))
    assert len(gained) > (200 if long else 80)
    assert sum(gained) / len(gained) > 0.01


def test_the_true_card_is_believed_more_than_chance_alone_would(long: bool) -> None:
    gained: list[float] = []
    for moment, found, suspect in thoughts(Config(4), games=12 if long else 6):
        if suspect.place >= 0 and found.evidence.auction.lasts:
            truth = moment.game.pile_cards[suspect.place] & UNKNOWN
            believed = sum(secret.weight for secret in suspect.secrets if secret.kind == truth)
            pool = unseen(moment.view)
            gained.append(log(believed) - log(pool[truth] / sum(pool)))
    assert len(gained) > (200 if long else 100)
    assert sum(gained) / len(gained) > 0.2


@pytest.mark.parametrize("config", [Config(4), preset("epic", 4)], ids=str)
def test_how_a_rival_thinks_is_believed_more_than_chance_alone_would(config: Config) -> None:
    """Every second one is a broker of the first kind."""
    styles = [USUAL, BROKER_1]
    gained: list[float] = []
    for seed in range(4):
        for moment in moments(config, seed, share=0.2, styles=styles):
            found = moment.beliefs() if moment.view.question in BIDDING else None
            for suspect in found.suspects if found is not None else []:
                style = styles[suspect.seat % 2]
                right = sum(secret.weight for secret in suspect.secrets if LENSES[secret.lens].style is style)
                gained.append(log(right) - log(0.5))
    assert len(gained) > 100
    assert sum(gained) / len(gained) > 0.03


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_odds_are_odds_and_worlds_are_worlds(config: Config) -> None:
    """What is believed of one rival adds up to 1; what is drawn from it could be the real game."""
    rng = Random(2)
    for moment in moments(config, 3, share=0.1):
        found = moment.beliefs()
        if found is None or not found.suspects:
            continue
        for suspect in found.suspects:
            assert sum(secret.weight for secret in suspect.secrets) == pytest.approx(1)
        for _ in range(3):
            assert Worlds(moment.view, found, LENSES, USUAL, rng).draw().game.view(moment.seat) == moment.view


def digest(found: Beliefs | None) -> list[object]:
    return [] if found is None else [[round(s.weight, 9) for s in each.secrets] for each in found.suspects]


def believed_at(game: Game, observer: int) -> object:
    """What somebody believes who is asked: from the view alone."""
    if game.over or game.asked != observer or not len(game.pile_cards):
        return None
    return digest(Moment(game, observer, []).beliefs())


def believed_with_a_peep(game: Game, observer: int) -> object:
    """A planted leak: the beliefs of somebody who has looked at the neighbour's pair."""
    if game.over or game.asked != observer or not len(game.pile_cards):
        return None
    peeping = game.copy()
    peeping.pair_known = [knowers | 1 << observer for knowers in peeping.pair_known]
    return digest(Moment(peeping, observer, []).beliefs())


def check_everywhere(config: Config, share: float, senses: Senses) -> None:
    rng = Random(5)
    for moment in moments(config, 4, share):
        check_sample(moment.game, moment.seat, rng, senses)


@pytest.mark.parametrize("config", [Config(4), preset("epic", 3), preset("epic", 2)], ids=str)
def test_beliefs_are_the_same_in_worlds_that_look_the_same(config: Config) -> None:
    check_everywhere(config, 0.15, Senses(more=believed_at))


def test_a_planted_leak_is_found() -> None:
    with pytest.raises(Leak):
        check_everywhere(Config(4), 1.0, Senses(more=believed_with_a_peep))


# Investors that look, hide or move cards.


@pytest.mark.parametrize("investor", ["warren", "mark", "stuart", "robins", "martha", "phil"])
@pytest.mark.parametrize("players", [3, *[pytest.param(players, marks=pytest.mark.long) for players in (4, 5)]])
def test_beliefs_handle_who_looks_hides_or_moves(investor: str, players: int) -> None:
    table = Table(players, investors={1: investor})
    game, asked, broker = table.game, 0, Broker()
    while game.round < 2:
        moment = Moment(game, game.asked, [event for event in table.events if event.seen_by(game.asked)])
        found = moment.beliefs()
        if found is not None and found.suspects:
            asked += 1
            assert Worlds(moment.view, found, LENSES, USUAL, Random(asked)).draw().game.view(game.asked) == moment.view
        game.play(broker.decide(moment.view))
    assert asked > players


def dealt_together(events: list[Event], piles: int) -> list[tuple[int, int] | None]:
    """Of every card on the piles whose hand it was dealt to and the number of its two there; None for other cards."""
    lying: list[tuple[int, tuple[int, int] | None]] = []
    placed: Counter[int] = Counter()
    for event in events:
        if isinstance(event, RoundStarted):
            lying, placed = [], Counter()
        elif isinstance(event, CardPlaced) and event.card is not None:  # as who placed it was told
            hand = None
            if len(lying) >= piles and event.seat is not None and event.card < KINDS:
                hand = (event.seat, placed[event.seat])
                placed[event.seat] += 1
            lying.append((event.pile, hand))
        elif isinstance(event, CardMoved):
            moved = [at for at, (pile, _) in enumerate(lying) if pile == event.pile][event.card]
            lying.append((event.to_pile, lying.pop(moved)[1]))
    return [hand for _, hand in lying]


@pytest.mark.parametrize(
    ("players", "investors"),
    [(2, {0: "mark bill", 1: "robins bernie"}), (2, {0: "mark bill"}), (4, {1: "mark", 2: "robins"}), (5, {4: "mark"})],
)
@shows("R-INV-MARK")
def test_cards_are_taken_for_one_hand_only_if_they_were(players: int, investors: dict[int, str]) -> None:
    rng, broker, seen = Random(3), Broker(), 0
    for _ in range(3):
        table = Table(players, investors=investors)
        game = table.game
        while not game.over:
            moment = Moment(game, game.asked, [event for event in table.events if event.seen_by(game.asked)])
            auction = moment.auction() if moment.view.question == "bid" else None
            if auction is not None and auction.moved:
                evidence = Evidence(moment.view, auction, LENSES)
                hands = dealt_together(table.events, game.figures.piles)
                for suspect in Beliefs(evidence, rng, 1).suspects:
                    secret, world = suspect.secrets[0], moment.view.sample(rng)
                    witness = Witness(evidence, LENSES[0], world, suspect, secret.company, secret.forecast)
                    if witness.layout is not None:
                        seat, number = hands[suspect.place] or (-1, 0)
                        partner = game.pile_cards[hands.index((seat, number ^ 1))]
                        assert (witness.shown_side, witness.shown_pile) == (side_of(partner), pile_of(partner))
                        assert witness.shown == kind_of(partner) or side_of(partner) == DOWN  # of that we have a guess
                        seen += 1
            chosen = broker.decide(moment.view)
            if chosen.number == PASS.number and game.decision.question == "investor":
                chosen = rng.choice(game.decision.answers)
            game.play(chosen)
    assert seen
