"""Conduct: what happens at the table is brought into the game that the script plays."""

from __future__ import annotations

from quizapp.bank.family.conduct import (
    AskFor,
    AtTheTable,
    CallJudge,
    CallTime,
    Change,
    ComeUp,
    Err,
)
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Incident
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.conduct.information import Asked, Changed
from quizapp.rules.policy.conduct.raising import raise_matter
from quizapp.rules.policy.conduct.time_limit import call_time
from quizapp.rules.policy.infractions.happening import let_happen
from quizapp.rules.policy.infractions.judging import rule_on_incident
from quizapp.rules.refusal import RefusalError


def bring_about(game: Game, happening: AtTheTable, priority: Player | None) -> None:
    """Have it happen at this moment, when a player may have priority.

    :raises RefusalError: if it cannot happen now.
    """
    match happening:
        case ComeUp():
            matter, moment = happening.matter, happening.during
            raise_matter(game, matter, happening.of, priority, moment)
        case AskFor(what=what, of=of, by=by):
            game.push(Asked(what, of, by_a_judge=by == "judge"))
        case Change(what=what, of=of):
            game.push(Changed(what, of))
        case Err():
            let_happen(game, _incident(game, happening))
        case CallTime():
            call_time(game, happening.granted)
        case CallJudge():
            _rule(game, happening)


def _rule(game: Game, call: CallJudge) -> None:
    for incident in game.state.incidents:
        if incident.act is call.act:
            rule_on_incident(game, incident)
            return
    raise RefusalError(f"nobody has done what the judge is called for ({call.act})")


def _incident(game: Game, err: Err) -> Incident:
    return Incident(
        act=err.act,
        by=err.by,
        told_by=err.told_by,
        count=err.count,
        known=tuple(_in_hand(game, err.by, name) for name in err.known),
        knowingly=err.knowingly,
        acknowledged=err.acknowledged,
        opponents_effect=err.opponents_effect,
        earlier=err.earlier,
        on_other_days=err.on_other_days,
        for_others=err.for_others,
        opponents_earlier=err.opponents_earlier,
        card=err.card or "",
        about=err.about or "",
        in_vain=err.in_vain,
        turn=game.state.turn.number,
        phase=game.state.turn.step,
    )


def _in_hand(game: Game, player: Player, name: str) -> int:
    for each in game.state.in_zone(Zone.HAND, player):
        if each.name == name:
            return each.id
    raise RefusalError(f"{name} is not in the hand of {player}")
