"""Misconceptions that show again and again, in words and with their evidence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quizapp.presenters.calendar_words import short_date_words
from quizapp.presenters.insight.screen import HeldRow, TableScreen
from quizapp.presenters.wording import word
from quizapp.training.insight.held import Held, Trend
from quizapp.training.insight.insight import Insight

_TONES = {Trend.MORE: "wrong", Trend.LESS: "right", Trend.SAME: ""}
_MOST_HELD = 6
_MOST_NAMED = 3


def held_rows(
    insight: Insight, held: Sequence[Held], language: str
) -> tuple[HeldRow, ...]:
    """Say each misconception that there are words for, the most certain first."""
    rows = (_row(each, insight.belief(each.misconception, language), language)
            for each in held)  # fmt: skip
    return tuple(row for row in rows if row.belief)[:_MOST_HELD]


def held_table(
    rows: Sequence[HeldRow],
    held: Sequence[Held],
    titles: Mapping[str, str],
    language: str,
) -> TableScreen:
    """List the evidence for each misconception: how often, when last, and where."""
    by_id = {each.misconception: each for each in held}
    columns = ("belief", "times", "last", "where")
    return TableScreen(
        tuple(word(language, f"progress.column.{c}") for c in columns),
        tuple(
            (
                f"… {row.belief}",
                row.times_line,
                short_date_words(
                    by_id[row.misconception].last_on.isoformat(), language
                ),
                _where(by_id[row.misconception].question_ids, titles),
            )
            for row in rows
        ),
    )


def _where(question_ids: Sequence[str], titles: Mapping[str, str]) -> str:
    named = [titles.get(each, each) for each in question_ids[:_MOST_NAMED]]
    return ", ".join(named) + (" …" if len(question_ids) > _MOST_NAMED else "")


def _row(held: Held, belief: str, language: str) -> HeldRow:
    key = "progress.times" if held.chances else "progress.times-alone"
    said = {"times": held.times, "n": held.chances or held.times}
    trend = f"progress.trend.{held.trend.value}"
    return HeldRow(
        misconception=held.misconception,
        belief=belief,
        times=held.times,
        chances=held.chances,
        times_line=word(language, key, **said),
        trend="" if held.trend is Trend.SAME else word(language, trend),
        trend_tone=_TONES[held.trend],
    )
