"""An exam paper as it is printed: a sealed paper's questions, with the words of its hash."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.exporting.paper import Kind, Paper, PaperBlock, PaperText
from quizapp.presenters.words.exams.crediting import credit_lines
from quizapp.presenters.words.exams.papers import exam_paper_word
from quizapp.presenters.words.exports import export_word
from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper

_LINE = "_" * 36


def make_exam_paper(opened: OpenedPaper) -> Paper:
    """Set a sealed paper; every page has the words of its hash."""
    paper, language = opened.paper, opened.paper.language
    title = exam_paper_word(
        language, "exam-paper.title", exam=paper.exam, form=paper.form
    )
    blocks = (_question(language, each) for each in paper.questions)
    notice = PaperText(Kind.SMALL, export_word(language, "paper.fan-content"))
    words = opened.hash_words
    return Paper(
        language=language,
        title=title,
        blocks=(_head(opened, title), *blocks, PaperBlock((notice,))),
        stamp=exam_paper_word(language, "exam-paper.stamp", words=words),
    )


def _head(opened: OpenedPaper, title: str) -> PaperBlock:
    paper, language = opened.paper, opened.paper.language
    date = date_words(paper.as_of, language)
    questions = len(paper.questions)
    facts = [export_word(language, "paper.count", n=questions, date=date)]
    if paper.minutes is not None:
        facts.append(exam_paper_word(language, "exam-paper.minutes", n=paper.minutes))
    percent = opened.terms.pass_percent
    if percent is not None:
        facts.append(exam_paper_word(language, "exam-paper.pass", percent=percent))
    name = export_word(language, "paper.name")
    return PaperBlock(
        (
            PaperText(Kind.TITLE, title),
            PaperText(Kind.SMALL, " · ".join(facts)),
            PaperText(Kind.SMALL, " ".join(_how(opened))),
            *(
                PaperText(Kind.SMALL, each)
                for each in credit_lines(paper.scoring(), language)
            ),
            PaperText(Kind.SMALL, f"{name} {_LINE}"),
        )
    )


def _how(opened: OpenedPaper) -> Iterator[str]:
    paper = opened.paper
    yield exam_paper_word(paper.language, "exam-paper.how")
    if paper.asks_order:
        yield exam_paper_word(paper.language, "exam-paper.how.order")


def _question(language: str, question: PaperQuestion) -> PaperBlock:
    def texts() -> Iterator[PaperText]:
        yield PaperText(
            Kind.HEADING, _heading(language, question), f"{question.number}."
        )
        yield PaperText(Kind.STEM, " ".join(question.stem))
        lines = " ".join(question.board.lines)
        if lines:
            said = export_word(language, "paper.board", lines=lines)
            yield PaperText(Kind.BOARD, said)
        yield PaperText(Kind.QUESTION, question.question)
        sign = "□" if question.select_all else "○"
        for option in question.options:
            mark = option.letter if question.places else f"{sign} {option.letter}"
            yield PaperText(Kind.OPTION, option.text, mark)
        if question.places:
            yield PaperText(Kind.OPTION, _boxes(question.places))

    return PaperBlock(tuple(texts()))


def _heading(language: str, question: PaperQuestion) -> str:
    if not question.places:
        return question.note
    form = exam_paper_word(language, "exam-paper.order", n=question.places)
    return " · ".join(filter(None, (form, question.note)))


def _boxes(places: int) -> str:
    """Draw a box for the letter of each place."""
    return "   ".join(f"{place}. ____" for place in range(1, places + 1))
