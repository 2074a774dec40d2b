"""Parts follow the theme at once where they are seen, and else before they are seen."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from quizapp.gui.look.follower import Follower, catch_up_within
from quizapp.gui.look.theme import Theme, ThemeMode
from quizapp.gui.pages.workbench.scenario_edit import ScenarioEdit


class Part(QWidget):
    """Counts how often it has taken a change."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.taken = 0
        Follower(theme, self, self.take)

    def take(self) -> None:
        self.taken += 1


class Pages:
    """Two pages with a part each, the first of which is seen."""

    def __init__(self, qtbot) -> None:
        self.theme = Theme()
        self.stack = QStackedWidget()
        qtbot.addWidget(self.stack)
        self.seen, self.hidden = Part(self.theme), Part(self.theme)
        for part in (self.seen, self.hidden):
            page = QWidget()
            part.setParent(page)
            self.stack.addWidget(page)
        self.stack.show()


@pytest.fixture
def pages(qtbot) -> Pages:
    return Pages(qtbot)


def test_what_is_seen_takes_a_change_at_once_and_what_is_not_when_it_is_shown(pages):
    pages.theme.set_scale(1.5)
    assert (pages.seen.taken, pages.hidden.taken) == (1, 0)

    pages.stack.setCurrentIndex(1)
    assert (pages.seen.taken, pages.hidden.taken) == (1, 1)


def test_many_changes_are_taken_as_one_and_once(pages):
    for scale in (1.25, 1.5, 2.0):
        pages.theme.set_scale(scale)

    pages.stack.setCurrentIndex(1)
    pages.stack.setCurrentIndex(0)
    pages.stack.setCurrentIndex(1)

    assert pages.hidden.taken == 1


def test_a_page_that_takes_its_turn_lets_all_its_parts_catch_up(pages):
    pages.theme.set_mode(ThemeMode.DARK)

    catch_up_within(pages.stack.widget(1))
    assert pages.hidden.taken == 1

    pages.stack.setCurrentIndex(1)
    assert pages.hidden.taken == 1


def test_following_keeps_no_widget_alive():
    theme = Theme()
    part = Part(theme)
    gone = ref(part)
    gc.disable()
    try:
        del part
        assert gone() is None
    finally:
        gc.enable()
    theme.set_scale(1.5)


def test_a_text_is_coloured_anew_for_other_colours_only(qtbot, monkeypatch):
    theme = Theme()
    edit = ScenarioEdit(theme)
    qtbot.addWidget(edit)
    edit.setPlainText("name: 1")
    edit.show()
    coloured = []
    monkeypatch.setattr(
        type(edit._colouring), "rehighlight", lambda self: coloured.append(self)
    )

    theme.set_scale(1.5)
    assert not coloured

    theme.set_mode(ThemeMode.DARK)
    assert len(coloured) == 1
    assert isValid(edit)
