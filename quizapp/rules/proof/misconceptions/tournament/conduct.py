"""Misconceptions about what stays with the person who is controlled."""

from __future__ import annotations

from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.conduct import information
from quizapp.rules.policy.conduct import rule_points as conduct
from quizapp.rules.policy.conduct.information import (
    NOTHING,
    TRUTH,
    Category,
    Information,
)
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("control-reaches-everything", conduct.realm_of_choice)
def _everything(matter: Matter, person: Player) -> Cited[Realm]:
    return cited(Realm.GAME, "control.conduct", person=person, matter=matter.value)


@misconception("conceding-needs-priority", conduct.concede_any_time)
def _needs_priority(person: Player, has_priority: bool) -> Cited[bool]:
    return cited(has_priority, "concede.any-time", person=person)


@misconception("control-covers-silence", conduct.duty_to_call_a_judge)
def _silence(person: Player, saw_an_error: bool, controlled: bool) -> Cited[bool]:
    owed = saw_an_error and not controlled
    return cited(owed, "mtr.judge-calls", person=person)


@misconception("devices-are-banned", conduct.device_allowed)
def _banned(person: Player, rel: Rel) -> Cited[bool]:
    allowed = rel is Rel.REGULAR
    return cited(
        allowed, "mtr.devices", person=person, allowed="yes" if allowed else "no"
    )


@misconception("devices-were-always-allowed", conduct.device_allowed)
def _always_allowed(person: Player, rel: Rel) -> Cited[bool]:
    del rel
    return cited(True, "mtr.devices", person=person, allowed="yes")


@misconception("hand-size-is-free-information", information.information_category)
def _free(what: Information, rel: Rel) -> Cited[Category]:
    del what, rel
    return cited(Category.FREE, "mtr.information", category="free")


@misconception("hand-size-is-private", information.information_category)
def _private(what: Information, rel: Rel) -> Cited[Category]:
    del what, rel
    return cited(Category.PRIVATE, "mtr.information", category="private")


@misconception("nothing-has-to-be-told", information.allowed_answers)
def _silent(category: Category, player: Player) -> Cited[tuple[str, ...]]:
    del category
    ways = (TRUTH, NOTHING)
    return cited(ways, "mtr.answers", player=player, category=Category.DERIVED.value)


CONDUCT = (
    _everything,
    _needs_priority,
    _silence,
    _banned,
    _always_allowed,
    _free,
    _private,
    _silent,
)
