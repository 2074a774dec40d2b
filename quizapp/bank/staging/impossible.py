"""What cannot be: the error, and where in the description of a scenario it stands."""

from __future__ import annotations

from quizapp.rules.refusal import RefusalError


class ImpossibleScenarioError(RefusalError):
    """The scenario describes a board that cannot be."""

    def __init__(self, reason: str, *path: str | int) -> None:
        super().__init__(reason)
        self.path = ("scenario", *path)
