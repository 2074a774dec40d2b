"""Phrases that faults are made of: quotes, articles and nearest suggestions."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable

LONGEST_QUOTE = 60
LONGEST_LIST = 12


def quote(text: str) -> str:
    """Put the author's words in quotes, on one line and not too long."""
    shown = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."
    return json.dumps(shown, ensure_ascii=False)


def with_article(label: str) -> str:
    """Put "a" or "an" before a label."""
    return f"an {label}" if label[:1].lower() in "aeiou" else f"a {label}"


def words_of_name(name: str) -> str:
    """Turn a class name into plain words: FooBar becomes "foo bar"."""
    spaced = (f" {c.lower()}" if c.isupper() else c for c in name)
    return "".join(spaced).replace("_", " ").strip()


def find_nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known word that the author most likely meant, if any is near."""
    by_folded = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[near[0]] if near else None


def unknown(label: str, word: str, known: Iterable[str], where: str = "") -> str:
    """Say that a word is unknown, with the nearest one or the short list of all."""
    names = list(known)
    nearest = find_nearest(word, names)
    said = f"unknown {label} {quote(word)}{where}"
    if nearest is not None:
        return f"{said}, did you mean {quote(nearest)}?"
    if 0 < len(names) <= LONGEST_LIST:
        return f"{said}; known: {', '.join(names)}"
    return said
