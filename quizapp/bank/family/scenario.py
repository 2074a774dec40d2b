"""Scenarios: a situation as an author describes it, and what happens in it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import CardName
from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Wrong
from quizapp.rules.nouns.turn import ONLY_WITH_ATTACKERS, Step

Count = Annotated[int, Meta(ge=0, le=200)]

USUAL_LIFE = 20
"""The life total of a player whose life is not told (CR 103.4)."""

USUAL_TEAM_LIFE = 30
"""The shared life total of a team whose life is not told (CR 810.4)."""

OTHERS = "others"
"""Stands among the cards of a library for cards that are not named."""


class Standing(Struct, frozen=True, kw_only=True):
    """Permanents that are on the battlefield as the scenario begins."""

    bare_field: ClassVar[str] = "card"

    card: CardName
    count: PositiveInt = 1
    tapped: bool = False
    counters: tuple[tuple[str, PositiveInt], ...] = ()
    face_down: bool = False
    enchants: CardName | None = None
    """The permanent of the same player that this Aura is attached to."""


class Side(Struct, frozen=True, kw_only=True):
    """What one player has."""

    life: Annotated[int, Meta(ge=1, le=999)] | None = None
    """The life total, 20 unless given; that of a team, 30 unless given, for any head."""
    ready: tuple[CardName, ...] = ()
    """In hand; or on the battlefield, if it is a land or a permanent used from there."""
    hand: tuple[CardName, ...] = ()
    battlefield: tuple[Standing, ...] = ()
    graveyard: tuple[CardName, ...] = ()
    library: tuple[tuple[CardName, Count], ...] = ()
    outside: tuple[tuple[CardName, Count], ...] = ()
    """Cards outside the game, such as a sideboard."""
    commander: CardName | None = None
    """The player's commander, wherever it is."""
    companion: CardName | None = None
    """The player's companion, among the cards outside the game."""
    mana: Literal["enough", "lands"] = "enough"
    """Whether the mana for what is described is taken for granted."""
    pool: tuple[Mana, ...] = ()
    """Unspent mana; the lands that are tapped must have made it."""


class GivenDuring(StrEnum):
    """The turn that a given effect is for."""

    THIS_TURN = "this_turn"
    NEXT_TURN = "next_turn"


class Given(Struct, frozen=True):
    """An effect that is there as the scenario begins."""


class GivenControl(Given, frozen=True, kw_only=True):
    """A player is decided for by another."""

    who: Player
    by: Player
    source: CardName
    during: GivenDuring


class GivenExile(Given, frozen=True, kw_only=True):
    """A card has been exiled face down by the ability of a permanent."""

    bare_field: ClassVar[str] = "card"

    card: CardName
    of: Player
    exiled_with: CardName = field(name="with")
    """A permanent that the same player controls."""


class Happening(Struct, frozen=True):
    """One thing that happens before the question is asked."""


class Use(Happening, frozen=True, kw_only=True):
    """A player casts a card, plays it, or activates an ability of it."""

    bare_field: ClassVar[str] = "card"
    beside: ClassVar[tuple[str, ...]] = (
        "by",
        "targeting",
        "also_targeting",
        "ability",
        "half",
        "x",
        "from",
        "wrongly",
    )

    card: CardName
    by: Player
    targeting: Player | CardName | None = None
    also_targeting: Player | CardName | None = None
    """The second target, where there are two."""
    x: Count | None = None
    """The number chosen for X."""
    ability: PositiveInt = 1
    """Which of its activated abilities, counted from the top of the card."""
    half: PositiveInt = 1
    """Which half of a split card, counted from the left."""
    zone: Literal["hand", "battlefield"] | None = field(default=None, name="from")
    """Where the card is, if cards of that name are in both."""
    wrongly: Wrong | None = None
    """What was wrong about it, so that a judge may be called for it (broke_rule)."""


class AttackWith(Happening, frozen=True, kw_only=True):
    """Creatures are declared as attackers, all of them attacking the same."""

    bare_field: ClassVar[str] = "cards"
    beside: ClassVar[tuple[str, ...]] = ("whom",)

    cards: tuple[CardName, ...]
    whom: Player | CardName | None = None


class BlockWith(Happening, frozen=True, kw_only=True):
    """Creatures are declared as blockers, all of them blocking the same."""

    bare_field: ClassVar[str] = "cards"
    beside: ClassVar[tuple[str, ...]] = ("attacker",)

    cards: tuple[CardName, ...]
    attacker: CardName


class Resolve(Happening, frozen=True):
    """The top object of the stack begins to resolve."""

    what: Literal["top"]


class Begin(Happening, frozen=True, kw_only=True):
    """The game goes on to a step; nobody does anything on the way."""

    bare_field: ClassVar[str] = "step"
    beside: ClassVar[tuple[str, ...]] = ("turn_of",)

    step: Step
    turn_of: Player | None = None


