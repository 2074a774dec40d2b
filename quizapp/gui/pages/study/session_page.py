"""What the two pages of a session share: bars, the board, and words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.gui.pages.study.top_bar import SessionPlace, TopBar
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.question_screen import QuestionScreen


class SessionPage(QWidget):
    """A page between the bar of the session and the bar of the next step."""

    leave_requested = Signal()
    menu_requested = Signal(object)
    """The button that the menu belongs to."""

    body: StudyBody
    bar: ActionBar

    def __init__(self, theme: Theme, tabs: tuple[str, ...]) -> None:
        super().__init__()
        self._theme = theme
        self.top = TopBar(theme, tabs)
        self.board = BoardPlace(theme)

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        raise NotImplementedError

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self.top.adapt()
        self.bar.adapt()
        self.body.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page for the new width."""
        super().resizeEvent(event)
        self.body.arrange()

    def _assemble(self, body: StudyBody, bar: ActionBar) -> None:
        self.body, self.bar = body, bar
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.top)
        page.addWidget(body, 1)
        page.addWidget(bar)
        self.top.leave_requested.connect(self.leave_requested)
        self.top.menu_requested.connect(self.menu_requested)
        self.top.tabs.chosen.connect(self._open_tab)
        body.room_changed.connect(self._take_room)

    def _render_place(self, screen: QuestionScreen | FeedbackScreen, done: int) -> None:
        place = SessionPlace(
            language=screen.language,
            position=screen.position,
            total=screen.total,
            topics=screen.topics,
            level=screen.level,
            done=done,
        )
        self.top.render_place(place)

    def _order_focus(self, words: Sequence[QWidget]) -> None:
        """Let Tab go from the words to the board, and from there to the upper bar."""
        board = (*self.board.board.focus_chain(), self.board.lines)
        top = (self.top.leave, *self.top.tabs.focus_chain(), self.top.menu)
        chain = [*words, *board, *top]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _turn_board(self) -> None:
        """Turn the picture into text and back, or the page where only one fits."""
        if self.body.room is Room.SINGLE:
            self._open_tab("board" if self.body.tab == "question" else "question")
        else:
            self.board.turn()

    def _open_tab(self, tab: str) -> None:
        raise NotImplementedError

    def _take_room(self, room: Room) -> None:
        self.top.set_room(room)
        self.bar.set_room(room)
