"""The same game with one thing otherwise: all else stays, and it is still a game that could be."""

from random import Random

from stockpile.bots import make_bot, play_out
from stockpile.lab.balance.games import hand_of, with_blank_played, with_future, without_commerce, without_strategy
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.config import preset
from stockpile.rules.game import Game
from stockpile.rules.step import ACTION_TURN, step_of


def game_at_action_turn(players: int = 4) -> Game:
    """Everything in play, in the action turn of somebody in the second round."""
    game = Game.new(preset("epic", players), seed=11)
    bots = [make_bot("broker", seat) for seat in range(players)]
    while game.round < 1 or step_of(game.agenda[-1]) != ACTION_TURN:
        game.play(bots[game.asked].decide(game.view(game.asked)))
    return game


def differing(one: Game, other: Game) -> set[str]:
    ours, theirs = one.to_json(), other.to_json()
    return {name for name in ours if ours[name] != theirs[name]}


def is_possible(game: Game) -> None:
    """Everybody can draw a world from it that looks the same, and it can be played to its end."""
    for seat in range(game.players):
        view = game.view(seat)
        assert view.sample(Random(seat)).view(seat).to_json() == view.to_json()
    play_out(game, [make_bot("broker", seat) for seat in range(game.players)])
    assert game.over


def test_a_blank_is_played_without_cost_and_effect() -> None:
    game = game_at_action_turn()
    seat = game.asked
    number = hand_of(game, seat)[0]
    blank = with_blank_played(game, seat, number)
    assert {"strategies", "strategies_played", "used"} <= differing(game, blank)
    assert blank.strategies_played[-1] == number and number in hand_of(game, seat)
    assert [*blank.money] == [*game.money] and [*blank.prices] == [*game.prices]
    assert blank.asked != seat or not any(answer.name == "strategy" for answer in blank.decision.answers)
    is_possible(blank)


def test_a_blank_in_hand_is_never_played() -> None:
    game = game_at_action_turn()
    number = hand_of(game, 2)[0]
    without = without_strategy(game, 2, number)
    assert differing(game, without) == {"strategies", "strategies_boxed"}
    assert sorted([*hand_of(without, 2), number]) == sorted(hand_of(game, 2))
    is_possible(without)


def test_a_commerce_card_leaves_the_game() -> None:
    game = game_at_action_turn()
    at = next(at for at, count in enumerate(game.commerce) if count)
    seat, kind = divmod(at, COMMERCE_KINDS)
    without = without_commerce(game, seat, kind)
    assert differing(game, without) == {"commerce", "gone"}
    assert sum(without.commerce) == sum(game.commerce) - 1
    is_possible(without)


def test_another_future_changes_nothing_that_has_happened() -> None:
    game = game_at_action_turn(5)
    other = with_future(game, Random(1))
    assert differing(game, other) == {"chance"}
    for seat in range(5):
        assert other.view(seat).to_json() == game.view(seat).to_json()
    ours, theirs = game.chance, other.chance
    assert theirs.market[: game.drawn] == ours.market[: game.drawn] and theirs.market != ours.market
    assert sorted(theirs.market) == sorted(ours.market) and sorted(theirs.commerce) == sorted(ours.commerce)
    assert theirs.pairs[:2] == ours.pairs[:2] and theirs.pairs[2:] != ours.pairs[2:]
    assert theirs.dice[:2] == ours.dice[:2] and theirs.dice[2:] != ours.dice[2:]
    assert with_future(game, Random(1)) == other, "the same lot gives the same future"
    is_possible(other)
