"""Values of slots that change the kind of answer are named as shortly as possible."""

from __future__ import annotations

from quizapp.bank.pack.change_of_answer import changes_of_answer

YES, NO = frozenset({("-1", "yes")}), frozenset({("-1", "no")})


def test_nothing_is_said_where_all_answers_are_of_a_kind():
    assert list(changes_of_answer([({"a": "1"}, YES), ({"a": "2"}, YES)])) == []


def test_a_value_that_always_changes_the_answer_is_named_once():
    filled = [({"a": a, "b": b}, NO if a == "3" else YES) for a in "123" for b in "xy"]

    (said,) = changes_of_answer(filled)

    assert said.startswith('$a = 3 changes the kind of answer: "no" instead of "yes"')


def test_values_that_change_the_answer_together_are_named_together():
    filled = [
        ({"a": a, "b": b}, NO if (a, b) == ("2", "y") else YES)
        for a in "12"
        for b in "xy"
    ]

    (said,) = changes_of_answer(filled)

    assert said.startswith("$a = 2, $b = y changes")


def test_claims_are_named_by_their_number():
    first, second = frozenset({("0", "yes")}), frozenset({("1", "yes")})
    filled = [({"a": "1"}, first), ({"a": "2"}, first), ({"a": "3"}, second)]

    (said,) = changes_of_answer(filled)

    assert '"claim 2" instead of "claim 1"' in said
