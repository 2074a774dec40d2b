"""The bar over a question: leave, where in the session, what it is about, more."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.charts.progress_line import ProgressLine
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.panel import Bar
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.marking.mark_buttons import MarkButtons
from quizapp.gui.pages.study.study_body import Room
from quizapp.gui.paint.stand_in import StandIn
from quizapp.gui.plain_text import tip
from quizapp.presenters.wording import word

_LINE_FROM, _LINE_BESIDE_MANY_FROM = 640, 800
"""Where two tabs, or more, share the bar, the line needs this width."""
_TWO = 2
_PLACE_BESIDE_MANY_FROM = 560
"""Beside more than two tabs, the place in the session needs this width."""


class SessionPlace(Struct, frozen=True):
    """Where in the session the learner is, and what the question is about."""

    language: str
    position: int
    total: int
    topics: tuple[str, ...]
    level: int
    done: int
    """Questions answered so far."""
    session: str = ""
    """What the session was started for, in words."""


class TopBar(Bar):
    """Leads out of the session and says how far it has come."""

    leave_requested = Signal()
    menu_requested = Signal(object)
    """The button that the menu belongs to."""

    def __init__(self, theme: Theme, tabs: tuple[str, ...]) -> None:
        super().__init__(theme, 56, line_above=False)
        ghost = ButtonKind.GHOST
        self.leave = named(ActionButton(theme, ButtonLook(ghost, "x")), "leave")
        self._title = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self._place = named(
            TextBlock(theme, Role.BODY, "text2", wrap=False), "session-place"
        )
        self._line = ProgressLine(theme, 160)
        self._topic = ChipLabel(theme, "tag")
        self._level = ChipLabel(theme, "graduation-cap")
        self._limit = ChipLabel(theme, "timer")
        self._many = len(tabs) > _TWO
        self._line_from = _LINE_BESIDE_MANY_FROM if self._many else _LINE_FROM
        self.tabs = Segments(theme, tabs, "page-tab")
        self.menu = named(ActionButton(theme, ButtonLook(ghost, "dots-three")), "menu")
        self.marks = MarkButtons(theme)
        self._place_widgets()
        self._shown: SessionPlace | None = None
        self._stand_in = StandIn(self)
        self._pictured: object = None
        """What there was to see when the picture was taken."""
        self.leave.clicked.connect(self.leave_requested)
        self.menu.clicked.connect(self._request_menu)

    def render_place(self, place: SessionPlace) -> None:
        """Show where the session is."""
        if place == self._shown:
            return
        self._shown = place
        language = place.language
        self.leave.say("", word(language, "key.esc"))
        self.leave.setAccessibleName(word(language, "back"))
        self.leave.setToolTip(word(language, "back"))
        self._title.say(place.session or word(language, "question.session"))
        position = word(
            language, "question.position", position=place.position, total=place.total
        )
        self._place.say(position)
        self._line.show_share(place.done / place.total if place.total else 0.0)
        self._topic.setText(", ".join(place.topics[:1]))
        self._topic.setToolTip(tip(", ".join(place.topics)))
        self._level.setText(word(language, "question.level", level=place.level))
        self._limit.setText(word(language, "question.no-limit"))
        self.menu.setAccessibleName(word(language, "menu"))
        self.menu.setToolTip(word(language, "menu"))
        for chip in (self._topic, self._level, self._limit):
            chip.updateGeometry()

    def take_picture(self) -> None:
        """Take the picture that stands in when the bar, hidden now, is shown."""
        self._pictured = self._standing
        self._stand_in.take(without=(self._place, self._line))

    def show_picture(self) -> None:
        """Show in the first frame the picture that was taken, if it says the same.

        How far the session has come is no part of it: a wrong answer makes it longer.
        """
        if self._pictured == self._standing:
            self._stand_in.begin()
        else:
            self._stand_in.leave()

    @property
    def _standing(self) -> object:
        """Return all that the bar is drawn by, but for how far the session has come."""
        shown = self._shown
        about = shown and (shown.language, shown.topics, shown.level, shown.session)
        return about, self.marks.state

    def set_room(self, room: Room) -> None:
        """Show as much as there is room for."""
        wide, single = room is Room.WIDE, room is Room.SINGLE
        logical = self.window().width() / self._theme.scale
        self._line.setVisible(not single or logical >= self._line_from)
        crowded = single and self._many and logical < _PLACE_BESIDE_MANY_FROM
        self._place.setVisible(not crowded)
        self._topic.setVisible(wide and bool(self._topic.text()))
        self._limit.setVisible(wide)
        self._level.setVisible(not single)
        self._title.setVisible(not single)
        self.tabs.setVisible(single)
        self.marks.set_room(room)

    def _place_widgets(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(8)
        row.addWidget(self.leave)
        row.addSpacing(12)
        for widget in (self._title, self._place, self._line):
            row.addWidget(widget)
        row.addStretch(1)
        for chip in (self._topic, self._level, self._limit, self.tabs):
            row.addWidget(chip)
        row.addSpacing(8)
        row.addWidget(self.marks)
        row.addWidget(self.menu)

    def _request_menu(self) -> None:
        self.menu_requested.emit(self.menu)
