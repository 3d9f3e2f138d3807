"""The derivation once more, by docs/fairness.md alone: nothing of ours is imported, and nothing is shared with it.

It works on the JSON of a proof, as a program of somebody else would get it from a server.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256, shake_256
from itertools import count
from typing import Any


def numbers_of(text: str) -> Callable[[int], int]:
    """`below`, drawing from a text."""
    source = shake_256(text.encode() + b"stockpile chance 1\n").digest(1 << 16)
    words = (int(source[at : at + 4].hex(), 16) for at in count(0, 4))

    def below(n: int) -> int:
        if n == 1:
            return 0
        return next(word for word in words if word < 2**32 // n * n) % n

    return below


def shuffle(cards: list[int], below: Callable[[int], int]) -> list[int]:
    """Take one of those that are left and put it behind none but the ones taken before."""
    left, taken = list(cards), list[int]()
    while len(left) > 1:
        place = below(len(left))
        left[place], last = left[-1], left[place]
        left.pop()
        taken.insert(0, last)
    return left + taken


def chance_of(proof: dict[str, Any]) -> dict[str, Any]:
    """What chance decided, from the transcript and the decks of a proof."""
    below, decks = numbers_of(proof["transcript"]), proof["decks"]
    lot = below(proof["players"])
    shares = shuffle([0, 1, 2, 3, 4, 5], below)[: proof["players"]]
    counts = dict(enumerate(decks["market"]))
    for company in shares:
        counts[company] -= 1
    market = shuffle([number for number in sorted(counts) for _ in range(counts[number])], below)
    rounds = range(proof["rounds"])
    dice = [[die[below(len(die))] for die in proof["faces"]] for _ in rounds] if proof["faces"] else []
    pairs = []
    for at in rounds:
        companies = shuffle([0, 1, 2, 3, 4, 5], below)
        forecasts = shuffle(dice[at] if dice else proof["forecasts"], below)
        pairs.append([companies[place // 2] if place % 2 == 0 else forecasts[place // 2] for place in range(12)])
    rest = {name: shuffle(decks[name], below) for name in ("commerce", "investors", "strategies")}
    first = lot if proof["first"] is None else proof["first"]
    return {"first": first, "shares": shares, "market": market, "pairs": pairs, "dice": dice} | rest


def fits(proof: dict[str, Any]) -> bool:
    """Whether secret, shares, commitments, transcript and cards of a proof belong together."""
    statement, commitment, secret = proof["statement"], proof["commitment"], proof["secret"]
    if sha256(f"{statement}server {secret}\n".encode()).hexdigest() != commitment:
        return False
    lines = [
        f"commit server {commitment}",
        *(f"commit {s['seat']} {s['commitment'] or 'none'}" for s in proof["seats"]),
    ]
    lines += [f"secret {secret}", *(f"reveal {s['seat']} {s['share'] or 'none'}" for s in proof["seats"])]
    if proof["transcript"] != statement + "\n".join(lines) + "\n":
        return False
    for seat in proof["seats"]:
        text = f"stockpile deal 1\nserver {commitment}\nseat {seat['seat']} {seat['share']}\n"
        if seat["share"] and sha256(text.encode()).hexdigest() != seat["commitment"]:
            return False
    return bool(chance_of(proof) == proof["chance"])
