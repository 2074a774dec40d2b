"""The guard over the window's thread refuses what a page does, and nothing else."""

from __future__ import annotations

import pytest

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.desktop.in_a_thread import in_a_thread
from tests.support.window_guard import BlockedWindowError, guarded_window

# Compiled under a name among the pages, it stands for a slot of one of them.
PAGE = compile("note(kind)", "quizapp/gui/pages/some_page.py", "exec")


def click() -> None:
    exec(PAGE, {"note": note_long_work, "kind": LongWork.DERIVATION})


def test_what_a_page_begins_on_its_thread_is_refused():
    with guarded_window(), pytest.raises(BlockedWindowError, match="derivation"):
        click()


def test_a_thread_beside_the_window_may_work():
    with guarded_window():
        assert in_a_thread(click).exception(20) is None


def test_a_test_may_do_for_itself_what_no_page_asked_for():
    with guarded_window():
        note_long_work(LongWork.COPY)


def test_without_a_guard_nobody_is_held_up():
    click()
