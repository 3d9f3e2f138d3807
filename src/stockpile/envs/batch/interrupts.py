"""Ctrl-C in the middle of something that must not be done by halves."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes when this is done.

    Python answers it in the main thread alone, whichever thread got it: so another answer for a while is enough.

    >>> try:
    ...     with interrupts_wait():
    ...         signal.raise_signal(signal.SIGINT)
    ...         print("all of it is done")
    ... except KeyboardInterrupt:
    ...     print("and then it comes")
    all of it is done
    and then it comes
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is None:
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)
