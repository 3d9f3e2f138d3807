"""Damaged and illegal records are refused with line and reason, and never end in another error."""

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.records import NotWhole, Record, RecordError, Replay, read, read_seen, redacted, replay, write
from stockpile.rules.answers import PASS
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config, preset
from tests.support.record_games import CONFIGS, record_of

NAMES = ("Ann", "Bo", "Cy")
ABSENT = "'{}' belongs to the module '{}', which is not in play"
WHOLE = write(record_of(Config(3), 12, names=NAMES))
EPIC = write(record_of(preset("epic", 3), 12, names=NAMES))
SEEN = redacted(record_of(Config(3), 12, 30, NAMES), 1)
EPIC_SEEN = redacted(record_of(preset("epic", 3), 12, 60, NAMES), 1)

IMPOSSIBLE = "chance cannot have fallen so: "
NOT_THE_DECK = "the market deck is not made of this game's market cards"

# Pattern, what the first match becomes, the reason (a pattern too), and the line to blame if it is not the first
# that differs from the sound record.
DAMAGES: dict[str, tuple[str, ...]] = {
    "another title": ("^stockpile", "PNG", "not a Stockpile record: it begins with 'PNG record 1'"),
    "another format": ("record 1", "record 2", "written in format '2'; this program reads format 1"),
    "no format": ("record 1", "record", "written in format ''; this program reads format 1"),
    "an unknown key": ("first ", "weather 1 +4\nfirst ", "unknown word 'weather'"),
    "an unknown module": ("content", "modules gold\ncontent", "no module is called 'gold'; there are: .*"),
    "an unknown preset": ("preset .*", "preset gold", "no preset is called 'gold'; there are: .*"),
    "another preset": ("preset .*", "preset epic", "'dice' is missing before the first answer", "round 1"),
    "a preset and more": (
        "content",
        "modules dice\ncontent",
        "'first-game' stands for other modules or investor sets than the record names",
        "preset",
    ),
    "bidding for nobody": ("preset .*", "modules investor_bidding", "investor_bidding needs the investors .*"),
    "investor sets for nobody": ("content", "investor-sets B\ncontent", ABSENT.format("investor-sets", "investors")),
    "dice for nobody": ("first ", "dice 1 +4 +3 +2 $ +1 -3\nfirst ", ABSENT.format("dice", "dice")),
    "commerce for nobody": ("first ", "commerce gold\nfirst ", ABSENT.format("commerce", "commodities")),
    "investors for nobody": ("first ", "investors ana\nfirst ", ABSENT.format("investors", "investors")),
    "strategies for nobody": ("first ", "strategies tax-shelter\nfirst ", ABSENT.format("strategies", "strategies")),
    "a set-up without choices": ("round 1", "set-up", "it is round 1 here, not set-up"),
    "a round before the first": ("round 1", "round 0", "rounds are counted from 1"),
    "too many players": ("players 3", "players 6", "2 to 5 players can play, not 6"),
    "no number": ("players 3", "players ٣", "a number is expected, not '٣'"),
    "two numbers": ("players 3", "players 3 3", "one word is expected after 'players', not 2"),
    "players twice": ("content", "players 3\ncontent", "'players' is given a second time"),
    "no players": ("players 3\n", "", "'players' is missing before the first answer", "round 1"),
    "no deck": ("(market .*\n)+", "", "'market' is missing before the first answer", "round 1"),
    "a name for nobody": ("name 2", "name 3", "there is no seat 3"),
    "a second name": ("name 2", "name 1", "seat 1 has a name already"),
    "a bare name": ('"Bo"', "Bo", "a name in double quotes is expected, not Bo"),
    "a name and more": ('"Bo"', '"Bo" "B"', "a seat and a name in double quotes are expected"),
    "a bell in a name": ("Bo", r"\\u0007", r"the name '\\x07' has control characters or line breaks in it"),
    "an open quotation": ('"Bo"', '"Bo', "a word or a closed quotation is expected at '\"Bo'"),
    "an unknown card": (r"market \S+", "market gold", "unknown word 'gold' in 'market'"),
    "a hidden card": (r"market \S+", "market ?", r"unknown word '\?' in 'market'"),
    "a card too few": (r" \S+\npairs 1", "\npairs 1", "'market' has 76 words, this game needs 77"),
    "a card too many": ("\npairs 1", " boom\npairs 1", "'market' has 78 words, this game needs 77"),
    "a share too many": ("shares", "shares labs", "'shares' has 4 words, this game needs 3"),
    "a round left out": ("pairs 3.*\n", "", "'pairs' of round 3 is expected here"),
    "no last round": ("pairs 7.*\n", "", "'pairs' is given for 6 rounds, this game has 7", "pairs 6"),
    "a pair left out": (r"pairs 2 \S+", "pairs 2", "'pairs' has 5 words, this game needs 6"),
    "an unknown forecast": (r"pairs 2 \S+", "pairs 2 auto+9", r"unknown word 'auto\+9' in 'pairs'"),
    "nobody goes first": ("first .", "first 4", IMPOSSIBLE + "no seat 4 to go first"),
    "one share twice": (
        "shares .*",
        "shares labs labs auto",
        IMPOSSIBLE + "two starting shares of one company",
        "market",
    ),
    "an impossible deck": (r"market( \S+){9}", "market" + " boom" * 9, IMPOSSIBLE + NOT_THE_DECK, "market"),
    "a company twice": (
        "pairs 2 .*",
        "pairs 2 labs+1 labs+2 auto+4 bank-2 steel-3 cosmic$$",
        IMPOSSIBLE + "round 2: not each company once among the pairs",
        "pairs 7",
    ),
    "other content": ("content .*", "content 0", "played with content 0, which is not one of ours: .*"),
    "no content": ("content .*", "content", "one word is expected after 'content', not 0"),
    "head after answers": ("round 2", "first 2", "'first' must stand before the first answer"),
    "unknown among answers": ("round 2", "pause", "unknown word 'pause'"),
    "another round": ("round 2", "round 3", "it is round 2 here, not round 3"),
    "no round": ("round 2", "round", "one word is expected after 'round', not 0"),
    "an early end": ("round 2", "end 1 2 3", r"the game is not over here: seat \d is asked to place"),
    "another result": ("end .*", "end 1 2 3", r"the game ends with \d+ \d+ \d+, so it was another game"),
    "words for money": ("end .*", "end much", "'end' is followed by each seat's money"),
    "more after the end": ("(end .*\n)", r"\1round 8\n", "nothing may follow 'end'"),
    "answers after the end": ("end .*", "0 sell: pass", "the game is over: nothing is asked any more"),
    "a round after the end": ("end .*", "round 8", "the game is over: nothing is asked any more"),
    "a cut-off line": (r"(end .*)\n", r"\1", "the last line is cut off: every line ends with a line break", "end"),
    "half an answer": ("bid: bid . .", "bid:", "an answer is expected, as in .*; the line may be cut off"),
    "no colon": ("bid: ", "bid ", "an answer is expected, as in .*; the line may be cut off"),
    "no such answer": ("bid: bid .", "bid: bid Z", r"no answer reads 'bid Z \d'"),
    "an illegal answer": (
        "bid: bid .",
        "bid: bid D",
        r"seat \d is asked to bid; bid D \d is refused: There is no such pile in this game",
    ),
    "to something else": (
        "bid: bid . .",
        "bid: pass",
        r"seat \d is asked to bid; pass is refused: That does not answer this question",
    ),
    "another question": ("bid: ", "sell: ", r"seat \d is asked to bid, not to sell"),
    "another seat": (". bid: ", "4 bid: ", r"seat 4 answers, but seat \d is asked to bid"),
    "a seat like no other": (". bid: ", "² bid: ", "a number is expected, not '²'"),
    "what a seat saw": ("players", "seen-by 1\nplayers", "only what one observer saw is in this record: .*"),
}

