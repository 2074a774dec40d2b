"""The port of grading: what turns answer sheets into results, away from the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from quizapp.training.room.port import Result, Sheet


class GradingError(Exception):
    """The sheets cannot be graded; nothing was kept."""


class Grader(Protocol):
    """Grades sheets without holding up the event loop."""

    async def grade(self, sheets: Sequence[Sheet]) -> list[Result]:
        """Grade sheets.

        :raises GradingError: if one of them cannot be graded.
        """
