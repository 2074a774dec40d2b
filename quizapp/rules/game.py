"""A game in progress: the one place where a state changes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from quizapp.rules.cards.abilities import Instruction, StaticEffect
from quizapp.rules.cards.card import Card
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.decisions import Decision, Option
from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.players import PlayerState
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.sights import Sight
from quizapp.rules.nouns.state import PendingFrame, State
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.rulebook import Consulted, Rulebook, RulePoint, Step

P = ParamSpec("P")
T = TypeVar("T")

replace: Callable[..., Any] = msgspec.structs.replace


Question = tuple[RulePoint[Any, Any], tuple[Any, ...]]
"""A rule point, and what it was asked about."""


class Assumptions(msgspec.Struct, frozen=True, gc=False):
    """What a question takes for granted about the lines of play it looks at."""

    focus: frozenset[str] = frozenset()
    """Names of the cards whose use is offered when a player has priority."""
    watched: frozenset[type[Event]] = frozenset()
    """Kinds of events that the state remembers."""
    unmentioned: frozenset[str] = frozenset()
    """Names of the cards whose triggers nobody mentions."""
    attacks: bool = False
    """Whether creatures may attack; otherwise nobody attacks."""
    sights: tuple[Sight, ...] = ()
    """What the question asks who may look at."""
    rel: Rel = Rel.COMPETITIVE
    """How strictly the rules of the tournament are enforced."""


Statics = tuple[tuple[GameObject, "Static"], ...]
"""Static abilities, each with the permanent that has it."""


class Memory:
    """What games under one rulebook have in common, found out once for all of them.

    Rule points are pure, so that an answer holds for every line of play. Lines of play
    share their objects where nothing happened to them, so that objects are known again
    by identity, which costs no comparison.
    """

    LIMIT = 4096
    """Tuples of objects whose static abilities are kept."""

    def __init__(self) -> None:
        self.answers: dict[Question, tuple[Any, Step]] = {}
        self._statics: dict[int, tuple[tuple[GameObject, ...], Statics]] = {}

    def statics_among(self, objects: tuple[GameObject, ...]) -> Statics:
        """List the static abilities of the permanents among objects."""
        known = self._statics.get(id(objects))
        # What is kept stays alive, so that no other objects can have its identity.
        if known is not None:
            return known[1]
        if len(self._statics) >= self.LIMIT:
            self._statics.clear()
        found = tuple(
            (each, ability.static)
            for each in objects
            if each.zone is Zone.BATTLEFIELD
            for ability in each.face.abilities
            if isinstance(ability.static, Static)
        )
        self._statics[id(objects)] = (objects, found)
        return found


class Game:
    """A state on its way to the next decision, under a rulebook.

    Everything that happens goes through it; what the rule points answered on the way
    is kept in `steps`, and what they were asked in `asked`.
    """

    def __init__(
        self,
        state: State,
        rulebook: Rulebook,
        assumptions: Assumptions,
        memory: Memory | None = None,
    ) -> None:
        self.state = state
        self.rulebook = rulebook
        self.assumptions = assumptions
        self.steps: list[Step] = []
        self.asked: set[Question] = set()
        self.days: dict[EditionDate, bool] = {}
        """Days, and whether the documents are older, as far as somebody asked."""
        self._memory = Memory() if memory is None else memory

    def ask(self, point: RulePoint[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the rulebook, and keep its answer as a step of the derivation."""
        question = (point, args)
        known = self._memory.answers.get(question)
        if known is None:
            answer = self.rulebook.function(point)(*args, **kwargs)
            step = Step(point.key, answer.rule, answer.says)
            known = self._memory.answers[question] = (answer.value, step)
        self.asked.add(question)
        self.steps.append(known[1])
        value: T = known[0]
        return value

    def is_before(self, day: EditionDate) -> bool:
        """Say whether the documents are older than a day."""
        found = self.days[day] = self.rulebook.is_before(day)
        return found

    @property
    def consulted(self) -> Consulted:
        """Return all that this game learnt from the rulebook."""
        points = dict.fromkeys(point for point, _ in self.asked)
        return Consulted(
            tuple((point, self.rulebook.function(point)) for point in points),
            tuple(self.days.items()),
        )

    def note(self, rule: str, **says: str | int) -> None:
        """Keep a step that no rulebook disputes."""
        self.steps.append(Step("", rule, tuple(says.items())))

    def change(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **changes)

    def change_object(self, object_id: int, **changes: Any) -> None:
        """Replace fields of one object."""
        objects = self.state.objects
        changed = replace(objects[object_id], **changes)
        self.change(objects=(*objects[:object_id], changed, *objects[object_id + 1 :]))

    def change_player(self, player: Player, **changes: Any) -> None:
        """Replace fields of what is kept for one player."""
        self.change(
            players=tuple(
                replace(each, **changes) if each.player == player else each
                for each in self.state.players
            )
        )

    def player(self, player: Player) -> PlayerState:
        """Return what is kept for a player."""
        return self.state.player(player)

    def object(self, object_id: int) -> GameObject:
        """Return an object, as it is or as it last was."""
        return self.state.objects[object_id]

    def add_object(self, **fields: Any) -> GameObject:
        """Make a new object, the newest of all."""
        stamp = self.stamp()
        made = GameObject(id=len(self.state.objects), entered=stamp, **fields)
        self.change(objects=(*self.state.objects, made))
        return made

    def stamp(self) -> int:
        """Return the present moment and move on to the next."""
        now = self.state.stamp
        self.change(stamp=now + 1)
        return now

    def push(self, *frames: PendingFrame) -> None:
        """Add work: the last of the frames is done first."""
        self.change(agenda=self.state.agenda + frames)

    def pop(self) -> PendingFrame:
        """Take the next piece of work off the agenda."""
        agenda = self.state.agenda
        self.change(agenda=agenda[:-1])
        return agenda[-1]

    def bind(self, **changes: Any) -> None:
        """Change the scope of the resolution in progress."""
        agenda = list(self.state.agenda)
        *_, (position, frame) = (
            (position, frame)
            for position, frame in enumerate(agenda)
            if isinstance(frame, ScopedFrame)
        )
        agenda[position] = replace(frame, scope=replace(frame.scope, **changes))
        self.change(agenda=tuple(agenda))

    def statics(self) -> tuple[tuple[GameObject, Static], ...]:
        """List the static abilities on the battlefield, each with its source."""
        return self._memory.statics_among(self.state.objects)

    def end(self) -> None:
        """End the game: what is left to do is only what comes after a subgame."""
        self.change(
            agenda=tuple(
                each
                for each in self.state.agenda[:1]
                if isinstance(each, Frame) and each.outlasts_the_game
            )
        )

    def record(self, event: Event) -> None:
        """Remember an event, if the question asks for events of its kind."""
        if type(event) in self.assumptions.watched:
            self.change(history=(*self.state.history, event))


