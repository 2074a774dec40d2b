"""Messages: what the engine says about a text, with places and fixes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quizapp.bank.reading.fault import Fault
from quizapp.bank.workbench.examining import Examined
from quizapp.bank.workbench.fixing import (
    find_word,
    keep_as_decoy,
    line_of,
    place_of,
    replace_word,
)
from quizapp.bank.workbench.whole_check import Progress
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import Fix, MessageRow, Weight


class Messages:
    """Makes the rows for one text in one language."""

    def __init__(self, text: str, language: str) -> None:
        self._text = text
        self._language = language

    def rows(
        self, examined: Examined, progress: Progress | None
    ) -> tuple[MessageRow, ...]:
        """List messages by their place, errors of a line first."""
        if examined.faults:
            found = list(self._errors(examined.faults))
        else:
            found = list(self._of_check(progress))
        order = list(Weight)
        found.sort(key=lambda row: (row.line, order.index(row.weight), row.start))
        return tuple(dict.fromkeys(found))

    def _of_check(self, progress: Progress | None) -> Iterator[MessageRow]:
        if progress is None:
            return
        if progress.checked is not None:
            yield from self._errors(progress.checked.faults)
            yield from self._each(Weight.WARNING, progress.checked.warnings)
        proof = progress.proof
        if proof is not None:
            yield from self._errors(proof.faults)
            # What is needless is said last there, and here with a fix.
            remarks = proof.warnings[: len(proof.warnings) - len(proof.needless)]
            yield from self._each(Weight.NOTE, remarks)
            for card, player in proof.needless:
                yield self._needless(card, player)

    def _errors(self, faults: Iterable[Fault]) -> Iterator[MessageRow]:
        return self._each(Weight.ERROR, faults)

    def _each(self, weight: Weight, faults: Iterable[Fault]) -> Iterator[MessageRow]:
        for fault in faults:
            start = place_of(self._text, fault.line, fault.column)
            edit = replace_word(self._text, fault)
            fix = None
            if edit is not None:
                fix = Fix(self._word("fix.replace", meant=fault.meant), edit)
            end = self._end_of(start) if edit is None else edit.end
            said = retell(self._language, fault.message)
            yield self._row(weight, said, (start, end), fix)

    def _needless(self, card: str, player: str) -> MessageRow:
        found = find_word(self._text, card)
        start = 0 if found is None else found
        end = start + (0 if found is None else len(card))
        said = self._word("needless", card=card, player=player)
        edit = keep_as_decoy(self._text, card)
        fix = Fix(self._word("fix.decoy"), edit)
        return self._row(Weight.WARNING, said, (start, end), fix)

    def _row(
        self, weight: Weight, said: str, place: tuple[int, int], fix: Fix | None
    ) -> MessageRow:
        line = line_of(self._text, place[0])
        words = self._word("line", line=line)
        return MessageRow(weight, said, line, words, *place, fix)

    def _end_of(self, start: int) -> int:
        """Return where the word, or else the line, ends that begins at a place."""
        line = self._text[start:].partition("\n")[0]
        for sign in (":", ",", "]", "}"):
            line = line.partition(sign)[0]
        return start + max(len(line.rstrip()), 1)

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"workbench.{key}", **params)
