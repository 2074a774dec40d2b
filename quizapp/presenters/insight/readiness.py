"""Readiness in words: the score to be expected, its grounds, and what is not covered."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.bank.posed import QuestionSource
from quizapp.presenters.insight.screen import (
    ExamEntry,
    HelpRow,
    ReadinessScreen,
    ScoreBand,
    TableScreen,
)
from quizapp.presenters.wording import decimal, per_cent, word
from quizapp.training.insight.exams import ExamChoice, Readiness
from quizapp.training.insight.readiness import ENOUGH_TRIES, Outlook
from quizapp.training.insight.useful import Useful

MOST_HELPS = 3
LEAST_GAIN = 0.5
"""Points that are worth a line."""
_MOST_GAPS = 3


def readiness_screen(
    found: Readiness, titles: Mapping[str, str], language: str
) -> ReadinessScreen | None:
    """Say how ready the learner is; None where there is no exam."""
    if found.chosen is None or found.outlook is None:
        return None
    outlook, useful = found.outlook, found.useful
    says = outlook.covers_enough and outlook.rests_on_enough
    band = _band(outlook, language) if says else None
    half = round((outlook.high - outlook.low) / 2 * 100)
    gaps = [_gaps(outlook, language)]
    if found.waits_for_compiling:
        gaps.append(word(language, "ready.compiling"))
    return ReadinessScreen(
        exams=tuple(_entry(each, language) for each in found.choices),
        chosen=found.chosen.key,
        band=band,
        number=per_cent(language, outlook.expected) if band else "–",
        caption=word(language, "ready.expected", half=half) if band else "",
        chance=_chance(outlook, language) if band else "",
        grounds=_grounds(outlook, language),
        gaps=" ".join(gap for gap in gaps if gap),
        useful=word(language, "ready.useful", n=len(useful)) if useful else "",
        table=_table(outlook, language) if band else TableScreen((), ()),
        useful_table=_useful_table(useful, titles, language),
    )


def help_rows(
    found: Readiness | None, questions: QuestionSource, language: str
) -> tuple[HelpRow, ...]:
    """List the topics in which most points can be won."""
    outlook = None if found is None else found.outlook
    if outlook is None or not (outlook.covers_enough and outlook.rests_on_enough):
        return ()
    worth = [each for each in outlook.topics if each.topic and each.gain >= LEAST_GAIN]
    return tuple(
        HelpRow(
            topic=each.topic,
            name=questions.topic_name(each.topic, language),
            points=word(language, "ready.points", points=decimal(language, each.gain)),
        )
        for each in worth[:MOST_HELPS]
    )


def _entry(choice: ExamChoice, language: str) -> ExamEntry:
    said = {"name": choice.name_in(language), "n": choice.questions}
    if choice.pass_percent is None:
        return ExamEntry(choice.key, word(language, "ready.exam-unmarked", **said))
    mark = per_cent(language, choice.pass_percent / 100)
    return ExamEntry(choice.key, word(language, "ready.exam", mark=mark, **said))


def _band(outlook: Outlook, language: str) -> ScoreBand:
    mark = None if outlook.pass_percent is None else outlook.pass_percent / 100
    said = {
        "expected": per_cent(language, outlook.expected),
        "low": per_cent(language, outlook.low),
        "high": per_cent(language, outlook.high),
    }
    label = ""
    spoken = word(language, "ready.spoken", **said)
    if mark is not None:
        label = word(language, "ready.mark", mark=per_cent(language, mark))
        spoken = f"{spoken}; {label}"
    return ScoreBand(outlook.expected, outlook.low, outlook.high, mark, label, spoken)


def _chance(outlook: Outlook, language: str) -> str:
    if outlook.pass_chance is None:
        return word(language, "ready.no-mark")
    times = min(99, max(1, round(outlook.pass_chance * 100)))
    key = "ready.chance-covered" if outlook.gaps else "ready.chance"
    return word(language, key, n=times, covered=outlook.covered)


def _grounds(outlook: Outlook, language: str) -> str:
    if not outlook.covers_enough:
        return word(
            language, "ready.not-covered", covered=outlook.covered, n=outlook.places
        )
    if not outlook.rests_on_enough:
        return word(language, "ready.too-few", n=outlook.tries, enough=ENOUGH_TRIES)
    return word(language, "ready.grounds", n=outlook.tries)


def _gaps(outlook: Outlook, language: str) -> str:
    if not outlook.gaps:
        return ""
    missing = sum(gap.places for gap in outlook.gaps)
    named = [
        f"{gap.name_in(language)} ({gap.places})" for gap in outlook.gaps[:_MOST_GAPS]
    ]
    names = ", ".join(named)
    if more := len(outlook.gaps) - len(named):
        names = word(language, "ready.gaps.more", names=names, n=more)
    return word(language, "ready.gaps", n=missing, places=outlook.places, names=names)


def _table(outlook: Outlook, language: str) -> TableScreen:
    rows = [
        (word(language, "ready.row.expected"), per_cent(language, outlook.expected)),
        (word(language, "ready.row.low"), per_cent(language, outlook.low)),
        (word(language, "ready.row.high"), per_cent(language, outlook.high)),
    ]
    if outlook.pass_percent is not None:
        mark = per_cent(language, outlook.pass_percent / 100)
        rows.append((word(language, "ready.row.mark"), mark))
    rows.extend(
        (gap.name_in(language), word(language, "ready.row.gap", n=gap.places))
        for gap in outlook.gaps
    )
    columns = ("progress.column.figure", "progress.column.value")
    return TableScreen(tuple(word(language, c) for c in columns), tuple(rows))


def _useful_table(
    useful: tuple[Useful, ...], titles: Mapping[str, str], language: str
) -> TableScreen:
    columns = ("question", "why", "known", "rating")
    return TableScreen(
        tuple(word(language, f"progress.column.{c}") for c in columns),
        tuple(
            (
                titles.get(each.question_id, each.question_id),
                word(language, f"ready.why.{each.why.value}"),
                per_cent(language, each.known),
                str(round(each.rating)),
            )
            for each in useful
        ),
    )
