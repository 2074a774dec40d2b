"""Misconceptions about how penalties grow, and about help and lies from outside the game."""

from __future__ import annotations

from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.infractions import rule_points as infractions
from quizapp.rules.policy.ruling import Infraction, Penalty
from quizapp.rules.rulebook import Cited, cited, misconception

_SEVERE = (Infraction.OUTSIDE_ASSISTANCE, Infraction.STALLING, Infraction.CHEATING)
_ADVICE = (Act.ASKED_FOR_ADVICE, Act.READ_ADVICE_ONLINE)
_NOTES = (
    Act.READ_OUTSIDE_NOTES,
    Act.READ_SIDEBOARD_NOTES,
    Act.READ_NOTES_BETWEEN_GAMES,
    Act.READ_MATCH_NOTES,
    Act.READ_ORACLE_PAGE,
)


@misconception("second-warning-is-a-game-loss", infractions.infraction_penalty)
def _second(infraction: Infraction, earlier: int, player: Player) -> Cited[Penalty]:
    return _at(1, infraction, earlier, player)


@misconception("third-warning-for-every-error", infractions.infraction_penalty)
def _third(infraction: Infraction, earlier: int, player: Player) -> Cited[Penalty]:
    return _at(2, infraction, earlier, player)


def _at(
    times: int, infraction: Infraction, earlier: int, player: Player
) -> Cited[Penalty]:
    """Give the penalty as if so many earlier Warnings made a Game Loss of any."""
    if infraction in _SEVERE:
        return infractions.infraction_penalty.function_on(NEWEST)(
            infraction, earlier, player
        )
    penalty = Penalty.GAME_LOSS if earlier >= times else Penalty.WARNING
    return cited(penalty, "ipg.upgrade", player=player, penalty=penalty.value)


@misconception("warnings-outlast-the-day", infractions.warnings_that_count)
def _days(same: int, on_other_days: int, for_others: int, player: Player) -> Cited[int]:
    return _counted(same + on_other_days, player)


@misconception("warnings-of-all-kinds-add-up", infractions.warnings_that_count)
def _kinds(
    same: int, on_other_days: int, for_others: int, player: Player
) -> Cited[int]:
    return _counted(same + for_others, player)


def _counted(count: int, player: Player) -> Cited[int]:
    only = "all" if count else "none"
    return cited(count, "ipg.count", player=player, count=count, only=only)


@misconception("all-notes-cost-the-match", infractions.assistance_is_lessened)
def _not_lessened(act: Act, player: Player) -> Cited[bool]:
    del act
    return cited(False, "ipg.downgrade", player=player, lessened="no")


@misconception("own-notes-cost-the-game", infractions.assistance_is_lessened)
def _lessened(act: Act, player: Player) -> Cited[bool]:
    lessened = act in (Act.READ_SIDEBOARD_NOTES, Act.READ_OUTSIDE_NOTES)
    said = "yes" if lessened else "no"
    return cited(lessened, "ipg.downgrade", player=player, lessened=said)


@misconception("every-lie-is-a-violation", infractions.false_answer)
def _every_lie(private: bool, in_vain: bool, player: Player) -> Cited[bool]:
    del private, in_vain
    return cited(True, "ipg.false-answer", player=player, how="acted on")


@misconception("lying-is-part-of-the-game", infractions.false_answer)
def _no_lie(private: bool, in_vain: bool, player: Player) -> Cited[bool]:
    del private, in_vain
    return cited(False, "ipg.false-answer", player=player, how="private")


@misconception("notes-are-no-assistance", infractions.which_infraction)
def _no_assistance(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    if act in _NOTES:
        return cited(Infraction.NONE, "ipg.assistance.own", player=by)
    return _truth(act, knowingly, acknowledged, by)


@misconception("all-notes-are-assistance", infractions.which_infraction)
def _all_assistance(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    if act in _NOTES:
        return cited(Infraction.OUTSIDE_ASSISTANCE, "ipg.assistance", player=by)
    return _truth(act, knowingly, acknowledged, by)


@misconception("intent-does-not-matter", infractions.which_infraction)
def _no_intent(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    del knowingly
    return _truth(act, False, acknowledged, by)


@misconception("advice-is-only-communication", infractions.which_infraction)
def _only_talk(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    if act in _ADVICE:
        return cited(Infraction.COMMUNICATION, "ipg.communication", player=by)
    return _truth(act, knowingly, acknowledged, by)


@misconception("all-slow-play-is-stalling", infractions.which_infraction)
def _all_stalling(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    meant = Act.STALLED if act is Act.PLAYED_SLOWLY else act
    return _truth(meant, knowingly, acknowledged, by)


def _truth(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    right = infractions.which_infraction.function_on(NEWEST)
    return right(act, knowingly, acknowledged, by)


PENALTIES = (
    _second,
    _third,
    _days,
    _kinds,
    _not_lessened,
    _lessened,
    _every_lie,
    _no_lie,
    _no_assistance,
    _all_assistance,
    _no_intent,
    _only_talk,
    _all_stalling,
)
