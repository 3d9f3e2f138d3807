"""The secrets of investors, strategies and commerce cards in exports, each from a set-up with given decks."""

from collections.abc import Sequence
from random import Random

from stockpile.records import Said, Session, read_seen, redacted
from stockpile.rules.answers import INVESTORS, STRATEGIES, parse
from stockpile.rules.chance import draw
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for

OTHERS = ("bill", "donald", "graham", "bernie", "deborah")  # a second investor for each seat, to put back


def table(investors: Sequence[str], modules: Sequence[str] = (), strategies: Sequence[str] = ()) -> Session:
    """Seat 0 goes first, is dealt the first of the investors and these strategies; nothing is chosen yet."""
    config = Config(len(investors), ("investors", *modules))
    dealt = [INVESTORS.index(name) for pair in zip(investors, OTHERS, strict=False) for name in pair]
    given = [STRATEGIES.index(name) for name in strategies]
    chance = draw(
        figures_for(config),
        Random(1),
        first=0,
        investors=tuple(dealt),
        strategies=tuple(given),
        market=(0, 1, 2, 3, 4, 5, 1, 0, 2),
    )
    return Session.new(config, chance=chance)


def play(session: Session, *answers: str) -> Session:
    for answer in answers:
        session.play(parse(answer))
    return session


def seated(*investors: str, modules: Sequence[str] = (), strategies: Sequence[str] = ()) -> Session:
    """The same when everybody has chosen, in the first question after that."""
    return play(table(investors, modules, strategies), *[f"investor {name}" for name in investors])


def until(session: Session, question: str, seat: int) -> Session:
    """Answer in some way until a seat is asked this."""
    while (session.game.decision.question, session.game.asked) != (question, seat):
        session.play(session.game.decision.answers[0])
    return session


def answers(session: Session, observer: int) -> tuple[Said, ...]:
    return read_seen(redacted(session.record, observer)).answers


def texts(session: Session, observer: int, question: str) -> list[str]:
    """The answers to a question, as an observer sees them."""
    return [said.text for said in answers(session, observer) if said.question == question]


def words(session: Session, observer: int, part: str) -> list[str]:
    """A part of chance, as an observer knows it: of rounds, the first."""
    return list(read_seen(redacted(session.record, observer)).chance[part][0])


def test_investors_are_open_when_all_have_chosen() -> None:
    """R-SET-7."""
    for modules in ([], ["investor_bidding"]):
        session = play(table(["ana", "mark", "mitt"], modules), "investor ana", "investor mark")
        assert texts(session, 0, "choose-investor") == ["investor ana", "investor ?"]
        assert texts(session, 2, "choose-investor") == ["investor ?", "investor ?"]
        play(session, "investor mitt")
        for observer in range(4):
            assert texts(session, observer, "choose-investor") == ["investor ana", "investor mark", "investor mitt"]
        assert words(session, 1, "investors")[:8] == ["?", "?", "mark", "donald", "?", "?", "?", "?"]


def test_the_choices_before_bidding_do_not_change_when_somebody_else_gets_the_investor() -> None:
    """R-AUC-1: seat 0 puts Ana up and gets Mark."""
    session = seated("ana", "mark", "mitt", modules=["investor_bidding"])
    play(session, "bid B 0", "bid A 0", "bid C 0")
    assert session.game.investors[0] == INVESTORS.index("mark")
    for observer in range(4):
        assert texts(session, observer, "choose-investor") == ["investor ana", "investor mark", "investor mitt"]


def test_both_investors_of_two_players_are_open_in_the_order_of_choice() -> None:
    config = Config(2, ("investors",))
    session = Session.new(config, seed=3)
    until(session, "place", session.game.chance.first)
    for observer in range(3):
        seen = texts(session, observer, "choose-investor")
        assert seen == [str(answer) for answer in session.record.answers[:4]]


def test_what_went_into_the_box_stays_there() -> None:
    """R-STR-1: known to who put it there, to the end."""
    hand = ("naked-short", "bear-raid", "data-broker")
    session = seated("ana", "mark", "mitt", modules=["strategies"], strategies=hand)
    play(session, "discard naked-short", "discard bear-raid")
    for stop in ("place", "bid", "sell"):
        until(session, stop, 0)
        assert texts(session, 0, "discard")[:2] == ["discard naked-short", "discard bear-raid"]
        assert texts(session, 1, "discard")[:2] == texts(session, 3, "discard")[:2] == ["discard ?", "discard ?"]
    assert words(session, 0, "strategies")[:3] == list(hand)
    assert words(session, 1, "strategies")[:3] == ["?", "?", "?"]


