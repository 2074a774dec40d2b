"""The palette finds commands, questions, cards, rules and topics by a few letters."""

from __future__ import annotations

import pytest

from quizapp.presenters.palette.entry import Entry, EntryKind
from quizapp.presenters.palette.matching import plain, score_words, slips, words_of
from quizapp.presenters.palette.presenter import PalettePresenter
from tests.support.bank_fakes import BankDesk, SampleShelf
from tests.support.sample_questions import ONE, SEVERAL

COMMANDS = (
    Entry(EntryKind.COMMAND, "today", "Today", keys="Ctrl 1"),
    Entry(EntryKind.COMMAND, "settings", "Réglages", keys="Ctrl ,"),
)


@pytest.fixture
def desk():
    return BankDesk()


@pytest.fixture
def palette(desk):
    presenter = PalettePresenter(desk.open, language="en")
    presenter.open(COMMANDS)
    return presenter


def _found(screen) -> list[tuple[str, str]]:
    return [(row.entry.kind.value, row.entry.key) for row in screen.rows]


def test_accents_capitals_and_signs_are_nothing():
    assert plain("ÉTÉ Cœur") == "ete cœur"
    assert words_of("CR 723.5a: l'Été!") == ["cr", "723.5a", "l", "ete"]


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("card", "card", 0), ("crad", "card", 1), ("cad", "card", 1), ("", "ab", 2)],
)
def test_slips_are_counted(one, other, count):
    assert slips(one, other) == slips(other, one) == count


def test_a_slip_is_forgiven_only_where_nothing_fits_and_never_in_short_words():
    known = {"searching", "search", "triggers", "mana"}

    assert set(score_words("serch", known)) == {"searching", "search"}
    assert set(score_words("triger", known)) == {"triggers"}
    assert score_words("mna", known) == {}
    assert score_words("searcx9", known) == {}


def test_a_letter_left_out_comes_before_one_too_many():
    scores = score_words("tutr", {"tutor", "turns"})

    assert scores["tutor"] > scores["turns"]


def test_whole_words_come_before_beginnings_and_those_before_the_middle():
    scores = score_words("art", {"art", "artifact", "start", "part"})

    assert scores["art"] > scores["artifact"] > scores["start"] == scores["part"]


def test_without_a_letter_the_commands_are_listed_with_their_keys(palette):
    screen = palette.search("  ")

    assert _found(screen) == [("command", "today"), ("command", "settings")]
    assert screen.rows[0].entry.keys == "Ctrl 1"


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("reglag", ("command", "settings")),
        (ONE, ("question", ONE)),
        ("trigger forgotten", ("question", ONE)),
        ("fnids", ("question", SEVERAL)),
        ("soulgorger", ("card", "Phyrexian Soulgorger")),
        ("723.5", ("rule", "CR 723.5")),
        ("searchng", ("topic", "searching")),
    ],
)
def test_everything_is_found_by_its_words_its_id_or_its_number(palette, typed, first):
    assert _found(palette.search(typed))[0] == first


def test_a_card_says_how_many_questions_have_it(palette):
    (card, *_) = palette.search("soulgorger").rows

    assert (
        card.entry.caption.endswith("questions") or "1 question" in card.entry.caption
    )


def test_nothing_found_is_said(palette):
    screen = palette.search("zzz zzz")

    assert screen.rows == ()
    assert screen.note == screen.announced != ""


def test_another_language_has_its_own_titles(palette):
    palette.set_language("fr")
    palette.open(COMMANDS)

    assert ("question", ONE) in _found(palette.search("capacite oubliee"))


def test_before_the_bank_is_prepared_ids_are_found_and_it_is_said(desk, monkeypatch):
    monkeypatch.setattr(SampleShelf, "is_prepared", False)
    palette = PalettePresenter(desk.open, language="en")

    screen = palette.open(COMMANDS)

    assert "prepared" in screen.note
    assert _found(palette.search(ONE)) == [("question", ONE)]
    assert palette.search("soulgorger").rows == ()
