"""GIFT, Moodle XML and CSV say what the question says, and can be read back."""

from __future__ import annotations

import csv
import io
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.interchange.exports.csv_table import (
    BYTE_ORDER_MARK,
    guard,
    write_csv,
    write_rows,
)
from quizapp.interchange.exports.gift import escape, write_gift
from quizapp.interchange.exports.moodle import write_moodle
from quizapp.presenters.exporting.told_question import ToldQuestion
from tests.support.gift_reader import plain, read_gift
from tests.support.sample_questions import ONE, SEVERAL
from tests.support.told_questions import (
    LANGUAGES,
    WRITERS,
    golden_path,
    real,
    sample,
    with_text,
    write_samples,
)

TEXTS = st.text(
    st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=30
).filter(lambda text: text.strip() == text)
HOSTILE = TEXTS | st.text("~=#{}:\\n%/*[]-+@\"'<>&;,x", min_size=1, max_size=12)


def _shares(told: ToldQuestion) -> list[float]:
    """Say what each option should be worth."""
    right = len(told.right)
    wrong = len(told.options) - right
    if not told.select_all:
        return [100.0 * option.right for option in told.options]
    return [100 / right if o.right else -100 / wrong for o in told.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", WRITERS)
def test_the_samples_are_written_as_they_were_reviewed(form, language):
    kept = golden_path(form, language).read_bytes().decode("utf-8")

    assert write_samples(form, language) == kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["searching", "costs"])
def test_gift_gives_back_the_questions_of_the_bank(topic, language):
    questions = real(topic, language)

    found = read_gift(write_gift(questions))

    assert len(found) == len(questions)
    for gift, told in zip(found, questions, strict=True):
        assert gift.form == "plain"
        assert gift.title.startswith(told.question_id)
        stem = " ".join(told.stem)
        assert gift.text == f"{stem}\n{told.question}\n({told.note})"
        assert [a.text for a in gift.answers] == [o.text for o in told.options]
        assert [a.share for a in gift.answers] == pytest.approx(_shares(told), abs=1e-4)
        assert all(o.because in a.feedback for a, o in _pairs(gift.answers, told))
        assert all(f"({cite})" in gift.feedback for cite in told.rules)
        assert told.origin in gift.feedback


def _pairs(answers, told):
    return zip(answers, told.options, strict=True)


@given(HOSTILE)
def test_what_gift_escapes_comes_back(text):
    assert plain(escape(text)) == text.strip()


@given(HOSTILE, st.booleans())
def test_no_text_leaves_its_place_in_gift(text, select_all):
    told = with_text(text, select_all=select_all)

    (found,) = read_gift(write_gift([told]))

    assert found.text == f"{text}\n{text}\n({text})".strip()
    assert [a.text for a in found.answers] == [text] * len(told.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["searching", "costs"])
def test_moodle_gives_back_the_questions_of_the_bank(topic, language):
    questions = real(topic, language)

    quiz = ET.fromstring(write_moodle(questions).encode())
    category, *found = quiz.findall("question")

    assert category.findtext("category/text").endswith(questions[0].topic_names[0])
    assert len(found) == len(questions)
    for element, told in zip(found, questions, strict=True):
        assert element.findtext("idnumber") == told.identity
        assert element.findtext("single") == str(not told.select_all).lower()
        said = _visible(element.findtext("questiontext/text"))
        assert said == "".join((" ".join(told.stem), told.question, told.note))
        answers = element.findall("answer")
        assert [a.findtext("text") for a in answers] == [o.text for o in told.options]
        shares = [float(a.get("fraction")) for a in answers]
        assert shares == pytest.approx(_shares(told), abs=1e-4)
        for answer, option in zip(answers, told.options, strict=True):
            feedback = _visible(answer.findtext("feedback/text"))
            assert feedback == option.because + option.as_if
        general = _visible(element.findtext("generalfeedback/text"))
        assert all(step.text in general for step in told.steps)
        assert all(f"({cite})" in general for cite in told.rules)


def _visible(html: str) -> str:
    return "".join(ET.fromstring(f"<x>{html}</x>").itertext())


@given(HOSTILE, st.booleans())
def test_no_text_leaves_its_place_in_moodle(text, select_all):
    told = with_text(text, select_all=select_all)

    quiz = ET.fromstring(write_moodle([told]).encode())
    element = quiz.findall("question")[1]

    assert _visible(element.findtext("questiontext/text")) == text * 3
    assert {a.findtext("text") for a in element.findall("answer")} == {text}


@pytest.mark.parametrize("right", [1, 2, 3])
def test_in_moodle_the_right_options_make_a_whole_and_all_together_nothing(right):
    shares = []
    for told in (sample(SEVERAL), *real("searching", "en", 20)):
        if told.select_all and len(told.right) == right:
            quiz = ET.fromstring(write_moodle([told]).encode())
            shares = [float(a.get("fraction")) for a in quiz.iter("answer")]
            assert sum(s for s in shares if s > 0) == pytest.approx(100, abs=1e-3)
            assert sum(shares) == pytest.approx(0, abs=1e-3)
    assert shares, "no such question was looked at"


def test_moodle_has_a_category_for_each_topic_and_keeps_slashes_out_of_it():
    both = [*real("searching", "en", 1), *real("costs", "en", 1)]

    quiz = ET.fromstring(write_moodle(reversed(both)).encode())

    kinds = [question.get("type") for question in quiz]
    assert kinds == ["category", "multichoice"] * 2


def _read_csv(text: str) -> list[dict[str, str]]:
    assert text.startswith(BYTE_ORDER_MARK)
    return list(csv.DictReader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_csv_gives_back_the_questions_of_the_bank(language):
    questions = (*real("searching", language), *real("costs", language))

    rows = _read_csv(write_csv(questions))

    assert len(rows) == len(questions)
    for row, told in zip(rows, questions, strict=True):
        assert (row["question_id"], row["seed"]) == (told.question_id, str(told.seed))
        assert row["situation"] == " ".join(told.stem)
        assert row["right"] == " ".join(o.letter for o in told.right)
        for option in told.options:
            letter = option.letter.lower()
            assert row[f"option_{letter}"] == option.text
            assert row[f"is_right_{letter}"] == str(int(option.right))
            assert row[f"because_{letter}"] == option.because
        assert row["rules"] == "; ".join(told.rules)


_SIGNS = ("=", "+", "-", "@", " =", "\t", "\r", "\n", "＝", "＋", "－", "＠", "")  # noqa: RUF001
_ANY = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))


@given(st.builds(str.__add__, st.sampled_from(_SIGNS), _ANY))
def test_no_cell_begins_a_formula_and_each_comes_back(text):
    ((cell,),) = csv.reader(
        io.StringIO(write_rows([[text]]).removeprefix(BYTE_ORDER_MARK), newline="")
    ) or [[""]]

    assert not cell.lstrip(" ").startswith(tuple(filter(str.strip, _SIGNS)))
    assert cell in (text, f"'{text}")


@pytest.mark.parametrize("begins", ["=", "+", "-", "@", " =", "\t=", "＝"])  # noqa: RUF001
def test_what_a_spreadsheet_would_compute_is_prefixed(begins):
    assert guard(f"{begins}1+1") == f"'{begins}1+1"


def test_numbers_stay_numbers():
    assert guard(-5) == "-5"
    assert guard("1-1") == "1-1"


def test_a_row_with_fewer_options_is_filled_up():
    rows = list(
        csv.reader(io.StringIO(write_csv([sample(ONE), sample(SEVERAL)])), strict=True)
    )

    assert len({len(row) for row in rows}) == 1
