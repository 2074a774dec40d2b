"""The body of a study page: board at the left, words at the right, tabs if narrow."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.segments import Segments
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.presenters.wording import word


class Room(Enum):
    """How much room there is: the width in lengths at 100 % text size."""

    WIDE = 1200
    NARROW = 800
    SINGLE = 0


def room_for(width: int, scale: float) -> Room:
    """Tell the room from the width and the text scale."""
    logical = width / scale
    return next(room for room in Room if logical >= room.value)


class StudyBody(QWidget):
    """Arranges board, words and an optional foot by the room there is."""

    room_changed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        board: BoardPlace,
        words: ScrollColumn,
        foot: QWidget | None = None,
        column_widths: tuple[int, int] = (520, 392),
    ) -> None:
        """Take the width of the words where there is room and where it is narrow."""
        super().__init__()
        self._theme = theme
        self._board, self._words, self._foot = board, words, foot
        self._column_widths = column_widths
        self._has_foot = False
        self._tab = "question"
        self.room = Room.WIDE
        self.left_tabs = Segments(theme, ("board", "editions"), "left-tab")
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
        if foot is not None:
            left.addWidget(foot)
        self._filler = QWidget()
        left.addWidget(self._filler, 1)

    @property
    def tab(self) -> str:
        """Return the open tab: question, board or editions."""
        return self._tab

    def set_foot(self, present: bool) -> None:
        """Say whether the foot has anything to show."""
        self._has_foot = present
        self.arrange()

    def open_tab(self, tab: str) -> None:
        """Show a tab where not everything fits side by side."""
        self._tab = tab
        self.arrange()

    def tab_names(self, language: str) -> tuple[tuple[str, str], ...]:
        """Name the tabs."""
        return (
            ("question", word(language, "question.tab")),
            ("board", word(language, "question.board")),
            ("editions", word(language, "editions.tab")),
        )

    def arrange(self) -> None:
        """Place everything by the room there is."""
        self.room = room_for(self.window().width(), self._theme.scale)
        single, wide = self.room is Room.SINGLE, self.room is Room.WIDE
        editions = self._tab == "editions" and self._has_foot
        margin = 24 if wide else 16
        self._row.setContentsMargins(margin, 12, margin - 4, 0)
        self._row.setSpacing(20 if wide else 12)
        self.left_tabs.setVisible(self._has_foot and self.room is Room.NARROW)
        self._left.setVisible(not single or self._tab != "question")
        self._words.setVisible(not single or self._tab == "question")
        self._board.setVisible(wide or not editions)
        self._filler.setVisible(editions and not wide)
        if self._foot is not None:
            self._foot.setVisible(self._has_foot and (wide or editions))
        self._size_column()
        self.room_changed.emit(self.room)

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
