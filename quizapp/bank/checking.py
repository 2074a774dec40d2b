"""Checking: everything is loaded, every key derived and every sentence said."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path

from msgspec import Struct

from quizapp.bank.dated import dated_answers, judge
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import LoadedFamily, load_family
from quizapp.bank.keys.derive import find_out, make_key
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import Fault, UnreadableError
from quizapp.bank.rendering import citation_of, explain_option, explain_steps, pose
from quizapp.bank.variants.names import draw_names
from quizapp.bank.variants.variant import Variant, all_fillings
from quizapp.bank.wording.speaker import LANGUAGES, MissingTranslationError, Speaker
from quizapp.rules.documents.edition import NEWEST, EditionDate, parse_edition_date
from quizapp.rules.refusal import RefusalError


class CheckedFamily(Struct, frozen=True):
    """What became of one question file."""

    id: str
    file: str
    variants: int
    """Ways to fill its slots whose key was derived."""
    options: int
    states: int
    unverified: int
    """Citations whose number in the edition asked for is not verified."""
    faults: tuple[Fault, ...]


def check_files(
    bank: QuestionBank, paths: Sequence[Path], as_of: EditionDate = NEWEST
) -> Iterator[CheckedFamily]:
    """Check question files one by one; faults of the card files come with the first."""
    seen: dict[str, str] = {}
    for path in paths:
        name = _name(path, bank)
        try:
            loaded = load_family(path, bank.catalogue, name)
        except UnreadableError as error:
            yield CheckedFamily(path.stem, name, 0, 0, 0, 0, tuple(error.faults))
            continue
        checked = _check_family(loaded, bank, as_of)
        if loaded.id in seen:
            said = f'the id "{loaded.id}" is taken by {seen[loaded.id]}'
            twice = Fault(name, 1, 1, said)
            checked = CheckedFamily(loaded.id, name, 0, 0, 0, 0, (twice,))
        seen.setdefault(loaded.id, name)
        yield checked


def _name(path: Path, bank: QuestionBank) -> str:
    """Return what faults call a file: short inside the bank, as given elsewhere."""
    root = bank.folder.parent
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def _check_family(
    loaded: LoadedFamily, bank: QuestionBank, as_of: EditionDate
) -> CheckedFamily:
    faults: list[Fault] = []
    keys: list[DerivedKey] = []
    try:
        for family in all_fillings(loaded.family, bank.catalogue):
            keys.append(_check_filling(loaded.id, family, bank, as_of))
    except (RefusalError, MissingTranslationError) as error:
        faults.append(Fault(loaded.file, 1, 1, f"refused: {error}"))
    unverified = {
        step.rule
        for key in keys
        for step in key.steps
        if not citation_of(step, as_of).verified
    }
    return CheckedFamily(
        id=loaded.id,
        file=loaded.file,
        variants=len(keys),
        options=max((len(key.options) for key in keys), default=0),
        states=sum(key.states for key in keys),
        unverified=len(unverified),
        faults=tuple(faults),
    )


def _check_filling(
    question_id: str, family: Family, bank: QuestionBank, as_of: EditionDate
) -> DerivedKey:
    """Derive one key and say everything about it in every language.

    :raises RefusalError: if that is not possible.
    """
    find_out_on = cache(partial(find_out, family, bank.catalogue))
    found = find_out_on(as_of)
    key = make_key(found)
    names = draw_names(random.Random(question_id))
    variant = Variant(question_id, 0, family, tuple(names.items()))
    for language in LANGUAGES:
        speaker = Speaker(language, names)
        posed = pose(variant, key, bank.catalogue, speaker)
        explain_steps(key.steps, as_of, key.shown, speaker)
        for option in key.options:
            explain_option(option, judge(option, found), family.ask, speaker)
        for dated in dated_answers(key, find_out_on, speaker):
            then = find_out_on(parse_edition_date(dated.since))
            explain_steps(then.steps, then.rulebook.as_of, key.shown, speaker)
            for option in key.options:
                explain_option(option, judge(option, then), family.ask, speaker)
        texts = [option.text for option in posed.options]
        if len(set(texts)) < len(texts):
            raise RefusalError("two options say the same")
    return key
