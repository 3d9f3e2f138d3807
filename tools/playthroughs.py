"""Write whole games as text: every question with its answers, what every observer sees change, what happens.

`make playthroughs` writes the files in tests/playthroughs again; a test compares them with what the engine does now.
A change of the rules shows there as a readable difference.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from random import Random

from stockpile import Answer, Chance, Config, Game, View
from stockpile.content.model import forecast_text
from stockpile.rules.answers import INVESTORS, PILE_NAMES, STRATEGIES
from stockpile.rules.cards import (
    CARDS,
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    FEE,
    FEES,
    FORMS,
    HELD,
    MARKET,
    NOBODY,
    PAIRS,
    SIDES,
    STOCKS,
    UNKNOWN,
    kind_of,
    knowers_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.chance import draw
from stockpile.rules.config import MODULES, preset
from stockpile.rules.events import Event
from stockpile.rules.fields import VIEW_NUMBERS
from stockpile.rules.figures import figures_for
from stockpile.rules.public import Bid
from stockpile.rules.state import BARS
from stockpile.rules.step import STEPS, a_of, b_of, c_of, seat_of, step_of

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import spiel_playthrough  # noqa: E402  # after the path is set

FOLDER = ROOT / "tests" / "playthroughs"
BASE = [Config(players, modules) for modules in ((), ("advanced_board",)) for players in (2, 3, 4, 5)]
PRESETS = {"classic": (2, 4), "advanced": (3, 5), "epic": (2, 3, 4, 5)}
CONFIGS = [
    *BASE,
    *[preset(name, players) for name, counts in PRESETS.items() for players in counts],
    *[Config(players, MODULES) for players in (2, 4)],
]
SEED = 102  # with which nearly everything that can happen happens in one of them
WIDTH = 118


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for config in CONFIGS:
        file_of(config).write_text(playthrough(config), encoding="utf-8")
    if find_spec("pyspiel"):  # it has no wheel for some platforms
        spiel_playthrough.write()


def table_of(config: Config) -> str:
    """What is played: the base game goes by its board, the rest by its preset."""
    if config in BASE:
        return f"{config.board} board"
    return "everything" if config.modules == MODULES else config.preset


def file_of(config: Config) -> Path:
    return FOLDER / f"{config.players}-players-{table_of(config).replace(' ', '-')}.txt"


def playthrough(config: Config) -> str:
    """One game from set-up to standing."""
    rng = Random(SEED + CONFIGS.index(config))
    events: list[Event] = []
    game = Game.new(config, chance=draw(figures_for(config), rng), events=events)
    lines = heading(config) + chance_lines(game.chance) + ["", "=== set-up", *event_lines(events, config.players)]
    seen: list[dict[str, str]] = [{} for _ in range(config.players + 1)]
    number = 0
    while not game.over:
        number += 1
        decision = game.decision
        about = "".join(f" {name}={word(name, value)}" for name, value in decision.subject.items())
        lines += ["", f"=== {number}. seat {decision.seat}: {decision.question}{about}"]
        lines += wrap("answers:", answer_words(decision.answers))
        lines += changes(game, seen)
        answer = choose(game, decision.answers, rng)
        lines.append(f"answer: {answer}")
        game.play(answer)
        lines += event_lines(events, config.players)
    lines += ["", "=== the end", *changes(game, seen)]
    lines += [" ".join(f"{name}={value}" for name, value in row.items()) for row in game.standing]
    lines.append("winners: " + " ".join(f"seat {seat}" for seat in game.winners))
    return "\n".join(lines) + "\n"


def heading(config: Config) -> list[str]:
    return [
        f"Stockpile, {config.players} players, {table_of(config)}: a whole game, written by tools/playthroughs.py.",
        "With every question: its answers; what has changed since the last one in what all observers see, and then",
        "what has changed for some of them only; the answer; the events, with their audience if that is not everybody.",
        "The labels are the fields of a view, ? is what an observer has not seen, [0 2 s] are seats 0 and 2 and the",
        "spectators. The numbers of barred are for six companies, Boom and Bust, then the number of hidden cards, and",
        "whether the starting share is among them. What is empty, 0 or -1 from the start is not written.",
        "",
        "modules: " + (" ".join(config.modules) or "none"),
    ]


def chance_lines(chance: Chance) -> list[str]:
    lines = [f"first player: seat {chance.first}", "starting shares: " + names(chance.shares)]
    lines += wrap("market deck:", [MARKET[kind] for kind in chance.market])
    for name, deck, words in (
        ("commerce", chance.commerce, COMMERCE),
        ("investor", chance.investors, INVESTORS),
        ("strategy", chance.strategies, STRATEGIES),
    ):
        lines += wrap(f"{name} deck:", [words[number] for number in deck])
    for number, dice in enumerate(chance.dice, start=1):
        lines.append(f"dice of round {number}: " + " ".join(map(forecast_text, dice)))
    for number, row in enumerate(chance.pairs, start=1):
        lines.append(f"pairs of round {number}: " + ", ".join(pair_text(row, pair) for pair in range(PAIRS)))
    return lines


# How the players of these games choose: lively rather than clever. Bids like low spaces and piles that others want;
# the last seat is the one that spends too much. What is not named here is liked like one thing more.
LIKES = {"pass": 4, "strategy": 6, "ability": 6, "pair": 2, "pile": 3, "give": 2}
BIDS = (8, 6, 5, 3, 2, 1, 1, 1)


def weight(game: Game, answer: Answer) -> int:
    if answer.name == "bid":
        pile, space = answer.args
        wanted = 3 if game.meeple_seat[pile] >= 0 else 1
        return wanted * (space + 1 if game.asked == game.players - 1 else BIDS[space])
    if answer.name == "show":
        return 1 + 2 * answer.args[0]
    return LIKES.get(answer.name, 1)


def choose(game: Game, answers: tuple[Answer, ...], rng: Random) -> Answer:
    """A random answer. Spelled out, so that the same seed chooses the same on every Python."""
    at = rng.random() * sum(weight(game, answer) for answer in answers)
    for answer in answers:
        at -= weight(game, answer)
        if at < 0:
            return answer
    return answers[-1]


def answer_words(answers: Iterable[Answer]) -> list[str]:
    """Answers that differ in their last word only stand together: bid A 0/1/2."""
    split = [str(answer).rpartition(" ") for answer in answers]
    groups = groupby(split, key=lambda parts: parts[0])
    return [f"{prefix} {'/'.join(last for _, _, last in group)}".strip() + ";" for prefix, group in groups]


def changes(game: Game, seen: list[dict[str, str]]) -> list[str]:
    """What observers see now and did not see at the last question; `seen` is brought up to date."""
    found: list[dict[str, str]] = []
    for observer, before in enumerate(seen):
        now = labelled(game, game.view(observer))
        new = {label: text for label, text in now.items() if before.get(label, NOTHING.get(text, "")) != text}
        found.append({label: change(label, before, text) for label, text in new.items()})
        seen[observer] = now
    common = [text for label, text in found[-1].items() if all(each.get(label) == text for each in found)]
    lines = wrap("all:", common)
    for observer, texts in enumerate(found):
        name = f"seat {observer}:" if observer < game.players else "spectator:"
        lines += wrap(name, [text for text in texts.values() if text not in common])
    return lines


NOTHING = {text: text for text in ("()", "0", "-1", "-")}  # not worth a word before it changes


def change(label: str, before: dict[str, str], text: str) -> str:
    """A label with its new text, after the old one if both are short."""
    old = before.get(label, "")
    return f"{label} {old}>{text}," if old and len(old + text) < 30 else f"{label} {text},"


def labelled(game: Game, view: View) -> dict[str, str]:
    """Everything in a view, one short text for each label."""
    texts = {name: str(getattr(view, name)) for name in VIEW_NUMBERS if name not in ("observer", "phase")}
    texts["phase"] = view.phase_name
    for company, name in enumerate(COMPANIES):
        texts[f"price.{name}"] = f"{view.prices[company]} (worth {view.value(company)})"
    for seat in range(view.players):
        texts |= {f"{name}.{seat}": str(getattr(view, name)[seat]) for name in ONE_A_SEAT}
        texts[f"investors.{seat}"] = listed(view.investors[2 * seat : 2 * seat + 2], INVESTORS)
        for name, width, kinds in BY_SEAT:
            numbers = getattr(view, name)[seat * width : (seat + 1) * width]
            texts[f"{name}.{seat}"] = counts(numbers, kinds) if kinds else ".".join(map(str, numbers))
    for pile, space in enumerate(view.meeple_space):
        texts[f"meeple.{PILE_NAMES[pile]}"] = f"{view.meeple_seat[pile]} on {space}"
    texts["bids"] = "(" + " ".join(map(bid_text, view.bids)) + ")"
    for pair, knowers in enumerate(view.pair_known):
        texts[f"pair.{pair}"] = f"{pair_text(view.pairs, pair)} [{mask_text(knowers, view.players)}]"
    texts["discard"] = counts(view.discard, MARKET)
    texts["regular"] = counts(view.regular, MARKET)
    texts["hand"] = names(view.hand)
    texts["falsified"] = "()" if not any(view.falsified) else ".".join(map(str, view.falsified))
    texts["forecasts"] = "(" + " ".join(map(forecast_text, view.forecasts)) + ")"
    texts["gone"] = counts(view.gone, (*COMMERCE, "bond"))
    for name, called in LISTED.items():
        texts[name] = listed(getattr(view, name), called)
    for pile in range(len(view.meeple_seat)):
        cards = [card_text(card, view.players) for card in view.pile_cards if pile_of(card) == pile]
        texts[f"table.{PILE_NAMES[pile]}"] = "(" + "; ".join(cards) + ")"
    texts["tally"] = str(view.tally)
    texts["agenda"] = "(" + " ".join(frame_text(frame) for frame in view.agenda) + ")"
    texts["legal"] = legal_text(game, view)
    for company, name in enumerate(COMPANIES):
        odds = view.odds(company)
        texts[f"odds.{name}"] = " ".join(f"{forecast_text(code)}:{chance}" for code, chance in odds.items())
    return texts


def bid_text(bid: Bid) -> str:
    """Who on which space of which pile: `1:B3`, and `1:B3x` once outbid."""
    return f"{bid.seat}:{PILE_NAMES[bid.pile]}{bid.space}{'x' if bid.outbid else ''}"


COMMERCE = (*COMMODITIES, "tax")
ONE_A_SEAT = (
    "money", "cards", "hands", "bonds", "used", "commerce_hands", "offer_hands", "picks", "strategy_hands",
    "strategy_boxes",
)  # fmt: skip
# The view's lists of single cards, and what they are called.
LISTED: dict[str, Sequence[str]] = {
    "commerce_hand": COMMERCE,
    "offers": INVESTORS,
    "picked": INVESTORS,
    "lots": INVESTORS,
    "strategies": STRATEGIES,
    "strategies_boxed": STRATEGIES,
    "strategies_played": STRATEGIES,
}
# The view's lists that have a row for each seat: the length of a row, and what its numbers count.
BY_SEAT: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("split", STOCKS, COMPANIES),
    ("fees", FEES, MARKET[FEE:]),
    ("commerce", COMMERCE_KINDS, COMMERCE),
    ("known", HELD, MARKET),
    ("barred", BARS, ()),
    ("public_known", HELD, MARKET),
    ("public_barred", BARS, ()),
)


def counts(numbers: list[int], kinds: tuple[str, ...]) -> str:
    """What there is of anything: (2 cosmic, 1 bank)."""
    found = [f"{number} {kind}" for number, kind in zip(numbers, kinds, strict=False) if number]
    return "(" + ", ".join(found) + ")"


def names(kinds: Iterable[int]) -> str:
    return listed(kinds, MARKET)


def listed(numbers: Iterable[int], words: Sequence[str]) -> str:
    """Cards by name; below 0 is none."""
    return "(" + " ".join(words[number] for number in numbers if number >= 0) + ")"


def pair_text(row: list[int] | tuple[int, ...], pair: int) -> str:
    company, forecast = row[2 * pair : 2 * pair + 2]
    return f"{COMPANIES[company]} {forecast_text(forecast)}" if company >= 0 else "?"


def card_text(card: int, players: int) -> str:
    face = "?" if kind_of(card) == UNKNOWN else CARDS[kind_of(card)]
    placer = "" if placer_of(card) == NOBODY else f" by {placer_of(card)}"
    side = SIDES[side_of(card)]
    return f"{side} {face}{placer} [{mask_text(knowers_of(card), players)}]"


def mask_text(mask: int, players: int) -> str:
    """A mask of observers: the seats, and s for spectators."""
    if mask == (1 << players + 1) - 1:
        return "all"
    return " ".join(
        (*map(str, range(players)), "s")[observer] for observer in range(players + 1) if mask >> observer & 1
    )


def frame_text(frame: int) -> str:
    """What is still to be done: the step, then its numbers as far as there are any."""
    step = STEPS[step_of(frame)]
    rest = [seat_of(frame), a_of(frame), b_of(frame), c_of(frame)]
    while rest and not rest[-1]:
        rest.pop()
    return ":".join([step.question or step.name or f"step-{step_of(frame)}", *map(str, rest)])


def legal_text(game: Game, view: View) -> str:
    """The answers stand above the views; here only who has them, or that somebody has others."""
    if view.legal is None:
        return "none"
    return "those above" if view.legal == game.legal else str(view.legal)


WORDS: dict[str, Callable[[int], str]] = {
    "company": lambda company: COMPANIES[company],
    "forecast": forecast_text,
    "pile": lambda pile: PILE_NAMES[pile],
    "to_pile": lambda pile: PILE_NAMES[pile],
    "card": lambda kind: CARDS[kind],
    "fee": lambda fee: MARKET[FEE + fee],
    "commerce": lambda good: COMMERCE[good],
    "investor": lambda number: INVESTORS[number],
    "strategy": lambda number: STRATEGIES[number],
    "side": lambda side: SIDES[side],
    "form": lambda form: FORMS[form],
}
# Rows of those; `cards` alone may also be a number of cards.
ROWS = {"cards": "card", "forecasts": "forecast", "investors": "investor", "strategies": "strategy"}


def word(name: str, value: object) -> str:
    """A figure of an event or a question's subject, readable."""
    if isinstance(value, tuple):
        return "(" + " ".join(word(ROWS.get(name, ""), each) for each in value) + ")"
    if value is None:
        return "?" if name in WORDS else "-"
    return WORDS[name](value) if name in WORDS and type(value) is int else str(value)


