"""Reviewing: everything of a collection is derived before any of it is added."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import prod
from pathlib import Path

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.checked import CheckedFamily
from quizapp.bank.pack.building import How, Watcher, build
from quizapp.bank.pack.pack_store import PackStore
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.bank.variants.variant import slots_of
from quizapp.rules.refusal import RefusalError

MOST_VARIANTS = 5000
"""Ways to fill the slots of one family; each of them is derived."""


class Reviewed(Struct, frozen=True, kw_only=True):
    """What was found out about a collection."""

    checked: tuple[CheckedFamily, ...]
    """All families that could be derived or were refused, sorted by id."""
    cards: tuple[str, ...]
    """Names of the cards that it brings along."""
    card_faults: tuple[Fault, ...]
    clashes: tuple[Fault, ...]
    """Families whose id is taken, or that have too many variants."""

    @property
    def good(self) -> tuple[CheckedFamily, ...]:
        """List the families that could be derived whole."""
        return tuple(each for each in self.checked if not each.faults)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """List everything that stands against adding it."""
        refused = (fault for each in self.checked for fault in each.faults)
        return (*self.card_faults, *self.clashes, *refused)

    @property
    def refused_files(self) -> frozenset[str]:
        """Name the question files that cannot be added."""
        refused = (each.file for each in self.checked if each.faults)
        return frozenset(refused) | {fault.file for fault in self.clashes}


class Reviewing(Struct, frozen=True):
    """How a collection is reviewed."""

    read_bank: Callable[[Path], QuestionBank]
    """Reads a collection together with the cards of the program."""
    taken: Mapping[str, str]
    """Ids that are taken, and by what."""
    how: How
    watcher: Watcher


def review(folder: Path, store: PackStore, reviewing: Reviewing) -> Reviewed:
    """Derive a collection in a folder of its own into a pack of its own.

    Files that must not be derived are deleted from the folder, and reported.
    """
    clashes = tuple(_clashes(reviewing.read_bank(folder), reviewing.taken))
    for file in {fault.file for fault in clashes}:
        (folder.parent / file).unlink()
    bank = reviewing.read_bank(folder)
    checked: tuple[CheckedFamily, ...] = ()
    if not bank.catalogue.faults:
        built = build(bank, store, reviewing.how, reviewing.watcher)
        store.rewrite(built.pack)
        checked = built.checked
    return Reviewed(
        checked=checked,
        cards=_own_cards(bank),
        card_faults=bank.catalogue.faults,
        clashes=clashes,
    )


def _clashes(bank: QuestionBank, taken: Mapping[str, str]) -> Iterator[Fault]:
    first: dict[str, str] = {}
    for path in bank.paths:
        name = path.relative_to(bank.folder.parent).as_posix()
        owner = taken.get(path.stem) or first.get(path.stem)
        if owner:
            yield Fault(name, 1, 1, f'the id "{path.stem}" is taken by {owner}')
            continue
        first[path.stem] = name
        count = _count_variants(bank, path.stem)
        if count > MOST_VARIANTS:
            said = f"it has {count} variants, and at most {MOST_VARIANTS} are derived"
            yield Fault(name, 1, 1, said)


def _count_variants(bank: QuestionBank, question_id: str) -> int:
    """Count the ways to fill the slots; what cannot be read is reported elsewhere."""
    try:
        slots = slots_of(bank.family(question_id).family, bank.catalogue)
    except (UnreadableError, RefusalError):
        return 0
    return prod(len(values) for values in slots.values())


def _own_cards(bank: QuestionBank) -> tuple[str, ...]:
    shared = Catalogue(*bank.shared_cards)
    return tuple(name for name in bank.catalogue.names if name not in shared)
