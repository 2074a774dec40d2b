"""The instructor's exams, and the signing key."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.presenters.instructing.key_presenter import KeyPresenter
from quizapp.presenters.instructing.port import at_once
from quizapp.presenters.instructing.shelf_presenter import ShelfPresenter
from quizapp.training.exam.sealing.qr import qr_rows
from tests.support.told_exams import ToldKey, ToldMaker, exam

LONG = "correct horse battery"


@pytest.fixture
def keeper():
    return ToldKey("my-own-key")


@pytest.fixture
def key(keeper):
    presenter = KeyPresenter(keeper, language="en")
    presenter.open()
    return presenter


def _shelf(*exams):
    presenter = ShelfPresenter(ToldMaker(*exams), language="en")
    presenter.open()
    return presenter


def test_an_exam_is_shown_with_its_words_its_code_and_the_code_as_a_picture():
    shelf = _shelf(exam())
    detail, code = shelf.screen().detail, shelf.code()

    assert ("Form A", "vixoz doxos sotam votad munix") in detail.facts
    assert ("Signed by", "gosut xirug jimuv fixim golan") in detail.facts
    assert ("Time", "20 minutes") in detail.facts
    assert detail.has_code
    assert code.words == "zafov jupab butul lanoz guzod ralig"
    assert len(code.qr) == len(code.qr[0]) > 21


def test_another_exam_can_be_looked_at():
    shelf = _shelf(exam(), exam("2026-10-01-old", title="Old", minutes=None, code=""))
    shelf.choose(1)
    detail = shelf.screen().detail

    assert (detail.title, detail.line) == ("Old", "made on 1 October 2026")
    assert ("Time", "no limit") in detail.facts
    assert (detail.has_code, shelf.code()) == (False, None)


def test_the_picture_of_a_code_is_made_beside_the_window_and_once():
    beside: list[str] = []

    def noted(work):
        made = qr_rows.cache_info().misses
        done = at_once(work)
        if qr_rows.cache_info().misses > made:
            beside.append("made")
        return done

    qr_rows.cache_clear()
    shelf = ShelfPresenter(ToldMaker(exam()), language="en", beside=noted)

    shelf.open()
    shelf.screen()
    shelf.code()

    assert beside == ["made"]
    assert qr_rows.cache_info().misses == 1


def test_an_exam_that_cannot_be_read_says_why():
    shelf = _shelf(exam(trouble="record.json: broken", forms=()))
    cell = shelf.screen().exams.rows[0][0]

    assert (cell.icon, shelf.screen().detail.trouble) == (
        "warning-fill", "record.json: broken",
    )  # fmt: skip


def test_without_exams_that_is_said():
    screen = _shelf().screen()

    assert screen.exams.empty == "No exam has been made here yet."
    assert screen.detail is None


def test_a_backup_asks_for_the_same_passphrase_twice(key, keeper):
    key.back_up(Path("key.backup"), LONG, "something else")
    assert key.screen().notice.startswith("The two passphrases differ")
    key.back_up(Path("key.backup"), "short", "short")
    assert "at least 12 characters" in key.screen().notice
    assert keeper.written == []
    key.back_up(Path("key.backup"), LONG, LONG)

    assert keeper.written == [Path("key.backup")]
    assert not key.screen().is_wrong


def test_another_key_is_replaced_on_a_word_alone(key, keeper):
    key.restore(Path("key.backup"), LONG)
    assert key.screen().can_replace
    assert keeper.words == "my-own-key"
    key.replace()

    assert key.screen().words == "old key"
    assert not key.screen().can_replace


def test_a_backup_that_does_not_open_says_so(key):
    key.restore(Path("key.backup"), "wrong")

    assert (key.screen().notice, key.screen().is_wrong) == (
        "The backup does not open.", True,
    )  # fmt: skip


def test_a_key_is_made_where_there_is_none():
    keeper = ToldKey()
    key = KeyPresenter(keeper, language="en")
    key.open()
    assert key.screen().words == ""
    key.make()

    assert key.screen().words == "new key"
