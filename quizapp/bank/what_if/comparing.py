"""Comparing: which facts are otherwise in one situation than in another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest

from msgspec import structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.conduct import CallTime, Err
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    Begin,
    Given,
    GivenControl,
    Happening,
    NoticeTrigger,
    Scenario,
    Use,
)
from quizapp.bank.family.texts import texts_in
from quizapp.bank.what_if.comparing_sides import compare_sides
from quizapp.bank.what_if.facts import (
    Acknowledged,
    CardIs,
    CardsConcerned,
    DecidesFor,
    Disruptive,
    EarlierWarnings,
    Fact,
    GoesOnTo,
    IsNotUsed,
    Knowingly,
    NobodyDecides,
    RelIs,
    StepIs,
    ToldBy,
    TurnOf,
    TurnsGranted,
    UnsaidError,
    XIs,
)
from quizapp.bank.what_if.renaming import rename


def compare(before: Family, after: Family, catalogue: Catalogue) -> tuple[Fact, ...]:
    """List the facts that are otherwise, though not what is asked.

    :raises UnsaidError: if something differs that no fact stands for.
    """
    swapped = _swapped_card(before, after, catalogue)
    if swapped is not None:
        return (swapped,)
    return tuple(_facts(before, after))


def _swapped_card(before: Family, after: Family, catalogue: Catalogue) -> CardIs | None:
    """Return the card that stands for another one, if that is all that differs."""
    told, now = _situation(before), _situation(after)
    before_words, after_words = set(texts_in(told)), set(texts_in(now))
    gone = [each for each in before_words - after_words if each in catalogue]
    come = [each for each in after_words - before_words if each in catalogue]
    if len(gone) != 1 or len(come) != 1 or rename(told, gone[0], come[0]) != now:
        return None
    return CardIs(card=come[0], instead_of=gone[0])


def _situation(family: Family) -> tuple[object, ...]:
    return family.rel, family.scenario, family.happens


def _facts(before: Family, after: Family) -> Iterator[Fact]:
    if before.rel != after.rel:
        if after.rel is None:
            raise UnsaidError("rel")
        yield RelIs(rel=after.rel)
    yield from _compare_scenarios(before.scenario, after.scenario)
    yield from _compare_happenings(before.happens, after.happens)


def _compare_scenarios(before: Scenario, after: Scenario) -> Iterator[Fact]:
    if (before.players, before.teams) != (after.players, after.teams):
        raise UnsaidError("players")
    if before.turn.of != after.turn.of:
        yield TurnOf(player=after.turn.of)
    if before.turn.step != after.turn.step:
        yield StepIs(step=after.turn.step)
    for player in before.players:
        yield from compare_sides(player, before.side(player), after.side(player))
    yield from _compare_given(before.given, after.given)


def _compare_given(
    before: tuple[Given, ...], after: tuple[Given, ...]
) -> Iterator[Fact]:
    if before == after:
        return
    gone = [each for each in before if each not in after]
    come = [each for each in after if each not in before]
    if len(gone) == 1 and isinstance(gone[0], GivenControl):
        if not come:
            yield NobodyDecides(who=gone[0].who)
            return
        other = come[0]
        if isinstance(other, GivenControl) and len(come) == 1:
            fixed = (other.source, other.during)
            if fixed == (gone[0].source, gone[0].during):
                yield DecidesFor(who=other.who, by=other.by)
                return
    raise UnsaidError("given")


def _compare_happenings(
    before: tuple[Happening, ...], after: tuple[Happening, ...]
) -> Iterator[Fact]:
    if len(after) < len(before):
        yield _left_out(before, after)
        return
    for old, new in zip_longest(before, after):
        if old == new:
            continue
        if type(old) is not type(new):
            raise UnsaidError("happens")
        yield from _compare_happening(old, new)


def _left_out(before: tuple[Happening, ...], after: tuple[Happening, ...]) -> Fact:
    """Return the use that is missing, with or without its resolution."""
    for place, each in enumerate(before):
        if not isinstance(each, Use):
            continue
        rest = before[place + 1 :]
        for left in (rest, rest[1:]):
            if (*before[:place], *left) == after:
                return IsNotUsed(by=each.by, card=each.card)
    raise UnsaidError("happens")


def _compare_happening(old: Happening, new: Happening) -> Iterator[Fact]:
    """Yield the facts of one happening; a field without a fact is refused."""
    if isinstance(new, Err):
        yield from _compare_errors(old, new)
        return
    for name in _changed(old, new):
        if isinstance(new, Use) and name == "x" and new.x is not None:
            yield XIs(number=new.x)
        elif isinstance(new, Begin) and name == "step":
            yield GoesOnTo(step=new.step)
        elif isinstance(new, NoticeTrigger) and name == "disruptive":
            yield Disruptive(disruptive=new.disruptive)
        elif isinstance(new, NoticeTrigger) and name == "earlier" and new.warned:
            yield EarlierWarnings(by=new.warned, number=new.earlier)
        elif isinstance(new, CallTime) and name == "granted":
            yield TurnsGranted(number=new.granted)
        else:
            raise UnsaidError(name)


_ERROR_FACTS: dict[str, Callable[[Err], Fact]] = {
    "knowingly": lambda err: Knowingly(by=err.by, knowingly=err.knowingly),
    "acknowledged": lambda err: Acknowledged(by=err.by, acknowledged=err.acknowledged),
    "earlier": lambda err: EarlierWarnings(by=err.by, number=err.earlier),
    "count": lambda err: CardsConcerned(by=err.by, number=err.count),
    "told_by": lambda err: ToldBy(by=err.by, told_by=err.told_by),
}


def _compare_errors(old: Happening, new: Err) -> Iterator[Fact]:
    for name in _changed(old, new):
        if name not in _ERROR_FACTS:
            raise UnsaidError(name)
        yield _ERROR_FACTS[name](new)


def _changed(old: Happening, new: Happening) -> Iterable[str]:
    before, after = structs.asdict(old), structs.asdict(new)
    return [name for name in after if before[name] != after[name]]
