"""A field in which a further subject is written, with the topics to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.search_field import SearchField
from quizapp.presenters.wording import word


class SubjectField(QWidget):
    """Reports what was written once it is confirmed."""

    subject_written = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._known: tuple[str, ...] = ()
        self.field = named(SearchField(), "subject-field")
        self.add = named(
            ActionButton(theme, ButtonLook(icon="plus", key="/")), "subject-add"
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.add)
        self.field.returnPressed.connect(self._report)
        self.add.clicked.connect(self._press)
        self.adapt()

    def render_subjects(self, names: Sequence[str], language: str) -> None:
        """Offer the topics."""
        self.add.say(word(language, "blueprint.add"))
        hints = ("blueprint.add.hint", "blueprint.add.hint.short")
        self.field.say_hints(*(word(language, each) for each in hints))
        self.field.setAccessibleName(word(language, "blueprint.add"))
        if tuple(names) != self._known:
            self._known = tuple(names)
            completer = QCompleter(list(names), self.field)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            self.field.setCompleter(completer)

    def clear(self) -> None:
        """Forget what was written: it has become a row."""
        self.field.clear()

    def adapt(self) -> None:
        """Take a new text size."""
        self.field.setFont(role_font(Role.BODY, self._theme.scale))

    def _press(self) -> None:
        if self.field.text().strip():
            self._report()
        else:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _report(self) -> None:
        if self.field.text().strip():
            self.subject_written.emit(self.field.text())
