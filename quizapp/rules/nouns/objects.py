"""Game objects: cards, tokens, spells and abilities, each for as long as it stays one (CR 109)."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

from msgspec import Struct

from quizapp.rules.cards.abilities import Ability
from quizapp.rules.cards.card import FACE_DOWN, UNKNOWN_CARD, Card, CardType
from quizapp.rules.nouns.zones import Zone

Player = NewType("Player", str)
"""A player's role, such as A, who is active at the start of most scenarios, or N."""

Ref = Player | int
"""A player's role, or the id of an object."""


class ObjectKind(StrEnum):
    """What represents an object."""

    CARD = "card"
    TOKEN = "token"
    ABILITY = "ability"


class Announced(Struct, frozen=True, gc=False, cache_hash=True):
    """What was announced and paid while a spell or ability was put on the stack."""

    targets: tuple[Ref, ...] = ()
    sacrificed: tuple[int, ...] = ()
    """Objects sacrificed to pay for it, as they last were."""
    x: int = 0
    """The number chosen for X (CR 107.3a)."""
    that: Player | None = None
    """For a trigger: the player whose doing made it trigger."""
    ability: Ability | None = None
    """The ability that this object is, if it is no spell."""
    source: int = -1
    """Id of the object whose ability it is."""
    present: tuple[int, ...] | None = None
    """For a trigger placed late: the objects that were there at the proper time."""
    paid: bool = True
    """False while the costs are still being paid."""


class GameObject(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """One object in one zone; in another zone it will be a new object (CR 400.7)."""

    id: int
    card: Card
    owner: Player
    controller: Player | None
    """None outside the stack and the battlefield (CR 109.4)."""
    zone: Zone
    kind: ObjectKind = ObjectKind.CARD
    tapped: bool = False
    transformed: bool = False
    face_down: bool = False
    half: int = -1
    """Which half of a split card it is while it is a spell; -1: it is not split."""
    counters: tuple[tuple[str, int], ...] = ()
    x: int = 0
    """What X in its mana cost is on the battlefield (CR 107.3g)."""
    x_of_spell: int = 0
    """The number that was chosen for X for the spell that became it (CR 107.3m)."""
    damage: int = 0
    deathtouched: bool = False
    """A source with deathtouch has dealt damage to it (CR 704.5h)."""
    attached_to: int | None = None
    since: int = 0
    """Number of the turn in which it came under its controller's control; -1: long ago."""
    entered: int = 0
    """Stamp of the moment at which it came into its zone."""
    loyalty_used: int = -1
    """Number of the turn in which a loyalty ability of it was last activated."""
    once_used: int = -1
    """Number of the turn in which an ability for once each turn was last activated."""
    last_power: int = 0
    """Its power as it last was on the battlefield (CR 608.2h)."""
    announced: Announced | None = None
    became: int | None = None
    """Id of the object that it became in another zone."""

    @property
    def face(self) -> Card:
        """Return the face that is up."""
        if self.face_down:
            return FACE_DOWN if self.is_permanent else UNKNOWN_CARD
        if self.transformed and self.card.back is not None:
            return self.card.back
        return self.card.halves[self.half] if self.half >= 0 else self.card

    @property
    def name(self) -> str:
        """Return its name, empty for a card nobody has named."""
        return self.face.name

    @property
    def is_creature(self) -> bool:
        """Say whether it is a creature on the battlefield (CR 110.1)."""
        return CardType.CREATURE in self.face.types and self.is_permanent

    @property
    def is_permanent(self) -> bool:
        """Say whether it is on the battlefield (CR 110.1)."""
        return self.zone is Zone.BATTLEFIELD

    def count(self, kind: str) -> int:
        """Return how many counters of a kind are on it."""
        return dict(self.counters).get(kind, 0)
