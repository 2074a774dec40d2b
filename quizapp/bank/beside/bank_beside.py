"""A bank as one process asks for it and another one works it out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

from quizapp.bank.beside.told import Families, Refused, ToldFamily, ToldVariant
from quizapp.bank.hint import make_hint
from quizapp.bank.pack.packed import filling_of
from quizapp.bank.posed import (
    AnswerKey,
    DatedAnswer,
    Explanation,
    Hint,
    OtherFact,
    Outline,
    PosedQuestion,
)
from quizapp.bank.reading.files import list_question_files
from quizapp.bank.second_process import SecondProcess
from quizapp.bank.variants.drawing import draw_choice
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.topic_words import say_topic
from quizapp.rules.documents.edition import NEWEST

KEPT_VARIANTS = 64

T = TypeVar("T")


class Wait(Protocol):
    """Waits for an answer in the way that suits whoever asks."""

    def __call__(self, answer: Future[T], /) -> T:
        """Give the answer, or raise what was raised for it."""


class BanksBeside:
    """The second process, and the banks that are asked from it."""

    def __init__(self, wait: Wait) -> None:
        self._wait = wait
        self._process = SecondProcess(_begin)

    def open_bank(self, folder: Path, shared_cards: Sequence[Path] = ()) -> BankBeside:
        """Give a bank; the process starts when something is first asked."""
        place = (folder, tuple(shared_cards))
        return BankBeside(place, self._process, self._wait)

    def close(self) -> None:
        """End the process; it starts anew when something is asked again."""
        self._process.close()


class BankBeside:
    """Fulfils `Deriving` without deriving anything here."""

    def __init__(
        self, place: tuple[Path, tuple[Path, ...]], process: SecondProcess, wait: Wait
    ) -> None:
        self._place = place
        self._process = process
        self._wait = wait
        self._families: Future[Families] | None = None
        self._variants: OrderedDict[tuple[str, int, str], Future[ToldVariant]]
        self._variants = OrderedDict()

    def question_ids(self) -> tuple[str, ...]:
        """List every family, sorted."""
        return tuple(self._told_families())

    def content_hash(self, question_id: str) -> str:
        """Return the hash of all that a family is compiled from."""
        return self._family(question_id).content_hash

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List the topic keys of a family without deriving anything."""
        return self._family(question_id).outline.topics

    def outline_of(self, question_id: str) -> Outline:
        """Outline a family without deriving anything."""
        return self._family(question_id).outline

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name what a seed puts into the slots; equal fillings have equal names."""
        slots = self._family(question_id).slots
        return filling_of(draw_choice(question_id, slots, seed))

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic in the reader's language."""
        return say_topic(topic, Speaker(language, {}))

    def newest_date(self) -> str:
        """Return the ISO date of the newest edition known."""
        return str(NEWEST)

    def source_of(self, question_id: str) -> str:
        """Return the text of the file of a family."""
        paths = {path.stem: path for path in list_question_files(self._place[0])}
        return paths[question_id].read_text("utf-8")

    def is_ready(self, question_id: str, seed: int, as_of: str) -> bool:
        """Have a variant worked out, and say whether it is there."""
        return self._begun(question_id, seed, as_of).done()

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant; equal arguments give an equal question."""
        return self._variant(question_id, seed, as_of).texts[language].posed

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Derive the key of the variant that `pose` shows."""
        return self._variant(question_id, seed, as_of).key

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        """Give a hint on the variant that `pose` shows, without its key."""
        asked = (question_id, seed, as_of, language)
        point = self.outline_of(question_id).turns_on
        return make_hint(point, self.pose(*asked), self.explain(*asked), language)

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant that `pose` shows."""
        return self.explain_as_of(question_id, seed, as_of, as_of, language)

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options posed as of one date under the documents of another date."""
        told = self._variant(question_id, seed, as_of).texts[language].explained
        if other in told:
            return told[other]
        asked = (question_id, seed, as_of, other, language)
        return cast("Explanation", self._ask("explain_as_of", *asked))

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        """List the answers by date, oldest first; one entry if nothing ever changed."""
        return self._variant(question_id, seed, as_of).texts[language].dated

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[OtherFact, ...]:
        """List facts of a variant that may be otherwise, each with its outcome."""
        found = self._ask("what_if", question_id, seed, as_of, language)
        return cast("tuple[OtherFact, ...]", found)

    def explain_what_if(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Explanation:
        """Explain the variant with one of these facts, counted from 0.

        :raises IndexError: if there is no such fact, or the engine cannot answer then.
        """
        found = self._ask("explain_what_if", question_id, seed, as_of, language, place)
        return cast("Explanation", found)

    def _ask(self, name: str, *about: object) -> object:
        task = partial(_there, "anything", self._place, name, *about)
        return self._wait(self._process.submit(task))

    def _told_families(self) -> Families:
        if self._families is None or _is_lost(self._families):
            self._families = self._process.submit(
                partial(_there, "families", self._place)
            )
        return self._wait(self._families)

    def _family(self, question_id: str) -> ToldFamily:
        found = self._told_families()[question_id]
        if isinstance(found, Refused):
            raise found.error
        return found

    def _variant(self, question_id: str, seed: int, as_of: str) -> ToldVariant:
        try:
            return self._wait(self._begun(question_id, seed, as_of))
        except CancelledError:  # the process was ended meanwhile
            return self._wait(self._begun(question_id, seed, as_of))

    def _begun(self, question_id: str, seed: int, as_of: str) -> Future[ToldVariant]:
        asked = (question_id, seed, as_of)
        found = self._variants.get(asked)
        if found is None or _is_lost(found):
            task = partial(_there, "variant", self._place, *asked)
            found = self._variants[asked] = self._process.submit(task)
            while len(self._variants) > KEPT_VARIANTS:
                self._variants.popitem(last=False)
        return found


def _is_lost(answer: Future[Any]) -> bool:
    """Say whether an answer will not come, and is to be asked for again."""
    if not answer.done():
        return False
    return answer.cancelled() or answer.exception() is not None


def _begin() -> None:
    """Load nothing yet."""


def _there(act: str, *about: Any) -> Any:
    """Do something in the second process, which loads the engine for it."""
    from quizapp.bank.beside import telling

    return getattr(telling, act)(*about)
