"""Lists and numbers inside sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from quizapp.bank.wording.speaker import Speaker, mark

_NUMBERS = (
    mark("no"),
    mark("one"),
    mark("two"),
    mark("three"),
    mark("four"),
    mark("five"),
    mark("six"),
    mark("seven"),
    mark("eight"),
    mark("nine"),
    mark("ten"),
)
_COPIES = mark("{number} copies of {name}")
_LAST = mark("{first} and {last}")

ALL_TEMPLATES = (*_NUMBERS, _COPIES, _LAST)


def say_number(number: int, speaker: Speaker) -> str:
    """Say a small number as a word, a large one in digits."""
    if number < len(_NUMBERS):
        return speaker.translate(_NUMBERS[number])
    return str(number)


def say_all(phrases: Sequence[str], speaker: Speaker) -> str:
    """Join phrases as a sentence does."""
    if len(phrases) < 2:
        return "".join(phrases)
    return speaker.say(_LAST, first=", ".join(phrases[:-1]), last=phrases[-1])


def say_names(names: Iterable[str], speaker: Speaker) -> str:
    """List names, each once with its number."""
    phrases = [
        name
        if count == 1
        else speaker.say(_COPIES, number=say_number(count, speaker), name=name)
        for name, count in Counter(names).items()
    ]
    return say_all(phrases, speaker)
