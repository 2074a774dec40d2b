"""What the start page says of mistakes to replay and of the set at hand."""

from __future__ import annotations

from quizapp.presenters.home_screen import HomeWays
from quizapp.presenters.study_desk import StudyDesk
from quizapp.presenters.ways.set_rows import set_row
from quizapp.presenters.wording import word
from quizapp.training.planning.study_plan import FailedPlan
from quizapp.training.woodpecker.rounds import SetProgress


def home_ways(desk: StudyDesk, language: str) -> HomeWays | None:
    """Say what can be replayed, and the newest set that is not done; None if neither."""
    failed = len(desk.study.failed())
    current = _current_set(desk)
    if not failed and current is None:
        return None
    words = word(language, "ways.home.failed", n=failed) if failed else ""
    if current is None or desk.woodpecker is None:
        return HomeWays(words, FailedPlan())
    row = set_row(current, language)
    return HomeWays(
        failed=words,
        failed_plan=FailedPlan(),
        set_name=row.name,
        set_line=row.line,
        set_start=row.start,
        set_plan=desk.woodpecker.plan(row.set_id),
    )


def _current_set(desk: StudyDesk) -> SetProgress | None:
    if desk.woodpecker is None:
        return None
    going = [each for each in desk.woodpecker.progress() if not each.is_clean]
    return going[-1] if going else None
