"""An entry of the palette, and how entries are found by what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from quizapp.presenters.palette.matching import plain, score_words, words_of


class EntryKind(StrEnum):
    """What an entry leads to, in the order in which equals are listed."""

    COMMAND = "command"
    TOPIC = "topic"
    RULE = "rule"
    CARD = "card"
    QUESTION = "question"


_ORDER = tuple(EntryKind)


class Entry(Struct, frozen=True):
    """Something that can be found."""

    kind: EntryKind
    key: str
    """Id of the question or topic, name of the card, number of the rule."""
    title: str
    caption: str = ""
    keys: str = ""
    """What the keyboard does the same with, or empty."""
    further: str = ""
    """Words by which it is found besides its title."""


class EntryIndex:
    """Finds entries by words, whichever order they are typed in."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = tuple(entries)
        self._places: dict[str, set[int]] = {}
        for place, entry in enumerate(self._entries):
            for each in words_of(f"{entry.title} {entry.key} {entry.further}"):
                self._places.setdefault(each, set()).add(place)
        self._whole = [plain(entry.key) for entry in self._entries]

    def find(self, typed: str, most: int) -> tuple[Entry, ...]:
        """List what fits every word typed, best first, at most so many."""
        wanted = words_of(typed)
        if not wanted:
            return ()
        scores: dict[int, int] | None = None
        for each in wanted:
            found = self._score(each)
            if scores is not None:
                both = scores.keys() & found.keys()
                found = {place: scores[place] + found[place] for place in both}
            scores = found
        exact = plain(typed.strip())
        ranked = sorted(
            (scores or {}).items(),
            key=lambda each: (self._whole[each[0]] != exact, *self._rank(*each)),
        )
        return tuple(self._entries[place] for place, _ in ranked[:most])

    def _score(self, typed: str) -> dict[int, int]:
        best: dict[int, int] = {}
        for each, score in score_words(typed, self._places).items():
            for place in self._places[each]:
                best[place] = max(score, best.get(place, 0))
        return best

    def _rank(self, place: int, score: int) -> tuple[int, int, int, str]:
        entry = self._entries[place]
        kind = _ORDER.index(entry.kind)
        return (-score, kind, len(entry.title), entry.title)
