"""The presenter of study settings: retention, daily limits, when a day begins."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Protocol

from msgspec import structs

from quizapp.presenters.calendar_words import hour_words
from quizapp.presenters.repetition.settings_screen import (
    Choice,
    StudySettingRow,
    StudySettingsScreen,
)
from quizapp.presenters.wording import per_cent, word
from quizapp.training.scheduling.study_settings import StudySettings

_CHOICES = MappingProxyType(
    {
        "retention": (0.80, 0.85, 0.90, 0.93, 0.95, 0.97),
        "new_per_day": (0, 5, 10, 15, 20, 30, 50),
        "reviews_per_day": (20, 50, 100, 200, 500),
        "day_starts_at": (0, 2, 3, 4, 5, 6, 8),
        "leech_lapses": (4, 6, 8, 10),
    }
)
"""In the order in which they are shown."""


class StudySettingsPort(Protocol):
    """Keeps what is set about studying."""

    def get_study(self) -> StudySettings:
        """Return what is set about studying."""

    def set_study(self, settings: StudySettings) -> None:
        """Keep what is set about studying."""


class StudySettingsPresenter:
    """Shows what is set about studying, and changes it."""

    def __init__(self, settings: StudySettingsPort) -> None:
        self._settings = settings

    def screen(self, language: str) -> StudySettingsScreen:
        """Return what is set, in words."""
        values = structs.asdict(self._settings.get_study())
        return StudySettingsScreen(
            language=language,
            title=word(language, "settings.group.study"),
            rows=tuple(_row(language, name, values[name]) for name in _CHOICES),
        )

    def choose(self, name: str, value: float) -> None:
        """Set one thing; it holds from the next answer on.

        :raises ValueError: if there is no such thing, or the value cannot be meant.
        :raises NotKeptError: if it cannot be kept.
        """
        if name not in _CHOICES:
            raise ValueError(f"nothing to set is called {name!r}")
        kept = self._settings.get_study()
        exact = value if name == "retention" else int(value)
        self._settings.set_study(structs.replace(kept, **{name: exact}))


def _row(language: str, name: str, value: float) -> StudySettingRow:
    say = _SAYING.get(name, _say_number)
    return StudySettingRow(
        name=name,
        label=word(language, f"settings.{name}"),
        line=word(language, f"settings.{name}.line"),
        value=value,
        choices=tuple(
            Choice(each, say(language, each))
            for each in sorted({*_CHOICES[name], value})
        ),
    )


def _say_number(_language: str, value: float) -> str:
    return str(int(value))


def _say_hour(_language: str, value: float) -> str:
    return hour_words(int(value))


def _say_times(language: str, value: float) -> str:
    return word(language, "settings.times", n=int(value))


_SAYING: dict[str, Callable[[str, float], str]] = {
    "retention": per_cent,
    "day_starts_at": _say_hour,
    "leech_lapses": _say_times,
}
