"""The calendar of answers: darker where more was answered, each day said by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from quizapp.gui.charts.heatmap import Heatmap
from quizapp.gui.look.theme import Theme
from quizapp.presenters.home_screen import StreakRow
from tests.support.page_checks import Key

STREAK = StreakRow(
    days=2,
    best=5,
    line="2 days in a row",
    best_line="best 5",
    answers=(("2026-11-02", 40), ("2026-11-29", 3), ("2026-11-30", 7)),
    today="2026-11-30",
    day_starts="your day starts at 04:00",
)


@pytest.fixture
def calendar(qtbot):
    made = Heatmap(Theme())
    qtbot.addWidget(made)
    made.resize(360, 140)
    made.render_streak(STREAK, "en")
    made.show()
    return made


def _colour(calendar: Heatmap, weeks_ago: int, row: int) -> str:
    week = calendar._weeks() - 1 - weeks_ago
    place = calendar._cell(7 * week + row).center().toPoint()
    return calendar.grab().toImage().pixelColor(place).name()


def test_a_busy_day_is_darker_than_a_quiet_one(calendar):
    heat = Theme().tokens.heat

    assert _colour(calendar, 0, 0) == heat[2]
    assert _colour(calendar, 1, 6) == heat[1]
    assert _colour(calendar, 4, 0) == heat[4]
    assert _colour(calendar, 2, 3) == heat[0]


def test_today_is_said_first_and_arrows_go_from_day_to_day(calendar, qtbot):
    assert calendar.accessibleName() == "2 days in a row"
    assert calendar.accessibleDescription() == "Monday 30 November: 7 answers"

    qtbot.keyClick(calendar, Key.Key_Up)
    assert calendar.accessibleDescription() == "Sunday 29 November: 3 answers"
    qtbot.keyClick(calendar, Key.Key_Left)
    assert calendar.accessibleDescription() == "Sunday 22 November: 0 answers"


def test_the_future_and_what_is_not_shown_cannot_be_reached(calendar, qtbot):
    qtbot.keyClick(calendar, Key.Key_Down)
    assert calendar.accessibleDescription() == "Monday 30 November: 7 answers"

    for _ in range(40):
        qtbot.keyClick(calendar, Key.Key_Left)

    assert calendar._day == calendar._first()


def test_a_click_says_the_day_under_the_pointer(calendar, qtbot):
    place = calendar._cell(7 * (calendar._weeks() - 5)).center().toPoint()

    qtbot.mouseClick(calendar, Qt.MouseButton.LeftButton, pos=place)
    assert calendar.accessibleDescription() == "Monday 2 November: 40 answers"
    qtbot.mouseClick(calendar, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))

    assert calendar.accessibleDescription() == "Monday 2 November: 40 answers"


def test_where_it_is_narrow_fewer_weeks_are_shown(calendar):
    calendar.resize(140, 140)

    assert calendar._weeks() == 6
    assert _colour(calendar, 0, 0) == Theme().tokens.heat[2]


def test_days_are_said_in_french(calendar):
    calendar.render_streak(STREAK, "fr")

    assert calendar.accessibleDescription() == (
        "Lundi 30 novembre\N{NARROW NO-BREAK SPACE}: 7 réponses"
    )
