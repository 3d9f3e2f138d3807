"""`stockpile bots`: the bots to play against, and their styles."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stockpile.bots import BOTS
from stockpile.bots.plugins import installed, package_of
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.i18n import say
from stockpile.lab.players import PLAYERS


def list_bots() -> None:
    """A line for each. Nothing of other packages is loaded for it; what is wrong with their names is said."""
    out = stdout_console()
    styles = dict.fromkeys(style for kind in BOTS.values() for style in kind.styles)
    _print(out, "", [(name, say(f"bot-{name}-why")) for name in BOTS])
    _print(out, say("bots-styles"), [(style, say(f"style-{style}-why")) for style in styles])
    found = installed()
    others = [(name, say("bots-of", package=package_of(entry))) for name, entry in found.bots.items()]
    _print(out, say("bots-others"), others)
    _print(out, say("bots-lab"), [(name, say(f"bot-{name}-why")) for name in PLAYERS if name not in BOTS])
    out.print(say("bots-how"), style=signs.FAINT)
    for message in found.refused:
        out.print(say(message), style=signs.BAD, soft_wrap=True)


def _print(out: Console, title: str, rows: Iterable[tuple[str, str]]) -> None:
    """Names and what there is to say of them; without any, no title either."""
    made = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for name, words in rows:
        made.add_row(Text(name, signs.STRONG), words)
    if made.row_count:
        if title:
            out.print(title, style=signs.STRONG)
        out.print(made)
        out.print()
