"""What the figures are to reach, and whether they do."""

from __future__ import annotations

from collections.abc import Mapping

AT_MOST: Mapping[str, float] = {
    "first_paint_ratio": 1.6,
    "cold_first_paint_ratio": 1.6,
    "controlled_turn_ms": 3,
    "what_if_ms_p95": 100,
    "progress_page_ms": 100,
    "progress_opened_ms": 100,
    "verdict_ms_p50": 12,
    "verdict_ms_p95": 20,
    "numbers_ratio": 2.2,
    "cold_numbers_ratio": 2.2,
    "longest_gap_ms": 50,
    "pss_start_page_mib": 90,
    "pss_answered_mib": 90,
    "study_answer_ms_p99": 1,
    "search_ms_worst": 1.5,
    "room_answer_ms_p99": 5,
    "room_handing_in_ms_worst": 50,
}
"""Figures that are to be no larger."""

AT_LEAST: Mapping[str, float] = {
    "study_answers_per_second": 3_200,
    "peer_ratio": 1,
}
"""Figures that are to be no smaller."""


def say_goal(name: str, value: object) -> str:
    """Say what a figure is to reach and whether it does; empty where nothing is set."""
    if name in AT_MOST:
        return _say(f"at most {AT_MOST[name]:,g}", _holds(value, most=AT_MOST[name]))
    if name in AT_LEAST:
        said = f"at least {AT_LEAST[name]:,g}"
        return _say(said, _holds(value, least=AT_LEAST[name]))
    return ""


def _holds(
    value: object, *, most: float = float("inf"), least: float = float("-inf")
) -> bool | None:
    return least <= value <= most if isinstance(value, int | float) else None


def _say(goal: str, is_reached: bool | None) -> str:
    if is_reached is None:
        return goal
    return f"{goal}: {'yes' if is_reached else 'NO'}"
