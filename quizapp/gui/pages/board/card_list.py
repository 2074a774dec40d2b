"""The catalogue beside the board: a search, and the cards that it finds."""

from __future__ import annotations

from PySide6.QtCore import (
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyle,
    QStyleOptionViewItem,
)

from quizapp.bank.board_view import CardView
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.row_list import ROW, Index, RowList, Said
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.paint.canvas import Canvas, font_of, shortened
from quizapp.gui.paint.delegate import PaintedDelegate
from quizapp.gui.paint.mana import paint_cost, row_width
from quizapp.gui.paint.patterns import clipped, paint_pattern, rounded_path
from quizapp.presenters.board_editing.screen import BoardEditScreen
from quizapp.presenters.wording import word

_ROW, _SIDE, _SWATCH = 48.0, 8.0, 24.0


class CardListPanel(Panel):
    """Reports what is searched, which card is chosen, and that it is to be added."""

    searched = Signal(str)
    row_chosen = Signal(int)
    add_requested = Signal(bool)
    """Whether for the other player."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self.search = named(QLineEdit(), "card-search")
        self._count = named(TextBlock(theme, Role.CAPTION, "text2"), "card-count")
        self.list = named(CardList(theme), "card-list")
        self._hint = named(TextBlock(theme, Role.CAPTION, "text2"), "card-hint")
        self.column.addWidget(self._title)
        self.column.addWidget(self.search)
        self.column.addWidget(self._count)
        self.column.addWidget(self.list, 1)
        self.column.addWidget(self._hint)
        self.search.textEdited.connect(self.searched)
        self.list.row_chosen.connect(self.row_chosen)
        self.list.row_opened.connect(self.add_requested)

    def render_cards(self, screen: BoardEditScreen) -> None:
        """Show what is found."""
        language, catalogue = screen.language, screen.catalogue
        self._title.say(word(language, "edit.cards"))
        self.search.setPlaceholderText(word(language, "edit.search"))
        self.search.setAccessibleName(word(language, "edit.search"))
        self.list.setAccessibleName(word(language, "edit.cards"))
        if catalogue is None:
            self.list.render_rows((), None)
            return
        if self.search.text() != catalogue.query:
            self.search.setText(catalogue.query)
        self._count.say(catalogue.count)
        self._hint.say(catalogue.adds_to)
        self.list.render_rows(catalogue.rows, catalogue.chosen)

    def focus_search(self) -> None:
        """Put the keyboard into the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down from the search into the list; add with Enter."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.search.hasFocus() and event.key() == Qt.Key.Key_Down:
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.search.hasFocus() and is_enter(event):
            self.add_requested.emit(shift)
        else:
            super().keyPressEvent(event)


class CardList(RowList[CardView]):
    """Reports which card is chosen, and that it is to be added."""

    row_chosen = Signal(int)
    row_opened = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__(_say)
        self.setItemDelegate(_RowDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.selectionModel().currentChanged.connect(self._report)
        self.doubleClicked.connect(lambda: self.row_opened.emit(False))
        self._telling = False

    def minimumSizeHint(self) -> QSize:
        """Ask for little: the list scrolls."""
        return QSize(80, 60)

    def render_rows(self, rows: tuple[CardView, ...], chosen: int | None) -> None:
        """Show cards, one of them chosen; nothing is reported."""
        self._telling = True
        self.show_rows(rows, chosen)
        self._telling = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add a card with Enter; leave letters to the page."""
        if is_enter(event):
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.row_opened.emit(bool(shift))
        elif event.text() and event.text().isprintable():
            event.ignore()  # the page has keys of its own
        else:
            super().keyPressEvent(event)

    def _report(self, current: Index) -> None:
        if not self._telling and current.isValid():
            self.row_chosen.emit(current.row())


def _say(card: CardView) -> Said:
    spoken = card.description or card.name
    return Said(card.name, spoken, f"{card.name}, {card.type_line}")


class _RowDelegate(PaintedDelegate):
    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(theme, view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._view.viewport().width(), self._theme.px(_ROW))

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        card = index.data(ROW)
        assert isinstance(card, CardView)
        tokens, row = canvas.tokens, area.adjusted(1, 1, -1, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            canvas.box(row, 8, tokens.accentsoft, tokens.accent, 1)
        if option.state & QStyle.StateFlag.State_HasFocus:
            canvas.box(row, 8, None, tokens.accent, 2)
        self._paint_swatch(canvas, area, card)
        left = 2 * _SIDE + _SWATCH
        cost = row_width(card.mana)
        right = area.right() - _SIDE
        name_font, font = font_of(Role.STRONG_BODY), font_of(Role.CAPTION)
        words = QRectF(left, area.top() + 5, right - left, 20)
        name = shortened(card.name, name_font, words.width())
        canvas.text(words, name, name_font, tokens.text)
        below = QRectF(left, area.top() + 26, right - left - cost - 6, 16)
        kind = shortened(card.type_line, font, below.width())
        canvas.text(below, kind, font, tokens.text2)
        paint_cost(canvas, QRectF(left, area.top() + 25, right - left, 18), card.mana)

    def _paint_swatch(self, canvas: Canvas, area: QRectF, card: CardView) -> None:
        tokens = canvas.tokens
        ink = tokens.bands[card.hue]
        swatch = QRectF(_SIDE, area.center().y() - 16, _SWATCH, 32)
        with clipped(canvas.painter, rounded_path(swatch, 4)):
            canvas.box(swatch, 0, ink.fill)
            paint_pattern(canvas.painter, swatch, card.hue, ink.ink)
        canvas.box(swatch, 4, None, tokens.strong)
