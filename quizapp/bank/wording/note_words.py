"""Words for the small line above a question: how it is answered, and at which level."""

from __future__ import annotations

from quizapp.bank.family.family import Family
from quizapp.bank.wording.speaker import Speaker, mark

_SELECT_ONE = mark("Select one")
_SELECT_ALL = mark("Select all that apply")
_LEVELS = {
    "regular": mark("Regular REL"),
    "competitive": mark("Competitive REL"),
    "professional": mark("Professional REL"),
}
_UNVERIFIED = mark("number in this edition not verified")

NOTE_BETWEEN = " · "
"""What stands between the parts of a note; the first one says how it is answered."""

ALL_TEMPLATES = (_SELECT_ONE, _SELECT_ALL, *_LEVELS.values(), _UNVERIFIED)


def say_note(family: Family, speaker: Speaker) -> str:
    """Say how a question is answered, and the rules enforcement level it is set at."""
    template = _SELECT_ALL if family.ask.select_all else _SELECT_ONE
    parts = [speaker.say(template)]
    if family.rel is not None:
        parts.append(say_level(family.rel, speaker))
    return NOTE_BETWEEN.join(parts)


def say_level(rel: str, speaker: Speaker) -> str:
    """Say a rules enforcement level."""
    return speaker.say(_LEVELS[rel])


def say_unverified(speaker: Speaker) -> str:
    """Say that a rule's number in the edition in force is not verified."""
    return speaker.say(_UNVERIFIED)
