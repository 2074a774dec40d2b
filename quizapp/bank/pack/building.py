"""Building: a pack brought up to date with its bank, and proofs on demand."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol

from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.pack.pack_store import NewPack, PackStore
from quizapp.bank.pack.packed import Entry, PackedFamily
from quizapp.bank.pack.packing import Outcome, pack_family
from quizapp.bank.pack.plan import Plan, Planned, make_plan
from quizapp.bank.pack.sources import stamp_sources
from quizapp.bank.pack.tasks import Done, do_task, split
from quizapp.bank.proving.proof import Proof
from quizapp.bank.proving.proving import Shaken, make_proof
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.fault import Fault
from quizapp.bank.survey.survey import Survey
from quizapp.bank.survey.taking import take_survey
from quizapp.bank.workforce.workforce import Workforce


class Watcher(Protocol):
    """Is told how far the work has gone."""

    def begin(self, what: str, variants: int) -> None:
        """Begin to show work on so many variants."""

    def advance(self, variants: int) -> None:
        """Show that so many more are done."""


class How(Struct, frozen=True):
    """How a pack is built."""

    workforce: Workforce
    now: Callable[[], dt.datetime]
    proves: bool = False


class Built(Struct, frozen=True):
    """What a build did, for whoever asked for it."""

    checked: tuple[CheckedFamily, ...]
    """All families, sorted by id."""
    compiled: frozenset[str]
    """Ids of those that were compiled."""
    proven: frozenset[str]
    """Ids of those that were proven."""
    proofs: dict[str, Proof]
    card_faults: tuple[Fault, ...]
    pack: NewPack
    survey: Survey


def build(bank: QuestionBank, store: PackStore, how: How, watcher: Watcher) -> Built:
    """Compile what changed since a pack was written; writing is left to the caller."""
    # First: a later change must be seen next time.
    stamp = stamp_sources(bank.folder, bank.shared_cards)
    plan = make_plan(bank, _sound_entries(store))
    families = _compile(plan, bank, how, watcher)
    entries = [*plan.kept, *(family.entry for family in families)]
    checked = {entry.id: entry.checked for entry in entries}
    checked |= {each.id: each for each in plan.unusable}
    survey = take_survey(checked[name] for name in sorted(checked))
    old = _fresh(plan, store.proofs())
    new = _prove(_unproven(plan, checked, old), bank, how, watcher)
    unusable = (PackedFamily(entry=_entry_of(each)) for each in plan.unusable)
    pack = NewPack(
        stamp="" if bank.catalogue.faults else stamp,
        compiled_at=how.now(),
        kept=frozenset(entry.id for entry in plan.kept),
        families=(*families, *unusable),
        proofs={**old, **new},
        survey=survey,
    )
    return Built(
        checked=tuple(checked[name] for name in sorted(checked)),
        compiled=frozenset(family.entry.id for family in families),
        proven=frozenset(new),
        proofs={**old, **new},
        card_faults=bank.catalogue.faults,
        pack=pack,
        survey=survey,
    )


def _sound_entries(store: PackStore) -> dict[str, Entry]:
    """Return what can be taken over from a pack."""
    damaged = store.find_damaged()
    return {entry.id: entry for entry in store.entries() if entry.id not in damaged}


def _entry_of(checked: CheckedFamily) -> Entry:
    return Entry(
        id=checked.id,
        content_hash="",
        topics=(),
        level=1,
        complexity=1,
        slots={},
        checked=checked,
    )


def _compile(
    plan: Plan, bank: QuestionBank, how: How, watcher: Watcher
) -> list[PackedFamily]:
    outcomes: dict[str, list[Outcome]] = {e.loaded.id: [] for e in plan.compiled}
    for done in _work(plan.compiled, bank, how, watcher, proves=False):
        for chosen, found in zip(done.task.choices, done.found, strict=True):
            if not isinstance(found, Shaken):
                outcomes[done.task.question_id].append((chosen, found))
    return [
        pack_family(
            each.loaded,
            each.content_hash,
            each.slots,
            each.cards,
            outcomes[each.loaded.id],
        )
        for each in plan.compiled
    ]


def _fresh(plan: Plan, proofs: Mapping[str, Proof]) -> dict[str, Proof]:
    """Return the proofs that still hold."""
    hashes = {each.loaded.id: each.content_hash for each in plan.usable}
    return {
        name: proof
        for name, proof in proofs.items()
        if hashes.get(name) == proof.content_hash
    }


def _unproven(
    plan: Plan, checked: Mapping[str, CheckedFamily], proofs: Mapping[str, Proof]
) -> list[Planned]:
    """List the families that have keys and no proof."""
    return [
        each
        for each in plan.usable
        if each.loaded.id not in proofs and not checked[each.loaded.id].faults
    ]


def _prove(
    planned: Iterable[Planned], bank: QuestionBank, how: How, watcher: Watcher
) -> dict[str, Proof]:
    if not how.proves:
        return {}
    wanted = {each.loaded.id: each for each in planned}
    shaken: dict[str, list[tuple[Mapping[str, str], Shaken]]] = {e: [] for e in wanted}
    for done in _work(wanted.values(), bank, how, watcher, proves=True):
        for chosen, found in zip(done.task.choices, done.found, strict=True):
            if isinstance(found, Shaken):
                shaken[done.task.question_id].append((chosen, found))
    return {
        name: make_proof(each.loaded, each.content_hash, shaken[name])
        for name, each in wanted.items()
    }


def _work(
    planned: Iterable[Planned],
    bank: QuestionBank,
    how: How,
    watcher: Watcher,
    *,
    proves: bool,
) -> Iterator[Done]:
    tasks = [
        task
        for each in planned
        for task in split(
            each.loaded.id, each.loaded.content_hash, each.choices, proves=proves
        )
    ]
    if not tasks:
        return
    watcher.begin(
        "Proving" if proves else "Compiling", sum(len(task.choices) for task in tasks)
    )
    for done in how.workforce.do(do_task, tasks, bank):
        watcher.advance(len(done.task.choices))
        yield done
