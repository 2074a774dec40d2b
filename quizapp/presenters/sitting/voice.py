"""The voice of a room, where the sitting is one of a room."""

from __future__ import annotations

from typing import Protocol

from quizapp.presenters.sitting.screen import BarScreen, ExamScreen


class Voice(Protocol):
    """Adds to the screens of a sitting what its room has to do with them."""

    def on_bar(self, screen: BarScreen) -> BarScreen:
        """Say what the room has, and what it says."""

    def on_question(self, screen: ExamScreen) -> ExamScreen:
        """Say of the answer whether the room has it."""
