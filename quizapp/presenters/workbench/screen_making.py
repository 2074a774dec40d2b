"""Making the screen of the workbench from what is open and what has come."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.signing.sign_off import Endorsement, SignOff, endorsement_of
from quizapp.bank.workbench.examining import Told
from quizapp.presenters.asking.ordering import with_order
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.wording import join_words, word
from quizapp.presenters.workbench.checking import Checking
from quizapp.presenters.workbench.messages import Messages
from quizapp.presenters.workbench.previewing import preview_of
from quizapp.presenters.workbench.results import (
    outcome_of,
    proof_rows,
    result_rows,
    step_rows,
)
from quizapp.presenters.workbench.screen import (
    MessageRow,
    Tried,
    Weight,
    WorkbenchScreen,
)
from quizapp.presenters.workbench.sheet import Sheet


class Bench(Struct, kw_only=True):
    """Everything that a screen is made from."""

    sheet: Sheet
    checking: Checking
    seed: int
    said_in: str
    signed: tuple[SignOff, ...]
    notice: tuple[str, bool]
    """What was done last, and whether it failed."""
    trying: bool
    tried: Tried | None


class ScreenMaking:
    """Says one state of the bench in one language."""

    def __init__(self, bench: Bench, language: str) -> None:
        self._bench = bench
        self._sheet = bench.sheet
        self._checking = bench.checking
        self._language = language

    def make(self) -> WorkbenchScreen:
        """Return the whole page."""
        bench, sheet, language = self._bench, self._sheet, self._language
        preview, found = self._told(bench.said_in), self._found()
        messages = self._messages()
        outcome, tone = self._outcome(found)
        review, review_tone = self._review()
        sign_hint = self._sign_hint()
        progress = self._checking.progress
        return WorkbenchScreen(
            language=language,
            name="" if sheet.path is None else _name(sheet),
            place="" if sheet.path is None else str(sheet.path),
            is_open=sheet.is_open,
            is_saved=sheet.is_saved,
            saved_text=self._word("saved" if sheet.is_saved else "unsaved"),
            notice=bench.notice[0],
            notice_failed=bench.notice[1],
            status=self._status() if sheet.is_open else "",
            said_in=bench.said_in,
            preview=None if preview is None else self._preview(preview),
            preview_note=self._preview_note(preview),
            seed=bench.seed,
            variants=self._variants(),
            filling=self._filling(),
            outcome=outcome,
            outcome_tone=tone,
            results=() if found is None else result_rows(found, language),
            steps=() if found is None else step_rows(found),
            proofs=() if found is None else proof_rows(found, progress, language),
            messages=messages,
            errors=sum(each.weight is Weight.ERROR for each in messages),
            warnings=sum(each.weight is Weight.WARNING for each in messages),
            review=review,
            review_tone=review_tone,
            can_sign=sheet.is_open and not sign_hint,
            sign_hint=sign_hint,
            trying=bench.trying,
            tried=bench.tried,
        )

    def _preview(self, told: Told) -> QuestionScreen:
        """Show what is posed: with written orders to read, with pieces to try."""
        screen = preview_of(told, self._revision())
        return with_order(screen, told.posed) if self._bench.trying else screen

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"workbench.{key}", **params)

    def _told(self, language: str) -> Told | None:
        told = self._checking.told
        return None if told is None else told.in_language(language)

    def _found(self) -> Told | None:
        """Return what is told, unless something is wrong with a later text."""
        examined = self._checking.examined
        if examined is None or examined.faults:
            return None
        return examined.in_language(self._language)

    def _revision(self) -> int:
        """Number what is previewed: another number is drawn as another question."""
        told = self._checking.told
        return 0 if told is None else hash((told.manuscript.text, told.seed))

    def _is_older(self) -> bool:
        """Say whether what is shown is not what is written."""
        told, manuscript = self._checking.told, self._sheet.manuscript
        return told is not None and told.manuscript != manuscript

    def _messages(self) -> tuple[MessageRow, ...]:
        examined = self._checking.examined
        if examined is None:
            return ()
        progress = self._checking.progress
        text = examined.manuscript.text
        return Messages(text, self._language).rows(examined, progress)

    def _status(self) -> str:
        lines = self._sheet.text.count("\n") + (not self._sheet.text.endswith("\n"))
        return f"{self._word('lines', n=lines)} · {self._state()}"

    def _state(self) -> str:
        checking = self._checking
        progress = checking.progress
        if checking.is_lost:
            return self._word("state.lost")
        if not checking.is_fresh:
            key = "state.checking" if checking.is_waiting else "state.waiting"
            return self._word(key)
        if progress is not None and not progress.is_over:
            counted = {"done": progress.done, "total": progress.total}
            return self._word("state.going-on", **counted)
        return self._word("state.checking" if checking.is_waiting else "state.checked")

    def _preview_note(self, preview: Told | None) -> str:
        if not self._sheet.is_open:
            return ""
        if preview is None:
            return self._word("no-preview")
        return self._word("older") if self._is_older() else ""

    def _variants(self) -> str:
        told = self._checking.told
        return "" if told is None else self._word("variants", n=told.variants)

    def _filling(self) -> str:
        told = self._checking.told
        filling = () if told is None else told.filling
        return ", ".join(f"${name}: {value}" for name, value in filling)

    def _outcome(self, told: Told | None) -> tuple[str, str]:
        if self._checking.examined is None:
            return "", ""
        return outcome_of(told, self._language)

    def _review(self) -> tuple[str, str]:
        """Say who has signed the question as it is, once that is known."""
        progress = self._checking.progress
        checked = None if progress is None else progress.checked
        if not self._sheet.is_open or checked is None or checked.faults:
            return "", ""
        signed = [e for e in self._bench.signed if e.content == checked.read]
        standing = endorsement_of(self._bench.signed, checked.read)
        if standing is not Endorsement.SIGNED:
            return word(self._language, f"review.{standing.value}"), "caution"
        names = join_words(self._language, tuple(each.reviewer for each in signed))
        return self._word("signed", names=names, day=signed[-1].day), "right"

    def _sign_hint(self) -> str:
        progress = self._checking.progress
        if not self._sheet.is_saved:
            return self._word("sign.save-first")
        if any(each.weight is Weight.ERROR for each in self._messages()):
            return self._word("sign.mend-first")
        if progress is None or progress.checked is None:
            return self._word("sign.check-first")
        return ""


def _name(sheet: Sheet) -> str:
    path = sheet.path
    return "" if path is None else f"{path.parent.name} / {path.stem}"
