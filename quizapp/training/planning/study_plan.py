"""Study plans: the ways to start a session."""

from __future__ import annotations

from msgspec import Struct

DRILL_LENGTH = 10


class TodayPlan(Struct, frozen=True):
    """What comes back today, then new families; wrong ones come again at the end."""


class NewPlan(Struct, frozen=True):
    """The new families of today alone."""


class PracticePlan(Struct, frozen=True):
    """Free practice over given families, each once, in any order."""

    question_ids: tuple[str, ...] | None = None
    """What a filter found; None is every family that is not left out."""
    length: int | None = None
    """At most so many of them."""
    counts: bool = True
    """Whether answers move the schedule where their family is new or due."""


class WoodpeckerPlan(Struct, frozen=True):
    """What is left of one round through a set that is asked until a round is right."""

    set_id: str
    round: int
    """1 for the first."""
    question_ids: tuple[str, ...]


class FailedPlan(Struct, frozen=True):
    """Every family whose last answer was wrong."""

    length: int | None = None
    """At most so many of them."""


class DrillPlan(Struct, frozen=True):
    """Families in which one misconception is an option."""

    misconception: str
    """Id, as in the keys."""
    length: int = DRILL_LENGTH


StudyPlan = TodayPlan | NewPlan | PracticePlan | WoodpeckerPlan | FailedPlan | DrillPlan
