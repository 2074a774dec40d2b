"""Joined questions: several banks as one, each family answered by the bank it is from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from quizapp.bank.beside.readiness import is_ready
from quizapp.bank.posed import (
    AnswerKey,
    DatedAnswer,
    Explanation,
    Hint,
    OtherFact,
    Outline,
    PosedQuestion,
    QuestionSource,
)


class JoinedQuestions:
    """The bank of the program and those that were added; an id is the first one's."""

    def __init__(self, first: QuestionSource, added: Sequence[QuestionSource]) -> None:
        self._first = first
        self._added = tuple(added)

    def take_added(self, added: Sequence[QuestionSource]) -> None:
        """Ask from other added banks from now on."""
        self._added = tuple(added)
        self.__dict__.pop("_source_by_id", None)

    @cached_property
    def _source_by_id(self) -> dict[str, QuestionSource]:
        by_id = dict.fromkeys(self._first.question_ids(), self._first)
        for source in self._added:
            for question_id in source.question_ids():
                by_id.setdefault(question_id, source)
        return by_id

    def question_ids(self) -> tuple[str, ...]:
        """List every family, sorted."""
        return tuple(sorted(self._source_by_id))

    def is_from(self, question_id: str, source: QuestionSource) -> bool:
        """Say whether a family is asked from a bank."""
        return self._source_by_id.get(question_id) is source

    def is_ready(self, question_id: str, seed: int, as_of: str) -> bool:
        """Have a variant worked out, and say whether it is there."""
        return is_ready(self._source_by_id[question_id], question_id, seed, as_of)

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List the topic keys of a family without deriving anything."""
        return self._source_by_id[question_id].topics_of(question_id)

    def outline_of(self, question_id: str) -> Outline:
        """Outline a family without deriving anything."""
        return self._source_by_id[question_id].outline_of(question_id)

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name what a seed puts into the slots; equal fillings have equal names."""
        return self._source_by_id[question_id].filling_of(question_id, seed)

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic in the reader's language."""
        return self._first.topic_name(topic, language)

    def newest_date(self) -> str:
        """Return the ISO date of the newest edition known."""
        return self._first.newest_date()

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant; equal arguments give an equal question."""
        source = self._source_by_id[question_id]
        return source.pose(question_id, seed, as_of, language)

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Derive the key of the variant that `pose` shows."""
        return self._source_by_id[question_id].answer_key(question_id, seed, as_of)

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        """Give a hint on the variant that `pose` shows, without its key."""
        source = self._source_by_id[question_id]
        return source.hint_of(question_id, seed, as_of, language)

    def source_of(self, question_id: str) -> str:
        """Return the text of the file of a family."""
        return self._source_by_id[question_id].source_of(question_id)

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant that `pose` shows."""
        source = self._source_by_id[question_id]
        return source.explain(question_id, seed, as_of, language)

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        """List the answers by date, oldest first; one entry if nothing ever changed."""
        source = self._source_by_id[question_id]
        return source.through_the_editions(question_id, seed, as_of, language)

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options posed as of one date under the documents of another date."""
        source = self._source_by_id[question_id]
        return source.explain_as_of(question_id, seed, as_of, other, language)

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[OtherFact, ...]:
        """List facts of a variant that may be otherwise, each with its outcome."""
        source = self._source_by_id[question_id]
        return source.what_if(question_id, seed, as_of, language)

    def explain_what_if(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Explanation:
        """Explain the variant with one of these facts, counted from 0.

        :raises IndexError: if there is no such fact, or the engine cannot answer then.
        """
        source = self._source_by_id[question_id]
        return source.explain_what_if(question_id, seed, as_of, language, place)
