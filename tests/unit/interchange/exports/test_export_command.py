"""`quizapp export` writes what is asked for, and says what it left out."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.exchange import export as command
from quizapp.cli.main import main
from quizapp.rules.refusal import RefusalError
from tests.support.gift_reader import read_gift
from tests.support.house import ROOT, question_ids
from tests.support.sample_questions import ONE, SEVERAL, SampleQuestions

REAL = min(question_ids(ROOT))


class Refusing(SampleQuestions):
    """Refuses one of its questions."""

    def pose(self, question_id, seed, as_of, language):
        if question_id == SEVERAL:
            raise RefusalError("that is\nnot modelled")
        return super().pose(question_id, seed, as_of, language)


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "load_questions", lambda _folder: SampleQuestions())

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["export", *arguments], prog_name="quizapp")

    return run


def test_the_bank_of_the_program_is_exported(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = ["--data", "data", "export", "gift", "out.txt", "--questions", REAL]

    done = CliRunner().invoke(main, [*line, "--seed", "5", "--lang", "fr"])

    assert done.output == "Wrote 1 question to out.txt.\n"
    (found,) = read_gift(Path("out.txt").read_text("utf-8"))
    bank = QuestionBank()
    posed = bank.pose(REAL, 5, bank.newest_date(), "fr")
    assert [a.text for a in found.answers] == [o.text for o in posed.options]


def test_all_questions_with_several_seeds_are_told_in_order(run):
    done = run("csv", "out.csv", "--seeds", "2", "--seed", "3", "--json")

    assert json.loads(done.output) == {
        "files": ["out.csv"],
        "questions": 4,
        "left_out": [],
    }
    rows = Path("out.csv").read_text("utf-8").splitlines()
    assert [row.split(",")[:2] for row in rows[1:]] == [
        [ONE, "3"],
        [ONE, "4"],
        [SEVERAL, "3"],
        [SEVERAL, "4"],
    ]


@pytest.mark.parametrize(
    ("chosen", "ids"),
    [
        (["--questions", SEVERAL], [SEVERAL]),
        (["--questions", f"{SEVERAL},{ONE}"], [SEVERAL, ONE]),
        (["--questions", SEVERAL, "--questions", f" {ONE},"], [SEVERAL, ONE]),
        (["--topic", "searching"], [SEVERAL]),
        (["--topic", "searching", "--questions", SEVERAL], [SEVERAL]),
    ],
)
def test_questions_are_chosen_by_id_and_by_topic(run, chosen, ids):
    assert run("gift", "out.txt", *chosen).exit_code == 0

    found = read_gift(Path("out.txt").read_text("utf-8"))
    assert [each.title.split(" ")[0] for each in found] == ids


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (["--questions", ONE[:-1]], f'no question is called "{ONE[:-1]}"; did you mean'),
        (["--topic", "serching"], 'no topic is called "serching"; did you mean "searching"'),
        (["--topic", "searching", "--questions", ONE], "none of these questions is on"),
    ],
)  # fmt: skip
def test_an_unknown_name_is_one_sentence_and_no_file(run, chosen, said):
    done = run("gift", "out.txt", *chosen)

    assert done.exit_code == 1
    assert done.output.startswith(f"Error: {said}")
    assert done.output.count("\n") == 1
    assert not Path("out.txt").exists()


def test_what_the_engine_refuses_is_listed(run, monkeypatch):
    monkeypatch.setattr(command, "load_questions", lambda _folder: Refusing())

    done = run("gift", "out.txt")
    again = run("gift", "out.txt", "--force", "--json")

    assert done.exit_code == 0
    assert done.stderr == f"Left out: {SEVERAL}, seed 1: that is not modelled\n"
    assert done.stdout == "Wrote 1 question to out.txt.\n"
    assert json.loads(again.stdout)["left_out"] == [
        {"id": SEVERAL, "seed": 1, "reason": "that is not modelled"}
    ]


def test_if_nothing_is_left_no_file_is_written(run, monkeypatch):
    monkeypatch.setattr(command, "load_questions", lambda _folder: Refusing())

    done = run("gift", "out.txt", "--questions", SEVERAL)

    assert done.exit_code == 1
    assert "nothing can be exported" in done.output
    assert "that is not modelled" in done.output
    assert not Path("out.txt").exists()


@pytest.mark.parametrize("form", ["anki", "csv", "gift", "moodle", "pdf"])
def test_no_format_replaces_a_file_unasked(run, form):
    Path("out").write_text("mine")

    done = run(form, "out")

    assert done.exit_code == 1
    assert "--force" in done.output
    assert Path("out").read_text() == "mine"


def test_a_pdf_does_not_replace_a_key_unasked(run):
    Path("out-key.pdf").write_text("mine")

    assert run("pdf", "out.pdf").exit_code == 1
    assert not Path("out.pdf").exists()


@pytest.mark.parametrize(
    ("form", "module", "said"),
    [("anki", "genanki", "genanki"), ("pdf", "quizapp.gui.printing.pdf", "PySide6")],
)
def test_what_is_not_installed_is_said_before_anything_is_derived(
    run, monkeypatch, form, module, said
):
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(command, "load_questions", pytest.fail)

    done = run(form, "out")

    assert done.exit_code == 1
    assert said in done.output
    assert done.output.count("\n") == 1


def test_a_deck_is_written(run):
    assert run("anki", "out.apkg").output == "Wrote 2 questions to out.apkg.\n"
    assert Path("out.apkg").read_bytes().startswith(b"PK")


def test_a_paper_is_written_with_its_key(run, qapp):
    done = run("pdf", "out.pdf")

    assert done.output == "Wrote 2 questions to out.pdf and out-key.pdf.\n"
    assert Path("out.pdf").read_bytes().startswith(b"%PDF")
    assert Path("out-key.pdf").read_bytes().startswith(b"%PDF")
