"""A learner errs, watches one fact move the key, and drills the misconception shown."""

from __future__ import annotations

from PySide6.QtCore import Qt

from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.what_if.screen import Outcome
from quizapp.training.ports import SessionKind
from tests.support.window_hands import Hands

Key = Qt.Key
ASKED = "missed-upkeep-remedy"


def _answer_as_a_misconception_leads_to(window: MainWindow, hands: Hands) -> str:
    """Answer the question by keyboard; give the misconception behind the answer."""
    assert len(hands.find(ASKED)) == 1
    hands.press(Key.Key_Down, Key.Key_Return)
    session = window.study._presenter._session
    key = session._questions.answer_key(*session.current)
    option_id, misconception = next(
        (option_id, misconception)
        for option_id, misconception in key.misconceptions
        if option_id not in key.right
    )
    options = window.pages.currentWidget()._screen.options
    letter = next(each.letter for each in options if each.option_id == option_id)
    hands.press(letter.lower(), Key.Key_Return)
    return misconception


def test_one_fact_moves_the_key_and_what_was_believed_is_drilled(small_window, qtbot):
    hands = Hands(small_window, qtbot)
    believed = _answer_as_a_misconception_leads_to(small_window, hands)
    assert hands.text("verdict-heading").startswith("Not right.")
    panel = small_window.pages.currentWidget().what_if
    qtbot.waitUntil(lambda: bool(panel.rows))
    moving = [row._row.outcome is Outcome.CHANGES for row in panel.rows].index(True)
    hands.press("w", *[Key.Key_Down] * moving, Key.Key_Space)
    hands.wait_for("what-if-result", "With this, ", "In this case")
    assert "→" in panel.rows[moving].accessibleName()

    assert _answer_as_a_misconception_leads_to(small_window, hands) == believed
    hands.press_shortcut("Ctrl+5")
    hands.press("m", Key.Key_Return)

    assert small_window.pages.currentWidget().objectName() == "question-page"
    assert small_window.study._presenter._session.kind is SessionKind.DRILL
