"""The preview: board and question as a learner gets them, to read or to try."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.controls.verdict_bar import VerdictBar
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.study.question_column import QuestionColumn
from quizapp.presenters.wording import LANGUAGE_NAMES, LANGUAGES, word
from quizapp.presenters.workbench.screen import WorkbenchScreen


class PreviewPanel(Panel):
    """Reports the language and the variant that are wanted, and answers tried.

    Board and question stand in one column, which is all that scrolls.
    """

    language_chosen = Signal(str)
    seed_chosen = Signal(int)
    answer_tried = Signal()
    trying_ended = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._languages = Segments(theme, LANGUAGES, "preview")
        self._seed = Stepper(theme, "seed")
        self._variants = named(TextBlock(theme, Role.BODY, "text2"), "variants")
        self._filling = named(TextBlock(theme, Role.CAPTION, "text2"), "filling")
        self._note = named(TextBlock(theme, Role.CAPTION, "caution"), "preview-note")
        self._board = named(BoardWidget(theme), "preview-board")
        self._verdict = named(VerdictBar(theme), "tried-verdict")
        self.words = named(QuestionColumn(theme), "preview-words")
        primary = ButtonLook(ButtonKind.PRIMARY, "check", height=32.0)
        self.check = named(ActionButton(theme, primary), "try-check")
        ghost = ButtonLook(ButtonKind.GHOST, key="F9", height=32.0)
        self.leave = named(ActionButton(theme, ghost), "try-leave")
        self._lay_out()
        self._languages.chosen.connect(self.language_chosen)
        self._seed.chosen.connect(lambda seed: self.seed_chosen.emit(int(seed)))
        self.check.clicked.connect(self.answer_tried)
        self.leave.clicked.connect(self.trying_ended)

    def render_preview(self, screen: WorkbenchScreen) -> None:
        """Show the variant as it would be asked."""
        language = screen.language
        self._title.say(word(language, "workbench.preview"))
        self._say_switches(screen)
        note = screen.preview_note
        if screen.trying:
            note = word(language, "workbench.trying")
        self._note.say(note)
        self._note.setVisible(bool(note))
        there = screen.preview is not None
        self._board.setVisible(there and screen.tried is None)
        self.words.setVisible(there)
        if screen.preview is not None:
            self._board.render_board(screen.preview.board, screen.preview.language)
            self.words.render_question(screen.preview)
            self.words.set_room(narrow=True, single=False)
        for row in (*self.words.rows, *self.words.order.rows):
            row.setEnabled(screen.trying and screen.tried is None)
        self._say_trying(screen)
        self._fit()

    def focus_verdict(self) -> None:
        """Put the focus on what became of the answer."""
        self._verdict.setFocus(Qt.FocusReason.OtherFocusReason)
        self.words.fit()
        self.words.verticalScrollBar().setValue(0)

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the board the height that its width asks for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show all of the board, so that it does not scroll within the column."""
        if not self._board.isHidden():
            beside = self.words.verticalScrollBar().sizeHint().width()
            width = self.words.width() - beside
            self._board.setFixedHeight(self._board.height_at(max(width, 1)))
        self.words.fit()

    def _say_switches(self, screen: WorkbenchScreen) -> None:
        language = screen.language
        named_so = tuple((each, LANGUAGE_NAMES[each]) for each in LANGUAGES)
        title = word(language, "workbench.said-in")
        self._languages.say(named_so, screen.said_in, title)
        near = range(max(screen.seed - 1, 0), screen.seed + 2)
        choices = tuple(
            (str(each), word(language, "workbench.variant", seed=each)) for each in near
        )
        self._seed.say(choices, str(screen.seed), word(language, "workbench.seed"))
        writing = screen.is_open and not screen.trying
        self._seed.setVisible(writing)
        self._languages.setVisible(writing)
        self._variants.say(screen.variants)
        self._variants.setVisible(writing)
        self._filling.say(screen.filling)
        self._filling.setVisible(writing and bool(screen.filling))

    def _say_trying(self, screen: WorkbenchScreen) -> None:
        language = screen.language
        self._verdict.setVisible(screen.tried is not None)
        if screen.tried is not None:
            self._verdict.render_verdict(screen.tried)
            self._verdict.announce()
        enter = word(language, "key.enter")
        self.check.say(word(language, "workbench.try.check"), enter)
        self.check.setVisible(screen.trying and screen.tried is None)
        self.leave.say(word(language, "workbench.try.end"))
        self.leave.setVisible(screen.trying)

    def _lay_out(self) -> None:
        head, second, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._languages)
        second.setSpacing(12)
        second.setContentsMargins(0, 0, 4, 0)
        second.addWidget(self._variants, 1, Qt.AlignmentFlag.AlignVCenter)
        second.addWidget(self._seed)
        foot.addWidget(self.leave)
        foot.addStretch(1)
        foot.addWidget(self.check)
        self.column.addLayout(head)
        self.words.column.insertLayout(0, second)
        above = (self._filling, self._note, self._verdict, self._board)
        for place, part in enumerate(above, start=1):
            self.words.column.insertWidget(place, part)
        self.column.addWidget(self.words, 1)
        self.column.addLayout(foot)
