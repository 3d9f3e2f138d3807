"""The one command, `stockpile`."""

import sys


def main() -> None:
    """Run the command line. What the user can put right is one line on standard error, never a traceback."""
    from io import TextIOWrapper

    from typer import TyperException

    from stockpile.cli.app import app, explained
    from stockpile.cli.problem import in_one_line

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # signs that the terminal's encoding lacks become question marks
    try:
        code = app(prog_name="stockpile", standalone_mode=False)
    except TyperException as error:
        code = error.exit_code
        print(explained(error), file=sys.stderr)
    except Exception as error:
        line = in_one_line(error)
        if line is None:
            raise
        code = 2
        print(line, file=sys.stderr)
    sys.exit(code)
