"""Sets and their rounds, in words."""

from __future__ import annotations

import math

from quizapp.presenters.study_desk import StudyDesk
from quizapp.presenters.ways.screen import RoundRow, SetRow
from quizapp.presenters.wording import word
from quizapp.training.woodpecker.rounds import Round, SetProgress

_MOST_ROUNDS = 6


def set_row(progress: SetProgress, language: str, *, asking: bool = False) -> SetRow:
    """Say a set; `asking` whether it is to be taken away."""
    return SetRow(
        set_id=progress.kept.set_id,
        name=progress.kept.name,
        line=_line(progress, language),
        rounds=tuple(
            _round_row(each, len(progress.kept.question_ids), language)
            for each in progress.rounds[-_MOST_ROUNDS:]
        ),
        start=_start(progress, language),
        forget=word(language, "ways.set.forget-now" if asking else "ways.set.forget"),
        done=progress.is_clean,
    )


def say_set(desk: StudyDesk, set_id: str, language: str) -> str:
    """Say where a set stands, as after a round; empty if there is no such set."""
    progress = () if desk.woodpecker is None else desk.woodpecker.progress()
    found = (each for each in progress if each.kept.set_id == set_id)
    return next((f"{e.kept.name}: {_line(e, language)}." for e in found), "")


def _line(progress: SetProgress, language: str) -> str:
    count = word(language, "palette.questions", n=len(progress.kept.question_ids))
    if progress.is_clean:
        done = progress.rounds[-1].number
        state = word(language, "ways.set.done", n=done)
    elif progress.is_begun:
        state = word(language, "ways.set.left", n=len(progress.left))
    elif progress.rounds:
        state = word(language, "ways.set.wrong", n=progress.rounds[-1].wrong)
    else:
        state = word(language, "ways.set.new")
    return f"{count} · {state}"


def _start(progress: SetProgress, language: str) -> str:
    key = "ways.set.go-on" if progress.is_begun else "ways.set.start"
    return word(language, key, round=progress.next_round)


def _round_row(done: Round, total: int, language: str) -> RoundRow:
    minutes = word(language, "home.minutes", n=math.ceil(done.duration_ms / 60_000))
    said = {"round": done.number, "minutes": minutes, "total": done.answered}
    if done.wrong:
        text = word(language, "ways.round", n=done.wrong, **said)
    else:
        text = word(language, "ways.round.clean", **said)
    return RoundRow(text, (done.answered - done.wrong) / total if total else 0.0)
