"""The shelf that is asked from: what is on the screen is posed once for all its pages."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.browsing.joined_shelf import JoinedShelf, ListedSource
from quizapp.bank.posed import PosedQuestion, QuestionSource

_Asked = tuple[str, int, str, str]


class AskedShelf(JoinedShelf):
    """Poses a question for its page, for grading and for the verdict only once."""

    MOST = 8
    """Questions that are remembered: the one that is open, and the next."""

    def __init__(self, first: ListedSource, added: Sequence[ListedSource]) -> None:
        self._posed: dict[_Asked, PosedQuestion] = {}
        super().__init__(first, added)

    def take_added(self, added: Sequence[QuestionSource]) -> None:
        """Ask from other added banks from now on; an id may mean another question."""
        super().take_added(added)
        self._posed = {}

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant; equal arguments give an equal question."""
        asked = (question_id, seed, as_of, language)
        known = self._posed
        posed = known.get(asked)
        if posed is None:
            posed = super().pose(*asked)
            kept = known if len(known) < self.MOST else {}
            self._posed = {**kept, asked: posed}
        return posed
