"""The board: turn bar, halves and stack, drawn from a BoardView."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from quizapp.bank.board_view import BoardView, CardView, ZoneView
from quizapp.gui.board.arranging.plan import Plan, plans_for
from quizapp.gui.board.arranging.walk import next_place
from quizapp.gui.board.cards.details import CardDetails
from quizapp.gui.board.half_panel import HalfPanel
from quizapp.gui.board.popover import Popover
from quizapp.gui.board.stack_box import StackBox
from quizapp.gui.board.team_strip import TeamStrip
from quizapp.gui.board.turn_bar import TurnBar
from quizapp.gui.board.zone_list import ZoneList
from quizapp.gui.look.follower import Follower
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.pressable import Pressable
from quizapp.gui.paint.stand_in import StandIn
from quizapp.presenters.wording import word

_GAP = 8
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardWidget(QScrollArea):
    """Shows a board at any width; what does not fit folds, and then scrolls."""

    caught_up = Signal()
    """A board that was to be drawn after the first frame is drawn, with other widgets."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._board: BoardView | None = None
        self._language = ""
        self._unfolded = False
        self._highlighted: frozenset[int] = frozenset()
        self._turn_bar: TurnBar | None = None
        self._stack: StackBox | None = None
        self._halves: list[HalfPanel] = []
        """From top to bottom; the active player's come last, unless seats are fixed."""
        self._strips: dict[int, TeamStrip] = {}
        """What stands above the half of a seat."""
        self._ground = named(QWidget(), "board-ground")
        self._stand_in = StandIn(self._ground)
        self._stand_in.left.connect(self._catch_up)
        self._later: tuple[BoardView, str] | None = None
        self._arranged_for = QSize()
        self.setObjectName("board")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(self._ground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._ground.setAutoFillBackground(False)
        Follower(theme, self, self._follow_theme)

    def render_board(self, board: BoardView, language: str) -> None:
        """Draw a board anew."""
        self._later = None
        if (board, language) == (self._board, self._language):
            return
        focused = self._focused_name()
        self._board, self._language = board, language
        self._unfolded = False
        self.setAccessibleName(word(language, "board.picture"))
        self._clear()
        self._build(board, language)
        self._mark_highlighted()
        self._arrange()
        self._focus_by_name(focused)

    def render_after(self, asked: BoardView, board: BoardView, language: str) -> None:
        """Draw a board after the first frame, if what was asked is pictured for that."""
        was_asked = (asked, language) == (self._board, self._language)
        if was_asked and self._stand_in.is_ready and not self.isVisible():
            self._later = (board, language)
        else:
            self.render_board(board, language)

    def set_highlighted(self, object_ids: Iterable[int]) -> None:
        """Ring the objects that a step of the derivation names."""
        wanted = frozenset(object_ids)
        if wanted != self._highlighted:
            self._highlighted = wanted
            self._stand_in.leave()
            self._mark_highlighted()
            self._arrange()

    def _mark_highlighted(self) -> None:
        for pressable in self.pressables():
            shown = pressable.object_ids() & self._highlighted
            pressable.set_highlighted(bool(shown))
        if self._stack:
            self._stack.set_highlighted(self._highlighted)

    def take_picture(self) -> None:
        """Take the picture that stands in when the board, hidden now, is shown."""
        self._stand_in.take()

    def show_picture(self) -> None:
        """Show in the first frame the picture that was taken, if it still fits."""
        self._stand_in.begin()

    def pressables(self) -> tuple[Pressable, ...]:
        """Return all cards, piles and zones."""
        return tuple(p for half in self._halves for p in half.pressables())

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through: the decider's half first, then the other."""
        halves = sorted(self._halves, key=lambda half: not half.player.deciding)
        return tuple(w for half in halves for w in half.focus_chain())

    def move_focus(self, across: int, down: int) -> None:
        """Take the keyboard to the next card, pile or zone in a direction."""
        shown = [p for p in self.pressables() if p.isVisibleTo(self)]
        if not shown:
            return
        goal = shown[0]
        current = next((p for p in shown if p.hasFocus()), None)
        if current:
            centres = [p.mapTo(self._ground, p.rect().center()) for p in shown]
            points = [(centre.x(), centre.y()) for centre in centres]
            goal = shown[next_place(points, shown.index(current), (across, down))]
        goal.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ensureWidgetVisible(goal)

    def show_details(self, card: CardView) -> None:
        """Open a card large, beside what has the keyboard."""
        self._open(CardDetails(self._theme, card, self._language, self))

    def height_at(self, width: int) -> int:
        """Return the height at which nothing folds or scrolls in a width."""
        return self._place(width, plans_for(width / self._theme.scale)[0])

    def minimumSizeHint(self) -> QSize:
        """Ask for little: the board scrolls."""
        return QSize(self._theme.px(280), self._theme.px(160))

    def sizeHint(self) -> QSize:
        """Ask for the room of a board of usual size."""
        return QSize(self._theme.px(848), self._theme.px(720))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new room; what was hidden is told once more of the one it has."""
        super().resizeEvent(event)
        if self.size() != self._arranged_for:
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from card to card with Alt and an arrow."""
        arrow = _ARROWS.get(Qt.Key(event.key()))
        if arrow and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_focus(*arrow)
        else:
            event.ignore()

    def _clear(self) -> None:
        self._stand_in.leave()
        for popover in self.window().findChildren(Popover):
            if popover.opener is self:  # not one over the board that is being read
                popover.close()
        strips = self._strips.values()
        for widget in (self._turn_bar, self._stack, *self._halves, *strips):
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._halves, self._strips = [], {}

    def _build(self, board: BoardView, language: str) -> None:
        names = [player.name for player in board.players]
        turn_seat = board.turn.seat
        self._turn_bar = TurnBar(
            self._theme, board.turn, names[turn_seat], self._ground
        )
        self._stack = StackBox(self._theme, language, self._ground)
        self._stack.render_stack(board.stack, names)
        # The decider's half is made first: the keyboard goes there first.
        made = {}
        for player in sorted(board.players, key=lambda player: not player.deciding):
            half = HalfPanel(self._theme, player, names, language)
            half.setParent(self._ground)
            half.details_asked.connect(self.show_details)
            half.zone_opened.connect(self._show_zone)
            half.unfold_asked.connect(self._unfold)
            made[player.seat] = half
        fixed = self._theme.wishes.fixed_seats
        order = sorted(
            board.players,
            key=lambda player: (player.active and not fixed, player.seat),
        )
        self._halves = [made[player.seat] for player in order]
        self._strips = {
            team.seats[0]: TeamStrip(
                self._theme, team, tuple(names), language, self._ground
            )
            for team in board.teams
        }
        strips = self._strips.values()
        for widget in (self._turn_bar, self._stack, *self._halves, *strips):
            widget.show()

    def _arrange(self) -> None:
        """Choose the fullest plan that fits, or the smallest one and scroll.

        Whether it fits is judged without the scroll bar, so that the bar's own
        coming and going cannot change the plan: maximumViewportSize would not do,
        since it leaves out a bar that is always on.
        """
        if self._board is None:
            return
        room = self._arranged_for = self.size()
        height = 0
        plans = plans_for(room.width() / self._theme.scale)
        for plan in plans:
            height = self._place(room.width(), plan)
            if height <= room.height():
                break
        fits = height <= room.height()
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn
        )
        width = room.width()
        if not fits:
            width -= self.verticalScrollBar().sizeHint().width() + 4
            height = self._place(width, plans[-1])
        self._ground.setFixedSize(width, height)
        self._stand_in.follow()

    def _place(self, width: int, plan: Plan) -> int:
        if self._turn_bar is None or self._stack is None:
            return 0
        bar_height = self._turn_bar.height_for(width)
        self._turn_bar.setGeometry(0, 0, width, bar_height)
        top = bar_height + _GAP
        active = (half for half in self._halves if half.player.active)
        first_active = next(active, self._halves[-1])
        if self._theme.wishes.fixed_seats:
            first_active = self._halves[-1]
        for half in self._halves:
            if half is first_active:
                stack_height = self._stack.height_for(width)
                self._stack.setGeometry(0, top, width, stack_height)
                top += stack_height + _GAP
            top = self._place_strip(self._strips.get(half.player.seat), top, width)
            folded = plan.fold_other and self._may_fold(half)
            height = half.arrange(width, plan, folded)
            half.setGeometry(0, top, width, height)
            top += height + _GAP
        return top - _GAP

    def _place_strip(self, strip: TeamStrip | None, top: int, width: int) -> int:
        """Place what stands above a half, if there is such, and return where it ends."""
        if strip is None:
            return top
        height = strip.height_for(width)
        strip.setGeometry(0, top, width, height)
        return top + height + _GAP // 2

    def _may_fold(self, half: HalfPanel) -> bool:
        pointed_out = any(pressable.highlighted for pressable in half.pressables())
        return not (self._unfolded or half.player.active or pointed_out)

    def _unfold(self) -> None:
        self._unfolded = True
        self._arrange()

    def _catch_up(self) -> None:
        if self._later is not None:
            self.render_board(*self._later)
            self.caught_up.emit()

    def _follow_theme(self) -> None:
        self._stand_in.leave()
        self._arrange()
        self._ground.update()

    def _show_zone(self, zone: ZoneView) -> None:
        rows = ZoneList(self._theme, zone, self._language, self)
        rows.details_asked.connect(self.show_details)
        self._open(rows)

    def _open(self, popover: Popover) -> None:
        neighbour = next((p for p in self.pressables() if p.hasFocus()), self)
        popover.open_beside(neighbour)

    def _focused_name(self) -> str:
        return next((p.objectName() for p in self.pressables() if p.hasFocus()), "")

    def _focus_by_name(self, name: str) -> None:
        for pressable in self.pressables() if name else ():
            if pressable.objectName() == name:
                pressable.setFocus()
