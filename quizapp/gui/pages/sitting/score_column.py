"""The score of an exam, its topics, and its questions one by one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.progress_line import ProgressLine
from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.sitting.list_row import RowText
from quizapp.gui.pages.sitting.row_list import RowList
from quizapp.presenters.sitting.screen import ResultRow, ResultScreen, TopicResult
from quizapp.presenters.wording import word

_SIDE, _BESIDE_FROM = 400, 1000


class ScoreColumn(ScrollColumn):
    """Shows what was earned, in all and where."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._exam = TextBlock(theme, Role.BODY, "text2")
        self._heading = named(TextBlock(theme, Role.TITLE), "result-heading")
        self._line = named(TextBlock(theme, Role.READING, "text2"), "result-line")
        self._chips = {
            True: named(ChipLabel(theme, "check-circle-fill", "right"), "passed"),
            False: named(ChipLabel(theme, "x-circle-fill", "wrong"), "not-passed"),
            None: named(ChipLabel(theme, "info", ""), "unmarked"),
        }
        self._share = ProgressLine(theme, 0)
        self._kept = TextBlock(theme, Role.CAPTION, "text2")
        look = ButtonLook(icon="eye", key="B")
        self.discussed = named(ActionButton(theme, look), "result-discussed")
        self._topics_title = TextBlock(theme, Role.SECTION)
        self._topics = Panel(theme, margin=20)
        self._grid = QGridLayout()
        self._topic_rows: list[tuple[TextBlock, ProgressLine, TextBlock]] = []
        self._rows_title = TextBlock(theme, Role.SECTION)
        self.list = named(RowList(theme, "result"), "results")
        self._lay_out()

    def render_result(self, screen: ResultScreen) -> None:
        """Show a result, or that it is being worked out."""
        language = screen.language
        self._exam.say(screen.title)
        self._heading.say(screen.heading)
        self._line.say(screen.line)
        for passed, chip in self._chips.items():
            chip.say(screen.verdict if passed is screen.passed else "")
        self._share.show_share(screen.share)
        self._kept.say(screen.kept)
        self._line.setVisible(bool(screen.line))
        self._kept.setVisible(bool(screen.kept))
        self.discussed.setVisible(bool(screen.discussed))
        self.discussed.say(word(language, "attend.discussed", n=screen.discussed))
        self._share.setVisible(not screen.waiting)
        self._topics.setVisible(bool(screen.topics))
        for part in (self._rows_title, self.list):
            part.setVisible(bool(screen.rows))
        self._topics_title.say(word(language, "exam.result.topics"))
        self._rows_title.say(word(language, "exam.result.rows"))
        self._render_topics(screen.topics, language)
        self.list.render_rows([_row(each) for each in screen.rows])
        self.arrange()

    def arrange(self) -> None:
        """Put score and questions side by side or below each other."""
        logical = self.window().width() / self._theme.scale
        beside = logical >= _BESIDE_FROM
        direction = QBoxLayout.Direction
        self._row.setDirection(
            direction.LeftToRight if beside else direction.TopToBottom
        )
        if beside:
            self._left.setFixedWidth(self._theme.px(_SIDE))
        else:
            self._left.setMinimumWidth(0)
            self._left.setMaximumWidth(16_777_215)
        self.fit()

    def leaves_arrows(self) -> bool:
        """Leave the arrow keys to the rows."""
        return True

    def _render_topics(self, topics: tuple[TopicResult, ...], language: str) -> None:
        while len(self._topic_rows) < len(topics):
            row = (
                TextBlock(self._theme, Role.BODY),
                ProgressLine(self._theme, 80),
                TextBlock(self._theme, Role.STRONG_BODY, wrap=False),
            )
            line = len(self._topic_rows)
            for column, part in enumerate(row):
                self._grid.addWidget(part, line, column, Qt.AlignmentFlag.AlignVCenter)
            self._topic_rows.append(row)
        for number, (name, bar, count) in enumerate(self._topic_rows):
            there = number < len(topics)
            for part in (name, bar, count):
                part.setVisible(there)
            if there:
                topic = topics[number]
                name.say(topic.name)
                bar.show_share(topic.points / topic.most)
                said = word(language, "exam.count", n=topic.points, total=topic.most)
                count.say(said)

    def _lay_out(self) -> None:
        self._left, right = QWidget(), QWidget()
        left, rows = QVBoxLayout(self._left), QVBoxLayout(right)
        for column in (left, rows):
            column.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(16)
        left.addWidget(self._make_score())
        left.addWidget(self._make_topics())
        rows.addWidget(self._rows_title)
        rows.addWidget(self.list)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        self._row.addWidget(self._left, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(right, 1, Qt.AlignmentFlag.AlignTop)
        self.column.setContentsMargins(24, 24, 24, 24)
        self.column.addLayout(self._row)
        self.column.addStretch(1)

    def _make_score(self) -> Panel:
        score = Panel(self._theme, margin=24)
        score.column.setSpacing(12)
        chips = QHBoxLayout()
        for chip in self._chips.values():
            chips.addWidget(chip)
        chips.addStretch(1)
        score.column.addWidget(self._exam)
        score.column.addWidget(self._heading)
        score.column.addLayout(chips)
        for part in (self._share, self._line, self._kept):
            score.column.addWidget(part)
        score.column.addWidget(self.discussed, 0, Qt.AlignmentFlag.AlignLeft)
        return score

    def _make_topics(self) -> Panel:
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(0, 1)
        self._topics.column.addWidget(self._topics_title)
        self._topics.column.addLayout(self._grid)
        return self._topics


def _row(row: ResultRow) -> RowText:
    tone = "right" if row.right else "wrong" if row.answered else "caution"
    icon = "check" if row.right else "x" if row.answered else "warning"
    spoken = f"{row.number}, {row.question}: {row.mark}"
    return RowText(
        row.number, row.question, row.mark, tone, icon, flagged=False, spoken=spoken
    )
