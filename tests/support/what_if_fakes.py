"""Other facts of the sample questions, which come when a test lets them come."""

from __future__ import annotations

from concurrent.futures import Future

from quizapp.bank.posed import ExplainedStep, Explanation, OtherFact
from tests.support.sample_boards import controlled_turn

FACTS = (
    OtherFact(
        "The tournament is at Regular REL", True, True, ("nothing",), "On the stack."
    ),
    OtherFact(
        "Nobody else decides for Amy", True, False, ("opponent",), "She chooses."
    ),
    OtherFact("Three players", False, False, (), "", "that is not modelled"),
)
STEP = ExplainedStep("jar.missed", "JAR", True, "It is put on the stack.")


class HeldFacts:
    """Fulfils `OtherFacts`; answers are held back until `let_come`."""

    def __init__(self, facts: tuple[OtherFact, ...] = FACTS) -> None:
        self.facts = facts
        self.asked: list[tuple[object, ...]] = []
        self.explained: list[int] = []
        self.prepared: list[tuple[object, ...]] = []
        self._held: list[tuple[Future[object], object]] = []

    def prepare(self, question_id, seed, as_of) -> None:
        self.prepared.append((question_id, seed, as_of))

    def what_if(self, question_id, seed, as_of, language):
        self.asked.append((question_id, seed, as_of, language))
        return self._hold(self.facts)

    def explain(self, question_id, seed, as_of, language, place):
        self.explained.append(place)
        board = controlled_turn(language)
        return self._hold(Explanation((), (STEP,), 1, (), board))

    def let_come(self, error: Exception | None = None) -> None:
        held, self._held = self._held, []
        for future, value in held:
            if future.cancelled():
                continue
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)

    def _hold(self, value):
        future: Future[object] = Future()
        self._held.append((future, value))
        return future