EPIC_DAMAGES: dict[str, tuple[str, ...]] = {
    "no dice": ("(\ndice .*)+", "", "'dice' is missing before the first answer", "set-up"),
    "no commerce deck": ("(\ncommerce .*)+", "", "'commerce' is missing before the first answer", "set-up"),
    "no investors": ("(\ninvestors .*)+", "", "'investors' is missing before the first answer", "set-up"),
    "no strategies": ("(\nstrategies .*)+", "", "'strategies' is missing before the first answer", "set-up"),
    "modules left out": (
        "preset epic\nmodules .*",
        "modules advanced_board bonds commodities strategies first_player_card investors",
        ABSENT.format("dice", "dice"),
        "dice 1",
    ),
    "an unknown set": ("investor-sets", "investor-sets X", "no investor set is called 'X'; there are: B, CC, II, PP"),
    "a small set": (
        "preset epic\n(modules .*\ninvestor-sets) .*",
        r"\1 II",
        "3 players are dealt 6 investors, the chosen sets and modules leave 1: add an investor set",
        "investor-sets",
    ),
    "another preset": (
        "preset epic",
        "preset classic",
        "'classic' stands for other modules or investor sets than the record names",
    ),
    "an unknown face": (r"dice 2 \S+", "dice 2 +9", r"unknown word '\+9' in 'dice'"),
    "a round without dice": ("dice 3.*\n", "", "'dice' of round 3 is expected here"),
    "five dice": (r"dice 3 \S+", "dice 3", "'dice' has 5 words, this game needs 6"),
    "an impossible face": (r"dice 2 \S+", "dice 2 -4", IMPOSSIBLE + "round 2: a die cannot show that", "pairs 7"),
    "pairs of other dice": (
        r"pairs 2 .*",
        "pairs 2 cosmic+6 bank+6 labs+6 auto+6 steel+6 electric+6",
        IMPOSSIBLE + "round 2: not this game's forecasts among the pairs",
        "pairs 7",
    ),
    "an unknown commodity": (r"commerce \S+", "commerce tin", "unknown word 'tin' in 'commerce'"),
    "a commodity too few": (r"commerce \S+", "commerce", "'commerce' has 24 words, this game needs 25", "commerce"),
    "an impossible commerce deck": (
        r"commerce( \S+){4}",
        "commerce oil oil oil oil",
        IMPOSSIBLE + "the commerce deck is not made of this game's commerce cards",
        "commerce",
    ),
    "an unknown investor": (r"investors \S+", "investors midas", "unknown word 'midas' in 'investors'"),
    "an investor twice": (
        r"investors \S+ \S+",
        "investors bill bill",
        IMPOSSIBLE + "the investor deck is not made of this game's investor cards",
        "investors",
    ),
    "no such investor yet": (
        r"investors \S+",
        "investors investor-60",
        IMPOSSIBLE + "the investor deck is not made of this game's investor cards",
        "investors",
    ),
    "an unknown strategy": (r"\nstrategies \S+", r"\nstrategies luck", "unknown word 'luck' in 'strategies'"),
    "a strategy three times": (
        r"\nstrategies \S+ \S+ \S+",
        r"\nstrategies bear-raid bear-raid bear-raid",
        IMPOSSIBLE + "the strategy deck is not made of this game's strategy cards",
        "strategies",
    ),
    "no set-up": ("set-up", "round 1", "it is set-up here, not round 1"),
    "set-up and more": ("set-up", "set-up 1", "nothing is expected after 'set-up'"),
    "a late set-up": ("round 2", "set-up", "it is round 2 here, not set-up"),
    "somebody else's investor": (
        "investor: investor .*",
        "investor: investor investor-60",
        r"seat \d is asked to choose-investor; investor investor-60 is refused: That card is not in your hand",
    ),
    "somebody else's strategy": (
        "discard: discard .*",
        "discard: discard strategy-60",
        r"seat \d is asked to discard; discard strategy-60 is refused: That card is not in your hand",
    ),
    "too many bonds": (
        "bonds: bonds .",
        "bonds: bonds 9",
        r"seat \d is asked to bonds; bonds 9 is refused: So many bonds cannot be bought in one round",
    ),
    "no such commodity": ("commerce: commerce .*", "commerce: commerce tin A", "no answer reads 'commerce tin A'"),
    "no such pile": (
        "card: first-player .",
        "card: first-player E",
        r"seat \d is asked to first-player-card; first-player E is refused: There is no such pile in this game",
    ),
    "a card nobody holds": (
        "action: strategy .*",
        "action: strategy strategy-60",
        r"seat \d is asked to action; strategy strategy-60 is refused: That is not possible now",
    ),
}

