"""Blocking: which creatures block which attackers (CR 509.1)."""

from __future__ import annotations

from itertools import permutations

from quizapp.rules.cards.abilities import Keyword
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.combat import Attack
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import Blocked
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.combat.choosers import combat_chooser
from quizapp.rules.play.combat.teams import attacks_whole_team
from quizapp.rules.points.combat.division import lethal_order_needed
from quizapp.rules.points.teams.sharing import team_blocks_together
from quizapp.rules.procedures.characteristics import has_keyword
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.teams.speaking import who_speaks


def begin_blocking(game: Game) -> None:
    """Have the defending players declare blockers, in turn order (CR 509.1, 802.4).

    The members of a team declare theirs together (CR 805.10d).
    """
    game.push(FinishBlocking())
    attacked = {each.defender for each in game.state.combat.attacks}
    defending = (game.state.team_of(each) for each in game.state.apnap())
    for team in reversed(tuple(dict.fromkeys(defending))):
        if attacked.intersection(team):
            able = (
                each.id
                for player in team
                for each in game.state.in_zone(Zone.BATTLEFIELD, player)
                if each.is_creature and not each.tapped
            )
            game.push(DeclareBlocks(team[0], tuple(able)))


def blockable(game: Game, blocker: GameObject) -> tuple[Attack, ...]:
    """List the attackers that a creature could block (CR 509.1a, 702.9b, 805.10d)."""
    flies = has_keyword(game.state, blocker, Keyword.FLYING)
    return tuple(
        each
        for each in game.state.combat.attacks
        if _may_defend(game, blocker, each.defender)
        and game.object(each.attacker).is_permanent
        and (
            flies
            or not has_keyword(game.state, game.object(each.attacker), Keyword.FLYING)
        )
    )


def _may_defend(game: Game, blocker: GameObject, defender: Player) -> bool:
    """Say whether a creature may block what attacks a player or team (CR 509.1a, 805.10d)."""
    player = blocker.controller
    assert player is not None
    if player == defender:
        return True
    if defender not in game.state.team_of(player):
        return False
    return attacks_whole_team(game) or game.ask(team_blocks_together, player, defender)


class DeclareBlocks(Frame, frozen=True):
    """It is said for each creature of a defending player or team whether it blocks."""

    player: Player
    left: tuple[int, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask about the next creature that could block something."""
        if not self.left:
            game.pop()
            return None
        blocker = game.object(self.left[0])
        attacks = blockable(game, blocker)
        if not attacks:
            self._go_on(game)
            return None
        none = Option(key="block:none", refs=(blocker.id,), cards=(blocker.name,))
        options = (none, *(_block(game, blocker, each) for each in attacks))
        kind = DecisionKind.BLOCKERS
        chooser = combat_chooser(game, who_speaks(game, self.player), kind)
        return ask_player(game, kind, chooser, options, Step.DECLARE_BLOCKERS)

    def answer(self, game: Game, option: Option) -> None:
        """Have the creature block, or not."""
        self._go_on(game)
        if len(option.refs) > 1:
            blocker, attacker = option.refs
            assert isinstance(blocker, int)
            assert isinstance(attacker, int)
            _put_in_the_way(game, blocker, attacker)

    def _go_on(self, game: Game) -> None:
        game.pop()
        game.push(replace(self, left=self.left[1:]))


def _block(game: Game, blocker: GameObject, attack: Attack) -> Option:
    return Option(
        key=f"block:{attack.attacker}",
        refs=(blocker.id, attack.attacker),
        cards=(blocker.name, game.object(attack.attacker).name),
    )


def _put_in_the_way(game: Game, blocker: int, attacker: int) -> None:
    """Have a creature block an attacker, and with it all of its band (CR 702.22h)."""
    combat = game.state.combat
    band = next(each.band for each in combat.attacks if each.attacker == attacker)
    attacks = tuple(
        replace(each, blocked=True, blockers=(*each.blockers, blocker))
        if each.attacker == attacker or (band and each.band == band)
        else each
        for each in combat.attacks
    )
    game.change(combat=replace(combat, attacks=attacks))


class FinishBlocking(Frame, frozen=True):
    """All blockers are declared."""

    def run(self, game: Game) -> Decision | None:
        """Remember who blocks whom, and have orders announced where they are needed."""
        game.pop()
        for attack in game.state.combat.attacks:
            name = game.object(attack.attacker).name
            for each in attack.blockers:
                game.record(Blocked(card=game.object(each).name, attacker=name))
            several = len(attack.blockers)
            if several > 1 and game.ask(lethal_order_needed, name, several):
                game.push(AnnounceOrder(attack))
        return None


class AnnounceOrder(Frame, frozen=True):
    """The attacker's player puts its blockers in an order (CR 509.2 until 2024)."""

    attack: Attack

    def run(self, game: Game) -> Decision | None:
        """Ask for the order."""
        attacker = game.object(self.attack.attacker)
        assert attacker.controller is not None
        options = tuple(
            Option(
                key="order:" + ">".join(str(each) for each in order),
                refs=order,
                cards=tuple(game.object(each).name for each in order),
            )
            for order in permutations(self.attack.blockers)
        )
        kind = DecisionKind.DAMAGE_ORDER
        chooser = who_speaks(game, attacker.controller)
        return ask_player(game, kind, chooser, options, attacker.name)

    def answer(self, game: Game, option: Option) -> None:
        """Keep the blockers in that order."""
        game.pop()
        attacks = tuple(
            replace(each, blockers=option.refs) if each == self.attack else each
            for each in game.state.combat.attacks
        )
        game.change(combat=replace(game.state.combat, attacks=attacks))
