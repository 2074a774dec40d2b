"""On no page is anything cut or silent: measured on every scene that is painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from tests.support.window_guard import as_if_beside
from tools.pictures.cuts import find_cuts
from tools.pictures.looks import LOOKS, find_looks
from tools.pictures.scenes import SCENES
from tools.pictures.studio import Faults, paint_looks
from tools.pictures.voices import find_silent

_HARDEST = find_looks("fr-light-200-1024x700")

_SLOW = frozenset({"attending", "exams", "instructing", "order", "workbench"})
"""Scenes that derive much: they belong to the long form alone."""

_QUICK = [paint for name, paint in SCENES.items() if name not in _SLOW]


def test_nothing_is_cut_or_silent_where_there_is_least_room(tmp_path, qtbot):
    with as_if_beside():
        assert paint_looks(tmp_path, _HARDEST, _QUICK) == Faults([], [])


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_nothing_is_cut_or_silent_in_any_look(look, tmp_path, qtbot):
    with as_if_beside():
        assert paint_looks(tmp_path, (look,)) == Faults([], [])


def test_words_without_room_are_found(qtbot):
    page = QWidget()
    column = QVBoxLayout(page)
    wrapped = TextBlock(Theme(), Role.BODY)
    wrapped.say("one two three four five six seven eight nine ten eleven twelve")
    column.addWidget(wrapped)
    page.setFixedSize(120, 40)
    qtbot.addWidget(page)
    page.show()

    assert len(find_cuts(page)) == 1
    page.setFixedSize(120, 400)
    assert find_cuts(page) == []


def test_what_sticks_out_is_found(qtbot):
    page = QWidget()
    child = QWidget(page)
    child.setGeometry(80, 10, 40, 20)
    page.resize(100, 100)
    qtbot.addWidget(page)
    page.show()

    assert find_cuts(page) == ["QWidget: sticks out at right 20"]


def test_what_a_screen_reader_cannot_tell_is_found(qtbot):
    page = QWidget()
    column = QVBoxLayout(page)
    button, canvas = QPushButton(), QWidget()
    canvas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for child in (button, canvas):
        column.addWidget(child)
    qtbot.addWidget(page)
    page.show()

    assert find_silent(page) == [
        "QPushButton has no name",
        "QWidget has no name",
        "QWidget has the role Client",
    ]
    button.setAccessibleName("Go on")
    canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    assert find_silent(page) == []
