"""What is told of a script: where it stands, or a resolution that has only begun."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.state import State


class Begun(NamedTuple):
    """An object that has begun to resolve, while nothing of it is done yet."""

    object_id: int


Due = Decision | Begun | None
"""What is under way in a state: a decision, a resolution, or nothing."""


class Told(NamedTuple):
    """A state as it is shown to whoever is asked about it."""

    state: State
    due: Due
