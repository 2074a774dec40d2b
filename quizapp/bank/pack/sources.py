"""Sources: everything that a pack is compiled from, as hashes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from quizapp.bank.places import PACKAGE, ContentMissingError
from quizapp.bank.reading.files import hash_content, list_files
from quizapp.bank.wording.speaker import DOMAIN, LANGUAGES, LOCALE
from quizapp.rules.version import ENGINE_VERSION

PACK_FORMAT = "1"
"""Changes when a pack is written in another way."""

NOT_FAMILIES = frozenset({"cases", "exams"})
"""Folders of the content that no pack is compiled from."""

_DERIVING = ("rules", "bank")
"""Packages whose code decides on keys and texts."""


@cache
def hash_program() -> str:
    """Return the hash of the engine, of the templates and of their translations.

    The code itself is part of it: no change that was forgotten in the engine's version
    can leave an old key in a pack.

    :raises ContentMissingError: if the code is not there to be read.
    """
    parts = [PACK_FORMAT, ENGINE_VERSION]
    for package in _DERIVING:
        folder = PACKAGE / package
        paths = sorted(folder.rglob("*.py"))
        if not paths:
            raise ContentMissingError(
                f"The source text of the engine was not found in {folder}: without it "
                "nobody can tell whether a pack is still right. Install quizapp again."
            )
        for path in paths:
            parts += _file(path, folder)
    for language in LANGUAGES:
        path = LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
        if path.is_file():
            parts += _file(path, LOCALE)
    return _join(parts)


def stamp_sources(folder: Path, shared_cards: Iterable[Path] = ()) -> str:
    """Return the hash of a whole bank; nothing is read as YAML for it."""
    parts = [hash_program()]
    for cards in shared_cards:
        for path in list_files(cards):
            parts += _file(path, cards)
    for path in list_files(folder):
        if path.relative_to(folder).parts[0] not in NOT_FAMILIES:
            parts += _file(path, folder)
    return _join(parts)


def hash_family(
    question_id: str, content_hash: str, cards: Iterable[tuple[str, str]]
) -> str:
    """Return the hash of all that one family is compiled from.

    :param cards: names of the cards that it names, and the hashes of their files.
    """
    named = (part for card in sorted(cards) for part in card)
    return _join((hash_program(), question_id, content_hash, *named))


def _file(path: Path, folder: Path) -> Iterator[str]:
    yield path.relative_to(folder).as_posix()
    yield hash_content(path.read_bytes())


def _join(parts: Iterable[str]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part.encode())
        found.update(b"\0")
    return found.hexdigest()
