"""Official paragraphs: what the learner's own rules text says where a step cites it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import ExplainedStep
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.wording import word
from quizapp.rules.documents.edition import (
    EDITIONS,
    Document,
    EditionDate,
    parse_edition_date,
)
from quizapp.rules.documents.rule import Rule
from quizapp.rules.documents.rule_index import RULES
from quizapp.training.rules_texts import RulesTexts, is_in_force


class _Found(Struct, frozen=True):
    """A paragraph with the edition it stands in."""

    edition: EditionDate
    number: str
    text: str


def with_official(
    screen: FeedbackScreen,
    explained: Sequence[ExplainedStep],
    as_of: str,
    texts: RulesTexts,
) -> FeedbackScreen:
    """Put the official paragraphs under the steps, or once a word on importing."""
    rules = [RULES.get(step.rule) for step in explained]
    if not any(rule is not None and rule.document is Document.CR for rule in rules):
        return screen
    days = [edition.effective for edition in texts.editions()]
    if not days:
        hint = word(screen.language, "official.hint") if texts.is_hint_due() else ""
        return replace(screen, import_hint=hint)
    day = parse_edition_date(as_of)
    ordered = _nearest_first(days, day)
    steps = list(screen.steps)
    for place, rule in enumerate(rules):
        found = rule and _find(rule, ordered, texts)
        if found:
            source = _source(found, day, screen.language)
            steps[place] = replace(
                steps[place], official=found.text, official_source=source
            )
    return replace(screen, steps=tuple(steps))


def _nearest_first(
    days: Sequence[EditionDate], as_of: EditionDate
) -> list[EditionDate]:
    """Order the editions: the one in force first, then older ones, then newer ones.

    Numbers are known for known editions only; no other edition is looked into.
    """
    known = sorted(day for day in days if day in EDITIONS[Document.CR])
    older = [day for day in known if day <= as_of]
    return [*reversed(older), *(day for day in known if day > as_of)]


def _find(rule: Rule, days: Sequence[EditionDate], texts: RulesTexts) -> _Found | None:
    if rule.document is not Document.CR:
        return None
    for day in days:
        number = rule.number_in(day)
        paragraph = texts.paragraph(day, number) if number else None
        if paragraph is not None:
            return _Found(day, number, paragraph.text)
    return None


def _source(found: _Found, as_of: EditionDate, language: str) -> str:
    in_force = is_in_force(found.edition, as_of)
    return word(
        language,
        "official.source" if in_force else "official.other-edition",
        citation=f"{Document.CR} {found.number}",
        date=date_words(str(found.edition), language),
    )
