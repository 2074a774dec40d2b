"""`quizapp rules` keeps rules texts in the data folder and says what it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quizapp.cli.main import main
from quizapp.storage.file.folder_lock import FolderLock
from tests.support.rules_shelf import write_rules_text
from tests.support.rules_text import make_rules_text


class Terminal:
    """Runs `quizapp rules` over one data folder."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.folder = folder

    def run(self, *arguments: str) -> Result:
        line = ["--data", str(self.data), "rules", *arguments]
        return CliRunner().invoke(main, line, prog_name="quizapp")

    def bring(self, date: str, words: str) -> Result:
        path = self.folder / f"{date}.txt"
        path.write_text(make_rules_text(date, more={"723.5": words}), encoding="utf-8")
        return self.run("import", str(path))


@pytest.fixture
def terminal(tmp_path) -> Terminal:
    return Terminal(tmp_path)


def test_an_import_says_which_edition_it_kept(terminal):
    done = terminal.bring("February 27, 2026", "Words.")

    assert done.exit_code == 0
    assert done.output == "Imported the edition of 2026-02-27: 604 rules.\n"


def test_the_editions_are_listed_oldest_first(terminal):
    terminal.bring("February 27, 2026", "New words.")
    terminal.bring("October 1, 2010", "Old words.")

    listed = json.loads(terminal.run("list", "--json").output)

    assert [edition["effective"] for edition in listed] == ["2010-10-01", "2026-02-27"]
    assert terminal.run("list").output.splitlines() == [
        "2010-10-01  604 rules",
        "2026-02-27  604 rules",
    ]


def test_without_an_edition_it_is_said_how_to_import_one(terminal):
    assert "quizapp rules import FILE" in terminal.run("list").output
    refused = terminal.run("show", "723.5")
    assert refused.exit_code == 1
    assert "quizapp rules import FILE" in refused.output


def test_a_rule_is_shown_with_its_edition(terminal):
    terminal.bring("February 27, 2026", "New words.")
    terminal.bring("October 1, 2010", "Old words.")

    assert terminal.run("show", "723.5").output == (
        "CR 723.5, edition of 2026-02-27\nNew words.\n"
    )
    assert terminal.run("show", "723.5.", "--as-of", "2010-12-31").output == (
        "CR 723.5, edition of 2010-10-01\nOld words.\n"
    )


def test_examples_are_shown_below_their_rule(terminal):
    terminal.bring("February 27, 2026", "Words.")

    shown = terminal.run("show", "100.1a").output.splitlines()

    assert shown[2:] == [
        "Example: An example. It goes on, too.",
        "Example: Another example.",
    ]


@pytest.mark.parametrize("day", ["2016-09-30", "2026-09-25", "2009-01-01"])
def test_a_rule_of_another_edition_than_that_in_force_says_so(terminal, day):
    terminal.bring("October 1, 2010", "Old words.")

    plain = terminal.run("show", "723.5", "--as-of", day).output
    data = json.loads(terminal.run("show", "723.5", "--as-of", day, "--json").output)

    assert f"(The edition in force on {day} is another one, not imported.)" in plain
    assert (data["edition"], data["in_force"]) == ("2010-10-01", False)


def test_an_edition_newer_than_the_program_is_kept_and_shown(terminal):
    terminal.bring("January 15, 2031", "Later words.")

    data = json.loads(
        terminal.run("show", "723.5", "--as-of", "2031-02-01", "--json").output
    )

    assert data == {
        "number": "723.5",
        "edition": "2031-01-15",
        "in_force": True,
        "text": "Later words.",
        "examples": [],
    }


def test_a_rule_that_is_not_there_is_one_sentence(terminal):
    terminal.bring("February 27, 2026", "Words.")

    done = terminal.run("show", "999.9")

    assert done.exit_code == 1
    assert done.output == "Error: The edition of 2026-02-27 has no rule 999.9.\n"


def test_a_file_that_is_no_rules_text_is_refused_in_one_sentence(terminal, tmp_path):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")

    for path, reason in (
        (diary, "from which day"),
        (tmp_path / "no.txt", "cannot be read"),
    ):
        done = terminal.run("import", str(path))
        assert done.exit_code == 1
        assert done.output.count("\n") == 1
        assert done.output.startswith(f"Error: {path} is no Comprehensive Rules text")
        assert reason in done.output
    assert terminal.run("list", "--json").output == "[]\n"


def test_a_folder_in_use_gets_the_known_sentence(terminal, tmp_path):
    path = write_rules_text(tmp_path)

    with FolderLock(terminal.data):
        done = terminal.run("import", str(path))

    assert done.exit_code == 1
    assert done.output.startswith(
        f"Error: The data in {terminal.data} is open in another"
    )


def test_the_data_folder_may_be_named_after_the_command(terminal, tmp_path):
    line = ["rules", "--data", str(tmp_path / "other"), "list", "--json"]

    done = CliRunner().invoke(main, line)

    assert done.output == "[]\n"
    assert (tmp_path / "other" / "progress.db").is_file()
