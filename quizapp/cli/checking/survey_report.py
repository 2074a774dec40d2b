"""What `quizapp check` says of the bank as a whole."""

from __future__ import annotations

from collections import Counter

from quizapp.bank.survey.places import SURVEYED_SEEDS
from quizapp.bank.survey.survey import Survey, Use


def line_of(survey: Survey) -> str:
    """Say the survey in one line."""
    lacking = ", ".join(
        f"{language} {len(texts)}" for language, texts in survey.untranslated
    )
    return (
        f"Untranslated texts: {lacking}; misconceptions in use: "
        f"{_share(survey.misconceptions)}; rule points exercised: "
        f"{_share(survey.rule_points)}; places of right answers: "
        f"p = {survey.balance.p:.2f}"
    )


def _share(use: Use) -> str:
    return f"{len(use.used)} of {len(use.used) + len(use.unused)}"


def as_json(survey: Survey) -> dict[str, object]:
    """Return the survey for another program."""
    return {
        "languages": {
            language: {"untranslated": len(texts), "texts": list(texts)}
            for language, texts in survey.untranslated
        },
        "misconceptions": _use(survey.misconceptions, "in_use", "not_in_use"),
        "rule_points": _use(survey.rule_points, "exercised", "not_exercised"),
        "right_answer_positions": _positions(survey),
        "families_by": _families(survey),
        "failures": list(survey.failures),
    }


def _use(use: Use, used: str, unused: str) -> dict[str, list[str]]:
    return {used: list(use.used), unused: list(use.unused)}


def _positions(survey: Survey) -> dict[str, object]:
    return {
        "seeds": [SURVEYED_SEEDS.start, SURVEYED_SEEDS.stop - 1],
        "by_options": {str(each.options): list(each.counts) for each in survey.places},
        "chi_square": survey.balance.statistic,
        "degrees_of_freedom": survey.balance.freedom,
        "p": survey.balance.p,
        "favouring_families": list(survey.favouring),
    }


def _families(survey: Survey) -> dict[str, object]:
    levels: Counter[str] = Counter()
    complexities: Counter[str] = Counter()
    for level, complexity, families in survey.grades:
        levels[str(level)] += families
        complexities[str(complexity)] += families
    return {
        "form": dict(survey.forms),
        "level": dict(levels),
        "complexity": dict(complexities),
        "level_and_complexity": {f"{a}/{b}": n for a, b, n in survey.grades},
    }
