"""Before an exam is built its score and reliability are foreseen, and how sure that is."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import pytest

from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.exams.shelf.exam_folder import ExamShelf
from quizapp.interchange.exams.shelf.facility_files import (
    measured_on,
    read_facilities,
    read_predicted,
    write_facilities,
    write_predicted,
)
from quizapp.training.exam.analysis.facilities import (
    Measured,
    measure,
    pool,
    ratings_of,
)
from quizapp.training.exam.analysis.outlook import FEWEST, look_ahead
from quizapp.training.exam.analysis.reliability import cronbach_alpha
from quizapp.training.exam.grading import Answers, Marking, grade_paper
from tests.support.exam_families import blueprint, family, part
from tests.support.exam_papers import DAY, Keys, form

FAMILIES = tuple(
    family(f"q{number}", level=1 + number % 3, complexity=1 + number % 2)
    for number in range(40)
)
EXAM = blueprint(part("all", 25))


def test_of_too_few_questions_nothing_is_said():
    assert look_ahead(blueprint(part("all", FEWEST - 1)), FAMILIES, {}) is None
    assert look_ahead(EXAM, FAMILIES[: FEWEST - 1], {}) is None


def test_without_measurements_the_score_follows_from_level_and_complexity():
    found = look_ahead(EXAM, FAMILIES, {})

    assert found.score == pytest.approx(0.729, abs=0.01)
    assert found.measured == 0
    assert found.low < found.score - 0.1 < found.score + 0.1 < found.high
    assert (found.places, found.alpha_low < found.alpha < found.alpha_high) == (
        25,
        True,
    )


def test_what_was_measured_moves_the_score_and_narrows_the_range():
    measured = {each.question_id: Measured(Fraction(30), 100) for each in FAMILIES}

    before, after = look_ahead(EXAM, FAMILIES, {}), look_ahead(EXAM, FAMILIES, measured)

    assert after.score == pytest.approx(0.34, abs=0.02)
    assert after.measured == pytest.approx(25)
    assert after.high - after.low < before.high - before.low


def test_excluded_families_take_no_place():
    kept = tuple(each.question_id for each in FAMILIES[:10])

    assert look_ahead(EXAM.without(*kept), FAMILIES, {}).places == 25
    assert (
        look_ahead(
            EXAM.without(*kept, *(f"q{n}" for n in range(30))), FAMILIES, {}
        ).places
        == 10
    )


def test_the_reliability_foreseen_is_that_of_candidates_who_differ_as_usual():
    alike = tuple(family(f"q{number}", level=2) for number in range(25))
    found = look_ahead(EXAM, alike, {})
    rng = random.Random(5)
    hard = -math.log(0.75 / 0.25) * math.sqrt(1.346)
    scores = []
    for _ in range(1500):
        chance = 1 / (1 + math.exp(-(rng.gauss(0, 1) - hard)))
        scores.append([Fraction(int(rng.random() < chance)) for _ in range(25)])

    simulated = float(cronbach_alpha(scores))
    mean = sum(map(sum, scores)) / (25 * len(scores))
    assert found.alpha == pytest.approx(simulated, abs=0.03)
    assert found.score == pytest.approx(float(mean), abs=0.02)


def test_facilities_are_added_up_and_what_was_not_reached_says_nothing():
    keys = Keys(one="a", two="b", three="c")
    forms = {"A": form("A", "one", "two", "three")}
    papers = [
        grade_paper(Answers(name, "A", chosen), forms, keys, Marking(as_of=DAY))
        for name, chosen in (
            ("Ann", (("a",), ("a",), ())),
            ("Ben", ((), ("b",), ("c",))),
        )
    ]

    found = measure(papers)

    assert found == {
        "one": Measured(Fraction(1), 2),
        "two": Measured(Fraction(1), 2),
        "three": Measured(Fraction(1), 1),
    }
    assert pool([found, found])["one"] == Measured(Fraction(2), 4)
    with pytest.raises(ValueError, match="2 points of 1 candidates"):
        Measured(Fraction(2), 1)


def test_few_candidates_move_a_rating_less_than_many():
    one = (family("one"),)
    few = ratings_of(one, {"one": Measured(Fraction(0), 2)})["one"]
    many = ratings_of(one, {"one": Measured(Fraction(0), 90)})["one"]

    assert (few, many) == (Fraction(85, 120), Fraction(85, 1000))
    assert ratings_of(one, {"other": Measured(Fraction(0), 2)}) == {}


def test_facilities_and_predictions_are_kept_in_the_folder_of_an_exam(tmp_path):
    shelf = ExamShelf(tmp_path)
    for name in ("first", "second"):
        with shelf.preparing("2026-12-03", name) as folder:
            folder.record.write_text("{}")
    for folder in shelf.exams():
        write_facilities(folder.facilities, {"one": Measured(Fraction(1, 3), 2)})
        write_predicted(folder.predicted, ["A", "B"], [0.5, 0.52])
    first = shelf.exams()[0]

    assert measured_on(shelf) == {"one": Measured(Fraction(2, 3), 4)}
    assert read_predicted(first.predicted) == {"A": 0.5, "B": 0.52}
    first.facilities.write_text('{"one": {"points": "1/0", "reached": 2}}')
    with pytest.raises(ExamFileError):
        read_facilities(first.facilities)
    assert measured_on(shelf) == {"one": Measured(Fraction(1, 3), 2)}


def test_an_exam_without_these_files_says_nothing(tmp_path):
    assert read_facilities(tmp_path / "none") == {}
    assert read_predicted(tmp_path / "none") == {}
    (tmp_path / "wrong").write_text("[1]")
    with pytest.raises(ExamFileError):
        read_predicted(tmp_path / "wrong")
