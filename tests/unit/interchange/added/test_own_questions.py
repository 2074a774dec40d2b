"""What the learner makes is saved as a question file, whole or not at all."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.app import list_content, load_questions, look_for_added
from quizapp.bank.pack import compiling
from quizapp.bank.places import content_folder
from quizapp.interchange.added.own_questions import (
    OWN,
    Flaw,
    OwnPlace,
    id_of,
    save_own_question,
)
from quizapp.rules.refusal import RefusalError
from quizapp.storage.file.folder_lock import FolderLock
from tests.support.collections import FAMILY, REFUSED, UNREADABLE, WITH_CARD

NOW = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)


@pytest.fixture
def place(tmp_path):
    return OwnPlace(tmp_path, content_folder("questions"))


def test_a_saved_question_is_in_the_bank_with_its_key(place):
    questions = load_questions(place.data_folder)
    saved = save_own_question(place, "Nobody finds a thing", FAMILY, NOW)
    look_for_added(questions, place.data_folder)

    assert (saved.question_id, saved.flaw) == ("nobody-finds-a-thing", None)
    assert "nobody-finds-a-thing" in questions.question_ids()
    day = questions.newest_date()
    assert questions.answer_key("nobody-finds-a-thing", 1, day).right
    content = list_content(place.data_folder)[-1]
    assert content.folder.name == OWN
    assert [entry.id for entry in content.pack.entries()] == ["nobody-finds-a-thing"]


def test_the_file_holds_what_was_given_and_no_key(place):
    save_own_question(place, "One", FAMILY, NOW)

    assert [path.name for path in place.folder.iterdir()] == ["one.yaml"]
    assert (place.folder / "one.yaml").read_text("utf-8") == FAMILY


def test_a_second_question_stands_beside_the_first(place):
    save_own_question(place, "One", FAMILY, NOW)
    again = save_own_question(place, "One", FAMILY, NOW)
    save_own_question(place, "Two", FAMILY, NOW)

    assert again.flaw is Flaw.TAKEN
    assert sorted(path.stem for path in place.folder.iterdir()) == ["one", "two"]


@pytest.mark.parametrize(
    ("title", "text", "flaw", "detail"),
    [
        ("One", UNREADABLE, Flaw.NO_KEY, 'one.yaml:13:1: unknown field "horizn"'),
        ("One", REFUSED, Flaw.NO_KEY, "turn"),
        ("One", WITH_CARD, Flaw.NO_KEY, "Borrowed Lookalike"),
        ("???", FAMILY, Flaw.NO_ID, ""),
    ],
)
def test_nothing_is_written_where_no_key_comes(place, title, text, flaw, detail):
    saved = save_own_question(place, title, text, NOW)

    assert saved.flaw is flaw
    assert detail in saved.detail
    assert not place.folder.exists()


def test_nothing_is_written_while_another_process_changes_the_collections(place):
    with FolderLock(place.data_folder / "collections"):
        saved = save_own_question(place, "One", FAMILY, NOW)

    assert saved.flaw is Flaw.NOT_WRITTEN
    assert not place.folder.exists()


@pytest.mark.parametrize(
    ("title", "question_id"),
    [
        ("Élodie cherche !", "elodie-cherche"),
        ("  Two  words ", "two-words"),
        ("?", ""),
        ("x" * 80, "x" * 60),
    ],
)
def test_an_id_is_made_from_the_title(title, question_id):
    assert id_of(title) == question_id


def test_what_cannot_be_said_in_words_is_taken_back(place, monkeypatch):
    def refuse(*_: object) -> None:
        raise RefusalError("there are no words for it")

    save_own_question(place, "One", FAMILY, NOW)
    monkeypatch.setattr(compiling, "pose", refuse)

    saved = save_own_question(place, "Two", FAMILY, NOW)

    assert (saved.flaw, "no words" in saved.detail) == (Flaw.NO_KEY, True)
    assert [path.stem for path in place.folder.iterdir()] == ["one"]
