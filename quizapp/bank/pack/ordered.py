"""Options in the order in which a seed shows them: a pack keeps each variant once."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.bank.posed import Explanation, PosedQuestion
from quizapp.bank.variants.drawing import order_options, order_pieces


def question_in_order(found: PosedQuestion, seed: int) -> PosedQuestion:
    """Put options and pieces of a question into the orders that its seed draws."""
    by_id = {option.option_id: option for option in found.options}
    order = order_options(found.question_id, seed, by_id)
    pieces = {piece.piece_id: piece for piece in found.pieces}
    return replace(
        found,
        seed=seed,
        options=tuple(by_id[each] for each in order),
        pieces=tuple(
            pieces[each] for each in order_pieces(found.question_id, seed, pieces)
        ),
    )


def explanation_in_order(
    found: Explanation, question_id: str, seed: int
) -> Explanation:
    """Put the reasons of options into the order that the seed draws."""
    by_id = {option.option_id: option for option in found.options}
    order = order_options(question_id, seed, by_id)
    return replace(found, options=tuple(by_id[each] for each in order))
