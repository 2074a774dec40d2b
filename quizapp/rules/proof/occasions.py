"""Occasions: which of the decisions along all lines of play a question speaks of."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.cards.card import CardName
from quizapp.rules.game import ScopedFrame
from quizapp.rules.instructions.subgames.playing import is_in_subgame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Realm
from quizapp.rules.nouns.objects import ObjectKind, Player, Ref
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.graph import Node


class Occasion(Struct, frozen=True, gc=False, kw_only=True):
    """A description of decisions: every part that is given must fit."""

    of: DecisionKind
    player: Player | None = None
    """Whom the rules ask."""
    decider: Player | None = None
    """Who really decides."""
    realm: Realm | None = None
    cause: CardName | None = None
    """Name of the card that asks."""
    while_resolving: CardName | None = None
    while_on_stack: CardName | None = None
    """Name of a spell that waits, not yet resolving."""
    matter: Matter | None = None
    """What a person decides outside the flow of the game."""
    vote_of: Player | None = None
    """Whose vote it is, whoever is asked for it."""
    step: Step | None = None
    turn_of: Player | None = None
    subgame: bool | None = None
    """Whether it is asked for in a subgame."""

    def fits(self, node: Node) -> bool:
        """Say whether a node waits for such a decision."""
        decision, state = node.decision, node.state
        if decision is None or decision.kind is not self.of:
            return False
        resolving = _resolving(state)
        return (
            self.player in (None, decision.chooser)
            and self.decider in (None, decision.decider)
            and self.realm in (None, decision.realm)
            and self.cause in (None, decision.cause)
            and self.matter in (None, decision.cause)
            and self.vote_of in (None, *_voters(decision))
            and self.step in (None, state.turn.step)
            and self.turn_of in (None, state.turn.active)
            and self.subgame in (None, is_in_subgame(state))
            and (self.while_resolving is None or self.while_resolving in resolving)
            and (self.while_on_stack is None or self._waits(state, resolving))
        )

    def _waits(self, state: State, resolving: frozenset[str]) -> bool:
        name = self.while_on_stack
        spells = (state.objects[each] for each in state.stack)
        there = any(
            each.name == name
            and each.kind is ObjectKind.CARD
            and each.announced is not None
            and each.announced.paid
            for each in spells
        )
        return there and name not in resolving


def _voters(decision: Decision) -> tuple[Ref, ...]:
    """Return whose vote a decision asks for, if it asks for one."""
    return decision.options[0].refs if decision.kind is DecisionKind.VOTE else ()


def _resolving(state: State) -> frozenset[str]:
    return frozenset(
        state.objects[frame.scope.object_id].name
        for frame in state.agenda
        if isinstance(frame, ScopedFrame)
    )
