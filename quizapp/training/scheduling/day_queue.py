"""The queue of one day: what comes back, most overdue first, then what is new."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import zip_longest

from msgspec import Struct

from quizapp.bank.posed import Outline
from quizapp.training.scheduling.review_item import ReviewItem
from quizapp.training.scheduling.study_settings import StudySettings

PUT_OFF_DAYS = 2
"""So many days at most a family waits because of its siblings."""

_Patience = Callable[[str], bool]
"""Says whether a family can wait for another day."""

Siblings = tuple[str, str]
"""Main topic and main rule point that families share."""


class Standing(Struct, frozen=True):
    """Where the learner stands with every family that the bank knows."""

    outlines: Mapping[str, Outline]
    items: Mapping[str, ReviewItem]
    suspended: Collection[str]
    today: dt.date


class DayQueue(Struct, frozen=True):
    """What is to be asked on one day, and what waits for another."""

    due: tuple[str, ...]
    """Families that come back, in order."""
    new: tuple[str, ...]
    """Families asked for the first time, in order."""
    put_off: int
    """Families that are due and wait for another day: a limit or a sibling."""
    next_due_on: dt.date | None
    """The first day after today on which something comes back."""

    @property
    def question_ids(self) -> tuple[str, ...]:
        """List everything that is to be asked, in order."""
        return self.due + self.new


def siblings_of(outline: Outline) -> Siblings | None:
    """Name the siblings of a family: those with the same main topic and rule point.

    A family that names no rule point has none. Who was just asked for one of several
    siblings knows the answer of the others from its explanation, so one is asked a day.
    """
    if not outline.turns_on:
        return None
    return (outline.topics[0] if outline.topics else "", outline.turns_on)


def plan_day(standing: Standing, settings: StudySettings) -> DayQueue:
    """Queue what is due, then new families, within the limits that are left today.

    Siblings are put off for the day, those that come back for two days at most.
    """
    today, known = standing.today, standing.outlines
    asked = [i for i in standing.items.values() if i.last_on == today]
    new_asked = sum(item.first_on == today for item in asked)
    picked = _Picking(known, (item.question_id for item in asked))
    waiting = _active(standing)
    due = picked.take(
        [item.question_id for item in _most_overdue_first(waiting, today)],
        settings.reviews_per_day - (len(asked) - new_asked),
        patient=lambda each: _can_wait(standing.items[each], today),
    )
    new = picked.take(
        _new_in_order(standing), settings.new_per_day - new_asked, patient=_always
    )
    all_due = sum(item.is_due(today) for item in waiting)
    later = [item.due_on for item in waiting if not item.is_due(today)]
    put_off = all_due - len(due)
    if put_off:
        later.append(today + dt.timedelta(days=1))
    return DayQueue(due, new, put_off, min(later, default=None))


class _Picking:
    """Picks families one after the other, of siblings only the first."""

    def __init__(self, outlines: Mapping[str, Outline], asked: Iterable[str]) -> None:
        self._outlines = outlines
        self._taken = {
            siblings_of(outlines[each]) for each in asked if each in outlines
        }

    def take(
        self, question_ids: Iterable[str], count: int, *, patient: _Patience
    ) -> tuple[str, ...]:
        """Take up to so many; of taken siblings only those that cannot wait."""
        found: list[str] = []
        for question_id in question_ids:
            if len(found) >= count:
                break
            siblings = siblings_of(self._outlines[question_id])
            if siblings in self._taken and siblings and patient(question_id):
                continue
            self._taken.add(siblings)
            found.append(question_id)
        return tuple(found)


def _active(standing: Standing) -> list[ReviewItem]:
    return [
        item
        for question_id, item in standing.items.items()
        if question_id in standing.outlines and question_id not in standing.suspended
    ]


def _most_overdue_first(
    items: Iterable[ReviewItem], today: dt.date
) -> list[ReviewItem]:
    """Sort what is due by how late it is for its stability, then by how faded."""
    return sorted(
        (item for item in items if item.is_due(today)),
        key=lambda i: (-i.overdue(today), -i.faded(today), i.question_id),
    )


def _always(_question_id: str) -> bool:
    return True


def _can_wait(item: ReviewItem, today: dt.date) -> bool:
    return (today - item.due_on).days < PUT_OFF_DAYS


def _new_in_order(standing: Standing) -> list[str]:
    """List new families: easy levels first, topics in turn, the least known one first."""
    by_place: dict[tuple[int, str], list[str]] = {}
    for question_id, outline in standing.outlines.items():
        if question_id not in standing.items and question_id not in standing.suspended:
            place = (outline.level, _main_topic(outline))
            by_place.setdefault(place, []).append(question_id)
    answered = _answered_by_topic(standing)
    ordered: list[str] = []
    for level in sorted({level for level, _ in by_place}):
        topics = sorted(
            (topic for each, topic in by_place if each == level),
            key=lambda topic: (answered.get(topic, 0), topic),
        )
        rows = [_simple_first(by_place[level, t], standing.outlines) for t in topics]
        for turn in zip_longest(*rows):
            ordered.extend(each for each in turn if each is not None)
    return ordered


def _simple_first(found: list[str], outlines: Mapping[str, Outline]) -> list[str]:
    return sorted(found, key=lambda each: (outlines[each].complexity, each))


def _answered_by_topic(standing: Standing) -> dict[str, int]:
    counts: dict[str, int] = {}
    for question_id in standing.items:
        if question_id in standing.outlines:
            topic = _main_topic(standing.outlines[question_id])
            counts[topic] = counts.get(topic, 0) + 1
    return counts


def _main_topic(outline: Outline) -> str:
    return outline.topics[0] if outline.topics else ""
