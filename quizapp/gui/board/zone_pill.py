"""A zone as a pill: sign, name, note and number of cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import ZoneView
from quizapp.gui.look.fonts import Role, sized_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import (
    MIDDLE_RIGHT,
    Canvas,
    font_of,
    shortened,
    text_width,
)
from quizapp.gui.paint.pressable import Pressable
from quizapp.gui.plain_text import tip

_HAND = "hand"
_SIGNS = {
    _HAND: "cards",
    "library": "stack",
    "graveyard": "tray",
    "exile": "sign-out",
    "command": "crown",
}
WIDE = (152, 36)
SMALL = (120, 28)
_WIDEST, _WIDEST_SMALL = 232, 176
"""Of a pill that grows with its note."""
_WORDS_LEFT, _WORDS_RIGHT = 34, 10


class ZonePill(Pressable):
    """One zone beside the battlefield; pressing it lists its cards."""

    zone_opened = Signal(object)
    """Carries the ZoneView."""

    def __init__(self, theme: Theme, zone: ZoneView, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.zone = zone
        self.note = say_note(zone)
        self.corner = 6.0
        self.setObjectName(f"zone-{zone.key}")
        self.setAccessibleName(f"{zone.label}: {zone.count}")
        self.setAccessibleDescription(self.note)
        self.clicked.connect(self._open)
        self.take_size(small=False)

    def object_ids(self) -> frozenset[int]:
        """Return the cards of the zone that are known."""
        return frozenset(card.object_id for card in self.zone.cards)

    def needed_width(self, small: bool, *, brief: bool = False) -> float:
        """Measure the pill; two digits always find room.

        In brief, of a hand that is known only its cards are named.
        """
        least = SMALL[0] if small else WIDE[0]
        name = text_width(self.zone.label, font_of(Role.LABEL))
        number = text_width(str(self.zone.count).zfill(2), font_of(Role.STRONG_CAPTION))
        widest = _WIDEST_SMALL if small else _WIDEST
        note = 0.0
        if self._is_noted(small):
            said = self._fitting_note(widest)
            said = _say_cards(self.zone) or said if brief else said
            note = min(_note_width(said), widest)
        row = _WORDS_LEFT + name + 6 + number + _WORDS_RIGHT
        return max(least, row, note)

    def take_size(self, small: bool, width: float = 0) -> None:
        """Show the pill with its note, or small without it."""
        width = width or self.needed_width(small)
        self._noted = self._is_noted(small)
        self.resize_face(width, SMALL[1] if small and not self._noted else WIDE[1])
        is_whole = self._noted and self._fitting_note(width) == self.note
        self.setToolTip(tip("" if is_whole else self.note))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the pill."""
        tokens = canvas.tokens
        fill = tokens.hover if self.underMouse() else tokens.surface
        canvas.box(area, self.corner, fill, tokens.border)
        middle = area.center().y()
        sign = QRectF(area.left() + 10, middle - 8, 16, 16)
        canvas.icon(sign, _SIGNS.get(self.zone.key, "cards"), tokens.text2)
        number = str(self.zone.count)
        number_font = font_of(Role.STRONG_CAPTION)
        number_width = text_width(number, number_font) + 1
        right = area.right() - 10
        note = self.note if self._noted else ""
        words = QRectF(
            sign.right() + 8, area.top(), right - number_width - sign.right() - 10, 0
        )
        words.setHeight(area.height() if not note else area.height() / 2 + 2)
        canvas.text(words, self.zone.label, font_of(Role.LABEL), tokens.text)
        number_area = QRectF(right - number_width, area.top(), number_width, 0)
        number_area.setHeight(words.height())
        canvas.text(number_area, number, number_font, tokens.text, MIDDLE_RIGHT)
        if note:
            self._paint_note(canvas, QRectF(words.left(), middle + 1, 0, 14), right)

    def _is_noted(self, small: bool) -> bool:
        """Say whether the note shows; a hand that is known always says what it holds."""
        known_hand = self.zone.key == _HAND and bool(self.zone.cards)
        return bool(self.note) and (known_hand or not small)

    def _fitting_note(self, width: float) -> str:
        """Say all of the note, or what is known of the cards alone where that fits."""
        said = (self.note, *filter(None, (_say_cards(self.zone),)))
        fitting = (each for each in said if _note_width(each) <= width)
        return next(fitting, said[-1])

    def _open(self) -> None:
        self.zone_opened.emit(self.zone)

    def _paint_note(self, canvas: Canvas, room: QRectF, right: float) -> None:
        # A list of names may be longer than the pill: the tip and the list say all.
        font = sized_font(11)
        room.setRight(right)
        fitting = self._fitting_note(room.width() + _WORDS_LEFT + _WORDS_RIGHT)
        note = shortened(fitting, font, room.width())
        canvas.text(room, note, font, canvas.tokens.text2)


def say_note(zone: ZoneView) -> str:
    """Say what is known of a zone: of a hand its cards first, then who may look."""
    return " · ".join(part for part in (_say_cards(zone), zone.note) if part)


def _say_cards(zone: ZoneView) -> str:
    """Name the known cards of a hand; the note of other zones does it already."""
    names = [card.name for card in zone.cards] if zone.key == _HAND else []
    return ", ".join(names)


def _note_width(note: str) -> float:
    return _WORDS_LEFT + text_width(note, sized_font(11)) + 1 + _WORDS_RIGHT
