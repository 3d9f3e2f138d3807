"""The page with the texts of the cards that are in play."""

from stockpile.cli.terminal.asking.questions import investor_line, strategy_line
from stockpile.envs.drawing.names import Names
from stockpile.i18n import say
from stockpile.rules.view import View


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
