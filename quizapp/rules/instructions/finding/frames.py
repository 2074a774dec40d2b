"""The frames of a search: cards are found, then put where they go one by one."""

from __future__ import annotations

from itertools import combinations

from quizapp.rules.cards.card import Quality
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.instructions.finding.pool import (
    Findable,
    Pool,
    count_available,
    list_options,
    make_pool,
    read_option,
)
from quizapp.rules.instructions.finding.putting import PutFound
from quizapp.rules.instructions.finding.window import Searching
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import Revealed, Searched
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.searching import (
    Sought,
    TooFew,
    controlled_player_searches,
    found_cards_fit,
    search_minimum,
    too_few_to_find,
    whose_library,
)
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.replacing import propose


class ChooseZones(Frame, frozen=True):
    """A player chooses which zones to search; that is no part of the search yet."""

    then: FindCards

    def run(self, game: Game) -> Decision | None:
        """Ask for at least one of them."""
        zones = self.then.zones
        options = tuple(
            Option(key="zones:" + "+".join(chosen))
            for size in range(1, len(zones) + 1)
            for chosen in combinations(zones, size)
        )
        name = game.object(self.then.scope.object_id).name
        return ask_player(game, DecisionKind.CHOOSE, self.then.player, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Search those."""
        game.pop()
        words = option.key.removeprefix("zones:").split("+")
        game.push(replace(self.then, zones=tuple(Zone(word) for word in words)))


class FindCards(Searching, frozen=True, kw_only=True):
    """A player finds cards in the zones that are searched, or fails to."""

    sought: Sought
    put: Zone
    tapped: bool = False
    face_down: bool = False
    reveal: bool = False

    def run(self, game: Game) -> Decision | None:
        """Ask what is found, with "nothing" among the options where it is legal."""
        by = decider(game, self.player, DecisionKind.SEARCH.value)
        if by != self.player and not game.ask(
            controlled_player_searches, self.player, by
        ):
            self._find(game, self.owner, ())
            return None
        pool = self._pool(game)
        least, most = self._limits(game, pool)
        options = list_options(pool, least, most)
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.SEARCH, self.player, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Remember what was found, and go on to put it somewhere."""
        self._find(game, self._searched(game), read_option(self._pool(game), option))

    def _searched(self, game: Game) -> Player:
        """Return whose zones really are searched."""
        if self.owner != self.player:
            return self.owner
        by = decider(game, self.player, DecisionKind.SEARCH.value)
        return game.ask(whose_library, self.player, by)

    def _pool(self, game: Game) -> Pool:
        by = decider(game, self.player, DecisionKind.SEARCH.value)
        quality: Quality | None = self.sought.quality
        if quality is not None and not game.ask(found_cards_fit, self.player, by):
            quality = None
        return make_pool(game, self._searched(game), self.zones, quality)

    def _limits(self, game: Game, pool: Pool) -> tuple[int, int]:
        """Return how many cards must and may be found."""
        available, most = count_available(pool), self.sought.count
        least = game.ask(search_minimum, self.sought, available, self.player)
        exact = self.sought.quality is None and not self.sought.up_to
        if exact and available.everywhere < most:
            outcome = game.ask(too_few_to_find, self.player, most, available.everywhere)
            if outcome is not TooFew.WHAT_IS_THERE:
                least = most = 0
            if outcome is TooFew.LOSS:
                game.change_player(self.player, drew_from_empty=True)
        return least, min(most, available.everywhere)

    def _find(self, game: Game, owner: Player, found: tuple[Findable, ...]) -> None:
        game.pop()
        names = tuple(each.card.name for each in found)
        game.record(Searched(by=self.player, found=names, library_of=owner))
        if self.reveal and found:
            game.record(Revealed(by=self.player, cards=names))
        mine = self.owner == self.player
        game.push(
            PutEach(
                scope=self.scope,
                player=self.player,
                owner=self.owner,
                zones=self.zones,
                left=found,
                searched=owner,
                put=self.put,
                tapped=self.tapped,
                face_down=self.face_down,
                controller=owner if mine else self.player,
            )
        )


class PutEach(Searching, frozen=True, kw_only=True):
    """The cards that were found are put somewhere; that is still part of the search."""

    left: tuple[Findable, ...]
    searched: Player
    put: Zone
    tapped: bool
    face_down: bool
    controller: Player

    def run(self, game: Game) -> Decision | None:
        """Propose to put the next card where it goes, or end the search."""
        game.pop()
        if not self.left:
            scope = self.scope
            game.bind(found=scope.found, chosen=scope.chosen, searched=self.zones)
            return None
        each = self.left[0]
        game.push(replace(self, left=self.left[1:]))
        propose(
            game,
            PutFound(
                player=self.player,
                owner=self.searched,
                card=each.card,
                object_id=each.object_id,
                to=self.put,
                controller=self.controller,
                tapped=self.tapped,
                face_down_with=self.scope.source if self.face_down else -1,
                window=self.window,
            ),
        )
        return None
