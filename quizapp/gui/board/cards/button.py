"""A card on the board: a button that shows its face."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import CardView
from quizapp.gui.board.cards.face import FaceWords, paint_face
from quizapp.gui.board.cards.size import CardSize
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas
from quizapp.gui.paint.pressable import Pressable
from quizapp.presenters.wording import word


class CardButton(Pressable):
    """One permanent; Enter, Space, K or a click asks for its details."""

    details_asked = Signal(object)
    """Carries the CardView."""

    def __init__(
        self, theme: Theme, card: CardView, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self.card = card
        self._words = FaceWords(
            tapped=word(language, "board.tapped"),
            face_down=word(language, "board.face-down"),
        )
        self.setObjectName(f"card-{card.object_id}")
        self.setAccessibleName(spoken_name(card, language))
        self.setAccessibleDescription(card.rules_text)
        self.clicked.connect(self._ask_details)
        self.take_size(CardSize.MIDDLE)

    def object_ids(self) -> frozenset[int]:
        """Return the one object."""
        return frozenset({self.card.object_id})

    def take_size(self, size: CardSize) -> None:
        """Show the face in one of the sizes of the design."""
        self.corner = 6.0 if size is CardSize.SMALL else 8.0
        self.resize_face(*size.face(self.card.tapped))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the face."""
        paint_face(canvas, area, self.card, self._words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the details with K as well."""
        if event.key() == Qt.Key.Key_K and not event.modifiers():
            self._ask_details()
        else:
            super().keyPressEvent(event)

    def _ask_details(self) -> None:
        self.details_asked.emit(self.card)


def spoken_name(card: CardView, language: str) -> str:
    """Say a card: its own description, or name, types, numbers and counters."""
    apart = "" if card.matters else word(language, "board.set-apart")
    return ", ".join(part for part in (_said(card, language), apart) if part)


def _said(card: CardView, language: str) -> str:
    if card.description:
        return card.description
    face_down = word(language, "board.face-down") if card.face_down else ""
    parts = [
        card.name or face_down,
        card.type_line,
        card.power_toughness,
        *(f"{number} {kind}" for kind, number in card.counters),
    ]
    if card.loyalty:
        parts.append(word(language, "board.loyalty", loyalty=card.loyalty))
    if card.tapped:
        parts.append(word(language, "board.tapped"))
    return ", ".join(part for part in parts if part)
