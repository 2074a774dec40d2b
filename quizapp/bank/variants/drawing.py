"""Drawing: what a seed decides, from nothing but the question's id and its slots."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from quizapp.bank.variants.names import draw_names

Slots = Mapping[str, tuple[str, ...]]
"""Everything that may fill each slot."""


def order_options(
    question_id: str, seed: int, option_ids: Iterable[str]
) -> tuple[str, ...]:
    """Return ids of options in the order in which a variant shows them.

    Of as many seeds in a row as there are options each shows an option in another
    place, so that none is favoured; the next as many begin from another order.
    """
    options = sorted(option_ids)
    turn = seed % max(len(options), 1)
    random.Random(f"order/{question_id}/{seed - turn}").shuffle(options)
    return (*options[turn:], *options[:turn])


def order_pieces(
    question_id: str, seed: int, piece_ids: Iterable[str]
) -> tuple[str, ...]:
    """Return ids of pieces in the order in which a variant offers them."""
    pieces = sorted(piece_ids)
    random.Random(f"pieces/{question_id}/{seed}").shuffle(pieces)
    return tuple(pieces)


def draw_choice(question_id: str, slots: Slots, seed: int) -> dict[str, str]:
    """Draw what fills each slot; each is drawn by itself."""
    place = f"{question_id}/{seed}"
    return {
        name: random.Random(f"{name}/{place}").choice(slots[name])
        for name in sorted(slots)
    }


def names_of(question_id: str, seed: int) -> dict[str, str]:
    """Draw the names of the players."""
    return draw_names(random.Random(f"names/{question_id}/{seed}"))
