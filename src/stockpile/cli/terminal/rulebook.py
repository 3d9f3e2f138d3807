"""The rules in a terminal: a topic, a rule, a search, the round on one page; and the texts of the cards in play."""

from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stockpile.cli.terminal.questions import investor_line, strategy_line
from stockpile.display import signs
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.i18n.manual import SUMMARY, Manual
from stockpile.i18n.markdown import Section, as_markdown
from stockpile.rules.game import View


def show_topic(out: Console, rules: Manual, topic: str) -> bool:
    """What a number, a key or a title stands for; whether there is such a thing."""
    number = rules.number_of(topic)
    if number is not None:
        _print(out, [rules.rule(number)])
        return True
    section = rules.section_of(topic)
    if section is not None:
        _print(out, rules.below(section))
    return section is not None


def show_summary(out: Console, rules: Manual) -> None:
    """The round on one page."""
    show_topic(out, rules, SUMMARY)


def show_found(out: Console, rules: Manual, words: Sequence[str]) -> bool:
    """Every rule and paragraph with all of these words; whether there is any."""
    found = rules.found(words)
    _print(out, found)
    return bool(found)


def show_topics(out: Console, rules: Manual) -> None:
    """What can be asked for."""
    made = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for section in rules.sections:
        indent = "  " * (section.level - 1)
        made.add_row(
            Text(indent + section.title, signs.STRONG if section.level == 1 else ""), Text(section.key, signs.FAINT)
        )
    out.print(made)
    out.print()
    out.print(say("rules-how"), style=signs.FAINT)


def _print(out: Console, sections: Sequence[Section]) -> None:
    for section in sections:
        text = as_markdown([section], links=False)
        out.print(Padding(Markdown(text, hyperlinks=False), (0, 0, 1, 0)))


def cards_page(view: View, names: Names) -> str:
    """Every investor at the table with the ability, and the observer's strategy cards with what they do."""
    lines = []
    for seat in range(view.players):
        for number in view.investors[2 * seat : 2 * seat + 2]:
            if number >= 0:
                lines.append(say("line-seat", seat=names.seat(seat), line=investor_line(names, number)))
    lines += [strategy_line(names, number) for number in sorted(set(view.strategies))]
    if view.strategies_boxed:
        lines.append(say("line-boxed", strategies=names.strategies(view.strategies_boxed)))
    if view.strategies_played:
        lines.append(say("line-spent", strategies=names.strategies(view.strategies_played)))
    return "\n".join(lines) or say("line-no-cards")
