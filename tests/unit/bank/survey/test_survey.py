"""The survey: what the families of a bank are together, and what it demands of them."""

from __future__ import annotations

import pytest

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.survey.contents import Contents, Untranslated
from quizapp.bank.survey.places import Places
from quizapp.bank.survey.taking import take_survey
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS


def family(name="a", **fields):
    usual = {"form": "can", "level": 2, "complexity": 1}
    contents = Contents(**(usual | fields))
    return CheckedFamily(name, f"{name}.yaml", 1, 4, 9, 0, (), contents=contents)


def test_a_bank_without_families_demands_nothing():
    survey = take_survey([CheckedFamily("a", "a.yaml", 0, 0, 0, 0, ())])

    assert survey.failures == ()
    assert survey.misconceptions.used == ()
    assert len(survey.misconceptions.unused) == len(MISCONCEPTIONS)


def test_families_are_counted_by_form_level_and_complexity():
    survey = take_survey([family(), family("b"), family("c", form="all", level=3)])

    forms = dict(survey.forms)
    assert (forms["can"], forms["all"], forms["amount"]) == (2, 1, 0)
    grades = {(a, b): n for a, b, n in survey.grades}
    assert (grades[2, 1], grades[3, 1], grades[1, 1]) == (2, 1, 0)
    assert sum(grades.values()) == 3


def test_what_is_used_and_what_is_not_are_told_apart():
    one, two = MISCONCEPTIONS[0], MISCONCEPTIONS[-1]
    survey = take_survey(
        [
            family(misconceptions=(one.id,), rule_points=(two.point.key, "unknown")),
            family("b", misconceptions=(one.id, two.id)),
        ]
    )

    assert set(survey.misconceptions.used) == {one.id, two.id}
    assert len(survey.misconceptions.unused) == len(MISCONCEPTIONS) - 2
    assert survey.rule_points.used == (two.point.key,)
    assert one.point.key in survey.rule_points.unused


def test_a_text_that_two_families_lack_is_one_text():
    lacking = (Untranslated("fr", "Never said."),)
    survey = take_survey(
        [family(untranslated=lacking), family("b", untranslated=lacking)]
    )

    assert dict(survey.untranslated) == {"en": (), "fr": ("Never said.",)}
    assert survey.failures == ('the language "fr" lacks 1 texts',)


@pytest.mark.parametrize(
    ("counts", "balanced"), [((15, 15, 15, 15), True), ((25, 12, 12, 11), False)]
)
def test_places_of_right_answers_must_be_balanced(counts, balanced):
    survey = take_survey([family(places=(Places(counts),))])

    assert (survey.balance.p > 0.05) is balanced
    assert bool(survey.failures) is not balanced


def test_families_whose_favoured_places_cancel_out_are_named():
    survey = take_survey(
        [
            family(places=(Places((40, 0)),)),
            family("b", places=(Places((0, 40)),)),
            family("c", places=(Places((22, 18)),)),
        ]
    )

    assert survey.balance.p > 0.05
    assert survey.favouring == ("a", "b")
    assert survey.failures == ("the right answer has a favoured place in a, b",)
