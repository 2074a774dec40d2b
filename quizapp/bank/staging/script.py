"""The script: what happens before the question is asked, played by the engine."""

from __future__ import annotations

from quizapp.bank.family.scenario import (
    Begin,
    Choose,
    ForgetTrigger,
    Happening,
    NoticeTrigger,
    Resolve,
    Use,
)
from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.state import State
from quizapp.rules.play.engine import Advanced, Engine
from quizapp.rules.policy.missed_trigger import rule_on_missed_trigger
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

PATIENCE = 400
"""Decisions that may be passed over on the way to what the script asks for."""


class ScriptError(RefusalError):
    """What the script asks for cannot happen."""


class Script:
    """Plays happenings one after the other, and keeps what the rules said."""

    def __init__(self, engine: Engine, start: State) -> None:
        self._engine = engine
        self.steps: list[Step] = []
        self._here = engine.advance(start)
        self.steps.extend(self._here.steps)

    @property
    def state(self) -> State:
        """Return the state in which the script stands."""
        return self._here.state

    @property
    def decision(self) -> Decision | None:
        """Return the decision that is due."""
        return self._here.decision

    def play(self, happening: Happening) -> None:
        """Have one thing happen.

        :raises ScriptError: if it cannot happen now.
        """
        match happening:
            case Use():
                self._use(happening)
            case Resolve():
                self._resolve()
            case Begin():
                self._begin(happening)
            case NoticeTrigger():
                self._notice(happening)
            case Choose():
                self._take(self._named(happening.what))
            case ForgetTrigger():
                pass  # the trigger is forgotten at the moment at which it triggers

    def _due(self) -> Decision:
        if self._here.decision is None:
            raise ScriptError("the game is over before the script is")
        return self._here.decision

    def _take(self, option: Option) -> None:
        self._go_to(self._engine.take(self.state, self._due(), option.key))

    def _go_to(self, there: Advanced) -> None:
        self._here = there
        self.steps.extend(there.steps)

    def _use(self, use: Use) -> None:
        """Have a player do something with a card, when they next have priority."""
        for _ in range(PATIENCE):
            due = self._due()
            if due.kind is DecisionKind.PRIORITY and due.chooser == use.by:
                break
            self._pass_on(due)
        option = self._action(use)
        if option is None:
            raise ScriptError(f"{use.card} cannot be used by {use.by} at this moment")
        self._take(option)
        while self._due().kind is not DecisionKind.PRIORITY:
            self._take(self._announced(use))

    def _action(self, use: Use) -> Option | None:
        fitting = [each for each in self._due().options if use.card in each.cards]
        chosen = [
            each
            for each in fitting
            if not each.key.startswith("activate:")
            or each.key.endswith(f":{use.ability - 1}")
        ]
        return next(iter(chosen), None)

    def _announced(self, use: Use) -> Option:
        """Return what is announced or paid, where the script leaves no doubt."""
        due = self._due()
        if due.kind is DecisionKind.TARGET and use.targeting is not None:
            return self._named(use.targeting)
        return self._only(due)

    def _only(self, due: Decision) -> Option:
        if len(due.options) > 1:
            raise ScriptError(
                f"{due.cause} asks for a choice ({due.kind}) that the script does not "
                "make"
            )
        return due.options[0]

    def _named(self, what: str) -> Option:
        for option in self._due().options:
            if what in option.cards or what in option.refs or what == option.key:
                return option
        raise ScriptError(f'"{what}" is not among the legal choices')

    def _resolve(self) -> None:
        """Have all players pass until the top of the stack begins to resolve."""
        if not self.state.stack:
            raise ScriptError("nothing is on the stack that could resolve")
        for _ in range(len(self.state.players)):
            due = self._due()
            if due.kind is not DecisionKind.PRIORITY:
                raise ScriptError("the stack cannot resolve while a choice is due")
            self._take(due.options[0])

    def _begin(self, begin: Begin) -> None:
        for _ in range(PATIENCE):
            turn = self.state.turn
            there = turn.step is begin.step
            if there and begin.turn_of in (None, turn.active) and self._moved_on(begin):
                return
            self._pass_on(self._due())
        raise ScriptError(f"the {begin.step} step is never reached")

    def _moved_on(self, begin: Begin) -> bool:
        return self._due().kind is DecisionKind.PRIORITY and not self.state.stack

    def _pass_on(self, due: Decision) -> None:
        """Take a decision that is on the way: pass, or draw a card nobody names."""
        if due.kind is DecisionKind.PRIORITY:
            self._take(due.options[0])
        elif due.realm is Realm.CHANCE:
            self._take(due.options[-1])
        else:
            self._take(self._only(due))

    def _notice(self, notice: NoticeTrigger) -> None:
        """Have a judge rule on a missed trigger."""
        for trigger in self.state.missed:
            if self.state.objects[trigger.source].name == notice.card:
                game = Game(self.state, self._engine.rulebook, self._engine.assumptions)
                rule_on_missed_trigger(game, trigger)
                self._engine.asked |= game.asked
                self.steps.extend(game.steps)
                self._go_to(self._engine.advance(game.state))
                return
        raise ScriptError(f"no ability of {notice.card} was missed")
