"""The dialog of a re-key: old and new keys and scores, and the word that applies it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.instructing.gradebook.screen import RekeyScreen
from quizapp.presenters.instructing.grid_screen import GridScreen
from quizapp.presenters.wording import word

_WIDTH, _HEIGHT = 880, 720
_CONTROL = Qt.KeyboardModifier.ControlModifier


class RekeyDialog(SheetDialog):
    """Reports what is looked at and applied; Escape changes nothing."""

    day_typed = Signal(str)
    look_requested = Signal()
    apply_requested = Signal(str, str)
    """Who applies it, and why."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, "rekey-dialog")
        self._title = named(TextBlock(theme, Role.HEADING), "rekey-title")
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._withdrawn = TextBlock(theme, Role.BODY)
        self._trouble = TextBlock(theme, Role.CAPTION, "wrong")
        self.summary = named(TextBlock(theme, Role.STRONG_BODY), "rekey-summary")
        self.notice = named(TextBlock(theme, Role.BODY, "wrong"), "rekey-notice")
        self.day, self.by, self.reason = (
            self._field(f"rekey-{name}") for name in ("day", "by", "reason")
        )
        self._labels = [TextBlock(theme, Role.LABEL, "text2") for _ in range(3)]
        self.look = named(
            ActionButton(theme, ButtonLook(icon="arrow-clockwise", key="F5")),
            "rekey-look",
        )
        self.apply = named(
            ActionButton(theme, ButtonLook(ButtonKind.PRIMARY, "check")), "rekey-apply"
        )
        self.leave = named(ActionButton(theme, ButtonLook(key="Esc")), "rekey-leave")
        self.keys, self.scores = (
            _Table(theme, name) for name in ("rekey-keys", "rekey-scores")
        )
        self._lay_out()
        self._connect()
        self.take_size(_WIDTH, _HEIGHT)

    def render_screen(self, screen: RekeyScreen) -> None:
        """Show what was found."""
        language = screen.language
        self.setWindowTitle(screen.title)
        self._title.say(screen.title)
        self._line.say(screen.line)
        self._withdrawn.say(screen.withdrawn)
        self._withdrawn.setVisible(bool(screen.withdrawn))
        if not self.day.hasFocus() or not self.day.text():
            self.day.setText(screen.day)
        self._trouble.say(screen.day_trouble)
        self._trouble.setVisible(bool(screen.day_trouble))
        self._say_fields(language)
        self.look.say(word(language, "rekey.look"))
        self.look.setEnabled(not screen.is_busy and not screen.day_trouble)
        self.summary.say(screen.summary)
        self.keys.render_table(screen.keys)
        self.scores.render_table(screen.scores)
        found = screen.keys is not None
        for part in (self.summary, *self._labels[1:], self.by, self.reason):
            part.setVisible(found)
        self.notice.say(screen.notice)
        self.notice.setVisible(bool(screen.notice))
        self.apply.say(screen.apply, f"Ctrl {word(language, 'key.enter')}")
        self.apply.setVisible(found)
        self.apply.setEnabled(screen.can_apply)
        self.leave.say(word(language, "rekey.leave"), word(language, "key.esc"))
        self._scroll.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Compare with F5 and apply with Ctrl Enter; Enter alone applies nothing."""
        if event.key() == Qt.Key.Key_F5:
            self.look.click()
        elif is_enter(event):
            if event.modifiers() & _CONTROL and self.apply.isVisible():
                self.apply.click()
        else:
            super().keyPressEvent(event)

    def _say_fields(self, language: str) -> None:
        fields = (self.day, self.by, self.reason)
        keys = ("rekey.day", "rekey.by", "rekey.reason")
        for label, field, key in zip(self._labels, fields, keys, strict=True):
            label.say(word(language, key))
            field.setAccessibleName(word(language, key))

    def _field(self, name: str) -> QLineEdit:
        field = named(QLineEdit(), name)
        field.setFont(role_font(Role.BODY, self._theme.scale))
        return field

    def _connect(self) -> None:
        self.day.textEdited.connect(self.day_typed)
        self.day.returnPressed.connect(self.look.click)
        self.look.clicked.connect(self.look_requested)
        self.apply.clicked.connect(
            lambda: self.apply_requested.emit(self.by.text(), self.reason.text())
        )
        self.leave.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        self._scroll = ScrollColumn()
        column = self._scroll.column
        column.setSpacing(10)
        column.setContentsMargins(0, 0, 12, 0)
        for part in (
            self._title, self._line, self._withdrawn, self._labels[0], self.day,
            self._trouble, self.look, self.summary, self.keys, self.scores,
            self._labels[1], self.by, self._labels[2], self.reason, self.notice,
        ):  # fmt: skip
            column.addWidget(part)
        column.addStretch(1)
        foot = ButtonFlow()
        foot.addWidget(self.apply)
        foot.addWidget(self.leave)
        self.page.addWidget(self._scroll, 1)
        self.page.addLayout(foot)


class _Table(Panel):
    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, margin=1)
        self.grid = named(Grid(theme), name)
        self.grid.show_all_rows()
        self._empty = TextBlock(theme, Role.BODY, "text2")
        self._empty.setContentsMargins(12, 8, 12, 8)
        self.column.addWidget(self.grid)
        self.column.addWidget(self._empty)

    def render_table(self, table: GridScreen | None) -> None:
        self.setVisible(table is not None)
        if table is None:
            return
        self.grid.setVisible(bool(table.rows))
        self._empty.setVisible(not table.rows)
        self._empty.say(table.empty)
        self.grid.render_grid(table)
