"""The statement: something that is so in a state, or not."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from msgspec import Struct

from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.state import State


class Statement(Struct, frozen=True, gc=False):
    """Something that is so in a state, or not."""

    watches: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that the state must remember for it."""
    telling: ClassVar[tuple[str, ...]] = ()
    """Rule points that it mostly turns on."""
    is_conduct: ClassVar[bool] = False
    """Whether it is what a person does beside the game, which settles it there and then."""

    @abstractmethod
    def holds(self, state: State) -> bool:
        """Say whether it is so."""
