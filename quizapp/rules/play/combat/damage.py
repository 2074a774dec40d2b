"""Combat damage: it is assigned creature by creature and dealt all at once (CR 510)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Keyword
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import DamageDealt
from quizapp.rules.play.combat.assigning import (
    Assigned,
    assigner_of,
    divider_of,
    is_fighting,
)
from quizapp.rules.play.combat.banding import attacked_name
from quizapp.rules.play.combat.division import (
    Assigner,
    Division,
    division_key,
    divisions,
)
from quizapp.rules.play.combat.noticing import notice_combat_damage
from quizapp.rules.play.combat.teams import players_to_hit
from quizapp.rules.procedures.characteristics import has_keyword
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import deal_damage


def begin_damage(game: Game) -> None:
    """Have the creatures that deal damage in this step assign it (CR 510.1, 702.7b)."""
    combat = game.state.combat
    striking = _fighting(game)
    first = tuple(
        each
        for each in striking
        if has_keyword(game.state, game.object(each), Keyword.FIRST_STRIKE)
    )
    if combat.damage_steps:
        striking = tuple(each for each in striking if each not in combat.struck_first)
    elif first:
        striking = first
        combat = replace(combat, struck_first=first)
    game.change(combat=replace(combat, damage_steps=combat.damage_steps + 1))
    game.push(AssignDamage(striking))


def needs_another_damage_step(game: Game) -> bool:
    """Say whether a second combat damage step follows the first one (CR 702.7b)."""
    combat = game.state.combat
    return combat.damage_steps == 1 and bool(combat.struck_first)


def _fighting(game: Game) -> tuple[int, ...]:
    """List the creatures still in combat: attackers first, as they assign first."""
    attacks = game.state.combat.attacks
    attackers = (each.attacker for each in attacks)
    blockers = (blocker for each in attacks for blocker in each.blockers)
    everybody = dict.fromkeys((*attackers, *blockers))
    return tuple(each for each in everybody if is_fighting(game, each))


class AssignDamage(Frame, frozen=True):
    """The creatures that are left assign their damage; then all of it is dealt."""

    left: tuple[int, ...]
    assigned: tuple[Assigned, ...] = ()

    def run(self, game: Game) -> Decision | None:
        """Ask how the next creature divides its damage, if it can be divided."""
        if not self.left:
            game.pop()
            _deal(game, self.assigned)
            return None
        assigner, *others = self._assigners(game)
        if assigner.power and (others or len(assigner.recipients) > 1):
            return self._ask(game, self._ways(game))
        whole = ((ref, assigner.power) for ref in assigner.recipients)
        self._go_on(game, tuple(whole) if assigner.power else ())
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Assign the damage as chosen."""
        for division in self._ways(game):
            if division_key(division) == option.key:
                self._go_on(game, division)
                return

    def _assigners(self, game: Game) -> tuple[Assigner, ...]:
        """Return the next creature as one that may hit each of several players."""
        assigner = assigner_of(game, game.object(self.left[0]), self.assigned)
        beyond = assigner.tramples_over
        if not isinstance(beyond, str):
            return (assigner,)
        return tuple(
            replace(assigner, tramples_over=each)
            for each in players_to_hit(game, beyond)
        )

    def _ways(self, game: Game) -> tuple[Division, ...]:
        """List the ways in which the next creature may divide its damage."""
        ways = (way for each in self._assigners(game) for way in divisions(each))
        return tuple(dict.fromkeys(ways))

    def _ask(self, game: Game, ways: tuple[Division, ...]) -> Decision:
        creature = game.object(self.left[0])
        options = tuple(
            Option(
                key=division_key(division),
                refs=tuple(ref for ref, _ in division),
                cards=tuple(attacked_name(game, ref) for ref, _ in division),
            )
            for division in ways
        )
        chooser = divider_of(game, creature)
        return ask_player(game, DecisionKind.DAMAGE, chooser, options, creature.name)

    def _go_on(self, game: Game, division: Division) -> None:
        game.pop()
        source = self.left[0]
        more = tuple(Assigned(source, ref, amount) for ref, amount in division)
        game.push(replace(self, left=self.left[1:], assigned=self.assigned + more))


def _deal(game: Game, assigned: tuple[Assigned, ...]) -> None:
    """Deal all damage at once, and have abilities trigger on it (CR 510.2)."""
    for each in assigned:
        source = game.object(each.source)
        deal_damage(game, each.ref, each.amount)
        touches = has_keyword(game.state, source, Keyword.DEATHTOUCH)
        if isinstance(each.ref, int) and touches:
            game.change_object(each.ref, deathtouched=True)
        to = attacked_name(game, each.ref)
        game.record(DamageDealt(card=source.name, to=to, amount=each.amount))
    for each in assigned:
        notice_combat_damage(game, game.object(each.source), each.ref)
