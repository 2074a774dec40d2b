"""Names stand where a reader looks for them."""

from __future__ import annotations

from quizapp.presenters.browsing.alphabet import alphabetical


def test_accents_case_and_signs_decide_only_between_equals():
    names = ["Zèbre", "« Avant »", "écart", "Ecart", "Œuf", "obéir", "a-t-il"]

    assert sorted(names, key=alphabetical) == [
        "a-t-il",
        "« Avant »",
        "Ecart",
        "écart",
        "obéir",
        "Œuf",
        "Zèbre",
    ]
