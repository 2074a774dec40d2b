"""The garbage collector goes through what is new alone, while a window is there."""

from __future__ import annotations

import gc
from weakref import ref

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quizapp.desktop.ahead.collecting import NEVER, Collecting, collect_what_is_new


class Knot:
    """Holds itself, so that only the collector can take it away."""

    def __init__(self) -> None:
        self.itself = self


def test_while_a_window_is_there_nothing_goes_through_everything(qtbot: QtBot):
    before = gc.get_threshold()
    window = QWidget()

    Collecting(window)
    assert gc.get_threshold() == (*before[:2], NEVER)

    with qtbot.waitSignal(window.destroyed):
        window.deleteLater()
    qtbot.waitUntil(lambda: gc.get_threshold() == before)


def test_a_window_that_follows_another_is_led_though_that_goes_later(qtbot: QtBot):
    usual = gc.get_threshold()
    first, second = QWidget(), QWidget()
    Collecting(first)
    Collecting(second)
    with qtbot.waitSignal(first.destroyed):
        first.deleteLater()

    try:
        collect_what_is_new()
        assert gc.get_threshold() == (*usual[:2], NEVER)
    finally:
        gc.unfreeze()
    with qtbot.waitSignal(second.destroyed):
        second.deleteLater()
    qtbot.waitUntil(lambda: gc.get_threshold() == usual)


def test_what_is_new_is_collected_and_what_stays_is_left_alone():
    usual = gc.get_threshold()
    gone, stays = Knot(), Knot()
    noted = ref(gone)
    del gone
    try:
        collect_what_is_new()
        assert noted() is None
        assert not any(each is stays for each in gc.get_objects())
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
