"""Games by number, spread over a Ray cluster: a running one, or one of its own on this machine.

Ray is an extra. Nothing of it is loaded before it is asked for.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from secrets import token_hex
from socket import create_connection
from typing import Any, Final
from urllib.parse import urlsplit

from stockpile.lab.workers import AHEAD, Chunk, Pace, Report, Result, Work, play_chunk

# What must be in the environment before Ray is loaded: to report to nobody, and not to speak of graphics cards.
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
# A Ray of our own listens on the loopback only. Ray does so where this says that there are no clusters, and not when
# it is given 127.0.0.1 for an address: then it takes one that can be reached from outside.
ALONE: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "token"}
LOOPBACK: Final = "127.0.0.1"
ANSWERS_WITHIN: Final = 5.0  # seconds in which a cluster takes a connection
OBJECTS: Final = 100 << 20  # bytes for what is handed round; Ray itself would take a third of all memory


class NoRay(ImportError):
    """Ray is not installed."""


class NoCluster(ConnectionError):
    """The cluster that the environment names does not answer, or does not let us in."""

    def __init__(self, address: str) -> None:
        super().__init__(f"no Ray cluster answers and lets us in at {address}")
        self.address = address


def play_on_ray(work: Work[Result], numbers: Sequence[int], jobs: int, report: Report[Result]) -> None:
    """Play the games with these numbers as tasks of Ray and report them in whatever order they end.

    If the environment names a cluster (RAY_ADDRESS), all its processors play, and they need this package. Otherwise a
    Ray of our own is started on this machine, with this many jobs, and ended again.
    """
    ray = library()
    with _cluster(ray, jobs):
        play = ray.remote(num_cpus=1)(play_chunk)
        handed = ray.put(work)
        most = AHEAD * int(ray.cluster_resources()["CPU"])
        pace = Pace(numbers)
        running: list[Any] = []
        try:
            while True:
                while len(running) < most and (chunk := pace.next()):
                    running.append(play.remote(handed, chunk))
                if not running:
                    break
                done, running = ray.wait(running)
                _report(ray.get(done), pace, report)
        except KeyboardInterrupt:
            _report(ray.get(ray.wait(running, num_returns=len(running), timeout=0)[0]), pace, report)
            raise


def _report(chunks: list[Chunk], pace: Pace, report: Report[Result]) -> None:
    for chunk in chunks:
        pace.learn(chunk)
        report(chunk.results)


@contextmanager
def _cluster(ray: Any, jobs: int) -> Iterator[None]:
    """A connection to a cluster; when it ends, whatever is still being played there is given up."""
    try:
        _connect(ray, jobs)
        yield
    finally:
        ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    address = _address()
    if address:
        _knock(address)
    own = {"address": "local", "num_cpus": jobs, "include_dashboard": False, "object_store_memory": OBJECTS}
    chosen = {name: value for name, value in os.environ.items() if name.startswith("STOCKPILE_")}
    try:
        ray.init(
            **({"address": address} if address else own),
            log_to_driver=False,
            logging_level="error",
            runtime_env={"env_vars": chosen},
        )
    except ConnectionError:
        raise NoCluster(address or LOOPBACK) from None


def _knock(address: str) -> None:
    """Ray tries for minutes where nobody answers, and ends the program then. So we try first, for a moment.

    What is no host with a port (`auto`, for example) is left to Ray.
    """
    try:
        where = urlsplit(address if "://" in address else f"//{address}")
        if where.hostname and where.port is not None:
            create_connection((where.hostname, where.port), ANSWERS_WITHIN).close()
    except (OSError, ValueError):  # nobody there, or no port that there could be
        raise NoCluster(address) from None


def _address() -> str | None:
    """The cluster that the environment names."""
    return os.environ.get("RAY_ADDRESS") or None


def library() -> Any:
    """Load Ray, with the settings that must be there before.

    Clients of a Ray of our own need a token. It is new every time and stands in the environment of its processes only.
    To a cluster the user brings the token, as Ray's documentation says.
    """
    os.environ.update(QUIET)
    if _address() is None:
        os.environ.update(ALONE)
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise NoRay("Ray is not installed") from None
