"""Papers of a small exam: questions with the options a to e, and keys by family."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.bank.board_view import BoardView, TurnView
from quizapp.bank.ordering.order import pieces_of
from quizapp.bank.posed import AnswerKey, PosedOption, PosedPiece, PosedQuestion
from quizapp.training.exam.form import Form, Item

DAY = "2026-09-25"
LATER = "2027-01-01"
BOARD = BoardView(players=(), stack=(), turn=TurnView(0, "", ()), lines=())


class Keys:
    """Gives the keys that it was handed; a key of several options is select-all.

    A key with hyphens, such as "b-a-b", is an order of pieces named like the options.
    """

    def __init__(self, options: str = "abcde", **right: str) -> None:
        self._options = options
        self._right = right

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose a question whose seed turns its options."""
        places = (
            len(pieces_of(right)) if "-" in (right := self._right[question_id]) else 0
        )
        turn = seed % len(self._options)
        options = self._options[turn:] + self._options[:turn]
        return PosedQuestion(
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            topics=("turns",),
            level=1,
            complexity=1,
            select_all=len(self._right[question_id]) > 1 and not places,
            note="Select one · Regular REL" if places else "",
            stem=("Something is so.",),
            question="What now?",
            options=tuple(PosedOption(each, f"option {each}") for each in options),
            board=BOARD,
            pieces=tuple(PosedPiece(e, f"turn {e}") for e in options) if places else (),
            places=places,
        )

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Give the key."""
        said = self._right[question_id]
        right = (said,) if "-" in said else tuple(said)
        wrong = [each for each in self._options if each not in right]
        return AnswerKey(
            right=right,
            misconceptions=tuple((each, f"belief-{each}") for each in wrong),
            engine="1",
            as_of=as_of,
        )


def form(
    label: str, *question_ids: str, seeds: Mapping[str, int] | None = None
) -> Form:
    """Make a form; the seed of a family is 0 unless said."""
    known = seeds or {}
    return Form(label, tuple(Item("all", q, known.get(q, 0)) for q in question_ids))
