"""The quantity: a number that a state has for something."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from msgspec import Struct

from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.state import State


class Quantity(Struct, frozen=True, gc=False):
    """A number that a state has for something."""

    watches: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that the state must remember for it."""
    telling: ClassVar[tuple[str, ...]] = ()
    """Rule points that it mostly turns on."""

    @abstractmethod
    def amount(self, state: State) -> int:
        """Return the number."""
