"""What holds for all tests, wherever they run."""

import os

import pytest

# The tests and examples are written for English, whatever the machine speaks.
os.environ["LANGUAGE"] = "en"


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: many tests wait for a clock, a server or a browser."""
    return (os.cpu_count() or 1) + 1
