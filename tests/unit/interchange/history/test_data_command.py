"""`quizapp data` takes the history out and brings it back."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from quizapp.cli.main import main
from quizapp.training.history.history import History
from tests.support.histories import Learner
from tests.support.house import ROOT, question_ids


class Terminal:
    """Runs `quizapp data` over one data folder."""

    def __init__(self, folder: Path) -> None:
        self.learner = Learner(folder)

    def run(self, *arguments: str) -> Result:
        line = ["--data", str(self.learner.folder), "data", *arguments]
        return CliRunner().invoke(main, line, prog_name="quizapp")


@pytest.fixture
def here(tmp_path, monkeypatch) -> Terminal:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(tmp_path / "here")
    terminal.learner.study("first", "rwr", day=0)
    terminal.learner.set(theme="dark")
    return terminal


@pytest.fixture
def there(tmp_path) -> Terminal:
    return Terminal(tmp_path / "there")


def test_a_history_is_brought_to_another_machine(here, there):
    assert here.run("export", "h.jsonl").output == "Wrote 3 answers to h.jsonl.\n"
    assert there.run("import", "h.jsonl").output == "Imported 3 answers.\n"

    assert there.learner.history().reviews == here.learner.history().reviews
    there.run("export", "again.jsonl")
    assert Path("again.jsonl").read_bytes() == Path("h.jsonl").read_bytes()
    assert there.learner.wrong_days() == []


def test_the_same_answers_are_not_doubled(here):
    here.run("export", "h.jsonl")
    before = here.learner.history()

    done = here.run("import", "h.jsonl")

    assert done.output == "Imported 0 answers; 3 answers were there already.\n"
    assert here.learner.history() == before
    told = json.loads(here.run("import", "h.jsonl", "--json").output)
    assert told == {"added": 0, "known": 3}


def test_settings_go_along_only_if_asked_for(here, there):
    here.run("export", "without.jsonl")
    here.run("export", "with.jsonl", "--settings")
    there.run("import", "without.jsonl")
    assert "theme" not in there.learner.history().settings

    there.run("import", "with.jsonl")
    assert there.learner.history().settings["theme"] == "dark"


def test_a_bad_file_is_one_sentence_and_changes_nothing(here, there):
    here.run("export", "h.jsonl")
    there.learner.study("other", "w", day=1)
    before = there.learner.history()
    lines = Path("h.jsonl").read_text("utf-8").splitlines()
    Path("h.jsonl").write_text("\n".join([*lines[:3], "{", *lines[4:]]), "utf-8")

    done = there.run("import", "h.jsonl")

    assert done.exit_code == 1
    assert done.output.startswith("Error: Nothing was imported: h.jsonl, line 4: ")
    assert done.output.count("\n") == 1
    assert there.learner.history() == before


def test_a_table_is_written_and_not_imported(here):
    assert here.run("export", "h.csv").exit_code == 0
    assert len(Path("h.csv").read_text("utf-8").splitlines()) == 4

    done = here.run("import", "h.csv")
    assert done.exit_code == 1
    assert "line 1" in done.output


def test_anonymous_answers_are_those_to_questions_of_the_program(here):
    ours = min(question_ids(ROOT))
    here.learner.put(_renamed(here.learner.history(), "q1", ours))

    done = here.run("export", "a.jsonl", "--anonymous")

    assert done.stdout == "Wrote 1 answer to a.jsonl.\n"
    assert done.stderr == (
        "Left out: 2 answers to questions that are not the program's own.\n"
    )
    _, line = Path("a.jsonl").read_text("utf-8").splitlines()
    assert json.loads(line)["question_id"] == ours


def _renamed(history: History, old: str, new: str) -> History:
    """Return a history in which a family has another id."""
    encoded = msgspec.json.encode(history).replace(
        f'"{old}"'.encode(), f'"{new}"'.encode()
    )
    renamed = msgspec.json.decode(encoded, type=History)
    items = sorted(renamed.items, key=lambda item: item.question_id)
    return replace(renamed, items=tuple(items))


def test_anonymous_answers_are_never_imported(here):
    here.run("export", "a.jsonl", "--anonymous")

    done = here.run("import", "a.jsonl")

    assert done.exit_code == 1
    assert "no history that quizapp can import" in done.output


def test_another_ending_is_refused(here):
    done = here.run("export", "h.txt")

    assert done.exit_code == 2
    assert ".jsonl or .csv" in done.output


def test_a_file_is_replaced_only_by_force(here):
    Path("h.jsonl").write_text("mine")

    assert here.run("export", "h.jsonl").exit_code == 1
    assert Path("h.jsonl").read_text() == "mine"
    assert here.run("export", "h.jsonl", "--force", "--json").exit_code == 0
    assert Path("h.jsonl").read_text().startswith("{")
