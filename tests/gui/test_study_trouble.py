"""Trouble on the way is one clear page, never a traceback and never a false alarm."""

from __future__ import annotations

import pytest

from quizapp.bank.places import ContentMissingError
from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.message_page import MessagePage
from quizapp.rules.refusal import RefusalError
from tests.support.page_checks import Key, Shown

TROUBLES = [
    (ContentMissingError("No folder."), "The questions are missing"),
    (
        UnreadableError([Fault("one.yaml", 3, 1, "no such word")]),
        "A question file cannot be read",
    ),
    (RefusalError("not modelled"), "The engine cannot answer this question"),
]


def _failing(error: Exception):
    def fail(*_arguments, **_named):
        raise error

    return fail


@pytest.mark.parametrize(("error", "heading"), TROUBLES)
def test_trouble_with_the_questions_is_said_when_the_window_opens(
    qtbot, monkeypatch, error, heading
):
    shown = Shown(qtbot)
    with monkeypatch.context() as patch:
        patch.setattr(shown.desk.questions, "topics_of", _failing(error))
        shown.open()
        assert isinstance(shown.page, MessagePage)
        assert shown.text("message-heading") == heading

    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home


@pytest.mark.parametrize(("error", "heading"), TROUBLES)
def test_a_question_that_cannot_be_posed_is_said_and_home_stays_near(
    qtbot, monkeypatch, error, heading
):
    shown = Shown(qtbot).open()
    monkeypatch.setattr(shown.desk.questions, "pose", _failing(error))

    shown.press(Key.Key_Return)
    assert isinstance(shown.page, MessagePage)
    assert shown.text("message-heading") == heading
    shown.press_shortcut("Ctrl+1")

    assert shown.page is shown.window.home


def test_a_message_whose_way_out_is_the_start_page_offers_it(qtbot, monkeypatch):
    shown = Shown(qtbot).open()
    refused = RefusalError("this is not covered")
    monkeypatch.setattr(shown.desk.questions, "pose", _failing(refused))
    shown.press(Key.Key_Return)
    assert isinstance(shown.page, MessagePage)
    assert shown.page.quit.isHidden()

    shown.page.today.click()

    assert shown.page is shown.window.home


def test_a_session_that_cannot_be_kept_is_said(qtbot):
    shown = Shown(qtbot).open()
    shown.desk.store.broken = True

    shown.press(Key.Key_Return)

    assert isinstance(shown.page, MessagePage)


def test_an_answer_without_its_verdict_is_said_to_be_saved(qtbot, monkeypatch):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "a")
    with monkeypatch.context() as patch:
        patch.setattr(shown.desk.questions, "explain", _failing(KeyError("a word")))
        shown.press(Key.Key_Return)
        assert len(shown.desk.store.reviews) == 1
        assert shown.text("message-heading").startswith("The answer is saved")

    shown.press(Key.Key_Return)

    assert isinstance(shown.page, FeedbackPage)
    assert len(shown.desk.store.reviews) == 1


def test_a_fault_of_the_program_is_told_and_logged_with_its_place(
    qtbot, monkeypatch, caplog
):
    shown = Shown(qtbot).open()
    monkeypatch.setattr(shown.desk.questions, "pose", _failing(ZeroDivisionError()))

    shown.press(Key.Key_Return)

    assert shown.text("message-heading") == "The program made a mistake"
    assert [record.exc_info[0] for record in caplog.records] == [ZeroDivisionError]
