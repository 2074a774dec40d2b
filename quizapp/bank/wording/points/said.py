"""Says what the rules are asked at a rule point."""

from __future__ import annotations

from quizapp.bank.wording.points.control import CONTROL
from quizapp.bank.wording.points.play import PLAY
from quizapp.bank.wording.points.tournament import TOURNAMENT
from quizapp.bank.wording.speaker import Speaker

POINTS = {**CONTROL, **PLAY, **TOURNAMENT}
"""An indirect question by the key of its rule point."""

ALL_TEMPLATES = tuple(POINTS.values())


def say_point(point: str, speaker: Speaker) -> str:
    """Say what a rule point is about, as "who decides ..."; "" if it has no words."""
    return speaker.translate(POINTS[point]) if point in POINTS else ""
