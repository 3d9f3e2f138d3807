"""`stockpile verify`: whether the cards of a recorded game are those that its deal gives."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from typer import Argument, Exit, Option

from stockpile.cli.options import ContentFolder
from stockpile.cli.problem import file_problem
from stockpile.cli.terminal.seats import full_names
from stockpile.content import load
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.records import load as load_record
from stockpile.records.fairdeal import DealFault, KeptDeal, KeptError, Verdict, judged, read_kept
from stockpile.records.fairdeal.checking import VERSION

FAILED: Final = 1
GOOD: Final = ("consistent", "proven")


def verify_deal(
    file: Annotated[Path, Argument(help=say("option-record"), metavar="FILE", show_default=False)],
    kept: Annotated[Path | None, Option("--kept", help=say("option-kept"), metavar="FILE", show_default=False)] = None,
    content: ContentFolder = None,
) -> None:
    """Say what is found; what does not fit, or cannot be proven at all, is an error."""
    record = load_record(file, load(content))
    verdict = judged(record, _read(kept) if kept is not None else None)
    names, out = full_names(record), stdout_console()
    out.print(_headline(verdict, names, kept is not None), style=_style(verdict), soft_wrap=True)
    for line in (*_limit(verdict), *_faults(verdict, names), *_story(verdict, names)):
        out.print(f"  {line}", soft_wrap=True, highlight=False)
    if verdict.finding not in GOOD:
        raise Exit(FAILED)


def _read(file: Path) -> KeptDeal:
    try:
        return read_kept(file.read_text("utf-8"))
    except OSError as error:
        raise file_problem(error) from error
    except (KeptError, UnicodeDecodeError) as error:
        version = getattr(error, "version", None)
        if version is not None:
            raise UserError("error-kept-version", file=str(file), version=str(version), ours=VERSION) from error
        raise UserError("error-kept", file=str(file)) from error


def _style(verdict: Verdict) -> str:
    return signs.GOOD if verdict.finding in GOOD else signs.BAD


def _headline(verdict: Verdict, names: list[str], compared: bool) -> str:
    if verdict.finding == "proven":
        return say("verify-proven", seats=", ".join(names[seat] for seat in verdict.own))
    if verdict.finding == "consistent":
        return say("verify-consistent-kept" if compared else "verify-consistent")
    if verdict.finding == "broken":
        return say("verify-broken", count=len(verdict.faults))
    return say("verify-none")


def _limit(verdict: Verdict) -> Iterator[str]:
    """What even a deal that fits does not show: the server sees every share before it deals."""
    if verdict.transcript is None or verdict.finding not in GOOD:
        return
    if verdict.finding == "proven":
        yield say("verify-limit-proven", count=verdict.transcript.sealed, deals=2**verdict.transcript.sealed)
    else:
        yield say("verify-limit-consistent")


def _faults(verdict: Verdict, names: list[str]) -> Iterator[str]:
    for fault in verdict.faults:
        yield _card_fault(fault) if fault.kind == "cards" else say(f"verify-fault-{fault.kind}", **_named(fault, names))


def _card_fault(fault: DealFault) -> str:
    facts = {name: value for name, value in fault.facts.items() if name not in ("part", "round")}
    deck = say(f"verify-deck-{fault.facts['part']}")
    if fault.facts["round"]:
        return say("verify-fault-cards-round", deck=deck, round=fault.facts["round"], **facts)
    return say("verify-fault-cards", deck=deck, **facts)


def _named(fault: DealFault, names: list[str]) -> dict[str, str | int]:
    """The facts of a fault, with the seat by its name, if there is one of that number."""
    seat = fault.facts.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        return fault.facts
    return fault.facts | {"seat": names[seat]}


def _story(verdict: Verdict, names: list[str]) -> Iterator[str]:
    """Who took part, and whether it was the first deal of the table."""
    transcript = verdict.transcript
    if transcript is None:
        return
    if transcript.statement.start:
        yield say("verify-earlier", count=transcript.statement.start)
    for part in transcript.parts:
        yield say(f"verify-seat-{part.state}", seat=names[part.seat])