EPIC_SEEN_DAMAGES: dict[str, tuple[str, ...]] = {
    "no set-up": ("set-up\n", "", "the first answer stands after 'set-up'"),
    "a round first": ("set-up", "round 1", "'round 1' is out of order: they go from 'set-up' to 'round 7'"),
    "set-up twice": ("round 1", "set-up", "'set-up' is out of order: they go from 'set-up' to 'round 7'"),
    "a hidden round of dice": ("dice 7.*\n", "", "'dice' is given for 6 rounds, this game has 7", "dice 6"),
    "an open box": (r"discard: discard \?", "discard: discard", "no answer reads 'discard'"),
    "nothing but hidden": (r"discard: discard \?", "discard: ?", r"no answer reads '\?'"),
}

SEEN_DAMAGES: dict[str, tuple[str, ...]] = {
    "nobody saw it": ("seen-by 1\n", "", "'seen-by' is missing before the first answer", "round 1"),
    "no such observer": ("seen-by 1", "seen-by 3", "'seen-by' is followed by a seat or 'spectators', not by '3'"),
    "a card too few": (r" \?\npairs 1", "\npairs 1", "'market' has 76 words, this game needs 77"),
    "no round line": ("round 1\n", "", "the first answer stands after 'round 1'"),
    "a round twice": ("round 2", "round 1", "'round 1' is out of order: they go from 'round 1' to 'round 7'"),
    "a round too many": ("told ", "round 9\ntold ", "'round 9' is out of order: they go from 'round 1' to 'round 7'"),
    "an end": ("told ", "end 1 2 3\ntold ", "a game that is over is written whole, not as one observer saw it"),
    "no such seat": (". bid: ", "3 bid: ", "there is no seat 3"),
    "an answer after what was seen": (r"\Z", "0 bid: bid A 0\n", "no '0' can follow what was seen"),
    "no event": ("told round-started", "told", "an event is expected after 'told'"),
    "no such event": ("told round-started", "told party", "an event is expected after 'told'"),
    "a fact left out": (r"told round-started round=\d", "told round-started", "'round-started' tells round, first"),
    "a fact twice": ("told round-started ", "told round-started round=0 ", "after the first two words .*"),
    "a fact that is no number": (r"round-started round=\d", "round-started round=one", "a number is .* not 'one'"),
    "a fact too large": (r"round-started round=\d", f"round-started round={9**40}", "a number is expected, not .*"),
    "a word for a reason": (r"reason=\S+", "reason=$", r"a word is expected, not '\$'"),
    "a moment left out": ("sees 4.*\n", "", "sees 4 is expected here", "sees 5"),
    "too many cards": (" prices=", " prices=" + "1," * 1000, "these are more numbers than a game has cards"),
    "no prices": (" prices=[0-9,]*", "", "prices is missing in what was seen"),
    "somebody else's eyes": (" observer=1", " observer=2", "this was seen by somebody else"),
    "told and not seen": (r"\Z", "told round-started round=0 first=0\n", "what was seen then is missing: sees 31"),
    "no question": ("bid: ", ": ", "unknown word ''"),
    "no such question": ("bid: ", "ask: ", "unknown word 'ask'"),
    "no such answer": (r"place \? down", "place ? up", r"no answer reads 'place \? up .'"),
    "other content": ("content .*", "content 0", "played with content 0, which is not one of ours: .*"),
}


