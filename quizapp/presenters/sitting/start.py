"""The page before an exam begins: its rules, and what was looked at."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.sitting.measured import (
    Measured,
    ScreenRoom,
    clock_check,
    further_checks,
    store_check,
)
from quizapp.presenters.sitting.port import ReadyPaper
from quizapp.presenters.sitting.screen import CheckLine, RuleLine, StartScreen, Tile
from quizapp.presenters.wording import word
from quizapp.presenters.words.exams.crediting import credit_lines
from quizapp.training.exam.crediting import Scoring
from quizapp.training.exam.sitting.starting import StartFacts, start_facts

_RULES = (("floppy-disk", "kept"), ("repeat", "free"), ("books", "closed"))


class Found(Struct, frozen=True):
    """What was looked at before the start."""

    measured: Measured | None = None
    """None while it is being tried."""
    room: ScreenRoom | None = None
    """None where nobody said how large the window is."""


def start_screen(
    ready: ReadyPaper, candidate: str, fault: str, found: Found, language: str
) -> StartScreen:
    """Say what a candidate may know before the start."""
    facts = start_facts(ready.opened)
    date = date_words(facts.as_of, language)
    before = "exam.before.mock" if ready.is_mock else "exam.before.paper"
    said = {"exam": facts.exam, "form": facts.form, "signer": facts.signer_words}
    words = ""
    if not ready.is_mock:
        words = word(language, "exam.paper-words", words=facts.hash_words)
    return StartScreen(
        language=language,
        title=facts.exam,
        line=word(language, before, **said, date=date),
        tiles=tuple(_tiles(facts, language)),
        rules=tuple(_rules(ready, facts, language)),
        checks=tuple(_checks(ready, facts, found, language)),
        candidate=candidate,
        asks_name=not ready.is_mock,
        fault=fault,
        foot=word(language, "exam.foot"),
        paper_words=words,
    )


def questions_tile(count: int, language: str) -> Tile:
    """Say how many questions there are."""
    return Tile(str(count), word(language, "exam.tile.questions", n=count))


def limit_tile(minutes: int | None, language: str) -> Tile:
    """Say how long they may take."""
    if minutes is None:
        return Tile("∞", word(language, "exam.tile.no-limit"))
    said = word(language, "exam.tile.minutes", n=minutes)
    return Tile(said, word(language, "exam.tile.time"))


def pass_tile(percent: int | None, language: str) -> Iterator[Tile]:
    """Say how much is enough, where anything is."""
    if percent is not None:
        said = word(language, "exam.tile.percent", n=percent)
        yield Tile(said, word(language, "exam.tile.pass"))


def counted_rule(scoring: Scoring, language: str) -> Iterator[RuleLine]:
    """Say how answers count, where they may count in part."""
    counted = " ".join(credit_lines(scoring, language))
    if counted:
        yield RuleLine("scales", word(language, "exam.rule.counted"), counted)


def _tiles(facts: StartFacts, language: str) -> Iterator[Tile]:
    yield questions_tile(facts.questions, language)
    yield limit_tile(facts.minutes, language)
    yield from pass_tile(facts.pass_percent, language)


def _rules(ready: ReadyPaper, facts: StartFacts, language: str) -> Iterator[RuleLine]:
    key = "exam.rule.no-time" if facts.minutes is None else "exam.rule.time"
    time = word(language, key, n=facts.minutes)
    yield RuleLine("timer", time, word(language, f"{key}.text"))
    yield from counted_rule(ready.opened.paper.scoring(), language)
    for icon, name in (*_RULES, ("eye", "noted")):
        key = f"exam.rule.{name}"
        yield RuleLine(icon, word(language, key), word(language, f"{key}.text"))


def _checks(
    ready: ReadyPaper, facts: StartFacts, found: Found, language: str
) -> Iterator[CheckLine]:
    paper = word(language, "exam.check.paper.text", words=facts.hash_words)
    if ready.is_mock:
        paper = word(language, "exam.check.paper.mock", n=facts.questions)
    yield CheckLine(True, word(language, "exam.check.paper"), paper)
    yield store_check(found.measured, language)
    yield clock_check(found.measured, facts.as_of, language)
    yield from further_checks(found.measured, found.room, language)
