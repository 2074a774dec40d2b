"""What one feels in the window: from a key to its picture, and how long it stood still."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from msgspec import Struct

from tests.bench.learned_folder import make_learned_folder
from tests.bench.other_process import run_python
from tests.bench.own_engine import NotAvailableError

HISTORY = 100_000


class SessionTimes(Struct, frozen=True):
    """Milliseconds in one scripted session, a pack being compiled beforehand."""

    verdict_ms_p50: float
    """From the key that checks an answer to the painted verdict; the answer is kept."""
    verdict_ms_p95: float
    verdict_work_ms_p50: float
    """What of it the window's thread worked, which a busy machine changes less."""
    verdict_work_ms_p95: float
    next_question_ms_p50: float
    next_question_ms_p95: float
    longest_gap_ms: float
    longest_gap_while: str
    gaps_over_50_ms: dict[str, float]
    """The longest gap of each act in which the window stood still for over 50 ms."""
    work_over_50_ms: dict[str, float]
    """The most that the window's thread worked in one gap, for acts with over 50 ms."""
    slowed_by: dict[str, float]
    """How many times as long as at best the same work took when these acts began."""
    pss_start_page_mib: float | None
    """Memory of the window's process once the start page stands with its numbers."""
    pss_answered_mib: float | None
    """The same after all questions, with what is made ahead."""


def measure_session(questions: int) -> SessionTimes:
    """Compile a pack, keep a long history, and lead the window through a session.

    :raises NotAvailableError: when the window or the pack does not come.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_learned_folder(folder, HISTORY)
        weighed = run_measure(
            ["-m", "tests.bench.opened_window", "memory", name], folder
        )
        _run(["-m", "tests.bench.held_exam", name], folder)
        said = _run(["-m", "tests.bench.window_session", name, str(questions)], folder)
    found = json.loads(next(line for line in said.splitlines() if line[:1] == "{"))
    if "reason" in found:
        raise NotAvailableError(found["reason"])
    pss_mib = {"start page": weighed["pss_mib"], **found["pss_mib"]}
    return _sum_up(found, pss_mib)


def run_measure(arguments: list[str], home: Path) -> dict[str, float | None]:
    """Run a script that prints one line of JSON, and read that.

    :raises NotAvailableError: when it fails.
    """
    said = _run(arguments, home)
    found: dict[str, float | None] = json.loads(said.splitlines()[-1])
    return found


def _run(arguments: list[str], home: Path) -> str:
    return run_python(
        arguments,
        {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "LANG": "en_US.UTF-8"},
    )


def _sum_up(
    found: dict[str, dict[str, list[float]]], pss_mib: dict[str, float | None]
) -> SessionTimes:
    painted, gaps, work = found["painted"], found["gaps"], found["work"]
    at_best = min(min(each) for each in found["pace"].values())
    longest = {act: max(each) for act, each in gaps.items()}
    most = {act: max(each) for act, each in work.items()}
    worst = max(longest, key=lambda act: longest[act])
    return SessionTimes(
        verdict_ms_p50=_at(painted["verdict"], 50),
        verdict_ms_p95=_at(painted["verdict"], 95),
        verdict_work_ms_p50=_at(painted["verdict, work"], 50),
        verdict_work_ms_p95=_at(painted["verdict, work"], 95),
        next_question_ms_p50=_at(painted["next question"], 50),
        next_question_ms_p95=_at(painted["next question"], 95),
        longest_gap_ms=longest[worst],
        longest_gap_while=worst,
        gaps_over_50_ms={act: each for act, each in longest.items() if each > 50},
        work_over_50_ms={act: each for act, each in most.items() if each > 50},
        slowed_by={
            act: max(found["pace"][act]) / at_best
            for act, each in longest.items()
            if each > 50 and act in found["pace"]
        },
        pss_start_page_mib=pss_mib["start page"],
        pss_answered_mib=pss_mib["answered"],
    )


def _at(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]
