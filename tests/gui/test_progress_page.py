"""The progress page: honest when empty, then mastery, misconceptions and days to come."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from quizapp.gui.pages.progress_page import ProgressPage
from quizapp.gui.pages.question_page import QuestionPage
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.progress_fakes import ProgressDesk
from tests.support.sample_questions import ONE


class _Shown(Shown):
    def make_desk(self):
        return ProgressDesk()

    @property
    def progress(self) -> ProgressPage:
        assert isinstance(self.page, ProgressPage)
        return self.page


def _answer(desk: ProgressDesk, times: int) -> None:
    """Answer the question about a missed trigger wrongly, again and again."""
    from quizapp.training.planning.study_plan import PracticePlan

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

    assert page.window.rail.buttons["progress"].isChecked()
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


def test_a_digit_drills_the_misconception(shown):
    page = shown(answers=2)

    page.press("1")

    assert isinstance(page.page, QuestionPage)
    assert page.page._screen.question_id == ONE


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
