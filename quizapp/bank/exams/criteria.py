"""Criteria: which families may fill a place of an exam."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary


class Criteria(Struct, frozen=True, kw_only=True):
    """What a family must be; an empty list asks for nothing."""

    topics: tuple[str, ...] = ()
    """Any of these topics."""
    without: tuple[str, ...] = ()
    """None of these topics."""
    rules: tuple[str, ...] = ()
    """Any rule of these sections is cited, for example "CR 613" or "IPG 2.1"."""
    levels: tuple[int, ...] = ()
    complexities: tuple[int, ...] = ()
    forms: tuple[str, ...] = ()
    """How it is answered: any of these."""

    @property
    def needs_compiled(self) -> bool:
        """Say whether they ask for what only a compiled family tells."""
        return bool(self.rules or self.forms)

    def fits(self, family: Summary) -> bool:
        """Say whether a family is all of this."""
        return (
            _any(self.topics, family.topics)
            and not set(self.without) & set(family.topics)
            and _one(self.levels, family.level)
            and _one(self.complexities, family.complexity)
            and _one(self.forms, family.form)
            and self._cites(family)
        )

    def fits_as_far_as_known(self, family: Summary) -> bool:
        """Say whether a family that is not compiled may turn out to be all of this."""
        return Criteria(
            topics=self.topics,
            without=self.without,
            levels=self.levels,
            complexities=self.complexities,
        ).fits(family)

    def is_about(self, family: Summary) -> bool:
        """Say whether topic and rules fit, whatever the level, complexity and form."""
        return Criteria(
            topics=self.topics, without=self.without, rules=self.rules
        ).fits(family)

    def _cites(self, family: Summary) -> bool:
        if not self.rules:
            return True
        patterns = [section_pattern(section) for section in self.rules]
        return any(pattern.match(rule) for rule in family.rules for pattern in patterns)


def _any(wanted: tuple[str, ...], found: tuple[str, ...]) -> bool:
    return not wanted or bool(set(wanted) & set(found))


def _one(wanted: tuple[object, ...], found: object) -> bool:
    return not wanted or found in wanted


@lru_cache(maxsize=512)
def section_pattern(section: str) -> re.Pattern[str]:
    """Make the pattern of a rule section: itself and all below it, not its neighbours."""
    return re.compile(rf"{re.escape(section)}(?![0-9])")
