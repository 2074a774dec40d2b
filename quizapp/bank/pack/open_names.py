"""Open names: what stands for the players' names in a pack until a seed gives them."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.bank.variants.names import NAMES, PARTNERS

_FIRST_MARK = 0xE000
"""Start of the characters that no text uses."""

OPEN_NAMES: Mapping[str, str] = {
    role: role[0] + chr(_FIRST_MARK + place)
    for place, role in enumerate((*NAMES, *PARTNERS))
}
"""By role: the first letter of its names, which decides on elision, and a mark."""

_WITHOUT_MARKS = {ord(name[1]): None for name in OPEN_NAMES.values()}


def without_names(text: str) -> str:
    """Return a text as it is indexed: roles stand for names."""
    return text.translate(_WITHOUT_MARKS)


def with_names(text: str, names: Mapping[str, str]) -> str:
    """Return a text with names put in for those left open."""
    for role, name in names.items():
        text = text.replace(OPEN_NAMES[role], name)
    return text
