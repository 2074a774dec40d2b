"""Several learners on one computer, each with data of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quizapp.app import find_learner_folder
from quizapp.cli.main import main
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.names import REGISTER_NAME
from quizapp.storage.learners.learners import Learners, UnknownLearnerError
from quizapp.storage.learners.register_file import (
    LearnersUnreadableError,
    Register,
    read_register,
    write_register,
)
from quizapp.storage.trouble import DataInUseError, UnwritableFolderError
from quizapp.training.safekeeping.learner import (
    FIRST,
    Learner,
    LearnerNameError,
    make_key,
    tidy_name,
)
from tests.support.histories import Learner as Answering
from tests.support.study_fakes import NOON


@pytest.fixture
def learners(tmp_path) -> Learners:
    """Give a data folder that one learner has used so far."""
    Answering(tmp_path).study("first", "rw")
    return Learners(tmp_path)


def _run(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["--data", str(folder), *words])


def test_the_data_there_are_belong_to_the_first_learner_and_stay(learners, tmp_path):
    [first] = learners.list_all()
    before = (tmp_path / "progress.db").read_bytes()

    learners.add("Zoë")

    assert learners.folder_of(first) == tmp_path
    assert learners.current() == first
    assert (tmp_path / "progress.db").read_bytes() == before


def test_another_learner_begins_with_nothing_and_disturbs_nobody(learners, tmp_path):
    folder = learners.folder_of(learners.add("Zoë Quinn"))
    assert folder == tmp_path / "learners" / "zoe-quinn"

    Answering(folder).study("other", "rrrr")

    assert len(Answering(tmp_path).history().reviews) == 2
    assert len(Answering(folder).history().reviews) == 4


def test_the_learner_chosen_is_the_one_who_is_opened(learners, tmp_path):
    added = learners.add("Ann")
    assert find_learner_folder(tmp_path) == tmp_path

    learners.choose(added)

    assert find_learner_folder(tmp_path) == tmp_path / "learners" / "ann"
    assert find_learner_folder(tmp_path, "first learner") == tmp_path


@pytest.mark.parametrize(
    "name", ["Ann", "ann", " ANN ", "Annick Martin", "annick-martin"]
)
def test_a_learner_is_found_by_name_or_by_the_name_of_the_folder(learners, name):
    learners.add("Ann")
    learners.add("Annick Martin")

    assert learners.get(name).name.lower().startswith("ann")


def test_a_learner_who_is_unknown_is_not_made_up(learners):
    with pytest.raises(UnknownLearnerError, match="First learner"):
        learners.get("Bob")


def test_a_new_name_leaves_the_folder_where_it_is(learners):
    added = learners.add("Ann")
    before = learners.folder_of(added)

    renamed = learners.rename("Ann", "Anna")
    learners.rename("First learner", "Bob")

    assert learners.folder_of(renamed) == before
    assert [each.name for each in learners.list_all()] == ["Bob", "Anna"]


@pytest.mark.parametrize(
    ("name", "flaw"),
    [("", "empty"), (" \n\t", "empty"), ("x" * 61, "long"), ("ANN", "taken")],
)
def test_a_name_that_cannot_be_one_is_refused(learners, name, flaw):
    learners.add("Ann")

    with pytest.raises(LearnerNameError) as caught:
        learners.add(name)

    assert caught.value.flaw == flaw
    assert len(learners.list_all()) == 2


def test_a_learner_may_be_called_the_same_in_other_letters(learners):
    learners.add("Ann")

    assert learners.rename("Ann", "ANN").name == "ANN"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Zoë O'Neill", "zoe-o-neill"),
        ("../../etc", "etc"),
        ("CON", "learner-con"),
        ("removed", "learner-removed"),
        ("王小明", "learner"),
        ("Ann", "ann-2"),
    ],
)
def test_the_name_of_a_folder_is_allowed_everywhere(name, key):
    assert make_key(name, {"ann"}) == key


def test_a_name_is_tidied():
    assert tidy_name("  Ann\t\nLee ", ["Bob"]) == "Ann Lee"


def test_who_is_removed_is_moved_aside_with_all_answers(learners, tmp_path):
    added = learners.add("Ann")
    learners.choose(added)
    Answering(learners.folder_of(added)).study("s", "rrr")

    aside = learners.remove("Ann", lambda: NOON)

    assert aside == tmp_path / "learners" / "removed" / "ann-2026-11-30-120000"
    assert len(Answering(aside).history().reviews) == 3
    assert learners.current().key == FIRST
    assert not (tmp_path / "learners" / "ann").exists()


def test_a_second_learner_of_a_removed_name_is_removed_to_another_place(learners):
    asides = set()
    for _ in range(2):
        learners.add("Ann")
        asides.add(learners.remove("Ann", lambda: NOON))

    assert len(asides) == 2


def test_whose_data_are_open_is_not_removed(learners):
    folder = learners.folder_of(learners.add("Ann"))

    with FolderLock(folder), pytest.raises(DataInUseError):
        learners.remove("Ann", lambda: NOON)

    assert len(learners.list_all()) == 2
    assert folder.is_dir()


def test_a_folder_that_cannot_be_moved_stays_on_the_list(learners, tmp_path):
    learners.add("Ann")
    (tmp_path / "learners" / "removed").write_text("in the way")

    with pytest.raises(UnwritableFolderError):
        learners.remove("Ann", lambda: NOON)

    assert len(learners.list_all()) == 2
    assert (tmp_path / "learners" / "ann").is_dir()


def test_a_key_is_not_given_twice_even_if_a_folder_was_left(learners, tmp_path):
    (tmp_path / "learners" / "ann").mkdir(parents=True)

    assert learners.add("Ann").key == "ann-2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "rubbish",
        '{"learners": [], "current": ""}',
        '{"learners": [{"key": "", "name": "A"}], "current": "b"}',
        '{"learners": [{"key": "", "name": "A"}], "current": "", "version": 2}',
        '{"learners": [{"key": "", "name": "A"}], "current": "", "more": 1}',
        '{"learners": [{"key": "", "name": "A"}, {"key": "b", "name": "a"}],'
        ' "current": ""}',
        '{"learners": [{"key": "", "name": "A"}, {"key": "../b", "name": "B"}],'
        ' "current": ""}',
        '{"more": ' + "[" * 100_000,
    ],
)
def test_a_list_that_says_nonsense_is_refused_and_stays(learners, tmp_path, text):
    path = tmp_path / REGISTER_NAME
    path.write_text(text, encoding="utf-8")

    with pytest.raises(LearnersUnreadableError, match="Nobody's data"):
        learners.list_all()
    with pytest.raises(LearnersUnreadableError):
        learners.add("Ann")

    assert path.read_text(encoding="utf-8") == text


def test_the_list_is_written_whole_or_stays_as_it_was(tmp_path):
    (tmp_path / f".{REGISTER_NAME}.new").mkdir()

    with pytest.raises(UnwritableFolderError):
        write_register(tmp_path, Register((Learner(FIRST, "A"),), FIRST))

    assert not (tmp_path / REGISTER_NAME).exists()


def test_what_is_written_is_read_again(tmp_path):
    register = Register((Learner(FIRST, "Åsa"), Learner("b-2", "B")), "b-2")

    write_register(tmp_path, register)

    assert read_register(tmp_path, "nobody") == register


def test_the_commands_add_list_rename_and_remove(tmp_path):
    assert _run(tmp_path, "learners", "add", "Ann").exit_code == 0
    renamed = _run(tmp_path, "learners", "rename", "Ann", "Anna")
    assert renamed.output == "Ann is called Anna now.\n"
    listed = json.loads(_run(tmp_path, "learners", "list", "--json").output)
    assert [(each["name"], each["current"]) for each in listed] == [
        ("First learner", True),
        ("Anna", False),
    ]
    assert "* First learner" in _run(tmp_path, "learners", "list").output

    refused = CliRunner().invoke(
        main, ["--data", str(tmp_path), "learners", "remove", "Anna"], input="n\n"
    )
    assert refused.exit_code == 1
    assert len(Learners(tmp_path).list_all()) == 2

    done = _run(tmp_path, "learners", "remove", "Anna", "--yes")
    assert "The data are kept in" in done.output
    assert len(Learners(tmp_path).list_all()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("learners", "add", "first LEARNER"),
        ("learners", "remove", "Bob", "--yes"),
        ("learners", "remove", "First learner", "--yes"),
        ("learners", "rename", "Bob", "Rob"),
        ("--learner", "Bob"),
        ("--learner", "Bob", "data", "check"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(tmp_path, words):
    done = _run(tmp_path, *words)

    assert done.exit_code == 1
    assert done.output.startswith("Error: ")
    assert done.output.count("\n") == 1


def test_commands_on_answers_work_for_the_learner_named(learners, tmp_path):
    folder = learners.folder_of(learners.add("Ann"))
    Answering(folder).study("s", "rrrr")
    out = tmp_path / "out.jsonl"

    done = _run(tmp_path, "--learner", "ann", "data", "export", str(out))
    assert done.output == f"Wrote 4 answers to {out}.\n"

    learners.choose(learners.get("Ann"))
    done = _run(tmp_path, "data", "export", str(out), "--force")
    assert done.output == f"Wrote 4 answers to {out}.\n"

    done = _run(tmp_path, "--learner", "First learner", "data", "backup", "--json")
    assert Path(json.loads(done.output)["file"]).parent == tmp_path / "backups"


def test_a_learner_means_nothing_to_what_all_share(tmp_path):
    done = _run(tmp_path, "--learner", "Ann", "check")

    assert done.exit_code == 2
    assert "--learner goes with data and rules" in done.output
