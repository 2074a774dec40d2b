"""The survey of a bank: what its families are together, and whether that is as it must be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quizapp.bank.survey.chi_square import ChiSquare
from quizapp.bank.survey.places import BALANCED, Places


class Use(Struct, frozen=True):
    """Which of all that there are the families of a bank use; both sorted."""

    used: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()


class Survey(Struct, frozen=True, kw_only=True):
    """What a bank is as a whole."""

    untranslated: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """For each language the texts that it lacks."""
    misconceptions: Use = Use()
    rule_points: Use = Use()
    places: tuple[Places, ...] = ()
    """Of the right answers, over the seeds that are looked at."""
    balance: ChiSquare = ChiSquare()
    favouring: tuple[str, ...] = ()
    """Ids of families whose right answer has a favoured place."""
    forms: tuple[tuple[str, int], ...] = ()
    """Families by form of answer."""
    grades: tuple[tuple[int, int, int], ...] = ()
    """Level, complexity, and families of both."""

    @property
    def failures(self) -> tuple[str, ...]:
        """Say what the bank as a whole must mend."""
        return tuple(self._failures())

    def _failures(self) -> Iterator[str]:
        for language, texts in self.untranslated:
            if texts:
                yield f'the language "{language}" lacks {len(texts)} texts'
        if self.balance.p <= BALANCED:
            yield (
                "the places of right answers are not balanced "
                f"(chi-square p = {self.balance.p:.3g}, more than {BALANCED} is needed)"
            )
        if self.favouring:
            names = ", ".join(self.favouring)
            yield f"the right answer has a favoured place in {names}"
