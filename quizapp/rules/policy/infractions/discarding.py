"""Discarding late: a player makes up for a discard that was forgotten (IPG 2.5)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TriggerEvent
from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Discarded
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.infractions.returning import hand_of, sets_of
from quizapp.rules.policy.ruling import Infraction
from quizapp.rules.procedures.deciding import tournament_decider
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.noticing import notice_of_player


class DiscardLate(Frame, frozen=True, kw_only=True):
    """Somebody chooses cards of the hand of whoever forgot to discard (IPG 2.5)."""

    offender: Player
    chooser: Player
    count: int

    def run(self, game: Game) -> Decision | None:
        """Ask the person that the remedy names, whoever controls them."""
        hand = hand_of(game, self.offender)
        if not hand:
            game.pop()
            return None
        return Decision(
            kind=DecisionKind.REMEDY,
            realm=Realm.TOURNAMENT,
            chooser=self.chooser,
            decider=tournament_decider(game, self.chooser),
            options=sets_of(hand, self.count),
            cause=Infraction.RULE_VIOLATION.value,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Discard them."""
        game.pop()
        for ref, card in zip(option.refs, option.cards, strict=True):
            assert isinstance(ref, int)
            move(game, ref, Zone.GRAVEYARD)
            game.record(Discarded(by=self.offender, card=card))
            notice_of_player(game, self.offender, TriggerEvent.OPPONENT_DISCARDS)
