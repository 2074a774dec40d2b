"""Change of answer: values of slots that lead to another kind of answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

Kind = frozenset[tuple[str, ...]]
Filled = tuple[Mapping[str, str], Kind]
"""What fills the slots, and the right answers then."""


def changes_of_answer(filled: Sequence[Filled]) -> Iterator[str]:
    """Yield a sentence for each value under which the answer is of another kind."""
    counts = Counter(kind for _, kind in filled)
    if len(counts) < 2:
        return
    usual = max(counts, key=lambda kind: (counts[kind], _say(kind)))
    others = [(chosen, kind) for chosen, kind in filled if kind != usual]
    told: set[tuple[str, str]] = set()
    for slot, value in sorted(
        {pair for chosen, _ in others for pair in chosen.items()}
    ):
        kinds = [kind for chosen, kind in filled if chosen[slot] == value]
        if usual not in kinds:
            told.add((slot, value))
            yield _sentence(f"${slot} = {value}", kinds[0], usual)
    for chosen, kind in others:
        if told.isdisjoint(chosen.items()):
            values = ", ".join(f"${slot} = {chosen[slot]}" for slot in sorted(chosen))
            yield _sentence(values, kind, usual)


def _sentence(values: str, kind: Kind, usual: Kind) -> str:
    return (
        f"{values} changes the kind of answer: {_say(kind)} instead of {_say(usual)}; "
        "leave it out, or say varies_answer: true"
    )


def _say(kind: Kind) -> str:
    """Say answers shortly; a claim is named by its number."""
    parts = []
    for claim, *answers in sorted(kind):
        known = int(claim) >= 0
        parts.append(f"claim {int(claim) + 1}" if known else " and ".join(answers))
    return '"' + ", ".join(parts) + '"'
