"""The body of a study page: board at the left, words at the right, tabs if narrow."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.segments import Segments
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.foot_scroll import FootScroll
from quizapp.presenters.wording import word


class Room(Enum):
    """How much room there is: the width in lengths at 100 % text size."""

    WIDE = 1200
    NARROW = 800
    SINGLE = 0


_LEAST_BOARD = 352
"""So wide the board stays where the words stand beside it."""

_AROUND = 52
"""Margins, the gap between board and words, and the words' own ring."""


def room_for(width: int, scale: float) -> Room:
    """Tell the room from the width and the text scale."""
    logical = width / scale
    return next(room for room in Room if logical >= room.value)


class StudyBody(QWidget):
    """Arranges board, words and what stands below the board by the room there is."""

    room_changed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        board: BoardPlace,
        words: ScrollColumn,
        feet: Mapping[str, QWidget] | None = None,
        column_widths: tuple[int, int] = (520, 392),
    ) -> None:
        """Take what stands below the board, by the name of its tab.

        The widths are those of the words where there is room and where it is narrow.
        """
        super().__init__()
        self._theme = theme
        self._board, self._words = board, words
        self._feet = dict(feet or {})
        self._shown_feet: set[str] = set()
        self._column_widths = column_widths
        self._tab = "question"
        self.room = Room.WIDE
        self.left_tabs = Segments(theme, ("board", *self._feet), "left-tab")
        self.left_tabs.chosen.connect(self.open_tab)
        self._left = QWidget()
        self._left.setMinimumWidth(0)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._left, 1)
        self._row.addWidget(words, 0)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 12)
        left.setSpacing(8)
        left.addWidget(self.left_tabs)
        left.addWidget(board, 1)
        self._foot_scroll = FootScroll(self._feet.values())
        left.addWidget(self._foot_scroll)
        self._filler = QWidget()
        left.addWidget(self._filler, 1)

    @property
    def tab(self) -> str:
        """Return the open tab: question, board, or the name of a foot."""
        return self._tab

    @property
    def feet(self) -> tuple[str, ...]:
        """Name the feet that have something to show."""
        return tuple(name for name in self._feet if name in self._shown_feet)

    def set_foot(self, name: str, *, present: bool) -> None:
        """Say whether a foot has anything to show."""
        if present == (name in self._shown_feet):
            return
        if present:
            self._shown_feet.add(name)
        else:
            self._shown_feet.discard(name)
            if self._tab == name:
                self._tab = "board"
        self.arrange()

    def fit_feet(self) -> None:
        """Give the board what its feet leave, also while nobody sees them."""
        self._foot_scroll.fit_unseen()

    def open_tab(self, tab: str) -> None:
        """Show a tab where not everything fits side by side."""
        self._tab = tab
        self.arrange()

    def tab_names(self, language: str) -> tuple[tuple[str, str], ...]:
        """Name the tabs."""
        return (
            ("question", word(language, "question.tab")),
            ("board", word(language, "question.board")),
            *((name, word(language, f"{name}.tab")) for name in self._feet),
        )

    def arrange(self) -> None:
        """Place everything by the room there is."""
        self.room = self._measure_room()
        single, wide = self.room is Room.SINGLE, self.room is Room.WIDE
        on_foot = self._tab in self._shown_feet
        margin = 24 if wide else 16
        self._row.setContentsMargins(margin, 12, margin - 4, 0)
        self._row.setSpacing(20 if wide else 12)
        narrow = self.room is Room.NARROW
        self.left_tabs.setVisible(bool(self._shown_feet) and narrow)
        self.left_tabs.show_only({"board", *self._shown_feet})
        self._left.setVisible(not single or self._tab != "question")
        self._words.setVisible(not single or self._tab == "question")
        self._board.setVisible(wide or not on_foot)
        self._filler.setVisible(on_foot and not wide)
        for name, foot in self._feet.items():
            there = name in self._shown_feet
            foot.setVisible(there and (wide or self._tab == name))
        self._foot_scroll.setVisible(bool(self._shown_feet) and (wide or on_foot))
        self._foot_scroll.fit()
        self._size_column()
        self.room_changed.emit(self.room)

    def _measure_room(self) -> Room:
        """Tell the room; wide words leave the board's place to a tab a little sooner."""
        width, scale = self.window().width(), self._theme.scale
        _, narrow = self._column_widths
        room = room_for(width, scale)
        beside = width / scale >= narrow + _LEAST_BOARD + _AROUND
        return room if beside or room is Room.WIDE else Room.SINGLE

    def _size_column(self) -> None:
        if self.room is Room.SINGLE:
            self._words.setMinimumWidth(0)
            self._words.setMaximumWidth(16_777_215)
            return
        wide, narrow = self._column_widths
        logical = self.window().width() / self._theme.scale
        length = wide if self.room is Room.WIDE else narrow
        if logical >= 1720:
            length = 640
        self._words.setFixedWidth(self._theme.px(length) + 8)
