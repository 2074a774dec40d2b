"""Aspects about what a judge rules."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.nouns.events import Event, Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy.ruling import (
    TRIGGER_PENALTIES,
    TRIGGER_REMEDIES,
    Penalty,
    Remedy,
)
from quizapp.rules.proof.aspects.aspect import NOBODY, Aspect
from quizapp.rules.proof.graph import Graph, Node
from quizapp.rules.refusal import UnderdeterminedError


class OfRuling(Aspect, frozen=True, kw_only=True):
    """What does the judge rule?"""

    part: Literal["remedy", "chooser", "penalty", "responsible"]

    def answer(self, graph: Graph) -> str:
        """Return the part of the ruling that is asked for."""
        found = {
            self._read(event)
            for node in graph.nodes
            for event in node.state.history
            if isinstance(event, Ruled)
        }
        if len(found) != 1:
            raise UnderdeterminedError("there is not exactly one ruling to ask about")
        return found.pop()

    def _read(self, ruled: Ruled) -> str:
        match self.part:
            case "remedy":
                return with_player(ruled.remedy, ruled.chooser)
            case "penalty":
                return with_player(ruled.penalty, ruled.penalised)
            case "chooser":
                return ruled.chooser or NOBODY
        return ruled.responsible

    def domain(self, roles: tuple[Player, ...]) -> tuple[str, ...]:
        """List the remedies with whoever chooses, the penalties, or the players."""
        words: tuple[str, ...] = roles
        if self.part == "penalty":
            words = tuple(
                with_player(each, who) for each in TRIGGER_PENALTIES for who in roles
            )
        if self.part == "remedy":
            words = tuple(
                with_player(each, who) for each in TRIGGER_REMEDIES for who in roles
            )
        return tuple(dict.fromkeys(words))

    def fits(self, node: Node) -> bool:
        """Lead to the ruling."""
        return any(isinstance(event, Ruled) for event in node.state.history)

    def events(self) -> tuple[type[Event], ...]:
        """Watch rulings."""
        return (Ruled,)


def with_player(word: str, player: Player | None) -> str:
    """Write a penalty or remedy with the player it names, for example "warning A"."""
    alone = (Penalty.NONE, Remedy.PLAY_ON, Remedy.STACK_AT_ONCE)
    return str(word) if word in alone or player is None else f"{word} {player}"
