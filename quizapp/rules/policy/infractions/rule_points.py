"""Rule points about infractions: which one, whose it is, and the penalty (IPG 1 to 4)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.ruling import TOURNAMENT_ERRORS, Infraction, Penalty
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Cited, cited, rule_point

_INFRACTIONS: dict[Act, tuple[Infraction, str]] = {
    Act.DREW_EXTRA: (Infraction.HIDDEN_CARD_ERROR, "hidden-card"),
    Act.LIFTED_CARD: (Infraction.EXTRA_CARDS_SEEN, "extra-cards"),
    Act.BROKE_RULE: (Infraction.RULE_VIOLATION, "rule-violation"),
    Act.FORGOT_UNTAP: (Infraction.RULE_VIOLATION, "rule-violation"),
    Act.FORGOT_DRAW: (Infraction.RULE_VIOLATION, "rule-violation"),
    Act.FORGOT_DISCARD: (Infraction.RULE_VIOLATION, "rule-violation"),
    Act.ERRED_IN_MULLIGAN: (Infraction.MULLIGAN_ERROR, "mulligan"),
    Act.PLAYED_SLOWLY: (Infraction.SLOW_PLAY, "slow-play"),
    Act.STALLED: (Infraction.STALLING, "stalling"),
    Act.READ_OUTSIDE_NOTES: (Infraction.OUTSIDE_ASSISTANCE, "assistance"),
    Act.READ_SIDEBOARD_NOTES: (Infraction.OUTSIDE_ASSISTANCE, "assistance"),
    Act.READ_NOTES_BETWEEN_GAMES: (Infraction.NONE, "assistance.between"),
    Act.READ_MATCH_NOTES: (Infraction.NONE, "assistance.own"),
    Act.READ_ORACLE_PAGE: (Infraction.NONE, "assistance.oracle"),
    Act.ASKED_FOR_ADVICE: (Infraction.OUTSIDE_ASSISTANCE, "assistance.advice"),
    Act.READ_ADVICE_ONLINE: (Infraction.OUTSIDE_ASSISTANCE, "assistance.advice"),
    Act.ANSWERED_FALSELY: (Infraction.COMMUNICATION, "communication"),
}
"""By act: the infraction, and the passage that says so."""

_SEVERE = {
    Infraction.OUTSIDE_ASSISTANCE: Penalty.MATCH_LOSS,
    Infraction.STALLING: Penalty.DISQUALIFICATION,
    Infraction.CHEATING: Penalty.DISQUALIFICATION,
}

THIRD_TIME = 2
"""Earlier Warnings for the same error with which the next one becomes a Game Loss."""
SECOND_TIME = 1
"""The same for a Tournament Error."""


@rule_point("who_answers", Document.IPG)
def who_answers(by: Player, active: Player, decider: Player) -> Cited[Player]:
    """Say who committed an infraction: whoever did it, controlled or not (IPG 1)."""
    del active, decider  # misconceptions look at them
    return cited(by, "ipg.offender", player=by)


@rule_point("which_infraction", Document.IPG)
def which_infraction(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    """Say which infraction an act is."""
    del acknowledged  # a misconception takes silence for intent
    if knowingly:
        return cited(Infraction.CHEATING, "ipg.cheating", player=by)
    infraction, passage = _INFRACTIONS[act]
    return cited(infraction, f"ipg.{passage}", player=by)


@rule_point("hidden_card_exception", Document.IPG)
def hidden_card_exception(
    acknowledged: bool, opponents_effect: bool, by: Player
) -> Cited[bool]:
    """Say whether it is no Hidden Card Error: with the opponent's permission (IPG 2.3)."""
    del opponents_effect
    return _exception("acknowledged" if acknowledged else "no", by)


@hidden_card_exception.since("2019-07-12")
def _or_the_opponent_controls_the_effect(
    acknowledged: bool, opponents_effect: bool, by: Player
) -> Cited[bool]:
    """Say whether it is none: also if only an effect of the opponent made it illegal."""
    why = "effect" if opponents_effect else "no"
    return _exception("acknowledged" if acknowledged else why, by)


def _exception(why: str, by: Player) -> Cited[bool]:
    return cited(why != "no", "ipg.hidden-card-exception", player=by, why=why)


