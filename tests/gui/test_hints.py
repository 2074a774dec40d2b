"""Hints on the question page: asked for one by one, and what they cost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quizapp.gui.board.cards.button import CardButton
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.question_page import QuestionPage
from tests.support.page_checks import Key, Shown, cut_texts


@pytest.fixture
def shown(qtbot) -> Shown:
    return Shown(qtbot).go_to(select_all=False)


def _page(shown: Shown) -> QuestionPage:
    assert isinstance(shown.page, QuestionPage)
    return shown.page


def _muted(shown: Shown) -> set[int]:
    cards = _page(shown).board.board.findChildren(CardButton)
    return {each.card.object_id for each in cards if not each.card.matters}


def test_h_says_what_the_question_turns_on_and_what_that_costs(shown):
    before = _muted(shown)

    shown.press("h")

    assert shown.text("hint-lines") == (
        "It turns on who chooses in the remedy for a missed trigger."
    )
    assert shown.text("hint-note") == "After a hint, “Easy” is not offered."
    assert _muted(shown) == before


def test_h_again_mutes_what_does_not_matter_and_names_what_does(shown):
    shown.press("h", "h")

    assert shown.text("hint-lines").splitlines()[1].startswith("On the board, look at ")
    muted = _muted(shown)
    assert muted
    assert muted.isdisjoint({1, 2})
    cards = _page(shown).board.board.findChildren(CardButton)
    spoken = {each.card.object_id: each.accessibleName() for each in cards}
    assert all(
        spoken[each].endswith("does not matter for the answer") for each in muted
    )


def test_there_are_two_hints_and_no_more(shown):
    shown.press("h", "h")
    said = shown.text("hint-lines")
    assert not _page(shown).hint.isEnabled()

    shown.press("h")

    assert shown.text("hint-lines") == said


def test_a_hint_keeps_what_was_chosen_and_the_focus(shown):
    shown.press("b", "h")

    assert _page(shown).column.rows[1].isChecked()
    assert _page(shown).column.rows[1].hasFocus()


def test_the_button_gives_a_hint_as_well(shown, qtbot):
    qtbot.mouseClick(_page(shown).hint, Qt.MouseButton.LeftButton)

    assert _page(shown).column.hint.isVisible()
    assert _page(shown).column.hint.accessibleName().startswith("Hint: It turns on ")


def test_after_a_hint_easy_is_not_offered(shown):
    shown.press("h", "c", Key.Key_Return)

    assert isinstance(shown.page, FeedbackPage)
    assert shown.desk.store.reviews[-1].hinted
    assert not shown.page.grades.can_grade(4)


def test_the_next_question_shows_no_hint(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "h", "a", Key.Key_Return, Key.Key_Return)

    assert not _page(shown).column.hint.isVisible()
    assert _page(shown).hint.isEnabled()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1440, 900), 1.0), ((1024, 700), 1.0), ((640, 600), 1.0), ((1440, 900), 2.0)],
)
def test_no_hint_is_cut(qtbot, language, size, scale):
    shown = Shown(qtbot, language=language, size=size).go_to(select_all=False)
    shown.window.set_text_scale(scale)

    shown.press("h", "h")

    assert cut_texts(shown.page) == []
    assert shown.page.column.hint.isVisible()
