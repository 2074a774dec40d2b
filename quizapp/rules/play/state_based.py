"""State-based actions: what the game sees to whenever a player would get priority (CR 704)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TargetKind
from quizapp.rules.cards.card import CardType, Supertype
from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.commanders import offer_command_zone
from quizapp.rules.procedures.characteristics import toughness
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.targets import is_fit
from quizapp.rules.procedures.turns.leaving import leave_game


def check_state(game: Game) -> bool:
    """Perform all state-based actions that apply at once; say whether any did."""
    lost = [
        each.player
        for each in game.state.players
        if not each.lost and (each.life <= 0 or each.drew_from_empty)
    ]
    if lost:
        _tell_teams_without_life(game, lost)
        leave_game(game, *lost)
        return True
    permanents = game.state.in_zone(Zone.BATTLEFIELD)
    doomed = [each.id for each in permanents if _dies(game, each)]
    if doomed:
        for object_id in doomed:
            move(game, object_id, Zone.GRAVEYARD)
        return True
    return _apply_legend_rule(game, permanents) or offer_command_zone(game)


def _tell_teams_without_life(game: Game, lost: list[Player]) -> None:
    """Note which teams have lost for their life total (CR 810.8c)."""
    for player in lost:
        first, *mates = game.state.team_of(player)
        if mates and player == first and game.player(player).life <= 0:
            game.note("team.no-life", player=player, mate=mates[0])


def _dies(game: Game, permanent: GameObject) -> bool:
    if permanent.is_creature:
        left = toughness(game.state, permanent) - permanent.damage
        return left <= 0 or permanent.deathtouched
    if CardType.PLANESWALKER in permanent.face.types:
        return permanent.count("loyalty") == 0
    kind = permanent.face.enchant
    return kind is not None and not _holds(game, permanent, kind)


def _holds(game: Game, aura: GameObject, kind: TargetKind) -> bool:
    """Say whether an Aura is attached to a permanent that it may enchant (CR 704.5m)."""
    if aura.attached_to is None:
        return False
    host = game.object(aura.attached_to)
    return host.is_permanent and is_fit(kind, host, aura.controller)


def _apply_legend_rule(game: Game, permanents: tuple[GameObject, ...]) -> bool:
    """Have a player keep one of several legends with the same name (CR 704.5j)."""
    kept: dict[tuple[Player | None, str], GameObject] = {}
    for each in permanents:
        if Supertype.LEGENDARY not in each.face.supertypes:
            continue
        twin = kept.setdefault((each.controller, each.name), each)
        if twin is not each:
            assert each.controller is not None
            game.push(KeepLegend(each.controller, (twin.id, each.id)))
            return True
    return False


class KeepLegend(Frame, frozen=True):
    """A player chooses which of two legends with the same name to keep."""

    player: Player
    legends: tuple[int, int]

    def run(self, game: Game) -> Decision | None:
        """Ask which one stays."""
        options = tuple(
            Option(key=f"keep:{each}", refs=(each,), cards=(game.object(each).name,))
            for each in self.legends
        )
        name = game.object(self.legends[0]).name
        return ask_player(game, DecisionKind.LEGEND, self.player, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Put the other one into its owner's graveyard."""
        game.pop()
        for each in self.legends:
            if each not in option.refs:
                move(game, each, Zone.GRAVEYARD)
