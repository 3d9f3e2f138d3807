"""The game in a sentence or two, and its turning points in words."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from stockpile.cli.report.coach.told import Told
from stockpile.display.names import listed
from stockpile.display.numbers import signed_percent
from stockpile.display.sentences import answer_in_words, sentence
from stockpile.i18n import say
from stockpile.lab.coach.model import SeatAnalysis, TurningPoint
from stockpile.records import Replay, hidden
from stockpile.rules import events
from stockpile.rules.events import Event

MOSTLY: Final = 2 / 3  # of a win: then that is what it is put down to

# The events that tell what chance decided, by kind; those that hide it are told of others' cards.
_DEALT: Final[dict[str, Callable[[Any], bool]]] = {
    "strategies": lambda event: isinstance(event, events.StrategiesDealt),
    "investors": lambda event: isinstance(event, events.InvestorsDealt),
    "shares": lambda event: isinstance(event, events.ShareDealt),
    "dice": lambda event: isinstance(event, events.DiceRolled),
    "pairs": lambda event: isinstance(event, events.PairDealt),
    "opening": lambda event: isinstance(event, events.CardPlaced) and event.seat is None,
    "hand": lambda event: isinstance(event, events.HandDealt),
    "commerce": lambda event: isinstance(event, events.CommerceDrawn),
}


def winners(told: Told) -> list[SeatAnalysis]:
    return [seat for seat in told.analysis.seats if seat.place == 1]


def headline(told: Told) -> str:
    """Who won, with how much."""
    won = winners(told)
    names = listed([told.seat(seat.seat) for seat in won])
    return say("coaching-headline", winners=names, count=len(won), money=won[0].money)


def story(told: Told) -> str:
    """What the win came from, and who played best."""
    won = winners(told)
    return " ".join([*([_cause(won[0])] if len(won) == 1 else []), *_best(told, won)])


def _best(told: Told, won: Sequence[SeatAnalysis]) -> list[str]:
    """Who played best, of those who decided for themselves."""
    best = max([seat for seat in told.analysis.seats if seat.is_graded], key=lambda seat: seat.grade, default=None)
    if best is None:
        return []
    key = "coaching-best-won" if best in won else "coaching-best"
    return [say(key, seat=told.seat(best.seat), grade=best.grade)]


def stand_ins(told: Told) -> list[str]:
    """For whom a bot answered, and what that means for the rest of the report."""
    played = [(seat, seat.stand_in) for seat in told.in_order() if seat.stand_in is not None]
    lines = [
        say(
            "standin-answers",
            seat=told.seat(seat.seat),
            answers=each.answers,
            rounds=each.last - each.first + 1,
            first=each.first + 1,
            last=each.last + 1,
        )
        for seat, each in played
    ]
    lines += [say("standin-all", seat=told.seat(seat.seat)) for seat, _ in played if not seat.is_graded]
    return [*lines, say("standin-not-judged")] if lines else []


def _cause(winner: SeatAnalysis) -> str:
    share = winner.luck.win / winner.result.win if winner.result.win > 0 else 0.5
    kind = "luck" if share >= MOSTLY else "skill" if share <= 1 - MOSTLY else "both"
    return say(
        f"coaching-won-by-{kind}",
        luck=signed_percent(winner.luck.win),
        skill=signed_percent(winner.skill.win),
        result=signed_percent(winner.result.win),
    )


def turns(told: Told) -> list[tuple[TurningPoint, str]]:
    """Each turning point with what happened: who decided what, or what chance dealt."""
    if not told.analysis.turns:
        return []
    past = Replay(told.record)
    happened: list[tuple[Event, ...]] = [past.opening, *[played.events for played in past]]
    return [(turn, f"{_when(turn)} {_turn(told, turn, happened[turn.number])}") for turn in told.analysis.turns]


def _when(turn: TurningPoint) -> str:
    return say("coaching-turn-set-up") if turn.round < 0 else say("coaching-turn-round", round=turn.round + 1)


def _turn(told: Told, turn: TurningPoint, happened: Iterable[Event]) -> str:
    if turn.by is not None:
        answer = answer_in_words(told.names, told.record.answers[turn.number - 1])
        return say("standin-turn" if turn.stand_in else "coaching-turn-decided", seat=told.seat(turn.by), answer=answer)
    return " ".join([say("coaching-turn-chance", what=say(f"coach-chance-{turn.kind}")), *_dealt(told, turn, happened)])


def _dealt(told: Told, turn: TurningPoint, happened: Iterable[Event]) -> list[str]:
    """What came, as the log tells it; the lot is told by no event of its own."""
    if turn.kind not in _DEALT:
        return [say("coaching-turn-begins", seat=told.seat(told.record.chance.first))]
    return [sentence(told.names, event) for event in happened if _DEALT[turn.kind](event) and not hidden(event)]
