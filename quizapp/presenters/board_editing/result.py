"""The result: what the engine says now, held against what it said of the question."""

from __future__ import annotations

from string import ascii_uppercase

from msgspec import Struct

from quizapp.bank.posed import ExplainedOption
from quizapp.bank.situation_edits.answers import Opened, Outcome
from quizapp.presenters.board_editing.screen import (
    OptionNow,
    ResultView,
    Standing,
    StepNow,
)
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import join_words, word

_HEADINGS = {
    Standing.WAITING: "edit.waiting",
    Standing.STAYS: "edit.stays",
    Standing.CHANGES: "edit.changes",
    Standing.NONE: "edit.none-right",
    Standing.SEVERAL: "edit.several",
    Standing.NOT_COVERED: "edit.not-covered",
}


class Compared(Struct, frozen=True):
    """What is held against the question as it was."""

    opened: Opened
    now: Outcome
    edits: int
    waiting: bool


def view_result(compared: Compared, language: str) -> ResultView:
    """Say what the edits did to the key."""
    before, now = compared.opened.edited.outcome, compared.now
    standing = _standing(compared)
    letters = _letters(before.options)
    answered = standing not in (Standing.WAITING, Standing.NOT_COVERED)
    about = "edit.after" if compared.edits else "edit.unchanged"
    return ResultView(
        standing=standing,
        title=word(language, "edit.result"),
        heading=word(language, _HEADINGS[standing]),
        about=word(language, about, n=compared.edits),
        before=_said(before, letters, language),
        after=_said(now, letters, language) if answered else "",
        sentence=_sentence(standing, now, language),
        options=_options(before, now, letters, language) if answered else (),
        steps=_steps(before, now) if answered else (),
        steps_title=word(language, "edit.steps"),
        differs=word(language, "edit.differs"),
    )


def _standing(compared: Compared) -> Standing:
    before, now = compared.opened.edited.outcome, compared.now
    if compared.waiting:
        return Standing.WAITING
    if now.refused:
        return Standing.NOT_COVERED
    if set(now.right) == set(before.right):
        return Standing.STAYS
    if compared.opened.select_all or len(now.right) == 1:
        return Standing.CHANGES
    return Standing.SEVERAL if now.right else Standing.NONE


def _letters(options: tuple[ExplainedOption, ...]) -> dict[str, str]:
    pairs = zip(options, ascii_uppercase, strict=False)
    return {option.option_id: letter for option, letter in pairs}


def _said(outcome: Outcome, letters: dict[str, str], language: str) -> str:
    right = tuple(sorted(letters[each] for each in outcome.right))
    return join_words(language, right) or word(language, "edit.nobody")


def _sentence(standing: Standing, now: Outcome, language: str) -> str:
    if standing is Standing.WAITING:
        return ""
    if standing is Standing.NOT_COVERED:
        reason = retell(language, now.refused)
        reason = reason[:1].upper() + reason[1:]
        reason = reason if reason.endswith(".") else f"{reason}."
        return word(language, "edit.not-covered.line", reason=reason)
    return now.text


def _options(
    before: Outcome, now: Outcome, letters: dict[str, str], language: str
) -> tuple[OptionNow, ...]:
    right, was = set(now.right), set(before.right)
    return tuple(
        OptionNow(
            letter=letters[each.option_id],
            text=each.text,
            was_right=each.option_id in was,
            is_right=each.option_id in right,
            said=_mark(each.option_id in was, each.option_id in right, language),
            because=each.because,
        )
        for each in now.options
    )


def _mark(was: bool, now: bool, language: str) -> str:
    side = "right" if now else "wrong"
    moved = "" if was == now else "now-"
    return word(language, f"edit.option.{moved}{side}")


def _steps(before: Outcome, now: Outcome) -> tuple[StepNow, ...]:
    known = {step.text for step in before.steps}
    return tuple(
        StepNow(number, step.text, step.cite, step.text not in known)
        for number, step in enumerate(now.steps, 1)
    )
