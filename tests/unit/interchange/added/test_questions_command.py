"""`quizapp questions` shows what would be added, adds it whole, and takes it back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quizapp.app import load_questions
from quizapp.bank.places import collection_folders
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.exchange import questions as command
from quizapp.cli.main import main
from quizapp.interchange.added import reviewing
from quizapp.interchange.added.shelf import CollectionShelf
from quizapp.storage.file.folder_lock import FolderLock
from tests.support.collections import (
    CARD,
    FAMILY,
    REFUSED,
    UNREADABLE,
    WITH_CARD,
    write_collection,
    zip_collection,
)
from tests.support.house import ROOT, question_ids

OURS = min(question_ids(ROOT))


class Terminal:
    """Runs the program over one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"

    def run(self, *arguments: str, answer: str = "") -> Result:
        line = ["--data", str(self.data), *arguments]
        return CliRunner().invoke(main, line, input=answer, prog_name="quizapp")

    def add(self, files, *options: str, name: str = "sent", answer: str = "") -> Result:
        write_collection(self.folder / name, files)
        return self.run(
            "questions", "add", str(self.folder / name), *options, answer=answer
        )

    @property
    def names(self) -> list[str]:
        return [path.name for path in collection_folders(self.data)]

    @property
    def leftovers(self) -> list[str]:
        place = self.data / "collections"
        found = [path.name for path in place.iterdir()] if place.is_dir() else []
        return sorted(set(found) - {*self.names, "in-use.lock", ".packs"})


@pytest.fixture
def terminal(tmp_path) -> Terminal:
    return Terminal(tmp_path)


def test_a_collection_is_reviewed_asked_for_and_added(terminal):
    done = terminal.add({"topic/sent-one.yaml": FAMILY, "README.md": "n"}, answer="y\n")

    assert done.exit_code == 0, done.output
    assert "✓ sent-one: 1 variant, " in done.stdout
    assert "Add 1 family as sent? [y/N]: y\n" in done.stdout
    assert done.stdout.endswith("Added 1 family as sent.\n")
    kept = terminal.data / "collections" / "sent"
    assert (kept / "topic" / "sent-one.yaml").read_text("utf-8") == FAMILY
    assert (kept / "README.md").is_file()


@pytest.mark.parametrize("answer", ["n\n", ""])
def test_without_a_yes_nothing_is_added(terminal, answer):
    done = terminal.add({"sent-one.yaml": FAMILY}, answer=answer)

    assert done.exit_code == 1
    assert (terminal.names, terminal.leftovers) == ([], [])


def test_added_questions_are_asked_like_those_of_the_program(terminal):
    terminal.add({"topic/sent-one.yaml": FAMILY}, "--yes")

    source = load_questions(terminal.data)
    bank = QuestionBank(terminal.data / "collections" / "sent", (_cards(),))

    ours = QuestionBank().question_ids()
    assert source.question_ids() == tuple(sorted((*ours, "sent-one")))
    day = source.newest_date()
    for language in ("en", "fr"):
        asked = ("sent-one", 3, day, language)
        assert source.pose(*asked) == bank.pose(*asked)
        assert source.explain(*asked) == bank.explain(*asked)
    assert source.answer_key("sent-one", 3, day).right
    told = terminal.run("key", "sent-one", "--json")
    assert json.loads(told.stdout)["id"] == "sent-one"


def _cards() -> Path:
    return ROOT / "questions" / "cards"


def test_nothing_is_derived_again_once_it_is_added(terminal, monkeypatch):
    terminal.add({"topic/sent-one.yaml": FAMILY}, "--yes")
    source = load_questions(terminal.data)
    monkeypatch.setattr(QuestionBank, "pose", pytest.fail)
    monkeypatch.setattr(QuestionBank, "answer_key", pytest.fail)

    posed = source.pose("sent-one", 1, source.newest_date(), "en")

    assert posed.question_id == "sent-one"
    assert source.answer_key("sent-one", 1, source.newest_date()).right


