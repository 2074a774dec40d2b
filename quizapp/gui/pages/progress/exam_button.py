"""The button that names an exam and lets another one be chosen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import font_of, shortened, text_width
from quizapp.gui.plain_text import tip
from quizapp.presenters.insight.screen import ExamEntry
from quizapp.presenters.wording import word

_LEAST_WIDTH = 160.0
_AROUND = 60.0
"""Room for the padding and the sign."""


class ExamButton(ActionButton):
    """Opens a menu of exams; a name too long for it is shortened and said whole."""

    exam_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        look = ButtonLook(key="", height=36.0, trailing_icon="caret-down")
        super().__init__(theme, look)
        self._whole = ""
        self._exams: tuple[ExamEntry, ...] = ()
        self._chosen = ""
        self.menu_of_exams = named(QMenu(self), "exams")
        self.menu_of_exams.triggered.connect(self._report)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    def render_exams(
        self, exams: tuple[ExamEntry, ...], chosen: str, language: str
    ) -> None:
        """Name the exam that is chosen."""
        self._exams, self._chosen = exams, chosen
        self._whole = next((e.name for e in exams if e.key == chosen), "")
        self._fit()
        said = f"{word(language, 'ready.choose')}: {self._whole}"
        self.setAccessibleName(said)
        self.setToolTip(tip(self._whole))

    def fit_into(self, width: int) -> None:
        """Take no more room than this."""
        self.setMaximumWidth(max(width, self._theme.px(_LEAST_WIDTH)))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Show at least a part of the name."""
        return QSize(self._theme.px(_LEAST_WIDTH), super().minimumSizeHint().height())

    def _fit(self) -> None:
        font = font_of(Role.BUTTON)
        room = self.maximumWidth() / self._theme.scale - _AROUND
        fits = text_width(self._whole, font) <= room
        shown = self._whole if fits else shortened(self._whole, font, room)
        if shown != self.text():
            self.setText(shown)
            self.updateGeometry()

    def fill_menu(self) -> QMenu:
        """Put all exams into the menu; the one that is chosen is ticked."""
        menu = self.menu_of_exams
        menu.clear()
        menu.setFont(role_font(Role.BODY, self._theme.scale))
        for exam in self._exams:
            action = menu.addAction(exam.name)
            action.setCheckable(True)
            action.setChecked(exam.key == self._chosen)
            action.setData(exam.key)
            if exam.key == self._chosen:
                menu.setActiveAction(action)
        return menu

    def _open(self) -> None:
        below = self.mapToGlobal(QPoint(0, self.height()))
        self.fill_menu().popup(below)

    def _report(self, action: QAction) -> None:
        self.exam_chosen.emit(str(action.data()))
