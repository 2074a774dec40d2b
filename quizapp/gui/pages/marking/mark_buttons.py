"""The buttons with which a question is marked: bookmark, note, report."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.study.study_body import Room
from quizapp.presenters.marks.screen import MarksScreen
from quizapp.presenters.wording import word

_GHOST = ButtonKind.GHOST
_FLAG_FROM = 700
"""Where the tabs share the bar, the flag needs this width."""


class MarkButtons(QWidget):
    """Stand in the upper bar; where there is little room, only the flag does."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._flag_key = "F"
        self._has_note = False
        self._bookmarked = False
        self._room = Room.WIDE
        self.flag = named(ActionButton(theme, ButtonLook(_GHOST, "flag")), "bookmark")
        self.note = named(
            ActionButton(theme, ButtonLook(_GHOST, "note-pencil")), "note"
        )
        self.report = named(
            ActionButton(theme, ButtonLook(_GHOST, "megaphone")), "report"
        )
        self.flag.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in self.buttons:
            row.addWidget(button)
        self.render_marks(None)

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Return the buttons in their order."""
        return (self.flag, self.note, self.report)

    @property
    def state(self) -> object:
        """Return all that the buttons are drawn by."""
        return (self._flag_key, self._has_note, self._bookmarked, self._room)

    @property
    def has_note(self) -> bool:
        """Say whether a note is offered."""
        return self._has_note

    def offer_note(self) -> None:
        """Offer a note as well: an answer was given."""
        self._has_note = True

    def set_flag_key(self, key: str) -> None:
        """Say with which key the bookmark is put."""
        self._flag_key = key
        self._draw()

    def render_marks(self, screen: MarksScreen | None) -> None:
        """Show what is marked; without a place for marks there are no buttons."""
        self.setVisible(screen is not None)
        for button in self.buttons:
            button.setEnabled(screen is not None)
        if screen is None:
            return
        language, self._bookmarked = screen.language, screen.bookmarked
        self.flag.setChecked(screen.bookmarked)
        spoken = "marks.bookmarked" if screen.bookmarked else "marks.bookmark"
        told = (spoken, "marks.note", "marks.report")
        for button, key in zip(self.buttons, told, strict=True):
            button.setAccessibleName(word(language, key))
            button.setToolTip(word(language, key))
        self._draw()

    def set_room(self, room: Room) -> None:
        """Leave out what has a key of its own where the bar is short."""
        self._room = room
        single = room is Room.SINGLE
        logical = self.window().width() / self._theme.scale
        self.flag.setVisible(not single or logical >= _FLAG_FROM)
        self.note.setVisible(self._has_note and not single)
        self.report.setVisible(not single)
        self._draw()

    def _draw(self) -> None:
        icon = "flag-fill" if self._bookmarked else "flag"
        keys = (self._flag_key, "N", "R")
        signs = (icon, "note-pencil", "megaphone")
        capped = self._room is not Room.SINGLE
        for button, sign, key in zip(self.buttons, signs, keys, strict=True):
            button.set_look(ButtonLook(_GHOST, sign, key if capped else ""))