def test_a_card_that_comes_along_is_named_and_used_by_its_collection_alone(terminal):
    files = {"q/with-card.yaml": WITH_CARD, "cards/lookalike.yaml": CARD}

    done = terminal.add(files, "--yes")

    assert "Cards that it brings: Borrowed Lookalike\n" in done.stdout
    assert done.stdout.endswith("Added 1 family and 1 card as sent.\n")
    source = load_questions(terminal.data)
    posed = source.pose("with-card", 1, source.newest_date(), "en")
    assert any("Borrowed Lookalike" in sentence for sentence in posed.stem)
    assert "Borrowed Lookalike" not in QuestionBank().catalogue


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (UNREADABLE, 'sent/topic/bad.yaml:13:1: unknown field "horizn"'),
        (REFUSED, "sent/topic/bad.yaml:1:1: refused: the answer does not turn on"),
    ],
)
def test_refusals_are_listed_with_file_and_line_and_nothing_is_added(
    terminal, bad, said
):
    files = {"topic/good-one.yaml": FAMILY, "topic/bad.yaml": bad}

    done = terminal.add(files, "--yes")

    assert done.exit_code == 1
    assert said in done.stdout
    assert "✓ good-one" in done.stdout
    assert "--without-refused" in done.stderr
    assert (terminal.names, terminal.leftovers) == ([], [])


def test_the_rest_is_added_where_that_is_asked_for(terminal):
    files = {
        "topic/good-one.yaml": FAMILY,
        "topic/bad.yaml": UNREADABLE,
        f"topic/{OURS}.yaml": FAMILY,
    }

    done = terminal.add(files, "--yes", "--without-refused", "--json")

    found = json.loads(done.stdout)
    assert found["questions"] == ["good-one"]
    assert [Path(error["file"]).name for error in found["errors"]] == [
        f"{OURS}.yaml",
        "bad.yaml",
    ]
    assert "good-one" in load_questions(terminal.data).question_ids()
    listed = terminal.run("questions", "list").stdout
    assert listed == "sent: 1 family\n"


def test_an_id_of_the_program_or_of_another_collection_is_refused(terminal):
    terminal.add({"first-one.yaml": FAMILY}, "--yes")
    files = {f"{OURS}.yaml": FAMILY, "t/first-one.yaml": FAMILY, "two.yaml": FAMILY}

    done = terminal.add(files, "--yes", name="other")

    assert done.exit_code == 1
    assert f'the id "{OURS}" is taken by the questions of the program' in done.stdout
    assert 'the id "first-one" is taken by the collection sent' in done.stdout
    assert terminal.names == ["sent"]


def test_an_id_that_stands_twice_in_a_collection_is_refused(terminal):
    done = terminal.add({"a/one-id.yaml": FAMILY, "b/one-id.yaml": FAMILY}, "--yes")

    assert done.exit_code == 1
    assert (
        'sent/b/one-id.yaml:1:1: the id "one-id" is taken by sent/a/one-id.yaml'
        in done.stdout
    )


def test_a_card_of_the_program_is_not_replaced(terminal):
    known = CARD.replace("Borrowed Lookalike", "Demonic Tutor")
    files = {"one.yaml": FAMILY, "cards/mine.yaml": known}

    done = terminal.add(files, "--yes", "--without-refused")

    assert done.exit_code == 1
    assert 'cards/mine.yaml:1:1: a card called "Demonic Tutor" stands' in done.stdout
    assert "its cards cannot be used" in done.stderr
    assert terminal.names == []


def test_a_family_with_too_many_variants_is_never_derived(terminal, monkeypatch):
    monkeypatch.setattr(reviewing, "MOST_VARIANTS", 2)
    wide = (
        FAMILY.replace("Plains: 2", "Plains: $n") + "vary: {n: {numbers: [1, 2, 3]}}\n"
    )

    done = terminal.add({"wide.yaml": wide}, "--yes")

    assert "wide.yaml:1:1: it has 3 variants, and at most 2 are derived" in done.stdout
    assert "none of its questions can be used" in done.stderr


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (
            {"t/one.yaml": FAMILY + "# <b>\n"},
            'sent/t/one.yaml:14:3: the sign "<" may not stand in an added file',
        ),
        (
            {"one.yaml": FAMILY, "cards/c.yaml": CARD.replace("Lookalike", "<img>")},
            'cards/c.yaml:1:16: the sign "<" may not stand in an added file',
        ),
    ],
)
def test_what_a_screen_could_take_for_markup_is_refused(terminal, files, said):
    done = terminal.add(files, "--yes")

    assert done.exit_code == 1
    assert said in done.stdout
    assert terminal.names == []


def test_an_archive_that_leads_outside_changes_nothing(terminal, tmp_path):
    path = zip_collection(tmp_path / "evil.zip", {"../../q.yaml": FAMILY})

    done = terminal.run("questions", "add", str(path), "--yes")

    assert done.exit_code == 1
    assert done.output.count("\n") == 1
    assert not (terminal.data / "q.yaml").exists()


