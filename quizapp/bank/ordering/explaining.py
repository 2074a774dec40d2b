"""Explaining an order: place by place what stands there, and why nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quizapp.bank.family.ask import Form
from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.ordering.pieces import distinct_pieces
from quizapp.bank.ordering.settling import Settling
from quizapp.bank.posed import ExplainedPlace
from quizapp.bank.wording.questions.order_words import say_piece, say_usual
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.proof.aspects.turns import OrderOfTurns
from quizapp.rules.rulebook import Step

SayStep = Callable[[Step], str]
"""Says a step with the number of its rule."""


def explain_order(
    then: Findings,
    options: Iterable[DerivedOption],
    speaker: Speaker,
    say: SayStep,
) -> tuple[ExplainedPlace, ...]:
    """Explain the right order as of a day against every piece that the options name."""
    if then.family.ask.form is not Form.ORDER:
        return ()
    pieces = sorted(distinct_pieces(option.id for option in options))
    settling = Settling(then)

    def refute(piece: str, place: int) -> str:
        (turn,) = OrderOfTurns.read(piece)
        step = settling.against(turn, place)
        if step is not None:
            return say(step)
        return say_usual(settling.right[place], turn, speaker)

    places = []
    for place, turn in enumerate(settling.right):
        right = OrderOfTurns.write((turn,))
        others = (piece for piece in pieces if piece != right)
        refuted = tuple((each, refute(each, place)) for each in others)
        places.append(ExplainedPlace(right, say_piece(right, speaker), refuted))
    return tuple(places)
