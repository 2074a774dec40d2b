"""A screen of its own with a window manager, for tests that need a real window."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
_ATTEMPTS = 5
_PATIENCE_S = 60


class RealScreen:
    """An X server; it hears the keys that are pressed on it."""

    def __init__(self, display: str) -> None:
        self.display = display

    @property
    def environment(self) -> Mapping[str, str]:
        """Variables under which a program opens its windows here."""
        kept = {k: v for k, v in os.environ.items() if k != "QT_QPA_PLATFORM"}
        return kept | {"DISPLAY": self.display, "REAL_WINDOW": "1", "LANG": "C.UTF-8"}

    def press(self, *keys: str) -> None:
        """Press keys, named as xdotool does, where the keyboard is."""
        self._xdotool("key", "--delay", "60", *keys)

    def type(self, text: str) -> None:
        """Type letters where the keyboard is."""
        self._xdotool("type", "--delay", "40", text)

    def wait_for_window(self, name: str) -> None:
        """Wait until a window of a name is on the screen, and give it the keyboard.

        A search breaks off where a window that it looks at goes just then.
        """
        for attempts_left in reversed(range(_ATTEMPTS)):
            try:
                found = self._xdotool(
                    "search", "--sync", "--onlyvisible", "--name", name
                )
                break
            except subprocess.CalledProcessError:
                if not attempts_left:
                    raise
        self._xdotool("windowactivate", "--sync", found.split()[-1])

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=dict(self.environment), capture_output=True,
            text=True, check=True, timeout=_PATIENCE_S,
        )  # fmt: skip
        return done.stdout


@contextmanager
def real_screen(size: str = "1440x900x24") -> Iterator[RealScreen]:
    """Start a screen, and end it with everything on it."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-noreset"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=(writing,), stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            screen = RealScreen(f":{said.readline().strip()}")
        manager = subprocess.Popen(
            ["openbox"], env=dict(screen.environment), stderr=subprocess.DEVNULL
        )
        try:
            yield screen
        finally:
            manager.terminate()
            manager.wait(_PATIENCE_S)
    finally:
        server.terminate()
        server.wait(_PATIENCE_S)
