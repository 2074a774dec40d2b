"""Marks of a learner: tags in notes, and two notes made one."""

from __future__ import annotations

import pytest

from quizapp.training.marks import join_notes, tags_in


@pytest.mark.parametrize(
    ("note", "tags"),
    [
        ("", ()),
        ("no tag", ()),
        ("#hard at first, #Later #hard", ("hard", "later")),
        ("(#à-revoir), #2024.", ("à-revoir", "2024")),
        ("C# and #, and ##no", ()),
    ],
)
def test_a_tag_is_a_word_that_begins_with_a_number_sign(note, tags):
    assert tags_in(note) == tags


def test_two_notes_keep_the_lines_of_both_and_none_twice():
    assert join_notes("one\ntwo", "two\nthree") == "one\ntwo\nthree"
    assert join_notes("", "one") == "one"
    assert join_notes("one", "") == "one"
    joined = join_notes("one", "two")
    assert join_notes(joined, "two") == joined
