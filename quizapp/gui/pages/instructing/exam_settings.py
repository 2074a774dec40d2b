"""What holds for the whole exam: fields that are typed, and settings that are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from quizapp.gui.controls.panel import Panel, Separator
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.settings.setting_row import SettingRow, SettingSwitch
from quizapp.gui.pages.settings.switch import Switch
from quizapp.presenters.instructing.blueprint.screen import Setting, Typed

_MARGIN = 20
_STEPPED = ("forms", "minutes", "pass", "select-all")
_SWITCHED = ("seen", "used")


class ExamSettings(Panel):
    """Makes a row for each setting, once; reports what is typed and chosen."""

    chosen = Signal(str, str)
    typed = Signal(str, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=_MARGIN)
        self._title = TextBlock(theme, Role.SECTION)
        self.fields: dict[str, TypedField] = {}
        self.rows: dict[str, SettingRow] = {}
        self._coming: tuple[Sequence[Typed], Sequence[Setting]] | None = None
        """What is shown once the page stands without it."""
        self.column.setSpacing(12)
        self.column.addWidget(self._title)

    def render_settings(
        self, title: str, typed: Sequence[Typed], settings: Sequence[Setting]
    ) -> None:
        """Show what is typed and chosen; rows are made a turn after the page is shown.

        To make and to place them takes as long as all else on the page.
        """
        self._title.say(title)
        if self.rows or not settings:
            self._render(typed, settings)
            return
        is_first, self._coming = self._coming is None, (typed, settings)
        if is_first:
            QTimer.singleShot(0, self, self._catch_up)

    def _catch_up(self) -> None:
        coming, self._coming = self._coming, None
        if coming is not None:
            self._render(*coming)

    def _render(self, typed: Sequence[Typed], settings: Sequence[Setting]) -> None:
        for each in typed:
            self._field(each.name).render_typed(each)
        for setting in settings:
            row = self._row(setting)
            row.say(setting.title, setting.line, setting.choices, setting.chosen)
        self.adapt()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put switches beside the words, or below them."""
        super().resizeEvent(event)
        self.adapt()

    def adapt(self) -> None:
        """Take a new text size or another width."""
        for row in self.rows.values():
            row.set_room(self.width() - 2 * _MARGIN)
        for field in self.fields.values():
            field.adapt()

    def _field(self, name: str) -> TypedField:
        if name not in self.fields:
            field = TypedField(self._theme, name)
            field.typed.connect(lambda text: self.typed.emit(name, text))
            self.fields[name] = field
            self.column.addWidget(field)
        return self.fields[name]

    def _row(self, setting: Setting) -> SettingRow:
        name = setting.name
        if name not in self.rows:
            row = SettingRow(self._theme, self._switch(setting), Role.STRONG_BODY)
            row.chosen.connect(lambda value: self.chosen.emit(name, value))
            self.rows[name] = row
            self.column.addWidget(Separator(self._theme))
            self.column.addWidget(row)
        return self.rows[name]

    def _switch(self, setting: Setting) -> SettingSwitch:
        name = f"exam-{setting.name}"
        if setting.name in _STEPPED:
            return Stepper(self._theme, name)
        if setting.name in _SWITCHED:
            return named(Switch(self._theme), name)
        keys = tuple(key for key, _ in setting.choices)
        return Segments(self._theme, keys, name)


class TypedField(QWidget):
    """A field with its name, and why what is in it cannot be taken."""

    typed = Signal(str)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._title = TextBlock(theme, Role.STRONG_BODY)
        self.field = named(QLineEdit(), f"exam-{name}")
        self._trouble = named(TextBlock(theme, Role.CAPTION, "wrong"), f"{name}-wrong")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._title, self.field, self._trouble):
            column.addWidget(part)
        self.field.textEdited.connect(self.typed)
        self.adapt()

    def render_typed(self, typed: Typed) -> None:
        """Show what is in the field."""
        self._title.say(typed.title)
        self.field.setAccessibleName(typed.title)
        self.field.setAccessibleDescription(typed.trouble)
        if self.field.text() != typed.text and not self.field.hasFocus():
            self.field.setText(typed.text)
        self._trouble.say(typed.trouble)
        self._trouble.setVisible(bool(typed.trouble))
        self._outline(wrong=bool(typed.trouble))

    def _outline(self, *, wrong: bool) -> None:
        if bool(self.field.property("wrong")) is not wrong:
            self.field.setProperty("wrong", wrong)
            self.field.style().unpolish(self.field)
            self.field.style().polish(self.field)

    def adapt(self) -> None:
        """Take a new text size."""
        self.field.setFont(role_font(Role.BODY, self._theme.scale))
