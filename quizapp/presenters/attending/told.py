"""The pages after an exam in a room: what it has, and what it tells of the result."""

from __future__ import annotations

from quizapp.presenters.attending.points import points_words
from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.sitting.screen import ResultRow, ResultScreen
from quizapp.presenters.wording import word
from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sitting.course import EndedBy
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.attending.outgoing import outgoing_of
from quizapp.training.room.outcome import MarkTold, Outcome, ScoreTold


def outcome_screen(
    title: str, sitting: Sitting | None, standing: Standing, language: str
) -> ResultScreen:
    """Say what was handed in, and what is told of it."""
    outcome = standing.outcome
    score = outcome.score
    heading = word(language, f"attend.over.{_ending(sitting, standing)}")
    if score is not None:
        points, most = (
            points_words(score.points, language),
            points_words(score.most, language),
        )
        said = {"points": points, "most": most, "n": int(score.points)}
        heading = word(language, "attend.points", **said)
    return ResultScreen(
        language=language,
        title=title,
        heading=heading,
        line=_kept(sitting, standing, language),
        passed=None if score is None else score.passed,
        verdict=_verdict(score, language),
        share=0.0 if score is None or not score.most else score.points / score.most,
        pass_share=None,
        topics=(),
        rows=_rows(sitting, outcome, language),
        kept=_comes(standing, outcome, language),
        waiting=score is None,
        discussed=0 if sitting is None or standing.is_out else standing.discussed,
    )


def _ending(sitting: Sitting | None, standing: Standing) -> str:
    if standing.is_out:
        return "out"
    ending = None if sitting is None else sitting.course.ending
    by = EndedBy.INSTRUCTOR if ending is None else ending.by
    return {EndedBy.CANDIDATE: "handed-in", EndedBy.TIME: "time"}.get(by, "closed")


def _comes(standing: Standing, outcome: Outcome, language: str) -> str:
    """Say what the room is at, or what is waited for."""
    if standing.is_out:
        return ""
    if standing.discussed:
        return word(language, "attend.over.debrief", n=standing.discussed)
    return "" if outcome.is_told else word(language, "attend.over.wait")


def _verdict(score: ScoreTold | None, language: str) -> str:
    if score is None or score.passed is None:
        return ""
    key = "exam.result.passed" if score.passed else "exam.result.failed"
    return word(language, key)


def _kept(sitting: Sitting | None, standing: Standing, language: str) -> str:
    """Say what the room has, and what is only here."""
    if standing.is_out:
        return word(language, "attend.over.out.line")
    if sitting is None:
        return ""
    outgoing, learned = outgoing_of(sitting), standing.learned
    said = None if learned is None else learned.sitting
    unsent = len(outgoing.answers)
    if said is not None and said.over and unsent:
        return word(language, "attend.over.late", n=unsent)
    if unsent:
        return word(language, "attend.over.sending", n=unsent)
    if outgoing.hand_in and (said is None or not said.handed_in):
        return word(language, "attend.over.handing-in")
    total = len(sitting.course.answers)
    answered = total - len(sitting.open_numbers)
    return word(language, "attend.over.received", n=answered, total=total)


def _rows(
    sitting: Sitting | None, outcome: Outcome, language: str
) -> tuple[ResultRow, ...]:
    if sitting is None or (outcome.marks is None and outcome.reasons is None):
        return ()
    marks = {each.number: each for each in outcome.marks or ()}
    return tuple(
        _row(sitting, asked, marks.get(asked.number), language)
        for asked in sitting.opened.paper.questions
    )


def _row(
    sitting: Sitting, asked: PaperQuestion, mark: MarkTold | None, language: str
) -> ResultRow:
    answered = bool(sitting.course.answers[asked.number - 1])
    if mark is None:
        said = word(language, "exam.result.open-row")
        return ResultRow(asked.number, asked.question, False, answered, said)
    is_right = mark.points >= 1
    key = "right" if is_right else "wrong" if answered else "open"
    said = word(language, f"exam.result.{key}")
    if 0 < mark.points < 1:
        points = points_words(mark.points, language)
        said = word(language, "attend.mark", points=points, n=int(mark.points))
    return ResultRow(asked.number, asked.question, is_right, answered, said)
