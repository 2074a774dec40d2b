"""Judging: the ruling on an incident, and its remedy put on the agenda."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.events import Returned, Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.tournament.incidents import Act, Incident
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.policy.conduct.information import (
    Category,
    Information,
    information_category,
)
from quizapp.rules.policy.infractions.backing_up import (
    ask_for_remedy,
    back_up,
    draw_now,
    is_described,
    untap_now,
)
from quizapp.rules.policy.infractions.backup_points import who_discards_late
from quizapp.rules.policy.infractions.discarding import DiscardLate
from quizapp.rules.policy.infractions.remedy_points import (
    error_remedy,
    regular_is_apart,
    regular_remedy,
    who_chooses_in_the_remedy,
)
from quizapp.rules.policy.infractions.returning import RandomToTop, RevealAndChoose
from quizapp.rules.policy.infractions.rule_points import (
    assistance_is_lessened,
    false_answer,
    hidden_card_exception,
    infraction_penalty,
    other_players_infraction,
    warnings_that_count,
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

_UNWANTED = (
    Act.PLAYED_SLOWLY,
    Act.READ_OUTSIDE_NOTES,
    Act.READ_SIDEBOARD_NOTES,
    Act.ASKED_FOR_ADVICE,
    Act.READ_ADVICE_ONLINE,
    Act.ANSWERED_FALSELY,
)
_SERIOUS = (Act.STALLED,)
_ALLOWED = (
    Act.READ_NOTES_BETWEEN_GAMES,
    Act.READ_MATCH_NOTES,
    Act.READ_ORACLE_PAGE,
)


_AT_ONCE = {
    Remedy.SIMPLE_BACKUP: back_up,
    Remedy.UNTAP_NOW: untap_now,
    Remedy.DRAW_NOW: draw_now,
}
"""Remedies in which nobody chooses anything."""


def rule_on_incident(game: Game, incident: Incident) -> None:
    """Rule on an error that is noticed at this moment."""
    left = tuple(each for each in game.state.incidents if each is not incident)
    game.change(incidents=left)
    regular = game.assumptions.rel is Rel.REGULAR
    if regular and game.ask(regular_is_apart, incident.by):
        _rule_at_regular(game, incident)
        return
    _refuse_what_is_not_modelled(game, incident)
    active, deciding = game.state.turn.active, decider(game, incident.by, "answer")
    offender = game.ask(who_answers, incident.by, active, deciding)
    infraction = _infraction(game, incident)
    if infraction is Infraction.NONE:
        _record(game, infraction, incident.by, (Penalty.NONE, Remedy.NOTHING))
        return
    penalty = _penalty(game, incident, infraction, offender)
    remedy = _remedy(game, incident, infraction, offender)
    passed = has_passed(game, incident)
    chooser = _apply(game, incident, remedy)
    _record(game, infraction, offender, (penalty, remedy), chooser)
    if infraction in GAME_PLAY_ERRORS:
        shared = incident.opponents_effect and infraction is Infraction.RULE_VIOLATION
        _rule_on_the_other(game, incident, offender, (passed, shared))


def _infraction(game: Game, incident: Incident) -> Infraction:
    """Say which infraction it is: a lie about private information, for one, is none."""
    lied = incident.act is Act.ANSWERED_FALSELY and not incident.knowingly
    if lied and not _lie_matters(game, incident):
        return Infraction.NONE
    infraction = game.ask(
        which_infraction,
        incident.act,
        incident.knowingly,
        incident.acknowledged,
        incident.by,
    )
    if infraction is Infraction.HIDDEN_CARD_ERROR and _is_excepted(game, incident):
        return Infraction.RULE_VIOLATION
    return infraction


def _is_excepted(game: Game, incident: Incident) -> bool:
    """Say whether the opponent has a part in an error with hidden cards."""
    agreed, effect = incident.acknowledged, incident.opponents_effect
    asked = agreed or effect
    return asked and game.ask(hidden_card_exception, agreed, effect, incident.by)


def _lie_matters(game: Game, incident: Incident) -> bool:
    private = False
    if incident.about:
        what = Information(incident.about)
        category = game.ask(information_category, what, game.assumptions.rel)
        private = category is Category.PRIVATE
    return game.ask(false_answer, private, incident.in_vain, incident.by)


def _penalty(
    game: Game, incident: Incident, infraction: Infraction, offender: Player
) -> Penalty:
    """Say the penalty, with what earlier Warnings and lesser advice make of it."""
    counting = game.ask(
        warnings_that_count,
        incident.earlier,
        incident.on_other_days,
        incident.for_others,
        offender,
    )
    penalty = game.ask(infraction_penalty, infraction, counting, offender)
    assisted = infraction is Infraction.OUTSIDE_ASSISTANCE
    if assisted and game.ask(assistance_is_lessened, incident.act, offender):
        return Penalty.GAME_LOSS
    return penalty


def _remedy(
    game: Game, incident: Incident, infraction: Infraction, offender: Player
) -> Remedy:
    if infraction is Infraction.RULE_VIOLATION and is_described(incident):
        return ask_for_remedy(game, incident, offender)
    return game.ask(error_remedy, infraction, offender, incident.count)


def _rule_at_regular(game: Game, incident: Incident) -> None:
    """Put it right and educate: no penalty for an error at Regular REL (JAR)."""
    if incident.knowingly or incident.act in _SERIOUS:
        raise RefusalError("serious problems at Regular REL are not modelled")
    if incident.act in _ALLOWED:
        game.note("mtr.notes-allowed", player=incident.by)
        nothing = (Penalty.NONE, Remedy.NOTHING)
        _record(game, Infraction.NONE, incident.by, nothing)
        return
    unwanted = incident.act in _UNWANTED
    infraction = Infraction.UNWANTED_BEHAVIOUR if unwanted else Infraction.COMMON_ISSUE
    remedy = game.ask(regular_remedy, incident.act, incident.by, incident.count)
    chooser = _apply(game, incident, remedy)
    _record(game, infraction, incident.by, (Penalty.NONE, remedy), chooser)


def _rule_on_the_other(
    game: Game, incident: Incident, offender: Player, how: tuple[bool, bool]
) -> None:
    """Rule on an opponent who let the error pass, or who had it done.

    Play has passed, or not; and an effect of the opponent's made it illegal, or not.
    """
    other = game.state.opponents(offender)[0]
    infraction = game.ask(
        other_players_infraction,
        other,
        offender,
        incident.told_by,
        *how,
    )
    if infraction is None:
        return
    earlier = incident.opponents_earlier
    penalty = game.ask(infraction_penalty, infraction, earlier, other)
    _record(game, infraction, other, (penalty, Remedy.NOTHING))


def _record(
    game: Game,
    infraction: Infraction,
    responsible: Player,
    what: tuple[Penalty, Remedy],
    chooser: Player | None = None,
) -> None:
    """Keep a ruling: what was committed, and the penalty and remedy for it."""
    penalty, remedy = what
    game.record(
        Ruled(
            infraction=infraction,
            responsible=responsible,
            penalty=penalty,
            penalised=None if penalty is Penalty.NONE else responsible,
            remedy=remedy,
            chooser=chooser,
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
    if remedy in _AT_ONCE:
        _AT_ONCE[remedy](game, incident)
    elif remedy is Remedy.RANDOM_TO_TOP:
        game.push(RandomToTop(offender=offender, count=incident.count))
    elif remedy is Remedy.SHUFFLE_IN:
        game.record(Returned(of=offender, cards=("",), place="random part"))
    elif remedy is Remedy.DISCARD_NOW:
        return _discard(game, incident)
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


def _discard(game: Game, incident: Incident) -> Player:
    """Have a forgotten discard made; only the guide's remedy says who chooses."""
    chooser = offender = incident.by
    count = incident.count or 1
    if game.assumptions.rel is not Rel.REGULAR:
        opponent = game.state.opponents(offender)[0]
        chooser = game.ask(who_discards_late, offender, opponent)
    game.push(DiscardLate(offender=offender, chooser=chooser, count=count))
    return chooser


def _refuse_what_is_not_modelled(game: Game, incident: Incident) -> None:
    if len(game.state.players) > 2:
        raise RefusalError("errors in a game of more than two players are not modelled")
