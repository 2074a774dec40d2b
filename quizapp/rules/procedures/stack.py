"""The stack: casting, activating and resolving (CR 405, 601, 602, 608)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Ability, CostPart, Instruction, TargetKind
from quizapp.rules.game import Frame, Game, ScopedFrame, replace
from quizapp.rules.nouns.control import ControlSpan
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.events import Resolved, SpellCast, ability_name
from quizapp.rules.nouns.objects import Announced, GameObject, ObjectKind, Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.costs import ChangeLoyalty, PayMana
from quizapp.rules.procedures.deciding import controller_of_new
from quizapp.rules.procedures.happenings import move
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


def spell_costs(found: GameObject, lands_only: bool = False) -> tuple[CostPart, ...]:
    """Return the total cost of a spell: additional costs, then mana (CR 601.2f)."""
    mana = found.face.cost
    parts = found.face.additional_cost
    if mana is None or mana.value == 0:
        return parts
    return (*parts, PayMana(cost=mana, lands_only=lands_only))


def begin_casting(
    game: Game, player: Player, object_id: int, lands_only: bool = False
) -> GameObject:
    """Put a card on the stack as a spell, and the rest of its casting on the agenda."""
    player = controller_of_new(game, player, game.object(object_id).name)
    spell = move(game, object_id, Zone.STACK, controller=player)
    game.change_object(spell.id, announced=Announced(paid=False))
    game.push(FinishCasting(spell.id))
    game.push(PayCosts(player, spell_costs(spell, lands_only), spell.id, spell.id))
    target = spell_target(spell)
    if target is not None:
        game.push(ChooseTarget(spell.id, target, player))
    return game.object(spell.id)


def begin_activating(game: Game, player: Player, source: int, ability: Ability) -> None:
    """Put an activated ability on the stack, and the rest of it on the agenda (CR 602.2)."""
    assert ability.activated is not None
    made = put_ability(game, player, source, ability)
    if any(isinstance(part, ChangeLoyalty) for part in ability.activated.cost):
        game.change_object(source, loyalty_used=game.state.turn.number)
    game.push(PayCosts(player, ability.activated.cost, source, made.id))
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
        game.record(SpellCast(card=spell.name, by=spell.controller, over=over))
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
    )
    game.push(FinishResolving(scope))
    if _has_legal_target(game, top, announced):
        game.push(Perform(scope, instructions_of(top)))


def instructions_of(found: GameObject) -> tuple[Instruction, ...]:
    """Return what a spell or ability does as it resolves."""
    if found.announced is not None and found.announced.ability is not None:
        return found.announced.ability.do
    return found.face.do


def _has_legal_target(game: Game, top: GameObject, announced: Announced) -> bool:
    """Say whether it has no target, or one that is still legal (CR 608.2b)."""
    if not announced.targets:
        return True
    ability = announced.ability
    asks = ability and (ability.activated or ability.triggered)
    kind = asks.target if asks else spell_target(top)
    assert kind is not None
    assert top.controller is not None
    legal = legal_targets(game, kind, top.controller)
    return any(ref in legal for ref in announced.targets)


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
