"""A hint: what a question turns on, and what on the board may matter for it."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.board_view import BoardView
from quizapp.bank.posed import Explanation, Hint, PosedQuestion
from quizapp.bank.wording.points.said import say_point
from quizapp.bank.wording.speaker import Speaker


def make_hint(
    turns_on: str, posed: PosedQuestion, explanation: Explanation, language: str
) -> Hint:
    """Make the hint of a variant from the rule point that its family names, if any.

    Otherwise the last step at a point that has words decides. A point is what the rules
    are asked, and not what they say. What an option names always may matter: otherwise
    the board would tell which of the options the derivation speaks of.
    """
    speaker = Speaker(language, {})
    steps = explanation.steps
    points = (turns_on, *(step.point for step in reversed(steps)))
    said = (say_point(point, speaker) for point in points)
    told = {object_id for step in steps for object_id in step.object_ids}
    asked = " ".join((posed.question, *(option.text for option in posed.options)))
    shown = tuple(_named_objects(posed.board))
    told |= {object_id for object_id, name in shown if name and name in asked}
    return Hint(
        turns_on=next(filter(None, said), ""),
        object_ids=tuple(sorted(told & {object_id for object_id, _ in shown})),
    )


def _named_objects(board: BoardView) -> Iterator[tuple[int, str]]:
    """Yield what a board shows: ids with names."""
    for player in board.players:
        for card in player.permanents:
            yield card.object_id, card.name
        for pile in player.lands:
            yield from ((object_id, pile.name) for object_id in pile.object_ids)
        for zone in player.zones:
            yield from ((card.object_id, card.name) for card in zone.cards)
    for item in board.stack:
        yield item.object_id, item.name
