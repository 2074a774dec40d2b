"""The question bank: search, filter, look into a question, practise."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.bank.facet_panel import FacetPanel
from quizapp.gui.pages.bank.nothing_panel import NothingPanel
from quizapp.gui.pages.bank.preview_panel import PreviewPanel
from quizapp.gui.pages.bank.question_list import QuestionList
from quizapp.gui.pages.bank.sparing_button import SparingButton
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.search_field import SearchField
from quizapp.presenters.browsing.screen import BankScreen
from quizapp.presenters.wording import word

_WIDE = 1100
"""From this width on facets, list and preview stand side by side."""

_FACETS_FROM = 760
"""From this width on there is room for facets."""

_PREVIEW_FROM = 480
"""From this height on there is room for a preview below the list."""

_MARGIN = 24

_NO_LIMIT = 16_777_215

_HEAD_FROM = 760
"""From this width on the buttons stand beside the title."""


class BankPage(QWidget):
    """Reports what is searched, ticked, looked into and practised."""

    searched = Signal(str)
    ticked = Signal(str, str)
    barred = Signal(str, str)
    cleared = Signal()
    drop_requested = Signal()
    """The condition without which most is found."""
    row_chosen = Signal(int)
    answer_requested = Signal(int)
    practise_requested = Signal()
    ways_requested = Signal()
    """Other ways to go through all that was found."""
    export_requested = Signal()
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._selected: int | None = None
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        primary = ButtonLook(ButtonKind.PRIMARY, "play", "Ctrl Enter")
        self.practise = named(ActionButton(theme, primary), "practise")
        self.search = named(SearchField(), "bank-search")
        self.clear = SparingButton(theme, "x", "", "clear")
        self.ways = SparingButton(theme, "repeat", "Ctrl M", "more-ways")
        self.export = SparingButton(theme, "export", "Ctrl E", "bank-export")
        self.filters = SparingButton(theme, "squares-four", "Ctrl F", "bank-filters")
        look = ButtonLook(ButtonKind.SECONDARY, "check", "Esc")
        self.close_filters = named(ActionButton(theme, look), "close-filters")
        self._is_drawer_open = False
        self.count = named(TextBlock(theme, Role.STRONG_BODY, wrap=False), "count")
        self.fault = named(TextBlock(theme, Role.BODY, "wrong"), "query-fault")
        self.facets = named(FacetPanel(theme), "facets")
        self.list = named(QuestionList(theme), "questions")
        self.nothing = named(NothingPanel(theme), "nothing")
        self.preview = named(PreviewPanel(theme), "preview")
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._found = QWidget()
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._found)
        self._small = QWidget()
        self._small_buttons = (self.clear, self.filters, self.export, self.ways)
        self._count_row = QHBoxLayout()
        self._arrange()
        self._connect()

    def render_screen(self, screen: BankScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._selected = screen.selected
        self._title.say(word(language, "bank.title"))
        self.practise.say(screen.practise, f"Ctrl {word(language, 'key.enter')}")
        self.practise.setVisible(bool(screen.practise))
        self.ways.name(word(language, "ways.more"))
        self.ways.setVisible(screen.has_ways and bool(screen.practise))
        self.filters.name(word(language, "bank.filters"))
        said = word(language, "bank.filters.close", n=len(screen.rows))
        self.close_filters.say(said, word(language, "key.esc"))
        self.export.name(word(language, "exporting"))
        self.export.setVisible(screen.can_export and bool(screen.rows))
        self.clear.name(word(language, "bank.clear"))
        # Where nothing is found, what stands in the place of the list clears it.
        self.clear.setVisible(screen.is_narrowed and screen.nothing is None)
        self._spare_words()
        self._render_search(screen)
        self.count.say(screen.count)
        self.fault.say(screen.fault)
        self.fault.setVisible(bool(screen.fault))
        self.facets.render_facets(screen)
        self.list.setAccessibleName(word(language, "bank.title"))
        self.list.render_rows(screen.rows, screen.selected)
        was_nothing = not self.nothing.isHidden()
        self.nothing.render_nothing(screen.nothing)
        self._list_panel.setVisible(screen.nothing is None)
        self.preview.render_preview(screen)
        if was_nothing is not (screen.nothing is not None):
            self.adapt()

    def _render_search(self, screen: BankScreen) -> None:
        name = word(screen.language, "bank.search.name")
        self.search.say_hints(word(screen.language, "bank.search"), name)
        self.search.setAccessibleName(name)
        if self.search.text() != screen.query:
            self.search.setText(screen.query)

    def focus_page(self) -> None:
        """Put the focus into the search."""
        self.search.setFocus()
        self.search.selectAll()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        logical = self.width() / self._theme.scale
        wide = logical >= _WIDE
        direction = QBoxLayout.Direction
        across, down = direction.LeftToRight, direction.TopToBottom
        self._middle.setDirection(across if wide else down)
        self._arrange_head(cramped=logical < _HEAD_FROM)
        self._arrange_drawer(logical)
        width = self._theme.px(328)
        self.preview.setMinimumWidth(width if wide else 0)
        self.preview.setMaximumWidth(width if wide else _NO_LIMIT)
        high = self.height() / self._theme.scale >= _PREVIEW_FROM
        self.preview.setVisible((wide or high) and self.nothing.isHidden())
        self.facets.fit()
        self.preview.fit()
        self.nothing.adapt()
        self.list.lay_out_again()

    def _spare_words(self) -> None:
        """Show the smaller buttons as signs where their words do not fit."""
        cramped = self._count_row.indexOf(self._small) >= 0
        saving = cramped or not self._has_room_for_words()
        for button in self._small_buttons:
            button.save_room(saving)

    def _has_room_for_words(self) -> bool:
        """Say whether title and buttons fit on one line, "Clear" among them or not."""
        there = (each for each in self._small_buttons if not each.isHidden())
        buttons = {self.clear, *there}
        widths = [each.full_width() for each in buttons]
        widths += [part.sizeHint().width() for part in (self._title, self.practise)]
        return sum(widths) + 8 * len(widths) + 2 * _MARGIN <= self.width()

    def _arrange_head(self, *, cramped: bool) -> None:
        """Put the smaller buttons beside the title, or beside the count as signs."""
        direction = QBoxLayout.Direction
        self._head.setDirection(
            direction.TopToBottom if cramped else direction.LeftToRight
        )
        is_below = self._count_row.indexOf(self._small) >= 0
        if cramped and not is_below:
            self._count_row.addWidget(self._small)
        elif is_below and not cramped:
            self._head.insertWidget(self._head.indexOf(self.practise), self._small)
        # At once: a layout shows what it is given one event later.
        self._small.show()
        self._spare_words()

    def _arrange_drawer(self, logical: float) -> None:
        """Show facets beside the list, or in its place where they are asked for."""
        beside = logical >= _FACETS_FROM
        opened = self._is_drawer_open and not beside
        self.filters.setVisible(not beside)
        self.facets.setVisible(beside or opened)
        self.facets.setMinimumWidth(self._theme.px(232) if beside else 0)
        self.facets.setMaximumWidth(self._theme.px(232) if beside else _NO_LIMIT)
        self.close_filters.setVisible(opened)
        self._found.setVisible(not opened)

    def _turn_drawer(self) -> None:
        self._is_drawer_open = not self._is_drawer_open
        self.adapt()
        boxes = self.facets.boxes()
        if self._is_drawer_open and boxes:
            boxes[0].setFocus()
        else:
            self.focus_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side or below each other."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search with "/", practise or export all, go down into the list."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and self._press_with_control(event):
            return
        if event.text() == "/":
            self.focus_page()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif self.search.hasFocus() and event.key() == Qt.Key.Key_Down:
            self._go_into_list()
        elif is_enter(event):
            self._answer()
        else:
            super().keyPressEvent(event)

    def _press_with_control(self, event: QKeyEvent) -> bool:
        commands = {
            Qt.Key.Key_E: self.export.click,
            Qt.Key.Key_M: self.ways.click,
            Qt.Key.Key_F: self._open_filters,
            Qt.Key.Key_Return: self.practise_requested.emit,
            Qt.Key.Key_Enter: self.practise_requested.emit,
        }
        command = commands.get(Qt.Key(event.key()))
        if command is not None:
            command()
        return command is not None

    def _open_filters(self) -> None:
        boxes = self.facets.boxes()
        if not self.filters.isHidden():
            self.filters.click()
        elif boxes:
            boxes[0].setFocus()

    def _leave(self) -> None:
        if self._is_drawer_open and not self.filters.isHidden():
            self.filters.click()
        else:
            self.leave_requested.emit()

    def focus_list(self) -> None:
        """Put the focus on the question that is looked into."""
        self.list.setFocus()
        self.list.bring_into_view()

    def _go_into_list(self) -> None:
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.model().index(0, 0))

    def _answer(self) -> None:
        if self._selected is not None:
            self.answer_requested.emit(self._selected)

    def _connect(self) -> None:
        self.search.textEdited.connect(self.searched)
        self.facets.ticked.connect(self.ticked)
        self.facets.barred.connect(self.barred)
        self.filters.clicked.connect(self._turn_drawer)
        self.close_filters.clicked.connect(self._turn_drawer)
        self.clear.clicked.connect(self.cleared)
        self.nothing.clear_wanted.connect(self.cleared)
        self.nothing.drop_wanted.connect(self.drop_requested)
        self.list.row_chosen.connect(self.row_chosen)
        self.list.row_opened.connect(self.answer_requested)
        self.preview.answer_requested.connect(self._answer)
        self.export.clicked.connect(self.export_requested)
        self.ways.clicked.connect(self.ways_requested)
        self.practise.clicked.connect(self.practise_requested)

    def _arrange(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._arrange_small()
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._small)
        self._head.addWidget(self.practise)
        self._list_panel = Panel(self._theme, margin=1)
        self._list_panel.column.addWidget(self.list)
        self._count_row.addWidget(self.count)
        self._count_row.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(8)
        for part in (self.search, self.fault):
            column.addWidget(part)
        column.addLayout(self._count_row)
        column.addWidget(self._list_panel, 1)
        column.addWidget(self.nothing, 1)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(16)
        self._middle.addLayout(column, 3)
        self._middle.addWidget(self.preview, 2)
        self._row.setSpacing(16)
        self._row.addLayout(self._arrange_filters())
        self._row.addWidget(self._found, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(_MARGIN, 20, _MARGIN, 16)
        page.setSpacing(12)
        page.addLayout(self._head)
        page.addLayout(self._row, 1)

    def _arrange_small(self) -> None:
        small = QHBoxLayout(self._small)
        small.setContentsMargins(0, 0, 0, 0)
        small.setSpacing(8)
        for button in self._small_buttons:
            small.addWidget(button)

    def _arrange_filters(self) -> QVBoxLayout:
        filters = QVBoxLayout()
        filters.setSpacing(8)
        filters.addWidget(self.facets, 1)
        filters.addWidget(self.close_filters)
        return filters
