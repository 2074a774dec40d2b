"""How ready one is for an exam: a score with its band, its grounds, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.score_bar import ScoreBar
from quizapp.gui.charts.tables.chart_panel import ChartPanel
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.progress.exam_button import ExamButton
from quizapp.presenters.insight.screen import ProgressScreen, ReadinessScreen
from quizapp.presenters.wording import word


class ReadinessPanel(ChartPanel):
    """Reports which exam is chosen, and that the useful questions are wanted."""

    exam_chosen = Signal(str)
    useful_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        self.number = named(TextBlock(theme, Role.NUMBER, wrap=False), "score")
        self._caption = TextBlock(theme, Role.CAPTION, "text2", wrap=False)
        self.bar = named(ScoreBar(theme), "score-bar")
        chart = QWidget()
        row = QHBoxLayout(chart)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addStretch(1)
        said.addWidget(self.number)
        said.addWidget(self._caption)
        said.addStretch(1)
        row.addLayout(said)
        row.addWidget(self.bar, 1)
        super().__init__(theme, "readiness", chart)
        self.exam = named(ExamButton(theme), "exam")
        self.grounds = named(TextBlock(theme, Role.BODY), "grounds")
        self.gaps = named(TextBlock(theme, Role.CAPTION, "text2"), "gaps")
        look = ButtonLook(ButtonKind.PRIMARY, key="U")
        self.useful = named(ActionButton(theme, look), "useful")
        self._arrange()
        self.exam.exam_chosen.connect(self.exam_chosen)
        self.useful.clicked.connect(self.useful_requested)

    def render_readiness(self, screen: ProgressScreen) -> None:
        """Show what is expected, or that it is being worked out."""
        language, ready = screen.language, screen.readiness
        self.setVisible(ready is not None or screen.is_waiting)
        if ready is None:
            self.say(word(language, "ready"), "", (), language)
            self.grounds.say(word(language, "ready.waiting"))
        else:
            self._render(ready, language)
        for part in (self.exam, self.useful):
            part.setVisible(ready is not None)
        if ready is None or not ready.gaps:
            self.gaps.hide()
        has_band = ready is not None and ready.band is not None
        self.turn.setVisible(ready is not None)
        self.chart.setVisible(has_band and not self.turn.isChecked())
        self.useful.setVisible(ready is not None and bool(ready.useful))

    def adapt(self) -> None:
        """Take a new text size or another width."""
        super().adapt()
        self.exam.fit_into(self.width() - self._theme.px(40))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the name of the exam to the new width."""
        super().resizeEvent(event)
        self.adapt()

    def _render(self, ready: ReadinessScreen, language: str) -> None:
        tables = [
            ("", ready.table),
            (word(language, "ready.useful.title"), ready.useful_table),
        ]
        self.say(word(language, "ready"), "", tables, language)
        self.exam.render_exams(ready.exams, ready.chosen, language)
        self.number.say(ready.number)
        self._caption.say(ready.caption)
        if ready.band is not None:
            self.bar.render_band(ready.band, language)
        said = f"{ready.chance} {ready.grounds}".strip()
        self.grounds.say(said, strong=ready.chance)
        self.gaps.say(ready.gaps)
        self.gaps.setVisible(bool(ready.gaps))
        self.useful.say(ready.useful)

    def _arrange(self) -> None:
        # The score stands under the exam that it is about, its grounds below it.
        self.column.insertWidget(1, self.exam, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.grounds)
        self.column.addWidget(self.gaps)
        self.column.addStretch(1)
        self.column.addWidget(self.useful)
