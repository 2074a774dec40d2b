"""Backing up: what was done wrongly is undone, or made up for, by a judge (IPG 1.4, 2.5)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TriggerEvent
from quizapp.rules.cards.costs import PayMana
from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.events import Drew, Ruled
from quizapp.rules.nouns.objects import GameObject, ObjectKind, Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.tournament.incidents import Act, Incident, Snapshot, Wrong
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.infractions.backup_points import (
    BEFORE,
    backup_reaches,
    simple_backup,
    violation_remedy,
)
from quizapp.rules.policy.ruling import Remedy
from quizapp.rules.procedures.happenings import draw_from_library, move
from quizapp.rules.procedures.noticing import notice_of_player
from quizapp.rules.refusal import RefusalError

_OF_THE_GAME = ("objects", "players", "stack", "turn", "combat", "controls", "lasting")
"""Fields of the state that every action changes, and passing priority does not."""

_KEPT = ("history", "incidents")
"""Fields of the state that a backup leaves as they are."""


def keep_wrong_action(
    game: Game, wrong: Wrong, by: Player, card: str, before: State
) -> None:
    """Keep the record of an action that has just been taken, and that was wrong.

    :raises RefusalError: if that cannot have been wrong about it.
    """
    if wrong is Wrong.SECOND_LAND:
        before = _with_land_played(before, by)
    elif not _can_be_mispaid(_subject(before, game.state), wrong):
        raise RefusalError(f"{wrong} cannot be wrong about the cost of {card}")
    turn = before.turn
    kept = Incident(
        act=Act.BROKE_RULE,
        by=by,
        card=card,
        before=before,
        after=game.state,
        turn=turn.number,
        phase=PHASES[turn.step],
    )
    game.change(incidents=(*game.state.incidents, kept))


def _can_be_mispaid(subject: GameObject, wrong: Wrong) -> bool:
    """Say whether a spell or ability costs mana, and coloured mana where that matters."""
    ability = subject.announced.ability if subject.announced is not None else None
    activated = ability.activated if ability is not None else None
    costs = (
        [each.cost for each in activated.cost if isinstance(each, PayMana)]
        if activated is not None
        else [subject.face.cost]
    )
    if wrong is Wrong.WRONG_MANA:
        return any(each is not None and each.colours for each in costs)
    return any(each is not None and each.value for each in costs)


def _with_land_played(state: State, player: Player) -> State:
    """Return a state in which a player has played the land of the turn already."""
    players = tuple(
        replace(each, lands_played=1) if each.player == player else each
        for each in state.players
    )
    played: State = replace(state, players=players)
    return played


def is_described(incident: Incident) -> bool:
    """Say whether it is known what was done, so that more than an infraction follows."""
    return incident.before is not None or incident.act is not Act.BROKE_RULE


def ask_for_remedy(game: Game, incident: Incident, by: Player) -> Remedy:
    """Ask the guide what is done about a Game Rule Violation (IPG 2.5)."""
    simple = False
    if incident.before is not None:
        later = _seen(game.state) != _seen(incident.after)
        chance = _libraries(game.state) != _libraries(incident.before)
        simple = game.ask(simple_backup, by, later, chance)
    same_turn = incident.turn == game.state.turn.number
    return game.ask(violation_remedy, incident.act, by, simple, same_turn)


def _seen(state: Snapshot | None) -> tuple[object, ...]:
    return tuple(getattr(state, name) for name in _OF_THE_GAME)


def _libraries(state: Snapshot) -> tuple[object, ...]:
    assert isinstance(state, State)
    return tuple(each.library for each in state.players)


def back_up(game: Game, incident: Incident) -> None:
    """Undo the action that was the error."""
    before, after = incident.before, incident.after
    assert isinstance(before, State)
    assert isinstance(after, State)
    if game.ask(backup_reaches, incident.by, incident.card) != BEFORE:
        _counter(game, before, after)
        return
    rulings = (e for e in game.state.history if isinstance(e, Ruled))
    history = (*before.history, *(e for e in rulings if e not in before.history))
    fields = {
        name: getattr(before, name)
        for name in before.__struct_fields__
        if name not in _KEPT
    }
    game.change(history=history, **fields)


def _counter(game: Game, before: State, after: State) -> None:
    """Put what was used into its owner's graveyard; an ability ceases to exist."""
    subject = _subject(before, after)
    if subject.kind is ObjectKind.ABILITY:
        stack = tuple(each for each in game.state.stack if each != subject.id)
        game.change(stack=stack)
        game.change_object(subject.id, zone=Zone.CEASED)
    else:
        move(game, subject.id, Zone.GRAVEYARD)


def _subject(before: State, after: State) -> GameObject:
    """Return the spell, ability or land that an action made."""
    played = len(after.stack) == len(before.stack)
    return after.objects[-1 if played else after.stack[-1]]


def untap_now(game: Game, incident: Incident) -> None:
    """Untap what should have untapped as the turn began."""
    for each in game.state.in_zone(Zone.BATTLEFIELD, incident.by):
        if each.name == incident.card:
            game.change_object(each.id, tapped=False)


def draw_now(game: Game, incident: Incident) -> None:
    """Have a player draw the card that they should have drawn.

    :raises RefusalError: if it is not said which card that is.
    """
    kinds = game.player(incident.by).library.kinds
    if len(kinds) != 1:
        raise RefusalError(
            "which card is drawn late is not said: the library must hold one kind"
        )
    draw_from_library(game, incident.by, kinds[0])
    game.record(Drew(by=incident.by))
    notice_of_player(game, incident.by, TriggerEvent.OPPONENT_DRAWS)
