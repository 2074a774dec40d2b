"""An exam that was sat by people there are not, and a room in which they sit."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from quizapp.bank.browsing.summary import Shelf
from quizapp.bank.exams.criteria import Criteria
from quizapp.bank.ordering.order import pieces_of
from quizapp.bank.posed import QuestionSource
from quizapp.presenters.instructing.gradebook.port import (
    GradedExam,
    ItemTold,
    OptionTold,
    RekeyAsked,
    RekeyFound,
)
from quizapp.presenters.instructing.room.port import (
    Held,
    RoomFront,
    RoomSeen,
    ToldNow,
)
from quizapp.presenters.working.work import Ended, News, Work
from quizapp.training.exam.blueprint import Blueprint, Part
from quizapp.training.exam.form import Form, Item
from quizapp.training.exam.grading import Answers, Marking, PaperGrade, grade_paper
from quizapp.training.exam.paper import as_asked, ids_under_letters, letter_of
from quizapp.training.exam.rekeying import rekey_exam
from quizapp.training.exam.results.release_plan import ReleasePlan
from quizapp.training.exam.results.results import make_results
from quizapp.training.exam.results.withdrawing import withdraw
from quizapp.training.room.standing import Doing, Standing

_ASKED = (
    "command-and-its-restriction",
    "fetch-may-fail",
    "own-upkeep-remedy",
    "turn-after-the-controlled-turn",
)
"""The last one asks for an order."""

_PEOPLE = (
    "Marie Lefèvre", "Tomasz Nowak", "Aylin Demir", "Luca Moretti", "Sofia Almeida",
    "Jae-won Park", "Hanna Virtanen", "Omar Haddad", "Chloé Martin", "Ben Okafor",
    "Ines Castro", "Viktor Lindqvist", "Emily Tran", "Pavel Horák",
)  # fmt: skip
_ANYTHING = Criteria()
_DAY, _SEED = "2026-09-25", 7
_LIMIT_S, _LEFT_S = 3600, 2538


class Done:
    """Work that is done at once."""

    def __init__(self, result: object) -> None:
        self._news: list[News] = [Ended(result)]

    def news(self) -> tuple[News, ...]:
        """Tell everything."""
        told, self._news = tuple(self._news), []
        return told

    def answer(self, said: object) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def kill(self) -> None:
        """Do nothing."""


class ToldGrading:
    """Grades answers that chance has given; keys are derived as always."""

    def __init__(self, questions: Callable[[], QuestionSource]) -> None:
        self._questions = questions

    @cached_property
    def _bank(self) -> QuestionSource:
        return self._questions()

    @cached_property
    def _form(self) -> Form:
        return Form("A", tuple(map(self._item, _ASKED)))

    def _item(self, question_id: str) -> Item:
        ordered = bool(self._bank.pose(question_id, 0, _DAY, "en").pieces)
        return Item(part="all", question_id=question_id, seed=0, ordered=ordered)

    @cached_property
    def _marking(self) -> Marking:
        return Marking(as_of=_DAY, pass_percent=60)

    @cached_property
    def _papers(self) -> tuple[PaperGrade, ...]:
        rng, forms = random.Random(_SEED), {"A": self._form}
        options = [self._right_and_all(each) for each in self._form.items]
        answers = (
            Answers(name, "A", tuple(self._given(rng, n, each) for each in options))
            for n, name in enumerate(_PEOPLE)
        )
        return tuple(
            grade_paper(each, forms, self._bank, self._marking) for each in answers
        )

    def _right_and_all(self, item: Item) -> tuple[tuple[str, ...], tuple[str, ...]]:
        asked = (item.question_id, item.seed, _DAY)
        right = self._bank.answer_key(*asked).right
        posed = as_asked(item, self._bank.pose(*asked, "en"))
        key = pieces_of(right[0]) if item.ordered else right
        return key, ids_under_letters(posed)

    @staticmethod
    def _given(
        rng: random.Random, rank: int, item: tuple[tuple[str, ...], tuple[str, ...]]
    ) -> tuple[str, ...]:
        """Answer by the key the more often the earlier somebody stands in the list."""
        right, options = item
        knows = rng.random() < 0.95 - 0.06 * rank
        return right if knows else (rng.choice(options),)

    def grade(self, key: str, language: str) -> Work:
        """Grade everything."""
        part = Part(name="all", count=len(_ASKED), criteria=_ANYTHING)
        blueprint = Blueprint(
            name="Mock",
            parts=(part,),
            pass_percent=60,
            language="en",
            as_of=_DAY,
            seed=1,
        )
        results = make_results(self._papers, blueprint, self._bank)
        told = tuple(self._told(each, language) for each in _ASKED)
        names = {
            e.topic: self._bank.topic_name(e.topic, language) for e in results.items
        }
        exam = GradedExam(results=results, told=told, topics=names, trail=())
        return Done(exam)

    def collect(self, key: str, files: tuple[Path, ...]) -> Work:
        """Collect nothing."""
        raise NotImplementedError

    def export(self, key: str, language: str, folder: Path) -> Work:
        """Write nothing."""
        raise NotImplementedError

    def look_at_rekey(self, key: str, language: str, asked: RekeyAsked) -> Work:
        """Judge the answers under the documents of another day."""
        found = rekey_exam(self._papers, self._bank, self._marking, asked.day)
        dropped = frozenset({(_ASKED[1], 0)})
        found = withdraw(found, dropped, self._marking.pass_percent)
        letters = {
            (g.item.question_id, g.item.seed): {
                each: letter_of(g.options, each) for each in g.options
            }
            for g in self._papers[0].items
        }
        places = {(each, 0): (f"A {n}",) for n, each in enumerate(_ASKED, 1)}
        titles = self._titles(language)
        looked = RekeyFound(
            asked=asked, rekey=found, titles=titles, letters=letters, places=places
        )
        return Done(looked)

    def release(self, key: str, plan: ReleasePlan) -> Work:
        """Release nothing."""
        raise NotImplementedError

    def apply_rekey(self, key: str, asked: RekeyAsked, by: str, why: str) -> Work:
        """Apply nothing."""
        raise NotImplementedError

    def _titles(self, language: str) -> dict[str, str]:
        assert isinstance(self._bank, Shelf)
        return {e.question_id: e.title for e in self._bank.summaries(language)}

    def _told(self, question_id: str, language: str) -> ItemTold:
        posed = self._bank.pose(question_id, 0, _DAY, language)
        found = self._bank.explain(question_id, 0, _DAY, language)
        return ItemTold(
            question_id=question_id,
            seed=0,
            title=self._titles(language)[question_id],
            question=" ".join((*posed.stem, posed.question)),
            options=tuple(
                OptionTold(e.option_id, e.text, e.correct, e.because, e.belief)
                for e in (*found.options, *found.other_orders)
            ),
            pieces={each.piece_id: each.text for each in posed.pieces},
            steps=tuple((each.cite, each.text) for each in found.steps),
        )


class ToldServer:
    """A room in which all states can be seen."""

    def start(self, key: str) -> RoomFront:
        """Open it."""
        return RoomFront(
            title="Level 2 mock exam",
            address="https://192.168.1.20:8421",
            link="https://192.168.1.20:8421/#room=KITE4821",
            join_code="KITE 4821",
            fingerprint=":".join(f"{each:02X}" for each in range(7, 39)),
        )

    def stop(self) -> None:
        """Do nothing."""

    def look(self) -> RoomSeen:
        """See everybody."""
        return RoomSeen(
            title="Level 2 mock exam",
            join_code="KITE 4821",
            phase="running",
            joining=True,
            limit_s=_LIMIT_S,
            started_ms=1,
            closed_ms=None,
            told=ToldNow(False, False, False),
            debrief=None,
            forms={"A": 25, "B": 25},
            candidates=tuple(map(_standing, range(8))),
            pauses=(Held(6, ""),),
            now_ms=2,
        )

    def ask(self, path: str, **body: object) -> None:
        """Do nothing."""

    def take_answers(self) -> int:
        """Take nothing."""
        return 0


_DOING = (
    Doing.WORKING, Doing.WORKING, Doing.WORKING, Doing.HANDED_IN, Doing.CUT_OFF,
    Doing.PAUSED, Doing.WAITING, Doing.OVER,
)  # fmt: skip


def _standing(number: int) -> Standing:
    doing = _DOING[number]
    works = doing not in (Doing.HANDED_IN, Doing.OVER)
    return Standing(
        candidate_id=number + 1,
        name=_PEOPLE[number],
        form="AB"[number % 2],
        doing=doing,
        place=number + 9,
        answered=25 if doing is Doing.HANDED_IN else 8 + number,
        questions=25,
        flagged=number % 3,
        extra_s=900 if number == 2 else 0,
        left_s=_LEFT_S if works else None,
        silent_s=64 if doing is Doing.CUT_OFF else 1,
        stored_ms=None,
        away_count=2 if number == 2 else 0,
        away_s=40 if number == 2 else 0,
    )
