"""A sign-off: somebody has read a question family, and agrees with all of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

LONGEST_NAME = 80

_SPACES = re.compile(r"\s+")


class SignOff(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has signed what, and when."""

    reviewer: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
    """ISO date."""
    content: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
    """Hash of what was read."""


class Endorsement(StrEnum):
    """Whether a family has been reviewed as it is now."""

    UNREVIEWED = "unreviewed"
    """Nobody has signed it."""
    CHANGED = "changed"
    """It was signed for an earlier content."""
    SIGNED = "signed"


class UnfitNameError(ValueError):
    """A reviewer's name is empty, too long, or not printable."""


class NothingToSignError(ValueError):
    """A family is not as it should be, so there is nothing to agree with."""


def read_name(text: str) -> str:
    """Read a reviewer's name, with single spaces.

    :raises UnfitNameError: if it is none.
    """
    name = _SPACES.sub(" ", text).strip()
    if not name:
        raise UnfitNameError("a sign-off needs the name of its reviewer")
    if len(name) > LONGEST_NAME:
        raise UnfitNameError(f"a name has at most {LONGEST_NAME} characters")
    if not name.isprintable():
        raise UnfitNameError("a name has printable characters only")
    return name


def endorsement_of(signed: Sequence[SignOff], content: str) -> Endorsement:
    """Judge sign-offs of a family by what it contains now."""
    if any(each.content == content for each in signed) and content:
        return Endorsement.SIGNED
    return Endorsement.CHANGED if signed else Endorsement.UNREVIEWED


def with_sign_off(signed: Sequence[SignOff], added: SignOff) -> tuple[SignOff, ...]:
    """Return sign-offs with another one; it replaces what the same person signed."""
    others = [each for each in signed if each.reviewer != added.reviewer]
    return tuple(sorted((*others, added), key=lambda each: (each.day, each.reviewer)))
