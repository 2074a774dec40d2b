"""The preview: a variant as a learner would see it."""

from __future__ import annotations

from quizapp.bank.workbench.examining import Told
from quizapp.presenters.judging.lettering import letters_of
from quizapp.presenters.question_screen import OptionRow, QuestionScreen


def preview_of(told: Told, revision: int) -> QuestionScreen:
    """Show a variant; each revision is drawn as a question of its own."""
    posed = told.posed
    letters = letters_of(posed)
    return QuestionScreen(
        language=told.language,
        question_id=posed.question_id,
        position=revision,
        total=1,
        topics=posed.topics,
        level=posed.level,
        select_all=posed.select_all,
        note=posed.note,
        stem=posed.stem,
        question=posed.question,
        options=tuple(
            OptionRow(each.option_id, letters[each.option_id], each.text)
            for each in posed.options
        ),
        board=posed.board,
        rules_date=posed.as_of,
        seed=posed.seed,
    )
