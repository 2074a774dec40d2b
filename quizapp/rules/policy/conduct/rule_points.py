"""Rule points about decisions that belong to a person and not to a player of the game."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.decisions import Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("realm_of_choice")
def realm_of_choice(matter: Matter, person: Player) -> Cited[Realm]:
    """Say whether the game asks for a decision, or the tournament (CR 723.5b, 723.6)."""
    rule = "concede" if matter is Matter.CONCEDE else "conduct"
    return cited(Realm.TOURNAMENT, f"control.{rule}", person=person)


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
def device_allowed(person: Player, rel: Rel, moment: Moment) -> Cited[bool]:
    """Say whether a player may use an electronic device (MTR 2.12, to 2021-07-22).

    At Regular REL it is allowed; above it, neither in a match nor in a draft.
    """
    return _device(rel is Rel.REGULAR, person, moment)


@device_allowed.since("2021-07-23")
def _devices_are_allowed(person: Player, rel: Rel, moment: Moment) -> Cited[bool]:
    """Say whether a player may use a device: only not in a draft above Regular REL."""
    return _device(rel is Rel.REGULAR or moment is not Moment.DRAFT, person, moment)


def _device(allowed: bool, person: Player, moment: Moment) -> Cited[bool]:
    place = "draft" if moment is Moment.DRAFT else "match"
    return cited(
        allowed,
        "mtr.devices",
        person=person,
        allowed="yes" if allowed else "no",
        place=place,
    )


@rule_point("device_gives_advice", Document.MTR)
def device_gives_advice(matter: Matter, person: Player) -> Cited[bool]:
    """Say whether a device would give strategic advice, which it never may (MTR 2.12)."""
    advice = matter is Matter.READ_STRATEGY
    return cited(advice, "mtr.advice", person=person, advice="yes" if advice else "no")


@rule_point("notes_allowed", Document.MTR)
def notes_allowed(matter: Matter, moment: Moment, person: Player) -> Cited[bool]:
    """Say whether a player may take or look at notes (MTR 2.11).

    Older notes may be looked at between games alone, and in a draft none may be taken
    or looked at; Oracle text may be looked at at any time.
    """
    allowed = matter is Matter.READ_ORACLE_PAGE or moment is Moment.BETWEEN_GAMES
    if moment is Moment.GAME:
        allowed = matter is not Matter.READ_OLD_NOTES
    what = "oracle" if matter is Matter.READ_ORACLE_PAGE else "notes"
    if (matter, moment) == (Matter.TAKE_NOTE, Moment.GAME):
        what = matter.value
    return cited(
        allowed, "mtr.notes-when", person=person, what=what, moment=moment.value
    )
