"""Colours of the text of a question file; they mean nothing that the words do not say."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from quizapp.gui.look.theme import Theme

_PARTS = (
    (re.compile(r"\"[^\"]*\"|'[^']*'"), "right"),
    (re.compile(r"(?<![\w$-])(?:\d+|true|false)(?![\w-])"), "pb"),
    (
        re.compile(r"(?:(?<=^)|(?<=[{\s]))[\w$-][\w$'-]*(?: [\w$'-]+)*(?=:(?:\s|$))"),
        "accent",
    ),
    (re.compile(r"\$\w+"), "pa"),
    (re.compile(r"(?:^|(?<=\s))#.*$"), "text3"),
)
"""What is coloured, and the token of its colour; a later one wins."""


class Colouring(QSyntaxHighlighter):
    """Colours names, numbers, slots, quotes and comments."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        super().__init__(document)
        self._theme = theme
        self._tokens = theme.tokens

    def follow(self) -> None:
        """Colour all anew if the colours are others; the size of a text changes none."""
        if self._tokens is not (tokens := self._theme.tokens):
            self._tokens = tokens
            self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour one line."""
        for pattern, token in _PARTS:
            looks = QTextCharFormat()
            looks.setForeground(QColor(getattr(self._theme.tokens, token)))
            for found in pattern.finditer(text):
                self.setFormat(found.start(), found.end() - found.start(), looks)
