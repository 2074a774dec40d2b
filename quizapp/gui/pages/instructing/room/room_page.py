"""The room page: how it is joined, who is there, and what the instructor does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import MARGIN, ColumnPage
from quizapp.gui.pages.instructing.gradebook.tile_row import TileRow
from quizapp.gui.pages.instructing.room.join_panel import JoinPanel
from quizapp.gui.pages.instructing.room.person_panel import PersonPanel
from quizapp.gui.pages.key_reading import letter_of
from quizapp.presenters.instructing.room.screen import RoomScreen
from quizapp.presenters.keyboard.table import say_key
from quizapp.presenters.wording import word

_WIDE, _TALL = 1000, 720
_LEAST_LIST = 260
"""So high the list is at least where it scrolls by itself."""

_JOIN = 352
_UNLIMITED = 16_777_215
_BUTTONS = {
    "open": ButtonLook(ButtonKind.PRIMARY, "play"),
    "start": ButtonLook(ButtonKind.PRIMARY, "play"),
    "pause-all": ButtonLook(icon="timer", key="Ctrl P"),
    "message": ButtonLook(icon="megaphone", key="M"),
    "debrief": ButtonLook(icon="eye", key="B"),
    "answers": ButtonLook(icon="table", key="G"),
    "release": ButtonLook(icon="export", key="Ctrl R"),
    "close": ButtonLook(icon="sign-out", key="Ctrl W"),
    "end": ButtonLook(ButtonKind.GHOST, icon="x"),
}
_BY_ENTER = ("open", "start")
_LETTERS = {"M": "message", "B": "debrief", "G": "answers"}
_CONTROLS = {
    "Ctrl+P": "pause-all", "Ctrl+R": "release", "Ctrl+W": "close",
}  # fmt: skip


class RoomPage(ColumnPage):
    """Reports what is wanted; closing and releasing are asked about elsewhere."""

    requested = Signal(str)
    row_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.clock = named(TextBlock(theme, Role.SECTION, wrap=False), "room-clock")
        self.notice = named(TextBlock(theme, Role.BODY), "room-notice")
        self.empty = named(TextBlock(theme, Role.READING, "text2"), "room-empty")
        self.buttons = {
            name: named(ActionButton(theme, look), f"room-{name}")
            for name, look in _BUTTONS.items()
        }
        self.join = named(JoinPanel(theme), "join")
        self.tiles = named(TileRow(theme), "room-tiles")
        self.grid = named(Grid(theme), "room-grid")
        self.grid.show_all_rows()
        self.person = named(PersonPanel(theme), "person")
        self._is_apart = False
        self._lay_out()
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.requested.emit(name))
        self.join.show_requested.connect(lambda: self.requested.emit("show"))
        self.person.pause_requested.connect(lambda: self.requested.emit("pause"))
        self.grid.row_chosen.connect(self.row_chosen)
        self.grid.row_chosen.connect(self._follow)
        self._bind()

    def render_screen(self, screen: RoomScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.clock.say(screen.clock)
        self.clock.setVisible(bool(screen.clock))
        self.notice.set_colour("wrong" if screen.is_wrong else "text2")
        self.notice.say(screen.notice)
        self.notice.setVisible(bool(screen.notice))
        self._render_buttons(screen)
        self.join.render_join(screen)
        self.tiles.render_tiles(screen.tiles)
        has_rows = screen.grid is not None and bool(screen.grid.rows)
        self.tiles.setVisible(has_rows)
        self.table.setVisible(has_rows)
        if screen.grid is not None and has_rows:
            self.grid.render_grid(screen.grid, screen.selected)
        self.empty.say(screen.empty)
        self.empty.setVisible(not has_rows)
        self.person.setVisible(screen.person is not None)
        if screen.person is not None:
            self.person.render_person(screen.person, language)
        self.adapt()

    def _render_buttons(self, screen: RoomScreen) -> None:
        language, running = screen.language, screen.is_running
        shown = {
            "open": not running,
            "start": running and screen.can_start,
            "pause-all": running and screen.is_open and not screen.can_start,
            "message": running and screen.is_open,
            "debrief": running and not screen.can_start,
            "answers": running and not screen.can_start,
            "release": running and not screen.can_start,
            "close": running and screen.is_open,
            "end": running,
        }
        for name, button in self.buttons.items():
            said = word(language, f"room.{name}")
            key = say_key("Ctrl Enter", language) if name in _BY_ENTER else None
            button.say(screen.pause_all if name == "pause-all" else said, key)
            button.setVisible(shown[name])
            button.setEnabled(not screen.is_busy)

    def focus_page(self) -> None:
        """Begin with the candidates."""
        reason = Qt.FocusReason.ShortcutFocusReason
        (self.grid if self.table.isVisibleTo(self) else self).setFocus(reason)

    def adapt(self) -> None:
        """Put the join panel beside the list, or above it."""
        logical = (self.width() - 2 * MARGIN) / self._theme.scale
        direction, wide = QBoxLayout.Direction, logical >= _WIDE
        across = direction.LeftToRight if wide else direction.TopToBottom
        self._row.setDirection(across)
        self._head.setDirection(across)
        self._buttons.end_at_right(wide)
        self._part(apart=wide and self.height() / self._theme.scale >= _TALL)
        alone = not self.buttons["open"].isHidden()
        self._head.setStretch(0, 3 if alone else 1)
        self._head.setStretch(1, 1 if alone else 3)
        self.join.setMaximumWidth(self._theme.px(_JOIN) if wide else _UNLIMITED)
        self.join.setMinimumWidth(self._theme.px(_JOIN) if wide else 0)
        self.join.set_room(0 if wide else logical)
        self.tiles.set_room(logical - _JOIN if wide else logical)
        self.grid.fit()
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key of a button says."""
        letter = letter_of(event)
        if letter in _LETTERS:
            self._click(_LETTERS[letter])
        elif letter == "T" and self.person.isVisible():
            self.requested.emit("next-time")
        elif letter == "P" and self.person.isVisible():
            self.requested.emit("pause")
        elif event.key() == Qt.Key.Key_F5 and self.join.isVisible():
            self.requested.emit("show")
        else:
            super().keyPressEvent(event)

    def _part(self, *, apart: bool) -> None:
        """Let the list scroll by itself, with whom it is about below it."""
        if apart is self._is_apart:
            return
        self._is_apart = apart
        self.grid.show_all_rows(not apart)
        self.table.setMinimumHeight(self._theme.px(_LEAST_LIST) if apart else 0)
        self._right.setStretch(1, 1 if apart else 0)
        self._right.setStretch(self._right.count() - 1, 0 if apart else 1)

    def _follow(self, row: int) -> None:
        """Keep the row that is looked at in view, where the page scrolls."""
        if not self._is_apart:
            place = self.grid.visualRect(self.grid.model().index(row, 0))
            self._scroll.show_place(self.grid.viewport(), place)

    def _click(self, name: str) -> None:
        if self.buttons[name].isVisible():
            self.buttons[name].click()

    def _begin(self) -> None:
        self._click("open" if self.buttons["open"].isVisible() else "start")

    def _bind(self) -> None:
        acts: dict[str, Callable[[], None]] = {
            keys: partial(self._click, name) for keys, name in _CONTROLS.items()
        }
        acts |= {"Ctrl+Return": self._begin, "Ctrl+Enter": self._begin}
        for keys, act in acts.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _lay_out(self) -> None:
        column = self._scroll.column
        self._buttons = ButtonFlow()
        for button in self.buttons.values():
            self._buttons.addWidget(button)
        names = QVBoxLayout()
        names.setSpacing(4)
        for part in (self._title, self._line, self.clock):
            names.addWidget(part)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(16)
        self._head.addLayout(names, 1)
        self._head.addLayout(self._buttons, 3)
        column.addLayout(self._head)
        column.addWidget(self.notice)
        self._lay_out_list()

    def _lay_out_list(self) -> None:
        self.table = Panel(self._theme, margin=1)
        self.table.column.addWidget(self.grid)
        left, self._right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.join)
        left.addStretch(1)
        self._right.setSpacing(12)
        for part in (self.tiles, self.table, self.empty, self.person):
            self._right.addWidget(part)
        self._right.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        self._row.addLayout(left)
        self._row.addLayout(self._right, 1)
        self._scroll.column.addLayout(self._row, 1)
