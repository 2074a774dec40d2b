"""Which Debian packages bring the system libraries that a folder needs."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from quizapp.gui.window_libraries import ANY_QT, REAL_WINDOW

_NEEDED = re.compile(r"\(NEEDED\)\s+Shared library: \[(.+)\]")
_WANTED = re.compile(r"Name: GLIBC_([\d.]+)")
_LISTED = re.compile(r"^\s*(\S+) \(.*\) => (\S+)$", re.MULTILINE)


def debian_packages(libraries: Iterable[Path]) -> tuple[str, ...]:
    """List the packages: those of all libraries needed, and those of a real window."""
    inside = {path.name for path in libraries}
    needed = _needed_by(libraries) - inside
    places = dict(_LISTED.findall(_run("ldconfig", "-p")))
    known = [places[name] for name in sorted(needed) if name in places]
    owners = {_owner(place) for place in known}
    window = {library.package for library in ANY_QT + REAL_WINDOW}
    versions = _run("readelf", "--version-info", *map(str, libraries))
    names = (owners | window) - {""}
    return tuple(with_version(name, versions) for name in sorted(names))


def with_version(package: str, versions: str) -> str:
    """Say from which version on the C library will do; of others any does.

    >>> with_version("libc6", "Name: GLIBC_2.4  Flags\\n Name: GLIBC_2.35  Flags")
    'libc6 (>= 2.35)'
    >>> with_version("libssl3", "Name: GLIBC_2.4")
    'libssl3'
    """
    wanted = [tuple(map(int, each.split("."))) for each in _WANTED.findall(versions)]
    if package != "libc6" or not wanted:
        return package
    return f"libc6 (>= {'.'.join(map(str, max(wanted)))})"


def _needed_by(libraries: Iterable[Path]) -> set[str]:
    said = _run("readelf", "--dynamic", *map(str, libraries))
    return set(_NEEDED.findall(said))


def _owner(place: str) -> str:
    """Name the package of a file; merged folders make it stand under either name."""
    whole = str(Path(place).resolve())
    for name in (whole, whole.removeprefix("/usr"), place):
        found = _run("dpkg-query", "--search", name).partition(":")[0]
        if found:
            return found
    return ""


def _run(*command: str) -> str:
    environment = {"LC_ALL": "C", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout
