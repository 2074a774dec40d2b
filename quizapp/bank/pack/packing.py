"""Packing: the variants of a family put together, with what its author is told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import LoadedFamily
from quizapp.bank.pack.change_of_answer import changes_of_answer
from quizapp.bank.pack.compiling import CompiledVariant
from quizapp.bank.pack.packed import Entry, Indexed, PackedFamily, Profile
from quizapp.bank.reading.fault import Fault
from quizapp.bank.signing.content import hash_read
from quizapp.bank.survey.contents import Contents
from quizapp.bank.survey.places import count_places
from quizapp.bank.variants.drawing import Slots
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.bank.wording.topic_words import say_topic

_NUMBERED = re.compile(r"[A-Z]+ [0-9]+(\.[0-9]+[a-z]*)?")
"""How a rule is cited whose number is verified."""

Outcome = tuple[Mapping[str, str], CompiledVariant | Fault | str]
"""What fills the slots, and what came of it; otherwise why it was refused, and where."""


def check_outcomes(
    loaded: LoadedFamily,
    slots: Slots,
    cards: Mapping[str, str],
    outcomes: Sequence[Outcome],
) -> CheckedFamily:
    """Say what became of a family, from what became of its variants.

    :param cards: hashes of the files of the cards that it depends on, by name.
    """
    made = [(c, each) for c, each in outcomes if isinstance(each, CompiledVariant)]
    faults = list(_refusals(loaded, outcomes))
    warnings: Iterable[str] = ()
    if not loaded.family.varies_answer:
        warnings = changes_of_answer([(chosen, each.answers) for chosen, each in made])
    compiled = [each for _, each in made]
    unverified = frozenset[str]().union(*(each.unverified for each in compiled))
    return CheckedFamily(
        id=loaded.id,
        file=loaded.file,
        variants=len(compiled),
        options=max((each.options for each in compiled), default=0),
        states=sum(each.states for each in compiled),
        unverified=len(unverified),
        faults=tuple(faults),
        warnings=tuple(_fault(loaded, said) for said in warnings),
        read="" if faults else _hash_read(loaded, cards, compiled),
        contents=_contents(loaded, slots, made),
    )


def _hash_read(
    loaded: LoadedFamily, cards: Mapping[str, str], compiled: Sequence[CompiledVariant]
) -> str:
    variants = {each.packed.filling: each.read for each in compiled}
    return hash_read(loaded.content_hash, cards, variants)


def _contents(
    loaded: LoadedFamily,
    slots: Slots,
    made: Sequence[tuple[Mapping[str, str], CompiledVariant]],
) -> Contents:
    choices = {
        tuple(chosen[name] for name in sorted(chosen)): each.choice
        for chosen, each in made
        if each.choice is not None
    }
    compiled = [each for _, each in made]
    lacking = {text for each in compiled for text in each.untranslated}
    return Contents(
        form=loaded.family.ask.form.value,
        level=loaded.family.level,
        complexity=loaded.family.complexity,
        misconceptions=_sorted(
            each.misconceptions | each.earlier_misconceptions for each in compiled
        ),
        rule_points=_sorted(each.rule_points for each in compiled),
        places=count_places(loaded.id, slots, choices),
        untranslated=tuple(sorted(lacking, key=str)),
    )


def _sorted(some: Iterable[frozenset[str]]) -> tuple[str, ...]:
    return tuple(sorted(frozenset[str]().union(*some)))


def _refusals(loaded: LoadedFamily, outcomes: Sequence[Outcome]) -> Iterator[Fault]:
    """Yield each reason once, with the first values that it was given for."""
    first: dict[Fault, Mapping[str, str]] = {}
    for chosen, each in outcomes:
        if isinstance(each, str):
            first.setdefault(_fault(loaded, f"refused: {each}"), chosen)
        elif isinstance(each, Fault):
            first.setdefault(each, chosen)
        else:
            for lacking in sorted(each.untranslated, key=str):
                first.setdefault(_fault(loaded, str(lacking)), chosen)
    for fault, chosen in first.items():
        values = ", ".join(f"${slot} is {chosen[slot]}" for slot in sorted(chosen))
        said = fault.message + (f" (where {values})" if values else "")
        yield Fault(fault.file, fault.line, fault.column, said)


def refused_family(loaded: LoadedFamily, why: str) -> CheckedFamily:
    """Say that nothing became of a family."""
    return unreadable_family(loaded.id, loaded.file, (_fault(loaded, why),))


def unreadable_family(
    question_id: str, file: str, faults: tuple[Fault, ...]
) -> CheckedFamily:
    """Say that a file could not be understood."""
    return CheckedFamily(question_id, file, 0, 0, 0, 0, faults)


def pack_family(
    loaded: LoadedFamily,
    content_hash: str,
    slots: Slots,
    cards: Mapping[str, str],
    outcomes: Sequence[Outcome],
) -> PackedFamily:
    """Put a family together; one with faults has no variants in the pack."""
    checked = check_outcomes(loaded, slots, cards, outcomes)
    compiled = [e for _, e in outcomes if isinstance(e, CompiledVariant)]
    family = loaded.family
    entry = Entry(
        id=loaded.id,
        content_hash=content_hash,
        topics=tuple(family.topics),
        level=family.level,
        complexity=family.complexity,
        turns_on=family.turns_on or "",
        slots=dict(slots),
        checked=checked,
        profile=_profile(family, tuple(cards), compiled),
    )
    if checked.faults:
        return PackedFamily(entry=entry)
    return PackedFamily(
        entry=entry,
        variants=tuple(sorted((e.packed for e in compiled), key=lambda e: e.filling)),
        indexed=tuple(
            _index(entry, tuple(cards), compiled, each) for each in LANGUAGES
        ),
    )


def _profile(
    family: Family, cards: Sequence[str], compiled: Sequence[CompiledVariant]
) -> Profile:
    """Put together what a family is found and listed by."""
    first = compiled[:1]
    in_order = sorted(compiled, key=lambda each: each.packed.filling)
    cited = (rule for one in in_order for said in one.said for rule in said.rules)
    return Profile(
        titles=family.titles,
        form=family.ask.form.value,
        questions={said.language: said.question for e in first for said in e.said},
        cards=tuple(sorted(cards)),
        rules=tuple(dict.fromkeys(r for r in cited if _NUMBERED.fullmatch(r))),
        misconceptions=tuple(
            sorted(frozenset[str]().union(*(e.misconceptions for e in compiled)))
        ),
    )


def _index(
    entry: Entry,
    cards: Sequence[str],
    compiled: Sequence[CompiledVariant],
    language: str,
) -> Indexed:
    said = [each for one in compiled for each in one.said if each.language == language]
    speaker = Speaker(language, {})
    return Indexed(
        language=language,
        texts="\n".join(dict.fromkeys(text for each in said for text in each.texts)),
        cards="\n".join(cards),
        topics="\n".join(say_topic(topic, speaker) for topic in entry.topics),
        rules="\n".join(sorted({rule for each in said for rule in each.rules})),
    )


def _fault(loaded: LoadedFamily, message: str) -> Fault:
    return Fault(loaded.file, 1, 1, message)
