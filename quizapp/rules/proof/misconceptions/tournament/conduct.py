"""Misconceptions about what stays with the person who is controlled."""

from __future__ import annotations

from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.conduct import information
from quizapp.rules.policy.conduct import rule_points as conduct
from quizapp.rules.policy.conduct.information import (
    FALSEHOOD,
    NOTHING,
    TRUTH,
    Category,
    Information,
)
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("control-reaches-everything", conduct.realm_of_choice)
def _everything(matter: Matter, person: Player) -> Cited[Realm]:
    del matter
    return cited(Realm.GAME, "control.conduct", person=person)


@misconception("conceding-needs-priority", conduct.concede_any_time)
def _needs_priority(person: Player, has_priority: bool) -> Cited[bool]:
    return cited(has_priority, "concede.any-time", person=person)


@misconception("control-covers-silence", conduct.duty_to_call_a_judge)
def _silence(person: Player, saw_an_error: bool, controlled: bool) -> Cited[bool]:
    owed = saw_an_error and not controlled
    return cited(owed, "mtr.judge-calls", person=person)


@misconception("devices-are-banned", conduct.device_allowed)
def _banned(person: Player, rel: Rel, moment: Moment) -> Cited[bool]:
    return _device(rel is Rel.REGULAR, person, moment)


@misconception("devices-were-always-allowed", conduct.device_allowed)
def _always_allowed(person: Player, rel: Rel, moment: Moment) -> Cited[bool]:
    del rel
    return _device(True, person, moment)


@misconception("devices-are-never-allowed", conduct.device_allowed)
def _never_allowed(person: Player, rel: Rel, moment: Moment) -> Cited[bool]:
    del rel
    return _device(False, person, moment)


def _device(allowed: bool, person: Player, moment: Moment) -> Cited[bool]:
    place = "draft" if moment is Moment.DRAFT else "match"
    said = "yes" if allowed else "no"
    return cited(allowed, "mtr.devices", person=person, allowed=said, place=place)


@misconception("what-a-device-shows-does-not-matter", conduct.device_gives_advice)
def _shows_anything(matter: Matter, person: Player) -> Cited[bool]:
    del matter
    return cited(False, "mtr.advice", person=person, advice="no")


@misconception("own-notes-may-always-be-read", conduct.notes_allowed)
def _any_notes(matter: Matter, moment: Moment, person: Player) -> Cited[bool]:
    return _notes(True, matter, moment, person)


@misconception("notes-are-forbidden", conduct.notes_allowed)
def _no_notes(matter: Matter, moment: Moment, person: Player) -> Cited[bool]:
    return _notes(False, matter, moment, person)


@misconception("old-notes-are-never-allowed", conduct.notes_allowed)
def _no_old_notes(matter: Matter, moment: Moment, person: Player) -> Cited[bool]:
    return _notes(matter is not Matter.READ_OLD_NOTES, matter, moment, person)


def _notes(
    allowed: bool, matter: Matter, moment: Moment, person: Player
) -> Cited[bool]:
    return cited(
        allowed,
        "mtr.notes-when",
        person=person,
        what="oracle" if matter is Matter.READ_ORACLE_PAGE else "notes",
        moment=moment.value,
    )


_COUNTED = (Information.CARDS_IN_HAND, Information.LIBRARY_SIZE)
"""What players may count for themselves."""


@misconception("hand-size-is-free-information", information.information_category)
def _free(what: Information, rel: Rel) -> Cited[Category]:
    return _believed(Category.FREE, what in _COUNTED, what, rel)


@misconception("hand-size-is-private", information.information_category)
def _private(what: Information, rel: Rel) -> Cited[Category]:
    return _believed(Category.PRIVATE, what in _COUNTED, what, rel)


@misconception("information-is-free", information.information_category)
def _all_free(what: Information, rel: Rel) -> Cited[Category]:
    return _believed(Category.FREE, what not in _COUNTED, what, rel)


@misconception("information-is-private", information.information_category)
def _all_private(what: Information, rel: Rel) -> Cited[Category]:
    return _believed(Category.PRIVATE, what not in _COUNTED, what, rel)


def _believed(
    category: Category, concerned: bool, what: Information, rel: Rel
) -> Cited[Category]:
    if not concerned:
        return information.information_category.function_on(NEWEST)(what, rel)
    return cited(category, "mtr.information", category=category.value)


@misconception("nothing-has-to-be-told", information.allowed_answers)
def _silent(
    category: Category, player: Player, to_a_judge: bool
) -> Cited[tuple[str, ...]]:
    del category, to_a_judge
    ways = (TRUTH, NOTHING)
    return cited(ways, "mtr.answers", player=player, category=Category.DERIVED.value)


@misconception("everything-has-to-be-told", information.allowed_answers)
def _open_book(
    category: Category, player: Player, to_a_judge: bool
) -> Cited[tuple[str, ...]]:
    del category, to_a_judge
    ways = (TRUTH,)
    return cited(ways, "mtr.answers", player=player, category=Category.FREE.value)


@misconception("bluffing-is-always-allowed", information.allowed_answers)
def _bluff(
    category: Category, player: Player, to_a_judge: bool
) -> Cited[tuple[str, ...]]:
    del category, to_a_judge
    ways = (TRUTH, NOTHING, FALSEHOOD)
    return cited(ways, "mtr.answers", player=player, category=Category.PRIVATE.value)


@misconception("a-judge-is-told-no-more-than-the-opponent", information.allowed_answers)
def _like_an_opponent(
    category: Category, player: Player, to_a_judge: bool
) -> Cited[tuple[str, ...]]:
    del to_a_judge
    return information.allowed_answers.function_on(NEWEST)(category, player, False)


@misconception("nothing-is-told-unasked", information.must_be_announced)
def _unasked(what: Information, player: Player) -> Cited[bool]:
    del what
    return cited(False, "mtr.tracking", player=player, must="no")


@misconception("every-change-is-announced", information.must_be_announced)
def _announced(what: Information, player: Player) -> Cited[bool]:
    del what
    return cited(True, "mtr.tracking", player=player, must="yes")


@misconception("only-life-totals-are-announced", information.must_be_announced)
def _only_life(what: Information, player: Player) -> Cited[bool]:
    must = what is Information.LIFE_TOTAL
    said = "yes" if must else "no"
    return cited(must, "mtr.tracking", player=player, must=said)


CONDUCT = (
    _everything,
    _needs_priority,
    _silence,
    _banned,
    _always_allowed,
    _never_allowed,
    _shows_anything,
    _any_notes,
    _no_notes,
    _no_old_notes,
    _free,
    _private,
    _all_free,
    _all_private,
    _silent,
    _open_book,
    _bluff,
    _like_an_opponent,
    _unasked,
    _announced,
    _only_life,
)
