"""The study desk: the services that the presenters lead the learner through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:  # the first frame knows of the desk before there is one
    from quizapp.bank.posed import QuestionSource
    from quizapp.training.booth import Booth
    from quizapp.training.browsing.browser import Browser
    from quizapp.training.insight.insight import Insight
    from quizapp.training.marks import MarkStore
    from quizapp.training.reporting import Reports
    from quizapp.training.rules_texts import RulesTexts
    from quizapp.training.study import Study
    from quizapp.training.woodpecker.woodpecker import Woodpecker


class StudyDesk(Struct, frozen=True):
    """A study service with the questions it asks."""

    study: Study
    questions: QuestionSource
    rules_texts: RulesTexts | None = None
    """The learner's own rules texts, where there is a place for them."""
    browser: Browser | None = None
    """Finds questions, where the bank can be listed."""
    insight: Insight | None = None
    """Sums up what the answers tell, where the bank can be listed."""
    marks: MarkStore | None = None
    """Keeps bookmarks and notes, where there is a place for them."""
    reports: Reports | None = None
    """Writes reports of problems, where there is a place for them."""
    booth: Booth | None = None
    """Shows questions to a crowd, with nothing stored."""
    woodpecker: Woodpecker | None = None
    """Knows the sets that are gone through in rounds, where they are kept."""


OpenDesk = Callable[[], StudyDesk]
"""Gives the desk, always the same; the first call may read files and take its time."""
