"""A process that works beside another one, and ends when the other one does."""

from __future__ import annotations

import os
import sys
import threading

_ENDED_WITH_IT = 1


def end_with_standard_input() -> None:
    """End this process as soon as its standard input is closed.

    Whoever started it holds the other end: even if it is killed, that end closes.
    Nothing is tidied up; what was being written is dropped as a whole.
    """
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    sys.stdin.buffer.read()
    os._exit(_ENDED_WITH_IT)
