"""Dressing the window as the learner has set it: colours, text size, wishes."""

from __future__ import annotations

from quizapp.gui.look.theme import Theme, ThemeMode, Wishes
from quizapp.presenters.preferences.flags import (
    FIXED_SEATS,
    KEY_CAPS,
    LESS_MOTION,
    LETTER_KEYS,
    STRONG_OUTLINES,
)
from quizapp.presenters.settings import SettingsPort


def dress(theme: Theme, settings: SettingsPort) -> None:
    """Let the theme be what is set; it says itself what has changed."""
    theme.set_mode(ThemeMode(settings.get_theme()))
    theme.set_scale(settings.get_text_scale())
    theme.set_wishes(wishes_of(settings))


def wishes_of(settings: SettingsPort) -> Wishes:
    """Gather what the learner wants of every page."""
    return Wishes(
        strong_outlines=settings.get_flag(STRONG_OUTLINES),
        key_caps=settings.get_flag(KEY_CAPS),
        single_keys=settings.get_flag(LETTER_KEYS),
        motion=not settings.get_flag(LESS_MOTION),
        fixed_seats=settings.get_flag(FIXED_SEATS),
        keys=settings.get_keys(),
    )
