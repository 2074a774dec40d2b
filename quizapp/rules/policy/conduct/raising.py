"""Raising: a person is asked for a decision outside the flow of the game."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Decided, StayedSilent
from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy.conduct.matter import (
    NOTES,
    PASSAGES,
    WITH_A_DEVICE,
    Matter,
    Moment,
)
from quizapp.rules.policy.conduct.rule_points import (
    concede_any_time,
    device_allowed,
    device_gives_advice,
    duty_to_call_a_judge,
    notes_allowed,
    realm_of_choice,
)
from quizapp.rules.procedures.deciding import (
    decider,
    tournament_decider,
    working_controls,
)
from quizapp.rules.procedures.turns.leaving import leave_game
from quizapp.rules.refusal import RefusalError

DO, LEAVE = "do", "do not"


def raise_matter(
    game: Game,
    matter: Matter,
    person: Player,
    priority: Player | None,
    moment: Moment = Moment.GAME,
) -> None:
    """Have a matter come up at this moment, whoever has priority.

    :raises RefusalError: if it does not come up at such a moment.
    """
    if moment is not Moment.GAME and matter not in NOTES | WITH_A_DEVICE:
        raise RefusalError(f"{matter} is asked about during games only")
    if matter is Matter.READ_STRATEGY and moment is Moment.BETWEEN_GAMES:
        raise RefusalError(
            "whether a device may show between games what notes may is not modelled"
        )
    allowed = matter is not Matter.CONCEDE or game.ask(
        concede_any_time, person, priority == person
    )
    if matter in PASSAGES:
        game.note(PASSAGES[matter], person=person)
    if allowed:
        game.push(ComesUp(matter, person, moment))


class ComesUp(Frame, frozen=True):
    """A person decides about a matter; no control of a player reaches it (CR 723.5b)."""

    matter: Matter
    person: Player
    moment: Moment

    def run(self, game: Game) -> Decision | None:
        """Ask the person."""
        realm = game.ask(realm_of_choice, self.matter, self.person)
        if realm is Realm.TOURNAMENT:
            by = tournament_decider(game, self.person)
        else:
            by = decider(game, self.person, "conduct")
        return Decision(
            kind=DecisionKind.CONDUCT,
            realm=realm,
            chooser=self.person,
            decider=by,
            options=tuple(Option(key=key) for key in self._ways(game)),
            cause=self.matter.value,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Do it, or leave it."""
        game.pop()
        if option.key != DO:
            if self.matter is Matter.CALL_JUDGE:
                game.record(StayedSilent(by=self.person))
            return
        game.record(Decided(what=self.matter.value, by=self.person))
        if self.matter is Matter.CONCEDE:
            leave_game(game, self.person)
        elif self.matter is Matter.INTENTIONAL_DRAW:
            game.end()

    def _ways(self, game: Game) -> tuple[str, ...]:
        if self._is_owed(game):
            return (DO,)
        return (DO, LEAVE) if self._is_allowed(game) else (LEAVE,)

    def _is_allowed(self, game: Game) -> bool:
        """Say whether the tournament rules let the person do it at this moment."""
        if self.matter in NOTES:
            return game.ask(notes_allowed, self.matter, self.moment, self.person)
        if self.matter not in WITH_A_DEVICE:
            return True
        rel = game.assumptions.rel
        allowed = game.ask(device_allowed, self.person, rel, self.moment)
        return allowed and not game.ask(device_gives_advice, self.matter, self.person)

    def _is_owed(self, game: Game) -> bool:
        if self.matter is not Matter.CALL_JUDGE:
            return False
        controlled = bool(working_controls(game, self.person))
        saw = any(each.by != self.person for each in game.state.incidents)
        return game.ask(duty_to_call_a_judge, self.person, saw, controlled)