class ForgetTrigger(Happening, frozen=True):
    """Nobody mentions the triggered ability of a card."""

    card: CardName


class NoticeTrigger(Happening, frozen=True):
    """The players notice that the ability was missed, and a judge rules."""

    bare_field: ClassVar[str] = "card"
    beside: ClassVar[tuple[str, ...]] = ("disruptive", "warned", "earlier")

    card: CardName
    disruptive: bool = False
    """At Regular REL: the judge finds that it would disrupt the game too much now."""
    warned: Player | None = None
    """Who has been warned on the same day for missing abilities."""
    earlier: Count = 0
    """How many of these Warnings there were."""

    def __post_init__(self) -> None:
        """Refuse Warnings of nobody."""
        if self.earlier and self.warned is None:
            raise ValueError("the Warnings are nobody's: say who was warned")


class Leave(Happening, frozen=True):
    """A player leaves the game."""

    player: Player


class Choose(Happening, frozen=True):
    """The decision that is due is taken by naming a card, a player or a word."""

    what: str


GIVENS: dict[str, type[Given]] = {
    "control_player": GivenControl,
    "exiled_face_down": GivenExile,
}

HAPPENINGS: dict[str, type[Happening]] = {
    "attack": AttackWith,
    "begin": Begin,
    "block": BlockWith,
    "choose": Choose,
    "forget": ForgetTrigger,
    "leave": Leave,
    "notice": NoticeTrigger,
    "resolve": Resolve,
    "use": Use,
}


class TurnSpec(Struct, frozen=True, kw_only=True):
    """Whose turn it is as the scenario begins, and which step."""

    of: Player
    step: Step

    def __post_init__(self) -> None:
        """Refuse a step that needs attackers, which nothing has declared."""
        if self.step in ONLY_WITH_ATTACKERS:
            raise ValueError(
                f"a scenario cannot begin in the {self.step} step: begin it earlier, "
                "and declare attackers"
            )


class Scenario(Struct, frozen=True, kw_only=True):
    """The situation as it is before anything happens."""

    players: tuple[Player, ...]
    """In turn order."""
    teams: tuple[tuple[Player, ...], ...] = ()
    """In a team game: the heads of each team, the primary player first (CR 805.2)."""
    turn: TurnSpec
    side_a: Side = field(default=Side(), name="A")
    side_n: Side = field(default=Side(), name="N")
    side_o: Side = field(default=Side(), name="O")
    side_a2: Side = field(default=Side(), name="A2")
    side_n2: Side = field(default=Side(), name="N2")
    given: tuple[Given, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a table of players that cannot be."""
        if len(self.players) < 2 or len(set(self.players)) < len(self.players):
            raise ValueError("there must be at least two players, each named once")
        if "A" not in self.players or "N" not in self.players:
            raise ValueError("the players must be A and N, and perhaps others")
        if self.turn.of not in self.players:
            raise ValueError("the turn must be that of one of the players")
        if self.teams:
            self._check_teams()

    def _check_teams(self) -> None:
        """Refuse teams that cannot be (CR 805.1, 805.2, 810.1)."""
        if sorted(len(team) for team in self.teams) != [2, 2]:
            raise ValueError("Two-Headed Giant is played by two teams of two players")
        on_teams = [player for team in self.teams for player in team]
        if sorted(on_teams) != sorted(self.players):
            raise ValueError("each player must be on exactly one team")
        for team in self.teams:
            seats = [self.players.index(player) for player in team]
            if seats != [seats[0], seats[0] + 1]:
                raise ValueError(
                    "teammates must sit next to each other, the primary player first in "
                    "turn order"
                )
        if self.turn.of not in {team[0] for team in self.teams}:
            raise ValueError("a team's turn is named by its primary player")

    def side(self, player: Player) -> Side:
        """Return what a player has."""
        side: Side = getattr(self, f"side_{player.lower()}")
        return side

    def team_of(self, player: Player) -> str:
        """Return the name of a player's team: that of its primary player, or ""."""
        return self.heads_with(player)[0] if self.teams else ""

    def heads_with(self, player: Player) -> tuple[Player, ...]:
        """Return a player's team, the primary player first, or the player alone."""
        return next((team for team in self.teams if player in team), (player,))

    def life_told_of(self, player: Player) -> int | None:
        """Return what the scenario says about the life of a player or of their team."""
        lives = (self.side(each).life for each in self.heads_with(player))
        return next((life for life in lives if life is not None), None)

    def life_of(self, player: Player) -> int:
        """Return a player's life total; each head of a team has that of the team."""
        told = self.life_told_of(player)
        if told is None:
            return USUAL_TEAM_LIFE if self.teams else USUAL_LIFE
        return told
