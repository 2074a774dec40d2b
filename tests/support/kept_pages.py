"""Start pages as they are kept, for tests."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.home_screen import (
    HomeScreen,
    HomeWays,
    QueueRow,
    ResumeRow,
    StreakRow,
    TopicRow,
)
from quizapp.presenters.starting.kept_page import Kept, KeptPage, Validity
from tests.support.study_fakes import NOON

FOUR = dt.datetime(2026, 11, 30, 4, 0, tzinfo=dt.UTC)
SCREEN = HomeScreen(
    language="en",
    date="",
    questions=248,
    new_questions=31,
    resume=ResumeRow(3, 12, "Today, 11:40", "Reviews"),
    topics=(TopicRow("mana", "Mana", 10, 8, 8, 6, 0.45, 0.91, True),),
    answers_total=1004,
    answers_today=14,
    right_first_time=0.75,
    rules_line="Rules of 25 September 2026",
    notice="",
    loading=True,
    queue=QueueRow(
        18, 5, 2, 0, 22, "With 5 new, about 22 minutes", "", "", "Start reviews",
        "Learn 5 new",
    ),
    streak=StreakRow(
        12, 20, "12 days in a row", "best 20",
        (("2026-11-28", 9), ("2026-11-29", 21), ("2026-11-30", 14)),
        "2026-11-30", "your day starts at 04:00",
    ),
    ways=HomeWays("Replay 3 mistakes", None, "Hard ones", "Round 2", "Go on"),
)  # fmt: skip
"""A page as a kept one is read: without plans, and before the data are open."""


def make_page(screen: HomeScreen = SCREEN) -> KeptPage:
    """Keep a page at noon, for a day that begins at four."""
    return KeptPage(screen, Validity(NOON, NOON, FOUR, FOUR + dt.timedelta(days=1)))


def make_kept(*pages: KeptPage) -> Kept:
    """Keep pages, or one, with what they stand on."""
    settings = {"theme": "dark", "language": "en"}
    return Kept(pages or (make_page(),), settings, "as it was", "as they were")


def any_page(validity: Validity) -> bool:
    """Want every page."""
    return True
