"""The words of a question: note, situation, what is asked, options."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QGroupBox, QVBoxLayout

from quizapp.bank.board_view import RibbonView
from quizapp.gui.board.ribbon import RibbonStrip
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.options.option_row import OptionRow
from quizapp.gui.options.row_column import RowColumn
from quizapp.gui.ordering.order_field import OrderField
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.study.hint_panel import HintPanel
from quizapp.presenters.question_screen import OptionRow as OptionScreen
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.wording import word

_RING = 4
_NEAR = 56
"""Pixels from the end of the column at which carrying something scrolls it."""

_Asked = tuple[OptionScreen, bool]
"""An option, and whether its question asks for all that are right."""


class QuestionColumn(ScrollColumn):
    """Shows a question and knows what the learner has chosen so far."""

    choice_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: QuestionScreen | None = None
        self._is_new = True
        self._note = named(TextBlock(theme, Role.CAPTION, "text2"), "note")
        self._ribbon = named(RibbonStrip(theme), "column-ribbon")
        self._stem = named(TextBlock(theme, Role.STEM), "stem")
        self._question = named(TextBlock(theme, Role.QUESTION), "question")
        self.hint = named(HintPanel(theme), "hint-panel")
        # For assistive technology a group box is a group; it draws nothing here.
        self._options = named(QGroupBox(), "options")
        self._options.setStyleSheet("QGroupBox { border: 0; margin: 0; padding: 0; }")
        self._option_column = RowColumn(self._make_row, _renew_row)
        self._options.setLayout(self._option_column)
        self.order = named(OrderField(theme), "order")
        self.order.order_changed.connect(self._show_choice)
        self.order.carried_to.connect(self._follow)
        self._memo = named(TextBlock(theme, Role.CAPTION, "text2"), "ruled-out-line")
        self._arrange()

    @property
    def rows(self) -> Sequence[OptionRow]:
        """Return the options to choose from."""
        return self._option_column.rows

    @property
    def chosen(self) -> tuple[str, ...]:
        """Return the ids of the chosen options, or that of the order put together."""
        if self.is_ordering:
            return self.order.arrangement.answer
        return tuple(row.option_id for row in self.rows if row.isChecked())

    @property
    def letters(self) -> tuple[str, ...]:
        """Return what stands chosen at the moment; of an order all that is placed."""
        if self.is_ordering:
            return self.order.arrangement.pieces
        return self.chosen

    def hold(self, pieces: Sequence[str]) -> None:
        """Show an order as it is kept, which need not be whole."""
        if self.is_ordering:
            self.order.hold(pieces)
            self._show_choice()

    @property
    def is_ordering(self) -> bool:
        """Say whether an order is to be put together instead of choosing."""
        return self._screen is not None and self._screen.order is not None

    def render_question(self, screen: QuestionScreen) -> None:
        """Show a question; the same one in another language keeps what was chosen."""
        before = self._screen
        self._screen = screen
        same = before is not None and _asks_the_same(before, screen)
        options = () if self.is_ordering else screen.options
        if not same:
            self._option_column.show(
                {f"option-{each.letter}": (each, screen.select_all) for each in options}
            )
        for row, option in zip(self.rows, options, strict=True):
            row.say(option, screen.language)
        if screen.order is not None:
            self.order.render_task(screen.order, screen.language, same=same)
        self._options.setVisible(not self.is_ordering)
        self.order.setVisible(self.is_ordering)
        self._options.setAccessibleName(screen.question)
        self._stem.say(" ".join(screen.stem))
        self._question.say(screen.question)
        self._memo.say(word(screen.language, "question.ruled-out.line"))
        new_hint = self.hint.render_hints(screen)
        self._show_choice()
        if not same:
            self._is_new = True
            self.verticalScrollBar().setValue(0)
        elif new_hint:
            self.hint.announce()
            self.ensureWidgetVisible(self.hint)

    def press(self, index: int) -> None:
        """Choose or tick the option at a place."""
        if index < len(self.rows):
            row = self.rows[index]
            row.setFocus()
            row.click()

    def walk(self, by: int) -> None:
        """Move the focus up or down without choosing."""
        if self.is_ordering:
            self.order.walk(by)
        if not self.rows:
            return
        focused = next((i for i, row in enumerate(self.rows) if row.hasFocus()), None)
        start = -1 if focused is None and by > 0 else focused or 0
        row = self.rows[(start + by) % len(self.rows)]
        row.setFocus()
        self.ensureWidgetVisible(row)

    def rule_out(self) -> None:
        """Note that the focused option is out, or take the note back."""
        for row in self.rows:
            if row.hasFocus():
                row.rule_out(not row.ruled_out)
        self._show_choice()

    def focus_first(self) -> None:
        """Put the focus on the chosen option, or on the first; the column stays put.

        A question is read from its beginning, wherever its options are.
        """
        bar = self.verticalScrollBar()
        before = 0 if self._is_new else bar.value()
        self._is_new = False
        if self.is_ordering:
            self.order.focus_first()
        row = next((row for row in self.rows if row.isChecked()), None)
        if row is None and self.rows:
            row = self.rows[0]
        if row is not None:
            row.setFocus()
        bar.setValue(before)

    def leaves_arrows(self) -> bool:
        """Leave the arrow keys to the page, which moves from option to option."""
        return True

    def set_room(self, *, narrow: bool, single: bool) -> None:
        """Take smaller type where it is narrow; show the ribbon where no board is."""
        self.order.set_narrow(narrow and not single)
        self._stem.set_role(Role.READING if narrow and not single else Role.STEM)
        ribbon = self._find_ribbon()
        if ribbon is not None and single and self._screen is not None:
            names = [player.name for player in self._screen.board.players]
            self._ribbon.render_ribbon(ribbon, names, self._screen.language)
            room = self.view.width() - 2 * _RING
            self._ribbon.setFixedHeight(self._ribbon.height_for(room))
        self._ribbon.setVisible(ribbon is not None and single)
        self.fit()

    def _arrange(self) -> None:
        self.column.setContentsMargins(0, 0, 0, 16)
        texts = QVBoxLayout()
        texts.setContentsMargins(_RING, 4, _RING, 0)
        texts.setSpacing(8)
        for text in (self._note, self._ribbon, self._stem, self._question):
            texts.addWidget(text)
        texts.addWidget(self.hint)
        self.column.addLayout(texts)
        self.column.addWidget(self._options)
        self.column.addWidget(self.order)
        memo = QVBoxLayout()
        memo.setContentsMargins(_RING, 0, _RING, 0)
        memo.addWidget(self._memo)
        self.column.addLayout(memo)
        self.column.addStretch(1)

    def _find_ribbon(self) -> RibbonView | None:
        if self._screen is None:
            return None
        players = self._screen.board.players
        return next((p.ribbon for p in players if p.ribbon is not None), None)

    def _make_row(self, asked: _Asked) -> OptionRow:
        option, several = asked
        row = OptionRow(self._theme, option, several=several)
        row.clicked.connect(self._choose)
        return row

    def _follow(self, spot: QPoint) -> None:
        """Scroll on while something is carried near the upper or lower end."""
        within = self.order.mapTo(self._content, spot)
        self.ensureVisible(within.x(), within.y(), 0, _NEAR)

    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, OptionRow) and row.isChecked():
            row.rule_out(False)
        self._show_choice()

    def _show_choice(self) -> None:
        screen = self._screen
        if screen is None:
            return
        parts = screen.note.split(" · ")
        if screen.select_all:
            count = len(self.chosen)
            parts.insert(1, word(screen.language, "question.selected", n=count))
        self._note.say(" · ".join(parts), parts[0])
        self._memo.setVisible(any(row.ruled_out for row in self.rows))
        self.fit()
        self.choice_changed.emit()


def _renew_row(row: OptionRow, asked: _Asked) -> None:
    row.begin(several=asked[1])


def _asks_the_same(before: QuestionScreen, now: QuestionScreen) -> bool:
    return (
        before.question_id == now.question_id
        and before.seed == now.seed
        and before.position == now.position
        and (before.order is None) is (now.order is None)
    )
