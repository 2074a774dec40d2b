"""What everything on the board that takes the keyboard has in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

RING = 4
"""Room around the picture for the ring, so that nothing moves when it shows."""


_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}


class Pressable(QAbstractButton):
    """A painted button with a ring when it has the keyboard or is pointed out."""

    corner = 8.0
    pressing_keys = frozenset(
        {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_K}
    )

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cut: tuple[str, ...] = ()
        """Texts that the last painting had to shorten."""
        self._highlighted = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def highlighted(self) -> bool:
        """Say whether a step of the derivation points at this."""
        return self._highlighted

    def object_ids(self) -> frozenset[int]:
        """Return the objects that this shows."""
        return frozenset()

    def set_highlighted(self, highlighted: bool) -> None:
        """Draw or take away the ring of what is pointed out."""
        if highlighted != self._highlighted:
            self._highlighted = highlighted
            self.update()

    def resize_face(self, width: float, height: float) -> None:
        """Take a size at 100 % text size, the ring's room included."""
        self.setFixedSize(
            self.theme.px(width) + 2 * RING, self.theme.px(height) + 2 * RING
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture and its ring."""
        self.cut = paint_safely(self, self.theme, self._paint_with_ring)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the picture; each kind has its own."""
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the keys that press this from the page's shortcuts."""
        if (
            watched is self
            and event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            and event.key() in self.pressing_keys
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press as Space does, and leave arrows to the board."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            # A button would walk the focus chain; the board and the page know better.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring, and look at what comes while the keyboard is here.

        A board has dozens of these, and a page that is shown sends each several events.
        """
        super().focusInEvent(event)
        self.installEventFilter(self)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.removeEventFilter(self)
        self.update()

    def _paint_with_ring(self, canvas: Canvas, area: QRectF) -> None:
        room = RING / self.theme.scale
        self.paint(canvas, area.adjusted(room, room, -room, -room))
        if self.hasFocus() or self._highlighted:
            ring = self.corner + room
            canvas.box(area, ring, None, canvas.tokens.accent, 2 / self.theme.scale)
