"""The progress page: honest when empty, then mastery, misconceptions and days to come."""

from __future__ import annotations

from concurrent.futures import Future

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from quizapp.gui.charts.progress_line import TopicLine
from quizapp.gui.charts.score_bar import beside_mark
from quizapp.gui.charts.tables.chart_panel import ChartPanel
from quizapp.gui.charts.tables.data_table import DataTable, share_widths
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.progress_page import ProgressPage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.presenters.insight.presenter import Submit, at_once
from quizapp.presenters.insight.screen import (
    HelpRow,
    ProgressScreen,
    RecallPoint,
    ScoreBand,
    TableScreen,
)
from quizapp.training.insight.standing import Standing
from quizapp.training.planning.study_plan import PracticePlan
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.progress_fakes import SAMPLE_EXAMS, ProgressDesk
from tests.support.sample_questions import ONE, SEVERAL


class _Shown(Shown):
    def __init__(self, qtbot, *, submit: Submit = at_once, **how) -> None:
        self._submit = submit
        super().__init__(qtbot, **how)

    def make_desk(self):
        return ProgressDesk(submit=self._submit)

    def standing(self) -> Standing:
        return self.desk.open().insight.look().standing

    @property
    def progress(self) -> ProgressPage:
        assert isinstance(self.page, ProgressPage)
        return self.page


def _screen(page: _Shown) -> ProgressScreen:
    return page.window._leads._made["progress"]._presenter.screen()


def _answer(desk: ProgressDesk, times: int) -> None:
    """Answer the question about a missed trigger wrongly, again and again."""
    for _ in range(times):
        study = desk.study_presenter()
        study.start(PracticePlan((ONE,)))
        study.submit_answer(("default",))


@pytest.fixture
def shown(qtbot):
    def show(*, answers: int = 0, **how) -> _Shown:
        shown = _Shown(qtbot, **how)
        _answer(shown.desk, answers)
        shown.open()
        shown.press_shortcut("Ctrl+5")
        return shown

    return show


def test_before_any_answer_the_page_says_what_it_will_show(shown):
    page = shown()

    assert page.window.rail.buttons["progress"].is_current
    assert page.text("state-heading") == "There is nothing to show yet"
    assert not page.progress.held.isVisible()
    page.press(Key.Key_Return)

    assert isinstance(page.page, QuestionPage)


def test_a_misconception_that_shows_again_is_told_with_its_evidence(shown):
    page = shown(answers=3)

    assert page.text("held-0") == "… a default action still settled a missed trigger"
    assert page.text("number-0") == "3"
    assert not page.progress.empty.isVisible()


def test_one_wrong_answer_is_not_called_a_misconception(shown):
    page = shown(answers=1)

    assert page.progress.held.rows == []
    assert page.text("held-empty").startswith("No misconception has shown itself twice")


def test_m_leads_to_the_misconceptions_and_enter_drills_one(shown):
    page = shown(answers=2)

    page.press("m", Key.Key_Return)

    assert isinstance(page.page, QuestionPage)
    assert page.page._screen.question_id == ONE


def test_u_starts_the_most_useful_questions(shown):
    page = shown(answers=2)
    assert page.progress.readiness.useful.text().startswith("Practise the 2")

    page.press("u")

    assert isinstance(page.page, QuestionPage)
    assert page.window.study._presenter._session.total == 2


def test_a_digit_practises_the_topic_that_would_help(shown):
    page = shown(answers=1)
    helps = (HelpRow("player-control", "Control", "+3.1 points"),)
    page.progress.render_screen(replace(_screen(page), helps=helps))

    page.press("1")

    assert isinstance(page.page, QuestionPage)
    assert page.page._screen.question_id == SEVERAL


def test_too_few_answers_are_said_and_no_score_is(shown):
    page = shown(answers=1)

    assert page.text("grounds").startswith("Too few answers to say: 1 first try")
    assert not page.progress.readiness.bar.isVisible()


def test_a_score_is_said_in_words(shown):
    page = shown(answers=1)
    band = ScoreBand(0.7, 0.6, 0.8, 0.75, "pass mark", "70 expected")
    ready = replace(_screen(page).readiness, band=band, number="70 %")

    page.progress.render_screen(replace(_screen(page), readiness=ready))

    assert page.progress.readiness.bar.accessibleName() == "70 expected"
    assert page.progress.readiness.bar.isVisible()


def test_another_exam_says_what_the_bank_cannot_cover(shown):
    page = shown(answers=1)

    page.progress.exam_chosen.emit("layers")

    assert page.text("grounds").startswith("Not covered: the bank has questions for 0")
    assert "layers (3)" in page.text("gaps")
    assert "Layers alone" in page.progress.readiness.exam.accessibleName()


def test_mastery_is_shown_by_section_of_the_rules(shown):
    page = shown(answers=1)

    page.progress.mastery.by.chosen.emit("sections")

    names = [line.objectName() for line in page.progress.findChildren(TopicLine)]
    assert names == ["sections-CR 723", "sections-IPG 2.1"]


def test_every_chart_can_be_read_as_a_table_by_keyboard(shown):
    page = shown(answers=2)
    days = page.progress.days

    days.turn.setFocus()
    page.press(Key.Key_Return)

    table = days.findChild(DataTable, "days-table-0")
    assert table.isVisible()
    assert not page.progress.calendar.isVisible()
    assert table.accessibleName() == "Days studied"
    assert [table.item(0, column).text() for column in range(3)] == [
        "Monday 30 November 2026", "2", "0",
    ]  # fmt: skip
    assert days.turn.accessibleName() == "Show as chart: Days studied"
    page.press(Key.Key_Return)
    assert page.progress.calendar.isVisible()


