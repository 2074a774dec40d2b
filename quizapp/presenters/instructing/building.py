"""What is said of an exam that was built."""

from __future__ import annotations

from quizapp.presenters.instructing.port import Built
from quizapp.presenters.working.job import Outcome, Said


def built_outcome(result: object) -> Outcome:
    """Say what building came to."""
    assert isinstance(result, Built)
    params: dict[str, object] = {"n": result.forms, "questions": result.questions}
    details = "\n".join(f"{name}: {reason}" for name, reason in result.left_out)
    key = "building.done.left-out" if result.left_out else "building.done"
    return Outcome(Said(key, params), result.folder, details)
