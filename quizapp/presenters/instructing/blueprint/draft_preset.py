"""A draft as a preset that can be kept and handed on."""

from __future__ import annotations

from typing import Literal

from quizapp.bank.exams.preset import Preset, Section, Status, Timing
from quizapp.presenters.instructing.blueprint import draft as drafts
from quizapp.presenters.instructing.blueprint.draft import Draft
from quizapp.training.exam.from_preset import SELECT_ALL_FORMS


def preset_of(draft: Draft, name: str, organiser: str) -> Preset:
    """Make the preset: a section for each cell that asks for questions.

    :raises ValueError: if it asks for none.
    """
    if not draft.length:
        raise ValueError("a preset asks for at least one question")
    minutes = draft.minutes
    return Preset(
        name=name,
        organiser=organiser,
        status=Status.OWN,
        questions=draft.length,
        sections=tuple(_section(draft, place) for place in drafts.places_of(draft)),
        timing=Timing.UNTIMED if minutes is None else Timing.TIMED,
        minutes=minutes,
        pass_percent=draft.pass_percent,
        select_all_questions=draft.select_all or None,
        complexities=draft.complexities,
        answers=_answers(draft.answer_forms),
        release=draft.release.value,
        select_all_credit=draft.select_all_credit.value,
        order_credit=draft.order_credit.value,
    )


def _section(draft: Draft, place: drafts.Place) -> Section:
    row = draft.rows[place.row]
    criteria = drafts.criteria_at(draft, place)
    return Section(
        name=row.name,
        questions=row.counts[place.column],
        topics=criteria.topics,
        without=criteria.without,
        rules=criteria.rules,
        levels=criteria.levels,
    )


def _answers(forms: tuple[str, ...]) -> Literal["any", "one", "all"]:
    if not forms:
        return "any"
    return "all" if forms == SELECT_ALL_FORMS else "one"
