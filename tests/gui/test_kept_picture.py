"""A part that says the same as before is painted from the picture that was kept."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import KeyHints
from quizapp.gui.controls.panel import Bar
from quizapp.gui.look.theme import Theme, ThemeMode, Wishes

HINTS = ((("T",), "steps"), (("V",), "board as text"), (("?",), "all keys"))


class Drawn:
    """Counts how often a part is really drawn."""

    def __init__(self, monkeypatch, kind: type[QWidget]) -> None:
        self.times = 0
        draw = kind._paint

        def counted(part, canvas, area) -> None:
            self.times += 1
            draw(part, canvas, area)

        monkeypatch.setattr(kind, "_paint", counted)


@pytest.fixture
def theme(qapp):
    return Theme()


@pytest.fixture
def bar(qtbot, theme):
    bar = Bar(theme, 64, line_above=True)
    QHBoxLayout(bar)
    qtbot.addWidget(bar)
    bar.resize(900, 64)
    return bar


def _stand(part: QWidget, bar: Bar) -> QWidget:
    layout = bar.layout()
    assert layout is not None
    layout.addWidget(part)
    bar.show()
    return part


def _button(theme: Theme, bar: Bar) -> ActionButton:
    button = ActionButton(theme, ButtonLook(ButtonKind.GHOST, "archive", "S"))
    button.say("Leave out")
    _stand(button, bar)
    return button


def _pixels(part: QWidget) -> bytes:
    image = part.window().grab().toImage()
    return bytes(image.constBits())


def test_a_button_is_drawn_once_and_looks_the_same_from_then_on(
    theme, bar, monkeypatch
):
    button = _button(theme, bar)
    drawn = Drawn(monkeypatch, ActionButton)
    first = _pixels(button)

    assert [_pixels(button), _pixels(button)] == [first, first]
    assert drawn.times <= 1


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_kept_button_looks_as_it_does_where_nothing_is_kept(
    theme, bar, scale, monkeypatch
):
    theme.set_scale(scale)
    holder = QWidget(bar)  # no bar: what stands on it paints itself
    holder.setGeometry(20, 8, 300, 48)
    button = ActionButton(theme, ButtonLook(ButtonKind.GHOST, "archive", "S"))
    button.say("Leave out")
    button.setParent(holder)
    bar.show()
    button.show()
    drawn = Drawn(monkeypatch, ActionButton)
    by_itself = [_pixels(button), _pixels(button)]
    assert drawn.times == 2

    button.setParent(bar)
    button.move(20, 8)
    button.show()
    kept = [_pixels(button), _pixels(button)]

    assert kept == by_itself
    assert drawn.times == 3


CHANGES = {
    "words": lambda button, theme: button.say("Let back"),
    "sign": lambda button, theme: button.set_look(ButtonLook(ButtonKind.GHOST, "flag")),
    "off": lambda button, theme: button.setEnabled(False),
    "pressed": lambda button, theme: button.setDown(True),
    "dark": lambda button, theme: theme.set_mode(ThemeMode.DARK),
    "larger": lambda button, theme: theme.set_scale(1.5),
    "no keys": lambda button, theme: theme.set_wishes(Wishes(key_caps=False)),
    "wider": lambda button, theme: button.setFixedWidth(400),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_button_that_changed_is_drawn_anew(theme, bar, change, monkeypatch):
    button = _button(theme, bar)
    before = _pixels(button)
    drawn = Drawn(monkeypatch, ActionButton)

    CHANGES[change](button, theme)
    after = _pixels(button)

    assert drawn.times >= 1
    assert after != before


def test_a_button_that_turns_back_is_not_drawn_anew(theme, bar, monkeypatch):
    button = _button(theme, bar)
    _pixels(button)
    drawn = Drawn(monkeypatch, ActionButton)

    for enabled in (False, True, False, True):
        button.setEnabled(enabled)
        _pixels(button)

    assert drawn.times == 1


def test_hints_are_not_drawn_anew_where_only_the_room_beside_them_changes(
    theme, bar, monkeypatch
):
    hints = KeyHints(theme)
    hints.say(HINTS)
    _stand(hints, bar)
    _pixels(hints)
    drawn = Drawn(monkeypatch, KeyHints)

    bar.resize(880, 64)
    _pixels(hints)
    assert drawn.times == 0

    bar.resize(120, 64)
    _pixels(hints)
    assert drawn.times == 1


def test_on_a_ground_that_is_not_plain_a_button_paints_itself(
    theme, qtbot, monkeypatch
):
    button = ActionButton(theme, ButtonLook(ButtonKind.GHOST, "archive", "S"))
    qtbot.addWidget(button)
    button.show()
    drawn = Drawn(monkeypatch, ActionButton)

    _pixels(button)
    _pixels(button)

    assert drawn.times >= 2


def test_hints_without_a_word_take_no_picture(theme, bar):
    hints = _stand(KeyHints(theme), bar)

    hints.say(())
    bar.grab()

    assert hints._picture._kept == []
