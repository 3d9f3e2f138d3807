"""What Typer says by itself, in the language of this terminal: the frame of `--help`, and what is wrong with a command.

Typer's own sentences are English. Those that can happen here are found again by their form, or by what its library for
values calls the mistake, and said anew; one that nobody foresaw stays as it is.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from typer import Typer, TyperException
from typer.core import TyperCommand, TyperGroup

from stockpile.i18n import say

# Where the pages of help keep the words around ours.
FRAME: Final[Mapping[str, str]] = {
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "OPTIONS_PANEL_TITLE": "usage-options",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "REQUIRED_LONG_STRING": "usage-required",
}

# The forms of Typer's sentences. What stands in the gaps is handed on.
MISTAKES: Final[Mapping[str, str]] = {
    r"No such option: (?P<option>\S+)": "usage-no-option",
    r"No such option: (?P<option>\S+) \(Possible options: (?P<others>.*)\)": "usage-no-option-but",
    r"No such command ['\"](?P<name>.*)['\"]": "usage-no-command",
    r"No such command ['\"](?P<name>.*)['\"]\. Did you mean (?P<others>.*)\?": "usage-no-command-but",
    r"Missing argument (?P<name>.*)": "usage-no-argument",
    r"Missing option (?P<name>.*)": "usage-option-missing",
    r"Got unexpected extra argument\(s\) \((?P<words>.*)\)": "usage-extra",
    r"Option '(?P<option>.*)' requires an argument": "usage-value-missing",
    r"Option '(?P<option>.*)' does not take a value": "usage-value-extra",
    r"Invalid value for (?P<option>.*?): .* (?P<file>'.*') is not readable": "usage-unreadable",
}

# What is wrong with a value, by the kind that the library for values gives it, and the fact beside it.
VALUES: Final[Mapping[str, tuple[str, str]]] = {
    "int_parsing": ("usage-whole", ""),
    "int_from_float": ("usage-whole", ""),
    "int_parsing_size": ("usage-whole", ""),
    "float_parsing": ("usage-number", ""),
    "finite_number": ("usage-number", ""),
    "greater_than_equal": ("usage-least", "ge"),
    "less_than_equal": ("usage-most", "le"),
}


class Spoken(Typer):
    """An application whose help is in the language of this terminal."""

    def __init__(self, **settings: Any) -> None:
        options, command = say("usage-options-here"), say("usage-command-here")
        super().__init__(cls=_Group, options_metavar=options, subcommand_metavar=command, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=_Command, **settings)


class _Words:
    """What commands and groups say in help beside what they are told to."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('usage-usage')} ")

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say("usage-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils  # slow to load, and only help needs it

        from stockpile.display.console import WrappingConsole

        for name, key in FRAME.items():
            setattr(rich_utils, name, say(key))
        rich_utils.Console = WrappingConsole  # type: ignore[attr-defined]
        rich_utils.DEFAULT_STRING = f"[{say('usage-default')}: {{}}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]


class _Command(_Words, TyperCommand):
    pass


class _Group(_Words, TyperGroup):
    pass


def explained(error: TyperException) -> str:
    """What is wrong with the command line, and where help is."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "stockpile"
    return say("error-usage", reason=_reason(error), command=f"{command} --help")


def _reason(error: TyperException) -> str:
    message = error.format_message().strip().rstrip(".")
    return next(_said(error, message), message)


def _said(error: TyperException, message: str) -> Iterator[str]:
    for form, key in MISTAKES.items():
        found = re.fullmatch(form, message, re.DOTALL)
        if found:
            yield say(key, **found.groupdict())
    value = re.match("Invalid value for (.*?): ", message)
    wrong: list[Any] = getattr(error.__cause__, "errors", list)()
    if value and wrong and wrong[0]["type"] in VALUES:
        key, fact = VALUES[wrong[0]["type"]]
        facts = {"limit": wrong[0]["ctx"][fact]} if fact else {}
        yield say(key, option=value[1], given=str(wrong[0]["input"]), **facts)
