"""Which system libraries a window needs, looked for before Qt is loaded.

Only the standard library is imported here: the set-up tools read this file
with a bare interpreter, and the doctor reads it where Qt is absent.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple


class SystemLibrary(NamedTuple):
    """One shared library and the Debian package that brings it."""

    file_name: str
    package: str


ANY_QT = (
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0"),
    SystemLibrary("libGL.so.1", "libgl1"),
    SystemLibrary("libEGL.so.1", "libegl1"),
    SystemLibrary("libxkbcommon.so.0", "libxkbcommon0"),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1"),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3"),
)
"""Needed even where nothing is shown."""

REAL_WINDOW = (
    SystemLibrary("libxcb-cursor.so.0", "libxcb-cursor0"),
    SystemLibrary("libxcb-icccm.so.4", "libxcb-icccm4"),
    SystemLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    SystemLibrary("libxcb-shape.so.0", "libxcb-shape0"),
    SystemLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
"""Without any of these Qt ends the process instead of raising an error."""


def missing_libraries(
    wanted: Iterable[SystemLibrary],
    *,
    load: Callable[[str], object] | None = None,
) -> tuple[SystemLibrary, ...]:
    """List the libraries that cannot be loaded."""
    loads = load or _system_loader()
    return tuple(library for library in wanted if not _is_loadable(library, loads))


def missing_window_libraries(
    *,
    load: Callable[[str], object] | None = None,
    system: str = sys.platform,
    qt_platform: str | None = None,
) -> tuple[SystemLibrary, ...]:
    """List what this machine lacks for opening a window.

    Elsewhere than on Linux Qt brings all it needs. Without a screen
    (QT_QPA_PLATFORM=offscreen) the libraries of the X server are not asked for.
    """
    if not system.startswith("linux"):
        return ()
    wanted = ANY_QT + REAL_WINDOW if _shows_windows(qt_platform) else ANY_QT
    return missing_libraries(wanted, load=load)


def lacks_what_qt_does_not_miss(
    *,
    load: Callable[[str], object] | None = None,
    system: str = sys.platform,
    qt_platform: str | None = None,
) -> bool:
    """Say whether Qt can be loaded here and would end the process all the same.

    What is needed everywhere is found missing when Qt is loaded.
    """
    if not system.startswith("linux") or not _shows_windows(qt_platform):
        return False
    return bool(missing_libraries(REAL_WINDOW, load=load))


def lacks_display(
    *, system: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> bool:
    """Say whether a window would be shown by a server of which nothing is known.

    Qt ends the process then. Where another way of painting is asked for
    (QT_QPA_PLATFORM), and elsewhere than on Linux, no such server is needed.
    """
    if not system.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return False
    return not environment.get("DISPLAY") and not environment.get("WAYLAND_DISPLAY")


def install_command(missing: Iterable[SystemLibrary]) -> str:
    """Word the one command that brings the missing libraries."""
    packages = " ".join(dict.fromkeys(library.package for library in missing))
    return f"sudo apt-get install -y {packages}"


def _shows_windows(qt_platform: str | None) -> bool:
    if qt_platform is None:
        qt_platform = os.environ.get("QT_QPA_PLATFORM", "")
    return qt_platform.partition(":")[0] in ("", "xcb")


def _system_loader() -> Callable[[str], object]:
    from ctypes import CDLL  # the window opens sooner where nothing is looked for

    return CDLL


def _is_loadable(library: SystemLibrary, load: Callable[[str], object]) -> bool:
    try:
        load(library.file_name)
    except OSError:
        return False
    return True
