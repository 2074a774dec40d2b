"""Judging: the ruling on an incident, and its remedy put on the agenda."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.events import Returned, Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.tournament.incidents import Act, Incident
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.policy.infractions.remedy_points import (
    error_remedy,
    regular_remedy,
    who_chooses_in_the_remedy,
)
from quizapp.rules.policy.infractions.returning import RandomToTop, RevealAndChoose
from quizapp.rules.policy.infractions.rule_points import (
    infraction_penalty,
    other_players_infraction,
    which_infraction,
    who_answers,
)
from quizapp.rules.policy.ruling import (
    GAME_PLAY_ERRORS,
    Infraction,
    Penalty,
    Remedy,
)
from quizapp.rules.procedures.deciding import decider
from quizapp.rules.refusal import RefusalError

_UNWANTED = (Act.PLAYED_SLOWLY, Act.READ_OUTSIDE_NOTES, Act.ANSWERED_FALSELY)
_SERIOUS = (Act.STALLED,)


def rule_on_incident(game: Game, incident: Incident) -> None:
    """Rule on an error that is noticed at this moment."""
    left = tuple(each for each in game.state.incidents if each is not incident)
    game.change(incidents=left)
    if game.assumptions.rel is Rel.REGULAR:
        _rule_at_regular(game, incident)
        return
    _refuse_what_is_not_modelled(game, incident)
    offender = game.ask(
        who_answers,
        incident.by,
        game.state.turn.active,
        decider(game, incident.by, "answer"),
    )
    infraction = game.ask(
        which_infraction,
        incident.act,
        incident.knowingly,
        incident.acknowledged,
        incident.by,
    )
    penalty = game.ask(infraction_penalty, infraction, incident.earlier, offender)
    remedy = game.ask(error_remedy, infraction, offender, incident.count)
    chooser = _apply(game, incident, remedy)
    game.record(
        Ruled(
            infraction=infraction,
            responsible=offender,
            penalty=penalty,
            penalised=_penalised(penalty, offender),
            remedy=remedy,
            chooser=chooser,
        )
    )
    if infraction in GAME_PLAY_ERRORS:
        _rule_on_the_other(game, incident, offender)


def _rule_at_regular(game: Game, incident: Incident) -> None:
    """Put it right and educate: no penalty for an error at Regular REL (JAR)."""
    if incident.knowingly or incident.act in _SERIOUS:
        raise RefusalError("serious problems at Regular REL are not modelled")
    unwanted = incident.act in _UNWANTED
    infraction = Infraction.UNWANTED_BEHAVIOUR if unwanted else Infraction.COMMON_ISSUE
    remedy = game.ask(regular_remedy, incident.act, incident.by, incident.count)
    chooser = _apply(game, incident, remedy)
    game.record(
        Ruled(
            infraction=infraction,
            responsible=incident.by,
            penalty=Penalty.NONE,
            penalised=None,
            remedy=remedy,
            chooser=chooser,
        )
    )


def _rule_on_the_other(game: Game, incident: Incident, offender: Player) -> None:
    """Rule on an opponent who let the error pass, or who had it done."""
    other = game.state.opponents(offender)[0]
    infraction = game.ask(
        other_players_infraction,
        other,
        offender,
        incident.told_by,
        has_passed(game, incident),
    )
    if infraction is None:
        return
    penalty = game.ask(infraction_penalty, infraction, 0, other)
    game.record(
        Ruled(
            infraction=infraction,
            responsible=other,
            penalty=penalty,
            penalised=_penalised(penalty, other),
            remedy=Remedy.NOTHING,
            chooser=None,
        )
    )


def has_passed(game: Game, incident: Incident) -> bool:
    """Say whether play went past the point at which the opponent should have noticed.

    It did once another phase has begun; a judge may see it earlier.
    """
    turn = game.state.turn
    return (incident.turn, incident.phase) != (turn.number, PHASES[turn.step])


def _apply(game: Game, incident: Incident, remedy: Remedy) -> Player | None:
    """Put the remedy on the agenda, and return whoever chooses in it."""
    offender = incident.by
    if remedy is Remedy.RANDOM_TO_TOP:
        game.push(RandomToTop(offender=offender, count=incident.count))
    elif remedy is Remedy.SHUFFLE_IN:
        game.record(Returned(of=offender, cards=("",), place="random part"))
    elif remedy is Remedy.REVEAL_AND_CHOOSE:
        opponent = game.state.opponents(offender)[0]
        chooser = game.ask(who_chooses_in_the_remedy, offender, opponent)
        game.push(
            RevealAndChoose(
                offender=offender,
                chooser=chooser,
                count=incident.count,
                known=incident.known,
            )
        )
        return chooser
    return None


def _refuse_what_is_not_modelled(game: Game, incident: Incident) -> None:
    if incident.acknowledged and incident.act is Act.DREW_EXTRA:
        raise RefusalError(
            "what an acknowledged error with hidden cards is instead is not modelled"
        )
    if len(game.state.players) > 2:
        raise RefusalError("errors in a game of more than two players are not modelled")


def _penalised(penalty: Penalty, player: Player) -> Player | None:
    return None if penalty is Penalty.NONE else player
