"""Rule points about decisions that belong to a person and not to a player of the game."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("realm_of_choice")
def realm_of_choice(matter: Matter, person: Player) -> Cited[Realm]:
    """Say whether the game asks for a decision, or the tournament (CR 723.5b, 723.6)."""
    rule = "concede" if matter is Matter.CONCEDE else "conduct"
    return cited(
        Realm.TOURNAMENT, f"control.{rule}", person=person, matter=matter.value
    )


@rule_point("concede_any_time")
def concede_any_time(person: Player, has_priority: bool) -> Cited[bool]:
    """Say whether a player may concede at a moment (CR 104.3a)."""
    del has_priority  # it may be done at any time; a misconception looks at it
    return cited(True, "concede.any-time", person=person)


@rule_point("duty_to_call_a_judge", Document.MTR)
def duty_to_call_a_judge(
    person: Player, saw_an_error: bool, controlled: bool
) -> Cited[bool]:
    """Say whether a player has to call a judge about an error of the game."""
    del controlled  # a controlled player keeps the duties; a misconception looks at it
    return cited(saw_an_error, "mtr.judge-calls", person=person)


@rule_point("device_allowed", Document.MTR)
def device_allowed(person: Player, rel: Rel) -> Cited[bool]:
    """Say whether a player may use an electronic device in a match (to 2021-07-22)."""
    return _device(rel is Rel.REGULAR, person)


@device_allowed.since("2021-07-23")
def _devices_are_allowed(person: Player, rel: Rel) -> Cited[bool]:
    """Say whether a player may use a device: yes, but for strategic advice."""
    del rel
    return _device(True, person)


def _device(allowed: bool, person: Player) -> Cited[bool]:
    return cited(
        allowed, "mtr.devices", person=person, allowed="yes" if allowed else "no"
    )
