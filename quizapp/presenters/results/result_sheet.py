"""The result sheet of one candidate: what is told of an exam, and nothing beyond."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.exporting.paper import Kind, PaperBlock, PaperText
from quizapp.presenters.exporting.paper import Paper as PrintedPaper
from quizapp.presenters.instructing.gradebook.numbers import points_words
from quizapp.presenters.wording import word
from quizapp.training.exam.paper import Paper, PaperQuestion
from quizapp.training.exam.results.releasing import Released, ReleasedMark

_RECORD_DIGITS = 12
_THEN = " \N{RIGHTWARDS ARROW} "


class SheetAbout(Struct, frozen=True):
    """What result sheets of one exam share."""

    as_of: str
    """The day whose documents decide."""
    record_hash: str


def make_result_sheet(
    told: Released, paper: Paper, about: SheetAbout, language: str
) -> PrintedPaper:
    """Make the sheet from what is released, and from the paper as it was asked."""
    title = word(language, "sheet.title", exam=paper.exam)
    blocks = [PaperBlock(tuple(_head(told, about, title, language)))]
    questions = {each.number: each for each in paper.questions}
    blocks += [
        PaperBlock(tuple(_mark(each, questions[each.number], language)))
        for each in told.marks
    ]
    record = about.record_hash[:_RECORD_DIGITS]
    return PrintedPaper(
        language=language,
        title=title,
        blocks=tuple(blocks),
        stamp=word(language, "sheet.stamp", record=record),
    )


def _head(
    told: Released, about: SheetAbout, title: str, language: str
) -> Iterator[PaperText]:
    yield PaperText(Kind.TITLE, title)
    name = word(language, "sheet.candidate", name=told.candidate, form=told.form)
    day = word(language, "sheet.as-of", date=date_words(about.as_of, language))
    yield PaperText(Kind.SMALL, f"{name} \N{MIDDLE DOT} {day}")
    if told.points is not None and told.most is not None:
        points = points_words(told.points, language)
        most = points_words(told.most, language)
        whole = int(told.points)
        said = word(language, "sheet.score", n=whole, points=points, most=most)
        if told.passed is not None:
            verdict = "passed" if told.passed else "not-passed"
            said = f"{said} \N{MIDDLE DOT} {word(language, f'sheet.{verdict}')}"
        yield PaperText(Kind.QUESTION, said)


def _mark(
    mark: ReleasedMark, asked: PaperQuestion, language: str
) -> Iterator[PaperText]:
    points = ""
    if mark.points is not None:
        said = points_words(mark.points, language)
        points = word(language, "sheet.points", n=int(mark.points), points=said)
    yield PaperText(Kind.HEADING, points, f"{mark.number}.")
    yield PaperText(Kind.STEM, " ".join((*asked.stem, asked.question)))
    yield PaperText(Kind.OPTION, _own(mark, asked, language))
    texts = {each.letter: each.text for each in asked.options}
    for reason in mark.reasons:
        sign = word(language, "sheet.right" if reason.right else "sheet.wrong")
        yield PaperText(Kind.OPTION, f"{texts[reason.letter]} ({sign})", reason.letter)
        yield PaperText(Kind.REASON, reason.because)
    if mark.places:
        order = _THEN.join(texts[each.letter] for each in mark.places)
        yield PaperText(Kind.OPTION, word(language, "sheet.order", order=order))
        for number, place in enumerate(mark.places, 1):
            if place.because:
                said = word(language, "sheet.place", n=number, because=place.because)
                yield PaperText(Kind.REASON, said)


def _own(mark: ReleasedMark, asked: PaperQuestion, language: str) -> str:
    if not mark.chosen:
        return word(language, "sheet.open")
    texts = {each.letter: each.text for each in asked.options}
    if asked.places:
        answer = _THEN.join(texts[each] for each in mark.chosen)
    else:
        answer = ", ".join(each.upper() for each in mark.chosen)
    return word(language, "sheet.yours", answer=answer)
