"""Exports for one observer: true, complete, and readable again."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.content.model import forecast_text
from stockpile.records import Record, RecordError, Replay, read_seen, redacted, replay, write
from stockpile.rules.answers import Answer
from stockpile.rules.cards import COMPANIES, DOWN, PAIRS, UNKNOWN, kind_of
from stockpile.rules.config import Config, preset
from stockpile.rules.events import DiceRolled, PileTaken
from tests.support.moments import DECKS, Moment
from tests.support.record_games import BASE, configs, name_of, prying_record, record_of, seeds


def moment_of(config: Config, seed: int, stop: int, observer: int) -> Moment:
    whole = prying_record(config, seed)
    return Moment(whole.up_to(min(stop, len(whole.answers) - 1)), min(observer, config.players))


a_moment = st.builds(moment_of, configs, seeds, st.integers(0, 120), st.integers(0, 5))


def laid_out(moment: Moment, number: int) -> list[str]:
    """The pairs of a round as they lie on the table, in words."""
    laid = moment.laid.get(number) or [0, 0] * PAIRS
    pairs = zip(laid[0::2], laid[1::2], strict=True)
    return [COMPANIES[company] + forecast_text(forecast) if forecast else "?" for company, forecast in pairs]


@settings(max_examples=40, deadline=None)
@given(a_moment)
def test_an_export_is_true_and_comes_back_equal(moment: Moment) -> None:
    """With a word of the record for every `?`, it is the record; only pairs stand as they lie on the table."""
    text = redacted(moment.record, moment.observer)
    assert read_seen(text).text() == text
    answers = replace(read_seen(text), moments=()).text()
    shown = [line for line in answers.split("\n") if not line.startswith("seen-by")]
    for seen, true in zip(shown, write(moment.record).split("\n"), strict=True):
        words, known = seen.split(" "), true.split(" ")
        if words[0] == "pairs":
            known[2:] = laid_out(moment, int(words[1]) - 1)
        for word, fact in zip(words, known, strict=True):
            assert word in ("?", fact)


@settings(max_examples=40, deadline=None)
@given(a_moment)
def test_an_export_has_all_of_chance_that_the_observer_knows(moment: Moment) -> None:
    game, observer = moment.game, moment.observer
    view = game.view(observer)
    chance = read_seen(redacted(moment.record, observer)).chance
    assert chance["first"] == ((str(game.chance.first),),)
    seats = range(game.players)
    assert [word == "?" for word in chance["shares"][0]] == [moment.in_set_up or seat != observer for seat in seats]
    assert [word == "?" for word in chance["pairs"][game.round]] == [
        not view.pairs or view.pairs[2 * pair] < 0 for pair in range(PAIRS)
    ]
    assert "?" not in [word for row in chance["pairs"][: game.round] for word in row]
    for deck in [deck for deck in DECKS if deck in chance]:
        others = sum(len(deal.places) for deal in moment.deals if deal.deck == deck and deal.seat != observer)
        assert len([word for word in chance[deck][0] if word != "?"]) == moment.drawn[deck] - others
    if "dice" in chance:
        rolled = len([event for event in moment.told if isinstance(event, DiceRolled)])
        assert [set(row) == {"?"} for row in chance["dice"]] == [at >= rolled for at in range(game.figures.rounds)]


@settings(max_examples=40, deadline=None)
@given(a_moment)
def test_an_export_has_all_of_the_answers_that_the_observer_knows(moment: Moment) -> None:
    game, observer = moment.game, moment.observer
    seen = read_seen(redacted(moment.record, observer)).answers
    hidden = [said for said in seen if "?" in said.text.split()]
    assert observer not in [said.seat for said in hidden]
    by_family = {
        family: [said for said in hidden if said.text.startswith(family)] for family in ("investor", "discard")
    }
    assert len(by_family["investor"]) == len([card for card in game.picked if card >> 8 != observer])
    assert len(by_family["discard"]) == len([card for card in game.strategies_boxed if card >> 8 != observer])
    kept = [said for said in hidden if said.text.startswith("keep-")]
    assert {said.round for said in kept} <= {game.round}
    known = [game.pair_known[game.figures.pairs_of(said.seat)[0]] for said in kept]
    assert not [mask for mask in known if mask >> observer & 1]
    if not moment.events(PileTaken, game.round):
        down = [said for said in hidden if said.round == game.round and said.text.startswith("place")]
        assert len(down) == len([card for card in game.view(observer).pile_cards if kind_of(card) == UNKNOWN])


@settings(max_examples=25, deadline=None)
@given(a_moment)
def test_an_export_shows_every_moment_as_the_observer_saw_it(moment: Moment) -> None:
    """The view then, without what could be answered, and what was told to this observer; nothing else."""
    observer = moment.observer
    seen = read_seen(redacted(moment.record, observer))
    told = [Replay(moment.record).opening, *[each.events for each in moment.steps]]
    assert len(seen.moments) == len(moment.record.answers) + 1 == len(told)
    for number, (seen_moment, news) in enumerate(zip(seen.moments, told, strict=True)):
        view = replay(moment.record, number).view(observer)
        assert seen_moment.view.to_json() == view.to_json() | {"legal": None}
        assert seen_moment.events == tuple(event.to(1 << observer) for event in news if event.seen_by(observer))


@pytest.mark.parametrize("config", BASE, ids=name_of)
def test_who_takes_a_pile_has_seen_its_cards(config: Config) -> None:
    """R-DEM-8: what others placed face-down is open in the taker's export, and in nobody else's but the placer's."""
    whole = record_of(config, 17)
    stop = next(at for at in range(1, 200) if replay(whole, at).view().phase_name not in ("supply", "demand"))
    record = whole.up_to(stop)
    bids = {answer.args[0]: seat for seat, answer in seats_and_answers(record) if answer.name == "bid"}
    for observer in range(config.players + 1):
        seen = read_seen(redacted(record, observer))
        for said, (seat, answer) in zip(seen.answers, seats_and_answers(record), strict=True):
            down = answer.name == "place" and answer.args[1] == DOWN
            known = not down or observer in (seat, bids[answer.args[2]])
            assert (said.text == str(answer)) == known


def seats_and_answers(record: Record) -> list[tuple[int, Answer]]:
    seats = [replay(record, at).asked for at in range(len(record.answers))]
    return list(zip(seats, record.answers, strict=True))


@pytest.mark.parametrize("config", [Config(3), preset("epic", 3)], ids=name_of)
@pytest.mark.parametrize("observer", [0, 3])
def test_a_finished_game_has_no_secrets(config: Config, observer: int) -> None:
    record = record_of(config, 2)
    assert redacted(record, observer) == write(record)


@pytest.mark.parametrize("observer", [-1, 4])
def test_nobody_sees_nothing(observer: int) -> None:
    with pytest.raises(RecordError, match=f"there is no seat {observer}, and spectators are number 3"):
        redacted(record_of(Config(3), 2, 5), observer)
