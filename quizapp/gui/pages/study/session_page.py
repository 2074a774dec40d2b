"""What the two pages of a session share: bars, the board, and words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.key_reading import letter_of
from quizapp.gui.pages.marking.writing_panel import WritingPanel
from quizapp.gui.pages.marking.writing_words import note_words, report_words
from quizapp.gui.pages.study.action_bar import ActionBar
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.pages.study.study_body import Room, StudyBody
from quizapp.gui.pages.study.top_bar import SessionPlace, TopBar
from quizapp.gui.pages.study.what_if_panel import WhatIfPanel
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.marks.screen import MarksScreen
from quizapp.presenters.question_screen import QuestionScreen

_ONE_PIXEL = QRect(0, 0, 1, 1)


class SessionPage(QWidget):
    """A page between the bar of the session and the bar of the next step."""

    fills_window = True
    """Nothing of the window stands beside it."""
    is_in_session = True
    """From one such page to the other nothing fades."""
    leave_requested = Signal()
    menu_requested = Signal(object)
    """The button that the menu belongs to."""
    bookmark_turned = Signal()
    note_written = Signal(str)
    report_written = Signal(str)
    report_closed = Signal()
    folder_requested = Signal(str)
    """The folder to open, where a report was written."""

    body: StudyBody
    bar: ActionBar

    def __init__(self, theme: Theme, tabs: tuple[str, ...]) -> None:
        super().__init__()
        self._theme = theme
        self.top = TopBar(theme, tabs)
        self.board = BoardPlace(theme)
        self.note_panel = WritingPanel(theme, "note-panel")
        self.report_panel = WritingPanel(theme, "report-panel")
        self._marks: MarksScreen | None = None
        self._adapted_to: object = None

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        raise NotImplementedError

    def adapt(self) -> None:
        """Take a new text size or new colours, unless all is as it was."""
        now = (self._theme.scale, self._theme.tokens, self._theme.wishes)
        place = (self.window().width(), self.window().height())
        if (now, place) == self._adapted_to:
            return
        self._adapted_to = (now, place)
        self._adapt()

    def _adapt(self) -> None:
        self.top.adapt()
        self.bar.adapt()
        self.note_panel.adapt()
        self.report_panel.adapt()
        self.body.arrange()

    def prepare(self, coming: QuestionScreen, done: int) -> None:
        """Lay the page out where it will stand, and picture what is known of it by now.

        It is hidden; what it says of the last question stays until it is shown.
        """
        parent = self.parentWidget()
        if self.isVisible():
            return
        self._render_place(coming, done)
        self.board.render_board(coming.board, coming.language)
        if parent is None:
            return
        self.setGeometry(parent.rect())
        self.grab(_ONE_PIXEL)  # so Qt lays out what is hidden
        self.top.take_picture()
        for part in self.parts_known_ahead:
            if part.isVisibleTo(self):
                part.take_picture()

    def show_pictures(self) -> None:
        """Show in the first frame what was pictured: it needs no painting then."""
        if not self.isVisible():
            self.top.show_picture()
            for part in self.parts_known_ahead:
                part.show_picture()

    @property
    def parts_known_ahead(self) -> tuple[BoardPlace | WhatIfPanel, ...]:
        """Return the parts below the bar that are known before the page is shown."""
        return (self.board,)

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
        for panel in (self.note_panel, self.report_panel):
            page.addWidget(panel)
        page.addWidget(bar)
        self._connect_marks()
        self.top.leave_requested.connect(self.leave_requested)
        self.top.menu_requested.connect(self.menu_requested)
        self.top.tabs.chosen.connect(self._open_tab)
        body.room_changed.connect(self._take_room)

    def render_marks(self, marks: MarksScreen | None) -> None:
        """Show bookmark and note, and how a report went."""
        if marks is not None and marks == self._marks and not marks.report_notice:
            self.top.marks.flag.setChecked(marks.bookmarked)
            return  # nothing is worded and laid out again for it
        self._marks = marks
        self.top.marks.render_marks(marks)
        if marks is None:
            return
        self.note_panel.say(note_words(marks.language))
        self.report_panel.say(report_words(marks.language))
        self.report_panel.show_notice(marks.report_notice, failed=marks.report_failed)

    def settle_marks(self) -> None:
        """Close the panels; a note that was begun is kept."""
        if self.note_panel.is_changed:
            self.note_written.emit(self.note_panel.edit.toPlainText())
        self.note_panel.hide()
        self.report_panel.hide()

    def _press_mark(self, event: QKeyEvent) -> bool:
        """Put a bookmark with F or Ctrl F, report with R, and write a note with N."""
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        buttons, letter = self.top.marks, letter_of(event)
        if letter == "F" or (control and event.key() == Qt.Key.Key_F):
            buttons.flag.click()
        elif letter == "R":
            buttons.report.click()
        elif letter == "N" and buttons.has_note:
            buttons.note.click()
        else:
            return False
        return True

    def _connect_marks(self) -> None:
        buttons, note, report = self.top.marks, self.note_panel, self.report_panel
        buttons.flag.clicked.connect(self.bookmark_turned)
        buttons.note.clicked.connect(self._open_note)
        buttons.report.clicked.connect(self._open_report)
        note.finished.connect(self._finish_note)
        report.finished.connect(self.report_written)
        report.dismissed.connect(self.report_closed)
        report.after_requested.connect(self._open_folder)
        for panel in (note, report):
            panel.dismissed.connect(self.focus_page)

    def _open_note(self) -> None:
        if self._marks is not None:
            self.report_panel.hide()
            self.note_panel.open(self._marks.note)

    def _open_report(self) -> None:
        if self.note_panel.is_changed:
            self.note_written.emit(self.note_panel.edit.toPlainText())
        self.note_panel.hide()
        self.report_panel.open("")

    def _finish_note(self, text: str) -> None:
        self.note_panel.hide()
        self.note_written.emit(text)
        self.focus_page()

    def _open_folder(self) -> None:
        if self._marks is not None:
            self.folder_requested.emit(self._marks.report_folder)

    def _render_place(self, screen: QuestionScreen | FeedbackScreen, done: int) -> None:
        place = SessionPlace(
            language=screen.language,
            position=screen.position,
            total=screen.total,
            topics=screen.topics,
            level=screen.level,
            done=done,
            session=screen.session,
        )
        self.top.render_place(place)

    def _order_focus(self, words: Sequence[QWidget]) -> None:
        """Let Tab go from the words to the board, and from there to the upper bar."""
        board = (*self.board.board.focus_chain(), self.board.lines)
        panels = (*self.note_panel.focus_chain(), *self.report_panel.focus_chain())
        tabs, marks = self.top.tabs.focus_chain(), self.top.marks.buttons
        chain = [*words, *panels, *board, self.top.leave, *tabs, *marks, self.top.menu]
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
