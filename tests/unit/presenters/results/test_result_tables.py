"""Tables, report and certificates say what results are, in both languages."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from msgspec.structs import replace

from quizapp.presenters.exporting.paper import PaperRow
from quizapp.presenters.results.certificate import (
    NoCertificateError,
    Occasion,
    make_certificates,
)
from quizapp.presenters.results.report import make_report
from quizapp.presenters.results.table import Table, cell_text
from quizapp.presenters.results.tables import Tables
from quizapp.presenters.words.exams.results import WORDS, result_word
from quizapp.presenters.words.phrase import Counted, Phrase
from quizapp.training.exam.rekeying import Change
from tests.support.exam_results import Naming, exam_results
from tests.support.sealing import sample_key

ROWS = {"Kim": "aab", "Lou": "bca", "Sam": "b--"}


def _tables(language="en", **how):
    return Tables(exam_results(ROWS, **how), Naming(), language)


def _rows(table):
    return [dict(zip(table.heading, row, strict=True)) for row in table.rows]


def test_a_row_of_candidates_has_score_pass_and_standing():
    kim, _, sam = _rows(_tables().candidates())

    assert kim == {
        "candidate": "Kim", "form": "A", "points": 2, "of": 3, "percent": 66.7,
        "passed": "yes", "percentile": 83.3, "standard error": 21.5, "answered": 3,
        "omitted": 0, "not reached": 0,
    }  # fmt: skip
    assert (sam["passed"], sam["not reached"]) == ("no", 2)


def test_after_a_re_key_scores_before_stand_beside_those_after():
    kim = _rows(_tables(rekeyed=True).candidates())[0]

    assert (kim["points"], kim["of"], kim["passed"]) == (1, 2, "no")
    assert (kim["points before"], kim["of before"], kim["passed before"]) == (
        2, 3, "yes",
    )  # fmt: skip


def test_a_re_key_is_told_by_item_with_letters():
    (row,) = _rows(_tables(rekeyed=True).rekey())

    assert row == {
        "item": "q1", "asked as": "A 2", "change": "dropped: no option is right",
        "key before": "a", "key after": "", "because of": "",
    }  # fmt: skip


def test_topics_and_misconceptions_are_told_in_words():
    assert _tables("fr").topics().rows[0] == ("Kim", "mana (fr)", 0, 1)
    assert _tables().misconceptions().rows[:3] == (
        ("Kim", "belief-b held", 1),
        ("Lou", "belief-b held", 1),
        ("Lou", "belief-c", 1),
    )


def test_an_item_that_nobody_knows_is_flagged():
    results = exam_results({"Kim": "aab", "Lou": "abb"})
    flags = [row["flags"] for row in _rows(Tables(results, Naming(), "en").items())]

    assert flags == ["", "", "nobody is right"]


def test_options_are_counted_by_fifth():
    rows = [row for row in _tables().options().rows if row[0] == "q0"]

    assert rows == [
        ("q0", "a", "yes", 0, 0, 0, 0, 1),
        ("q0", "b", "no", 1, 0, 1, 0, 0),
        ("q0", "c", "no", 0, 0, 0, 0, 0),
    ]


def test_the_exam_as_a_whole_is_told_by_name():
    found = dict(_tables().exam().rows)

    assert found["candidates"] == 3
    assert found["mean of the points"] == 1
    assert found["passed"] == 1
    assert "documents as of, on the day of the exam" not in found


def test_every_table_has_a_name_of_its_own():
    tables = _tables("fr", rekeyed=True).all()

    assert len({table.name for table in tables}) == len(tables) == 7
    assert len({table.key for table in tables}) == 7


def test_a_row_of_another_width_cannot_be():
    with pytest.raises(ValueError, match="do not fit"):
        Table(key="t", name="t", heading=("a",), rows=((1, 2),))


@pytest.mark.parametrize(
    ("cell", "language", "said"),
    [
        (None, "en", "–"),
        (3, "fr", "3"),
        ("=1", "en", "=1"),
        (-0.25, "en", "−0.25"),
        (-0.25, "fr", "−0,25"),
    ],
)
def test_a_cell_is_said_as_the_language_says_it(cell, language, said):
    assert cell_text(cell, language) == said


def _cells(report):
    return [
        text.cells
        for block in report.blocks
        for text in block.texts
        if isinstance(text, PaperRow)
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("rekeyed", [False, True])
def test_the_report_names_everybody_and_its_record(language, rekeyed):
    results = exam_results(ROWS, rekeyed=rekeyed)
    report = make_report(results, Naming(), language, "ab" * 32)
    cells = _cells(report)

    assert {"Kim", "Lou", "Sam"} <= {row[0] for row in cells}
    assert "abababababab" in report.stamp
    said = " ".join(
        text.text
        for block in report.blocks
        for text in block.texts
        if not isinstance(text, PaperRow)
    )
    assert ("2027" in said) is rekeyed


def test_the_report_of_forms_that_differ_says_why_items_are_missing():
    results = exam_results(ROWS, rekeyed=True)
    unequal = replace(results, analysis=None)
    report = make_report(unequal, Naming(), "en", "ab" * 32)

    assert any(
        "forms differ in length" in getattr(text, "text", "")
        for block in report.blocks
        for text in block.texts
    )


OCCASION = Occasion("2026-11-28", "en", with_score=True)


def test_a_certificate_is_given_to_who_passed_alone():
    (only,) = make_certificates(exam_results(ROWS), OCCASION, sample_key())

    assert (only.name, only.exam) == ("Kim", "Sample exam")
    assert only.details == ("on 28 November 2026", "with 2 of 3 points")


def test_the_number_of_a_certificate_is_the_same_again_and_another_for_each_key():
    results = exam_results({"Kim": "aaa", "Lou": "aaa"})
    first, second = make_certificates(results, OCCASION, sample_key())
    again, _ = make_certificates(results, OCCASION, sample_key())
    forged, _ = make_certificates(results, OCCASION, sample_key(2))

    assert first.number == again.number
    assert len({first.number, second.number, forged.number}) == 3


@pytest.mark.parametrize(
    ("rows", "percent", "said"),
    [(ROWS, None, "no pass mark"), ({"Kim": "bbb"}, 60, "nobody passed")],
)
def test_without_anybody_who_passed_there_is_no_certificate(rows, percent, said):
    with pytest.raises(NoCertificateError, match=said):
        make_certificates(exam_results(rows, percent), OCCASION, sample_key())


def _fields(phrase: Phrase, language: str) -> set[str]:
    said = phrase.in_language(language)
    forms = (said.one, said.other) if isinstance(said, Counted) else (said,)
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("key", WORDS)
def test_a_phrase_speaks_of_the_same_things_in_both_languages(key):
    assert _fields(WORDS[key], "en") == _fields(WORDS[key], "fr")


@pytest.mark.parametrize("key", WORDS)
def test_no_breakable_space_stands_before_a_high_sign_in_french(key):
    fields = dict.fromkeys(_fields(WORDS[key], "fr"), "x")
    said = result_word("fr", key, **(fields | {"n": 2}))

    assert not re.search(r" [:;!?»%]|« |'", said)


def test_every_change_of_a_key_has_its_words():
    assert all(f"change.{each.name}" in WORDS for each in Change)
