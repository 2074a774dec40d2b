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
_COPY = mark("one copy of {name}")
_LANDS = {
    "Plains": mark("{number} Plains"),
    "Island": mark("{number} Islands"),
    "Swamp": mark("{number} Swamps"),
    "Mountain": mark("{number} Mountains"),
    "Forest": mark("{number} Forests"),
}
_ONE_LAND = {
    "Plains": mark("one Plains"),
    "Island": mark("one Island"),
    "Swamp": mark("one Swamp"),
    "Mountain": mark("one Mountain"),
    "Forest": mark("one Forest"),
}
_LAST = mark("{first} and {last}")

ALL_TEMPLATES = (
    *_NUMBERS,
    _COPIES,
    _COPY,
    *_LANDS.values(),
    *_ONE_LAND.values(),
    _LAST,
)


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
    counts = Counter(names).items()
    return say_all(
        [_say_several(name, count, speaker) for name, count in counts], speaker
    )


def say_copies(name: str, count: int, speaker: Speaker) -> str:
    """Say how many copies of a card there are, one included."""
    if count == 1 and name not in _ONE_LAND:
        return speaker.say(_COPY, name=name)
    return _say_several(name, count, speaker)


def _say_several(name: str, count: int, speaker: Speaker) -> str:
    if count == 1:
        return speaker.translate(_ONE_LAND[name]) if name in _ONE_LAND else name
    template = _LANDS.get(name, _COPIES)
    return speaker.say(template, number=say_number(count, speaker), name=name)
