"""A plan: which families must be compiled anew, and which are as the pack has them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.checking import name_of, taken_twice
from quizapp.bank.family.loading import LoadedFamily, load_family
from quizapp.bank.pack.named_cards import content_hash, hashed_cards
from quizapp.bank.pack.packed import Entry
from quizapp.bank.pack.packing import refused_family, unreadable_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.variants.variant import all_choices, slots_of
from quizapp.rules.refusal import RefusalError


class Planned(Struct, frozen=True):
    """A family that can be compiled."""

    loaded: LoadedFamily
    slots: dict[str, tuple[str, ...]]
    content_hash: str
    cards: dict[str, str]
    """Hashes of the files of the cards that it depends on, by name."""

    @property
    def choices(self) -> tuple[dict[str, str], ...]:
        """List every way to fill the slots."""
        return tuple(all_choices(self.slots))


class Plan(Struct, frozen=True):
    """What is to be done with a bank."""

    kept: tuple[Entry, ...]
    compiled: tuple[Planned, ...]
    unusable: tuple[CheckedFamily, ...]
    """Families whose file cannot be used."""
    usable: tuple[Planned, ...]
    """All families that can be compiled, those that are kept too."""


def make_plan(bank: QuestionBank, entries: Mapping[str, Entry]) -> Plan:
    """Compare a bank with what a pack has."""
    unusable: dict[str, CheckedFamily] = {}
    usable: dict[str, Planned] = {}
    for path in bank.paths:
        found = _look_at(path, bank)
        if isinstance(found, CheckedFamily):
            unusable[found.id] = found
        elif found.loaded.id in usable:
            first = usable[found.loaded.id].loaded.file
            unusable[found.loaded.id] = taken_twice(found.loaded, first)
        else:
            usable[found.loaded.id] = found
    fine = [each for name, each in usable.items() if name not in unusable]
    same = {each.loaded.id for each in fine if _is_same(each, entries)}
    return Plan(
        kept=tuple(entries[name] for name in sorted(same)),
        compiled=tuple(each for each in fine if each.loaded.id not in same),
        unusable=tuple(unusable.values()),
        usable=tuple(fine),
    )


def _look_at(path: Path, bank: QuestionBank) -> Planned | CheckedFamily:
    name = name_of(path, bank)
    try:
        loaded = load_family(path, bank.catalogue, name)
    except UnreadableError as error:
        return unreadable_family(path.stem, name, error.faults)
    try:
        slots = slots_of(loaded.family, bank.catalogue)
    except RefusalError as error:
        return refused_family(loaded, f"refused: {error}")
    return Planned(
        loaded=loaded,
        slots=slots,
        content_hash=content_hash(loaded, slots, bank.catalogue),
        cards=hashed_cards(loaded, slots, bank.catalogue),
    )


def _is_same(planned: Planned, entries: Mapping[str, Entry]) -> bool:
    entry = entries.get(planned.loaded.id)
    return entry is not None and entry.content_hash == planned.content_hash
