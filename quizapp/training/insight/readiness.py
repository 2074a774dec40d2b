"""Readiness: the score to be expected in an exam, how sure that is, and what would help."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.exam.blueprint import Blueprint, Part, points_to_pass
from quizapp.training.insight.glicko import slope
from quizapp.training.insight.standing import Standing

PRIOR_WORTH = 10
"""What the rating says of a topic weighs as much as so many first tries in it."""

ENOUGH_TRIES = 10
"""With fewer first tries in what an exam asks, nothing is said."""

ENOUGH_COVERED = 0.5
"""Where the bank covers a smaller share of an exam, nothing is said."""

NO_TOPIC = ""
"""A family may be without any; it counts, and nobody can be told to practise it."""

GOAL = 0.9
"""What would help is reckoned up to this share right in a topic."""

_Z_80 = 1.2815515655446004
"""Normal quantile that leaves 10 % on either side."""


class Gap(Struct, frozen=True):
    """Places of a part of an exam that the bank cannot fill."""

    name: str
    places: int
    french: str = ""
    """The part's name in French; empty where it is the same."""

    def name_in(self, language: str) -> str:
        """Name the part in a language."""
        return self.french if language == "fr" and self.french else self.name


class TopicOutlook(Struct, frozen=True):
    """What an exam asks of one topic, and what may be expected there."""

    topic: str
    places: float
    """Questions of the exam on it, on average."""
    expected: float
    """Share right that is expected."""
    tries: int
    gain: float
    """Points of a hundred that being right nine times in ten would add."""
    question_ids: tuple[str, ...]
    """Families that may be asked."""


class Outlook(Struct, frozen=True):
    """What may be expected of an exam if it were today."""

    places: int
    covered: int
    """Places that the bank can fill: the figures speak of these alone."""
    gaps: tuple[Gap, ...]
    tries: int
    """First tries on which the estimate rests."""
    expected: float
    """Share of points, 0 to 1."""
    low: float
    """Lower end of the range that holds the score in four exams of five."""
    high: float
    pass_percent: int | None
    pass_chance: float | None
    """None where no pass mark is known."""
    topics: tuple[TopicOutlook, ...]
    """The one that would help most first."""

    @property
    def covers_enough(self) -> bool:
        """Say whether the bank covers enough of the exam to speak of it."""
        return self.covered >= ENOUGH_COVERED * self.places and self.covered > 0

    @property
    def rests_on_enough(self) -> bool:
        """Say whether there are enough first tries to speak of a score."""
        return self.tries >= ENOUGH_TRIES


def look_ahead(blueprint: Blueprint, standing: Standing) -> Outlook:
    """Estimate the score of an exam that asks what a blueprint asks."""
    shares = share_places(blueprint, standing.families)
    groups = _by_topic(standing.families, shares)
    topics = {key: _Topic(members, shares, standing) for key, members in groups.items()}
    covered = round(sum(shares.values()))
    most = max(1, covered)
    points = sum(topic.points for topic in topics.values())
    spread = math.sqrt(_variance(list(topics.values())))
    gaps = (_gap(part, standing.families) for part in blueprint.parts)
    found = (topics[key].outlook(key, most) for key in topics)
    return Outlook(
        places=blueprint.length,
        covered=covered,
        gaps=tuple(gap for gap in gaps if gap.places),
        tries=sum(len(topic.tried) for topic in topics.values()),
        expected=points / most,
        low=max(0.0, (points - _Z_80 * spread) / most),
        high=min(1.0, (points + _Z_80 * spread) / most),
        pass_percent=blueprint.pass_percent,
        pass_chance=_pass_chance(blueprint.pass_percent, covered, points, spread),
        topics=tuple(sorted(found, key=lambda each: (-each.gain, each.topic))),
    )


def share_places(
    blueprint: Blueprint, families: Sequence[Summary]
) -> Mapping[str, float]:
    """Say how many places of an exam each family takes on average.

    Families that fit a part share its places, each at most one of them.
    """
    shares: dict[str, float] = defaultdict(float)
    for part in blueprint.parts:
        fitting = _fitting(part, families)
        for family in fitting:
            shares[family.question_id] += min(1.0, part.count / len(fitting))
    return dict(shares)


class _Topic:
    """What the families of one topic add to an exam."""

    def __init__(
        self,
        members: Sequence[Summary],
        shares: Mapping[str, float],
        standing: Standing,
    ) -> None:
        self._ids = tuple(each.question_id for each in members)
        self._shares = [shares[each] for each in self._ids]
        items, ratings = standing.items, standing.ratings
        self.tried = tuple(each for each in self._ids if each in items)
        right = sum(items[each].first_right for each in self.tried)
        self.weight = PRIOR_WORTH + len(self.tried)
        self._chances = [
            (PRIOR_WORTH * ratings.chance(each) + right) / self.weight
            for each in self._ids
        ]
        self.places = sum(self._shares)
        self.points = sum(
            share * chance
            for share, chance in zip(self._shares, self._chances, strict=True)
        )
        self.lean = (
            PRIOR_WORTH
            / self.weight
            * ratings.learner.deviation
            * sum(
                share * slope(ratings.learner, ratings.families[each])
                for share, each in zip(self._shares, self._ids, strict=True)
            )
        )
        """Points that one deviation of the rating is worth."""

    @property
    def expected(self) -> float:
        return self.points / self.places

    def outlook(self, topic: str, most: int) -> TopicOutlook:
        missing = sum(
            share * max(0.0, GOAL - chance)
            for share, chance in zip(self._shares, self._chances, strict=True)
        )
        return TopicOutlook(
            topic=topic,
            places=self.places,
            expected=self.expected,
            tries=len(self.tried),
            gain=100 * missing / most,
            question_ids=self._ids,
        )


def _by_topic(
    families: Sequence[Summary], shares: Mapping[str, float]
) -> Mapping[str, list[Summary]]:
    groups: dict[str, list[Summary]] = defaultdict(list)
    for family in families:
        if family.question_id in shares:
            groups[next(iter(family.topics), NO_TOPIC)].append(family)
    return groups


def _variance(topics: Sequence[_Topic]) -> float:
    """Add up chance in the exam, doubt about each topic, and doubt about the rating."""
    own = (
        each.places * each.expected * (1 - each.expected)
        + each.places**2 * each.expected * (1 - each.expected) / (each.weight + 1)
        for each in topics
    )
    return sum(own) + sum(each.lean for each in topics) ** 2


def _pass_chance(
    pass_percent: int | None, covered: int, points: float, spread: float
) -> float | None:
    if pass_percent is None or not spread:
        return None
    short = points_to_pass(pass_percent, covered) - 0.5 - points
    return 0.5 * math.erfc(short / spread / math.sqrt(2))


def _gap(part: Part, families: Sequence[Summary]) -> Gap:
    return Gap(part.name, max(0, part.count - len(_fitting(part, families))))


def _fitting(part: Part, families: Sequence[Summary]) -> list[Summary]:
    return [each for each in families if part.criteria.fits(each)]
