"""All figures of one run, flat, with a reason for each one that is missing."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable

from msgspec import Struct, field, structs

from tests.bench import peer_phase
from tests.bench.controlled_turn import ControlledTurn, measure_controlled_turn
from tests.bench.goals import say_goal
from tests.bench.insight_times import InsightTimes, measure_insight
from tests.bench.own_engine import NotAvailableError, measure_engine
from tests.bench.pack_times import measure_pack
from tests.bench.question_times import measure_questions
from tests.bench.room_times import measure_room
from tests.bench.schedule_times import ScheduleTimes, measure_schedule
from tests.bench.session_times import measure_session
from tests.bench.start_up import StartUp, measure_start_up
from tests.bench.what_if_times import measure_what_if

QUESTIONS = 20
"""How many questions are answered in the session that is measured."""


class Report(Struct):
    """The figures; None where there is none, and why in `not_available`."""

    steps_per_second: float | None = None
    states_per_second: float | None = None
    question_ms_median: float | None = None
    question_ms_worst: float | None = None
    question_worst_id: str | None = None
    question_variants: int | None = None
    what_if_ms_median: float | None = None
    what_if_ms_p95: float | None = None
    what_if_ms_worst: float | None = None
    what_if_worst_id: str | None = None
    what_if_turn_ms_median: float | None = None
    first_paint_s: float | None = None
    first_paint_first_run_s: float | None = None
    smallest_window_s: float | None = None
    first_paint_ratio: float | None = None
    numbers_s: float | None = None
    numbers_ratio: float | None = None
    numbers_read_s: float | None = None
    numbers_read_ratio: float | None = None
    cold_first_paint_s: float | None = None
    cold_smallest_window_s: float | None = None
    cold_first_paint_ratio: float | None = None
    cold_numbers_s: float | None = None
    cold_numbers_ratio: float | None = None
    controlled_turn_ms: float | None = None
    peer_controlled_turn_ms: float | None = None
    peer_ratio: float | None = None
    peer_fastest_controlled_turn_ms: float | None = None
    peer_fastest_ratio: float | None = None
    controlled_turn_options: list[list[str]] | None = None
    peer_controlled_turn_options: list[list[str]] | None = None
    same_options: bool | None = None
    """Whether both engines list the same options to the same players."""
    schedule_reviews_per_second: float | None = None
    answer_ms_p50: float | None = None
    answer_ms_p99: float | None = None
    commit_ms_p50: float | None = None
    answer_commit_ratio: float | None = None
    study_answers_per_second: float | None = None
    study_answer_ms_p99: float | None = None
    peer_answers_per_second: float | None = None
    study_peer_ratio: float | None = None
    start_page_ms: float | None = None
    start_page_answers: int | None = None
    progress_page_ms: float | None = None
    progress_page_cpu_ms: float | None = None
    progress_opened_ms: float | None = None
    progress_read_ms: float | None = None
    progress_readiness_ms: float | None = None
    progress_answers: int | None = None
    verdict_ms_p50: float | None = None
    verdict_ms_p95: float | None = None
    verdict_work_ms_p50: float | None = None
    verdict_work_ms_p95: float | None = None
    next_question_ms_p50: float | None = None
    next_question_ms_p95: float | None = None
    longest_gap_ms: float | None = None
    longest_gap_while: str | None = None
    gaps_over_50_ms: dict[str, float] | None = None
    work_over_50_ms: dict[str, float] | None = None
    slowed_by: dict[str, float] | None = None
    pss_start_page_mib: float | None = None
    pss_answered_mib: float | None = None
    bank_cold_s: float | None = None
    bank_unchanged_s: float | None = None
    bank_variants: int | None = None
    search_ms_median: float | None = None
    search_ms_worst: float | None = None
    room_answer_ms_p50: float | None = None
    room_answer_ms_p99: float | None = None
    room_handing_in_ms_worst: float | None = None
    room_candidates: int | None = None
    rounds: int = 0
    starts: int = 0
    processors: int | None = None
    python: str = ""
    platform: str = ""
    peer_version: str | None = None
    not_available: dict[str, str] = field(default_factory=dict)


def measure_all(rounds: int, starts: int, seeds: int, answers: int) -> Report:
    """Measure everything that is there."""
    report = Report(
        rounds=rounds,
        starts=starts,
        processors=os.cpu_count(),
        python=platform.python_version(),
        platform=sys.platform,
        peer_version=peer_phase.find_version(),
    )
    _add_engine(report)
    _add_questions(report, seeds)
    _add_what_if(report)
    _add_controlled_turn(report, measure_controlled_turn(rounds))
    _add_schedule(report, measure_schedule(answers))
    _add_insight(report, measure_insight(answers))
    _add_session(report)
    _add_all(
        report, measure_pack, "bank_cold_s", "bank_unchanged_s", "search_ms_median"
    )
    _add_all(report, measure_room, "room_answer_ms_p99", "room_handing_in_ms_worst")
    _add_start_up(report, measure_start_up(starts))
    return report


def _add_engine(report: Report) -> None:
    try:
        speed = measure_engine()
    except NotAvailableError as error:
        _excuse(report, str(error), "steps_per_second", "states_per_second")
    else:
        report.steps_per_second = speed.steps_per_second
        report.states_per_second = speed.states_per_second


def _add_questions(report: Report, seeds: int) -> None:
    try:
        times = measure_questions(seeds)
    except NotAvailableError as error:
        _excuse(report, str(error), "question_ms_median", "question_ms_worst")
    else:
        report.question_ms_median = times.median_ms
        report.question_ms_worst = times.worst_ms
        report.question_worst_id = times.worst_question
        report.question_variants = times.variants


def _add_what_if(report: Report) -> None:
    try:
        times = measure_what_if()
    except NotAvailableError as error:
        _excuse(report, str(error), "what_if_ms_median", "what_if_turn_ms_median")
    else:
        report.what_if_ms_median = times.facts_ms_median
        report.what_if_ms_p95 = times.facts_ms_p95
        report.what_if_ms_worst = times.facts_ms_worst
        report.what_if_worst_id = times.worst_question
        report.what_if_turn_ms_median = times.turn_ms_median


def _add_controlled_turn(report: Report, turn: ControlledTurn) -> None:
    report.controlled_turn_ms = turn.own_ms
    report.peer_controlled_turn_ms = turn.peer_ms
    report.peer_fastest_controlled_turn_ms = turn.peer_fastest_ms
    report.peer_ratio = _ratio(turn.peer_ms, turn.own_ms)
    report.peer_fastest_ratio = _ratio(turn.peer_fastest_ms, turn.own_ms)
    if turn.own_offer:
        report.controlled_turn_options = [list(each) for each in turn.own_offer.options]
    if turn.peer_offer:
        report.peer_controlled_turn_options = [
            list(each) for each in turn.peer_offer.options
        ]
    if turn.own_offer and turn.peer_offer:
        report.same_options = turn.own_offer == turn.peer_offer
    if turn.own_reason:
        _excuse(report, turn.own_reason, "controlled_turn_ms")
    if turn.peer_reason:
        _excuse(report, turn.peer_reason, "peer_controlled_turn_ms")
    if reason := turn.own_reason or turn.peer_reason:
        _excuse(report, reason, "peer_ratio", "peer_fastest_ratio", "same_options")


def _add_schedule(report: Report, times: ScheduleTimes) -> None:
    report.schedule_reviews_per_second = times.reviews_per_second
    report.answer_ms_p50 = times.answer_ms_p50
    report.answer_ms_p99 = times.answer_ms_p99
    report.commit_ms_p50 = times.commit_ms_p50
    report.answer_commit_ratio = _ratio(times.answer_ms_p50, times.commit_ms_p50)
    report.study_answers_per_second = times.study_answers_per_second
    report.study_answer_ms_p99 = times.study_answer_ms_p99
    report.peer_answers_per_second = times.peer_answers_per_second
    report.study_peer_ratio = _ratio(
        times.study_answers_per_second, times.peer_answers_per_second
    )
    report.start_page_ms = times.start_page_ms
    report.start_page_answers = times.answers


def _add_insight(report: Report, times: InsightTimes) -> None:
    report.progress_page_ms = times.page_ms
    report.progress_page_cpu_ms = times.page_cpu_ms
    report.progress_opened_ms = times.opened_ms
    if times.opened_ms is None:
        _excuse(report, "the window did not open", "progress_opened_ms")
    report.progress_read_ms = times.read_ms
    report.progress_readiness_ms = times.readiness_ms
    report.progress_answers = times.answers


def _add_session(report: Report) -> None:
    _add_all(
        report,
        lambda: measure_session(QUESTIONS),
        "verdict_ms_p50",
        "longest_gap_ms",
        "pss_start_page_mib",
        "pss_answered_mib",
    )
    if report.pss_answered_mib is None:
        why = "this system does not tell the memory of a process"
        for name in ("pss_start_page_mib", "pss_answered_mib"):
            report.not_available.setdefault(name, why)


def _add_all(report: Report, measure: Callable[[], Struct], *missing: str) -> None:
    """Take figures over by their names; or excuse the most important ones."""
    try:
        times = measure()
    except NotAvailableError as error:
        _excuse(report, str(error), *missing)
    else:
        for name, value in structs.asdict(times).items():
            setattr(report, name, value)


def _add_start_up(report: Report, start_up: StartUp) -> None:
    for name in ("first_paint", "numbers", "numbers_read"):
        seconds = getattr(start_up, f"{name}_s")
        setattr(report, f"{name}_s", seconds)
        setattr(report, f"{name}_ratio", _ratio(seconds, start_up.smallest_window_s))
    for name in ("cold_first_paint", "cold_numbers"):
        seconds = getattr(start_up, f"{name}_s")
        setattr(report, f"{name}_s", seconds)
        ratio = _ratio(seconds, start_up.cold_smallest_window_s)
        setattr(report, f"{name}_ratio", ratio)
    report.first_paint_first_run_s = start_up.first_paint_first_run_s
    report.smallest_window_s = start_up.smallest_window_s
    report.cold_smallest_window_s = start_up.cold_smallest_window_s
    if start_up.cold_reason:
        _excuse(report, start_up.cold_reason, "cold_first_paint_s")
    if start_up.reason:
        _excuse(report, start_up.reason, "first_paint_s", "first_paint_ratio")


def _ratio(above: float | None, below: float | None) -> float | None:
    return above / below if above is not None and below is not None else None


def _excuse(report: Report, reason: str, *names: str) -> None:
    report.not_available.update(dict.fromkeys(names, reason))


def table_rows(report: Report) -> list[tuple[str, str, str]]:
    """List name, value and goal of each figure, missing ones with the reason."""
    return [
        (name, _say(value, report.not_available.get(name)), say_goal(name, value))
        for name, value in structs.asdict(report).items()
        if value is not None or name in report.not_available
        if name != "not_available"
    ]


def _say(value: object, reason: str | None) -> str:
    if value is None:
        return f"not available: {reason}" if reason else "not available"
    if isinstance(value, float):
        return f"{value:,.3f}" if value < 100 else f"{value:,.0f}"
    if isinstance(value, dict):
        return ", ".join(f"{act}: {each:,.0f}" for act, each in value.items()) or "none"
    if isinstance(value, list):
        return " / ".join(", ".join(each) or "find nothing" for each in value)
    return str(value)
