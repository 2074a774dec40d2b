"""Playing: a game is taken through its decisions by short words, for tests of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quizapp.rules.game import Assumptions, Game
from quizapp.rules.nouns import events
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.engine import Advanced, Engine, Horizon
from quizapp.rules.policy.missed_trigger import rule_on_missed_trigger
from quizapp.rules.proof.graph import BUDGET, Graph, explore
from quizapp.rules.rulebook import Misconception, Rulebook, Step

EVERYTHING = frozenset(
    each
    for each in vars(events).values()
    if isinstance(each, type) and issubclass(each, Event) and each is not Event
)
PATIENCE = 300


class Play:
    """A game in progress: every card may be used and every event is remembered."""

    attacks = False
    """Whether creatures may attack."""

    def __init__(
        self,
        state: State,
        *,
        day: str = "",
        belief: Misconception | None = None,
        forgotten: Sequence[str] = (),
        rel: Rel = Rel.COMPETITIVE,
    ) -> None:
        rulebook = Rulebook.as_of_day(day) if day else Rulebook()
        self.rulebook = rulebook.believing(belief) if belief else rulebook
        self.forgotten = frozenset(forgotten)
        self.rel = rel
        names = frozenset(each.name for each in state.objects if each.name)
        self.engine = self._engine(names, Horizon(99))
        self.steps: list[Step] = []
        self._go_to(self.engine.advance(state))

    def _engine(self, focus: frozenset[str], horizon: Horizon) -> Engine:
        assumptions = Assumptions(
            focus,
            EVERYTHING,
            self.forgotten,
            attacks=self.attacks,
            rel=self.rel,
        )
        return Engine(self.rulebook, assumptions, horizon)

    def _go_to(self, here: Advanced) -> None:
        self.state = here.state
        self._decision = here.decision
        self.steps.extend(here.steps)

    @property
    def decision(self) -> Decision:
        """Return the decision that is due."""
        assert self._decision is not None, "nothing is to be decided"
        return self._decision

    @property
    def is_over(self) -> bool:
        """Say whether nothing is left to decide."""
        return self._decision is None

    @property
    def asks(self) -> tuple[str, str, str]:
        """Return what is decided, whom the rules ask and who really decides."""
        due = self.decision
        return due.kind.value, due.chooser, due.decider

    @property
    def options(self) -> list[str]:
        """List the options: by the names of their cards, or by their keys."""
        return [
            "+".join(each.cards) if each.cards else each.key
            for each in self.decision.options
        ]

    @property
    def keys(self) -> list[str]:
        """List the keys of the options."""
        return [each.key for each in self.decision.options]

    @property
    def step(self) -> tuple[str, str]:
        """Return whose turn it is, and the step."""
        return self.state.turn.active, self.state.turn.step.value

    def take(self, what: str) -> Play:
        """Decide, by a key, a role, or the names of cards."""
        option = self._option(what)
        self._go_to(self.engine.take(self.state, self.decision, option.key))
        return self

    def _option(self, what: str) -> Option:
        for option in self.decision.options:
            names = ("+".join(option.cards), *option.refs, option.key)
            if what in names or option.key.endswith(f":{what}"):
                return option
        raise AssertionError(f"{what} is not among {self.keys}")

    def pass_priority(self, times: int = 1) -> Play:
        """Have the players who get priority pass, one after the other."""
        for _ in range(times):
            assert self.decision.kind is DecisionKind.PRIORITY, self.asks
            self.take("pass")
        return self

    def use(self, name: str, *choices: str, by: str = "", ability: int = 0) -> Play:
        """Cast, play or activate something and announce the choices in order.

        What leaves only one possibility need not be named.
        """
        while by and self.decision.chooser != by:
            self.pass_priority()
        found = [each.key for each in self.decision.options if name in each.cards]
        assert found, f"{name} is not among {self.options}"
        self.take(found[ability])
        left = list(choices)
        while not self.is_over and self.decision.kind is not DecisionKind.PRIORITY:
            alone = len(self.keys) == 1
            if not alone and not left:
                break
            named = left and any(left[0] in word for word in self._words())
            self.take(left.pop(0) if named else self.keys[0])
        return self

    def _words(self) -> list[tuple[object, ...]]:
        return [
            ("+".join(each.cards), each.key, *each.refs)
            for each in self.decision.options
        ]

    def resolve(self) -> Play:
        """Have everybody pass, so that the top of the stack begins to resolve."""
        assert self.state.stack, "the stack is empty"
        return self.pass_priority(len(self.state.players))

    def to(self, step: str, of: str = "") -> Play:
        """Go on to a step, deciding nothing that matters on the way."""
        for _ in range(PATIENCE):
            there = self.step[1] == step and of in ("", self.step[0])
            if there and self.decision.kind is DecisionKind.PRIORITY:
                return self
            self.take(self._unimportant())
        raise AssertionError(f"the {step} step never came")

    def to_decision(self, kind: str) -> Play:
        """Go on until a decision of a kind is due."""
        for _ in range(PATIENCE):
            if self.decision.kind == kind:
                return self
            self.take(self._unimportant())
        raise AssertionError(f"no decision of the kind {kind} ever came")

    def _unimportant(self) -> str:
        if self.decision.realm is Realm.CHANCE:
            return self.keys[-1]
        return self.keys[0]

    def notice(self, name: str, disruptive: bool = False, **earlier: int) -> Play:
        """Have a judge rule on the missed trigger of a card."""
        trigger = next(
            each
            for each in self.state.missed
            if self.state.objects[each.source].name == name
        )
        return self.step_in(
            lambda game: rule_on_missed_trigger(game, trigger, disruptive, earlier)
        )

    def step_in(self, act: Callable[[Game], object]) -> Play:
        """Have something happen that no decision of the game asks for."""
        game = Game(self.state, self.rulebook, self.engine.assumptions)
        act(game)
        self.steps.extend(game.steps)
        self._go_to(self.engine.advance(game.state))
        return self

    def in_zone(self, player: str, zone: Zone) -> list[str]:
        """List the names of a player's cards in a zone, sorted."""
        there = self.state.in_zone(zone, Player(player))
        return sorted(each.name for each in there)

    def hand(self, player: str) -> list[str]:
        """List the cards in a hand."""
        return self.in_zone(player, Zone.HAND)

    def field(self, player: str) -> list[str]:
        """List the permanents of a player."""
        return self.in_zone(player, Zone.BATTLEFIELD)

    def graveyard(self, player: str) -> list[str]:
        """List the cards in a graveyard."""
        return self.in_zone(player, Zone.GRAVEYARD)

    def life(self, player: str) -> int:
        """Return a life total."""
        return self.state.player(Player(player)).life

    def permanent(self, name: str) -> GameObject:
        """Return the permanent of a name."""
        there = self.state.in_zone(Zone.BATTLEFIELD)
        return next(each for each in there if each.name == name)

    def stack(self) -> list[str]:
        """List what is on the stack, the top first."""
        return [self.state.objects[each].name for each in reversed(self.state.stack)]

    def happened(self, kind: type[Event]) -> list[Event]:
        """List the events of a kind."""
        return [each for each in self.state.history if isinstance(each, kind)]

    def graph(
        self, *focus: str, end_of_step: bool = False, budget: int = BUDGET
    ) -> Graph:
        """Look at all lines of play to the end of the turn or step."""
        turn = self.state.turn
        horizon = Horizon(turn.number, turn.step if end_of_step else "")
        return explore(self._engine(frozenset(focus), horizon), self.state, budget)
