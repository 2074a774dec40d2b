"""Who decides: the only reader of the effects by which one player controls another."""

from __future__ import annotations

from quizapp.rules.documents.open_points import (
    CONTROL_IN_A_CIRCLE,
    OVERWRITTEN_CONTROL_REVIVES,
)
from quizapp.rules.game import Game, ScopedFrame
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.lasting import MovedChoice
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.control import (
    control_awaits_a_turn,
    control_of_team,
    control_works_in_turn,
    control_works_while_resolving,
    newest_control_works,
    tournament_choice,
    who_controls_objects,
    who_decides,
)
from quizapp.rules.refusal import RefusalError, UnderdeterminedError


def moving_effect(game: Game, kind: DecisionKind) -> MovedChoice | None:
    """Return the newest effect that has another player asked for a choice, if any.

    It comes before control: who decides is looked for from the player it names.
    """
    effects = [
        each
        for each in game.state.lasting
        if isinstance(each, MovedChoice)
        and kind.value in each.chooses
        and each.player in game.state.present
    ]
    return max(effects, key=lambda each: each.stamp, default=None)


def decider(game: Game, chooser: Player, what: str) -> Player:
    """Return who makes a choice that the game asks of a player (CR 723.5).

    Chains are followed: whoever decides for a player is decided for in turn.

    :raises UnderdeterminedError: if a chain closes into a circle, or the effect that
        works had been overwritten by one of a player who has left the game.
    """
    if not game.state.controls and not game.statics():
        return chooser
    seen = {chooser}
    player = chooser
    while working := working_controls(game, player):
        control = game.ask(newest_control_works, working)
        _refuse_revived(control)
        by = game.ask(who_decides, player, control, what)
        if by == player:
            break
        if by in seen:
            raise UnderdeterminedError(
                f"players {', '.join(sorted(seen))} decide for each other in a circle: "
                f"{CONTROL_IN_A_CIRCLE.reason}",
                CONTROL_IN_A_CIRCLE.key,
            )
        seen.add(by)
        player = by
    return player


def _refuse_revived(control: Control) -> None:
    if control.overwritten:
        raise UnderdeterminedError(
            f"{control.source} of {control.by} had been overwritten: "
            f"{OVERWRITTEN_CONTROL_REVIVES.reason}",
            OVERWRITTEN_CONTROL_REVIVES.key,
        )


def tournament_decider(game: Game, chooser: Player) -> Player:
    """Return who makes a choice that tournament policy asks for (CR 723.5b)."""
    working = working_controls(game, chooser)
    if not working:
        return chooser
    return game.ask(tournament_choice, chooser, working)


def working_controls(game: Game, player: Player) -> tuple[Control, ...]:
    """List the effects that make somebody decide for a player right now."""
    working = [
        control
        for control in game.state.controls
        if _is_about(game, control, player) and _works(game, control)
    ]
    for source, each in game.statics():
        control = each.control_of(game, source, player)
        if control is not None:
            working.append(control)
    return tuple(working)


def _is_about(game: Game, control: Control, player: Player) -> bool:
    """Say whether control of one player is control of another one too (CR 805.8)."""
    if control.subject == player:
        return True
    mates = player in game.state.team_of(control.subject)
    return mates and game.ask(control_of_team, control, player)


def _works(game: Game, control: Control) -> bool:
    if control.span is ControlSpan.RESOLUTION:
        bound = game.object(control.of)
        return game.ask(
            control_works_while_resolving,
            control,
            control.of in resolving(game),
            bound.zone is Zone.STACK,
            bound.name,
        )
    turn = game.state.turn
    if control.span is ControlSpan.NEXT_TURN:
        in_own_turn = turn.active in game.state.team_of(control.subject)
        return in_own_turn and not game.ask(control_awaits_a_turn, control, in_own_turn)
    return game.ask(
        control_works_in_turn, control, control.of == turn.number, turn.step
    )


def resolving(game: Game) -> tuple[int, ...]:
    """List the ids of the objects that are resolving, the innermost last."""
    return tuple(
        dict.fromkeys(
            frame.scope.object_id
            for frame in game.state.agenda
            if isinstance(frame, ScopedFrame)
        )
    )


def controller_of_new(game: Game, player: Player, name: str) -> Player:
    """Return who controls what a player puts on the stack (CR 723.3, 112.2, 113.8)."""
    working = working_controls(game, player)
    if not working:
        return player
    by = game.ask(newest_control_works, working).by
    return game.ask(who_controls_objects, player, by, name)


def ask_player(
    game: Game,
    kind: DecisionKind,
    chooser: Player,
    options: tuple[Option, ...],
    cause: str,
) -> Decision:
    """Make the decision that the game asks of a player.

    :raises RefusalError: if there is no legal option, as when a cost that was begun
        cannot be paid: taking back what was begun (CR 733) is not modelled.
    """
    if not options:
        raise RefusalError(
            f"{cause} asks for a choice ({kind}) that has no legal option"
        )
    return Decision(
        kind=kind,
        realm=Realm.GAME,
        chooser=chooser,
        decider=decider(game, chooser, kind.value),
        options=options,
        cause=cause,
    )
