"""The question page of an exam: what is asked, what is chosen, and the navigator."""

from __future__ import annotations

from quizapp.presenters.question_screen import (
    OptionRow,
    OrderTask,
    PieceRow,
    QuestionScreen,
)
from quizapp.presenters.sitting.screen import Cell, ExamScreen
from quizapp.presenters.wording import word
from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sitting.sitting import Sitting


def exam_screen(
    sitting: Sitting, ruled_out: tuple[str, ...], language: str
) -> ExamScreen:
    """Show the open question of a sitting."""
    course, asked = sitting.course, sitting.question
    total = len(course.answers)
    answered = total - len(sitting.open_numbers)
    chosen = course.answers[asked.number - 1]
    return ExamScreen(
        language=language,
        question=question_screen(asked, sitting, total, language),
        chosen=chosen,
        ruled_out=tuple(each for each in ruled_out if each not in chosen),
        flagged=asked.number in course.flags,
        cells=tuple(_cell(number, sitting, language) for number in range(1, total + 1)),
        count=word(language, "exam.count", n=answered, total=total),
        is_first=asked.number == 1,
        is_last=asked.number == total,
        saved_note=word(language, "exam.saved.short") if sitting.is_saved else "",
    )


def question_screen(
    asked: PaperQuestion, sitting: Sitting, total: int, language: str
) -> QuestionScreen:
    """Show one question of a paper, with its board and its options or turns."""
    heading = word(language, "exam.position", number=asked.number, total=total)
    form = word(language, "order.form") if asked.places else ""
    return QuestionScreen(
        language=language,
        question_id=f"{sitting.opened.paper_hash}/{asked.number}",
        position=asked.number,
        total=total,
        topics=(),
        level=0,
        select_all=asked.select_all,
        note=" · ".join(filter(None, (heading, form, asked.note))),
        stem=asked.stem,
        question=asked.question,
        options=tuple(
            OptionRow(each.letter, each.letter.upper(), each.text)
            for each in asked.options
        ),
        board=asked.board,
        rules_date="",
        seed=0,
        more_hints=False,
        order=_task(asked) if asked.places else None,
    )


def _task(asked: PaperQuestion) -> OrderTask:
    return OrderTask(
        pieces=tuple(
            PieceRow(each.letter, number, each.text, each.letter.upper())
            for number, each in enumerate(asked.options, 1)
        ),
        places=asked.places,
    )


def _cell(number: int, sitting: Sitting, language: str) -> Cell:
    course = sitting.course
    answered, flagged = number not in sitting.open_numbers, number in course.flags
    said = [_stand(number, sitting, language)]
    if flagged:
        said.append(word(language, "exam.legend.flagged"))
    current = number == course.current
    if current:
        said.append(word(language, "exam.legend.here"))
    spoken = word(language, "exam.cell", n=number, what=", ".join(said))
    return Cell(number, answered, flagged, current, spoken)


def _stand(number: int, sitting: Sitting, language: str) -> str:
    if number not in sitting.open_numbers:
        return word(language, "exam.legend.saved")
    begun = sitting.course.answers[number - 1]
    return word(language, "exam.legend.begun" if begun else "exam.legend.open")
