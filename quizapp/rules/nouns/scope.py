"""The scope of a resolution: whom and what its instructions speak of."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player, Ref


class Who(StrEnum):
    """A player, as instructions name one."""

    YOU = "you"
    """The controller of the spell or ability."""
    TARGET = "target"


class What(StrEnum):
    """An object, as instructions name one."""

    THIS = "this"
    """The source: the permanent, or the spell itself."""
    CHOSEN = "chosen"
    """What an earlier instruction chose, moved or played."""


class Scope(Struct, frozen=True, cache_hash=True, kw_only=True):
    """Whom and what the instructions of one resolving object speak of."""

    object_id: int
    """The spell or ability that is resolving."""
    source: int
    """The spell itself, or the permanent whose ability it is."""
    you: Player
    targets: tuple[Ref, ...] = ()
    sacrificed: tuple[int, ...] = ()
    chosen: int | None = None

    def player(self, who: Who) -> Player | None:
        """Return the player meant, if there is one."""
        if who is Who.YOU:
            return self.you
        return next((ref for ref in self.targets if isinstance(ref, str)), None)

    def object(self, what: What) -> int | None:
        """Return the id of the object meant, if there is one."""
        return self.source if what is What.THIS else self.chosen
