"""Who does the tasks of a bank gives the same answers; a bank can be carried."""

from __future__ import annotations

import pickle
from concurrent.futures import Future

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.workforce import carried
from quizapp.bank.workforce.carried import CarriedBank
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.bank.workforce.trouble import OtherProgramError
from quizapp.bank.workforce.workforce import stream
from tests.support.acts import count_families
from tests.support.small_bank import change, make_bank_folder


@pytest.fixture
def folder(tmp_path):
    return make_bank_folder(tmp_path)


def _carry(bank: QuestionBank) -> CarriedBank:
    return pickle.loads(pickle.dumps(CarriedBank(bank)))


def test_one_process_and_several_give_the_same_answers_in_order(folder):
    bank = QuestionBank(folder)

    alone = list(LocalWorkforce(1).do(count_families, range(7), bank))
    together = list(LocalWorkforce(2).do(count_families, range(7), bank))

    assert alone == together == [(number, 3) for number in range(7)]


def test_answers_come_as_they_are_there_and_in_order():
    asked: list[Future[int]] = []

    def submit(task: int) -> Future[int]:
        asked.append(Future())
        return asked[task]

    answers = stream(submit, range(3), lambda answer: answer.result(timeout=0))
    with pytest.raises(TimeoutError):
        next(answers)
    for place in (2, 0, 1):
        asked[place].set_result(place)

    again = iter(asked)
    assert list(stream(lambda _task: next(again), range(3))) == [0, 1, 2]


def test_a_carried_bank_says_of_its_files_what_the_bank_says(folder, tmp_path):
    change(folder, "tutor", "level: 2", "level: 9")
    bank = QuestionBank(folder)
    box = _carry(bank)
    there = box.open(tmp_path, "here")

    assert there.folder != folder
    said = []
    for each in (bank, there):
        with pytest.raises(UnreadableError) as refused:
            each.family("tutor")
        said.append([str(fault) for fault in refused.value.faults])
    assert said[0] == said[1]
    assert said[0][0].startswith("questions/topic/tutor.yaml:")


def test_the_cards_of_others_are_carried_along(folder, tmp_path):
    own = tmp_path / "own"
    (folder / "topic").rename(own)
    bank = QuestionBank(own, (folder / "cards",))

    box = _carry(bank)
    there = box.open(tmp_path, "here")

    assert there.question_ids() == bank.question_ids()
    assert there.catalogue.names == bank.catalogue.names


def test_a_carried_bank_is_unpacked_once_and_leaves_nothing(folder, tmp_path):
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    box = _carry(QuestionBank(folder))

    assert box.open(scratch, "here") is box.open(scratch, "here")
    assert len(list(scratch.iterdir())) == 1
    del box
    assert list(scratch.iterdir()) == []


def test_a_bank_from_another_version_is_not_opened(folder, tmp_path, monkeypatch):
    box = _carry(QuestionBank(folder))
    monkeypatch.setattr(carried, "hash_program", lambda: "another version")

    with pytest.raises(OtherProgramError, match="the worker at over there runs"):
        box.open(tmp_path, "over there")
