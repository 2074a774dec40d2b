"""A zone as a list of its known cards."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from quizapp.bank.board_view import CardView, ZoneView
from quizapp.gui.look.theme import Role, Theme
from quizapp.gui.naming import named
from quizapp.presenters.wording import word

_WIDTH = 320
_MOST_ROWS = 8


class ZoneList(QDialog):
    """Lists a zone; Enter or K on a card asks for its details, Escape closes."""

    details_asked = Signal(object)
    """Carries the CardView."""

    def __init__(
        self, theme: Theme, zone: ZoneView, language: str, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._cards = zone.cards
        self.setObjectName("zone-list")
        title = f"{zone.label}: {zone.count}"
        self.setAccessibleName(title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        heading = named(QLabel(title, self), "zone-title")
        heading.setFont(theme.font(Role.SECTION))
        layout.addWidget(heading)
        if zone.note:
            layout.addWidget(self._line(theme, zone.note, "zone-note"))
        self.list = self._make_list(theme, title)
        layout.addWidget(self.list)
        self.list.setVisible(bool(zone.cards))
        unseen = zone.count - len(zone.cards)
        if unseen > 0 or not zone.count:
            key = "board.zone.unseen" if zone.count else "board.zone.none"
            layout.addWidget(
                self._line(theme, word(language, key, n=unseen), "zone-unseen")
            )
        self.setFixedWidth(theme.px(_WIDTH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open details from the row in force."""
        if event.key() in (Qt.Key.Key_K, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask_details()
        else:
            super().keyPressEvent(event)

    def _line(self, theme: Theme, text: str, name: str) -> QLabel:
        label = named(QLabel(text, self), name)
        label.setFont(theme.font(Role.CAPTION))
        label.setWordWrap(True)
        return label

    def _make_list(self, theme: Theme, title: str) -> QListWidget:
        rows = named(QListWidget(self), "zone-cards")
        rows.setAccessibleName(title)
        rows.setFont(theme.font(Role.BODY))
        rows.setWordWrap(True)
        height = theme.px(32)
        for card in self._cards:
            item = QListWidgetItem(_row_text(card))
            item.setSizeHint(QSize(0, height))
            item.setToolTip(card.rules_text)
            rows.addItem(item)
        shown = min(_MOST_ROWS, max(1, len(self._cards)))
        rows.setFixedHeight(shown * height + 4)
        rows.setCurrentRow(0)
        rows.itemDoubleClicked.connect(self._ask_details)
        return rows

    def _ask_details(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._cards):
            card: CardView = self._cards[row]
            self.details_asked.emit(card)


def _row_text(card: CardView) -> str:
    return f"{card.name} · {card.type_line}" if card.type_line else card.name
