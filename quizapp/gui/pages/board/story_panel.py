"""Under the board: what is asked, what happens then, and which edits were made."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.board_editing.screen import BoardEditScreen
from quizapp.presenters.wording import word


class StoryPanel(Panel):
    """Tells in sentences what the picture cannot show."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        self.column.setSpacing(4)
        self._story_title = TextBlock(theme, Role.STRONG_BODY)
        self._story = named(TextBlock(theme, Role.BODY), "board-story")
        self._question = named(TextBlock(theme, Role.BODY), "board-question")
        self._edits_title = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self._count = named(TextBlock(theme, Role.BODY, "text2"), "edits-count")
        self.edits = named(TextBlock(theme, Role.BODY), "edits")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._edits_title)
        head.addWidget(self._count, 1)
        for part in (self._story_title, self._story, self._question):
            self.column.addWidget(part)
        self.column.addSpacing(4)
        self.column.addLayout(head)
        self.column.addWidget(self.edits)

    def render_story(self, screen: BoardEditScreen) -> None:
        """Show sentences and edits."""
        language = screen.language
        self._story_title.say(word(language, "edit.story"))
        self._story.say(" ".join(screen.story))
        for part in (self._story_title, self._story):
            part.setVisible(bool(screen.story))
        asked = word(language, "edit.question")
        self._question.say(f"{asked} · {screen.question}", asked)
        self._edits_title.say(word(language, "edit.edits"))
        self._count.say(screen.edits_count)
        numbered = (f"{n} {said}" for n, said in enumerate(screen.edits, 1))
        self.edits.say("  ·  ".join(numbered))
        self.edits.setVisible(bool(screen.edits))
