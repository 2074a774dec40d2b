"""Pieces: the turns that an order may be put together from, whichever order is right."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.ordering.order import pieces_of
from quizapp.bank.posed import PosedPiece
from quizapp.bank.variants.drawing import order_pieces
from quizapp.bank.variants.variant import Variant
from quizapp.bank.wording.questions.order_words import say_piece
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.proof.aspects.turns import OrderOfTurns


def pose_pieces(
    variant: Variant, key: DerivedKey, speaker: Speaker
) -> tuple[PosedPiece, ...]:
    """Say every turn that an option names, once, in an order that the seed draws."""
    if variant.family.ask.form is not Form.ORDER:
        return ()
    found = distinct_pieces(option.id for option in key.options)
    return tuple(
        PosedPiece(each, say_piece(each, speaker))
        for each in order_pieces(variant.question_id, variant.seed, found)
    )


def distinct_pieces(orders: Iterable[str]) -> frozenset[str]:
    """Gather the pieces of orders; how often one is used does not matter."""
    return frozenset(piece for order in orders for piece in pieces_of(order))


def places_in(ask: Ask) -> int:
    """Count the places of the order that a question asks for; 0 if it asks for none."""
    about = ask.about[0] if ask.about else None
    return about.count if isinstance(about, OrderOfTurns) else 0
