"""The aspect: something that may be asked about all lines of play."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from msgspec import Struct

from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Sight
from quizapp.rules.proof.graph import Graph, Node

YES, NO, NOBODY = "yes", "no", "nobody"


class Aspect(Struct, frozen=True, gc=False):
    """Something that may be asked about the lines of play."""

    is_of_a_moment: ClassVar[bool] = False
    """Whether it is about a node that it fits, and not about what led there."""

    @property
    def telling(self) -> tuple[str, ...]:
        """List rule points that it mostly turns on, the most telling one first."""
        return ()

    @property
    def foremost(self) -> tuple[str, ...]:
        """List rule points that it turns on before all others, if it does at all."""
        return ()

    @property
    def looks_ahead(self) -> bool:
        """Say whether what comes after the horizon could change the answer."""
        return False

    @abstractmethod
    def answer(self, graph: Graph) -> str:
        """Return the answer.

        :raises UnderdeterminedError: if the lines of play do not agree on it.
        """

    @abstractmethod
    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the answers that could be thought of."""

    @abstractmethod
    def fits(self, node: Node) -> bool:
        """Say whether the derivation leads to a node."""

    def sights(self) -> tuple[Sight, ...]:
        """List what the states must note for it: who may look at what."""
        return ()

    def events(self) -> tuple[type[Event], ...]:
        """List the kinds of events that the states must remember for it."""
        return ()
