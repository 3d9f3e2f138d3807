"""Positions of games in which seat 0 is asked, found by playing: together they show everything a person can be asked.

What has to be shown is read off the engine (its steps, hooks and cards), never listed by hand: a new question, card
or kind of answer that no position shows fails the tests until one does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from stockpile.content import load
from stockpile.rules.answers import ANSWERS, FAMILY, PASS
from stockpile.rules.chance import Chance
from stockpile.rules.config import MODULES, PRESETS, Config, preset
from stockpile.rules.decision import Decision
from stockpile.rules.game import Game
from stockpile.rules.investor import ACTION_TURN, INVESTORS, NEVER, Investor
from stockpile.rules.step import STEPS
from stockpile.rules.strategy import NOTHING, ONE_BOND, STRATEGIES, Strategy
from stockpile.server.table.game_log import automatic_answer

PERSON = 0
EXPLORED = {2: 450, 3: 120, 4: 120, 5: 120}  # games with everything in play, by players; two have two investors each
SIMPLE = 4  # games of every preset, and of every module alone

Aspect = tuple[str, ...]

# Investors that ask nothing change what others' questions look like: by hook, the question in which that shows.
HOOKS = {
    "opens_piles": "open",
    "may_hide_both": "place",
    "own_track": "bid",
    "to_pay": "bid",
    "when_placed": "bid",
    "while_bidding": "bid",
    "bonus": "sell",
    "short_price": "sell",
    "sells_twice": "sell",
    "strategies_a_round": "action",
}


@dataclass(frozen=True)
class Position:
    """A game up to a question of seat 0, and what of the game this question shows."""

    config: Config
    chance: Chance
    answers: tuple[int, ...]
    seats: tuple[int, ...]  # who gave them
    question: str
    shows: frozenset[Aspect]

    @property
    def game(self) -> Game:
        game = Game.new(self.config, chance=self.chance)
        for number in self.answers:
            game.play(ANSWERS[number])
        return game

    @property
    def asks(self) -> bool:
        """Whether the person must want to be asked about dividends to get here (R-MOV-2)."""
        return self.question == "dividend"

    def __str__(self) -> str:
        return f"{self.question} after {len(self.answers)} answers of {self.config.players} players"


# What the engine can ask.


def wanted() -> set[Aspect]:
    """Everything that must be shown."""
    content = load()
    investors = [INVESTORS[number] for number in range(len(content.investors))]
    strategies = [STRATEGIES[number] for number in range(len(content.strategies))]
    aspects: set[Aspect] = {("question", question) for question in questions()}
    aspects |= {("answer", name) for name in FAMILY}
    aspects |= {("investor", each.key) for each in investors if type(each).options is not Investor.options}
    aspects |= {("strategy", each.key) for each in strategies if _asks(each)}
    aspects |= {("choose-investor", f"investor {each.key}") for each in investors}
    aspects |= {("discard", f"discard {each.key}") for each in strategies}
    aspects |= {("action", f"strategy {each.key}") for each in strategies}
    aspects |= {("action", f"ability {each.key}") for each in investors if each.window == ACTION_TURN}
    aspects |= {("ability", f"ability {each.key}") for each in investors if _has_company(each, investors)}
    aspects |= {(asked, f"as {each.key}") for hook, asked in HOOKS.items() for each in investors if _has(each, hook)}
    return aspects


def questions() -> list[str]:
    return sorted({step.question for step in STEPS if step.question})


def _asks(strategy: Strategy) -> bool:
    return type(strategy).options is not Strategy.options or strategy.in_kind not in (NOTHING, ONE_BOND)


def _has(investor: Investor, hook: str) -> bool:
    return getattr(type(investor), hook) is not getattr(Investor, hook)


def _has_company(investor: Investor, investors: list[Investor]) -> bool:
    """Whether another investor acts in the same window: with both, a player is asked who comes first (R-INV-2)."""
    same = [each for each in investors if each.window == investor.window]
    return investor.window not in (NEVER, ACTION_TURN) and len(same) > 1


# What a question shows.

_CARD_FAMILIES = ("investor", "strategy", "ability", "discard")  # answers that name a card
_FORM_FAMILIES = ("sell", "short", "give", "give-action")  # answers whose first word is a form of paying or selling


def shown_by(game: Game, decision: Decision) -> frozenset[Aspect]:
    """The aspects of an open question; those of cards by stage, so that every stage there is comes to be shown."""
    asked = decision.question
    kind: Aspect = (asked, *_subject(decision))
    shows: set[Aspect] = {("question", asked), kind, kind[:2]}
    shows.add((asked, "two players" if game.players == 2 else "more players"))
    shows.add((asked, f"{_in_hand(game)} in hand"))
    if game.investors:
        shows |= {
            (asked, f"as {INVESTORS[each].key}") for each in game.investors[:2] if each >= 0 and _shows_in(each, asked)
        }
    for answer in decision.answers:
        shows |= {("answer", answer.name), (*kind, answer.name)}
        if answer.name in _CARD_FAMILIES:
            shows.add((asked, str(answer)))
        if answer.name in _FORM_FAMILIES:
            shows.add((*kind, " ".join(str(answer).split()[:2])))
    return frozenset(shows)


def _subject(decision: Decision) -> Iterator[str]:
    subject = decision.subject
    if "investor" in subject:
        yield INVESTORS[subject["investor"]].key
    if "strategy" in subject:
        yield STRATEGIES[subject["strategy"]].key
    if "stage" in subject:
        yield f"stage {subject['stage']}"
    if decision.question == "sell-some":
        yield "one company" if "company" in subject else "any company"
        yield "at a price" if subject["price"] else "at today's value"


def _in_hand(game: Game) -> int:
    """Cards of the person that wait to be placed."""
    return sum(card >> 4 == PERSON for card in [*game.hand, *game.commerce_hand])


def _shows_in(investor: int, asked: str) -> bool:
    return any(_has(INVESTORS[investor], hook) for hook, question in HOOKS.items() if question == asked)


# Finding positions.


@cache
def positions() -> tuple[Position, ...]:
    """Few positions that show all that was ever seen; the same ones every time."""
    candidates: list[Position] = []
    seen: set[Aspect] = set()
    for config, seed in _games():
        for position in _positions_in(config, seed, seen):
            seen |= position.shows
            candidates.append(position)
    return tuple(_needed(candidates))


def _games() -> Iterator[tuple[Config, int]]:
    for players, games in EXPLORED.items():
        everything = Config(players, MODULES)
        chosen = preset("epic", players)
        yield from ((everything if seed % 2 else chosen, seed) for seed in range(games))
        simple = [preset(name, players) for name in PRESETS] + [Config(players, (name,)) for name in _alone()]
        yield from ((config, seed) for config in simple for seed in range(SIMPLE))


def _alone() -> list[str]:
    return [name for name in MODULES if name != "investor_bidding"]


def _positions_in(config: Config, seed: int, seen: set[Aspect]) -> Iterator[Position]:
    """One game at random; the questions of seat 0 that show something not seen yet."""
    game, rng = Game.new(config, seed=seed), Random(seed)
    answers: list[int] = []
    seats: list[int] = []
    while not game.over:
        if game.asked == PERSON:
            shows = shown_by(game, game.decision)
            if not shows <= seen and automatic_answer(game, ask=True) is None:
                yield Position(config, game.chance, tuple(answers), tuple(seats), game.decision.question, shows)
        answers.append(rng.choice(game.legal))
        seats.append(game.asked)
        game.play(ANSWERS[answers[-1]])


def _needed(candidates: list[Position]) -> list[Position]:
    """The fewest that come to mind: always the one next that shows most of what is missing."""
    missing = {aspect for each in candidates for aspect in each.shows}
    needed = []
    while missing:
        best = max(candidates, key=lambda each: len(each.shows & missing))
        missing -= best.shows
        needed.append(best)
    return needed


def first_with(config: Config, question: str, then: str = "") -> Position:
    """A position with this question in a game of this kind; `then`: passing leads straight to that question."""
    for seed in range(100):
        for each in _positions_in(config, seed, set()):
            if each.question == question and (not then or _after_passing(each) == (PERSON, then)):
                return each
    raise AssertionError(f"{question} is not asked")


def _after_passing(position: Position) -> tuple[int, str]:
    game = position.game
    game.play(PASS)
    return game.decision.seat, game.decision.question
