"""Blueprints: what an exam asks for, from a preset or by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from quizapp.bank.exams.loading import load_presets
from quizapp.training.exam.blueprint import passes, points_to_pass
from quizapp.training.exam.from_preset import (
    Occasion,
    UnplannableError,
    make_blueprint,
    share_out,
)
from tests.support.exam_families import blueprint, part
from tests.support.house import ROOT

OCCASION = Occasion(language="fr", as_of="2026-02-27", seed=7, excluded=("b", "a", "b"))


@pytest.fixture(scope="module")
def presets():
    return load_presets(ROOT / "questions")


def test_whole_numbers_come_out_of_weights_and_none_is_lost():
    # Dues of 4: 2.0, 1.2 and 0.8; the last has the largest remainder.
    assert share_out(4, {"a": 50, "b": 30, "c": 20}) == {"a": 2, "b": 1, "c": 1}


def test_between_equal_remainders_the_larger_weight_comes_first():
    # Dues of 2: 1.5 and 0.5.
    assert share_out(2, {"a": 1, "b": 3}) == {"a": 0, "b": 2}


def test_between_equal_weights_the_earlier_name_comes_first():
    assert share_out(1, {"b": 1, "a": 1}) == {"b": 0, "a": 1}


def test_nothing_can_be_shared_by_no_weights():
    with pytest.raises(ValueError, match="add up"):
        share_out(3, {"a": 0})


def test_a_preset_becomes_a_blueprint(presets):
    found = make_blueprint(presets, "jf-l1", OCCASION)

    assert found.length == 25
    policy = [each.count for each in found.parts if each.name.startswith("P")]
    assert sum(policy) == 5
    assert (found.language, found.as_of, found.seed) == ("fr", "2026-02-27", 7)
    assert found.pass_percent == 70
    assert found.excluded == ("a", "b")
    assert [(each.name, each.count) for each in found.margins] == [
        ("select all that apply", 6)
    ]


def test_every_preset_with_a_known_length_makes_a_blueprint_of_that_length(presets):
    known = {name: p.questions for name, p in presets.presets.items() if p.questions}

    lengths = {name: make_blueprint(presets, name, OCCASION).length for name in known}

    assert lengths == known


def test_an_exam_of_unknown_length_is_not_guessed(presets):
    with pytest.raises(UnplannableError, match="number of questions is not known"):
        make_blueprint(presets, "ijp-l2", OCCASION)


@pytest.mark.parametrize(
    ("percent", "most", "needed"), [(70, 25, 18), (80, 25, 20), (75, 12, 9), (0, 9, 0)]
)
def test_the_pass_mark_is_rounded_up_to_whole_points(percent, most, needed):
    assert points_to_pass(percent, most) == needed


def test_exactly_the_mark_passes_and_anything_less_does_not():
    assert passes(Fraction(35, 2), Fraction(25), 70)
    assert not passes(Fraction(34, 2), Fraction(25), 70)


@pytest.mark.parametrize(
    "wrong",
    [{"minutes": 0}, {"pass_percent": 101}],
)
def test_what_cannot_be_an_exam_is_refused(wrong):
    with pytest.raises(ValueError, match=r"time limit|pass mark"):
        blueprint(part("all", 3), **wrong)


def test_an_exam_without_questions_is_refused():
    with pytest.raises(ValueError, match="1 to 500 questions, not 0"):
        blueprint(part("all", 0))


def test_families_are_excluded_beside_those_that_were():
    found = blueprint(part("all", 3), excluded=("c",)).without("a", "c")

    assert found.excluded == ("a", "c")
