"""An order as an answer: the id it is kept by, and the pieces that id is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quizapp.bank.posed import PosedQuestion

_BETWEEN = "-"


def order_id(piece_ids: Iterable[str]) -> str:
    """Name an order by its pieces: that is the id of the option that says the same."""
    return _BETWEEN.join(piece_ids)


def pieces_of(order: str) -> tuple[str, ...]:
    """Return the ids of the pieces of an order, one for each place."""
    return tuple(order.split(_BETWEEN))


def is_order_of(question: PosedQuestion, order: str) -> bool:
    """Say whether an order can be put together from the pieces of a question."""
    known = {piece.piece_id for piece in question.pieces}
    pieces = pieces_of(order)
    return bool(known) and len(pieces) == question.places and known.issuperset(pieces)


def first_difference(order: Sequence[object], other: Sequence[object]) -> int | None:
    """Return the first place, from 0, at which orders differ; None where they agree."""
    pairs = enumerate(zip(order, other, strict=True))
    return next((place for place, (one, two) in pairs if one != two), None)
