"""How long the window takes to appear, beside the smallest window that Qt can show."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from msgspec import Struct

from tests.bench.disk_cache import drop_from_cache

ROOT = Path(__file__).resolve().parents[2]
COLD_STARTS = 3
PATIENCE_S = 60
"""After this long a start counts as failed."""


class StartUp(Struct, frozen=True):
    """Seconds from the start of the process to the first painted window."""

    first_paint_s: float | None
    smallest_window_s: float
    first_paint_first_run_s: float | None
    """The first start, once: on an empty data folder, perhaps with cold caches."""
    cold_first_paint_s: float | None
    """With nothing of Python, Qt and the program in the disk cache."""
    cold_smallest_window_s: float | None
    cold_reason: str
    """Why there are no cold figures, or nothing."""
    starts: int
    """How many starts of each kind the medians are of."""
    reason: str | None = None


def measure_start_up(rounds: int) -> StartUp:
    """Start both programs in turn, so that a busy machine hits both alike."""
    with tempfile.TemporaryDirectory() as data_folder:
        _start("smallest", data_folder)  # fills the file cache with Qt
        ours: list[float] = []
        smallest: list[float] = []
        first_run, reason = _try_start(data_folder)
        for _ in range(rounds):
            smallest.append(_start("smallest", data_folder))
            if not reason:
                ours.append(_start("quizapp", data_folder))
        cold = ([], [], "") if reason else _measure_cold(data_folder)
    return StartUp(
        first_paint_s=median(ours) if ours else None,
        smallest_window_s=median(smallest),
        first_paint_first_run_s=first_run,
        cold_first_paint_s=median(cold[0]) if cold[0] else None,
        cold_smallest_window_s=median(cold[1]) if cold[1] else None,
        cold_reason=cold[2],
        starts=rounds,
        reason=reason,
    )


def _measure_cold(data_folder: str) -> tuple[list[float], list[float], str]:
    ours: list[float] = []
    smallest: list[float] = []
    for program, times in (("smallest", smallest), ("quizapp", ours)) * COLD_STARTS:
        if why_not := drop_from_cache():
            return [], [], why_not
        times.append(_start(program, data_folder))
    return ours, smallest, ""


def _try_start(data_folder: str) -> tuple[float | None, str | None]:
    try:
        return _start("quizapp", data_folder), None
    except RuntimeError as error:
        return None, str(error)


def _start(program: str, data_folder: str) -> float:
    arguments = [] if program == "smallest" else ["--data", data_folder]
    command = [sys.executable, "-m", "tests.bench.first_paint"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": data_folder}
    started_ns = time.monotonic_ns()
    try:
        process = subprocess.run(
            [*command, str(started_ns), program, *arguments],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{program} painted no window in {PATIENCE_S} s") from None
    return _read_report(program, process)


def _read_report(program: str, process: subprocess.CompletedProcess[str]) -> float:
    for line in process.stdout.splitlines():
        if line.startswith('{"first_paint_s"'):
            return float(json.loads(line)["first_paint_s"])
    last_words = (process.stderr.strip().splitlines() or ["no message"])[-1]
    raise RuntimeError(f"{program} painted no window: {last_words}")
