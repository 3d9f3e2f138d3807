"""The command line: its commands, and what Typer itself says, in the language of the terminal.

A command's module is imported only when the command is used, so that `stockpile --help` is quick.

Typer's own sentences are English. Those that can happen here are recognised by their form, or by what its library for
values calls the mistake, and said in the terminal's language. A sentence that nobody foresaw stays as it is.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import wraps
from importlib import import_module
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, Final, get_type_hints

from typer import Context, Exit, Option, Typer, TyperException, echo
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from stockpile.i18n import say

# Where each command is: a function in a module of stockpile.cli.commands. Its help is the message "command-<name>".
COMMANDS: Final[Mapping[str, str]] = {
    "play": "play.play",
    "watch": "watch.watch_game",
    "rules": "rules.show_rules",
    "bots": "bots.list_bots",
    "simulate": "simulate.simulate_games",
    "tournament": "tournament.hold_tournament",
    "replay": "replay.replay_game",
    "verify": "verify.verify_deal",
    "bench": "bench.bench",
    "serve": "serve.serve",
    "house": "house.watch_servers",
    "backup": "database.make_backup",
    "move-database": "database.move_database",
}
LAB_COMMANDS: Final[Mapping[str, str]] = {
    "fit": "fit.fit_weights",
    "balance": "balance.report_balance",
    "coach": "coach.coach",
    "study": "study.study",
    "puzzles": "puzzles.find_puzzles",
}

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


class _TranslatedHelp:
    """A command or group whose page of help is in the language of the terminal."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]  # of the command beside it
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('usage-usage')} ")

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]  # the same
        if option is not None:
            option.help = say("usage-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils  # slow to load, and only help needs it

        from stockpile.display.console import WrappingConsole

        for name, key in FRAME.items():
            setattr(rich_utils, name, say(key))
        rich_utils.Console = WrappingConsole  # type: ignore[attr-defined]  # it only imports it
        rich_utils.DEFAULT_STRING = f"[{say('usage-default')}: {{}}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]  # of the command beside it


class _Group(_TranslatedHelp, TyperGroup):
    pass


class _Command(_TranslatedHelp, TyperCommand):
    pass


class _LazyCommand(_Command):
    """A command that is not imported yet. Its callback imports the function; options and arguments are read then."""

    _loaded = False

    def make_context(self, *args: Any, **settings: Any) -> Any:
        if not self._loaded and self.callback is not None:
            self._loaded = True
            found = _group()
            found.command(cls=_Command)(spread_options(self.callback()))
            command = get_command(found)
            self.params, self.callback = command.params, command.callback
        return super().make_context(*args, **settings)


def spread_options(function: Callable[..., Any]) -> Callable[..., None]:
    """A function of which Typer sees every option: a parameter whose type is a dataclass stands for its fields."""
    types = get_type_hints(function, include_extras=True)
    own = signature(function).parameters
    shared = {name: types[name] for name in own if is_dataclass(types[name])}

    @wraps(function)
    def run(**given: Any) -> None:
        for name, options in shared.items():
            given[name] = options(**{field.name: given.pop(field.name) for field in fields(options)})
        function(**given)

    parameters: list[Parameter] = []
    for name, parameter in own.items():
        if name in shared:
            parameters += _of_fields(shared[name])
        else:
            parameters.append(parameter.replace(annotation=types[name], kind=Parameter.KEYWORD_ONLY))
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # functions may have one
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def _of_fields(options: type) -> list[Parameter]:
    types = get_type_hints(options, include_extras=True)
    kind = Parameter.KEYWORD_ONLY
    return [Parameter(each.name, kind, default=each.default, annotation=types[each.name]) for each in fields(options)]


def _group(**settings: Any) -> Typer:
    options, command = say("usage-options-here"), say("usage-command-here")
    return Typer(cls=_Group, options_metavar=options, subcommand_metavar=command, add_completion=False, **settings)


def _add_commands(group: Typer, commands: Mapping[str, str]) -> None:
    for name, place in commands.items():
        group.command(name, cls=_LazyCommand, help=say(f"command-{name}"))(_importer(place))


def _importer(place: str) -> Callable[[], Callable[..., Any]]:
    def import_command() -> Callable[..., Any]:
        module, _, function = place.partition(".")
        found: Callable[..., Any] = getattr(import_module(f"stockpile.cli.commands.{module}"), function)
        return found

    return import_command


def _print_version(wanted: bool) -> None:
    if wanted:
        from stockpile import __version__

        echo(say("cli-version", version=__version__))
        raise Exit


app = _group(
    name="stockpile",
    help=say("command-stockpile"),
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
lab = _group(help=say("command-lab"))
_add_commands(app, COMMANDS)
_add_commands(lab, LAB_COMMANDS)
app.add_typer(lab, name="lab")

Version = Annotated[bool, Option("--version", help=say("option-version"), callback=_print_version, is_eager=True)]


@app.callback(invoke_without_command=True)
def stockpile(context: Context, version: Version = False) -> None:
    if context.invoked_subcommand is None:
        echo(context.get_help())


@lab.callback(invoke_without_command=True)
def laboratory(context: Context) -> None:
    if context.invoked_subcommand is None:
        echo(context.get_help())


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
