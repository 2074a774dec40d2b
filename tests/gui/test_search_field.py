"""A field to search in: its hint is never cut."""

from __future__ import annotations

from quizapp.gui.search_field import SearchField

LONG, SHORT = "Search words, cards, rules and everything else", "Search"


def test_the_longest_hint_that_fits_is_shown(qtbot):
    field = SearchField()
    qtbot.addWidget(field)
    field.show()
    field.say_hints(LONG, SHORT)
    shown = []

    for width in (2000, 120, 2000):
        field.resize(width, 40)
        shown.append(field.placeholderText())

    assert shown == [LONG, SHORT, LONG]


def test_where_nothing_fits_the_shortest_hint_is_shown(qtbot):
    field = SearchField()
    qtbot.addWidget(field)
    field.resize(20, 40)
    field.show()

    field.say_hints(LONG, SHORT)

    assert field.placeholderText() == SHORT
