"""A drawing in progress: the state, the speaker, and what all its parts ask about."""

from __future__ import annotations

from functools import cached_property

from quizapp.bank.staging.told import Begun, Due
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.game import Assumptions, Game
from quizapp.rules.nouns.decisions import DecisionKind, Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.rulebook import Rulebook


class Drawing:
    """What the parts of a picture have in common."""

    def __init__(
        self,
        state: State,
        as_of: EditionDate,
        speaker: Speaker,
        due: Due,
    ) -> None:
        self.state = state
        self.as_of = as_of
        self.speaker = speaker
        self.begun = due.object_id if isinstance(due, Begun) else None
        """What has begun to resolve, if nothing of it is done yet."""
        self._decision = None if isinstance(due, Begun) else due

    @cached_property
    def game(self) -> Game:
        """Return a game in which the rules can be asked about the state."""
        return Game(self.state, Rulebook(self.as_of), Assumptions())

    @cached_property
    def order(self) -> tuple[Player, ...]:
        """Return the players by seat: a role keeps its seat whoever is active."""
        return tuple(sorted(self.state.roles))

    @cached_property
    def active(self) -> tuple[Player, ...]:
        """Return the active player, or the players of the active team (CR 805.4a)."""
        turn = self.state.turn.active
        return self.state.team_of(turn) or (turn,)

    @property
    def with_priority(self) -> Player | None:
        """Return who has priority, if the decision that is due is about it."""
        due = self._decision
        if due is None or due.realm is not Realm.GAME:
            return None
        return due.chooser if due.kind is DecisionKind.PRIORITY else None

    def chooser_among(self, ids: frozenset[int]) -> Player | None:
        """Return who really chooses among some objects, if that is the decision due."""
        due = self._decision
        if due is None or due.realm is not Realm.GAME:
            return None
        offered = {ref for option in due.options for ref in option.refs}
        return due.decider if offered & ids else None

    def seat(self, player: Player) -> int:
        """Return the seat of a player."""
        return self.order.index(player)

    def name(self, player: Player) -> str:
        """Return the name of a player."""
        return str(self.speaker.word(player))
