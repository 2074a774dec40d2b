"""What if: the same question about a situation in which one fact is otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.keys.derive import Findings, find_out
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.staging.script import ScriptError
from quizapp.bank.what_if.changes import changed_families
from quizapp.bank.what_if.comparing import compare
from quizapp.bank.what_if.facts import (
    CardIs,
    Controls,
    Fact,
    HasInHand,
    IsNotUsed,
    UnsaidError,
)
from quizapp.bank.what_if.judging import holds_otherwise
from quizapp.bank.what_if.shown import ALWAYS_SHOWN, Alternative, Shown
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.refusal import RefusalError

MOST_TRIED = 24
"""Situations derived at most; those that are tried first change the most."""

MOST_STATES = 4_000
"""States looked at, after which no other situation is begun."""

_NEEDS_AN_ANSWER = (IsNotUsed, Controls, HasInHand)
"""Facts that are offered only if one of the options is right then: with what the
question is about they may take the question away."""


class Asked(NamedTuple):
    """A variant of a question on a day, whose facts are to be changed."""

    family: Family
    """With its slots open."""
    chosen: Mapping[str, str]
    key: DerivedKey
    as_of: EditionDate


def alternatives(asked: Asked, catalogue: Catalogue) -> tuple[Alternative, ...]:
    """List facts that may be otherwise, with the outcome of each.

    Those that change the key come first. A fact stands for itself alone: a situation
    that differs in two ways is not offered, nor one that the engine refuses, except
    where a learner would look for it.
    """
    shown = Shown()
    for each in _judged(asked, catalogue, shown):
        shown.add(each)
    return shown.in_order


def _judged(asked: Asked, catalogue: Catalogue, shown: Shown) -> Iterator[Alternative]:
    """Yield what would be shown, playing nothing for which there is no room."""
    states = 0
    for fact, family in _told(asked, catalogue):
        if states > MOST_STATES:
            return
        if not shown.has_room_for(fact):
            continue
        try:
            then = find_out_otherwise(family, catalogue, asked.as_of)
        except ScriptError:
            continue  # what the question tells cannot happen then
        except RefusalError as error:
            if isinstance(fact, ALWAYS_SHOWN):
                yield Alternative(fact, (), changes=False, then=None, why=str(error))
            continue
        states += len(then.world.graph.nodes)
        now = _right(asked.key, then)
        found = Alternative(fact, now or (), now != asked.key.right, then)
        if now is not None and shown.has_room(found) and _is_fair(fact, now, then):
            yield found


def _is_fair(fact: Fact, now: tuple[str, ...], then: Findings) -> bool:
    """Say whether the question still means something in a changed situation."""
    if not then.has_steps or (len(now) > 1 and not then.family.ask.select_all):
        return False
    return bool(now) or not isinstance(fact, _NEEDS_AN_ANSWER)


def find_out_otherwise(
    family: Family, catalogue: Catalogue, as_of: EditionDate
) -> Findings:
    """Find out about a changed situation, which may turn on another rule point.

    :raises RefusalError: if the engine cannot answer.
    """
    then = find_out(family, catalogue, as_of)
    if family.ask.with_reasons and not _turns_as_wanted(then):
        return then.free_to_turn
    return then


def _turns_as_wanted(then: Findings) -> bool:
    """Say whether the answer turns on the rule point that its family names, if any."""
    # A belief about that point comes before all others: those need not be played.
    wanted, true = then.family.turns_on, then.answers[0]
    return not wanted or any(
        each.answers[0] != true for each in then.deviations_at(wanted)
    )


def _right(key: DerivedKey, then: Findings) -> tuple[str, ...] | None:
    """Return the ids of the posed options that are right in a changed situation.

    None where no rule says why: options that name a reason cannot be judged then.
    """
    try:
        return tuple(each.id for each in key.options if holds_otherwise(each, then))
    except RefusalError:
        return None


def _told(asked: Asked, catalogue: Catalogue) -> Iterator[tuple[Fact, Family]]:
    """Yield each situation that differs in one fact that can be told, once."""
    seen: set[Fact] = set()
    for family in changed_families(asked.family, asked.chosen, catalogue):
        try:
            facts = compare(asked.key.family, family, catalogue)
        except UnsaidError:
            continue
        if len(facts) != 1 or facts[0] in seen or len(seen) >= MOST_TRIED:
            continue
        if isinstance(facts[0], CardIs) and _is_named(asked.key, facts[0].instead_of):
            continue
        seen.add(facts[0])
        yield facts[0], family


def _is_named(key: DerivedKey, card: str) -> bool:
    """Say whether an answer names a card, so that it would mean something else."""
    return any(card in answer for each in key.options for answer in each.answers)
