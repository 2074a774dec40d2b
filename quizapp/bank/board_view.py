"""The board as a learner sees it: plain values, already in the reader's language."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Hue(StrEnum):
    """The band colour of a card face."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"
    SEVERAL = "several"
    ARTIFACT = "artifact"
    LAND = "land"
    COLOURLESS = "colourless"


class CardView(Struct, frozen=True):
    """One card face on the board or in a list of cards."""

    object_id: int
    """Stable within one question; derivation steps name objects by it."""
    name: str
    """Empty when the card is face down or unknown."""
    hue: Hue
    mana: tuple[str, ...] = ()
    """Mana symbols in order, without braces: ("2", "B", "B")."""
    type_line: str = ""
    rules_text: str = ""
    """Summary of what the card does, generated from its data."""
    power_toughness: str = ""
    loyalty: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    """Kind (already translated) and number."""
    tapped: bool = False
    face_down: bool = False
    token: bool = False
    attached_to: int | None = None
    matters: bool = True
    """False once it is known that the answer does not depend on it."""
    description: str = ""
    """Accessible name."""


class LandPile(Struct, frozen=True):
    """Lands with the same name, drawn as one pile."""

    name: str
    hue: Hue
    count: int
    tapped: int = 0
    object_ids: tuple[int, ...] = ()
    matters: bool = True
    """False once it is known that the answer depends on none of them."""


class ZoneView(Struct, frozen=True):
    """One zone pill beside the battlefield."""

    key: str
    """library, hand, graveyard, exile or command."""
    label: str
    count: int
    note: str = ""
    """For example "hidden from Nicole", or the names of visible cards."""
    cards: tuple[CardView, ...] = ()
    """What a list of the zone shows; cards nobody has named are left out."""


class RibbonKind(StrEnum):
    """How long the control shown by a ribbon lasts."""

    TURN = "turn"
    RESOLVING = "resolving"
    WAITING = "waiting"
    SELF = "self"


class RibbonView(Struct, frozen=True):
    """Who decides for whom."""

    kind: RibbonKind
    controller_seat: int
    subject_seat: int
    statement: str
    """For example "Nicole decides for Amy"."""
    duration: str
    """For example "all of this turn"."""
    source: str
    """Name of the card, or empty."""
    citation: str
    """For example "CR 723.5"; exams leave it out."""


class PlayerView(Struct, frozen=True):
    """One player's half of the board."""

    seat: int
    """0 is player 1 (disc), 1 is player 2 (diamond), ..."""
    name: str
    life: int | None
    """None for a player whose team shares one total."""
    active: bool = False
    deciding: bool = False
    """Decides for another player."""
    has_priority: bool = False
    permanents: tuple[CardView, ...] = ()
    """Creatures and other permanents, without piled lands."""
    lands: tuple[LandPile, ...] = ()
    zones: tuple[ZoneView, ...] = ()
    ribbon: RibbonView | None = None
    """Present when somebody decides for this player."""


class TeamView(Struct, frozen=True):
    """What the players of one team share."""

    seats: tuple[int, ...]
    name: str
    """For example "Amy and Alice"."""
    life: int


class StackItemView(Struct, frozen=True):
    """One object on the stack."""

    object_id: int
    seat: int
    name: str
    mana: tuple[str, ...] = ()
    note: str = ""
    """For example "resolving"."""


class StepView(Struct, frozen=True):
    """One segment of the turn bar."""

    label: str
    current: bool = False
    past: bool = False


class TurnView(Struct, frozen=True):
    """Whose turn it is and where in it the game stands."""

    seat: int
    heading: str
    """For example "Amy's turn"."""
    steps: tuple[StepView, ...]


class BoardView(Struct, frozen=True):
    """Everything that the board picture shows."""

    players: tuple[PlayerView, ...]
    """In seat order; the view puts the active player below."""
    stack: tuple[StackItemView, ...]
    """Top item first."""
    turn: TurnView
    lines: tuple[str, ...]
    """The same content as text, one statement a line."""
    teams: tuple[TeamView, ...] = ()
    """In seat order; empty where each plays alone."""
