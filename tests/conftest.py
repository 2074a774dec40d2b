"""What every test stands on: no screen, no home folder, repeatable examples."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial

# Qt reads this once, when it is imported: nothing above may import it.
if "REAL_WINDOW" not in os.environ:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from tests.support.window_guard import guarded_window

settings.register_profile(
    "short", derandomize=True, database=None, deadline=None, max_examples=50
)
settings.register_profile(
    "long", derandomize=True, database=None, deadline=None, max_examples=1000
)
settings.load_profile("short")

_PATIENCE_MS = 60_000


@pytest.fixture(scope="session", autouse=True)
def no_home_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the program writes by default away from the user's own data."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            patch.setenv(name, str(home / name.lower()))
        yield


@pytest.fixture
def qtbot(qtbot: QtBot) -> Iterator[QtBot]:
    """Be patient: on a busy machine what is under way takes many times as long.

    No page may do long work on the thread of its window meanwhile.
    """
    qtbot.waitUntil = partial(qtbot.waitUntil, timeout=_PATIENCE_MS)
    with guarded_window():
        yield qtbot
