"""Rows and the preview of the question bank, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import ascii_uppercase

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.posed import PosedQuestion
from quizapp.bank.signing.sign_off import Endorsement
from quizapp.presenters.browsing.screen import (
    Mark,
    Preview,
    QuestionRow,
)
from quizapp.presenters.wording import word
from quizapp.training.browsing.listed import Listed

NameTopic = Callable[[str], str]

_STATEMENTS = "all"
"""The form whose question is always which statements are true."""


def question_row(listed: Listed, language: str, name_topic: NameTopic) -> QuestionRow:
    """Say one question of the list."""
    summary, item = listed.summary, listed.item
    parts = [summary.question] if summary.question and not _says_form(summary) else []
    parts += [name_topic(topic) for topic in summary.topics[:1]]
    parts += _kind(language, summary.form, summary.level, summary.endorsement)
    mark = Mark.NEW
    if item is not None:
        mark = Mark.RIGHT if item.last_right else Mark.WRONG
    return QuestionRow(
        question_id=summary.question_id,
        title=summary.title,
        caption=" · ".join(parts),
        rules=_rules(summary.rules, language),
        mark=mark,
        mark_text=_mark_text(language, mark),
        next_text=_next(listed, language),
        due=listed.is_due,
        bookmark_text=word(language, "bank.bookmarked") if listed.bookmarked else "",
    )


@cache
def _kind(
    language: str, form: str, level: int, endorsement: Endorsement
) -> tuple[str, ...]:
    """Say how a question is answered, how hard it is, and whether it was reviewed."""
    said = [word(language, f"bank.form.{form}")] if form else []
    said.append(word(language, "bank.level", level=level))
    if endorsement is not Endorsement.SIGNED:
        said.append(word(language, f"review.{endorsement.value}"))
    return tuple(said)


@cache
def _mark_text(language: str, mark: Mark) -> str:
    return word(language, f"bank.mark.{mark.value}")


def _says_form(summary: Summary) -> bool:
    """Say whether what is asked says no more than how it is answered."""
    return summary.form == _STATEMENTS


def _rules(rules: tuple[str, ...], language: str) -> str:
    if len(rules) < 2:
        return "".join(rules)
    return word(language, "bank.more", first=rules[0], n=len(rules) - 1)


def _next(listed: Listed, language: str) -> str:
    if listed.suspended:
        return word(language, "bank.next.suspended")
    if listed.item is None:
        return word(language, "bank.next.new")
    if listed.is_due:
        return word(language, "bank.next.due")
    days = (listed.item.due_on - listed.today).days
    return word(language, "bank.next.days", n=days)


def preview_of(posed: PosedQuestion, name_topic: NameTopic) -> Preview:
    """Show a question without saying which option is right."""
    return Preview(
        question_id=posed.question_id,
        topics=tuple(map(name_topic, posed.topics)),
        stem=posed.stem,
        question=posed.question,
        note=posed.note,
        options=tuple(
            (letter, option.text)
            for letter, option in zip(ascii_uppercase, posed.options, strict=False)
        ),
    )
