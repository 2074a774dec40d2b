"""The scope of a resolution: whom and what its instructions speak of."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.cards.card import Card
from quizapp.rules.nouns.objects import Player, Ref
from quizapp.rules.nouns.zones import Zone


class Who(StrEnum):
    """A player, as instructions name one."""

    YOU = "you"
    """The controller of the spell or ability."""
    TARGET = "target"
    THAT_PLAYER = "that_player"
    """Whose doing made the ability trigger."""
    TARGETS_CONTROLLER = "targets_controller"
    """The controller of the target, as the resolution began (CR 608.2h)."""


class What(StrEnum):
    """An object, as instructions name one."""

    THIS = "this"
    """The source: the permanent, or the spell itself."""
    CHOSEN = "chosen"
    """What an earlier instruction chose, moved or played."""
    TARGET = "target"


class Deed(StrEnum):
    """Something that a player is told to do, and may or may not really have done."""

    SACRIFICE = "sacrifice"


class Done(Struct, frozen=True, gc=False, cache_hash=True):
    """A deed that was done while an object was resolving."""

    deed: Deed
    by: Player
    object_id: int
    """What it was done to, as it last was."""


class Scope(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """Whom and what the instructions of one resolving object speak of."""

    object_id: int
    """The spell or ability that is resolving."""
    source: int
    """The spell itself, or the permanent whose ability it is."""
    you: Player
    targets: tuple[Ref, ...] = ()
    sacrificed: tuple[int, ...] = ()
    chosen: int | None = None
    targets_controller: Player | None = None
    found: tuple[Card, ...] = ()
    """Cards that a search of this resolution found and that went where it said."""
    searched: tuple[Zone, ...] = ()
    """Zones that the last search looked through."""
    x: int = 0
    """The number chosen for X."""
    that: Player | None = None
    """The player whose doing made the ability trigger."""
    done: tuple[Done, ...] = ()
    """What players have really done in this resolution, in order."""
    tapped: tuple[int, ...] = ()
    """For a mana ability: the permanents that were tapped for mana by its cost."""

    def player(self, who: Who) -> Player | None:
        """Return the player meant, if there is one."""
        if who is Who.YOU:
            return self.you
        if who is Who.THAT_PLAYER:
            return self.that
        if who is Who.TARGETS_CONTROLLER:
            return self.targets_controller
        return next((ref for ref in self.targets if isinstance(ref, str)), None)

    def object(self, what: What) -> int | None:
        """Return the id of the object meant, if there is one."""
        if what is What.TARGET:
            return next((ref for ref in self.targets if isinstance(ref, int)), None)
        return self.source if what is What.THIS else self.chosen
