"""Four grades, each with the day on which the question would come back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.chip import paint_key_cap
from quizapp.gui.paint.pressable import RING, Pressable
from quizapp.presenters.feedback_screen import GradeRow
from quizapp.presenters.wording import word

_HEIGHT = 48.0
_LEAST = 112.0
_CAP = 20.0
_PADDING, _GAP = 12.0, 10.0


class GradeBar(QWidget):
    """Reports the grade that is pressed."""

    graded = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.buttons = [
            named(GradeButton(theme), f"grade-{number}") for number in range(1, 5)
        ]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in self.buttons:
            button.clicked.connect(self._report)
            row.addWidget(button)

    def render_grades(self, grades: tuple[GradeRow, ...], language: str) -> None:
        """Show the grades; without any, the bar goes."""
        self.setVisible(bool(grades))
        self.setAccessibleName(word(language, "grade.ask"))
        for button, grade in zip(self.buttons, grades, strict=False):
            button.render_grade(grade, language)

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        return tuple(self.buttons)

    def can_grade(self, grade: int) -> bool:
        """Say whether a grade is offered."""
        known = self.isVisible() and 1 <= grade <= len(self.buttons)
        return known and self.buttons[grade - 1].isEnabled()

    def _report(self) -> None:
        button = self.sender()
        if isinstance(button, GradeButton):
            self.graded.emit(self.buttons.index(button) + 1)


class GradeButton(Pressable):
    """One grade: its key, its name and its day."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._grade: GradeRow | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def render_grade(self, grade: GradeRow, language: str) -> None:
        """Show a grade; the one that is kept is filled."""
        self._grade = grade
        self.setText(grade.name)
        spoken = word(language, "grade.spoken", name=grade.name, due=grade.due)
        self.setAccessibleName(spoken)
        self.setEnabled(grade.allowed)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for the key and both lines."""
        grade, width = self._grade, _LEAST
        if grade is not None:
            name = text_width(grade.name, font_of(Role.STRONG_BODY))
            due = text_width(grade.due, font_of(Role.CAPTION))
            width = max(width, 2 * _PADDING + _CAP + _GAP + max(name, due) + 2)
        return QSize(self.theme.px(width) + 2 * RING, self.theme.px(_HEIGHT) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Never cut the text."""
        return self.sizeHint()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw key, name and day."""
        grade, tokens = self._grade, canvas.tokens
        if grade is None:
            return
        fill = tokens.accentfill if grade.chosen else tokens.surface
        if not grade.allowed:
            fill = tokens.sunken
        line = tokens.accentfill if grade.chosen else tokens.line
        canvas.box(area, 8, fill, line)
        middle = area.center().y()
        paint_key_cap(canvas, area.left() + _PADDING, middle - 10, str(grade.grade))
        left = area.left() + _PADDING + _CAP + _GAP
        room = area.right() - _PADDING - left + 1
        ink = tokens.on if grade.chosen else tokens.text
        small = tokens.on if grade.chosen else tokens.text2
        if not grade.allowed:
            ink = small = tokens.text3
        name = QRectF(left, middle - 20, room, 20)
        canvas.text(name, grade.name, font_of(Role.STRONG_BODY), ink)
        due = QRectF(left, middle, room, 16)
        canvas.text(due, grade.due, font_of(Role.CAPTION), small)
