"""Work for another thread begins once the window has been left alone for a moment."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from quizapp.desktop.once_painted import once_painted
from quizapp.presenters.insight.presenter import at_once


def test_work_begins_later_and_its_answer_comes(qtbot):
    begun = []

    def work() -> int:
        begun.append(True)
        return 7

    answer: Future[int] = once_painted(at_once, work)
    assert not begun
    assert not answer.done()

    qtbot.waitUntil(answer.done)
    assert answer.result() == 7
    assert len(begun) == 1


def test_what_goes_wrong_waits_in_the_answer(qtbot):
    def work() -> int:
        raise ValueError("no")

    answer: Future[int] = once_painted(at_once, work)

    qtbot.waitUntil(answer.done)
    with pytest.raises(ValueError, match="no"):
        answer.result()


def test_what_can_no_longer_begin_is_told_as_wrong(qtbot):
    pool = ThreadPoolExecutor(1)
    pool.shutdown()

    answer: Future[int] = once_painted(pool.submit, lambda: 7)

    qtbot.waitUntil(answer.done)
    with pytest.raises(RuntimeError):
        answer.result()
