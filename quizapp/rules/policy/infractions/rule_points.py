"""Rule points about infractions: which one, whose it is, and the penalty (IPG 1 to 4)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.ruling import Infraction, Penalty
from quizapp.rules.rulebook import Cited, cited, rule_point

_INFRACTIONS: dict[Act, tuple[Infraction, str]] = {
    Act.DREW_EXTRA: (Infraction.HIDDEN_CARD_ERROR, "hidden-card"),
    Act.LIFTED_CARD: (Infraction.EXTRA_CARDS_SEEN, "extra-cards"),
    Act.BROKE_RULE: (Infraction.RULE_VIOLATION, "rule-violation"),
    Act.ERRED_IN_MULLIGAN: (Infraction.MULLIGAN_ERROR, "mulligan"),
    Act.PLAYED_SLOWLY: (Infraction.SLOW_PLAY, "slow-play"),
    Act.STALLED: (Infraction.STALLING, "stalling"),
    Act.READ_OUTSIDE_NOTES: (Infraction.OUTSIDE_ASSISTANCE, "assistance"),
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


@rule_point("infraction_penalty", Document.IPG)
def infraction_penalty(
    infraction: Infraction, earlier: int, player: Player
) -> Cited[Penalty]:
    """Say the penalty: the third Warning for the same game play error is a Game Loss."""
    lenient = infraction is Infraction.FAILURE_TO_MAINTAIN
    if infraction in _SEVERE:
        penalty = _SEVERE[infraction]
    elif earlier >= THIRD_TIME and not lenient:
        penalty = Penalty.GAME_LOSS
    else:
        penalty = Penalty.WARNING
    return cited(penalty, "ipg.upgrade", player=player, penalty=penalty.value)


@rule_point("other_players_infraction", Document.IPG)
def other_players_infraction(
    other: Player, by: Player, told_by: Player | None, let_it_pass: bool
) -> Cited[Infraction | None]:
    """Say what the opponent of somebody who erred is answerable for (IPG 2.5, 2.6).

    Whoever had a player do it shares the violation; otherwise letting it pass is
    Failure to Maintain Game State.
    """
    if not let_it_pass:
        return cited(None, "ipg.failure.not", player=other, by=by)
    if told_by == other:
        return cited(Infraction.RULE_VIOLATION, "ipg.instruction", player=other, by=by)
    return cited(Infraction.FAILURE_TO_MAINTAIN, "ipg.failure", player=other, by=by)
