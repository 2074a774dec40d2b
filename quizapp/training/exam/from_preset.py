"""From a preset to a blueprint: questions are shared among subjects by their weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from quizapp.bank.exams.criteria import Criteria
from quizapp.bank.exams.loading import PresetShelf
from quizapp.bank.exams.preset import Preset, Section, Subject, name_in
from quizapp.training.exam.blueprint import Blueprint, Margin, Part, Release
from quizapp.training.exam.crediting import Credit, OrderCredit

SELECT_ALL_FORMS = ("all", "sees", "legal")
"""Forms in which any number of options may be chosen."""


SELECT_ONE_FORMS = ("amount", "can", "order", "single")
"""Forms in which one answer is given."""


class UnplannableError(ValueError):
    """Too little is known of an exam to make one like it."""


class Occasion(Struct, frozen=True, kw_only=True):
    """What a preset leaves open: when, in which language, from which seed."""

    language: str
    as_of: str
    seed: int
    release: Release | None = None
    """None: as the preset says, or else the score."""
    excluded: tuple[str, ...] = ()


def make_blueprint(shelf: PresetShelf, name: str, occasion: Occasion) -> Blueprint:
    """Make the blueprint of a preset.

    :raises UnknownPresetError: if there is no such preset.
    :raises UnplannableError: if the number of its questions is not known.
    """
    preset = shelf.get(name)
    if not preset.sections:
        raise UnplannableError(
            f"{preset.name}: the number of questions is not known, "
            "so no exam can be planned from it"
        )
    return Blueprint(
        name=name_in(occasion.language, preset),
        parts=tuple(
            part
            for section in preset.sections
            for part in _parts(section, shelf, preset, occasion.language)
        ),
        margins=tuple(_margins(preset)),
        minutes=preset.minutes,
        pass_percent=preset.pass_percent,
        release=occasion.release or Release(preset.release or Release.SCORE),
        language=occasion.language,
        as_of=occasion.as_of,
        seed=occasion.seed,
        excluded=tuple(sorted(set(occasion.excluded))),
        select_all=Credit(preset.select_all_credit),
        order=OrderCredit(preset.order_credit),
    )


def share_out(count: int, weights: Mapping[str, int]) -> dict[str, int]:
    """Share a number by weights, so that whole numbers come out and none is lost.

    Each gets the whole part of its due; what is left goes to the largest remainders,
    and between equal ones to the larger weight, then to the earlier name.
    """
    total = sum(weights.values())
    if total <= 0:
        raise ValueError("weights must add up to something")
    shares = {name: count * weight // total for name, weight in weights.items()}
    order = sorted(
        weights,
        key=lambda name: (-(count * weights[name] % total), -weights[name], name),
    )
    for name in order[: count - sum(shares.values())]:
        shares[name] += 1
    return shares


def _parts(
    section: Section, shelf: PresetShelf, preset: Preset, language: str
) -> Iterator[Part]:
    if not section.weights:
        subjects = [shelf.tables.subjects[key] for key in section.subjects]
        yield Part(
            name=name_in(language, section),
            count=section.questions,
            criteria=Criteria(
                topics=(*section.topics, *_all(subjects, "topics")),
                without=section.without,
                rules=(*section.rules, *_all(subjects, "rules")),
                levels=section.levels or preset.levels,
                complexities=preset.complexities,
                forms=forms_for(preset.answers),
            ),
        )
        return
    weighted = shelf.subjects_of(section.weights)
    shares = share_out(
        section.questions, {key: weight for key, (_, weight) in weighted.items()}
    )
    for key, (subject, _) in weighted.items():
        if shares[key]:
            name = f"{key} {name_in(language, subject)}"
            criteria = _criteria(subject, preset)
            yield Part(name=name, count=shares[key], criteria=criteria)


def forms_for(answers: str) -> tuple[str, ...]:
    """Say which forms are meant by "any", "one" or "all"; empty for any."""
    return {"any": (), "one": SELECT_ONE_FORMS, "all": SELECT_ALL_FORMS}[answers]


def _all(subjects: list[Subject], field: str) -> tuple[str, ...]:
    return tuple(word for subject in subjects for word in getattr(subject, field))


def _criteria(subject: Subject, preset: Preset) -> Criteria:
    return Criteria(
        topics=subject.topics,
        without=subject.without,
        rules=subject.rules,
        levels=preset.levels,
        complexities=preset.complexities,
        forms=forms_for(preset.answers),
    )


def _margins(preset: Preset) -> Iterator[Margin]:
    length = preset.questions or 0
    count = (2 * length * preset.select_all_percent + 100) // 200
    if preset.select_all_questions is not None:
        count = min(length, preset.select_all_questions)
    if count:
        criteria = Criteria(forms=SELECT_ALL_FORMS)
        yield Margin(name="select all that apply", count=count, criteria=criteria)
