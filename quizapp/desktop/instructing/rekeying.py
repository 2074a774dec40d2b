"""Re-keys of an exam: looked at, and on the word of the instructor written down."""

from __future__ import annotations

from quizapp.app import system_clock, system_random_bytes
from quizapp.desktop.instructing.graded_exam import (
    ExamPlace,
    grade,
    open_bank,
    responsible_in,
    told_as_failed,
)
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.exams.files import read_bytes
from quizapp.interchange.exams.graded_files import Graded
from quizapp.interchange.exams.trail_files import read_trail_file
from quizapp.interchange.new_files import write_bytes, write_new
from quizapp.presenters.instructing.gradebook.port import (
    RekeyApplied,
    RekeyAsked,
    RekeyFound,
)
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.paper import letter_of
from quizapp.training.exam.rekeying import ExamRekey, OtherDays, rekey_exam
from quizapp.training.exam.results.audit import (
    AppliedRekey,
    add_rekey,
    items_of,
    read_trail,
    scores_of,
)
from quizapp.training.exam.results.withdrawing import find_variants, withdraw
from quizapp.training.exam.sealing.canonical import digest_of


def look_at_rekey(
    place: ExamPlace, language: str, asked: RekeyAsked, line: Line
) -> RekeyFound:
    """Find what a re-key would change; nothing is changed by that.

    :raises WorkFailedError: if that is not possible.
    """
    with told_as_failed():
        bank = open_bank(place.data_folder)
        graded = grade(place, bank)
        line.check()
        found = _rekey(place, graded, bank, asked)
        titles = {e.question_id: e.title for e in bank.summaries(language)}
        return RekeyFound(
            asked=asked,
            rekey=found,
            titles=titles,
            letters=_letters(graded),
            places=_places(graded),
        )


def apply_rekey(
    place: ExamPlace, asked: RekeyAsked, words: tuple[str, str], line: Line
) -> RekeyApplied:
    """Add a re-key to the audit trail, signed; the words are who applies it and why.

    :raises WorkFailedError: if that is not possible; the trail is as it was then.
    """
    with told_as_failed():
        folder = place.folder
        bank = open_bank(place.data_folder)
        graded = grade(place, bank)
        line.check()
        found = _rekey(place, graded, bank, asked)
        trail = read_trail_file(folder.trail)
        key = SigningKeyFile(place.data_folder).get_or_make(system_random_bytes)
        applied = AppliedRekey(
            number=0,
            previous="",
            record=digest_of(read_bytes(folder.record)),
            applied_at=system_clock(),
            applied_by=words[0],
            why=words[1],
            day_of_exam=graded.marking.as_of,
            day_that_counts=asked.day,
            select_all=graded.marking.select_all.value,
            order=graded.marking.order.value,
            items=items_of(found),
            candidates=scores_of(found),
        )
        longer = add_rekey(trail, applied, key)
        write_new({folder.trail: write_bytes(longer)}, force=True)
    return RekeyApplied(len(read_trail(longer)))


def _rekey(
    place: ExamPlace, graded: Graded, bank: OtherDays, asked: RekeyAsked
) -> ExamRekey:
    forms = {form.label: form for form in graded.record.forms}
    variants = find_variants(asked.withdrawn, forms)
    responsible = responsible_in(place.data_folder)
    found = rekey_exam(graded.papers, bank, graded.marking, asked.day, responsible)
    return withdraw(found, variants, graded.marking.pass_percent)


def _letters(graded: Graded) -> dict[tuple[str, int], dict[str, str]]:
    return {
        (grade.item.question_id, grade.item.seed): {
            each: letter_of(grade.options, each) for each in grade.options
        }
        for paper in graded.papers
        for grade in paper.items
    }


def _places(graded: Graded) -> dict[tuple[str, int], tuple[str, ...]]:
    found: dict[tuple[str, int], list[str]] = {}
    for form in graded.record.forms:
        for number, item in enumerate(form.items, 1):
            at = (item.question_id, item.seed)
            found.setdefault(at, []).append(f"{form.label} {number}")
    return {at: tuple(places) for at, places in found.items()}
