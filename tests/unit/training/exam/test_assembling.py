"""Parallel forms: equal in structure, other in variants, deterministic from the seed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.assembling import Kinship, Wanted, assemble
from quizapp.training.exam.blueprint import Margin
from quizapp.training.exam.difficulty import predict, predict_mean
from quizapp.training.exam.form import label_of
from tests.support.exam_families import Fillings, blueprint, family, part

TOPICS = ("turns", "mana", "costs")
BANK = [
    family(f"{topic}-{number}", topic, level=1 + number % 2, complexity=1 + number % 3)
    for topic in TOPICS
    for number in range(12)
]
BY_ID = {each.question_id: each for each in BANK}
PAPER = blueprint(*(part(topic, 2, topics=(topic,)) for topic in TOPICS), seed=5)
MANY = Fillings(12)


def _structure(form):
    kinds = ((item.part, BY_ID[item.question_id]) for item in form.items)
    return [(part, f.topics[0], f.level, f.form) for part, f in kinds]


def test_forms_of_the_same_families_show_other_variants():
    found = assemble(PAPER, BANK, MANY, Wanted(forms=4))

    first, *others = found.forms
    assert [form.label for form in found.forms] == ["A", "B", "C", "D"]
    for form in others:
        assert [i.question_id for i in form.items] == [
            i.question_id for i in first.items
        ]
    for place in range(6):
        items = [form.items[place] for form in found.forms]
        assert len({MANY.filling_of(i.question_id, i.seed) for i in items}) == 4
    assert found.alike == ()


def test_equal_seeds_make_equal_forms_and_others_make_others():
    wanted = Wanted(forms=3, kinship=Kinship.EQUAL)
    again = assemble(PAPER, tuple(reversed(BANK)), MANY, wanted)
    other = assemble(blueprint(*PAPER.parts, seed=6), BANK, MANY, wanted)

    assert assemble(PAPER, BANK, MANY, wanted) == again
    assert other.forms != again.forms


def test_every_filling_is_used_where_there_are_as_many_as_forms():
    one = blueprint(part("t", 1, topics=("turns",)))
    for seed in range(20):
        paper = blueprint(*one.parts, seed=seed)
        found = assemble(paper, [family("a", variants=12)], MANY, Wanted(forms=12))
        seen = {MANY.filling_of("a", form.items[0].seed) for form in found.forms}
        assert len(seen) == 12
        assert found.alike == ()


def test_a_family_with_too_few_fillings_is_told_and_shows_each_equally_often():
    few = Fillings(2)
    one = blueprint(part("t", 1, topics=("turns",)))
    found = assemble(one, [family("a", variants=2)], few, Wanted(forms=6))

    (alike,) = found.alike
    assert (alike.question_id, alike.fillings, alike.forms) == ("a", 2, 6)
    seeds = [form.items[0].seed for form in found.forms]
    assert len(set(seeds)) == 6
    assert Counter(few.filling_of("a", seed) for seed in seeds) == {"0": 3, "1": 3}


def test_forms_of_equal_families_share_none_while_there_are_others():
    found = assemble(
        PAPER, BANK, MANY, Wanted(forms=2, kinship=Kinship.EQUAL, band=Fraction(1))
    )

    first, second = found.forms
    assert _structure(first) == _structure(second)
    assert not {i.question_id for i in first.items} & {
        i.question_id for i in second.items
    }


def test_where_no_equal_family_is_left_the_same_one_comes_as_another_variant():
    bank = [family("a", "turns"), family("b", "turns", level=2)]
    paper = blueprint(part("t", 2, topics=("turns",)))
    found = assemble(paper, bank, MANY, Wanted(forms=2, kinship=Kinship.EQUAL))

    first, second = found.forms
    assert [i.question_id for i in first.items] == [i.question_id for i in second.items]
    assert all(a.seed != b.seed for a, b in zip(first.items, second.items, strict=True))


def test_families_whose_form_is_not_known_are_equal_to_none():
    bank = [family(name, form="", rules=(), variants=0) for name in "abcd"]
    paper = blueprint(part("t", 2, topics=("turns",)))
    found = assemble(paper, bank, MANY, Wanted(forms=2, kinship=Kinship.EQUAL))

    first, second = found.forms
    assert [i.question_id for i in first.items] == [i.question_id for i in second.items]


@pytest.mark.parametrize("band", [Fraction(0), Fraction(1, 100), Fraction(2, 100)])
def test_predicted_difficulties_lie_within_the_band(band):
    for seed in range(15):
        paper = blueprint(*PAPER.parts, seed=seed)
        wanted = Wanted(forms=4, kinship=Kinship.EQUAL, band=band)
        found = assemble(paper, BANK, MANY, wanted)

        assert found.spread <= band
        assert found.predicted == tuple(
            predict_mean(BY_ID[item.question_id] for item in form.items)
            for form in found.forms
        )


def test_a_band_that_one_relative_would_break_goes_back_to_the_same_family():
    bank = [family("a", complexity=1), family("b", complexity=3)]
    paper = blueprint(part("t", 1, topics=("turns",)))

    wide = Wanted(forms=2, kinship=Kinship.EQUAL, band=Fraction(1, 2))
    narrow = Wanted(forms=2, kinship=Kinship.EQUAL, band=Fraction(1, 100))

    assert assemble(paper, bank, MANY, wide).spread == Fraction(10, 100)
    assert assemble(paper, bank, MANY, narrow).spread == 0


def test_relatives_belong_to_the_same_margins():
    rules = [("CR 1",), ("CR 2",)] * 4
    bank = [family(f"f{n}", rules=each) for n, each in enumerate(rules)]
    by_id = {each.question_id: each for each in bank}
    margin = Margin(name="one", count=2, criteria=Criteria(rules=("CR 1",)))
    paper = blueprint(part("t", 3, topics=("turns",)), margins=(margin,))
    found = assemble(paper, bank, MANY, Wanted(forms=2, kinship=Kinship.EQUAL))

    for form in found.forms:
        cited = [by_id[item.question_id].rules for item in form.items]
        assert cited.count(("CR 1",)) == 2


def test_excluded_families_are_in_no_form():
    paper = blueprint(*PAPER.parts, excluded=("turns-0", "mana-3"))
    for kinship in Kinship:
        found = assemble(paper, BANK, MANY, Wanted(forms=3, kinship=kinship))
        asked = {item.question_id for form in found.forms for item in form.items}
        assert not asked & {"turns-0", "mana-3"}


def test_places_that_stay_empty_are_counted():
    paper = blueprint(part("t", 3, topics=("turns",)))

    assert assemble(paper, [family("a")], MANY, Wanted(forms=2)).missing == 2


def test_a_rating_replaces_the_assumption():
    hard = family("a", level=3, complexity=3)

    assert predict(family("a")) == Fraction(85, 100)
    assert predict(hard) == Fraction(55, 100)
    assert predict(hard, {"a": Fraction(1, 2)}) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("number", "label"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA")]
)
def test_forms_are_labelled_with_letters(number, label):
    assert label_of(number) == label


@pytest.mark.parametrize(
    "wrong", [{"forms": 0}, {"forms": 51}, {"forms": 1, "band": -1}]
)
def test_forms_that_cannot_be_are_refused(wrong):
    with pytest.raises(ValueError, match=r"forms can be made|band"):
        Wanted(**wrong)
