"""What pyproject.toml and the history say of the program, for all packages alike."""

from __future__ import annotations

import os
import subprocess
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ICON = ROOT / "assets" / "room" / "scales.svg"
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "package"
_NO_HISTORY = 1_700_000_000
"""The moment of a package that is built where there is no history."""


class Project(NamedTuple):
    """What packages say of the program."""

    version: str
    summary: str
    moment: int
    """Seconds since 1970 that files in packages carry, so that two builds are equal."""


def read_project() -> Project:
    """Read the settings, and the moment of the last change."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return Project(project["version"], project["description"], _moment())


def reproducibly(moment: int) -> dict[str, str]:
    """Return the environment in which two builds come out equal."""
    return {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(moment),
        "PYTHONHASHSEED": "1",
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }


def _moment() -> int:
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said.isdecimal():
        return int(said)
    try:
        found = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return _NO_HISTORY
    return int(found.stdout)
