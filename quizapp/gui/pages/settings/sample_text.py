"""A sample of the text in questions, at the size that is set."""

from __future__ import annotations

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named


class SampleText(Panel):
    """Shows a sentence as a question would, and a smaller one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, fill="bg", line="line", margin=12)
        self._text = named(TextBlock(theme, Role.STEM), "sample-text")
        self._small = TextBlock(theme, Role.CAPTION, "text2")
        for part in (self._text, self._small):
            self.column.addWidget(part)

    def say(self, text: str, small: str) -> None:
        """Show both sentences."""
        self._text.say(text)
        self._small.say(small)
