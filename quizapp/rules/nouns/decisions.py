"""Decisions: the choices that the rules, or a judge, oblige a player to make."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player, Ref


class Realm(StrEnum):
    """Who asks for a decision: the game, or the tournament."""

    GAME = "game"
    TOURNAMENT = "tournament"
    CHANCE = "chance"
    """Nobody decides: for example which card of a shuffled library is drawn."""


class DecisionKind(StrEnum):
    """What is decided."""

    PRIORITY = "priority"
    TARGET = "target"
    PAY = "pay"
    SEARCH = "search"
    CHOOSE = "choose"
    SACRIFICE = "sacrifice"
    DISCARD = "discard"
    ORDER = "order"
    UNLESS = "unless"
    MAY = "may"
    LEGEND = "legend"
    REPLACEMENT = "replacement"
    UNTAP = "untap"
    """Whether a permanent that may stay tapped untaps (CR 502.3)."""
    DRAW = "draw"
    REMEDY = "remedy"
    CONDUCT = "conduct"
    """What a person does at the tournament, outside the flow of the game."""
    ANSWER = "answer"
    """What a player says when asked for information (MTR 4.1)."""
    NUMBER = "number"
    """Which number X is (CR 107.3a)."""
    MANA = "mana"
    """Which type of mana is produced."""
    ATTACKERS = "attackers"
    """Which creatures attack (CR 508.1a)."""
    ATTACKED = "attacked"
    """Which player or planeswalker an attacking creature attacks (CR 508.1b)."""
    BANDS = "bands"
    """Which attacking creatures form bands (CR 508.1e)."""
    BLOCKERS = "blockers"
    """Whether a creature blocks, and which attacking creature (CR 509.1a)."""
    DAMAGE_ORDER = "damage order"
    """In which order an attacking creature's blockers are dealt damage."""
    DAMAGE = "damage"
    """How a creature's combat damage is divided (CR 510.1)."""
    SCRY = "scry"
    """Which of the cards that were looked at stay on top of a library (CR 701.22a)."""
    VOTE = "vote"
    """For which of the choices a player votes (CR 701.38a)."""
    HALF = "half"
    """Which half of a split card is cast (CR 709.3)."""
    GOES_FIRST = "goes first"
    """Who goes first, decided by chance (CR 103.1)."""
    MULLIGAN = "mulligan"
    """Whether a player keeps their opening hand (CR 103.5)."""


class Option(Struct, frozen=True, gc=False, cache_hash=True):
    """One legal way to decide."""

    key: str
    """Stable name within its decision, for example "pass" or "find:Plains"."""
    refs: tuple[Ref, ...] = ()
    """Players or objects that the option speaks of."""
    cards: tuple[str, ...] = ()
    """Names of cards that the option speaks of."""


class Decision(Struct, frozen=True, gc=False, kw_only=True):
    """A choice that must be made before the game can go on."""

    kind: DecisionKind
    realm: Realm
    chooser: Player
    """Whom the rules ask; for chance, the player it happens to."""
    decider: Player
    """Who really chooses (CR 723.5)."""
    options: tuple[Option, ...]
    cause: str
    """Name of the spell, ability or step that asks."""

    def __post_init__(self) -> None:
        """Refuse a decision without a legal option."""
        if not self.options:
            raise ValueError(f"{self.kind} for {self.cause}: no legal option")

    def option(self, key: str) -> Option:
        """Return the option with a key.

        :raises KeyError: if it is not among the legal ones.
        """
        for each in self.options:
            if each.key == key:
                return each
        raise KeyError(key)
