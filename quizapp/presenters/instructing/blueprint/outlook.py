"""What may be expected of an exam before it is built, in words."""

from __future__ import annotations

from quizapp.presenters.instructing.blueprint.screen import Fact, OutlookScreen
from quizapp.presenters.results.table import cell_text
from quizapp.presenters.wording import per_cent, word
from quizapp.training.exam.analysis.outlook import FEWEST, ExamOutlook
from quizapp.training.exam.assembling import BAND


def outlook_screen(
    found: ExamOutlook | None, forms: int, language: str
) -> OutlookScreen:
    """Say score and reliability with their ranges, and what they rest on."""
    title = word(language, "outlook.title")
    if found is None:
        return OutlookScreen(title, (), word(language, "outlook.none", n=FEWEST))
    facts = [
        Fact(word(language, "outlook.score"), _score(found, language)),
        Fact(word(language, "outlook.alpha"), _alpha(found, language)),
        Fact(word(language, "outlook.error"), _error(found, language)),
    ]
    if forms > 1:
        points = word(language, "outlook.forms.points", n=round(100 * float(BAND)))
        facts.append(Fact(word(language, "outlook.forms"), points))
    measured = round(found.measured)
    key = "outlook.rests" if measured else "outlook.assumed"
    line = word(language, key, n=measured, places=found.places)
    return OutlookScreen(title, tuple(facts), line)


def _score(found: ExamOutlook, language: str) -> str:
    return word(
        language,
        "outlook.range",
        value=per_cent(language, found.score),
        low=per_cent(language, found.low),
        high=per_cent(language, found.high),
    )


def _alpha(found: ExamOutlook, language: str) -> str:
    low, usual, high = (
        cell_text(each, language, 2)
        for each in (found.alpha_low, found.alpha, found.alpha_high)
    )
    return word(language, "outlook.range", value=usual, low=low, high=high)


def _error(found: ExamOutlook, language: str) -> str:
    points = cell_text(round(found.error, 1), language, 1)
    return word(language, "outlook.points", points=points)
