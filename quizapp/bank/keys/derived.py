"""A derived key: options with their proof, in no language yet."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.family.family import Family
from quizapp.bank.staging.told import Due
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.nouns.state import State
from quizapp.rules.rulebook import Step


class DerivedOption(Struct, frozen=True, kw_only=True):
    """One option and the proof of its truth or falsehood."""

    id: str
    answers: tuple[str, ...]
    """One answer for each aspect; for a claim, "yes" if it holds."""
    claim: int = -1
    """Which of the question's claims it is, for the form "all"."""
    correct: bool
    misconception: str = ""
    """Id of the belief under which it would be right, or empty."""
    reason: Step | None = None
    """The rule that a right option with a reason names."""
    because: Step
    """The step of the true derivation that proves it right or wrong."""


class DerivedKey(Struct, frozen=True, kw_only=True):
    """Everything the engine found out about one variant of a family."""

    family: Family
    """With its slots filled."""
    as_of: EditionDate
    options: tuple[DerivedOption, ...]
    """The right ones first; nothing is shuffled yet."""
    steps: tuple[Step, ...]
    states: int
    """States that were looked at, under misconceptions too."""
    shown: State
    """The state as it is shown to whoever is asked."""
    due: Due
    """What is under way in it."""
    editions: tuple[tuple[str, str], ...]
    other_orders: tuple[DerivedOption, ...] = ()
    """Of an order: what further misconceptions lead to, which no option says."""

    @property
    def right(self) -> tuple[str, ...]:
        """Return the ids of the right options."""
        return tuple(option.id for option in self.options if option.correct)
