"""What work costs, counted: unlike times, counts are the same on every machine."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from quizapp.bank.pack.packed_questions import PackedQuestions
from quizapp.bank.question_bank import QuestionBank
from quizapp.presenters.study import StudyPresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.rules.play.engine import Engine
from quizapp.storage.pack.pack_file import PackFile
from quizapp.storage.stores import open_stores
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.ports import StudyStores
from quizapp.training.study import Study
from tests.bench.kept_history import fill_history
from tests.support.house import ROOT
from tests.support.small_bank import build_pack, make_bank_folder
from tests.support.study_fakes import FixedQuestions, ManualTime

IDS = tuple(f"q{number}" for number in range(30))
MOST_STATEMENTS = 10
"""SQL statements for one answer, those of triggers among them, whatever was before."""


def _study(stores, questions) -> tuple[Study, ManualTime]:
    clock = ManualTime()
    kept = StudyStores(stores.reviews, stores.sessions, stores.schedule)
    return Study(questions, kept, clock.surroundings()), clock


def _statements_of_an_answer(folder: Path, history: int) -> int:
    stores = open_stores(folder)
    if history:
        fill_history(stores, IDS, history)
    questions = FixedQuestions(dict.fromkeys(IDS, ("control",)))
    study, _ = _study(stores, questions)
    session = study.start(PracticePlan())
    session.start_timing()
    said: list[str] = []
    stores.reviews._db.conn.set_trace_callback(said.append)
    session.answer(["a"])
    stores.close()
    return len(said)


def test_an_answer_takes_the_same_few_statements_after_any_history(tmp_path):
    first = _statements_of_an_answer(tmp_path / "new", 0)
    later = _statements_of_an_answer(tmp_path / "old", 3_000)

    assert first == later
    assert 0 < first <= MOST_STATEMENTS


@pytest.fixture
def taken(monkeypatch):
    """Count what the engine plays: what it takes over from elsewhere is not played."""
    real, found = Engine._play, []

    def play(engine, state, option):
        found.append(option)
        return real(engine, state, option)

    monkeypatch.setattr(Engine, "_play", play)
    return found


@pytest.mark.parametrize(
    ("question_id", "key_at_most", "facts_at_most"),
    [
        ("tutor-must-find", 50, 340),
        ("missed-upkeep-remedy", 165, 280),
        ("permission-outlives-its-source", 290, 920),
    ],
)
def test_keys_and_other_facts_take_no_more_decisions_than_they_did(
    taken, question_id, key_at_most, facts_at_most
):
    bank = QuestionBank(ROOT / "questions")
    day = bank.newest_date()

    bank.answer_key(question_id, 1, day)
    for_key = len(taken)
    bank.what_if(question_id, 1, day, "en")

    assert 0 < for_key <= key_at_most
    assert 0 < len(taken) - for_key <= facts_at_most


def _refuse() -> QuestionBank:
    raise AssertionError("the engine was asked on the thread of the window")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_session_over_a_compiled_bank_never_asks_the_engine(tmp_path, language):
    folder = make_bank_folder(tmp_path)
    build_pack(folder, PackFile(tmp_path))
    questions = PackedQuestions(PackFile(tmp_path), folder, _refuse)
    stores = open_stores(tmp_path / "progress")
    study, clock = _study(stores, questions)
    desk = StudyDesk(study=study, questions=questions)
    presenter = StudyPresenter(lambda: desk, language=language, zone=dt.UTC)

    page, shown = presenter.start(), 0
    while page is not None:
        shown += 1
        assert presenter.take_hint() is not None
        assert presenter.coming is not None
        clock.seconds += 5
        verdict = presenter.submit_answer((page.options[0].option_id,))
        assert presenter.answered is not None
        for edition in verdict.editions:
            presenter.show_as_of(edition.as_of)
        page = presenter.next()

    assert shown >= 3
    stores.close()
