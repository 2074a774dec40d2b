"""Noticing: what happens makes abilities trigger (CR 603.2)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Ability, TriggerEvent
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import decider
from quizapp.rules.refusal import RefusalError

SECOND = 2
"""The draw of a turn that abilities ask for."""


def notice_own(game: Game, source: GameObject, when: TriggerEvent) -> None:
    """Have abilities of an object trigger on what happened to it."""
    for ability in source.face.abilities:
        if ability.triggered is not None and ability.triggered.when is when:
            have_triggered(game, source, ability)


def notice_of_player(game: Game, player: Player, when: TriggerEvent) -> None:
    """Have abilities of permanents trigger on what an opponent of theirs did."""
    for permanent in game.state.in_zone(Zone.BATTLEFIELD):
        for ability in permanent.face.abilities:
            trigger = ability.triggered
            if trigger is None or trigger.when is not when:
                continue
            assert permanent.controller is not None
            if player in game.state.opponents(permanent.controller):
                have_triggered(game, permanent, ability, player)


def notice_draw(game: Game, player: Player) -> None:
    """Have abilities trigger on a draw, and on the second one of a turn (CR 603.2)."""
    notice_of_player(game, player, TriggerEvent.OPPONENT_DRAWS)
    if not _counts_draws(game):
        return
    drawn = game.player(player).drawn + 1
    if drawn == 0:
        raise RefusalError(
            f"the scenario begins after {player} draws for the turn, and does not tell of it"
        )
    if drawn <= SECOND:
        game.change_player(player, drawn=drawn)
    if drawn == SECOND:
        for permanent in game.state.in_zone(Zone.BATTLEFIELD, player):
            notice_own(game, permanent, TriggerEvent.YOUR_SECOND_DRAW)


def _counts_draws(game: Game) -> bool:
    """Say whether anything in the game asks for the second draw of a turn."""
    return any(
        ability.triggered is not None
        and ability.triggered.when is TriggerEvent.YOUR_SECOND_DRAW
        for each in game.state.objects
        for ability in each.card.abilities
    )


def notice_counters(game: Game, source: GameObject, kind: str, before: int) -> None:
    """Have abilities trigger on a number of counters that was reached (CR 122.7)."""
    now = source.count(kind)
    for ability in source.face.abilities:
        trigger = ability.triggered
        if trigger and trigger.counter == kind and before < trigger.at <= now:
            have_triggered(game, source, ability)


def have_triggered(
    game: Game, source: GameObject, ability: Ability, that: Player | None = None
) -> None:
    """Have an ability trigger, on what "that player" did if it speaks of one.

    It waits for the stack, or to be remembered where nobody mentions it.
    """
    assert source.controller is not None
    waiting = WaitingTrigger(
        source=source.id,
        ability=ability,
        controller=source.controller,
        decider=decider(game, source.controller, "remember"),
        turn=game.state.turn.number,
        phase=PHASES[game.state.turn.step],
        present=tuple(each.id for each in game.state.in_zone(Zone.BATTLEFIELD)),
        that=that,
    )
    wait(game, waiting)


def wait(game: Game, waiting: WaitingTrigger) -> None:
    """Have an ability that triggered wait for the stack, or to be remembered."""
    name, controller = game.object(waiting.source).name, waiting.controller
    if name in game.assumptions.unmentioned:
        game.change(missed=(*game.state.missed, waiting))
        game.note("trigger.triggers", name=name, player=controller)
    else:
        game.change(waiting=(*game.state.waiting, waiting))
        game.note("trigger.stack", name=name, player=controller)
