"""The script: what happens before the question is asked, played by the engine."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.family.conduct import AtTheTable
from quizapp.bank.family.scenario import (
    AttackWith,
    Begin,
    BlockWith,
    Choose,
    ForgetTrigger,
    Happening,
    Leave,
    NoticeTrigger,
    Resolve,
    Use,
)
from quizapp.bank.staging.conduct import bring_about
from quizapp.bank.staging.told import Begun, Told
from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.tournament.incidents import Wrong
from quizapp.rules.play.engine import Engine
from quizapp.rules.play.precedents import Advanced
from quizapp.rules.policy.infractions.backing_up import keep_wrong_action
from quizapp.rules.policy.missed_trigger import rule_on_missed_trigger
from quizapp.rules.procedures.turns.leaving import leave_game
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

PATIENCE = 400
"""Decisions that may be passed over on the way to what the script asks for."""

LAND_PLAY = "land.play"
"""Key of the rule about how many lands may be played."""

_NOBODY_FIRST = frozenset(
    {DecisionKind.ATTACKERS, DecisionKind.BANDS, DecisionKind.BLOCKERS}
)
"""Decisions whose first option is that nobody does anything."""


class ScriptError(RefusalError):
    """What the script asks for cannot happen."""


class Script:
    """Plays happenings one after the other, and keeps what the rules said."""

    def __init__(self, engine: Engine, start: State) -> None:
        self._engine = engine
        self.steps: list[Step] = []
        self._here = engine.advance(start)
        self.steps.extend(self._here.steps)
        self._resolving: int | None = None
        self.told = Told(self.state, self.decision)
        """What may be shown before the question is answered."""

    @property
    def state(self) -> State:
        """Return the state in which the script stands."""
        return self._here.state

    @property
    def decision(self) -> Decision | None:
        """Return the decision that is due."""
        return self._here.decision

    def play_all(self, happenings: Iterable[Happening]) -> None:
        """Have things happen one after the other.

        :raises RefusalError: with the place of the one that cannot happen.
        """
        for position, happening in enumerate(happenings):
            try:
                self.play(happening)
            except RefusalError as error:
                error.path = ("happens", position)
                raise

    def play(self, happening: Happening) -> None:
        """Have one thing happen.

        :raises ScriptError: if it cannot happen now.
        """
        before = Told(self.state, self.decision)
        self._bring_about(happening)
        self._tell(happening, before)

    def _bring_about(self, happening: Happening) -> None:
        match happening:
            case Use():
                self._use(happening)
            case AttackWith():
                self._attack(happening)
            case BlockWith():
                self._block(happening)
            case Resolve():
                self._resolve()
            case Begin():
                self._begin(happening)
            case Choose():
                self._take(self._named(happening.what))
            case _:
                self._set_right(happening)

    def _tell(self, happening: Happening, before: Told) -> None:
        """Keep what is told: of what resolves last, that it begins, not what it does.

        Of the last choice in it the moment is told at which it is made.
        """
        if isinstance(happening, Resolve):
            self._resolving = before.state.stack[-1]
            self.told = Told(before.state, Begun(self._resolving))
            return
        if not isinstance(happening, Choose):
            self._resolving = None
        if self._resolving is None or self._resolving in self.state.stack:
            self.told = Told(self.state, self.decision)
        elif self._resolving in before.state.stack:
            self.told = before

    def _set_right(self, happening: Happening) -> None:
        """Have something happen that no player does as part of the game."""
        match happening:
            case NoticeTrigger():
                self._notice(happening)
            case Leave():
                self._leave(happening)
            case AtTheTable():
                self._at_the_table(happening)
            case ForgetTrigger():
                pass  # the trigger is forgotten at the moment at which it triggers

    def _at_the_table(self, happening: AtTheTable) -> None:
        """Have something happen that no decision of the game asks for."""
        due = self._here.decision
        at_priority = due is not None and due.kind is DecisionKind.PRIORITY
        priority = due.chooser if due is not None and at_priority else None
        game = Game(self.state, self._engine.rulebook, self._engine.assumptions)
        bring_about(game, happening, priority)
        self._engine.asked |= game.asked
        self.steps.extend(game.steps)
        self._go_to(self._engine.advance(game.state))

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
        before = self.state
        self._take(option)
        while self._due().kind is not DecisionKind.PRIORITY:
            self._take(self._announced(use))
        if use.wrongly is not None:
            self._keep_wrong(use, use.wrongly, before, option.key)

    def _keep_wrong(self, use: Use, wrong: Wrong, before: State, key: str) -> None:
        """Keep the record of a use that was wrong, until a judge is called."""
        if (wrong is Wrong.SECOND_LAND) != key.startswith("play:"):
            raise ScriptError(f"{wrong} cannot be wrong about how {use.card} is used")
        if wrong is Wrong.SECOND_LAND:
            # The rules said that a land may be played; this one was the second, though.
            self.steps = [each for each in self.steps if each.rule != LAND_PLAY]
        game = Game(self.state, self._engine.rulebook, self._engine.assumptions)
        keep_wrong_action(game, wrong, use.by, use.card, before)
        self._go_to(self._engine.advance(game.state))

    def _action(self, use: Use) -> Option | None:
        fitting = [each for each in self._due().options if use.card in each.cards]
        chosen = [each for each in fitting if _is_meant(each.key, use)]
        return next(iter(chosen), None)

    def _announced(self, use: Use) -> Option:
        """Return what is announced or paid, where the script leaves no doubt."""
        due = self._due()
        if due.kind is DecisionKind.TARGET and (wanted := self._target(use)):
            return self._named(wanted)
        if due.kind is DecisionKind.NUMBER and use.x is not None:
            return self._named(f"x:{use.x}")
        return self._only(due)

    def _target(self, use: Use) -> str | None:
        """Return what the script names as the first or the second target."""
        announced = self.state.objects[self.state.stack[-1]].announced
        is_first = announced is None or not announced.targets
        return use.targeting if is_first else use.also_targeting

    def _only(self, due: Decision) -> Option:
        if len(due.options) > 1:
            raise ScriptError(
                f"{due.cause} asks for a choice ({due.kind}) that the script does not "
                "make"
            )
        return due.options[0]

    def _named(self, what: str) -> Option:
        for option in self._due().options:
            if what in (*option.cards, *option.refs, option.key, _as_vote(option)):
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

    def _attack(self, attack: AttackWith) -> None:
        """Declare attackers when they are next asked for, whoever decides."""
        self._wait_for(DecisionKind.ATTACKERS)
        cards = sorted(attack.cards)
        options = self._due().options
        chosen = next((each for each in options if sorted(each.cards) == cards), None)
        if chosen is None:
            raise ScriptError(f"{', '.join(cards)} cannot attack")
        self._take(chosen)
        while self._due().kind is DecisionKind.ATTACKED:
            named = attack.whom and self._named(attack.whom)
            self._take(named or self._only(self._due()))
        if self._due().kind is DecisionKind.BANDS:
            self._take(self._due().options[0])

    def _block(self, block: BlockWith) -> None:
        """Declare blockers when they are next asked for, whoever decides."""
        self._wait_for(DecisionKind.BLOCKERS)
        left: list[str] = list(block.cards)
        while self._due().kind is DecisionKind.BLOCKERS:
            none, *blocks = self._due().options
            (blocker,) = none.cards
            if blocker in left:
                left.remove(blocker)
                pair = (blocker, block.attacker)
                self._take(next((e for e in blocks if e.cards == pair), none))
            else:
                self._take(none)
        if left:
            raise ScriptError(f"{', '.join(left)} cannot block")

    def _wait_for(self, kind: DecisionKind) -> None:
        for _ in range(PATIENCE):
            if self._due().kind is kind:
                return
            self._pass_on(self._due())
        raise ScriptError(f"nobody is ever asked for {kind}")

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
        elif due.kind in _NOBODY_FIRST:
            self._take(due.options[0])
        else:
            self._take(self._only(due))

    def _leave(self, leave: Leave) -> None:
        """Have a player leave the game, at whatever moment."""
        game = Game(self.state, self._engine.rulebook, self._engine.assumptions)
        leave_game(game, leave.player)
        self._engine.asked |= game.asked
        self.steps.extend(game.steps)
        self._go_to(self._engine.advance(game.state))

    def _notice(self, notice: NoticeTrigger) -> None:
        """Have a judge rule on a missed trigger."""
        for trigger in self.state.missed:
            if self.state.objects[trigger.source].name == notice.card:
                game = Game(self.state, self._engine.rulebook, self._engine.assumptions)
                earlier = {notice.warned: notice.earlier} if notice.warned else {}
                rule_on_missed_trigger(game, trigger, notice.disruptive, earlier)
                self._engine.asked |= game.asked
                self.steps.extend(game.steps)
                self._go_to(self._engine.advance(game.state))
                return
        raise ScriptError(f"no ability of {notice.card} was missed")


def _as_vote(option: Option) -> str:
    """Return how a script names a vote for a permanent, or the key of another option."""
    verb = option.key.partition(":")[0]
    is_for_card = verb == DecisionKind.VOTE and option.cards
    return f"{verb}:{option.cards[0]}" if is_for_card else option.key


def _is_meant(key: str, use: Use) -> bool:
    """Say whether it is the ability, or the half of a split card, that the script names."""
    verb, *numbers = key.split(":")
    if use.zone is not None and (use.zone == "battlefield") != (verb == "activate"):
        return False
    if verb == "activate":
        return numbers[-1] == str(use.ability - 1)
    return len(numbers) < 2 or numbers[1] == str(use.half - 1)
