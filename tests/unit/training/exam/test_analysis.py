"""The analysis of exams agrees with values worked out by hand and with published ones."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.exam.analysis.analysis import analyse
from quizapp.training.exam.analysis.distribution import (
    distribute,
    find_fifths,
    find_standings,
)
from quizapp.training.exam.analysis.exact_test import fisher_exact, holm
from quizapp.training.exam.analysis.reliability import (
    cronbach_alpha,
    find_reliability,
    kuder_richardson_20,
)
from quizapp.training.exam.crediting import Credit
from quizapp.training.exam.grading import Answers, Marking, grade_paper
from tests.support.exam_papers import DAY, Keys, form

TEN_STUDENTS = (
    "1111110110", "1011011101", "1111011001", "0010001000", "0000010010",
    "1110111111", "1101110111", "1111111101", "0101111101", "1101101110",
)  # fmt: skip
"""Ten students and ten items, published by K. Wuensch (East Carolina University) with
the item variances, which add up to 2.18, and the variance of the totals, 5.84."""


def _rows(*rows):
    return [[Fraction(int(point)) for point in row] for row in rows]


def _papers(*rows, seeds=None, keys=None):
    """Grade papers of the items q0, q1, ...: "a" is right, "-" is open."""
    names = [f"q{number}" for number in range(len(rows[0]))]
    keys = keys or Keys("abc", **dict.fromkeys(names, "a"))
    papers = []
    for number, row in enumerate(rows):
        own = {name: each[number] for name, each in (seeds or {}).items()}
        forms = {"A": form("A", *names, seeds=own)}
        chosen = tuple(() if letter == "-" else (letter,) for letter in row)
        answers = Answers(f"c{number}", "A", chosen)
        papers.append(grade_paper(answers, forms, keys, Marking(as_of=DAY)))
    return papers


def _item(papers, name="q0"):
    return next(i for i in analyse(papers).items if i.question_id == name)


def test_kr_20_agrees_with_a_published_example():
    found = kuder_richardson_20(_rows(*TEN_STUDENTS))

    assert found == Fraction(10, 9) * (1 - Fraction("2.18") / Fraction("5.84"))
    assert float(found) == pytest.approx(0.6963, abs=5e-5)


def test_alpha_of_right_and_wrong_is_kr_20():
    assert cronbach_alpha(_rows(*TEN_STUDENTS)) == kuder_richardson_20(
        _rows(*TEN_STUDENTS)
    )


def test_alpha_of_graded_points_agrees_with_a_published_example():
    # Item variances 5/3, 11/12 and 5/3; totals 13, 10, 15, 7 with variance 49/4.
    scores = _rows("454", "343", "555", "232")

    assert cronbach_alpha(scores) == Fraction(3, 2) * (
        1 - Fraction(17, 4) / Fraction(49, 4)
    )
    assert kuder_richardson_20(scores) is None


def test_the_standard_errors_follow_from_alpha():
    found = find_reliability(_rows(*TEN_STUDENTS))
    alpha = float(Fraction(10, 9) * (1 - Fraction("2.18") / Fraction("5.84")))

    # k = n = 10: (1 - alpha) * sqrt(20 / (9 * 8)); s * sqrt(1 - alpha), s^2 = 58.4 / 9.
    assert found.error_of_alpha == pytest.approx((1 - alpha) * math.sqrt(20 / 72))
    assert found.error_of_measurement == pytest.approx(
        math.sqrt(58.4 / 9) * math.sqrt(1 - alpha)
    )
    assert found.is_small_sample


def test_thirty_candidates_are_no_small_sample():
    assert not find_reliability(_rows(*TEN_STUDENTS * 3)).is_small_sample


@pytest.mark.parametrize("rows", [(), ("101",), ("1", "0"), ("10", "01")])
def test_what_does_not_vary_has_no_reliability(rows):
    found = find_reliability(_rows(*rows))

    assert (found.alpha, found.kr20, found.error_of_measurement) == (None, None, None)


def test_of_two_candidates_alpha_has_no_error():
    found = find_reliability(_rows("11", "00"))

    assert (found.alpha, found.error_of_alpha) == (1.0, None)


def test_facility_and_discrimination_by_hand():
    # q0 is right for the first two; the rests of the scores are 2, 1, 1, 0.
    found = _item(_papers("aaa", "aab", "bab", "bbb"))

    assert found.facility == 0.5
    # Deviations 1/2 1/2 -1/2 -1/2 and 1 0 0 -1: 1 / sqrt(1 * 2).
    assert found.discrimination == pytest.approx(1 / math.sqrt(2))


def _ten_students():
    return _papers(*(row.replace("1", "a").replace("0", "b") for row in TEN_STUDENTS))


def _point_biserial(points, rests):
    """Work it out as textbooks do: difference of means over the deviation."""
    right = [rest for point, rest in zip(points, rests, strict=True) if point]
    wrong = [rest for point, rest in zip(points, rests, strict=True) if not point]
    share = len(right) / len(points)
    middle = sum(rests) / len(rests)
    deviation = math.sqrt(sum((rest - middle) ** 2 for rest in rests) / len(rests))
    means = sum(right) / len(right) - sum(wrong) / len(wrong)
    return means / deviation * math.sqrt(share * (1 - share))


def test_discrimination_of_right_and_wrong_is_the_corrected_point_biserial():
    papers = _ten_students()
    for number in range(10):
        points = [int(row[number]) for row in TEN_STUDENTS]
        rests = [row.count("1") - int(row[number]) for row in TEN_STUDENTS]
        found = _item(papers, f"q{number}").discrimination

        assert found == pytest.approx(_point_biserial(points, rests))


def test_discrimination_agrees_with_the_correction_of_the_uncorrected_coefficient():
    # (r s_t - s_i) / sqrt(s_t^2 + s_i^2 - 2 r s_t s_i), with r over the whole score.
    papers = _ten_students()
    totals = [row.count("1") for row in TEN_STUDENTS]
    variance = 5.84
    for number in range(10):
        points = [int(row[number]) for row in TEN_STUDENTS]
        share = sum(points) / 10
        spread = share * (1 - share)
        r = _point_biserial(points, totals)
        both = r * math.sqrt(variance * spread)
        corrected = (both - spread) / math.sqrt(spread * (variance + spread - 2 * both))

        found = _item(papers, f"q{number}").discrimination
        assert found == pytest.approx(corrected)


def test_one_discrimination_worked_out_by_hand():
    # Item 1: right for seven with the rests 7 6 6 8 7 8 6, wrong for three with 2 2 7.
    rights, wrongs = [7, 6, 6, 8, 7, 8, 6], [2, 2, 7]
    assert [row.count("1") - 1 for row in TEN_STUDENTS if row[0] == "1"] == rights
    assert [row.count("1") for row in TEN_STUDENTS if row[0] == "0"] == wrongs
    # Means 48/7 and 11/3, so 67/21 apart; the rests have mean 5.9 and variance 4.29.
    expected = 67 / 21 / math.sqrt(4.29) * math.sqrt(0.21)

    assert _item(_ten_students()).discrimination == pytest.approx(expected)
    assert expected == pytest.approx(0.706, abs=5e-4)


def test_an_item_that_everybody_knows_tells_nobody_apart():
    assert _item(_papers("aa", "ab")).discrimination is None


def test_the_rest_of_the_score_leaves_the_item_itself_out():
    # With the item in the total the correlation would be 1.
    assert _item(_papers("ab", "bb", "ab")).discrimination is None


def test_omitted_counts_and_not_reached_does_not():
    found = _item(_papers("aaa", "b-a", "b--"), "q1")

    assert (found.answered, found.omitted, found.not_reached) == (1, 1, 1)
    assert found.facility == 0.5
    assert [each.reached for each in found.variants] == [2]
    assert _item(_papers("aba", "b-a", "b--"), "q2").facility == 1


def test_options_are_counted_by_fifth_of_the_score():
    found = _item(_papers("aaaa", "aaab", "caab", "cabb", "bbbb"))

    assert {o.option_id: (o.right, o.by_fifth) for o in found.options} == {
        "a": (True, (0, 0, 0, 1, 1)),
        "b": (False, (1, 0, 0, 0, 0)),
        "c": (False, (0, 1, 1, 0, 0)),
    }


def test_equal_scores_share_a_fifth():
    scores = [Fraction(each) for each in (1, 1, 1, 1, 5)]

    assert find_fifths(scores) == (2, 2, 2, 2, 4)
    assert find_fifths([Fraction(3)] * 7) == (2,) * 7


def test_fishers_test_agrees_with_the_published_tasting_of_tea():
    # Three of four cups told rightly: 17/70 one-sided, 34/70 two-sided.
    assert fisher_exact(3, 1, 1, 3) == Fraction(34, 70)
    assert fisher_exact(4, 0, 0, 4) == Fraction(2, 70)


@given(*[st.integers(0, 12)] * 4)
def test_fishers_test_counts_every_way_to_split(right, wrong, more, less):
    rights, group, others = right + more, right + wrong, more + less
    ways = {
        hits: math.comb(group, hits) * math.comb(others, rights - hits)
        for hits in range(max(0, rights - others), min(group, rights) + 1)
    }
    unlikely = sum(each for each in ways.values() if each <= ways[right])

    found = fisher_exact(right, wrong, more, less)
    assert found == Fraction(unlikely, sum(ways.values()))


def test_fishers_test_takes_splits_that_are_as_likely_or_less():
    # Two of 3 right against none of 2: ways 1 of 10 (0), 6 (1), 3 (2).
    assert fisher_exact(2, 1, 0, 2) == Fraction(4, 10)


def test_holms_correction_by_hand():
    values = [Fraction(1, 100), Fraction(4, 100), Fraction(3, 100)]

    assert holm(values) == (Fraction(3, 100), Fraction(6, 100), Fraction(6, 100))
    assert holm([Fraction(3, 4), Fraction(4, 5)]) == (1, 1)


def test_a_variant_that_differs_from_its_siblings_is_flagged():
    rows = ["aa"] * 8 + ["ba"] * 8
    seeds = {"q0": [1] * 8 + [2] * 8, "q1": [1, 2] * 8}
    papers = _papers(*rows, seeds=seeds)

    easy, hard = _item(papers).variants
    assert easy.p == pytest.approx(2 / math.comb(16, 8))
    # Four variants were compared; those of the other family do not differ.
    assert hard.adjusted_p == pytest.approx(4 * 2 / math.comb(16, 8))
    assert easy.differs
    assert hard.differs
    assert hard.nobody_right
    assert not easy.nobody_right
    assert not any(each.differs for each in _item(papers, "q1").variants)


def test_of_partial_credit_only_the_whole_point_counts_as_right():
    keys = Keys("abc", q0="ab", q1="a")
    forms = {"A": form("A", "q0", "q1")}
    partly = Marking(as_of=DAY, select_all=Credit.JUDGED_RIGHTLY)
    papers = [
        grade_paper(Answers(str(n), "A", (tuple(chosen), ("a",))), forms, keys, partly)
        for n, chosen in enumerate(("ab", "a", "a"))
    ]
    found = _item(papers)

    assert found.facility == pytest.approx((1 + 2 / 3 + 2 / 3) / 3)
    assert [each.right for each in found.variants] == [1]


def test_a_difference_that_chance_may_make_is_not_flagged():
    seeds = {"q0": [1, 1, 2, 2]}
    found = _item(_papers("aa", "aa", "ba", "ba", seeds=seeds)).variants

    assert [each.p for each in found] == [pytest.approx(1 / 3)] * 2
    assert not any(each.differs for each in found)


def test_a_variant_without_siblings_is_compared_with_none():
    (only,) = _item(_papers("aa", "ba")).variants

    assert (only.p, only.adjusted_p, only.differs) == (None, None, False)


def test_an_item_that_nobody_has_right_is_flagged():
    assert _item(_papers("ba", "ca")).nobody_right
    assert not _item(_papers("aa", "ca")).nobody_right
    assert not _item(_papers("a-", "c-"), "q1").nobody_right


def test_scores_are_distributed():
    found = distribute([Fraction(each) for each in (2, 4, 4, 6)])

    assert found.counts == ((2, 1), (4, 2), (6, 1))
    assert (found.mean, found.median) == (4, 4)
    assert found.deviation == pytest.approx(math.sqrt(8 / 3))
    assert distribute([Fraction(1), Fraction(2), Fraction(6)]).median == 2
    assert distribute([Fraction(1)]).deviation is None
    assert distribute([]) is None


def test_a_percentile_has_a_standard_error():
    scores = [Fraction(each) for each in (2, 4, 4, 6)]
    _, found, same, highest = find_standings(scores)

    # One below and half of two: 2 of 4; sqrt(0.5 * 0.5 / 4).
    assert (found.percentile, found.error) == (50, 25)
    assert same == found
    assert highest.percentile == 87.5


def test_each_paper_has_its_standing():
    found = analyse(_papers("aa", "ab", "bb")).standings

    assert [round(each.percentile, 1) for each in found] == [83.3, 50.0, 16.7]


def test_nobody_stands_nowhere():
    assert find_standings([]) == ()


def test_papers_of_different_lengths_are_not_analysed_together():
    with pytest.raises(ValueError, match="same number of items"):
        analyse([*_papers("aa"), *_papers("aaa")])


def test_an_exam_without_papers_tells_nothing():
    found = analyse([])

    assert (found.items, found.distribution) == ((), None)
    assert found.reliability.alpha is None
