"""The settings page: groups in two columns; each change applies at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.settings.added_panel import AddedPanel
from quizapp.gui.pages.settings.category_list import CategoryList
from quizapp.gui.pages.settings.group_panel import GroupPanel
from quizapp.gui.pages.settings.rules_texts_panel import RulesTextsPanel
from quizapp.gui.pages.settings.your_data_panel import YourDataPanel
from quizapp.presenters.preferences.settings_page import SettingsPageScreen
from quizapp.presenters.wording import word

_TWO_COLUMNS_FROM, _CATEGORIES_FROM = 1100, 760
_DATA_WIDE_FROM = 620
"""From this width on two buttons stand side by side."""

_LEFT = ("look", "language", "data", "rules")
_RIGHT = ("keyboard", "study", "motion", "added")
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class SettingsPage(QWidget):
    """Shows what is set and reports changes."""

    searched = Signal(str)
    chosen = Signal(str, str)
    """What is set, and to which value."""
    undo_requested = Signal()
    rules_file_chosen = Signal(object)
    """The path of a file to import."""
    data_requested = Signal(str, object)
    """What is to be done with the learner's data, and with what."""
    leave_requested = Signal()
    needs_room = True
    """The rail is narrow beside it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._current = ""
        self._stops: list[QWidget] = []
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.search = named(QLineEdit(), "settings-search")
        self._found = named(TextBlock(theme, Role.BODY, "text2"), "settings-found")
        self.categories = named(CategoryList(theme), "categories")
        self.rules_texts = named(RulesTextsPanel(theme), "rules-texts")
        self.data = named(YourDataPanel(theme), "your-data")
        self.added = named(AddedPanel(theme), "added")
        self.added.hide()
        self._groups = {
            key: named(GroupPanel(theme), f"group-{key}")
            for key in ("look", "language", "keyboard", "study", "motion")
        }
        self._panels: dict[str, Panel] = {
            **self._groups,
            "data": self.data,
            "rules": self.rules_texts,
            "added": self.added,
        }
        self._lay_out()
        self._connect()

    def render_screen(self, screen: SettingsPageScreen) -> None:
        """Show what is set."""
        language = screen.language
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.search.setPlaceholderText(screen.search)
        self.search.setAccessibleName(screen.search)
        self._found.say(screen.found)
        self._found.setVisible(bool(screen.found))
        shown = {group.key: group for group in screen.groups}
        for key, panel in self._groups.items():
            panel.setVisible(key in shown)
            if key in shown:
                panel.render_group(shown[key])
        self.rules_texts.render_texts(screen.rules_texts, language)
        self.data.render_data(screen.data)
        keys = [category.key for category in screen.categories]
        if self._current not in keys:
            self._current = keys[0] if keys else ""
        names = word(language, "settings.categories")
        self.categories.render_categories(screen.categories, self._current, names)
        self._order_focus()
        self._scroll.fit()

    def focus_page(self) -> None:
        """Let the page have the keyboard."""
        self.setFocus()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        logical = self.width() / self._theme.scale
        two = logical >= _TWO_COLUMNS_FROM
        beside = logical >= _CATEGORIES_FROM
        self._columns.setDirection(_ACROSS if two else _DOWN)
        self._body.setDirection(_ACROSS if beside else _DOWN)
        self.categories.setVisible(beside)
        self._side.setFixedWidth(self._theme.px(232) if beside else self.width() - 64)
        for panel in self._groups.values():
            panel.adapt()
        self.added.set_wide(logical >= _DATA_WIDE_FROM)
        self.data.set_wide(logical >= _DATA_WIDE_FROM)
        self._scroll.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side or below each other."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search with "/", take back with Ctrl Z, leave the search or the page."""
        if event.text() == "/":
            self.search.setFocus()
            self.search.selectAll()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)

    def go_to(self, key: str) -> None:
        """Bring a group into view and mark it."""
        self._current = key
        panel = self._panels[key]
        top = panel.mapTo(self._scroll.view, panel.rect().topLeft()).y()
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + top)

    def _choose_category(self, key: str) -> None:
        self.go_to(key)
        self.searched.emit(self.search.text())

    def _connect(self) -> None:
        self.search.textChanged.connect(self.searched)
        self.categories.chosen.connect(self._choose_category)
        for panel in self._groups.values():
            panel.chosen.connect(self.chosen)
            panel.height_changed.connect(self._scroll.fit)
        self.rules_texts.file_chosen.connect(self.rules_file_chosen)
        self.data.requested.connect(self.data_requested)

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        for part in (self.search, self._found, self.categories):
            side.addWidget(part)
        side.addStretch(1)
        self._scroll = ScrollColumn()
        self._scroll.column.setContentsMargins(0, 0, 12, 24)
        self._columns = self._make_columns()
        self._scroll.column.addLayout(self._columns)
        self._scroll.column.addStretch(1)
        self._body = QBoxLayout(_ACROSS)
        self._body.setSpacing(24)
        self._body.addWidget(self._side)
        self._body.addWidget(self._scroll, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(32, 20, 20, 0)
        page.setSpacing(8)
        for part in (self._title, self._line):
            page.addWidget(part)
        page.addLayout(self._body, 1)

    def _order_focus(self) -> None:
        """Let Tab go down the groups, and then each column; parts came as they were asked."""
        panels = [self._panels[key] for key in (*_LEFT, *_RIGHT)]
        stops = [
            self.search,
            *(stop for part in (self.categories, *panels) for stop in _stops_in(part)),
        ]
        if stops != self._stops:
            self._stops = stops
            for before, after in pairwise(stops):
                QWidget.setTabOrder(before, after)

    def _make_columns(self) -> QBoxLayout:
        columns = QBoxLayout(_ACROSS)
        columns.setSpacing(16)
        for keys, stretch in ((_LEFT, 3), (_RIGHT, 2)):
            column = QVBoxLayout()
            column.setSpacing(16)
            for key in keys:
                column.addWidget(self._panels[key])
            column.addStretch(1)
            columns.addLayout(column, stretch)
        return columns


def _stops_in(part: QWidget) -> Iterator[QWidget]:
    for each in part.findChildren(QWidget):
        # What floats over the page is a window of its own, and has its own order.
        is_here = each.window() is part.window()
        if is_here and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield each
