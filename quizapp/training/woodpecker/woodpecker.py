"""The woodpecker service: making sets, and saying how far each is."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.posed import QuestionSource
from quizapp.training.planning.study_plan import WoodpeckerPlan
from quizapp.training.ports import Surroundings
from quizapp.training.woodpecker.rounds import SetProgress, measure_set
from quizapp.training.woodpecker.woodpecker_set import (
    LONGEST_NAME,
    WoodpeckerSet,
    WoodpeckerStore,
)


class Woodpecker:
    """Knows every set with its rounds; read anew each time."""

    def __init__(
        self,
        questions: QuestionSource,
        store: WoodpeckerStore,
        surroundings: Surroundings,
    ) -> None:
        self._questions = questions
        self._store = store
        self._surroundings = surroundings

    def progress(self) -> tuple[SetProgress, ...]:
        """Sum up every set, oldest first."""
        known = frozenset(self._questions.question_ids())
        return tuple(
            measure_set(kept, self._store.answers(kept.set_id), known)
            for kept in self._store.sets()
        )

    def make(self, name: str, question_ids: Sequence[str]) -> WoodpeckerSet:
        """Make a set of questions, each once; a long name is cut.

        :raises ValueError: if there is no name, or no question.
        :raises NotKeptError: if it cannot be kept.
        """
        kept = WoodpeckerSet(
            set_id=f"{self._surroundings.rng.getrandbits(96):024x}",
            name=" ".join(name.split())[:LONGEST_NAME].strip(),
            question_ids=tuple(dict.fromkeys(question_ids)),
            made_at=self._surroundings.now(),
        )
        self._store.keep(kept)
        return kept

    def forget(self, set_id: str) -> None:
        """Take a set away; the answers given in its rounds stay.

        :raises NotKeptError: if that cannot be done.
        """
        self._store.forget(set_id)

    def plan(self, set_id: str) -> WoodpeckerPlan | None:
        """Plan what a set asks next; None if there is no such set."""
        known = frozenset(self._questions.question_ids())
        for each in self.progress():
            if each.kept.set_id == set_id:
                return each.plan(known)
        return None
