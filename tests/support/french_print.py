"""How French is printed, and English words that would betray a forgotten translation."""

from __future__ import annotations

import re

NARROW = "\N{NARROW NO-BREAK SPACE}"

_NOT_PRINTED_SO = re.compile(
    rf"(?<!{NARROW})[:;!?»]"
    rf"|«(?!{NARROW})"
    rf"|(?<!«){NARROW}(?![:;!?»])"
    r"|['\"“”]"
    r"|\s\s|^\s|\s$|\s[.,)]|\(\s"
)
_ENGLISH = set(
    """abilities ability and battlefield by cards casts chooses controls counter decides
    discards draws during each error fix for from game gets graveyard hand has if in into
    is it judge library may missed must nobody of paid pay pays penalty player plays
    resolve resolves responsible search spell stack step target that the their them there
    this to trigger triggers turn upkeep warning what when whether which who with you
    your""".split()  # noqa: SIM905
)


def misprints(text: str) -> list[str]:
    """List signs and spaces that are not as French prints them."""
    return [found.group() for found in _NOT_PRINTED_SO.finditer(text)]


def english_words(text: str) -> set[str]:
    """Find words that are English and not French."""
    return set(re.findall(r"[^\W\d_]+", text.casefold())) & _ENGLISH
