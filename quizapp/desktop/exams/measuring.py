"""Measuring before an exam: whether the disk takes what it is given, and the power."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from quizapp.app import system_clock, system_random_bytes
from quizapp.presenters.sitting.measured import Measured, Power

_TRIED_BYTES = 4096
_SUPPLIES = Path("/sys/class/power_supply")
"""Where Linux tells of batteries and mains; elsewhere nobody is asked."""


def measure(folder: Path) -> Measured:
    """Try the disk on which sittings are kept, and look at clock and power."""
    fault, free = "", 0
    try:
        _try_disk(folder)
        free = shutil.disk_usage(folder).free
    except OSError as error:
        fault = error.strerror or str(error)
    return Measured(
        store_fault=fault,
        free_bytes=free,
        wall=system_clock(),
        power=read_power(_SUPPLIES),
    )


def read_power(supplies: Path) -> Power | None:
    """Read what the computer runs on; None where it does not tell."""
    mains, batteries = [], []
    for supply in sorted(supplies.glob("*")):
        kind = _read(supply / "type")
        if kind in ("Mains", "USB"):
            mains.append(_read(supply / "online") == "1")
        elif kind == "Battery" and _read(supply / "scope") != "Device":
            batteries.append(supply)
    if not mains and not batteries:
        return None
    percent = None
    if batteries:
        said = _read(batteries[0] / "capacity")
        percent = int(said) if said.isdigit() else None
    charging = any(_read(each / "status") == "Charging" for each in batteries)
    return Power(any(mains) or charging or not batteries, percent)


def _try_disk(folder: Path) -> None:
    """Write a file, flush it to the disk, read it back, and take it away.

    :raises OSError: if any of that fails.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path, data = folder / f".tried-{os.getpid()}", system_random_bytes(_TRIED_BYTES)
    try:
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.read_bytes() != data:
            raise OSError("what was written is not what is read")
    finally:
        with contextlib.suppress(OSError):
            path.unlink()


def _read(path: Path) -> str:
    try:
        return path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""
