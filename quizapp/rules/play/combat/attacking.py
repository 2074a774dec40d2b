"""Attacking: which creatures attack, and what each of them attacks (CR 508.1)."""

from __future__ import annotations

from itertools import combinations

from quizapp.rules.cards.card import CardType
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.combat import Attack
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player, Ref
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.combat.banding import DeclareBands
from quizapp.rules.play.combat.choosers import combat_chooser
from quizapp.rules.play.combat.teams import attacks_whole_team
from quizapp.rules.points.combat.choices import attacked_choice
from quizapp.rules.procedures.deciding import ask_player, moving_effect
from quizapp.rules.procedures.resources import is_too_new
from quizapp.rules.procedures.teams.speaking import who_speaks
from quizapp.rules.refusal import OverBudgetError

MAXIMUM_CREATURES = 8
"""Creatures among which attackers may be chosen; every set of them is an option."""


def able_to_attack(game: Game, player: Player) -> tuple[GameObject, ...]:
    """List the creatures that a player may choose as attackers (CR 508.1a)."""
    return tuple(
        each
        for each in game.state.in_zone(Zone.BATTLEFIELD, player)
        if each.is_creature and not each.tapped and not is_too_new(game, each)
    )


class DeclareAttackers(Frame, frozen=True):
    """The active player, or whoever chooses instead, chooses the attackers."""

    player: Player

    def run(self, game: Game) -> Decision | None:
        """Ask for a set of creatures; without any that could attack nothing is asked."""
        team = game.state.team_of(self.player)
        creatures = tuple(
            each for player in team for each in able_to_attack(game, player)
        )
        if not creatures:
            game.pop()
            return None
        if len(creatures) > MAXIMUM_CREATURES:
            raise OverBudgetError("there are too many sets of creatures to attack with")
        options = tuple(
            _attack_with(chosen)
            for count in range(len(creatures) + 1)
            for chosen in combinations(creatures, count)
        )
        kind = DecisionKind.ATTACKERS
        counts = tuple(sum(e.controller == each for e in creatures) for each in team)
        chooser = combat_chooser(game, who_speaks(game, self.player, counts), kind)
        return ask_player(game, kind, chooser, options, Step.DECLARE_ATTACKERS)

    def answer(self, game: Game, option: Option) -> None:
        """Have the attackers' player say what each of them attacks."""
        game.pop()
        chosen = tuple(ref for ref in option.refs if isinstance(ref, int))
        game.push(ChooseAttacked(self.player, chosen))


def _attack_with(chosen: tuple[GameObject, ...]) -> Option:
    words = "+".join(str(each.id) for each in chosen) or "none"
    return Option(
        key=f"attack:{words}",
        refs=tuple(each.id for each in chosen),
        cards=tuple(each.name for each in chosen),
    )


class ChooseAttacked(Frame, frozen=True):
    """It is said for each attacker which player or planeswalker it attacks."""

    player: Player
    left: tuple[int, ...]
    attacks: tuple[Attack, ...] = ()

    def run(self, game: Game) -> Decision | None:
        """Ask about the next attacker, where there is more than one possibility."""
        if not self.left:
            game.pop()
            game.push(DeclareBands(self.player, self.attacks))
            return None
        possible = attackable(game, self.player)
        if len(possible) == 1:
            self._go_on(game, possible[0])
            return None
        options = tuple(self._option(game, ref) for ref in possible)
        name = game.object(self.left[0]).name
        return ask_player(
            game, DecisionKind.ATTACKED, self._chooser(game), options, name
        )

    def answer(self, game: Game, option: Option) -> None:
        """Remember what the attacker attacks."""
        self._go_on(game, option.refs[1])

    def _chooser(self, game: Game) -> Player:
        effect = moving_effect(game, DecisionKind.ATTACKERS)
        if effect is None:
            return self.player
        return game.ask(attacked_choice, self.player, effect.player, effect.source)

    def _option(self, game: Game, ref: Ref) -> Option:
        attacker = self.left[0]
        cards = () if isinstance(ref, str) else (game.object(ref).name,)
        return Option(key=f"attacks:{ref}", refs=(attacker, ref), cards=cards)

    def _go_on(self, game: Game, ref: Ref) -> None:
        game.pop()
        made = Attack(attacker=self.left[0], whom=ref, defender=defender_of(game, ref))
        game.push(replace(self, left=self.left[1:], attacks=(*self.attacks, made)))


def attackable(game: Game, player: Player) -> tuple[Ref, ...]:
    """List the players and planeswalkers that a player's creatures may attack (CR 506.2).

    With several opponents each of them may be attacked (CR 802.1, 805.10b).
    """
    opponents = game.state.opponents(player)
    if attacks_whole_team(game):
        opponents = opponents[:1]
    walkers = tuple(
        each.id
        for opponent in opponents
        for each in game.state.in_zone(Zone.BATTLEFIELD, opponent)
        if CardType.PLANESWALKER in each.face.types
    )
    return (*opponents, *walkers)


def defender_of(game: Game, ref: Ref) -> Player:
    """Return the player who defends what is attacked (CR 506.2)."""
    if isinstance(ref, str):
        return ref
    controller = game.object(ref).controller
    assert controller is not None
    return controller
