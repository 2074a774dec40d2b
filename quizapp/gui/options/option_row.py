"""Option rows: one to choose, one that shows what became of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.options.option_look import (
    OptionLook,
    chosen_look,
    judged_look,
    open_look,
    ruled_out_look,
)
from quizapp.gui.options.option_painting import (
    OptionText,
    paint_ring,
    paint_row,
    row_height,
)
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.feedback_screen import JudgedOption
from quizapp.presenters.question_screen import OptionRow as OptionScreen
from quizapp.presenters.wording import word


class OptionRow(Wrapping, QAbstractButton):
    """An option to choose (radio button) or to tick (check box)."""

    least_height = 56

    def __init__(self, theme: Theme, option: OptionScreen, *, several: bool) -> None:
        super().__init__()
        self._theme = theme
        self._option = option
        self._several = several
        self._ruled_out = False
        self._saved = ""
        self._language = "en"
        self.setCheckable(True)
        self.setAutoExclusive(not several)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(wrapping_policy())

    @property
    def option_id(self) -> str:
        """Return the id of the option."""
        return self._option.option_id

    @property
    def ruled_out(self) -> bool:
        """Say whether the learner ruled it out."""
        return self._ruled_out

    def begin(self, *, several: bool) -> None:
        """Stand for another question's option, which nobody has chosen yet."""
        self._several = several
        self._ruled_out = False
        self._saved = ""
        # Of buttons of which one is chosen, Qt leaves only that one to Tab.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.choose(False)

    def say(self, option: OptionScreen, language: str) -> None:
        """Show the option in a language."""
        self._option, self._language = option, language
        self.setText(option.text)
        spoken = word(
            language, "question.option.spoken", letter=option.letter, text=option.text
        )
        self.setAccessibleName(spoken)
        self._describe()
        self.updateGeometry()
        self.update()

    def choose(self, chosen: bool) -> None:
        """Choose or clear it, also where only one can be chosen."""
        self.setAutoExclusive(False)
        self.setChecked(chosen)
        self.setAutoExclusive(not self._several)
        if chosen:
            self.rule_out(False)

    def rule_out(self, ruled_out: bool) -> None:
        """Note that the option is out, or take the note back."""
        self._ruled_out = ruled_out
        if ruled_out:
            self.choose(False)
        self._describe()
        self.update()

    def say_saved(self, saved: str) -> None:
        """Say beside the chosen option that it is on the disk, or nothing."""
        if saved != self._saved:
            self._saved = saved
            self._describe()
            self.updateGeometry()
            self.update()

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        return row_height(self._said(), width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the page, which moves without choosing."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row in its state."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        paint_row(canvas, area, self._said(), self._look())
        if self.hasFocus():
            paint_ring(canvas, area)

    def _look(self) -> OptionLook:
        if self._ruled_out:
            return ruled_out_look(self._theme)
        if self.isChecked():
            saved = bool(self._saved)
            return chosen_look(self._theme, several=self._several, saved=saved)
        over = self.underMouse()
        return open_look(self._theme, over=over, several=self._several)

    def _said(self) -> OptionText:
        plain = not (self._several or self.isChecked())
        number = str(ord(self._option.letter) - ord("A") + 1) if plain else ""
        out = word(self._language, "question.ruled-out")
        note = self._saved if self.isChecked() else number
        return OptionText(
            letter=self._option.letter,
            text=self._option.text,
            role=Role.READING,
            square=self._several,
            note=out if self._ruled_out else note,
        )

    def _describe(self) -> None:
        out = word(self._language, "question.ruled-out") if self._ruled_out else ""
        self.setAccessibleDescription(out or (self._saved if self.isChecked() else ""))


class JudgedRow(Wrapping, PlainLabel):
    """An option after the answer: its mark and the reason."""

    def __init__(self, theme: Theme, option: JudgedOption, *, several: bool) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(wrapping_policy())
        self.render_option(option, several=several)

    @property
    def option(self) -> JudgedOption:
        """Return what the row shows."""
        return self._option

    def render_option(self, option: JudgedOption, *, several: bool) -> None:
        """Show an option of a question that asks for one, or for all that are right."""
        self._option, self._several = option, several
        self.setText(
            " ".join((option.letter, option.text, option.mark_text, option.because))
        )
        self.updateGeometry()
        self.update()

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        return row_height(self._said(), width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row with its mark."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        look = judged_look(self._theme, self._option.mark)
        paint_row(canvas, area, self._said(), look)

    def _said(self) -> OptionText:
        return OptionText(
            letter=self._option.letter,
            text=self._option.text,
            role=Role.BODY,
            square=self._several,
            note=self._option.mark_text,
            reason=self._option.because,
        )
