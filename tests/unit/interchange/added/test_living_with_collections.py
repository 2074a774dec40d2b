"""Added questions are studied, found, checked and survived like any others."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quizapp.app import App, load_questions, open_app
from quizapp.bank import places
from quizapp.cli import check as check_command
from quizapp.cli.main import main
from quizapp.desktop.exchange import collecting
from quizapp.training.planning.study_plan import PracticePlan
from tests.support.collections import FAMILY, UNREADABLE, write_collection
from tests.support.small_bank import make_bank_folder
from tests.support.study_fakes import ManualTime


@pytest.fixture
def data(tmp_path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def run(tmp_path, data, monkeypatch):
    """Run commands over a small bank, so that all of it is compiled in no time."""
    folder = make_bank_folder(tmp_path / "small")
    for module in (check_command, places, collecting):
        monkeypatch.setattr(module, "content_folder", lambda _name: folder)

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["--data", str(data), *arguments])

    return run


def _open(data: Path) -> App:
    return open_app(data, ManualTime().surroundings())


def test_an_added_question_is_studied_and_its_answer_outlives_it(tmp_path, run, data):
    sent = write_collection(tmp_path / "sent", {"t/sent-one.yaml": FAMILY})
    assert run("questions", "add", str(sent), "--yes").exit_code == 0
    app = _open(data)
    session = app.study.start(PracticePlan(("sent-one",)))
    posed = app.questions.pose(*session.current, "en")
    session.answer([posed.options[0].option_id])
    found = app.browser.find("sent-one", {}, "en")
    app.close()
    assert "sent-one" in {each.summary.question_id for each in found.questions}

    assert run("questions", "remove", "sent", "--yes").exit_code == 0
    app = _open(data)
    assert "sent-one" not in app.questions.question_ids()
    assert app.study.progress().answers_total == 1
    (kept,) = app.history.read().reviews
    app.close()
    assert kept.review.question_id == "sent-one"


def test_a_check_compiles_collections_too_and_says_what_is_wrong(run, data):
    folder = data / "collections" / "sent"
    write_collection(folder, {"t/sent-one.yaml": FAMILY})

    first, second = (run("check", "--jobs", "1") for _ in "ab")

    assert "✓ sent-one: 1 variant" in first.output
    assert "Compiled 4 families" in first.output
    assert "Nothing to do" in second.output

    write_collection(folder, {"t/sent-two.yaml": UNREADABLE})
    third = run("check", "--jobs", "1")
    assert third.exit_code == 1
    assert 'sent/t/sent-two.yaml:13:1: unknown field "horizn"' in third.output
    assert "✓" not in third.output
    assert "sent-one" in load_questions(data).question_ids()
    assert "sent-two" not in load_questions(data).question_ids()
