"""What holds for all tests, wherever they run."""

import os
import signal
from importlib.util import find_spec

import pytest

# The tests and examples are written for English, whatever the machine speaks.
os.environ["LANGUAGE"] = "en"
# A shell lets what it starts in the background ignore Ctrl-C, and so would every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
# OpenSpiel has no wheel for some platforms, and nothing of ours for it can be imported there.
collect_ignore = [] if find_spec("pyspiel") else ["src/stockpile/envs/openspiel", "docs/research/openspiel.md"]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are processors: many tests wait for a clock, a server or a browser."""
    return (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1) + 2