def event_lines(events: list[Event], players: int) -> list[str]:
    """What has happened, with the audience if that is not everybody; the list is emptied.

    Who is told the same of one thing stands together.
    """
    told: list[tuple[str, int]] = []
    for event in events:
        text = event_text(event, players)
        at = next((at for at, (same, mask) in enumerate(told) if same == text and not mask & event.audience), None)
        if at is None:
            told.append((text, event.audience))
        else:
            told[at] = text, told[at][1] | event.audience
    events.clear()
    masks = [mask_text(mask, players) for _, mask in told]
    return [f"  {text}" + (f" [{mask}]" if mask != "all" else "") for (text, _), mask in zip(told, masks, strict=True)]


def event_text(event: Event, players: int) -> str:
    facts = event.to_json(players)
    name, _ = facts.pop("event"), facts.pop("audience")
    if name == "card-moved":
        facts["slot"] = facts.pop("card")  # which of the pile's cards
    return " ".join([name, *[f"{key}={word(key, value)}" for key, value in facts.items()]])


def wrap(head: str, words: Iterable[str]) -> list[str]:
    """Words in lines of bearable length, the first after the head, the others indented."""
    lines: list[str] = []
    line = head
    for each in words:
        if len(line) + len(each) >= WIDTH and line != head:
            lines.append(line)
            line = "   "
        line += f" {each}"
    return lines if line == head else [*lines, line]


if __name__ == "__main__":
    main()
