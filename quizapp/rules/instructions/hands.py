"""Look at a hand, choose a card of it, and have it played (CR 601, 608.2g)."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from quizapp.rules.game import Effect, Frame, Game, ScopedFrame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import LookedAt
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.casting import must_play_if_able, priority_during_resolution
from quizapp.rules.points.forced_play import control_restricts_mana
from quizapp.rules.points.resolving import who_chooses_on_resolution
from quizapp.rules.procedures.actions import can_cast, may_play_land, play_land
from quizapp.rules.procedures.casting.halves import ChooseHalf
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.stack import begin_casting


class Look(Effect, frozen=True):
    """You look at a player's hand."""

    of: Who
    zone: Literal["hand"] = "hand"

    def perform(self, game: Game, scope: Scope) -> None:
        """Look at it."""
        player = scope.player(self.of)
        if player is not None:
            game.record(LookedAt(by=scope.you, zone=Zone.HAND, of=player))


class Choose(Effect, frozen=True, kw_only=True):
    """You choose a card in a player's hand."""

    zone: Literal["hand"] = field(default="hand", name="from")
    of: Who
    by: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Have it chosen, if there is one."""
        owner, chooser = scope.player(self.of), scope.player(self.by)
        if owner and chooser and game.state.in_zone(Zone.HAND, owner):
            name = game.object(scope.object_id).name
            asked = game.ask(who_chooses_on_resolution, chooser, owner, name)
            game.push(ChooseCard(scope, owner, asked))


class ChooseCard(ScopedFrame, frozen=True):
    """A player chooses a card in a hand."""

    owner: Player
    chooser: Player

    def run(self, game: Game) -> Decision | None:
        """Ask which card; cards with the same name count once."""
        hand = {each.name: each for each in game.state.in_zone(Zone.HAND, self.owner)}
        options = tuple(
            Option(
                key=f"choose:{each.name or '?'}", refs=(each.id,), cards=(each.name,)
            )
            for each in hand.values()
        )
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.CHOOSE, self.chooser, options, name)

    def shows(self, game: Game, sight: Sight) -> Player | None:
        """Show the chooser the hand."""
        del game
        mine = sight.what is Seen.HAND and sight.of == self.owner
        return self.chooser if mine else None

    def answer(self, game: Game, option: Option) -> None:
        """Remember what was chosen."""
        game.pop()
        (chosen,) = option.refs
        game.bind(chosen=chosen)


class PlayCard(Effect, frozen=True):
    """A player plays the chosen card if able, with mana from lands alone."""

    by: Who

    def perform(self, game: Game, scope: Scope) -> None:
        """Cast the spell or play the land: timing by card type is ignored (CR 608.2g)."""
        player = scope.player(self.by)
        if player is None or scope.chosen is None:
            return
        card = game.object(scope.chosen)
        name, limited = game.object(scope.object_id).name, True
        if card.face.is_land:
            able = may_play_land(game, player, forced=True)
        else:
            limited = game.ask(control_restricts_mana, player, name)
            able = can_cast(game, player, card, lands_only=limited)
        if not game.ask(must_play_if_able, player, card.name, able):
            return
        window = game.ask(priority_during_resolution, name)
        if card.face.is_land:
            game.bind(chosen=play_land(game, player, card.id).id)
        elif card.card.halves:
            game.push(ChooseHalf(player, card.id, limited))
        else:
            spell = begin_casting(game, player, card.id, lands_only=limited)
            game.bind(chosen=spell.id)
        if window:
            game.push(Respond(player, name))


class Respond(Frame, frozen=True):
    """A player gets priority in the middle of a resolution: only a mistake asks for it."""

    player: Player
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask whether the player passes."""
        options = (Option(key="pass"),)
        return ask_player(game, DecisionKind.PRIORITY, self.player, options, self.cause)

    def answer(self, game: Game, option: Option) -> None:
        """Go on."""
        game.pop()
