"""Checking: everything is loaded, every key derived and every sentence said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.checked import CheckedFamily
from quizapp.bank.family.loading import LoadedFamily, load_family
from quizapp.bank.pack.compiling import CompiledVariant, compile_variant
from quizapp.bank.pack.named_cards import hashed_cards
from quizapp.bank.pack.packing import (
    Outcome,
    check_outcomes,
    refused_family,
    unreadable_family,
)
from quizapp.bank.proving.proof import Proof
from quizapp.bank.proving.proving import make_proof, shake
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import Fault, UnreadableError
from quizapp.bank.variants.variant import all_choices, slots_of
from quizapp.bank.wording.speaker import MissingTranslationError
from quizapp.rules.documents.edition import NEWEST, EditionDate
from quizapp.rules.refusal import RefusalError


def check_files(
    bank: QuestionBank, paths: Sequence[Path], as_of: EditionDate = NEWEST
) -> Iterator[CheckedFamily]:
    """Check question files one by one; faults of the card files come with the first."""
    seen: dict[str, str] = {}
    for path in paths:
        name = name_of(path, bank)
        try:
            loaded = load_family(path, bank.catalogue, name)
        except UnreadableError as error:
            yield unreadable_family(path.stem, name, error.faults)
            continue
        if loaded.id in seen:
            yield taken_twice(loaded, seen[loaded.id])
        else:
            yield _check_family(loaded, bank.catalogue, as_of)
        seen.setdefault(loaded.id, name)


def name_of(path: Path, bank: QuestionBank) -> str:
    """Return what faults call a file: short inside the bank, as given elsewhere."""
    root = bank.folder.parent
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def taken_twice(loaded: LoadedFamily, first: str) -> CheckedFamily:
    """Say that two files would have the same id."""
    return refused_family(loaded, f'the id "{loaded.id}" is taken by {first}')


def outcome_of(
    loaded: LoadedFamily,
    chosen: Mapping[str, str],
    catalogue: Catalogue,
    as_of: EditionDate = NEWEST,
) -> CompiledVariant | Fault | str:
    """Compile a variant, or return the reason why that is refused, with its place.

    Templates are looked up by keys; one that is missing must not hide other faults.
    """
    try:
        return compile_variant(loaded, chosen, catalogue, as_of)
    except RefusalError as error:
        return loaded.fault(error, chosen) if error.path else str(error)
    except MissingTranslationError as error:
        return str(error)
    except KeyError as error:
        return f"there are no words for {error}"


def _check_family(
    loaded: LoadedFamily, catalogue: Catalogue, as_of: EditionDate
) -> CheckedFamily:
    try:
        slots = slots_of(loaded.family, catalogue)
    except RefusalError as error:
        return refused_family(loaded, f"refused: {error}")
    outcomes: list[Outcome] = [
        (chosen, outcome_of(loaded, chosen, catalogue, as_of))
        for chosen in all_choices(slots)
    ]
    cards = hashed_cards(loaded, slots, catalogue)
    return check_outcomes(loaded, slots, cards, outcomes)


def prove_files(
    bank: QuestionBank, paths: Sequence[Path]
) -> Iterator[tuple[str, Proof]]:
    """Try to shake the keys of question files, where they can be derived at all."""
    for path in paths:
        try:
            loaded = load_family(path, bank.catalogue, name_of(path, bank))
            choices = tuple(all_choices(slots_of(loaded.family, bank.catalogue)))
        except (UnreadableError, RefusalError):
            continue  # said by `check_files`
        shaken = [(chosen, shake(loaded, chosen, bank.catalogue)) for chosen in choices]
        yield loaded.id, make_proof(loaded, loaded.content_hash, shaken)
