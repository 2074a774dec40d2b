"""A learner changes the board of a question by keyboard and saves it as a new question."""

from __future__ import annotations

from click.testing import CliRunner
from PySide6.QtCore import Qt

from quizapp.cli.main import main
from tests.support.window_hands import Hands

Key = Qt.Key
_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def test_a_board_is_edited_and_saved_and_found_by_its_id(small_window, qtbot, tmp_path):
    hands = Hands(small_window, qtbot)
    assert len(hands.find("who-finds-it")) == 1
    hands.press(Key.Key_Down, Key.Key_Return)
    hands.press("a", Key.Key_Return, "o")
    hands.wait_for("result-heading", "The key stays")

    hands.press("/", *"lay of the", Key.Key_Down)
    hands.hold(Key.Key_S, _ALT)
    moved = ("The key changes", "No option is right")
    hands.wait_for("result-heading", *moved)
    hands.press(Key.Key_Escape)
    hands.hold(Key.Key_Z, _CONTROL)
    hands.wait_for("result-heading", "The key stays")
    hands.hold(Key.Key_Y, _CONTROL)
    hands.wait_for("result-heading", *moved)

    hands.hold(Key.Key_S, _CONTROL)
    hands.press("Found by hand", Key.Key_Return)
    hands.wait_for("save-notice", "Saved as found-by-hand")
    hands.press(Key.Key_Escape)
    assert hands.find("found-by-hand") == ["Found by hand"]

    path = tmp_path / "collections" / "own-questions" / "found-by-hand.yaml"
    checked = CliRunner().invoke(main, ["check", str(path)])
    assert checked.exit_code == 0, checked.output
    assert "Lay of the Land" in path.read_text("utf-8")