def test_a_name_is_made_from_the_file_or_given(terminal, tmp_path):
    path = zip_collection(tmp_path / "My Questions (2).zip", {"one.yaml": FAMILY})
    terminal.run("questions", "add", str(path), "--yes")
    again = zip_collection(tmp_path / "b.zip", {"two.yaml": FAMILY})
    terminal.run("questions", "add", str(again), "--yes", "--name", "club")

    assert terminal.names == ["club", "my-questions-2"]


@pytest.mark.parametrize("name", ["", "..", "a/b", "Club", ".packs", "x" * 41])
def test_a_name_that_no_folder_should_have_is_refused(terminal, name):
    done = terminal.add({"one.yaml": FAMILY}, "--yes", "--name", name or " ")

    assert done.exit_code == 1
    assert "is no name for a collection" in done.output


def test_a_name_that_is_taken_is_refused(terminal):
    terminal.add({"one.yaml": FAMILY}, "--yes")

    done = terminal.run("questions", "add", str(terminal.folder / "sent"), "--yes")

    assert done.exit_code == 1
    assert 'a collection is called "sent" already' in done.output


def test_a_collection_is_removed_whole_after_a_question(terminal):
    terminal.add({"one.yaml": FAMILY}, "--yes")

    kept = terminal.run("questions", "remove", "sent", answer="n\n")
    assert (kept.exit_code, terminal.names) == (1, ["sent"])

    done = terminal.run("questions", "remove", "sent", answer="y\n")
    assert done.stdout.endswith("Removed sent: 1 family.\n")
    assert (terminal.names, terminal.leftovers) == ([], [])
    assert list((terminal.data / "collections" / ".packs").iterdir()) == []
    assert "one" not in load_questions(terminal.data).question_ids()


def test_an_unknown_collection_is_not_removed(terminal):
    done = terminal.run("questions", "remove", "nobody", "--yes")

    assert done.exit_code == 1
    assert 'no collection is called "nobody"' in done.output


def test_without_a_collection_it_is_said_how_to_add_one(terminal):
    assert "quizapp questions add PATH" in terminal.run("questions", "list").output


def test_what_is_not_asked_any_more_is_listed_with_the_reason(terminal):
    terminal.add(
        {"one.yaml": FAMILY, "two.yaml": FAMILY, "three.yaml": FAMILY}, "--yes"
    )
    kept = terminal.data / "collections" / "sent"
    (kept / "one.yaml").write_text(UNREADABLE, "utf-8")
    (kept / "two.yaml").rename(kept / f"{OURS}.yaml")

    done = terminal.run("questions", "list")

    assert done.stdout.splitlines() == [
        "sent: 3 families",
        f"  not asked: {OURS}, its id is that of one of the questions of the program",
        "  not asked: one, it was refused; `quizapp check` says why",
    ]
    listed = json.loads(terminal.run("questions", "list", "--json").stdout)
    assert set(listed[0]["not_asked"]) == {OURS, "one"}


def test_one_process_at_a_time_changes_the_shelf(terminal):
    with FolderLock(terminal.data / "collections"):
        done = terminal.add({"one.yaml": FAMILY}, "--yes")

    assert done.exit_code == 1
    assert "is open in another window" in done.output


def test_an_interruption_leaves_nothing_behind(terminal, monkeypatch):
    def interrupt(*_arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_decide", interrupt)
    done = terminal.add({"one.yaml": FAMILY}, "--yes")

    assert done.exit_code == 1
    assert (terminal.names, terminal.leftovers) == ([], [])


def test_json_needs_a_yes(terminal):
    done = terminal.add({"one.yaml": FAMILY}, "--json")
    gone = terminal.run("questions", "remove", "sent", "--json")

    for refused in (done, gone):
        assert refused.exit_code == 2
        assert "--yes" in refused.output


def test_a_removal_is_told_as_json(terminal):
    terminal.add({"one.yaml": FAMILY}, "--yes")

    done = terminal.run("questions", "remove", "sent", "--yes", "--json")

    assert json.loads(done.stdout)["removed"]["questions"] == ["one"]


def test_a_look_at_the_shelf_reads_no_question(terminal):
    folder = terminal.data / "collections" / "broken"
    write_collection(folder, {"t/q.yaml": "{{{", "cards/c.yaml": "{{{"})

    (kept,) = CollectionShelf(terminal.data).collections()

    assert (kept.question_ids, kept.card_files) == (("q",), 1)
