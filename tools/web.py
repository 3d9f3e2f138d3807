"""Work on the browser's pages with the Node of `.venv`, so that none has to be installed.

python tools/web.py install    the pages' libraries, as the lock file has them
python tools/web.py types      web/src/lib/api.ts, from the server's OpenAPI document
python tools/web.py check      types, templates and accessibility of the sources
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import npm  # noqa: E402 - the build hook is no installed package

WEB = ROOT / "web"


def main() -> int:
    commands = {"install": install, "types": types, "check": check}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 2
    return commands[sys.argv[1]]()


def install() -> int:
    return npm(WEB, "ci", "--no-progress", "--loglevel=error").returncode


def types() -> int:
    """What has a default may be left out, in both directions, so defaults do not make a field certain."""
    document = subprocess.run([sys.executable, "-m", "stockpile.server.web.app"], stdout=subprocess.PIPE, check=True)
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(document.stdout)
        file.flush()
        wanted = ["--default-non-nullable=false", "--output", "src/lib/api.ts"]
        return npm(WEB, "exec", "--", "openapi-typescript", file.name, *wanted).returncode


def check() -> int:
    return npm(WEB, "run", "--silent", "check").returncode


if __name__ == "__main__":
    sys.exit(main())
