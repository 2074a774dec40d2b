"""A look into a question, without its answer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.chip_label import SignLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.browsing.screen import BankScreen, Preview
from quizapp.presenters.wording import word


class PreviewPanel(Panel):
    """Shows stem, question and options; the answer stays hidden."""

    answer_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._scroll = ScrollColumn()
        self._empty = TextBlock(theme, Role.SECTION)
        self._hint = TextBlock(theme, Role.BODY, "text2")
        self._topics = TextBlock(theme, Role.CAPTION, "text2")
        self._stem = named(TextBlock(theme, Role.BODY), "preview-stem")
        self._question = named(TextBlock(theme, Role.STRONG_BODY), "preview-question")
        self._note = TextBlock(theme, Role.CAPTION, "text2")
        self._options = [TextBlock(theme, Role.BODY) for _ in range(8)]
        self._hidden = TextBlock(theme, Role.CAPTION, "text2")
        self.answer = named(
            ActionButton(theme, ButtonLook(icon="play", key="Enter")), "answer-it"
        )
        self.answer.clicked.connect(self.answer_requested)
        self._sign = SignLabel(theme, "eye-slash", "text2")
        texts = (self._empty, self._hint, self._topics, self._stem, self._question)
        for text in (*texts, self._note, *self._options, self._hidden):
            self._scroll.column.addWidget(text)
        self._scroll.column.addStretch(1)
        self.column.addWidget(self._scroll, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.answer)
        foot.addStretch(1)
        self.column.addLayout(foot)

    def render_preview(self, screen: BankScreen) -> None:
        """Show the selected question, or say that there is none."""
        language, preview = screen.language, screen.preview
        nothing = not screen.rows
        self._empty.say(word(language, "bank.none") if nothing else "")
        self._hint.say(word(language, "bank.none.line" if nothing else "bank.look"))
        self._empty.setVisible(nothing)
        self._hint.setVisible(preview is None)
        self.answer.say(word(language, "bank.answer"), word(language, "key.enter"))
        self.answer.setVisible(preview is not None)
        self._render(preview)
        self._hidden.say(word(language, "bank.hidden"))
        self._hidden.setVisible(preview is not None)
        self._scroll.fit()

    def fit(self) -> None:
        """Wrap the text anew."""
        self._scroll.fit()

    def _render(self, preview: Preview | None) -> None:
        texts = (self._topics, self._stem, self._question, self._note)
        if preview is None:
            said = ("", "", "", "")
        else:
            topics = " · ".join(preview.topics)
            stem = " ".join(preview.stem)
            said = (topics, stem, preview.question, preview.note)
        for block, text in zip(texts, said, strict=True):
            block.say(text)
            block.setVisible(bool(text))
        options = () if preview is None else preview.options
        for place, block in enumerate(self._options):
            there = place < len(options)
            letter, text = options[place] if there else ("", "")
            block.say(f"{letter}  {text}" if there else "", letter)
            block.setVisible(there)
