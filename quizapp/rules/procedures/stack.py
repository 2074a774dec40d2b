"""The stack: casting, activating and resolving (CR 405, 601, 602, 608)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import (
    Ability,
    CostPart,
    Instruction,
    TargetKind,
    TriggerEvent,
)
from quizapp.rules.cards.costs import ChangeLoyalty, PayMana
from quizapp.rules.game import Frame, Game, ScopedFrame, Static, replace
from quizapp.rules.nouns.control import ControlSpan
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.events import Resolved, SpellCast, ability_name
from quizapp.rules.nouns.objects import Announced, GameObject, ObjectKind, Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.mana import x_while_entering
from quizapp.rules.points.triggers import ability_is_independent
from quizapp.rules.procedures.casting.permissions import permitted_costs
from quizapp.rules.procedures.costs import locked_in
from quizapp.rules.procedures.deciding import controller_of_new
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.mana.announcing import ChooseX, record_activation
from quizapp.rules.procedures.noticing import notice_own
from quizapp.rules.procedures.paying import PayCosts
from quizapp.rules.procedures.performing import Perform
from quizapp.rules.procedures.targets import ChooseTarget, legal_targets


def stack_name(game: Game, object_id: int) -> str:
    """Name an object on the stack: a spell by its card, an ability by its source."""
    found = game.object(object_id)
    if found.kind is ObjectKind.ABILITY:
        return ability_name(found.name)
    return found.name


def spell_target(found: GameObject) -> TargetKind | None:
    """Return what a card targets as a spell; an Aura by its enchant ability."""
    return found.face.target or found.face.enchant


def spell_targets(found: GameObject) -> tuple[TargetKind, ...]:
    """List what a card targets as a spell, in the order in which it is chosen."""
    kinds = (spell_target(found), found.face.second_target)
    return tuple(kind for kind in kinds if kind is not None)


def spell_costs(
    game: Game, found: GameObject, lands_only: bool = False
) -> tuple[CostPart, ...]:
    """Return the total cost of a spell: additional costs, then mana (CR 601.2f)."""
    mana = found.face.cost
    parts = found.face.additional_cost
    if mana is not None:
        mana = mana.less(_discount(game, found))
    if mana is None or (mana.value == 0 and not mana.variable):
        return parts
    return (*parts, PayMana(cost=mana, lands_only=lands_only))


def _discount(game: Game, found: GameObject) -> int:
    return sum(
        ability.static.discount(game, found)
        for ability in found.face.abilities
        if isinstance(ability.static, Static)
    )


def begin_casting(
    game: Game,
    player: Player,
    object_id: int,
    lands_only: bool = False,
    half: int = -1,
) -> GameObject:
    """Put a card on the stack as a spell, and the rest of its casting on the agenda.

    Of a split card only the half that was chosen is put there (CR 709.3a).
    """
    card = game.object(object_id)
    player = controller_of_new(game, player, card.name)
    spell = move(game, object_id, Zone.STACK, controller=player)
    game.change_object(spell.id, announced=Announced(paid=False), half=half)
    spell = game.object(spell.id)
    game.push(FinishCasting(spell.id))
    costs = permitted_costs(game, player, card, spell_costs(game, spell, lands_only))
    game.push(PayCosts(player, costs, spell.id, spell.id))
    for target in reversed(spell_targets(spell)):
        game.push(ChooseTarget(spell.id, target, player))
    if spell.face.cost is not None and spell.face.cost.variable:
        game.push(ChooseX(player, spell.id, costs))
    return game.object(spell.id)


def begin_activating(game: Game, player: Player, source: int, ability: Ability) -> None:
    """Put an activated ability on the stack, and the rest of it on the agenda (CR 602.2)."""
    assert ability.activated is not None
    made = put_ability(game, player, source, ability)
    if any(isinstance(part, ChangeLoyalty) for part in ability.activated.cost):
        game.change_object(source, loyalty_used=game.state.turn.number)
    if ability.activated.once_each_turn:
        game.change_object(source, once_used=game.state.turn.number)
    costs = locked_in(game, ability.activated.cost, game.object(source))
    record_activation(game, player, game.object(source))
    game.push(PayCosts(player, costs, source, made.id))
    if ability.activated.target is not None:
        game.push(ChooseTarget(made.id, ability.activated.target, player))


def put_ability(
    game: Game,
    player: Player,
    source: int,
    ability: Ability,
    present: tuple[int, ...] | None = None,
) -> GameObject:
    """Put an ability on the stack as an object of its own (CR 113.7a)."""
    origin = game.object(source)
    player = controller_of_new(game, player, origin.name)
    made = game.add_object(
        card=origin.face,
        owner=player,
        controller=player,
        zone=Zone.STACK,
        kind=ObjectKind.ABILITY,
        announced=Announced(ability=ability, source=source, present=present),
    )
    game.change(stack=(*game.state.stack, made.id))
    return made


class FinishCasting(Frame, frozen=True):
    """The spell becomes cast (CR 601.2i)."""

    spell: int

    def run(self, game: Game) -> Decision | None:
        """Mark it as cast."""
        game.pop()
        spell = game.object(self.spell)
        assert spell.announced is not None
        assert spell.controller is not None
        game.change_object(self.spell, announced=replace(spell.announced, paid=True))
        below = (each for each in reversed(game.state.stack) if each != self.spell)
        over = tuple(stack_name(game, each) for each in below)
        name, by, refs = spell.card.name, spell.controller, spell.announced.targets
        targets = tuple(
            ref if isinstance(ref, str) else game.object(ref).name for ref in refs
        )
        game.record(SpellCast(card=name, by=by, over=over, targets=targets))
        notice_own(game, spell, TriggerEvent.YOU_CAST_THIS)
        return None


def begin_resolving(game: Game) -> None:
    """Put the resolution of the top object of the stack on the agenda (CR 608.1)."""
    top = game.object(game.state.stack[-1])
    announced = top.announced or Announced()
    assert top.controller is not None
    scope = Scope(
        object_id=top.id,
        source=announced.source if announced.ability is not None else top.id,
        you=top.controller,
        targets=announced.targets,
        sacrificed=announced.sacrificed,
        x=_x_of(game, announced),
        that=announced.that,
        targets_controller=_controller_of_target(game, announced),
    )
    game.push(FinishResolving(scope))
    if _is_independent(game, top) and _has_legal_target(game, top, announced):
        game.push(Perform(scope, instructions_of(top)))


def _x_of(game: Game, announced: Announced) -> int:
    """Return what X is while an object resolves (CR 107.3, 107.3m)."""
    ability = announced.ability
    if ability is None or ability.triggered is None:
        return announced.x
    if ability.triggered.when is not TriggerEvent.THIS_ENTERS:
        return 0
    entered = game.object(announced.source)
    cost = entered.face.cost
    if cost is None or not cost.variable:
        return 0
    return game.ask(x_while_entering, entered.name, entered.x_of_spell)


def _controller_of_target(game: Game, announced: Announced) -> Player | None:
    """Return who controls the first target that is an object (CR 608.2h)."""
    objects = (ref for ref in announced.targets if isinstance(ref, int))
    return next((game.object(ref).controller for ref in objects), None)


def instructions_of(found: GameObject) -> tuple[Instruction, ...]:
    """Return what a spell or ability does as it resolves."""
    if found.announced is not None and found.announced.ability is not None:
        return found.announced.ability.do
    return found.face.do


def _is_independent(game: Game, top: GameObject) -> bool:
    """Say whether an ability that a spell had as it was cast goes on without it."""
    announced = top.announced
    if announced is None or announced.ability is None:
        return True
    trigger = announced.ability.triggered
    if trigger is None or trigger.when is not TriggerEvent.YOU_CAST_THIS:
        return True
    assert top.controller is not None
    gone = game.object(announced.source).zone is Zone.CEASED
    return not gone or game.ask(ability_is_independent, top.name, top.controller)


def _has_legal_target(game: Game, top: GameObject, announced: Announced) -> bool:
    """Say whether it has no target, or one that is still legal (CR 608.2b)."""
    if not announced.targets:
        return True
    ability = announced.ability
    asks = ability and (ability.activated or ability.triggered)
    kinds = (asks.target,) if asks else spell_targets(top)
    assert top.controller is not None
    return any(
        ref in legal_targets(game, kind, top.controller, top.face)
        for kind, ref in zip(kinds, announced.targets, strict=True)
        if kind is not None
    )


class FinishResolving(ScopedFrame, frozen=True):
    """The last part of a resolution: the object leaves the stack (CR 608.2n, 608.3)."""

    def run(self, game: Game) -> Decision | None:
        """Put the object where it goes, and end control bound to its resolution."""
        game.pop()
        finished = game.object(self.scope.object_id)
        game.record(Resolved(name=stack_name(game, finished.id)))
        _end_bound_control(game, finished.id)
        if finished.kind is ObjectKind.ABILITY:
            rest = tuple(each for each in game.state.stack if each != finished.id)
            game.change(stack=rest)
            game.change_object(finished.id, zone=Zone.CEASED)
        elif finished.zone is Zone.STACK:
            self._leave_stack(game, finished)
        return None

    def _leave_stack(self, game: Game, spell: GameObject) -> None:
        target = next(iter(self.scope.targets), None)
        homeless = spell.face.enchant is not None and not (
            isinstance(target, int) and game.object(target).is_permanent
        )
        if not spell.face.is_permanent or homeless:
            move(game, spell.id, Zone.GRAVEYARD)
            return
        entered = move(game, spell.id, Zone.BATTLEFIELD, spell.controller)
        if isinstance(target, int):
            game.change_object(entered.id, attached_to=target)


def _end_bound_control(game: Game, object_id: int) -> None:
    game.change(
        controls=tuple(
            control
            for control in game.state.controls
            if control.span is not ControlSpan.RESOLUTION or control.of != object_id
        )
    )
