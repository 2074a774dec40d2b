"""Misconceptions about turns, teams and players who leave the game."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.points import control, leaving, triggers, turns
from quizapp.rules.proof.aspects.aspect import NOBODY
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("control-ends-before-cleanup", control.control_works_in_turn)
def _not_in_cleanup(control: Control, begun: bool, step: str) -> Cited[bool]:
    works = begun and step != Step.CLEANUP
    return cited(works, "control.whole-turn", source=control.source)


@misconception("control-starts-at-once", control.control_awaits_a_turn)
def _at_once(control: Control, in_own_turn: bool) -> Cited[bool]:
    return cited(not in_own_turn, "control.next-turn", source=control.source)


@misconception("control-lasts-into-the-extra-turn", control.control_ends_with_turn)
def _into_the_extra_turn(control: Control, active: Player) -> Cited[bool]:
    ends = active != control.subject
    return cited(ends, "control.ends", source=control.source)


@misconception("control-of-oneself-leaves-nobody", control.who_decides)
def _nobody_decides(chooser: Player, control: Control, what: str) -> Cited[Player]:
    by = Player(NOBODY) if control.by == control.subject else control.by
    return cited(by, "control.decides", by=by, subject=chooser, what=what)


@misconception("one-pass-counts-for-both", control.every_seat_passes)
def _one_pass(player: Player, following: Player, by: Player) -> Cited[bool]:
    return cited(
        False, "control.own-choices", player=player, following=following, by=by
    )


@misconception("only-the-named-head-is-controlled", control.control_of_team)
def _named_head(control: Control, player: Player) -> Cited[bool]:
    return cited(False, "control.team", subject=control.subject, player=player)


@misconception("control-outlasts-its-player", control.control_ends_with_its_player)
def _outlasts(control: Control) -> Cited[bool]:
    return cited(False, "leaving.control", by=control.by, subject=control.subject)


@misconception("a-skipped-turn-uses-the-effect-up", turns.control_waits_out_skips)
def _used_up(control: Control) -> Cited[bool]:
    return cited(False, "control.waits", source=control.source, subject=control.subject)


@misconception("overwritten-control-loses-the-extra-turn", turns.extra_turn_is_kept)
def _lost_turn(player: Player, source: str, overwritten: bool) -> Cited[bool]:
    return cited(not overwritten, "turn.extra", player=player, source=source)


@misconception("ones-own-effect-gives-the-turn-anyway", turns.extra_turn_is_skipped)
def _given_anyway(
    player: Player, by: Player, opponent: bool, source: str
) -> Cited[bool]:
    del by, opponent
    return cited(False, "turn.skipped", player=player, source=source)


@misconception("everybody-skips-extra-turns", turns.extra_turn_is_skipped)
def _everybody_skips(
    player: Player, by: Player, opponent: bool, source: str
) -> Cited[bool]:
    del by, opponent
    return cited(True, "turn.skipped", player=player, source=source)


@misconception("what-others-use-stays-in-the-game", leaving.owned_objects_leave)
def _stays(owner: Player) -> Cited[bool]:
    return cited(False, "leaving.objects", player=owner)


@misconception("deciding-player-places-first", triggers.who_places_first)
def _decider_first(
    order: tuple[Player, ...], deciders: tuple[Player, ...]
) -> Cited[tuple[Player, ...]]:
    first = deciders[0]
    others = tuple(each for each in order if each != first)
    return cited((first, *others), "trigger.active-first", player=first)


@misconception("countering-takes-the-ability-along", triggers.ability_is_independent)
def _countered_too(name: str, player: Player) -> Cited[bool]:
    return cited(False, "ability.independent", name=name, player=player)


@misconception("more-creatures-more-say", turns.who_speaks_for_team)
def _more_say(team: tuple[Player, ...], creatures: tuple[int, ...]) -> Cited[Player]:
    most = team[creatures.index(max(creatures))]
    return cited(most, "team.primary", player=most)


TURNS = (
    _not_in_cleanup,
    _at_once,
    _into_the_extra_turn,
    _nobody_decides,
    _one_pass,
    _named_head,
    _outlasts,
    _used_up,
    _lost_turn,
    _given_anyway,
    _everybody_skips,
    _stays,
    _decider_first,
    _countered_too,
    _more_say,
)
