"""A file is opened by what it is, and refused in one sentence where that is nothing."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main
from quizapp.interchange.opened_file import NotOpenedError, OpenedKind, look_at
from quizapp.presenters.wording import LANGUAGES, word
from quizapp.training.exam.sealing.sealed_answers import answers_words
from quizapp.training.exam.sealing.sealed_paper import read_head
from tests.support.hand_ins import answer_file, hand_in
from tests.support.sealing import sealed


def _kept(folder, name, data):
    path = folder / name
    path.write_bytes(data)
    return path


def test_a_paper_says_its_exam_and_form(tmp_path):
    opened = look_at(_kept(tmp_path, "a.quizpaper", sealed()))

    assert opened.kind is OpenedKind.PAPER
    assert opened.name == "Sample exam, A"
    assert opened.words == read_head(sealed()).signer_words


def test_answers_say_the_words_that_the_candidate_noted(tmp_path):
    data = answer_file(hand_in())

    opened = look_at(_kept(tmp_path, "a.QUIZANSWERS", data))

    assert opened.kind is OpenedKind.ANSWERS
    assert opened.words == answers_words(data)


def test_a_question_file_may_have_faults(tmp_path):
    """The workbench is there to mend them."""
    opened = look_at(_kept(tmp_path, "draft.yaml", b"title: ["))

    assert opened.kind is OpenedKind.QUESTION


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("empty.quizpaper", "sealed exam paper"),
        ("empty.quizanswers", "no sealed answers"),
        ("letter.txt", "no file that quizapp opens"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_its_name(tmp_path, name, said):
    path = _kept(tmp_path, name, b"")

    with pytest.raises(NotOpenedError, match=said) as refused:
        look_at(path)

    assert name in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_folder_is_told_apart_from_a_file(tmp_path):
    with pytest.raises(NotOpenedError, match="quizapp questions add"):
        look_at(tmp_path)


def test_a_changed_paper_is_refused(tmp_path):
    data = bytearray(sealed())
    data[len(data) // 2] ^= 1

    with pytest.raises(NotOpenedError, match=r"a\.quizpaper"):
        look_at(_kept(tmp_path, "a.quizpaper", bytes(data)))


def _say(*words: object) -> tuple[int, str]:
    done = CliRunner().invoke(main, [*map(str, words), "--say"], prog_name="quizapp")
    return done.exit_code, done.output


def test_a_file_in_the_place_of_a_command_is_opened(tmp_path):
    path = _kept(tmp_path, "a.quizpaper", sealed())

    status, said = _say(path)

    assert (status, said) == _say("open", path)
    assert status == 0
    assert f"quizapp exam sit {path}" in said


def test_a_file_that_is_not_there_is_no_unknown_command(tmp_path):
    status, said = _say(tmp_path / "gone.yaml")

    assert status == 1
    assert said.splitlines() == [f"Error: There is no file {tmp_path / 'gone.yaml'}."]


def test_a_command_is_a_command_though_a_file_has_its_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    _kept(tmp_path, "doctor", b"")

    done = CliRunner().invoke(main, ["doctor", "--help"], prog_name="quizapp")

    assert "what this machine lacks" in done.output


def test_a_word_that_is_neither_is_still_an_unknown_command():
    done = CliRunner().invoke(main, ["doktor"], prog_name="quizapp")

    assert done.exit_code == 2
    assert "No such command" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_says_what_answers_are_for(language):
    said = word(language, "opened.answers", file="a.quizanswers", words="one two")

    assert "a.quizanswers" in said
    assert "quizapp exam collect" in said
