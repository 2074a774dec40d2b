"""The list of groups beside the settings: each leads to its group."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.choosing.choice_button import ChoiceButton
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.presenters.preferences.settings_page import Category

_ROW = 40.0
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class _CategoryButton(ChoiceButton):
    """One entry."""

    def __init__(self, theme: Theme, category: Category) -> None:
        super().__init__(theme, category.key)
        self.category = category

    def sizeHint(self) -> QSize:
        width = text_width(self.text(), font_of(Role.STRONG_BODY)) + 60
        return QSize(self._theme.px(width), self._theme.px(_ROW))

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, ink = canvas.tokens, canvas.tokens.text2
        if self.isChecked():
            canvas.box(area, 8, tokens.accentsoft)
            mark = QRectF(area.left(), area.top() + 8, 3, area.height() - 16)
            canvas.box(mark, 1.5, tokens.accent)
            ink = tokens.accent
        elif self.underMouse():
            canvas.box(area, 8, tokens.hover)
        if self.hasFocus():
            canvas.box(area.adjusted(1, 1, -1, -1), 8, None, tokens.accent, 2)
        middle = area.center().y()
        sign = QRectF(area.left() + 12, middle - 10, 20, 20)
        canvas.icon(sign, self.category.icon, ink)
        words = area.adjusted(44, 0, -8, 0)
        role = Role.STRONG_BODY if self.isChecked() else Role.BUTTON
        colour = ink if self.isChecked() else tokens.text
        canvas.text(words, self.text(), font_of(role), colour)


class CategoryList(QWidget):
    """Reports the group that is wanted; which one is shown it is told."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._buttons: dict[str, _CategoryButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def render_categories(
        self, categories: tuple[Category, ...], current: str, name: str
    ) -> None:
        """Name the groups that are shown, and mark the current one."""
        self.setAccessibleName(name)
        for category in categories:
            button = self._button(category)
            button.setText(category.label)
            button.setAccessibleName(category.label)
        shown = {category.key for category in categories}
        for key, button in self._buttons.items():
            button.setVisible(key in shown)
            button.setChecked(key == current)
            button.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from entry to entry with the arrows."""
        step = _STEPS.get(Qt.Key(event.key()))
        shown = [each for each in self._buttons.values() if not each.isHidden()]
        focused = [each for each in shown if each.hasFocus()]
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        place = shown.index(focused[0]) + step
        if 0 <= place < len(shown):
            shown[place].setFocus()
            self.chosen.emit(shown[place].key)

    def _button(self, category: Category) -> _CategoryButton:
        if category.key not in self._buttons:
            button = named(
                _CategoryButton(self._theme, category), f"category-{category.key}"
            )
            button.clicked.connect(
                lambda _checked=False, key=category.key: self.chosen.emit(key)
            )
            self._buttons[category.key] = button
            self._column.addWidget(button)
        return self._buttons[category.key]
