"""Reviewing: everything of a collection is derived before any of it is added."""

from __future__ import annotations

import re
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
from quizapp.bank.reading.files import list_files
from quizapp.bank.variants.variant import slots_of
from quizapp.rules.refusal import RefusalError

_MARKUP = re.compile(r"[<>]")

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
    """Families that must not be derived: of another's id, for example."""

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
    card_faults = tuple(_markup_in_cards(folder))
    for file in {fault.file for fault in clashes}:
        (folder.parent / file).unlink()
    bank = reviewing.read_bank(folder)
    checked: tuple[CheckedFamily, ...] = ()
    card_faults += bank.catalogue.faults
    if not card_faults:
        built = build(bank, store, reviewing.how, reviewing.watcher)
        store.rewrite(built.pack)
        checked = built.checked
    return Reviewed(
        checked=checked,
        cards=_own_cards(bank),
        card_faults=card_faults,
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
        yield from _find_markup(path, name)
        count = _count_variants(bank, path.stem)
        if count > MOST_VARIANTS:
            said = f"it has {count} variants, and at most {MOST_VARIANTS} are derived"
            yield Fault(name, 1, 1, said)


def _markup_in_cards(folder: Path) -> Iterator[Fault]:
    for path in list_files(folder / "cards"):
        yield from _find_markup(path, path.relative_to(folder).as_posix())


def _find_markup(path: Path, name: str) -> Iterator[Fault]:
    """Report the first sign by which a text could be taken for markup where it is shown.

    No file of the program has one, so nobody who writes questions needs it.
    """
    text = path.read_bytes().decode("utf-8", errors="replace")
    found = _MARKUP.search(text)
    if found is not None:
        before = text[: found.start()]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        said = f'the sign "{found.group()}" may not stand in an added file'
        yield Fault(name, line, column, said)


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
