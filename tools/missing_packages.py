"""Prints the Debian packages that running or testing the program still needs.

It looks for the libraries and commands themselves, not for package names, so
it takes milliseconds and holds on any distribution. The interpreter may be
bare: nothing but the standard library is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import which

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.dont_write_bytecode = True

from quizapp.gui.window_libraries import (  # noqa: E402
    ANY_QT,
    REAL_WINDOW,
    missing_libraries,
)

TEST_COMMANDS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "import": "imagemagick",
    "chromium": "chromium",
    "chromedriver": "chromium-driver",
}
"""What the tests in a real window or a browser start, and the package of each."""


def missing_packages(work: str) -> Iterator[str]:
    """Yield what this machine lacks for `program` or for `tests`."""
    if find_spec("ensurepip") is None:
        yield f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not sys.platform.startswith("linux"):
        return
    for library in missing_libraries(ANY_QT + REAL_WINDOW):
        yield library.package
    if work == "tests":
        for command, package in TEST_COMMANDS.items():
            if which(command) is None:
                yield package


if __name__ == "__main__":
    print(" ".join(dict.fromkeys(missing_packages(sys.argv[1]))))