def first_difference(sound: str, damaged: str) -> int:
    pairs = zip([*sound.split("\n"), ""], [*damaged.split("\n"), ""], strict=False)
    return next(number for number, (one, other) in enumerate(pairs, 1) if one != other)


def refusal(sound: str, damage: tuple[str, ...]) -> tuple[str, int, str]:
    """The damaged text, the line to blame and the reason."""
    pattern, new, reason, *blamed = damage
    damaged, count = re.subn(pattern, new, sound, count=1)
    assert count == 1
    if blamed:
        return damaged, damaged[: damaged.rindex(f"\n{blamed[0]}")].count("\n") + 2, reason
    return damaged, first_difference(sound, damaged), reason


Case = tuple[str, tuple[str, ...]]  # a sound record and a damage
WHOLE_CASES: dict[str, Case] = {
    **{f"base: {name}": (WHOLE, damage) for name, damage in DAMAGES.items()},
    **{f"epic: {name}": (EPIC, damage) for name, damage in EPIC_DAMAGES.items()},
}
SEEN_CASES: dict[str, Case] = {
    **{f"base: {name}": (SEEN, damage) for name, damage in SEEN_DAMAGES.items()},
    **{f"epic: {name}": (EPIC_SEEN, damage) for name, damage in EPIC_SEEN_DAMAGES.items()},
}


