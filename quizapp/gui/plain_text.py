"""Plain text: what people wrote is shown as they wrote it, whatever it looks like."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that takes no text for markup: not a name, and not an answer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def tip(text: str) -> str:
    """Give a tool tip that says a text, since Qt would take some texts for markup.

    >>> tip("Ann")
    'Ann'
    >>> tip("<b>Ann</b>")
    '<qt>&lt;b&gt;Ann&lt;/b&gt;</qt>'
    """
    if "<" not in text and "&lt;" not in text:
        return text
    said = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<qt>{said}</qt>"
