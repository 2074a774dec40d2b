"""What the learner can set, and the port that keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from quizapp.presenters.keyboard.key_map import KeyMap

if TYPE_CHECKING:  # the first frame shows no settings
    from quizapp.training.scheduling.study_settings import StudySettings

THEMES = ("system", "light", "dark")
"""In the order in which a switch offers them."""

TEXT_SCALES = (1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
"""Steps of the text size."""


class SettingsScreen(NamedTuple):
    """What is set about the look, for menus."""

    language: str
    theme: str
    text_scale: float


class SettingsPort(Protocol):
    """Keeps what the learner set."""

    def get_language(self) -> str:
        """Return the language of the interface: "en" or "fr"."""

    def set_language(self, language: str) -> None:
        """Keep the language."""

    def get_theme(self) -> str:
        """Return one of `THEMES`."""

    def set_theme(self, theme: str) -> None:
        """Keep the theme."""

    def get_text_scale(self) -> float:
        """Return the text scale, 1.0 to 2.0."""

    def set_text_scale(self, scale: float) -> None:
        """Keep the text scale."""

    def get_study(self) -> StudySettings:
        """Return what is set about studying."""

    def set_study(self, settings: StudySettings) -> None:
        """Keep what is set about studying."""

    def get_flag(self, name: str) -> bool:
        """Say whether one of `FLAGS` is on."""

    def set_flag(self, name: str, *, on: bool) -> None:
        """Keep whether a flag is on."""

    def get_keys(self) -> KeyMap:
        """Return the keys that were changed."""

    def set_keys(self, keys: KeyMap) -> None:
        """Keep the keys that were changed."""


def larger_scale(scale: float) -> float:
    """Return the next larger step of the text size."""
    return next((step for step in TEXT_SCALES if step > scale), TEXT_SCALES[-1])


def smaller_scale(scale: float) -> float:
    """Return the next smaller step of the text size."""
    return next((s for s in reversed(TEXT_SCALES) if s < scale), TEXT_SCALES[0])
