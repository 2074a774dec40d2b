"""Conditions: what `name:value` asks of a question."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from quizapp.training.browsing.listed import Listed, Standing

Holds = Callable[[Listed], bool]

_RANGE = re.compile(r"([1-3])(?:[-–]([1-3]))?")


class UnknownValueError(ValueError):
    """A condition does not know the value."""


def _topic(value: str) -> Holds:
    return lambda listed: any(value in topic for topic in listed.summary.topics)


def _rule(value: str) -> Holds:
    number = value.rstrip("*").rstrip(".")
    found = re.compile(rf"(^|\s){re.escape(number)}(?![0-9])", re.IGNORECASE)
    return lambda listed: any(map(found.search, listed.summary.rules))


def _card(value: str) -> Holds:
    return lambda listed: any(value in card.casefold() for card in listed.summary.cards)


def _misconception(value: str) -> Holds:
    return lambda listed: value in listed.summary.misconceptions


def _form(value: str) -> Holds:
    return lambda listed: listed.summary.form == value


def _id(value: str) -> Holds:
    return lambda listed: listed.summary.question_id == value


def _tag(value: str) -> Holds:
    tag = value.removeprefix("#")
    return lambda listed: tag in listed.tags


def _level(value: str) -> Holds:
    low, high = _range(value)
    return lambda listed: low <= listed.summary.level <= high


def _complexity(value: str) -> Holds:
    low, high = _range(value)
    return lambda listed: low <= listed.summary.complexity <= high


def _range(value: str) -> tuple[int, int]:
    found = _RANGE.fullmatch(value)
    if found is None:
        raise UnknownValueError(value)
    low = int(found[1])
    return low, int(found[2] or low)


_STANDINGS = {
    **{standing.value: standing for standing in Standing},
    "nouveau": Standing.NEW,
    "nouvelle": Standing.NEW,
    "faux": Standing.WRONG,
    "fausse": Standing.WRONG,
    "juste": Standing.RIGHT,
    "due": Standing.DUE,
    "revoir": Standing.DUE,
    "suspendue": Standing.SUSPENDED,
    "marquée": Standing.BOOKMARKED,
    "marquee": Standing.BOOKMARKED,
    "annotée": Standing.NOTED,
    "annotee": Standing.NOTED,
}


def _standing(value: str) -> Holds:
    if value not in _STANDINGS:
        raise UnknownValueError(value)
    standing = _STANDINGS[value]
    return lambda listed: listed.has(standing)


CONDITIONS: Mapping[str, Callable[[str], Holds]] = MappingProxyType(
    {
        "topic": _topic,
        "rule": _rule,
        "card": _card,
        "level": _level,
        "complexity": _complexity,
        "form": _form,
        "is": _standing,
        "belief": _misconception,
        "tag": _tag,
        "id": _id,
    }
)
"""Makes the test of a condition from its value in small letters."""

ALIASES: Mapping[str, str] = MappingProxyType(
    {
        "sujet": "topic",
        "thème": "topic",
        "theme": "topic",
        "règle": "rule",
        "regle": "rule",
        "carte": "card",
        "niveau": "level",
        "complexité": "complexity",
        "complexite": "complexity",
        "forme": "form",
        "est": "is",
        "étiquette": "tag",
        "etiquette": "tag",
        "idée": "belief",
        "idee": "belief",
    }
)
"""French names of conditions."""
