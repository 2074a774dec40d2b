"""The start page."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quizapp.gui.charts.progress_line import TopicLine
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.presenters.home import HomePresenter
from tests.support.kept_pages import make_page
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.window_fakes import Desk


def test_the_first_frame_says_that_progress_is_being_opened(qtbot):
    shown = Shown(qtbot)

    assert shown.text("start-heading") == "Opening your progress"
    assert not shown.window.home.start_panel.start.isEnabled()
    assert shown.desk.times_opened == 0


class ShownKept(Shown):
    """A window whose start page was kept."""

    def make_desk(self) -> Desk:
        desk = Desk()
        desk.kept = make_page()
        return desk


def _stat(shown: Shown, name: str) -> str:
    stat = shown.page.findChild(TextBlock, f"stat-{name}")
    return stat.text() if stat is not None and stat.isVisible() else ""


def test_the_first_frame_shows_what_was_kept_and_says_of_which_time(qtbot):
    shown = ShownKept(qtbot)

    assert (shown.text("questions"), shown.text("start-heading")) == (
        "18", "reviews due",
    )  # fmt: skip
    assert shown.text("as-of") == "As of 12:00, being confirmed"
    assert shown.text("new-questions") == (
        "With 5 new, about 22 minutes. 12 days in a row. 14 answers today."
    )
    number = shown.page.findChild(TextBlock, "questions")
    assert number.accessibleDescription() == "As of 12:00, being confirmed"
    assert not shown.window.home.start_panel.start.isEnabled()
    assert shown.desk.times_opened == 0


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700), (640, 480)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_of_the_kept_page_is_cut(qtbot, size, language):
    kept = make_page()
    french = kept._replace(screen=kept.screen._replace(language=language))
    shown = ShownKept(qtbot, size=size, language=language)
    shown.window.home.render_screen(
        HomePresenter(
            shown.desk.open, now=shown.desk.time.now, language=language, zone=dt.UTC,
            kept=french,
        ).opening_screen()
    )  # fmt: skip

    assert cut_texts(shown.page) == []


def test_numbers_that_are_confirmed_stand_as_ever_and_wait_for_the_data(qtbot):
    shown = ShownKept(qtbot)

    shown.window.confirm_kept()
    shown.press(Key.Key_Return)

    assert not shown.page.findChild(TextBlock, "as-of").isVisible()
    assert shown.page.findChild(TextBlock, "questions").accessibleDescription() == ""
    assert (_stat(shown, "total"), _stat(shown, "today")) == ("1004", "14")
    assert shown.page is shown.window.home
    for name in ("start", "home-set", "home-failed"):
        button = shown.page.findChild(QWidget, name)
        assert button.isVisible()
        assert not button.isEnabled()


def test_the_data_take_the_place_of_what_was_kept(qtbot):
    shown = ShownKept(qtbot)
    shown.window.confirm_kept()

    shown.open()

    assert shown.window.home.opened.welcome.isVisible()
    assert not shown.window._home_screen.as_of


def test_once_the_data_are_there_nothing_kept_is_shown_any_more(qtbot):
    shown = ShownKept(qtbot).open()

    shown.window.confirm_kept()

    assert shown.window.home.opened.welcome.isVisible()


def test_another_language_lets_go_of_what_was_kept(qtbot):
    shown = ShownKept(qtbot)
    shown.window.confirm_kept()

    shown.window.set_language("fr")

    assert shown.text("start-heading") == "Ouverture de votre progression"
    assert _stat(shown, "total") == ""


def test_a_new_learner_is_welcomed_with_one_next_step(qtbot):
    shown = Shown(qtbot).open()

    assert shown.window.home.opened.welcome.isVisible()
    assert not shown.window.home.start_panel.isVisible()
    assert shown.text("state-heading").startswith("Welcome")


def test_enter_starts_a_session(qtbot):
    shown = Shown(qtbot).open()

    shown.press(Key.Key_Return)

    assert isinstance(shown.page, QuestionPage)


def test_the_mouse_starts_a_session(qtbot):
    shown = Shown(qtbot).open()

    qtbot.mouseClick(shown.window.home.opened.welcome.button, Qt.MouseButton.LeftButton)

    assert isinstance(shown.page, QuestionPage)


def test_enter_waits_until_progress_is_open(qtbot):
    shown = Shown(qtbot)

    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home


def test_r_resumes_the_session_that_was_left(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    assert shown.text("resume-when") == "Today, 12:00 · nothing was lost"

    shown.press("r")

    assert isinstance(shown.page, QuestionPage)
    assert shown.page.top.findChild(QWidget, "session-place").text() == "2 of 3"


def test_r_does_nothing_without_a_session(qtbot):
    shown = Shown(qtbot).open()

    shown.press("r")

    assert shown.page is shown.window.home


def _answer_one_and_come_back_later(shown: Shown) -> None:
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    shown.desk.time.moment += dt.timedelta(days=30)
    shown.window.show_home()


def test_what_is_due_stands_large_and_enter_reviews_it(qtbot):
    shown = Shown(qtbot).open()
    _answer_one_and_come_back_later(shown)

    assert shown.text("questions") == "1"
    assert shown.text("start-heading") == "review due"
    assert shown.text("new-questions").startswith("With 1 new about")
    shown.press(Key.Key_Return)

    assert isinstance(shown.page, QuestionPage)


def test_n_asks_only_what_is_new(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return)
    old = shown.page._screen.question_id
    shown.press(Key.Key_0, Key.Key_Escape)
    shown.desk.time.moment += dt.timedelta(days=30)
    shown.window.show_home()
    assert shown.window.home.start_panel.learn.isVisible()

    shown.press("n")

    assert isinstance(shown.page, QuestionPage)
    assert shown.page._screen.question_id != old
    assert shown.page._screen.total == 1


def test_a_topic_that_was_tried_too_little_is_said_to_be_so(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)

    said = [line.text() for line in shown.page.findChildren(TopicLine)]

    assert any(text.endswith("1 try: too few to say") for text in said)
    assert len(said) == 3


def test_an_empty_bank_is_said_honestly(qtbot, monkeypatch):
    shown = Shown(qtbot)
    monkeypatch.setattr(shown.desk.questions, "question_ids", lambda: ())

    shown.open()
    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home
    assert shown.text("state-heading") == "There is no question yet"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_no_text_of_the_start_page_is_cut(qtbot, language, scale, size):
    shown = Shown(qtbot, language=language).open()
    shown.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    shown.window.resize(*size)
    shown.window.set_text_scale(scale)
    qtbot.wait(1)

    assert cut_texts(shown.page) == []
