"""Search zones and put what is found somewhere; shuffle (CR 701.23, 701.24)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import Card, Quality
from quizapp.rules.game import Effect, Game
from quizapp.rules.instructions.finding.frames import ChooseZones, FindCards
from quizapp.rules.nouns.events import Shuffled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.searching import Sought, may_search, search_shuffles

_OTHER_ZONES = {"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND}


class Search(Effect, frozen=True, kw_only=True):
    """A player searches a library, and perhaps other zones with it, for cards."""

    zone: Literal["library"] = "library"
    also: tuple[Literal["graveyard", "hand"], ...] = ()
    """Zones of the same player that are searched together with the library."""
    any_zones: bool = False
    """The player chooses which of the zones to search ("and/or")."""
    quality: Quality | None = field(default=None, name="for")
    """What the cards must be; left out for a search that states no quality."""
    count: PositiveInt = 1
    up_to: bool = False
    put: Zone = Zone.HAND
    """Where they go; "library" leaves them there for a later instruction."""
    tapped: bool = False
    face_down: bool = False
    """They are exiled face down."""
    reveal: bool = False
    who: Who = Who.YOU
    of: Who | None = None
    """Whose zones are searched; left out for the searching player's own."""

    def __post_init__(self) -> None:
        """Refuse to put something face down anywhere but from a library into exile."""
        if self.face_down and (self.put is not Zone.EXILE or self.also):
            raise ValueError("face_down: is for cards of a library put into exile")

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the player search what no effect keeps them from searching."""
        player = scope.player(self.who)
        owner = player if self.of is None else scope.player(self.of)
        if player is None or owner is None:
            return
        zones = tuple(_OTHER_ZONES[each] for each in self.also)
        if _may_search_libraries(game, player):
            zones = (Zone.LIBRARY, *zones)
        if not zones:
            return
        find = FindCards(
            scope=scope,
            player=player,
            owner=owner,
            zones=zones,
            sought=Sought(self.quality, self.count, self.up_to),
            put=self.put,
            tapped=self.tapped,
            face_down=self.face_down,
            reveal=self.reveal,
        )
        chooses = self.any_zones and len(zones) > 1
        game.push(ChooseZones(find) if chooses else find)


def _may_search_libraries(game: Game, player: Player) -> bool:
    """Say whether nothing forbids it: "can't" goes before what tells one to (CR 101.2)."""
    return all(
        game.ask(may_search, player, source.name)
        for source, static in game.statics()
        if static.forbids_searching(game, source, player)
    )


class Shuffle(Effect, frozen=True):
    """A player shuffles their library, whatever was found."""

    bare_field: ClassVar[str] = "zone"

    zone: Literal["library"] = "library"
    who: Who = Who.YOU
    if_searched: bool = False
    """Only if the library was among the zones that were searched."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Shuffle: afterwards nobody knows where in the library a card is."""
        player = scope.player(self.who)
        if self.if_searched and Zone.LIBRARY not in scope.searched:
            return
        if player is None or not game.ask(search_shuffles, player, len(scope.found)):
            return
        library = game.player(player).library
        if library.top or library.sunk:
            game.change_player(player, library=library.shuffled())
        game.record(Shuffled(by=player))


class PutOnTop(Effect, frozen=True):
    """What was found, and was left in the library, goes on top of it (CR 701.24b)."""

    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Put it there; what is not there any more is out of reach (CR 101.3)."""
        player = scope.player(self.who)
        if player is None:
            return
        there = [card for card in scope.found if _is_in_library(game, player, card)]
        if not there:
            game.note("instructions.impossible", name=game.object(scope.object_id).name)
        for card in there:
            library = game.player(player).library
            game.change_player(player, library=library.with_on_top(card))


def _is_in_library(game: Game, player: Player, card: Card) -> bool:
    return card in game.player(player).library.kinds
