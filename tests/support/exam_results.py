"""Results of a small exam, and a bank that names its topics and misconceptions."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.training.exam.grading import Answers, Marking, PaperGrade, grade_paper
from quizapp.training.exam.rekeying import (
    CandidateRekey,
    Change,
    ExamRekey,
    ItemRekey,
)
from quizapp.training.exam.results.results import ExamResults, make_results
from tests.support.exam_families import blueprint, part
from tests.support.exam_papers import DAY, LATER, Keys, form

TOPICS = {"q0": "turns", "q1": "turns", "q2": "mana"}


class Naming:
    """Gives the topic of each family, and words."""

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List one topic and another."""
        return (TOPICS[question_id], "other")

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic."""
        return f"{topic} ({language})"

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception, unless it is not known."""
        return "" if misconception == "belief-c" else f"{misconception} held"


def graded(rows: dict[str, str], percent: int | None = 60) -> list[PaperGrade]:
    """Grade papers by name: "a" is right, "-" is open."""
    forms = {"A": form("A", *TOPICS)}
    keys = Keys("abc", **dict.fromkeys(TOPICS, "a"))
    marking = Marking(as_of=DAY, pass_percent=percent)
    return [
        grade_paper(
            Answers(name, "A", tuple(() if c == "-" else (c,) for c in row)),
            forms,
            keys,
            marking,
        )
        for name, row in rows.items()
    ]


def exam_results(
    rows: dict[str, str], percent: int | None = 60, *, rekeyed: bool = False
) -> ExamResults:
    """Make results; a re-key drops the second item for everybody."""
    papers = graded(rows, percent)
    made = blueprint(part("all", 3), pass_percent=percent, name="Sample exam")
    rekey = drop_second(papers) if rekeyed else None
    return make_results(papers, made, Naming(), rekey)


def drop_second(papers: list[PaperGrade], *names: str) -> ExamRekey:
    """Drop the second item for some candidates, or for all."""
    dropped = papers[0].items[1]
    changed = ItemRekey(
        item=dropped.item, before=("a",), after=(), change=Change.NONE_RIGHT
    )
    pairs = tuple(
        CandidateRekey(
            paper,
            replace(paper, items=(paper.items[0], paper.items[2]), passed=False)
            if not names or paper.candidate in names
            else paper,
        )
        for paper in papers
    )
    return ExamRekey(LATER, (changed,), pairs)
