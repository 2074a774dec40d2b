"""The theme: colours and text size in force, handed to every widget."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from quizapp.gui.look.fonts import Role, role_font, role_line, sized_font
from quizapp.gui.look.tokens import DARK, LIGHT, STRONG, Tokens
from quizapp.presenters.keyboard.key_map import KeyMap

__all__ = [
    "Role",
    "Theme",
    "ThemeMode",
    "apply_theme",
    "with_style",
]

SMALLEST_SCALE = 1.0
LARGEST_SCALE = 2.0


class ThemeMode(StrEnum):
    """Which colours the learner wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Wishes(NamedTuple):
    """What the learner wants of every page besides colours and text size."""

    strong_outlines: bool = False
    """Borders that carry the contrast of text, and no tints."""
    key_caps: bool = True
    """Buttons show the key that presses them."""
    single_keys: bool = True
    """Letters, digits and signs act without Ctrl."""
    motion: bool = False
    """Pages fade into each other; without a learner who may see it, nothing moves."""
    fixed_seats: bool = False
    """On the board, everybody stays where they are, whoever's turn it is."""
    keys: KeyMap = KeyMap()
    """Keys that the learner has changed."""


class Theme(QObject):
    """Holds the tokens and the text scale; says when they change."""

    changed = Signal()
    dressed = Signal()
    """Ordinary controls are dressed from now on."""

    def __init__(
        self, mode: ThemeMode = ThemeMode.LIGHT, scale: float = SMALLEST_SCALE
    ) -> None:
        super().__init__()
        self._mode = mode
        self._scale = _within_limits(scale)
        self._dark = self._wanted_dark()
        self._wishes = Wishes()
        self._dresses = False
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)

    @property
    def mode(self) -> ThemeMode:
        """Return what the learner asked for."""
        return self._mode

    @property
    def dark(self) -> bool:
        """Say whether the dark colours are in force."""
        return self._dark

    @property
    def tokens(self) -> Tokens:
        """Return the colours in force."""
        tokens = DARK if self._dark else LIGHT
        return STRONG[self._dark] if self._wishes.strong_outlines else tokens

    @property
    def sheet(self) -> str:
        """Return what dresses ordinary controls; nothing before that is begun."""
        if not self._dresses:
            return ""
        from quizapp.gui.look.style_sheet import style_sheet

        return style_sheet(self.tokens, self._scale)

    def begin_to_dress(self) -> None:
        """Dress ordinary controls from now on.

        Nothing in the first frame is drawn by the sheet, and the frame comes sooner
        without: call this once it is painted.
        """
        self._dresses = True
        self.dressed.emit()

    @property
    def wishes(self) -> Wishes:
        """Return what the learner wants besides."""
        return self._wishes

    def set_wishes(self, wishes: Wishes) -> None:
        """Take what the learner wants besides."""
        if wishes != self._wishes:
            self._wishes = wishes
            self.changed.emit()

    @property
    def scale(self) -> float:
        """Return the text scale, 1.0 to 2.0."""
        return self._scale

    def set_mode(self, mode: ThemeMode) -> None:
        """Switch between light, dark and as the system."""
        self._mode = mode
        self._follow_system()

    def set_scale(self, scale: float) -> None:
        """Switch the text scale, kept between 100 and 200 %."""
        wanted = _within_limits(scale)
        if wanted != self._scale:
            self._scale = wanted
            self.changed.emit()

    def px(self, length: float) -> int:
        """Scale the length of a chip, control, line or icon; spaces stay."""
        return round(length * self._scale)

    def font(self, role: Role) -> QFont:
        """Return the font of a role at the text scale."""
        return role_font(role, self._scale)

    def line(self, role: Role) -> int:
        """Return the line height of a role at the text scale."""
        return role_line(role, self._scale)

    def sized_font(self, size: float, weight: int = 400) -> QFont:
        """Return a font of a size inside a painted figure, at the text scale."""
        return sized_font(size * self._scale, weight)

    def _wanted_dark(self) -> bool:
        if self._mode is ThemeMode.SYSTEM:
            scheme = QGuiApplication.styleHints().colorScheme()
            return scheme is Qt.ColorScheme.Dark
        return self._mode is ThemeMode.DARK

    def _follow_system(self) -> None:
        wanted = self._wanted_dark()
        if wanted != self._dark:
            self._dark = wanted
            self.changed.emit()


def _within_limits(scale: float) -> float:
    return min(LARGEST_SCALE, max(SMALLEST_SCALE, scale))


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the program its colours and font now and at each change; call it once."""

    def dress() -> None:
        app.setPalette(palette_of(theme.tokens))
        app.setFont(theme.font(Role.BODY))

    dress()
    theme.changed.connect(dress)


def with_style(arguments: Sequence[str]) -> list[str]:
    """Add the style that the design is made for to what Qt is started with.

    Asking for it later makes the bindings load the lists of everything that a style
    can measure and paint, which is felt when the window opens.
    """
    return [*arguments, "-style", "fusion"]


def palette_of(tokens: Tokens) -> QPalette:
    """Build the palette that Fusion, menus and tool tips follow."""
    palette = QPalette()
    part = QPalette.ColorRole
    colours = {
        part.Window: tokens.bg,
        part.WindowText: tokens.text,
        part.Base: tokens.surface,
        part.AlternateBase: tokens.sunken,
        part.Text: tokens.text,
        part.PlaceholderText: tokens.text3,
        part.Button: tokens.surface,
        part.ButtonText: tokens.text,
        part.BrightText: tokens.wrong,
        part.Highlight: tokens.accentfill,
        part.HighlightedText: tokens.on,
        part.Link: tokens.accent,
        part.LinkVisited: tokens.accent,
        part.ToolTipBase: tokens.raised,
        part.ToolTipText: tokens.text,
        part.Light: tokens.raised,
        part.Midlight: tokens.hover,
        part.Mid: tokens.line,
        part.Dark: tokens.strong,
        part.Shadow: tokens.border,
        part.Accent: tokens.accentfill,
    }
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    off = QPalette.ColorGroup.Disabled
    for role in (part.WindowText, part.Text, part.ButtonText):
        palette.setColor(off, role, QColor(tokens.text3))
    return palette
