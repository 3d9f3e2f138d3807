"""Prints what the engine does with fixed seeds, as digests: run once compiled and once not, the lines are equal.

python -m tests.support.engine_digest [long]
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from random import Random

from stockpile import Config, Game, IllegalAnswer, make_bot, parse, preset
from stockpile._interpreted import is_compiled
from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.thinking import Sound
from stockpile.rules.answers import ANSWERS
from stockpile.rules.chance import draw
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for
from stockpile.rules.game import set_up
from stockpile.rules.playing import AtRandom, finish_round, play_randomly
from tests.support.play import PLAIN, TABLES, Table, laid, name_of, observers, tempers_for

BLOCK = 20  # games played to the end without looking on that stand on a line
CONFIGS = [Config(3), preset("epic", 3)]


def games(long: bool) -> Iterator[tuple[Table, int]]:
    """Tables, each with the seeds of its games: more where the modules are others each time."""
    for number, table in enumerate(TABLES):
        for seed in range((6 if long else 3) if table is None else 2 if long and table in PLAIN else 1):
            yield table, 100 * number + seed


def main(long: bool) -> None:
    print(json.dumps({"compiled": is_compiled()}))
    for table, seed in games(long):
        for what, text in story(table, seed):
            print(name_of(table), seed, what, hashlib.sha256(text.encode()).hexdigest())
    for number in range(0, 300 if long else 100, BLOCK):
        text = json.dumps([ending(each) for each in range(number, number + BLOCK)])
        print("games from", number, hashlib.sha256(text.encode()).hexdigest())
    for number in range(12 if long else 5):
        print("brokers", number, hashlib.sha256(json.dumps(of_brokers(number)).encode()).hexdigest())
    for number in range(2 if long else 1):
        print("sharks", number, of_sharks(number))


def story(table: Table, seed: int) -> Iterator[tuple[str, str]]:
    """A game in texts: chance, then in blocks questions, answers, events, refusals, views, samples and states."""
    rng = Random(seed)
    config = laid(table, rng)
    events: list[Event] = []
    game = Game.new(config, chance=draw(figures_for(config), rng), events=events)
    yield "chance", json.dumps([config.modules, config.investor_sets, game.chance.to_json()])
    tempers = tempers_for(config, rng)
    block: list[object] = []
    number = 0
    while not game.over:
        number += 1
        block += [str(game.decision), game.legal, refusal(game, rng)]
        observer = rng.choice(observers(config))
        view = game.view(observer)
        block += [view.to_json(), view.sample(Random(number)).to_json(), game.to_json()]
        answer = tempers[game.asked].choose(game.legal, rng)
        game.play(answer)
        block += [str(answer), [event.to_json(config.players) for event in events]]
        events.clear()
        if number % 20 == 0:
            yield f"questions to {number}", json.dumps(block)
            block = []
    yield "the end", json.dumps([block, game.to_json(), game.standing, game.winners, everybodys_end(game)])


def ending(number: int) -> dict[str, object]:
    """How a whole game goes that is played by the engine's own loops, at any table."""
    rng = Random(number)
    game = set_up(figures := figures_for(laid(TABLES[number % len(TABLES)], rng)), draw(figures, rng))
    answers = finish_round(game, AtRandom(rng))
    return {"first round": answers, "rest": play_randomly(game, rng), **game.to_json()}


def of_brokers(number: int) -> dict[str, object]:
    """How a whole game of brokers goes, at any table."""
    rng = Random(number)
    game = set_up(figures := figures_for(laid(TABLES[number % len(TABLES)], rng)), draw(figures, rng))
    answers = 0
    while not game.over:
        answers += finish_round(game, Sound(USUAL))
    return {"answers": answers, **game.to_json()}


def of_sharks(number: int) -> list[str]:
    """What sharks with some playouts answer in a first round."""
    game = Game.new(CONFIGS[number], seed=number)
    told = game.record_events()
    answers: list[str] = []
    while game.round == 0:
        shark = make_bot("shark@8", number)
        shark.heard = [event for event in told if event.seen_by(game.asked)]
        answers.append(str(shark.decide(game.view(game.asked))))
        game.play(parse(answers[-1]))
    return answers


def refusal(game: Game, rng: Random) -> str:
    """What is said to some answer that this question may not have."""
    answer = rng.choice(ANSWERS)
    try:
        game.copy().play(answer)
    except IllegalAnswer as error:
        return f"{error} {error.reason}"
    return "accepted"


def everybodys_end(game: Game) -> list[object]:
    """The views of a finished game, of every observer."""
    return [game.view(observer).to_json() for observer in observers(game.config)]


if __name__ == "__main__":
    main(long="long" in sys.argv)
