"""Compiled questions that are damaged are never believed, and make themselves anew."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from quizapp.bank.pack.packed_questions import PackedQuestions
from quizapp.bank.question_bank import QuestionBank
from quizapp.storage.pack.pack_file import PackFile
from tests.support.amounts import short_or_long
from tests.support.small_bank import build_pack, make_bank_folder

TUTOR = "tutor"


@pytest.fixture(scope="module")
def packed(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("packed")
    build_pack(make_bank_folder(folder), PackFile(folder))
    return folder


@pytest.fixture
def folder(packed, tmp_path) -> Path:
    """Give a data folder with the same pack; the questions are those of all."""
    (tmp_path / "pack").mkdir()
    shutil.copyfile(PackFile(packed).path, PackFile(tmp_path).path)
    return tmp_path


def _read(folder: Path, packed: Path) -> PackedQuestions:
    questions = packed / "questions"
    store = PackFile(folder)
    return PackedQuestions(store, questions, lambda: QuestionBank(questions))


def _change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(PackFile(folder).path)) as db, db:
        db.execute(statement)


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE texts SET question = substr(question, 2) WHERE question_id = '{TUTOR}'",
        f"UPDATE texts SET dated = x'00' WHERE question_id = '{TUTOR}'",
        f"UPDATE variants SET key = x'' WHERE question_id = '{TUTOR}'",
    ],
)
def test_what_is_found_damaged_is_made_anew_and_the_rest_is_taken_over(
    statement, folder, packed
):
    _change(folder, statement)
    read = _read(folder, packed)
    assert read.is_prepared
    variant = (TUTOR, 0, read.newest_date())
    read.pose(*variant, "en")
    read.answer_key(*variant)
    read.through_the_editions(*variant, "en")

    assert not _read(folder, packed).is_prepared
    built = build_pack(packed / "questions", PackFile(folder))

    assert built.compiled == {TUTOR}
    assert _read(folder, packed).is_prepared
    assert PackFile(folder).path.read_bytes() == PackFile(packed).path.read_bytes()


@pytest.mark.parametrize("count", short_or_long(4, 200))
def test_whichever_bytes_change_answers_are_right_and_the_pack_comes_back(
    count, folder, packed
):
    whole = PackFile(packed).path.read_bytes()
    bank = QuestionBank(packed / "questions")
    chance = random.Random(5)
    wanted = {}
    for name in bank.question_ids():
        variant = (name, 3, bank.newest_date())
        wanted[name] = bank.answer_key(*variant), bank.pose(*variant, "fr")

    for _ in range(count):
        content = bytearray(whole)
        start = chance.randrange(len(whole))
        content[start : start + 40] = chance.randbytes(len(content[start : start + 40]))
        PackFile(folder).path.write_bytes(content)
        read = _read(folder, packed)
        for name, (key, posed) in wanted.items():
            variant = (name, 3, bank.newest_date())
            assert read.answer_key(*variant) == key
            assert read.pose(*variant, "fr") == posed
        read.look_again()

    PackFile(folder).distrust()
    build_pack(packed / "questions", PackFile(folder))
    assert PackFile(folder).path.read_bytes() == whole


def test_a_pack_that_was_cut_off_is_made_anew(folder, packed):
    whole = PackFile(packed).path.read_bytes()
    PackFile(folder).path.write_bytes(whole[: len(whole) // 2])

    build_pack(packed / "questions", PackFile(folder))

    assert PackFile(folder).path.read_bytes() == whole
    assert _read(folder, packed).is_prepared


def test_where_nothing_can_be_noted_a_damaged_pack_is_no_trouble(tmp_path):
    (tmp_path / "pack").write_text("in the way")

    PackFile(tmp_path).distrust()

    assert PackFile(tmp_path).find_damaged() == frozenset()
