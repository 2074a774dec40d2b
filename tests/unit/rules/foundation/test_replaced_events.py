"""Replacement effects: each applies once, and the affected player chooses among several."""

from __future__ import annotations

from msgspec import structs

from quizapp.rules.cards.abilities import Ability
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.game import Proposal, Static, replace
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.objects import Player
from quizapp.rules.play.turn_order import TurnProposal
from quizapp.rules.procedures.replacing import Happen
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

N = Player("N")


class GainLife(Proposal, frozen=True):
    """A player is about to gain life."""

    player: Player
    amount: int

    @property
    def affected(self) -> Player:
        return self.player

    def happen(self, game):
        life = game.player(self.player).life
        game.change_player(self.player, life=life + self.amount)


class Changes(Static, frozen=True):
    """Multiplies and adds; or has nothing happen."""

    times: int = 1
    plus: int = 0

    def replaces(self, game, source, event):
        return isinstance(event, GainLife)

    def instead(self, game, source, event):
        if self.times == 0:
            return None
        return replace(event, amount=event.amount * self.times + self.plus)


class Nothing(Static, frozen=True):
    """A static ability that changes no event."""


def permanent(name, static):
    ability = Ability(static=static)
    return Card(name=name, types=(CardType.ENCHANTMENT,), abilities=(ability,))


DOUBLE = permanent("Double", Changes(times=2))
PLUS_ONE = permanent("Plus one", Changes(plus=1))
NO_GAIN = permanent("No gain", Changes(times=0))
IDLE = permanent("Idle", Nothing())


def gain(field, amount=3, controls=()):
    state = table(step="end", N=Side(field=field), controls=controls)
    state = structs.replace(
        state, agenda=(*state.agenda[:1], Happen(GainLife(N, amount)))
    )
    return Play(state)


def life(play):
    return play.state.player(N).life


def test_an_event_that_nothing_replaces_happens_as_it_is():
    assert life(gain([IDLE])) == 23


def test_one_effect_applies_by_itself():
    assert life(gain([DOUBLE])) == 26


def test_an_event_may_be_replaced_by_nothing():
    assert life(gain([NO_GAIN])) == 20


def test_the_affected_player_chooses_which_of_several_applies_first():
    """CR 616.1; each effect has one opportunity (CR 614.5)."""
    found = set()
    for first in ("Double", "Plus one"):
        play = gain([DOUBLE, PLUS_ONE])
        assert play.decision.kind is DecisionKind.REPLACEMENT
        assert (play.decision.chooser, play.decision.decider) == (N, N)
        play.take(first)
        found.add((first, life(play)))
    assert found == {("Double", 27), ("Plus one", 28)}


def test_whoever_decides_for_the_affected_player_chooses():
    """CR 723.5."""
    play = gain([DOUBLE, PLUS_ONE], controls=[controlled("N", by="A")])
    assert (play.decision.chooser, play.decision.decider) == (N, Player("A"))


class SkipsTurns(Static, frozen=True):
    """Players skip the turns they are about to take, but for those of one player."""

    def replaces(self, game, source, event):
        return isinstance(event, TurnProposal) and event.player == N

    def instead(self, game, source, event):
        return None


class LeavesAsItIs(Static, frozen=True):
    """Applies to a gain of life and changes nothing about it."""

    def replaces(self, game, source, event):
        return isinstance(event, GainLife)


def test_an_effect_that_says_no_more_leaves_the_event_as_it_is():
    assert life(gain([permanent("Idle too", LeavesAsItIs())])) == 23


def test_a_turn_can_be_replaced_and_its_player_chooses_by_which_effect():
    fields = [permanent("Skip", SkipsTurns()), permanent("Skip too", SkipsTurns())]
    play = Play(table(step="end", N=Side(field=fields)))
    while play.decision.kind is DecisionKind.PRIORITY:
        play.take(play.keys[0])

    assert play.decision.kind is DecisionKind.REPLACEMENT
    assert play.decision.chooser == N
    play.take(play.keys[0])
    assert play.state.turn.active == Player("A")
