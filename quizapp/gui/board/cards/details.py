"""A card in detail: the large face with the whole rules text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.bank.board_view import CardView
from quizapp.gui.board.cards.button import spoken_name
from quizapp.gui.board.cards.marks import paint_marks
from quizapp.gui.board.popover import Popover
from quizapp.gui.look.fonts import Role, sized_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, font_of
from quizapp.gui.paint.label import PaintedLabel
from quizapp.gui.paint.mana import paint_cost
from quizapp.gui.paint.patterns import clipped, paint_pattern, rounded_path
from quizapp.gui.paint.prose import Line, ProseLook, paint_prose, wrap_prose
from quizapp.presenters.wording import word

_WIDTHS = (240.0, 320.0, 400.0, 480.0)
"""A long text on a low window makes the face wider rather than too high."""
_HEIGHT = 336.0
_AROUND = 56
"""What the panel and the window's edge take."""
_INSET = 14.0
_CORNER = 8.0
_PATTERN = 64.0
_FOOT = 40.0
_NAME, _TYPES, _TEXT = 20.0, 18.0, 20.0


class DetailsFace(PaintedLabel):
    """A large face that grows with its text."""

    def __init__(
        self, theme: Theme, card: CardView, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self._card = card
        self._tapped = word(language, "board.tapped")
        self._face_down = word(language, "board.face-down")
        self.setObjectName("card-details-face")
        self.setAccessibleName(spoken_name(card, language))
        self.setAccessibleDescription(card.rules_text)
        room = parent.window().size()
        self._width = self._choose_width(room)
        least = min(_HEIGHT, (room.height() - _AROUND) / theme.scale)
        height = max(least, self._needed(self._width))
        self.setFixedSize(theme.px(self._width), theme.px(height))

    def height_for(self, width: int) -> int:
        """The width is fixed, so the height is as well."""
        return self.height()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the face."""
        tokens, card = canvas.tokens, self._card
        band = tokens.bands[card.hue]
        name_height = len(self._name(self._width)) * _NAME + 20
        canvas.box(area, _CORNER, tokens.surface)
        with clipped(canvas.painter, rounded_path(area, _CORNER)):
            canvas.box(QRectF(0, 0, area.width(), name_height + _PATTERN), 0, band.fill)
            pattern = QRectF(0, name_height, area.width(), _PATTERN)
            paint_pattern(canvas.painter, pattern, card.hue, band.ink)
        canvas.box(area, _CORNER, None, tokens.strong)
        room = QRectF(_INSET, 10, area.width() - 2 * _INSET, area.height())
        section = font_of(Role.SECTION)
        paint_prose(
            canvas,
            room,
            self._name(self._width),
            ProseLook(section, _NAME, tokens.text),
        )
        cost = QRectF(_INSET, pattern.bottom() - 30, area.width() - 2 * _INSET, 28)
        paint_cost(canvas, cost, card.mana)
        room.setTop(name_height + _PATTERN + 10)
        types = ProseLook(sized_font(13), _TYPES, tokens.text2)
        room.setTop(paint_prose(canvas, room, self._types(self._width), types) + 6)
        text = ProseLook(font_of(Role.BODY), _TEXT, tokens.text)
        paint_prose(canvas, room, self._text(self._width), text)
        paint_marks(canvas, area, card, self._tapped)

    def _choose_width(self, room: QSize) -> float:
        """Choose the narrowest face that fits the window, else the widest."""
        scale = self.theme.scale
        widest = (room.width() - _AROUND) / scale
        highest = (room.height() - _AROUND) / scale
        widths = [width for width in _WIDTHS if width <= widest] or [_WIDTHS[0]]
        fitting = (width for width in widths if self._needed(width) <= highest)
        return next(fitting, widths[-1])

    def _name(self, width: float) -> tuple[Line, ...]:
        name = self._card.name or self._face_down
        return wrap_prose(name, font_of(Role.SECTION), width - 2 * _INSET)

    def _types(self, width: float) -> tuple[Line, ...]:
        return wrap_prose(self._card.type_line, sized_font(13), width - 2 * _INSET)

    def _text(self, width: float) -> tuple[Line, ...]:
        text = self._card.rules_text
        return wrap_prose(text, font_of(Role.BODY), width - 2 * _INSET)

    def _needed(self, width: float) -> float:
        head = len(self._name(width)) * _NAME + 20 + _PATTERN + 10
        body = len(self._types(width)) * _TYPES + 6 + len(self._text(width)) * _TEXT
        pills = max(0, len(self._card.counters) + int(self._card.tapped) - 1)
        return head + body + _FOOT + 24 * pills


class CardDetails(Popover):
    """Shows one card large; Escape, Enter or K closes it."""

    def __init__(
        self, theme: Theme, card: CardView, language: str, opener: QWidget
    ) -> None:
        super().__init__(theme, opener)
        self.setObjectName("card-details")
        self.setAccessibleName(spoken_name(card, language))
        self.setAccessibleDescription(card.rules_text)
        self.face = DetailsFace(theme, card, language, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 20)
        layout.addWidget(self.face)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with the keys that opened it as well."""
        if event.key() in (Qt.Key.Key_K, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dismiss()
        else:
            super().keyPressEvent(event)
