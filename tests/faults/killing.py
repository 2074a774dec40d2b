"""Killing: work in a process of its own, ended by SIGKILL at any moment."""

from __future__ import annotations

import os
import select
import signal
import traceback
from collections.abc import Callable
from typing import NamedTuple, NoReturn

Say = Callable[[str], None]
"""Tells the process that watches what is acknowledged from now on."""

Work = Callable[[Say], None]

FAILED = "failed: "


class Killed(NamedTuple):
    """What a process had said before it was killed."""

    said: tuple[str, ...]
    failure: str
    """How the work failed by itself, if it did."""


class Worker:
    """A copy of this process that does one thing until it is killed.

    It is forked, not started: what the work needs is imported already, so that a kill
    meets the work and not the start of Python. Fork from a process without threads.
    """

    def __init__(self, work: Work) -> None:
        self._reader, writer = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self._reader)
            _work_until_killed(work, writer)
        os.close(writer)
        self._end = os.pidfd_open(self.pid)
        self._heard = b""

    def hear(self) -> str:
        """Wait for the next line; nothing where the process has ended."""
        while b"\n" not in self._heard:
            more = os.read(self._reader, 65_536)
            if not more:
                return ""
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode()

    def wait(self, seconds: float) -> None:
        """Let the process work for so long, or until it has ended."""
        select.select([self._end], [], [], seconds)

    def kill_when_it_says(self, last: str, said: tuple[str, ...] = ()) -> Killed:
        """Let the process work until it says something, or ends."""
        lines = list(said)
        while lines[-1:] not in ([last], [""]):
            lines.append(self.hear())
        return self.kill(tuple(line for line in lines if line))

    def kill(self, said: tuple[str, ...] = ()) -> Killed:
        """Kill the process; give what was said and what it says besides."""
        signal.pidfd_send_signal(self._end, signal.SIGKILL)
        while more := os.read(self._reader, 65_536):
            self._heard += more
        os.close(self._reader)
        os.close(self._end)
        os.waitpid(self.pid, 0)
        # A line that was cut off was not said.
        lines = (*said, *self._heard.decode().split("\n")[:-1])
        failures = [line for line in lines if line.startswith(FAILED)]
        whole = tuple(line for line in lines if line and line not in failures)
        return Killed(whole, "".join(failures))


def kill_at_work(work: Work, seconds: float) -> Killed:
    """Kill some work after so many seconds from its first sign of life."""
    worker = Worker(lambda say: _begin(work, say))
    begun = worker.hear()
    if begun == "begun":
        worker.wait(seconds)
        return worker.kill()
    return worker.kill((begun,))


def _begin(work: Work, say: Say) -> None:
    say("begun")
    work(say)


def _work_until_killed(work: Work, writer: int) -> NoReturn:
    def say(line: str) -> None:
        os.write(writer, f"{line}\n".encode())

    try:
        work(say)
        while True:
            signal.pause()
    except BaseException:
        say(FAILED + " | ".join(traceback.format_exc().splitlines()[-3:]))
    finally:
        os._exit(1)
