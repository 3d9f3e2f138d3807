"""Chromium, and a server for it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from hatch_build import node_and_npm
from tests.support.packages import do_without, found_or_installed
from tests.support.running import serving
from tests.support.server_process import SEED, RestartableServer

# The shell has no window at all and needs a third less of the processor; Playwright takes it for its own tests too.
PACKAGES = ("chromium-headless-shell", "chromium")  # Debian has both, Ubuntu only the second
NAMES = (*PACKAGES, "chromium-browser", "google-chrome")
MISSING = "The browser tests need Chromium: apt-get install chromium-headless-shell (or chromium)"
# Of what a window has around the page: the pages of its own that Chromium loads for the address line of every window,
# though nobody sees it. They take longer than ours.
UNSEEN = "WebUIOmniboxPopup WebUIOmniboxAimPopup".split()
# Only the last list of such features counts, so what Playwright leaves out has to stand in ours again.
LEFT_OUT = (
    "AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose "
    "HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying "
    "OptimizationHints PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning"
).split()
# No window, no sandbox (tests run as root in containers), and no talk with anybody but our server.
FLAGS = [
    *"--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking".split(),
    *"--disable-component-update --disable-sync --disable-quic".split(),
    f"--disable-features={','.join([*UNSEEN, *LEFT_OUT])}",
]
WEB = Path(__file__).resolve().parents[2] / "web"
DERIVATION = ("checking", "deriving", "hashes")  # of web/src/deal

PATIENCE = 90_000  # milliseconds for anything to happen, on a busy machine too
expect.set_options(timeout=PATIENCE)
NewPage = Callable[..., Page]


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For as long as its tests go on, and no longer: while Playwright is there, nobody else can have an event loop."""
    path = found_or_installed(find_chromium, *PACKAGES) or do_without(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RestartableServer]:
    server = RestartableServer(tmp_path_factory.mktemp("house"))
    yield server
    if server.is_up:
        server.stop()


@pytest.fixture
def house(one_house: RestartableServer) -> RestartableServer:
    """A server in a process of its own, for tests that end it and start it again. It takes seconds to start."""
    if not one_house.is_up:  # a test failed meanwhile
        one_house.start()
    return one_house


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the server is: in this process, which is there at once, unless the test has to do with the house itself."""
    if "house" in request.fixturenames:
        yield request.getfixturevalue("house").address
        return
    with serving(tmp_path, seed=SEED) as address:
        yield f"http://{address}"


@pytest.fixture
def new_page(chromium: Browser, address: str) -> Iterator[NewPage]:
    """Opens a page as another guest would; whatever a page complains of fails the test."""
    complaints: list[str] = []
    contexts = []

    def open_page(width: int = 1440, height: int = 900, refused: bool = False, **options: Any) -> Page:
        # Without the worker for when the server is away: it would fetch itself at any time, also from a server that is.
        usual = {"reduced_motion": "reduce", "base_url": address, "service_workers": "block"}
        settings: dict[str, Any] = usual | options
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: hear(line, refused))
        return page

    def hear(line: ConsoleMessage, refused: bool) -> None:
        """Chromium complains of every refusal of the server, also of one that a test is about (`refused`)."""
        if is_complaint(line.text, line.type) and not (refused and "responded with a status of" in line.text):
            complaints.append(line.text)

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def derivation(chromium: Browser, tmp_path: Path) -> Iterator[Page]:
    """An empty page that has the page's own sources of the derivation as `deal`."""
    entry, made = tmp_path / "entry.ts", tmp_path / "deal.js"
    entry.write_text("".join(f'export * from "{WEB / "src/deal" / part}.ts";\n' for part in DERIVATION))
    program = [str(node_and_npm()[0]), "node_modules/rolldown/bin/cli.mjs", "--format", "iife", "--name", "deal"]
    subprocess.run(
        [*program, "--file", str(made), str(entry)], cwd=WEB, check=True, stdout=subprocess.DEVNULL, timeout=300
    )
    context = chromium.new_context()
    page = context.new_page()
    page.add_script_tag(path=made)
    yield page
    context.close()


def is_complaint(text: str, kind: str) -> bool:
    """A connection that breaks off when a server is killed is part of the game, and so is the worker we left out."""
    cut_off = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING")
    borne = (*cut_off, "WebSocket connection", "blocked by Playwright")
    return kind in ("error", "warning") and not any(each in text for each in borne)
