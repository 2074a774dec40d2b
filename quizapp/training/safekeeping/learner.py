"""A learner on this computer: a name, and the key of a folder."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from msgspec import Struct

FIRST = ""
"""Key of the learner whose data lie in the data folder itself."""

LONGEST_NAME = 60
_RESERVED = re.compile(r"con|prn|aux|nul|removed|(com|lpt)[0-9]")
_OTHER = re.compile(r"[^a-z0-9]+")


class Learner(Struct, frozen=True):
    """Who learns; the key never changes, the name may."""

    key: str
    name: str


class LearnerNameError(ValueError):
    """A name is empty, too long, or another learner has it."""

    def __init__(self, name: str, flaw: str, reason: str) -> None:
        super().__init__(reason)
        self.name = name
        self.flaw = flaw
        """One of `empty`, `long` and `taken`."""


def tidy_name(name: str, taken: Collection[str]) -> str:
    """Return a name without needless spaces.

    :raises LearnerNameError: if it cannot be a name, or somebody else has it.
    """
    printable = "".join(each if each.isprintable() else " " for each in name)
    tidy = " ".join(unicodedata.normalize("NFC", printable).split())
    if not tidy:
        raise LearnerNameError(name, "empty", "a learner needs a name")
    if len(tidy) > LONGEST_NAME:
        reason = f"a name has {LONGEST_NAME} letters at most"
        raise LearnerNameError(tidy, "long", reason)
    if tidy.casefold() in {other.casefold() for other in taken}:
        raise LearnerNameError(tidy, "taken", f"there is a learner {tidy} already")
    return tidy


def make_key(name: str, taken: Collection[str]) -> str:
    """Make the name of a folder that every system allows and nobody has."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    slug = _OTHER.sub("-", plain.lower()).strip("-")[:40].strip("-")
    if not slug or _RESERVED.fullmatch(slug):
        slug = f"learner-{slug}".strip("-")
    key, number = slug, 1
    while key in taken:
        number += 1
        key = f"{slug}-{number}"
    return key
