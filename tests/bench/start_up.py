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

from quizapp.storage.file.names import PAGE_NAME
from tests.bench.disk_cache import drop_from_cache
from tests.bench.learned_folder import make_learned_folder
from tests.bench.own_engine import NotAvailableError

ROOT = Path(__file__).resolve().parents[2]
COLD_STARTS = 3
HISTORY = 1_000
"""Answers of the learner whose start is measured."""
PATIENCE_S = 60
"""After this long a start counts as failed."""


class StartUp(Struct, frozen=True):
    """Seconds from the start of the process to the first painted window."""

    first_paint_s: float | None
    smallest_window_s: float
    first_paint_first_run_s: float | None
    """The first start, once: on an empty data folder, perhaps with cold caches."""
    numbers_s: float | None
    """To all numbers of the start page, confirmed."""
    numbers_read_s: float | None
    """The same where no start page is of use."""
    cold_first_paint_s: float | None
    """With nothing of Python, Qt and the program in the disk cache."""
    cold_numbers_s: float | None
    cold_smallest_window_s: float | None
    cold_reason: str
    """Why there are no cold figures, or nothing."""
    starts: int
    """How many starts of each kind the medians are of."""
    reason: str | None = None


def measure_start_up(rounds: int) -> StartUp:
    """Start the programs in turn, so that a busy machine hits all alike."""
    with tempfile.TemporaryDirectory() as fresh, tempfile.TemporaryDirectory() as used:
        _start("smallest", "window", fresh)  # fills the file cache with Qt
        first_run, reason = _try_start(fresh)
        reason = reason or _learn(Path(used))
        times: dict[str, list[float]] = {}
        for _ in range(rounds):
            _add(times, "smallest", _start("smallest", "window", used))
            if not reason:
                _add(times, "window", _start("quizapp", "window", used))
                _add(times, "numbers", _start("quizapp", "numbers", used))
                _add(times, "read", _start_without_a_page(used))
        cold_reason = "" if reason else _measure_cold(used, times)
    return StartUp(
        first_paint_s=_median(times, "window"),
        smallest_window_s=median(times["smallest"]),
        first_paint_first_run_s=first_run,
        numbers_s=_median(times, "numbers"),
        numbers_read_s=_median(times, "read"),
        cold_first_paint_s=_median(times, "cold window"),
        cold_numbers_s=_median(times, "cold numbers"),
        cold_smallest_window_s=_median(times, "cold smallest"),
        cold_reason=cold_reason,
        starts=rounds,
        reason=reason,
    )


def _add(times: dict[str, list[float]], what: str, seconds: float) -> None:
    times.setdefault(what, []).append(seconds)


def _median(times: dict[str, list[float]], what: str) -> float | None:
    return median(times[what]) if what in times else None


def _learn(folder: Path) -> str | None:
    """Make a folder as a learner left it today; say why that did not work, or nothing."""
    try:
        make_learned_folder(folder, HISTORY)
        _start("quizapp", "leaving", str(folder))
    except (NotAvailableError, RuntimeError) as error:
        return str(error)
    is_kept = (folder / PAGE_NAME).is_file()
    return None if is_kept else "the start page was not kept"


def _measure_cold(folder: str, times: dict[str, list[float]]) -> str:
    """Measure the same with a cold cache; say why that did not work, or nothing."""
    kinds = (("smallest", "window"), ("quizapp", "window"), ("quizapp", "numbers"))
    for program, what in kinds * COLD_STARTS:
        if why_not := drop_from_cache():
            for name in ("cold smallest", "cold window", "cold numbers"):
                times.pop(name, None)
            return why_not
        name = f"cold {what if program == 'quizapp' else program}"
        _add(times, name, _start(program, what, folder))
    return ""


def _start_without_a_page(folder: str) -> float:
    """Start where there is no page of the last time."""
    page, aside = Path(folder) / PAGE_NAME, Path(folder) / f"{PAGE_NAME}.aside"
    page.rename(aside)
    try:
        return _start("quizapp", "numbers", folder)
    finally:
        aside.replace(page)


def _try_start(data_folder: str) -> tuple[float | None, str | None]:
    try:
        return _start("quizapp", "window", data_folder), None
    except RuntimeError as error:
        return None, str(error)


def _start(program: str, what: str, data_folder: str) -> float:
    arguments = [] if program == "smallest" else ["--data", data_folder]
    command = [sys.executable, "-m", "tests.bench.first_paint"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": data_folder}
    started_ns = time.monotonic_ns()
    try:
        process = subprocess.run(
            [*command, str(started_ns), what, program, *arguments],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{program} painted no {what} in {PATIENCE_S} s") from None
    return 0.0 if what == "leaving" else _read_report(program, process)


def _read_report(program: str, process: subprocess.CompletedProcess[str]) -> float:
    for line in process.stdout.splitlines():
        if line.startswith('{"first_paint_s"'):
            return float(json.loads(line)["first_paint_s"])
    last_words = (process.stderr.strip().splitlines() or ["no message"])[-1]
    raise RuntimeError(f"{program} painted no window: {last_words}")
