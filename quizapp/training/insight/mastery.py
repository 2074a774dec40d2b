"""Mastery: the share right at first try, by topic and by section of the rules."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.insight.ratings import FirstTry
from quizapp.training.progress import ENOUGH, wilson_interval

_SECTION = re.compile(r"CR 70[12]\.\d+|CR \d{3}|[A-Z]+ \d+(?:\.\d+)?")
"""In the Comprehensive Rules a section has three digits, but keywords stand in two."""


class Mastery(Struct, frozen=True):
    """What is known of one topic or section."""

    key: str
    families: int
    """Families about it."""
    tries: int
    """First tries; all variants of a family count as one."""
    right: int
    low: float
    """Lower end of the 90 % Wilson interval of the share right."""
    high: float

    @property
    def share(self) -> float | None:
        """Give the share right; None while too few were tried to say."""
        return self.right / self.tries if self.tries >= ENOUGH else None


@lru_cache(maxsize=4_096)
def section_of(rule: str) -> str:
    """Name the section in which a rule stands: "CR 723.5a" stands in "CR 723"."""
    found = _SECTION.match(rule)
    return found.group() if found else rule


def sections_of(family: Summary) -> tuple[str, ...]:
    """List the sections that a family cites."""
    return tuple(dict.fromkeys(section_of(rule) for rule in family.rules))


def master_topics(
    families: Iterable[Summary], tries: Iterable[FirstTry]
) -> tuple[Mastery, ...]:
    """Sum up first tries by topic; a family counts in each of its topics."""
    return _sum_up(families, tries, lambda family: family.topics)


def master_sections(
    families: Iterable[Summary], tries: Iterable[FirstTry]
) -> tuple[Mastery, ...]:
    """Sum up first tries by section of the rules; a family counts in all it cites."""
    return _sum_up(families, tries, sections_of)


def _sum_up(
    families: Iterable[Summary],
    tries: Iterable[FirstTry],
    keys_of: Callable[[Summary], tuple[str, ...]],
) -> tuple[Mastery, ...]:
    right = {each.question_id: each.right for each in tries}
    members: dict[str, list[str]] = defaultdict(list)
    for family in families:
        for key in keys_of(family):
            members[key].append(family.question_id)
    return tuple(_mastery(key, members[key], right) for key in sorted(members))


def _mastery(key: str, members: list[str], right: Mapping[str, bool]) -> Mastery:
    tried = [right[question_id] for question_id in members if question_id in right]
    low, high = wilson_interval(sum(tried), len(tried))
    return Mastery(key, len(members), len(tried), sum(tried), low, high)
