"""A bubble that points at a widget of the window and leaves the window usable."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.dress import Dress
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.presenters.tour.presenter import TourScreen
from quizapp.presenters.wording import word

_WIDTH, _GAP, _EDGE = 448, 14, 12


class TourBubble(Panel):
    """Says one step of the tour; reports where to go."""

    moved = Signal(int)
    """On or back by so many steps."""
    skipped = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, "raised", "accent", margin=16)
        self.setParent(window)
        Dress(theme, self)
        self._window = window
        self._place = named(TextBlock(theme, Role.CAPTION, "text2"), "tour-place")
        self._title = named(TextBlock(theme, Role.SECTION), "tour-title")
        self._text = named(TextBlock(theme, Role.BODY), "tour-text")
        ghost = ButtonKind.GHOST
        self.skip = named(ActionButton(theme, ButtonLook(ghost)), "tour-skip")
        self.back = named(ActionButton(theme, ButtonLook(key="←")), "tour-back")
        primary = ButtonLook(ButtonKind.PRIMARY, key="Enter")
        self.next = named(ActionButton(theme, primary), "tour-next")
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(8)
        self._buttons.addWidget(self.skip)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.back)
        self._buttons.addWidget(self.next)
        for part in (self._place, self._title, self._text):
            self.column.addWidget(part)
        self.column.addLayout(self._buttons)
        self.next.clicked.connect(lambda: self.moved.emit(1))
        self.back.clicked.connect(lambda: self.moved.emit(-1))
        self.skip.clicked.connect(self.skipped)
        for button in (self.skip, self.back, self.next):
            button.installEventFilter(self)
        self.hide()

    def render_step(self, screen: TourScreen, target: QRect) -> None:
        """Show a step beside what it points at."""
        language = screen.language
        self.setAccessibleName(screen.spoken)
        self._place.say(screen.place)
        self._title.say(screen.title)
        self._text.say(screen.text)
        self.next.say(screen.next, word(language, "key.enter"))
        self.back.say(screen.back)
        self.back.setVisible(bool(screen.back))
        self.skip.say(screen.skip, word(language, "key.esc"))
        self.skip.setVisible(bool(screen.skip))
        self.take_place(target)
        self.show()
        self.raise_()
        self.next.setFocus()
        event = QAccessibleAnnouncementEvent(self, screen.spoken)
        QAccessible.updateAccessibility(event)

    def take_place(self, target: QRect) -> None:
        """Stand where there is room beside the target, inside the window."""
        window = self._window
        width = min(self._theme.px(_WIDTH), window.width() - 2 * _EDGE)
        direction = QBoxLayout.Direction
        shown = [b for b in (self.skip, self.back, self.next) if not b.isHidden()]
        wanted = sum(button.sizeHint().width() + 8 for button in shown) - 8
        beside = wanted <= width - 32
        self._buttons.setDirection(
            direction.LeftToRight if beside else direction.TopToBottom
        )
        self.column.invalidate()
        height = self.column.totalHeightForWidth(width)
        size = QSize(width, min(height, window.height() - 2 * _EDGE))
        self.setGeometry(place_beside(target, size, window.rect()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on with Right, back with Left, and leave with Esc."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.skipped.emit()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.moved.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            return False
        return True


class Spotlight(QWidget):
    """A ring around what a step points at; clicks go through it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, target: QRect) -> None:
        """Stand around a rectangle of the window."""
        self.setGeometry(target.adjusted(-6, -6, 6, 6))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        width = 3 / self._theme.scale
        canvas.box(area, 10, None, canvas.tokens.accent, width)


def place_beside(target: QRect, size: QSize, window: QRect) -> QRect:
    """Find a place right of the target, below, above or left of it, inside the window."""
    corners = (
        QPoint(target.right() + _GAP, target.top()),
        QPoint(target.left(), target.bottom() + _GAP),
        QPoint(target.left(), target.top() - _GAP - size.height()),
        QPoint(target.left() - _GAP - size.width(), target.top()),
    )
    room = window.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    places = [_inside(QRect(corner, size), room) for corner in corners]
    free = (place for place in places if not place.intersects(target))
    return next(free, places[1])


def _inside(place: QRect, room: QRect) -> QRect:
    left = max(room.left(), min(place.left(), room.right() - place.width()))
    top = max(room.top(), min(place.top(), room.bottom() - place.height()))
    return QRect(QPoint(left, top), place.size())
