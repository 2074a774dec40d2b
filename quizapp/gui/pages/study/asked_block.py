"""What was asked, above what became of the answer."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.wording import word


class AskedBlock(QWidget):
    """Says the situation and the question again."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._position = TextBlock(theme, Role.STRONG_CAPTION, "text2")
        self._stem = named(TextBlock(theme, Role.READING), "asked-stem")
        self._question = named(TextBlock(theme, Role.QUESTION), "asked-question")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        for text in (self._position, self._stem, self._question):
            column.addWidget(text)

    def render_asked(self, screen: FeedbackScreen) -> None:
        """Say what a page is about."""
        said = {"number": screen.position, "total": screen.total}
        self._position.say(word(screen.language, "exam.position", **said))
        self._stem.say(" ".join(screen.stem))
        self._question.say(screen.question)
