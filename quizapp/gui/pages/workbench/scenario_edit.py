"""The text of a question file, with its messages and the words that may stand in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from quizapp.bank.workbench.completing import Candidate, Completion
from quizapp.bank.workbench.fixing import Edit
from quizapp.gui.look.follower import Follower
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.workbench.colouring import Colouring
from quizapp.gui.pages.workbench.completion_list import CompletionList
from quizapp.gui.pages.workbench.number_strip import SIGNS, NumberStrip
from quizapp.presenters.workbench.screen import MessageRow, Weight

_INDENT = 2
_LEADING = re.compile(r" *(?:- )?")


class ScenarioEdit(QPlainTextEdit):
    """Reports what is written; it decides nothing about it."""

    completion_requested = Signal(int)
    """Words are wanted for a place of the text."""
    place_changed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._messages: tuple[MessageRow, ...] = ()
        self._completion: Completion | None = None
        self._colouring = Colouring(self.document(), theme)
        Follower(theme, self, self._colouring.follow)
        self._strip = NumberStrip(theme, self)
        self.words = CompletionList(theme, self.viewport())
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.words.taken.connect(self._take)
        self.updateRequest.connect(self._follow)
        self.cursorPositionChanged.connect(self._moved)
        self.textChanged.connect(self._ask_again)
        self.adapt()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self.setFont(self._theme.font(Role.CODE))
        self.setViewportMargins(self._strip.sizeHint().width(), 0, 0, 0)
        self._lay_strip()
        self._mark()

    @property
    def place(self) -> int:
        """Return where the cursor is in the text."""
        return self._in_text(self.textCursor().position())

    @property
    def current_line(self) -> int:
        """Return the number of the line of the cursor."""
        return self.textCursor().blockNumber() + 1

    def show_text(self, text: str) -> None:
        """Show another text from its beginning; the same one stays as it is."""
        if text != self.toPlainText():
            self.setPlainText(text)
            self.moveCursor(QTextCursor.MoveOperation.Start)

    def apply(self, edit: Edit) -> None:
        """Make one change, which can be taken back."""
        cursor = self._cursor(edit.start, edit.end)
        cursor.insertText(edit.text)
        self.setTextCursor(cursor)

    def go_to(self, place: int) -> None:
        """Put the cursor at a place."""
        self.setTextCursor(self._cursor(place, place))
        self.centerCursor()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_messages(self, messages: tuple[MessageRow, ...]) -> None:
        """Underline what messages are about; those of an earlier text stay in place."""
        self._messages = messages
        signs: dict[int, Weight] = {}
        order = list(Weight)
        for each in messages:
            known = signs.get(each.line, each.weight)
            signs[each.line] = min(known, each.weight, key=order.index)
        self._strip.set_signs(signs)
        self._waves = [self._wave(each) for each in messages if each.end > each.start]
        self._mark()

    def offer(self, completion: Completion) -> None:
        """Show the words that may stand at the cursor."""
        if self._in_text(self.textCursor().position()) != completion.end:
            return  # it is somewhere else by now
        self._completion = completion
        area = self.cursorRect()
        corner = area.bottomLeft() + QPoint(0, 4)
        self.words.offer(completion, corner, area.height() + 8)

    def lines_in_view(self) -> Iterator[tuple[int, float, float]]:
        """Yield number, top and height of each line that is in view."""
        block = self.firstVisibleBlock()
        offset = self.contentOffset()
        while block.isValid():
            area = self.blockBoundingGeometry(block).translated(offset)
            if area.top() > self.viewport().height():
                return
            yield block.blockNumber() + 1, area.top() + self._drop(), area.height()
            block = block.next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write; Tab is two spaces, as the file knows no tabs."""
        if self.words.take_key(event):
            return
        if event.key() == Qt.Key.Key_Tab and not event.modifiers():
            column = self.textCursor().positionInBlock()
            self.insertPlainText(" " * (_INDENT - column % _INDENT))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.insertPlainText(f"\n{self._indent()}")
            self.ensureCursorVisible()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the strip beside the text, and what is being written in view."""
        super().resizeEvent(event)
        self._lay_strip()
        self.ensureCursorVisible()

    def _indent(self) -> str:
        """Return the indent of the next line: deeper after a colon, under a dash."""
        before = self.textCursor().block().text()
        before = before[: self.textCursor().positionInBlock()]
        found = _LEADING.match(before)
        lead = " " * (len(found[0]) if found else 0)
        return lead + " " * _INDENT if before.rstrip().endswith(":") else lead

    def _take(self, candidate: Candidate) -> None:
        if self._completion is not None:
            start = self._completion.start
            self.apply(Edit(start, self.place, candidate.insert))

    def _ask_again(self) -> None:
        if self.words.isVisible():
            self.completion_requested.emit(self.place)

    def _moved(self) -> None:
        self._mark()
        self._strip.update()
        self.place_changed.emit(self.place)

    def _mark(self) -> None:
        here = QTextEdit.ExtraSelection()
        here.cursor = self.textCursor()
        here.cursor.clearSelection()
        here.format.setBackground(QColor(self._theme.tokens.hover))
        here.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.setExtraSelections([here, *getattr(self, "_waves", [])])

    def _wave(self, message: MessageRow) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        selection.cursor = self._cursor(message.start, message.end)
        colour = getattr(self._theme.tokens, SIGNS[message.weight][1])
        style = QTextCharFormat.UnderlineStyle.WaveUnderline
        selection.format.setUnderlineStyle(style)
        selection.format.setUnderlineColor(QColor(colour))
        return selection

    def _cursor(self, start: int, end: int) -> QTextCursor:
        cursor = self.textCursor()
        cursor.setPosition(self._in_document(start))
        cursor.setPosition(self._in_document(end), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _in_document(self, place: int) -> int:
        """Return a place of the text as the document counts: in units of UTF-16."""
        before = self.toPlainText()[:place]
        return len(before.encode("utf-16-le")) // 2

    def _in_text(self, position: int) -> int:
        units = self.toPlainText().encode("utf-16-le")[: 2 * position]
        return len(units.decode("utf-16-le", "ignore"))

    def _follow(self, area: QRect, moved: int) -> None:
        if moved:
            self._strip.scroll(0, moved)
        else:
            self._strip.update(0, area.y(), self._strip.width(), area.height())

    def _drop(self) -> float:
        """Return how far the text begins below the strip."""
        return self.viewport().geometry().top() - self._strip.geometry().top()

    def _lay_strip(self) -> None:
        inside = self.contentsRect()
        width = self._strip.sizeHint().width()
        left = self.viewport().geometry().left() - width
        self._strip.setGeometry(left, inside.top(), width, inside.height())
