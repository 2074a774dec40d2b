"""The second process answers as this one would."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.what_if import at_work
from quizapp.bank.what_if.worker import WhatIfWorker
from tests.support.collections import FAMILY, write_collection


@pytest.fixture(scope="module")
def worker():
    made = WhatIfWorker(QuestionBank().folder)
    yield made
    made.close()


def test_another_process_says_what_this_one_says(worker):
    bank = QuestionBank()
    question_id, day = bank.question_ids()[0], bank.newest_date()

    worker.prepare(question_id, 1, day)
    facts = worker.what_if(question_id, 1, day, "fr").result(60)
    place = next(place for place, each in enumerate(facts) if each.covered)
    explained = worker.explain(question_id, 1, day, "fr", place).result(60)

    assert facts == bank.what_if(question_id, 1, day, "fr")
    assert explained == bank.explain_what_if(question_id, 1, day, "fr", place)


def test_an_error_comes_back_as_itself(worker):
    day = QuestionBank().newest_date()

    with pytest.raises(KeyError):
        worker.what_if("no-such-question", 1, day, "en").result(60)


def test_a_process_that_died_is_replaced(worker):
    bank = QuestionBank()
    question_id, day = bank.question_ids()[0], bank.newest_date()
    worker.prepare(question_id, 1, day)
    assert worker.what_if(question_id, 1, day, "en").result(60)
    for process in worker._process._pool._processes.values():
        process.kill()
        process.join()
    lost = worker.what_if(question_id, 1, day, "en")
    with suppress(BrokenExecutor):
        lost.result(60)

    again = worker.what_if(question_id, 1, day, "en").result(60)

    assert again == bank.what_if(question_id, 1, day, "en")


def test_where_no_process_lives_the_answer_carries_the_error(tmp_path, monkeypatch):
    broken = WhatIfWorker(tmp_path)

    def refuse():
        raise BrokenExecutor("no process")

    monkeypatch.setattr(broken._process, "_open_pool", refuse)

    with pytest.raises(BrokenExecutor):
        broken.what_if("q", 1, "2026-09-25", "en").result(1)


def test_closing_twice_and_before_any_question_is_harmless(tmp_path):
    unused = WhatIfWorker(tmp_path)

    unused.close()
    unused.close()


def test_added_questions_are_answered_too(tmp_path):
    folder = write_collection(tmp_path / "coll", {"added-one.yaml": FAMILY})
    shipped = QuestionBank()
    bank = QuestionBank(folder, (shipped.folder / "cards",))
    worker = WhatIfWorker(shipped.folder, (folder,))
    day = bank.newest_date()

    try:
        facts = worker.what_if("added-one", 1, day, "en").result(60)
    finally:
        worker.close()

    assert facts == bank.what_if("added-one", 1, day, "en")
    assert facts


def test_an_edited_board_is_answered_in_the_other_process(worker):
    bank = QuestionBank()
    asked = (bank.question_ids()[0], 1, bank.newest_date(), "fr")

    opened = worker.open_board(*asked).result(60)
    edited = worker.answer_board(asked, opened.situation).result(60)

    assert edited == opened.edited
    assert edited.outcome.right == bank.answer_key(*asked[:3]).right
    with pytest.raises(KeyError):
        worker.open_board("no-such-question", *asked[1:]).result(60)


def test_other_collections_are_read_once_they_are_there(tmp_path):
    worker = WhatIfWorker(QuestionBank().folder)
    day = QuestionBank().newest_date()
    try:
        worker.prepare("no-such-question", 1, day)
        folder = write_collection(tmp_path / "coll", {"added-one.yaml": FAMILY})
        worker.take_collections((folder,))
        opened = worker.open_board("added-one", 1, day, "en").result(60)
    finally:
        worker.close()

    assert opened.title == "Added one"


def test_what_was_worked_out_ahead_is_not_worked_out_again(monkeypatch):
    asked = []
    bank = QuestionBank()
    monkeypatch.setattr(at_work.Here, "bank", bank, raising=False)
    monkeypatch.setattr(bank, "_alternatives", lambda *key: asked.append(key) or ())
    variant = (bank.question_ids()[0], 1, bank.newest_date())

    assert at_work.prepare(*variant) is False
    at_work.what_if(*variant, "fr")

    assert asked == [variant, variant]


def test_nothing_is_worked_out_ahead_while_something_else_still_is(
    monkeypatch, tmp_path
):
    worker = WhatIfWorker(tmp_path)
    handed = []

    def submit(task):
        handed.append(Future())
        return handed[-1]

    monkeypatch.setattr(worker._process, "submit", submit)
    for question_id in ("a", "b"):
        worker.prepare(question_id, 1, "2026-09-25")
    assert len(handed) == 1

    handed[0].set_result(True)
    worker.prepare("c", 1, "2026-09-25")

    assert len(handed) == 2
