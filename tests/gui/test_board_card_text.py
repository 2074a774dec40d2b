"""What a card face says: names, types, counters, symbols."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from quizapp.bank.board_view import CardView, Hue
from quizapp.gui.board.cards.button import spoken_name
from quizapp.gui.board.cards.face_text import fit_name, fit_types, without_subtypes
from quizapp.gui.board.cards.marks import counter_words
from quizapp.gui.board.cards.proportions import MIDDLE, SMALL, proportions_for
from quizapp.gui.board.half_panel import group_cards
from quizapp.gui.look.fonts import sized_font
from quizapp.gui.paint.mana import DISC, fitting_disc, row_width
from quizapp.gui.paint.prose import wrap_prose

BEARS = CardView(1, "Grizzly Bears", Hue.GREEN, power_toughness="2/2")


@pytest.mark.parametrize(
    "name",
    [
        "Jace, Vryn's Prodigy",
        "Phyrexian Soulgorger",
        "Asmoranomardicadaistinaculdacar",
        "Word of Command",
    ],
)
@pytest.mark.parametrize(("shape", "width"), [(MIDDLE, 106), (SMALL, 72)])
def test_a_name_takes_at_most_two_lines(
    qapp: QApplication, name: str, shape: object, width: float
) -> None:
    _, lines = fit_name(name, MIDDLE if shape is MIDDLE else SMALL, width)

    assert len(lines) <= 2
    assert max(line.width for line in lines) <= width + 0.5


def test_a_long_type_line_gives_up_its_subtypes(qapp: QApplication) -> None:
    types = "Legendary Snow Artifact Creature — Phyrexian Construct"

    lines = fit_types(types, sized_font(11), 106)

    assert "Phyrexian" not in " ".join(line.text for line in lines)
    assert len(lines) <= 2


@pytest.mark.parametrize(
    ("types", "short"),
    [
        ("Creature — Elf Druid", "Creature"),
        ("Créature : elfe et druide", "Créature"),
        ("Créature\u202f: elfe", "Créature"),
        ("Instant", "Instant"),
    ],
)
def test_subtypes_are_known_in_both_languages(types: str, short: str) -> None:
    assert without_subtypes(types) == short


def test_mana_symbols_stand_between_the_words(qapp: QApplication) -> None:
    (line,) = wrap_prose("{T}: add {G}{G}", sized_font(11), 200)

    pieces = [piece for _, piece in line.pieces]
    assert [piece.text for piece in pieces if piece.symbol] == ["T", "G", "G"]
    assert [piece.text for piece in pieces if not piece.symbol] == [":", "add"]


def test_running_text_keeps_to_its_width(qapp: QApplication) -> None:
    text = "Search your library for a card, put it into your hand, then shuffle."

    lines = wrap_prose(text, sized_font(11), 104)

    assert max(line.width for line in lines) <= 104
    assert " ".join(line.text for line in lines) == text


def test_a_small_face_with_several_kinds_of_counters_gives_the_numbers() -> None:
    card = msgspec.structs.replace(BEARS, counters=(("+1/+1", 3), ("stun", 2)))

    assert counter_words(card, small=False) == ("3 +1/+1", "2 stun")
    assert counter_words(card, small=True) == ("3 · 2",)


def test_a_long_cost_has_smaller_discs() -> None:
    short, long = ("1", "G"), ("X", "W", "U", "B", "R", "G")

    assert fitting_disc(short, 72) == DISC
    assert row_width(long, fitting_disc(long, 72)) <= 72


def test_the_shorter_side_decides_the_proportions() -> None:
    assert proportions_for(QRectF(0, 0, 112, 80)) is SMALL
    assert proportions_for(QRectF(0, 0, 168, 120)) is MIDDLE


def test_a_card_without_a_description_is_said_with_all_that_shows() -> None:
    card = msgspec.structs.replace(
        BEARS, type_line="Creature", counters=(("age", 2),), tapped=True
    )

    assert spoken_name(card, "en") == "Grizzly Bears, Creature, 2/2, 2 age, tapped"
    assert spoken_name(card, "fr").endswith("engagé")


def test_attached_cards_stand_before_their_host() -> None:
    aura = CardView(2, "Aura", Hue.WHITE, attached_to=1)
    on_aura = CardView(3, "Aura on it", Hue.WHITE, attached_to=2)
    elsewhere = CardView(4, "Aura elsewhere", Hue.WHITE, attached_to=99)

    groups = group_cards((BEARS, aura, on_aura, elsewhere))

    assert [[card.object_id for card in group] for group in groups] == [[2, 3, 1], [4]]
