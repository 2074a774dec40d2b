"""Content: the hash of what a reviewer of a question family has read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping

from quizapp.bank.posed import Explanation, PosedQuestion

_END = b"\0"


def read_texts(posed: PosedQuestion, explanation: Explanation) -> tuple[str, ...]:
    """List what is read of one variant in one language, in whatever order it is shown.

    The steps of the derivation are left out: the reason of each option is what a
    reviewer agrees with, and an engine may come to it in more or fewer steps.
    """
    options = sorted(
        (each.text, "right" if each.correct else "wrong", each.because)
        for each in explanation.options
    )
    told = (part for option in options for part in option)
    return (posed.note, *posed.stem, posed.question, *told)


def hash_texts(texts: Iterable[str]) -> str:
    """Return the hash of texts in their order."""
    found = hashlib.sha256()
    for text in texts:
        found.update(text.encode())
        found.update(_END)
    return found.hexdigest()


def hash_read(
    file_hash: str, cards: Mapping[str, str], variants: Mapping[str, str]
) -> str:
    """Return the hash of all that is read of a family.

    :param cards: hashes of the card files, by the name of the card.
    :param variants: hashes of what is read of each variant, by its filling.
    """
    return hash_texts((file_hash, *_sorted(cards), "", *_sorted(variants)))


def _sorted(hashes: Mapping[str, str]) -> Iterator[str]:
    for name in sorted(hashes):
        yield from (name, hashes[name])
