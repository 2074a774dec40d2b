"""A zone as a list of its known cards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from quizapp.bank.board_view import CardView, ZoneView
from quizapp.gui.board.line_delegate import LineDelegate
from quizapp.gui.board.popover import Popover
from quizapp.gui.look.theme import Role, Theme
from quizapp.gui.naming import named
from quizapp.gui.plain_text import PlainLabel, tip
from quizapp.presenters.wording import word

_WIDTH = 320
_MARGIN = 24
_MOST_ROWS = 8


class ZoneList(Popover):
    """Lists a zone; Enter or K on a card asks for its details, Escape closes."""

    details_asked = Signal(object)
    """Carries the CardView."""

    def __init__(
        self, theme: Theme, zone: ZoneView, language: str, opener: QWidget
    ) -> None:
        super().__init__(theme, opener)
        self._cards = zone.cards
        self.setObjectName("zone-list")
        title = f"{zone.label}: {zone.count}"
        self.setAccessibleName(title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 20)
        layout.setSpacing(8)
        heading = named(PlainLabel(self), "zone-title")
        heading.setText(title)
        heading.setFont(theme.font(Role.SECTION))
        layout.addWidget(heading)
        if zone.note:
            layout.addWidget(self._line(theme, zone.note, "zone-note"))
        self.list = self._make_list(title)
        delegate = LineDelegate(theme, Role.BODY, self.list)
        self.list.setItemDelegate(delegate)
        layout.addWidget(self.list)
        self.list.setVisible(bool(zone.cards))
        unseen = zone.count - len(zone.cards)
        if unseen > 0 or not zone.count:
            key = "board.zone.unseen" if zone.count else "board.zone.none"
            layout.addWidget(
                self._line(theme, word(language, key, n=unseen), "zone-unseen")
            )
        self.setFixedWidth(theme.px(_WIDTH))
        self._fit_list(delegate, theme.px(_WIDTH) - 2 * _MARGIN)

    def first_focus(self) -> QWidget:
        """Return the list, or the panel itself where there is none."""
        return self.list if self._cards else self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open details from the row in force."""
        if event.key() in (Qt.Key.Key_K, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask_details()
        else:
            super().keyPressEvent(event)

    def _line(self, theme: Theme, text: str, name: str) -> PlainLabel:
        label = named(PlainLabel(self), name)
        label.setText(text)
        label.setFont(theme.font(Role.CAPTION))
        label.setWordWrap(True)
        return label

    def _make_list(self, title: str) -> QListWidget:
        rows = named(QListWidget(self), "zone-cards")
        rows.setAccessibleName(title)
        rows.setFrameShape(QFrame.Shape.NoFrame)
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for card in self._cards:
            item = QListWidgetItem(_row_text(card))
            item.setToolTip(tip(card.rules_text))
            rows.addItem(item)
        rows.setCurrentRow(0)
        rows.itemDoubleClicked.connect(self._ask_details)
        return rows

    def _fit_list(self, delegate: LineDelegate, width: int) -> None:
        """Give the list the height of its rows, up to a few of them."""
        model = self.list.model()
        heights = [
            delegate.height_at(width, model.index(row, 0))
            for row in range(self.list.count())
        ]
        self.list.setFixedHeight(sum(heights[:_MOST_ROWS]) + 2)

    def _ask_details(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._cards):
            card: CardView = self._cards[row]
            self.details_asked.emit(card)


def _row_text(card: CardView) -> str:
    return f"{card.name} · {card.type_line}" if card.type_line else card.name