class Frame(PendingFrame, frozen=True):
    """A piece of work that knows how to go on."""

    outlasts_the_game: ClassVar[bool] = False
    """Whether it stays to be done once the game is over."""

    @abstractmethod
    def run(self, game: Game) -> Decision | None:
        """Go on: change the game, or return the decision that must come first."""

    def answer(self, game: Game, option: Option) -> None:
        """Take the decision that `run` asked for; most frames never ask."""

    def shows(self, game: Game, sight: Sight) -> Player | None:
        """Return who may look at something while this is being done."""
        del game, sight
        return None


class ScopedFrame(Frame, frozen=True):
    """A frame that carries the scope of a resolution."""

    scope: Scope


class Proposal(Struct, frozen=True, gc=False, cache_hash=True):
    """An event that is about to happen and may yet be replaced (CR 614.1)."""

    @property
    @abstractmethod
    def affected(self) -> Player:
        """Return the player who chooses among several replacement effects (CR 616.1)."""

    @abstractmethod
    def happen(self, game: Game) -> None:
        """Have it happen as it is now."""

    def drop(self, game: Game) -> None:
        """Go on although it does not happen at all."""


class Static(StaticEffect, frozen=True):
    """A static ability that can change events, deciders or what is allowed.

    Each method says what the ability does on one occasion; most do nothing there.
    """

    def control_of(
        self, game: Game, source: GameObject, player: Player
    ) -> Control | None:
        """Return the control of a player that it has in force right now."""
        del game, source, player
        return None

    def shows(self, game: Game, source: GameObject, sight: Sight) -> Player | None:
        """Return who may look at something because of it."""
        del game, source, sight
        return None

    def forbids_searching(self, game: Game, source: GameObject, player: Player) -> bool:
        """Say whether it keeps a player from searching libraries."""
        del game, source, player
        return False

    def replaces(self, game: Game, source: GameObject, event: Proposal) -> bool:
        """Say whether it would replace an event."""
        del game, source, event
        return False

    def instead(
        self, game: Game, source: GameObject, event: Proposal
    ) -> Proposal | None:
        """Return what happens instead, or None for nothing."""
        del game, source
        return event

    def zone_instead(
        self, game: Game, source: GameObject, owner: Player, zone: Zone
    ) -> Zone:
        """Say where a card goes that would be put into a zone (CR 614.6)."""
        del game, source, owner
        return zone

    def draw_instead(
        self, game: Game, source: GameObject, player: Player
    ) -> Frame | None:
        """Return what a player may have done instead of drawing a card (CR 614.11)."""
        del game, source, player
        return None

    def extra_votes(self, game: Game, source: GameObject, player: Player) -> int:
        """Return how many votes a player has besides their own (CR 701.38d)."""
        del game, source, player
        return 0

    def enters(self, game: Game, permanent: GameObject) -> None:
        """Change the permanent that has it as it enters (CR 614.1c)."""
        del game, permanent

    def discount(self, game: Game, card: GameObject) -> int:
        """Return how much less generic mana it costs to cast its own card (CR 601.2f)."""
        del game, card
        return 0

    def shields_from(self, card: Card) -> bool:
        """Say whether its permanent may not be the target of what a card does."""
        del card
        return False


class Effect(Instruction, frozen=True):
    """An instruction that knows how to be followed."""

    @property
    def word(self) -> str:
        """Return what it tells a player to do, or "" if leaving it out changes nothing."""
        return ""

    @abstractmethod
    def perform(self, game: Game, scope: Scope) -> None:
        """Do it, or push the frames that will."""

    @property
    def is_optional(self) -> bool:
        """Say whether a player "may" follow it, and so may leave it out."""
        return False

    def default(self) -> tuple[Instruction, ...] | None:
        """Return what happens instead when its choice is not made, if it offers one."""
        return None
