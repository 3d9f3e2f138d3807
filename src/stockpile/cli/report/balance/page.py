"""The page as a whole: in short, contents, a section for each part, and how it was measured."""

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from stockpile.cli.report.balance.cards import held, played, purchases
from stockpile.cli.report.balance.investors import investors, money, seats
from stockpile.cli.report.balance.layout import BalanceNames, ReportSection, prose
from stockpile.cli.report.balance.modules import luck, modules
from stockpile.cli.report.markup import document, foot, tag
from stockpile.i18n import say
from stockpile.lab.balance import Balance
from stockpile.lab.balance.survey import SurveyResult

SECTIONS: Final[dict[str, Callable[[SurveyResult, BalanceNames], ReportSection]]] = {
    "seats": lambda surveyed, called: seats(surveyed),
    "investors": investors,
    "played": played,
    "held": held,
    "purchases": lambda surveyed, called: purchases(surveyed),
    "modules": lambda surveyed, called: modules(surveyed),
    "luck": lambda surveyed, called: luck(surveyed),
}


def balance_page(balance: Balance, command: str) -> str:
    """The whole document. It follows from the result alone, so it is the same whenever it is made."""
    found = [*sections(balance)]
    main = _short(found) + "".join(_shown(section) for section in found) + _method(balance)
    return document(say("balance-title"), _header(balance), main, foot(command), "balance.css")


def sections(balance: Balance) -> Iterator[ReportSection]:
    """Of all parts in which anything was seen."""
    called = BalanceNames(balance.plan.content)
    for name, made in SECTIONS.items():
        surveyed = balance.parts.get(name)
        if surveyed is not None and surveyed.rows:
            yield made(surveyed, called)
    evened = balance.evened
    if evened is not None and evened.before.rows:
        yield money(balance.plan.content, evened, called)


def _header(balance: Balance) -> str:
    deals = sum([surveyed.done for surveyed in balance.surveys])
    lines = [tag("p", escape(say("balance-lead-line", deals=deals, content=balance.plan.content.version)))]
    if balance.interrupted:
        lines.append(tag("p", escape(say("balance-interrupted")), class_="warn"))
    return tag("h1", escape(say("balance-heading"))) + "".join(lines)


def _short(sections: list[ReportSection]) -> str:
    """What was found in a sentence each, and where the rest of it stands."""
    items = [
        tag("li", tag("a", escape(section.title), href=f"#{section.key}") + " " + escape(section.summary))
        for section in sections
    ]
    method = tag("li", tag("a", escape(say("balance-method")), href="#method"))
    title = tag("h2", escape(say("balance-short")), id="short")
    return tag("nav", title + tag("ul", "".join(items) + method), class_="short", aria_labelledby="short")


def _shown(section: ReportSection) -> str:
    title = tag("h2", escape(section.title), id=section.key)
    verdict = tag("p", escape(section.summary), class_="verdict")
    return tag("section", title + verdict + section.body, aria_labelledby=section.key)


def _method(balance: Balance) -> str:
    """How it was measured, and what it does not say."""
    title = tag("h2", escape(say("balance-method")), id="method")
    texts = [say(f"balance-method-{what}") for what in ("deals", "interval", "worth", "not")]
    played_by = [
        tag(
            "li",
            escape(
                say(
                    "balance-played-by",
                    part=each.survey.part.name,
                    deals=each.done,
                    bot=each.survey.part.by or each.survey.bot,
                )
            ),
        )
        for each in balance.surveys
    ]
    return tag("section", title + prose(*texts) + tag("ul", "".join(played_by)), aria_labelledby="method")
