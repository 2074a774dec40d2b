"""Worlds: what comes of one family under several rulebooks, each outcome found once."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.staging.world import Earlier, World, build_world
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Consulted, Rulebook

Answers = tuple[str, ...]
"""One answer for each aspect that a family asks about."""


class Outcome(NamedTuple):
    """What comes of a family under a rulebook."""

    world: World
    answers: Answers


class _Known(NamedTuple):
    """What was found out, and from what it follows."""

    consulted: Consulted
    outcome: Outcome | RefusalError


class Worlds:
    """Plays one family whose slots are filled.

    A rulebook that says the same as another one wherever that was consulted leads to
    the same outcome: most misconceptions and most editions are never met.
    """

    def __init__(self, family: Family, catalogue: Catalogue) -> None:
        self.family = family
        self.catalogue = catalogue
        self._known: list[_Known] = []
        self._earlier: Earlier = {}

    def free_to_turn(self) -> Worlds:
        """Return the same worlds for a question that may turn on any rule point.

        What it turns on is not part of the game: outcomes are found once for both.
        """
        family = structs.replace(self.family, turns_on=None)
        free = Worlds(family, self.catalogue)
        free._known, free._earlier = self._known, self._earlier
        return free

    def under(self, rulebook: Rulebook) -> Outcome:
        """Return what comes of it under a rulebook.

        :raises RefusalError: if the rules or the budget do not allow that, or something
            that is asked about has no single answer.
        """
        found = self._known_under(rulebook)
        if found is None:
            fresh = Rulebook(rulebook.as_of, rulebook.beliefs)
            found = self._play(fresh)
            self._known.append(_Known(fresh.consulted, found))
        if isinstance(found, RefusalError):
            raise found
        return found

    def _known_under(self, rulebook: Rulebook) -> Outcome | RefusalError | None:
        for known in self._known:
            if rulebook.agrees_with(known.consulted):
                return known.outcome
        return None

    def _play(self, rulebook: Rulebook) -> Outcome | RefusalError:
        try:
            world = build_world(self.family, self.catalogue, rulebook, self._earlier)
            aspects = self.family.ask.aspects
            return Outcome(world, tuple(each.answer(world.graph) for each in aspects))
        except RefusalError as error:
            return error.with_traceback(None)  # it would keep all states alive
