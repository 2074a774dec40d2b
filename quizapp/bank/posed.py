"""A question as it is posed, its key, and its explanation, in one language."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from quizapp.bank.board_view import BoardView


class PosedOption(Struct, frozen=True):
    """One option as shown; whether it is right is not in it."""

    option_id: str
    text: str


class PosedPiece(Struct, frozen=True):
    """One piece that an order may be put together from, as often as it is needed."""

    piece_id: str
    text: str


class PosedQuestion(Struct, frozen=True):
    """One variant of a question family, ready to be shown."""

    question_id: str
    seed: int
    as_of: str
    topics: tuple[str, ...]
    """Keys; `topic_name` gives their words."""
    level: int
    complexity: int
    select_all: bool
    note: str
    stem: tuple[str, ...]
    """Sentences."""
    question: str
    options: tuple[PosedOption, ...]
    board: BoardView
    pieces: tuple[PosedPiece, ...] = ()
    """What an order is put together from: all that any option names; () without one."""
    places: int = 0
    """How many pieces such an order has."""


class AnswerKey(Struct, frozen=True):
    """What grading compares with: derived, never typed."""

    right: tuple[str, ...]
    """Ids of the true options."""
    misconceptions: tuple[tuple[str, str], ...]
    """Option id and id of the misconception behind it, for wrong options.

    Of an order also those that a misconception leads to and no option says.
    """
    engine: str
    as_of: str


class ExplainedOption(Struct, frozen=True):
    """Why one option is right or wrong."""

    option_id: str
    text: str
    correct: bool
    misconception: str
    """Id or empty."""
    belief: str
    """One sentence that completes "You answered as if ...", or empty."""
    because: str


class ExplainedStep(Struct, frozen=True):
    """One step of the derivation, in words."""

    rule: str
    """Stable key of the rule."""
    cite: str
    """For example "CR 723.5"."""
    verified: bool
    text: str
    object_ids: tuple[int, ...] = ()
    point: str = ""
    """Key of the rule point that was asked."""


class ExplainedPlace(Struct, frozen=True):
    """What stands at one place of the right order, and why nothing else does."""

    piece_id: str
    text: str
    refuted: tuple[tuple[str, str], ...]
    """Id of each other piece, and the sentence that speaks against it at this place."""


class Explanation(Struct, frozen=True):
    """Everything that the feedback page says."""

    options: tuple[ExplainedOption, ...]
    steps: tuple[ExplainedStep, ...]
    states: int
    editions: tuple[tuple[str, str], ...]
    """Document and effective date, for example ("CR", "2026-09-25")."""
    board: BoardView | None = None
    """The board with what a question may have to leave out; None: as it was posed."""
    order: tuple[ExplainedPlace, ...] = ()
    """The right order, place by place, where one is asked for."""
    other_orders: tuple[ExplainedOption, ...] = ()
    """Orders that a misconception leads to and no option says."""


class DatedAnswer(Struct, frozen=True):
    """The key under the documents in force from one day on."""

    since: str
    """ISO date."""
    right: tuple[str, ...]
    """Ids among the options as posed; empty when none of them is right then."""
    text: str
    """The true answer then, in words."""


class Hint(Struct, frozen=True):
    """What may be said of a question before it is answered, for who asks for it."""

    turns_on: str
    """An indirect question, as "who decides ..."; empty where there are no words."""
    object_ids: tuple[int, ...]
    """What on the board may matter for the answer."""


class Outline(Struct, frozen=True):
    """What is known of a family before anything is derived."""

    topics: tuple[str, ...]
    """Keys, the main one first."""
    level: int
    complexity: int
    turns_on: str = ""
    """Key of the rule point that the answer turns on, or empty."""
    titles: dict[str, str] = {}
    """A few words to know it by, by language; {} where its file gives none."""


class OtherFact(Struct, frozen=True):
    """One fact that may be otherwise, and the key as it is then."""

    fact: str
    """What is otherwise, without a full stop."""
    covered: bool
    """False where the engine cannot answer."""
    changes: bool
    """Whether other options are right than before."""
    right: tuple[str, ...]
    """Ids of the options posed that are right then."""
    text: str
    """The true answer then, in words; empty where the engine cannot answer."""
    why_not: str = ""
    """What the engine lacks where it cannot answer, in English, as it refuses."""


class QuestionSource(Protocol):
    """Poses questions and knows their keys."""

    def question_ids(self) -> tuple[str, ...]:
        """List every family, sorted."""

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List the topic keys of a family without deriving anything."""

    def outline_of(self, question_id: str) -> Outline:
        """Outline a family without deriving anything."""

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name what a seed puts into the slots; equal fillings have equal names."""

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic in the reader's language."""

    def newest_date(self) -> str:
        """Return the ISO date of the newest edition known."""

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant; equal arguments give an equal question."""

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Derive the key of the variant that `pose` shows."""

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        """Give a hint on the variant that `pose` shows, without its key."""

    def source_of(self, question_id: str) -> str:
        """Return the text of the file of a family."""

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant that `pose` shows."""

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        """List the answers by date, oldest first; one entry if nothing ever changed."""

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options posed as of one date under the documents of another date."""

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[OtherFact, ...]:
        """List facts of a variant that may be otherwise, each with its outcome."""

    def explain_what_if(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Explanation:
        """Explain the variant with one of these facts, counted from 0.

        :raises IndexError: if there is no such fact, or the engine cannot answer then.
        """
