"""Exile cards face down, and have them come back (CR 406.3, 406.4, 607.2a)."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.cards.card import CardType
from quizapp.rules.game import Effect, Game, ScopedFrame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.seeing.face_down import (
    exile_face_down,
    exiled_with,
    turn_face_up,
)
from quizapp.rules.procedures.seeing.remembering import shuffle_pile

_DECLINE = Option(key="exile:none")


class ExileFaceDown(Effect, frozen=True, kw_only=True):
    """You exile a card from your hand face down."""

    optional: bool = False

    @property
    def word(self) -> str:
        """Name the instruction, unless it may be left out anyway."""
        return "" if self.optional else "exile"

    @property
    def is_optional(self) -> bool:
        """Say whether it may be left out."""
        return self.optional

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the card chosen, if there is one."""
        if game.state.in_zone(Zone.HAND, scope.you):
            game.push(ExileOne(scope, self.optional))


class ExileOne(ScopedFrame, frozen=True):
    """A player chooses the card of their hand that is exiled face down."""

    optional: bool

    def run(self, game: Game) -> Decision | None:
        """Ask which card; cards with the same name count once."""
        hand = game.state.in_zone(Zone.HAND, self.scope.you)
        cards = {each.name: each for each in hand}
        options = tuple(
            Option(key=f"exile:{each.name or '?'}", refs=(each.id,), cards=(each.name,))
            for each in cards.values()
        )
        if self.optional:
            options = (*options, _DECLINE)
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.CHOOSE, self.scope.you, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Exile it."""
        game.pop()
        for chosen in option.refs:
            assert isinstance(chosen, int)
            exile_face_down(game, chosen, self.scope.source)


class ReturnExiled(Effect, frozen=True, kw_only=True):
    """You choose a card exiled with this, and it returns to its owner's hand."""

    to: Literal["hand"] = "hand"

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the card chosen on resolution, if there is one."""
        if exiled_with(game, scope.source):
            game.push(ReturnOne(scope))


class ReturnOne(ScopedFrame, frozen=True):
    """A player chooses which of the cards exiled with a permanent returns."""

    def run(self, game: Game) -> Decision | None:
        """Ask which one: each lies on a pile of its own (CR 406.4)."""
        options = tuple(
            Option(key=f"return:{each.id}", refs=(each.id,), cards=(each.card.name,))
            for each in exiled_with(game, self.scope.source)
        )
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.CHOOSE, self.scope.you, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Return it."""
        game.pop()
        (chosen,) = option.refs
        assert isinstance(chosen, int)
        move(game, chosen, Zone.HAND)


class TurnUpExiled(Effect, frozen=True):
    """Cards exiled with this are turned face up; creatures enter under your control."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Turn them up, and put the creature cards onto the battlefield."""
        for each in exiled_with(game, scope.source):
            turn_face_up(game, each.id)
            if CardType.CREATURE in each.card.types:
                move(game, each.id, Zone.BATTLEFIELD, scope.you)


class ShufflePile(Effect, frozen=True):
    """The cards exiled with this are shuffled into one face-down pile."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Shuffle them: who knew one of them does not know it any more (CR 406.3)."""
        cards = exiled_with(game, scope.source)
        shuffle_pile(game, frozenset(each.id for each in cards))
