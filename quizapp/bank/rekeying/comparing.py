"""Rekeying: which questions have another answer on another day, and because of which rule."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from quizapp.bank.cases.case import Case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.dated import say_right_answer
from quizapp.bank.family.family import Family
from quizapp.bank.keys.derive import Findings, find_out
from quizapp.bank.rendering import citation_of
from quizapp.bank.variants.names import draw_names
from quizapp.bank.variants.variant import some_fillings
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.proof.aspects.aspect import YES, Aspect
from quizapp.rules.proof.aspects.policy import Penalties, RemedyIs
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Misconception, Rulebook, RulePoint

AnyPoint = RulePoint[Any, Any]


class Subject(Struct, frozen=True):
    """A question family or a case, to be asked on two days."""

    id: str
    kind: str
    """ "family" or "case"."""
    fillings: tuple[Family, ...]
    """Each value of each slot stands in one of them; a case has one."""


class OtherAnswer(Struct, frozen=True):
    """A subject whose answer is another one on the later day."""

    id: str
    kind: str
    changed: tuple[str, ...]
    """What of it: "key", "remedy", "penalty" or another part of a ruling."""
    before: str
    after: str
    points: tuple[str, ...]
    """Rule points that differ between the days, and on which the answers turn."""


class OtherNumbers(Struct, frozen=True):
    """A subject that keeps its answer, and whose rules have other numbers."""

    id: str
    kind: str
    numbers: tuple[tuple[str, str], ...]
    """Before and after, for each rule whose number changed."""


class Refused(Struct, frozen=True):
    """A subject for which the engine cannot answer on one of the days."""

    id: str
    kind: str
    day: str
    reason: str


Rekeyed = OtherAnswer | OtherNumbers | Refused


def subject_of_family(
    question_id: str, family: Family, catalogue: Catalogue
) -> Subject:
    """Return a family as a subject.

    :raises RefusalError: if its slots cannot be filled.
    """
    return Subject(question_id, "family", tuple(some_fillings(family, catalogue)))


def subject_of_case(name: str, case: Case) -> Subject:
    """Return a case as a subject; the day that it names itself is left aside."""
    return Subject(name, "case", (case.as_family,))


class Rekeying:
    """Compares two days."""

    def __init__(
        self, catalogue: Catalogue, before: EditionDate, after: EditionDate
    ) -> None:
        self._catalogue = catalogue
        self._days = (before, after)

    def rekey(self, subjects: Iterable[Subject]) -> Iterator[Rekeyed]:
        """Yield what changes between the days, subject by subject."""
        for subject in subjects:
            found = self._rekey(subject)
            if found is not None:
                yield found

    def _rekey(self, subject: Subject) -> Rekeyed | None:
        numbers: tuple[tuple[str, str], ...] = ()
        for place, family in enumerate(subject.fillings):
            day = self._days[0]
            try:
                before = find_out(family, self._catalogue, day)
                day = self._days[1]
                after = self._on_the_later_day(before)
                other = self._other_answer(subject, before, after)
                if other is not None:
                    return other
                if place == 0:  # the others cite the same, and steps take long
                    numbers = tuple(dict.fromkeys(self._numbers(before, after)))
            except RefusalError as error:
                return Refused(subject.id, subject.kind, str(day), str(error))
        if numbers:
            return OtherNumbers(subject.id, subject.kind, numbers)
        return None

    def _on_the_later_day(self, before: Findings) -> Findings:
        """Find out anew only where a rule that was asked is another one now."""
        if not self._changed_points(before):
            return before
        return Findings(before.worlds, Rulebook(self._days[1]))

    def _changed_points(self, findings: Findings) -> tuple[AnyPoint, ...]:
        """List the points that were asked and whose rule differs between the days."""
        earlier, later = self._days
        asked = {point.key: point for point, _ in findings.world.asked}
        return tuple(
            point
            for _, point in sorted(asked.items())
            if point.function_on(earlier) is not point.function_on(later)
        )

    def _other_answer(
        self, subject: Subject, before: Findings, after: Findings
    ) -> OtherAnswer | None:
        if after is before or _key(before) == _key(after):
            return None
        speaker = Speaker("en", draw_names(random.Random(subject.id)))
        return OtherAnswer(
            id=subject.id,
            kind=subject.kind,
            changed=tuple(_parts_changed(before, after)),
            before=_say(before, speaker),
            after=_say(after, speaker),
            points=self._responsible(before, after),
        )

    def _responsible(self, before: Findings, after: Findings) -> tuple[str, ...]:
        """Name the points that, changed alone, change the answer, on either day.

        Where several only work together, all that changed are named.
        """
        asked = {point.key: point for each in (before, after)
                 for point in self._changed_points(each)}  # fmt: skip
        points = [asked[key] for key in sorted(asked)]
        found = tuple(
            point.key
            for point in points
            if self._turns(before, point, self._days[1])
            or self._turns(after, point, self._days[0])
        )
        return found or tuple(point.key for point in points)

    def _turns(self, findings: Findings, point: AnyPoint, day: EditionDate) -> bool:
        """Say whether the answer is another one with one rule taken from another day."""
        taken = Misconception(f"as of {day}", point, point.function_on(day))
        rulebook = Rulebook(findings.rulebook.as_of).believing(taken)
        try:
            hybrid = Findings(findings.worlds, rulebook)
            return _key(hybrid) != _key(findings)
        except RefusalError:
            return False

    def _numbers(self, before: Findings, after: Findings) -> Iterator[tuple[str, str]]:
        """Yield the old and the new number of each rule that the derivation cites."""
        rules = {step.rule for step in after.steps}
        for step in before.steps:
            if step.rule in rules:
                old, new = (citation_of(step, day) for day in self._days)
                if str(old) != str(new) and old.verified and new.verified:
                    yield str(old), str(new)


def _key(findings: Findings) -> tuple[str, ...]:
    """Return what makes an option the right one: the answers, and a reason if asked."""
    if not findings.family.ask.with_reasons:
        return findings.answers
    return (*findings.answers, findings.reasoning.deciding_step(0).rule)


def _parts_changed(before: Findings, after: Findings) -> Iterator[str]:
    """Yield what the aspects with another answer are about, each word once."""
    aspects = before.family.ask.aspects
    changed = [
        _part(aspect)
        for aspect, old, new in zip(aspects, before.answers, after.answers, strict=True)
        if old != new
    ]
    yield from dict.fromkeys(changed or ["key"])


def _part(aspect: Aspect) -> str:
    match aspect:
        case OfRuling(part=part):
            return part
        case RemedyIs():
            return "remedy"
        case Penalties():
            return "penalty"
    return "key"


def _say(findings: Findings, speaker: Speaker) -> str:
    """Say what is right; claims for which there are no words are counted."""
    ask = findings.family.ask
    try:
        said = say_right_answer(findings, speaker)
    except RefusalError:
        said = ""
    if said:
        return said
    if not ask.select_all:
        return ", ".join(findings.answers)
    places = [str(n) for n, yes in enumerate(findings.answers, 1) if yes == YES]
    return f"of {len(ask.claims)} claims these hold: {', '.join(places) or 'none'}"
