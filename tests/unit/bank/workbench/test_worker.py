"""The workbench's engine in a second process answers as this one would."""

from __future__ import annotations

import pytest

from quizapp.bank.drafting.draft import Kind
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.workbench.completing import complete
from quizapp.bank.workbench.examining import examine
from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.bank.workbench.worker import WorkbenchWorker
from tests.support.collections import CARD, write_collection
from tests.support.small_bank import TUTOR

ONE = Manuscript("tutor", "tutor.yaml", TUTOR)
WAIT_S = 60


@pytest.fixture(scope="module")
def worker():
    made = WorkbenchWorker(QuestionBank().folder)
    made.warm_up()
    yield made
    made.close()


def test_another_process_says_what_this_one_says(worker):
    bank = QuestionBank()

    found = worker.examine(ONE, 2).result(WAIT_S)
    words = worker.complete(ONE, len("topics: [sea")).result(WAIT_S)

    assert found == examine(ONE, 2, bank)
    assert words == complete(TUTOR, len("topics: [sea"), bank.catalogue)
    assert worker.question_ids().result(WAIT_S) == bank.question_ids()


def test_a_check_goes_on_until_another_text_is_checked(worker):
    other = Manuscript("tutor", "tutor.yaml", f"# a remark\n{TUTOR}")
    first = [worker.check_on(ONE).result(WAIT_S).done for _ in range(2)]
    second = [worker.check_on(other).result(WAIT_S).done for _ in range(2)]
    last = worker.check_on(other).result(WAIT_S)
    while not last.is_over:
        last = worker.check_on(other).result(WAIT_S)

    assert first == second == [1, 2]
    assert last.checked is not None
    assert worker.check_on(other).result(WAIT_S).done == 1


def test_what_cannot_be_read_is_not_checked(worker):
    with pytest.raises(UnreadableError):
        worker.check_on(Manuscript("x", "x.yaml", "level: [")).result(WAIT_S)


def test_templates_come_with_the_cards_that_give_control(worker):
    control = worker.controls().result(WAIT_S)[0]

    assert worker.templates(Kind.PENALTY, control).result(WAIT_S).found


def test_a_collection_names_cards_of_its_own(worker, tmp_path):
    folder = write_collection(tmp_path / "mine", {"cards/lookalike.yaml": CARD})
    text = TUTOR.replace("Plains: 2", "Borrowed Lookalike: 2")

    alone = worker.examine(Manuscript("t", "t.yaml", text), 0).result(WAIT_S)
    inside = worker.examine(Manuscript("t", "t.yaml", text, folder), 0).result(WAIT_S)

    assert 'unknown card "Borrowed Lookalike"' in alone.faults[0].message
    assert inside.faults == ()
