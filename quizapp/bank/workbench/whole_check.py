"""The whole check of a manuscript: every variant derived, then every key shaken."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.checking import outcome_of
from quizapp.bank.pack.named_cards import hashed_cards
from quizapp.bank.pack.packing import Outcome, check_outcomes
from quizapp.bank.proving.proof import Proof
from quizapp.bank.proving.proving import make_proof, shake
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.variants.variant import all_choices, slots_of
from quizapp.bank.workbench.manuscript import Manuscript, read_manuscript


class Progress(Struct, frozen=True, kw_only=True):
    """How far the check of a manuscript has gone."""

    manuscript: Manuscript
    done: int
    total: int
    """Variants to derive, and again to shake."""
    checked: CheckedFamily | None = None
    """None until every variant was derived."""
    proof: Proof | None = None
    """None until every key was shaken, or where one could not be derived."""
    is_over: bool = False


class WholeCheck:
    """Checks one manuscript, a variant at a time: whoever asks may give up between."""

    def __init__(self, manuscript: Manuscript, bank: QuestionBank) -> None:
        """Take a manuscript that can be read, and whose slots can be filled.

        :raises UnreadableError: if it cannot be read.
        :raises RefusalError: if nothing can fill a slot.
        """
        self.manuscript = manuscript
        self._bank = bank
        self._loaded = read_manuscript(manuscript, bank)
        self._slots = slots_of(self._loaded.family, bank.catalogue)
        self._choices = tuple(all_choices(self._slots))
        self._steps = self._take_steps()
        self._last: Progress | None = None

    def go_on(self) -> Progress:
        """Check one variant more, and say how far that is."""
        self._last = next(self._steps, self._last)
        if self._last is None:
            raise ValueError("a family has at least one variant")
        return self._last

    def _take_steps(self) -> Iterator[Progress]:
        total = 2 * len(self._choices)
        outcomes: list[Outcome] = []
        for chosen in self._choices:
            found = outcome_of(self._loaded, chosen, self._bank.catalogue)
            outcomes.append((chosen, found))
            if len(outcomes) < len(self._choices):
                yield self._progress(len(outcomes), total)
        cards = hashed_cards(self._loaded, self._slots, self._bank.catalogue)
        checked = check_outcomes(self._loaded, self._slots, cards, outcomes)
        if checked.faults:
            yield self._progress(total, total, checked, is_over=True)
            return
        yield self._progress(len(outcomes), total, checked)
        yield from self._shake(total, checked)

    def _shake(self, total: int, checked: CheckedFamily) -> Iterator[Progress]:
        shaken = []
        for chosen in self._choices:
            found = shake(self._loaded, chosen, self._bank.catalogue)
            shaken.append((chosen, found))
            if len(shaken) < len(self._choices):
                yield self._progress(total // 2 + len(shaken), total, checked)
        proof = make_proof(self._loaded, self._loaded.content_hash, shaken)
        yield self._progress(total, total, checked, proof, is_over=True)

    def _progress(
        self,
        done: int,
        total: int,
        checked: CheckedFamily | None = None,
        proof: Proof | None = None,
        *,
        is_over: bool = False,
    ) -> Progress:
        return Progress(
            manuscript=self.manuscript,
            done=done,
            total=total,
            checked=checked,
            proof=proof,
            is_over=is_over,
        )