def test_ivan_alone_sees_what_he_draws() -> None:
    """R-INV-IVAN: after the hands of all, as many cards as there are rounds less one."""
    session = until(seated("ivan", "mark", "mitt", modules=["strategies"]), "place", 0)
    dealt, drawn = 3 * session.game.figures.strategies_dealt, session.game.figures.rounds - 1
    deck = [STRATEGIES[number] for number in session.record.chance.strategies]
    assert words(session, 0, "strategies")[dealt:] == deck[dealt : dealt + drawn] + ["?"] * (44 - dealt - drawn)
    for observer in (1, 2, 3):
        assert set(words(session, observer, "strategies")[dealt:]) == {"?"}


def test_a_commerce_card_is_its_holders_secret_until_it_is_placed() -> None:
    """R-COM-1."""
    session = until(seated("ana", "mark", "mitt", modules=["commodities"]), "place", 1)
    for observer, known in ((0, True), (1, False), (3, False)):
        assert (words(session, observer, "commerce")[0] != "?") == known
        assert set(words(session, observer, "commerce")[1:]) == {"?"}
    until(session, "commerce", 1)
    assert texts(session, 3, "commerce") == [str(session.record.answers[-1])]


def test_what_phil_kept_is_known_when_his_pair_is() -> None:
    """R-INV-PHIL: that it was a company is public; Martha learns which when she looks, the others in Movement."""
    session = play(seated("phil", "martha", "mitt"), "keep-company labs")
    assert words(session, 0, "pairs")[0].startswith("labs")
    assert [texts(session, observer, "investor") for observer in range(4)] == [
        ["keep-company labs"],
        ["keep-company ?"],
        ["keep-company ?"],
        ["keep-company ?"],
    ]
    play(until(session, "bid", 1), "pair 0")
    assert words(session, 1, "pairs")[0].startswith("labs")
    assert texts(session, 1, "investor") == ["keep-company labs"]
    assert texts(session, 2, "investor") == texts(session, 3, "investor") == ["keep-company ?"]
    assert texts(session, 3, "bid")[-1] == "pair 0"
    while session.game.round == 0:
        session.play(session.game.decision.answers[0])
    for observer in range(4):
        assert texts(session, observer, "investor")[0] == "keep-company labs"


def test_robins_face_down_card_is_his_secret() -> None:
    """R-INV-ROBINS: and the taker's, when the pile is taken; the hand it came from is his alone."""
    session = seated("robins", "mark", "mitt")
    play(session, "place labs down B", "place cosmic up A", "place bank up C")
    for observer in (1, 2, 3):
        assert texts(session, observer, "open") == ["place ? down B", "place cosmic up A", "place bank up C"]
        assert words(session, observer, "market")[:3] == ["?", "?", "?"]
    assert words(session, 0, "market")[:3] == ["cosmic", "bank", "labs"]
    play(until(session, "bid", 0), "bid A 0", "bid B 0", "bid C 0")
    assert texts(session, 1, "open")[0] == "place labs down B"
    assert texts(session, 2, "open")[0] == "place ? down B"


def test_warren_knows_what_he_saw_and_not_what_mark_puts_there_later() -> None:
    """R-INV-WARREN, R-INV-MARK: also Mark does not see what he moves, and the taker does."""
    session = seated("warren", "mark", "mitt")
    play(session, "place auto up A", "place steel down A", "place electric down B", "place bank up B")
    play(session, "place cosmic down A", "place labs up C", "pile A", "card B 1", "pile A")
    placed = {observer: texts(session, observer, "place") for observer in range(4)}
    assert [text for text in placed[0] if "down" in text] == [
        "place steel down A",
        "place ? down B",
        "place cosmic down A",
    ]
    assert [text for text in placed[1] if "down" in text] == [
        "place ? down A",
        "place electric down B",
        "place ? down A",
    ]
    assert [text for text in placed[3] if "down" in text] == ["place ? down A", "place ? down B", "place ? down A"]
    play(session, "bid B 0", "bid C 0", "bid A 0")
    assert "place electric down B" in texts(session, 2, "place")
    assert "place electric down B" not in texts(session, 0, "place")


def test_a_strategy_that_looks_tells_its_player_alone() -> None:
    """Corporate Espionage and Insider Trading: who looked at which pairs is public, what they saw is not."""
    hand = ("corporate-espionage", "insider-trading", "bear-raid", "bear-raid")
    for card, seen in (("corporate-espionage", 4), ("insider-trading", 6)):
        session = seated("ana", "mark", "mitt", modules=["strategies"], strategies=hand)
        play(session, "discard bear-raid", "discard bear-raid")
        until(session, "action", 0)
        play(session, f"strategy {card}")
        if card == "corporate-espionage":
            play(session, "pair 1", "pair 4")
            assert texts(session, 3, "strategy") == ["pair 1", "pair 4"]
        known = [6 - words(session, observer, "pairs").count("?") for observer in range(4)]
        assert known == [seen, 2, 2, 1]
