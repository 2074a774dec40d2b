"""Settling: the step of the derivation that speaks against a piece at a place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from quizapp.bank.family.ask import Form
from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.deviations import Deviation
from quizapp.bank.ordering.order import first_difference
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.turns import extra_turn_is_kept
from quizapp.rules.proof.aspects.turns import OrderOfTurns, ways_into_turns
from quizapp.rules.rulebook import Step

_TURNS, _CONTROL = "turn", "control"
"""Families of rules: whose turn comes, and who decides in it.

One of them is asked as a turn begins, and is about an extra turn after it.
"""

Turn = tuple[Player, Player]
"""Whose turn it is, and who decides for them."""


class Settling:
    """Finds what settles each place of an order that was derived.

    A misconception that first goes wrong at the place names the step it contradicts.
    Where none does, the last step on the way into the turn does that is about what the
    piece has wrong: whose turn it is, or who decides. Where there is no such step
    either, the usual settles it: turns in turn order, and everybody decides in her own.
    """

    def __init__(self, then: Findings, right: tuple[Turn, ...] = ()) -> None:
        """Take what was found out, and the right turns where no order is asked for."""
        self._then = then
        self.right: tuple[Turn, ...] = right or OrderOfTurns.read(then.answers[0])
        self._ways = ways_into_turns(then.world.graph)

    def against(self, piece: Turn, place: int) -> Step | None:
        """Return the step that settles that a piece does not stand at a place."""
        belief = self._most_telling(piece, place)
        if belief is not None:
            return self._then.reasoning.truth_against(belief, 0)
        if piece[0] != self.right[place][0]:
            return _last(_says_whose_turn(each) for each in self._leg(place))
        return _last(_controls(each, piece[0]) for each in self._way(place))

    def _most_telling(self, piece: Turn, place: int) -> Deviation | None:
        """Return a belief that puts this piece there, or one that is wrong in the same."""
        if self._then.family.ask.form is not Form.ORDER:
            return None
        alike: Deviation | None = None
        for belief in self._then.reasoning.in_turns():
            believed = OrderOfTurns.read(belief.answers[0])
            if first_difference(believed, self.right) != place:
                continue
            if believed[place] == piece:
                return belief
            same_owner = believed[place][0] == self.right[place][0]
            if alike is None and same_owner is (piece[0] == self.right[place][0]):
                alike = belief
        return alike

    def _way(self, place: int) -> tuple[Step, ...]:
        """Return the steps on the way into a turn that are worth telling."""
        told = {(step.rule, step.says) for step in self._then.steps}
        every = (*self._then.world.steps, *self._ways[place])
        return tuple(step for step in every if (step.rule, step.says) in told)

    def _leg(self, place: int) -> tuple[Step, ...]:
        """Return what the rules said between the turn before and this one."""
        before = Counter(self._ways[place - 1]) if place else Counter[Step]()
        return tuple((Counter(self._ways[place]) - before).elements())


def _says_whose_turn(step: Step) -> Step | None:
    is_about = step.rule.partition(".")[0] == _TURNS
    return step if is_about and step.point != extra_turn_is_kept.key else None


def _controls(step: Step, player: str) -> Step | None:
    is_about = step.rule.partition(".")[0] == _CONTROL
    return step if is_about and player in {value for _, value in step.says} else None


def _last(steps: Iterable[Step | None]) -> Step | None:
    return next((step for step in reversed(tuple(steps)) if step is not None), None)
