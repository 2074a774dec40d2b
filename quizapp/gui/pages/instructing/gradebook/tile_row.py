"""Figures of an exam side by side, each with how far to trust it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.instructing.gradebook.screen import Tile

_PLACES = 4
_LEAST = 168.0
"""Width from which on a tile can stand beside others."""


class TileRow(QWidget):
    """Shows up to four figures in as many columns as there is room for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = [_TilePanel(theme, place) for place in range(_PLACES)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._columns = 0

    def render_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show other figures."""
        for place, panel in enumerate(self._tiles):
            panel.setVisible(place < len(tiles))
            if place < len(tiles):
                panel.say(tiles[place])

    def set_room(self, logical: float) -> None:
        """Put as many side by side as there is room for."""
        columns = 4 if logical >= 4 * _LEAST else 2 if logical >= 2 * _LEAST else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, panel in enumerate(self._tiles):
            self._grid.addWidget(panel, place // columns, place % columns)


class _TilePanel(Panel):
    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__(theme)
        name = f"tile-{place}"
        self.number = named(TextBlock(theme, Role.NUMBER, wrap=False), name)
        self._label = TextBlock(theme, Role.STRONG_BODY)
        self._caption = named(TextBlock(theme, Role.CAPTION, "text2"), f"{name}-line")
        self.column.setSpacing(2)
        for part in (self.number, self._label, self._caption):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def say(self, tile: Tile) -> None:
        self.number.say(tile.number)
        self._label.say(tile.label)
        self._caption.say(tile.caption)
