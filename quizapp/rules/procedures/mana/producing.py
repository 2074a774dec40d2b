"""Producing mana: the instruction, the choice of a type, and what comes of it (CR 106)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from quizapp.rules.cards.mana import COLOURS, Mana, ManaCost
from quizapp.rules.game import Game, Proposal, ScopedFrame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import ManaAdded
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.mana import undefined_mana, whose_pool
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.mana.could_produce import could_produce
from quizapp.rules.procedures.mana.making import NOTHING, MakesMana
from quizapp.rules.procedures.mana.pools import add_to_pool
from quizapp.rules.procedures.mana.tapping import notice_tapped
from quizapp.rules.procedures.replacing import propose


class ManaChoice(StrEnum):
    """Among which types one mana is chosen."""

    ANY_COLOUR = "any_colour"
    COLOUR_OF_YOUR_PERMANENT = "colour_of_your_permanent"
    """A colour of a permanent that the player controls."""
    TYPE_OF_YOUR_LANDS = "type_of_your_lands"
    """A type that a land which the player controls could produce."""
    COLOUR_OF_OPPONENTS_LANDS = "colour_of_opponents_lands"
    """A colour that a land which an opponent controls could produce."""


class ProduceMana(MakesMana, frozen=True, kw_only=True):
    """A player adds mana: what is written, or one of a type that they choose."""

    bare_field: ClassVar[str] = "mana"

    mana: ManaCost | None = None
    one: ManaChoice | None = None
    who: Who = Who.YOU

    def __post_init__(self) -> None:
        """Refuse mana of no kind, of two kinds, or without a type."""
        if (self.mana is None) == (self.one is None):
            raise ValueError("it produces either mana: or one:")
        if self.mana is not None and not self.mana.symbols:
            raise ValueError("the mana that is produced needs a type, as in {G}")

    @property
    def is_single(self) -> bool:
        """Say whether it adds exactly one mana."""
        return self.mana is None or len(self.mana.symbols) == 1

    def types(
        self, game: Game, you: Player, seen: frozenset[int] = frozenset()
    ) -> frozenset[Mana]:
        """Return the types that it could add for a player right now."""
        if self.mana is not None:
            return frozenset(self.mana.symbols)
        colours = frozenset(COLOURS)
        match self.one:
            case ManaChoice.ANY_COLOUR:
                return colours
            case ManaChoice.COLOUR_OF_YOUR_PERMANENT:
                return _colours_of(game.state.in_zone(Zone.BATTLEFIELD, you))
            case ManaChoice.TYPE_OF_YOUR_LANDS:
                return _types_of(game, (you,), seen)
        return colours & _types_of(game, game.state.opponents(you), seen)

    def perform(self, game: Game, scope: Scope) -> None:
        """Add the mana, or have its type chosen first."""
        player = scope.player(self.who)
        if player is None:
            return
        if self.mana is not None:
            produce(game, scope, player, self.mana.symbols)
            return
        types = self.types(game, scope.you)
        if not types:
            name = game.object(scope.source).name
            defined_after_all = game.ask(undefined_mana, name)
            types = frozenset(defined_after_all)
        if types:
            game.push(ChooseManaType(scope, player, tuple(sorted(types))))
        else:
            produce(game, scope, player, ())


def _colours_of(permanents: tuple[GameObject, ...]) -> frozenset[Mana]:
    """Return the colours of permanents: by their cost, or as they are given (CR 105.2)."""
    costs = (each.face.cost for each in permanents)
    given = (each.face.colours for each in permanents)
    return NOTHING.union(*given, *(cost.colours for cost in costs if cost is not None))


def _types_of(
    game: Game, players: tuple[Player, ...], seen: frozenset[int]
) -> frozenset[Mana]:
    lands = (
        land
        for player in players
        for land in game.state.in_zone(Zone.BATTLEFIELD, player)
        if land.face.is_land
    )
    return NOTHING.union(*(could_produce(game, land, seen) for land in lands))


class ChooseManaType(ScopedFrame, frozen=True):
    """A player chooses the type of the mana that an ability produces."""

    player: Player
    types: tuple[Mana, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask which type."""
        options = tuple(Option(key=f"mana:{each}") for each in self.types)
        name = game.object(self.scope.source).name
        return ask_player(game, DecisionKind.MANA, self.player, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Produce it."""
        game.pop()
        chosen = Mana(option.key.partition(":")[2])
        produce(game, self.scope, self.player, (chosen,))


class ManaProduction(Proposal, frozen=True, kw_only=True):
    """A player is about to add mana; an effect may change what it is (CR 106.12b)."""

    player: Player
    mana: tuple[Mana, ...]
    source: int
    tapped: tuple[int, ...]
    """The permanents that were tapped for it."""

    @property
    def affected(self) -> Player:
        """Return the player who adds the mana."""
        return self.player

    def happen(self, game: Game) -> None:
        """Add the mana to a pool, and have abilities trigger on the tapping."""
        if self.mana:
            name = game.object(self.source).name
            by = decider(game, self.player, DecisionKind.MANA.value)
            to = game.ask(whose_pool, self.player, by, name)
            add_to_pool(game, to, self.mana)
            game.record(ManaAdded(to=to, mana=self.mana, source=name))
        for each in self.tapped:
            notice_tapped(game, game.object(each), self.player, len(self.mana))


def produce(game: Game, scope: Scope, player: Player, mana: tuple[Mana, ...]) -> None:
    """Have a player add mana, unless something changes it."""
    made = ManaProduction(
        player=player, mana=mana, source=scope.source, tapped=scope.tapped
    )
    propose(game, made)