@rule_point("infraction_penalty", Document.IPG)
def infraction_penalty(
    infraction: Infraction, earlier: int, player: Player
) -> Cited[Penalty]:
    """Say the penalty (IPG 2, 3).

    The third Warning for the same Game Play Error is a Game Loss, and the second one for
    the same Tournament Error; Failure to Maintain Game State never grows.
    """
    tournament = infraction in TOURNAMENT_ERRORS
    rule = "ipg.upgrade-tournament" if tournament else "ipg.upgrade"
    if infraction in _SEVERE:
        penalty = _SEVERE[infraction]
    elif infraction is Infraction.FAILURE_TO_MAINTAIN:
        return cited(Penalty.WARNING, "ipg.never-upgraded", player=player)
    elif earlier >= (SECOND_TIME if tournament else THIRD_TIME):
        penalty = Penalty.GAME_LOSS
    else:
        penalty = Penalty.WARNING
    return cited(penalty, rule, player=player, penalty=penalty.value)


@rule_point("warnings_that_count", Document.IPG)
def warnings_that_count(
    same: int, on_other_days: int, for_others: int, player: Player
) -> Cited[int]:
    """Say how many earlier Warnings count: those of the day for the same infraction."""
    only = "some" if on_other_days + for_others else "all"
    return cited(
        same, "ipg.count", player=player, count=same, only=only if same else "none"
    )


@rule_point("assistance_is_lessened", Document.IPG)
def assistance_is_lessened(act: Act, player: Player) -> Cited[bool]:
    """Say whether Outside Assistance costs only the game (before 2024-09-23).

    :raises RefusalError: if the notes could be had between games: it is not known since
        when that matters.
    """
    if act is Act.READ_SIDEBOARD_NOTES:
        raise RefusalError(
            "what notes for between games cost during a game is not known to the engine "
            "before 2024-09-23"
        )
    return cited(False, "ipg.downgrade", player=player, lessened="no")


@assistance_is_lessened.since("2024-09-23")
def _what_could_be_had_between_games(act: Act, player: Player) -> Cited[bool]:
    """Say whether it costs only the game: it does if it could be had between games."""
    lessened = act is Act.READ_SIDEBOARD_NOTES
    return cited(
        lessened, "ipg.downgrade", player=player, lessened="yes" if lessened else "no"
    )


@rule_point("false_answer", Document.IPG)
def false_answer(private: bool, in_vain: bool, player: Player) -> Cited[bool]:
    """Say whether a false answer is an infraction (before 2019-07-12).

    :raises RefusalError: if nobody acted on it: it is not known whether that matters.
    """
    if in_vain and not private:
        raise RefusalError(
            "whether a false answer on which nobody acted is an infraction is not known "
            "to the engine before 2019-07-12"
        )
    return _false_answer(private, in_vain, player)


@false_answer.since("2019-07-12")
def _somebody_must_have_acted_on_it(
    private: bool, in_vain: bool, player: Player
) -> Cited[bool]:
    """Say whether a false answer is an infraction: the opponent must act on it."""
    return _false_answer(private, in_vain, player)


def _false_answer(private: bool, in_vain: bool, player: Player) -> Cited[bool]:
    how = "private" if private else "in vain" if in_vain else "acted on"
    return cited(how == "acted on", "ipg.false-answer", player=player, how=how)


@rule_point("other_players_infraction", Document.IPG)
def other_players_infraction(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    """Say what the opponent of somebody who erred is answerable for (IPG 2.5, 2.6).

    Whoever had a player do it shares the violation; otherwise letting it pass is
    Failure to Maintain Game State.

    :raises RefusalError: if only an effect of the opponent forbade it: it is not known
        since when that matters.
    """
    if let_it_pass and own_effect:
        raise RefusalError(
            "what an opponent answers for whose effect made an action illegal is not "
            "known to the engine before 2019-07-12"
        )
    return _for_letting_it_pass(other, by, told_by, let_it_pass)


@other_players_infraction.since("2019-07-12")
def _whose_effect_it_was_shares_the_violation(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    """Say what the opponent is answerable for: sharing it also if it is their effect."""
    if let_it_pass and own_effect:
        shared = Infraction.RULE_VIOLATION
        return cited(shared, "ipg.opponents-effect", player=other, by=by)
    return _for_letting_it_pass(other, by, told_by, let_it_pass)


def _for_letting_it_pass(
    other: Player, by: Player, told_by: Player | None, let_it_pass: bool
) -> Cited[Infraction | None]:
    if not let_it_pass:
        return cited(None, "ipg.failure.not", player=other, by=by)
    if told_by == other:
        return cited(Infraction.RULE_VIOLATION, "ipg.instruction", player=other, by=by)
    return cited(Infraction.FAILURE_TO_MAINTAIN, "ipg.failure", player=other, by=by)