def test_figures_of_a_table_stand_at_the_right_and_words_at_the_left(qtbot):
    table = DataTable(Theme())
    qtbot.addWidget(table)
    rows = (("Mana", "new", "62\u202f%"), ("Turns", "", ""))

    table.render_table(TableScreen(("Question", "Why", "Known"), rows), "Useful")

    sides = [
        bool(table.item(0, column).textAlignment() & Qt.AlignmentFlag.AlignRight)
        for column in range(3)
    ]
    assert sides == [False, False, True]


@pytest.mark.parametrize(
    ("wanted", "shared"),
    [([50, 40, 30], [230, 40, 30]), ([400, 60, 500], [120, 60, 120]), ([], [])],
)
def test_wide_columns_share_what_narrow_ones_leave(wanted, shared):
    assert share_widths(wanted, 300) == shared


@pytest.mark.parametrize(
    ("end", "mark", "left"),
    [(100, None, 85), (100, 200, 85), (100, 102, 68), (103, 102, 106)],
)
def test_the_label_of_an_end_keeps_off_the_pass_mark(end, mark, left):
    assert beside_mark(end, 30, mark) == left


def test_another_exam_is_chosen_from_a_menu(shown):
    page = shown(answers=1)
    exam = page.progress.readiness.exam

    menu = exam.fill_menu()
    assert [(each.text(), each.isChecked()) for each in menu.actions()] == [
        ("Sample paper: 2 questions, pass at 50\u202f%", True),
        ("Layers alone: 3 questions", False),
    ]
    menu.actions()[1].trigger()

    assert page.text("grounds").startswith("Not covered")


def test_everything_that_takes_the_keyboard_has_a_name(shown):
    page = shown(answers=2)

    nameless = []
    for widget in page.progress.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            told = QAccessible.queryAccessibleInterface(widget)
            if not told.text(QAccessible.Text.Name):
                nameless.append((type(widget).__name__, widget.objectName()))

    assert nameless == []


def test_tab_goes_through_the_page_as_it_is_read(shown):
    page = shown(answers=3)
    page.progress.periods.focus_chain()[0].setFocus()

    stops = page.tab_stops()
    own = [stop for stop in stops[:40] if page.progress.findChild(QWidget, stop)]

    assert own == [
        "period-30",
        "readiness-turn",
        "exam",
        "useful",
        "mastery-by-topics",
        "mastery-turn",
        "held-turn",
        "drill-0",
        "days-turn",
        "calendar",
        "recall",
        "to-come-turn",
        "ahead",
    ]


@pytest.mark.parametrize("scale", [2.0, 1.0])
def test_no_cell_of_a_table_is_cut_at_any_text_size(shown, scale):
    page = shown(answers=3, size=(1024, 700))
    for panel in page.progress.findChildren(ChartPanel):
        panel.turn.setChecked(panel.turn.isEnabled())

    page.window.set_text_scale(scale)
    assert cut_texts(page.page) == []

    tables = [t for t in page.progress.findChildren(DataTable) if t.isVisible()]
    assert len(tables) == 5
    for table in tables:
        for row in range(table.rowCount()):
            assert table.rowHeight(row) >= table.sizeHintForRow(row)


def test_the_pointer_is_told_what_a_point_says(shown):
    page = shown(answers=1)
    recall = replace(
        _screen(page).recall, points=(RecallPoint(0.7, 0.7, 0.6, 0.8, "seven"),)
    )
    page.progress.render_screen(replace(_screen(page), recall=recall))
    chart = page.progress.recall
    at = chart._at(recall.points[0]).toPoint()

    said = QHelpEvent(QEvent.Type.ToolTip, at, chart.mapToGlobal(at))
    QApplication.sendEvent(chart, said)

    assert QToolTip.text() == "seven"


def test_what_is_remembered_is_said_point_by_point(shown):
    page = shown(answers=1)
    points = tuple(RecallPoint(x, x, x - 0.1, x + 0.05, f"at {x}") for x in (0.7, 0.9))
    recall = replace(_screen(page).recall, points=points)
    page.progress.render_screen(replace(_screen(page), recall=recall))
    chart = page.progress.recall
    chart.setFocus()

    assert chart.accessibleDescription() == "at 0.7"
    page.press(Key.Key_Right, Key.Key_Right)
    assert chart.accessibleDescription() == "at 0.9"
    page.press(Key.Key_Left)
    assert chart.accessibleDescription() == "at 0.7"


def test_a_readiness_that_is_worked_out_elsewhere_is_awaited(shown, qtbot):
    waiting = Future()
    page = shown(answers=1, submit=lambda work: waiting)
    assert page.text("grounds") == "Being worked out …"

    waiting.set_result(SAMPLE_EXAMS.readiness(page.standing()))

    qtbot.waitUntil(lambda: page.text("grounds").startswith("Too few"))


def test_days_to_come_are_said_by_keyboard(shown):
    ahead = shown(answers=2).progress.ahead

    ahead.setFocus()
    first = ahead.accessibleDescription()
    QApplication.processEvents()

    assert ": " in first
    assert first.endswith(("review", "reviews"))


def test_another_language_says_all_of_it(shown):
    page = shown(answers=2)

    page.press_shortcut("Ctrl+L")

    assert page.text("held-0").startswith("… une action par défaut")


def test_escape_leads_back(shown):
    page = shown()

    page.press(Key.Key_Escape)

    assert page.page is page.window.home


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("answers", [0, 3])
def test_no_text_of_the_progress_is_cut(shown, language, size, scale, answers):
    page = shown(answers=answers, language=language, size=size)
    page.window.set_text_scale(scale)
    QApplication.processEvents()

    assert cut_texts(page.page) == []
