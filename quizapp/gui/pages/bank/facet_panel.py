"""Properties to tick, group by group, each with a live count."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock, text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.paint.canvas import MIDDLE_RIGHT, Canvas, font_of
from quizapp.gui.paint.pressable import RING, Pressable
from quizapp.gui.plain_text import tip
from quizapp.presenters.browsing.screen import BankScreen, FacetGroup, FacetValue
from quizapp.presenters.wording import word

_BOX = 18.0
_GAP = 10.0
_COUNT = 24.0
_LINE = Role.BODY.value[1]


class FacetPanel(Panel):
    """Reports what is ticked; what is shown as ticked the screen says."""

    ticked = Signal(str, str)
    """Facet and value."""
    barred = Signal(str, str)
    """Facet and value of what is to be left out."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=8)
        self._scroll = ScrollColumn()
        self._groups: dict[str, _Group] = {}
        self.column.addWidget(self._scroll)

    def render_facets(self, screen: BankScreen) -> None:
        """Show the groups."""
        for group in screen.facets:
            if group.facet not in self._groups:
                made = _Group(self._theme, group.facet)
                made.ticked.connect(self.ticked)
                made.barred.connect(self.barred)
                self._groups[group.facet] = made
                self._scroll.column.addWidget(made)
            how = word(screen.language, "bank.value.how")
            self._groups[group.facet].render_group(group, how)
        self._scroll.fit()

    def boxes(self) -> tuple[FacetBox, ...]:
        """Return every box, from above."""
        return tuple(box for group in self._groups.values() for box in group.boxes)

    def fit(self) -> None:
        """Wrap the labels anew."""
        self._scroll.fit()


class _Group(QWidget):
    ticked = Signal(str, str)
    barred = Signal(str, str)

    def __init__(self, theme: Theme, facet: str) -> None:
        super().__init__()
        self._theme = theme
        self._facet = facet
        self._title = TextBlock(theme, Role.STRONG_BODY)
        self.boxes: list[FacetBox] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 4, 4, 8)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)

    def render_group(self, group: FacetGroup, how: str) -> None:
        self._title.say(group.title)
        while len(self.boxes) > len(group.values):
            box = self.boxes.pop()
            self._column.removeWidget(box)
            box.hide()
            box.deleteLater()
        for place, value in enumerate(group.values):
            if place == len(self.boxes):
                self._add_box(place)
            self.boxes[place].render_value(value)
            self.boxes[place].setToolTip(tip(how))
            self.boxes[place].setAccessibleDescription(how)
        self.setVisible(bool(group.values))

    def _add_box(self, place: int) -> None:
        box = named(FacetBox(self._theme), f"facet-{self._facet}-{place}")
        box.clicked.connect(self._report)
        box.bar_requested.connect(self._report_bar)
        self.boxes.append(box)
        self._column.addWidget(box)

    def _report(self) -> None:
        box = self.sender()
        if isinstance(box, FacetBox) and box.value is not None:
            box.setChecked(box.value.ticked)  # the screen says what is ticked
            self.ticked.emit(self._facet, box.value.value)

    def _report_bar(self) -> None:
        box = self.sender()
        if isinstance(box, FacetBox) and box.value is not None:
            self.barred.emit(self._facet, box.value.value)


class FacetBox(Pressable):
    """One property: a box to tick or to bar, its name, and a count."""

    bar_requested = Signal()

    pressing_keys = frozenset({Qt.Key.Key_Space})

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.value: FacetValue | None = None
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def render_value(self, value: FacetValue) -> None:
        """Show a property."""
        self.value = value
        self.setText(value.label)
        self.setChecked(value.ticked)
        self.setAccessibleName(value.spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a row of the panel."""
        width = self.theme.px(200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Shrink until the name takes several lines."""
        return QSize(self.theme.px(120), self.theme.px(24) + 2 * RING)

    def hasHeightForWidth(self) -> bool:
        """Wrap the name to the width given."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Count the lines of the name at a width."""
        lines = self._lines((width - 2 * RING) / self.theme.scale)
        return self.theme.px(max(24.0, len(lines) * _LINE + 4)) + 2 * RING

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave out what has the property with "−"."""
        if event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.bar_requested.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave out what has the property with Shift."""
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.setDown(False)
            self.bar_requested.emit()
        else:
            super().mouseReleaseEvent(event)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw box, name and count."""
        tokens, value = canvas.tokens, self.value
        if value is None:
            return
        middle = area.center().y()
        box = QRectF(area.left(), middle - _BOX / 2, _BOX, _BOX)
        fill = tokens.accentfill if self.isChecked() else tokens.surface
        canvas.box(
            box, 4, fill, tokens.accentfill if self.isChecked() else tokens.strong
        )
        if value.barred:
            canvas.box(box, 4, tokens.wrongfill, tokens.wrongfill)
            canvas.icon(box.adjusted(2, 2, -2, -2), "minus", tokens.on)
        elif self.isChecked():
            canvas.icon(box.adjusted(2, 2, -2, -2), "check-bold", tokens.on)
        lines = self._lines(area.width())
        colour = "text" if value.count or self.isChecked() else "text3"
        corner = QPointF(area.left() + _BOX + _GAP, middle - len(lines) * _LINE / 2)
        paint_lines(canvas, corner, lines, text_style(self.theme, Role.BODY, colour))
        right = area.right() - 4  # clear of the ring
        room = QRectF(right - _COUNT, area.top(), _COUNT, area.height())
        font = font_of(Role.CAPTION)
        canvas.text(room, str(value.count), font, tokens.text2, MIDDLE_RIGHT)

    def _lines(self, width: float) -> Lines:
        style = text_style(self.theme, Role.BODY, "text")
        return flow(self.text(), style, max(40.0, width - _BOX - _GAP - 8 - _COUNT))