@pytest.mark.parametrize("case", WHOLE_CASES.values(), ids=WHOLE_CASES.keys())
def test_a_damaged_record_is_refused_with_line_and_reason(case: Case) -> None:
    damaged, line, reason = refusal(*case)
    with pytest.raises(RecordError) as refused:
        read(damaged)
    assert re.fullmatch(reason, str(refused.value.reason))
    assert refused.value.line == line
    assert str(refused.value) == f"line {line}: {refused.value.reason}"


@pytest.mark.parametrize("case", SEEN_CASES.values(), ids=SEEN_CASES.keys())
def test_a_damaged_export_is_refused_with_line_and_reason(case: Case) -> None:
    damaged, line, reason = refusal(*case)
    with pytest.raises(RecordError) as refused:
        read_seen(damaged)
    assert re.fullmatch(reason, str(refused.value.reason))
    assert refused.value.line == line


def test_an_export_is_told_apart_from_a_damaged_record() -> None:
    with pytest.raises(NotWhole):
        read(SEEN)


@pytest.mark.parametrize("text", ["", "\n", "# only a note\n"])
def test_nothing_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError, match=r"^not a Stockpile record: nothing is in it$"):
        read(text)


def test_a_record_made_in_python_is_refused_by_the_number_of_its_answer() -> None:
    record = record_of(Config(3), 12)
    wrong = Record(record.config, record.content, record.chance, (*record.answers[:4], PASS))
    over = Record(record.config, record.content, record.chance, (*record.answers, PASS))
    for made, reason in (
        (wrong, r"^answer 5: seat \d is asked to place; pass is refused: That does not answer this question$"),
        (over, f"^answer {len(record.answers) + 1}: the game is over: nothing is asked any more$"),
    ):
        for use in (replay, write, lambda made: list(Replay(made))):
            with pytest.raises(RecordError, match=reason):
                use(made)


def test_impossible_chance_made_in_python_is_refused() -> None:
    record = record_of(Config(3), 12, 0)
    with pytest.raises(RecordError, match=f"^{IMPOSSIBLE}0 starting shares for 3 players$"):
        replay(Record(record.config, record.content, Chance()))


def ruined(text: str, rng: Random) -> str:
    """Some lines deleted, doubled, exchanged or changed in one place."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        word = rng.choice(text.split())
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = word
        lines[at : at + 1] = rng.choice(
            [[], [lines[at]] * 2, [rng.choice(lines)], [" ".join(words)], [lines[at][: rng.randrange(9)]]]
        )
    return "\n".join(lines)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(CONFIGS), st.integers(0, 3), st.randoms(use_true_random=False))
def test_a_ruined_record_is_read_as_another_game_or_refused(config: Config, seed: int, rng: Random) -> None:
    record = record_of(config, seed, 40)
    for text, reader in ((write(record), read), (redacted(record, 0), read_seen)):
        with suppress(RecordError):
            reader(ruined(text, rng))


@settings(max_examples=150, deadline=None)
@given(st.text(), st.integers(0, len(EPIC)), st.sampled_from([WHOLE, SEEN, EPIC, EPIC_SEEN]))
def test_strange_signs_in_a_record_are_refused_or_do_no_harm(strange: str, at: int, text: str) -> None:
    for reader in (read, read_seen):
        for damaged in (strange, text[:at] + strange + text[at:], text[:at] + strange):
            with suppress(RecordError):
                reader(damaged)
