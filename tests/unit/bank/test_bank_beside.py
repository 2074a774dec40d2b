"""A bank beside says what the bank itself would, and derives nothing here."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError, Future

import pytest

from quizapp.bank.beside import telling
from quizapp.bank.beside.bank_beside import KEPT_VARIANTS, BankBeside
from quizapp.bank.beside.readiness import is_ready
from quizapp.bank.beside.told import Refused
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.fault import UnreadableError
from quizapp.rules.documents.edition import NEWEST
from tests.support.small_bank import make_bank_folder

DAY = str(NEWEST)


class Here:
    """Does at once what a second process would do, and counts it."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.lost = 0
        """So many answers never come."""

    def submit(self, task: Callable[[], object]) -> Future[object]:
        self.asked.append(task.args[0])
        answer: Future[object] = Future()
        if self.lost:
            self.lost -= 1
            answer.cancel()
            answer.set_running_or_notify_cancel()
            return answer
        try:
            answer.set_result(task())
        except Exception as error:
            answer.set_exception(error)
        return answer


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return make_bank_folder(tmp_path_factory.mktemp("beside"))


@pytest.fixture
def process(monkeypatch):
    monkeypatch.setattr(telling.Read, "banks", {})
    return Here()


@pytest.fixture
def beside(folder, process):
    return BankBeside((folder, ()), process, lambda answer: answer.result())


@pytest.fixture(scope="module")
def bank(folder):
    return QuestionBank(folder)


def test_families_are_told_at_once_and_only_once(beside, bank, process):
    for each in bank.question_ids():
        assert beside.outline_of(each) == bank.outline_of(each)
        assert beside.topics_of(each) == bank.topics_of(each)
        assert beside.content_hash(each) == bank.content_hash(each)
        assert beside.filling_of(each, 7) == bank.filling_of(each, 7)
        assert beside.source_of(each) == bank.source_of(each)

    assert beside.question_ids() == bank.question_ids()
    assert process.asked == ["families"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_of_a_variant_is_said_by_one_answer(beside, bank, process, language):
    question_id = bank.question_ids()[0]
    asked = (question_id, 3, DAY, language)
    beside.question_ids()

    assert beside.pose(*asked) == bank.pose(*asked)
    assert beside.answer_key(*asked[:3]) == bank.answer_key(*asked[:3])
    assert beside.explain(*asked) == bank.explain(*asked)
    assert beside.hint_of(*asked) == bank.hint_of(*asked)
    dated = beside.through_the_editions(*asked)
    assert dated == bank.through_the_editions(*asked)
    for each in dated:
        told = beside.explain_as_of(*asked[:3], each.since, language)
        assert told == bank.explain_as_of(*asked[:3], each.since, language)
    assert process.asked == ["families", "variant"]


def test_another_day_is_asked_for_by_itself(beside, bank, process):
    question_id = bank.question_ids()[0]
    asked = (question_id, 3, DAY, "2019-01-25", "en")

    assert beside.explain_as_of(*asked) == bank.explain_as_of(*asked)
    assert process.asked[-1] == "anything"


def test_a_variant_is_begun_before_it_is_posed(beside, bank, process):
    question_id = bank.question_ids()[0]

    assert is_ready(beside, question_id, 3, DAY)
    assert beside.pose(question_id, 3, DAY, "en").seed == 3
    assert process.asked == ["variant"]


def test_an_answer_that_was_dropped_with_its_process_is_asked_for_again(
    beside, bank, process
):
    question_id = bank.question_ids()[0]
    process.lost = 1

    assert beside.answer_key(question_id, 3, DAY) == bank.answer_key(
        question_id, 3, DAY
    )
    assert process.asked == ["variant", "variant"]
    process.lost = 2
    with pytest.raises(CancelledError):
        beside.answer_key(question_id, 4, DAY)


def test_a_family_that_cannot_be_read_says_so_when_it_is_asked_for(tmp_path, process):
    folder = make_bank_folder(tmp_path)
    (folder / "topic" / "torn.yaml").write_text("topics: [")
    beside = BankBeside((folder, ()), process, lambda answer: answer.result())

    assert "torn" in beside.question_ids()
    with pytest.raises(UnreadableError, match=r"torn\.yaml"):
        beside.outline_of("torn")
    with pytest.raises(UnreadableError, match=r"torn\.yaml"):
        beside.pose("torn", 1, DAY, "en")


def test_few_variants_are_kept(beside, bank):
    question_id = bank.question_ids()[0]

    for seed in range(KEPT_VARIANTS + 3):
        beside.is_ready(question_id, 1, f"{DAY[:4]}-09-{seed % 28 + 1:02}-{seed}")

    assert len(beside._variants) == KEPT_VARIANTS


def test_an_error_that_does_not_travel_is_told_in_words():
    class StubbornError(Exception):
        def __init__(self, one: str, two: str) -> None:
            super().__init__(f"{one} {two}")

    def fail() -> None:
        raise StubbornError("quite", "lost")

    with pytest.raises(RuntimeError, match="StubbornError: quite lost"):
        telling._carried(fail)
    assert Refused(ValueError("x")).error.args == ("x",)
