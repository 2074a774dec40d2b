"""The question bank: poses questions, knows their keys and explains them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.dated import dated_answers
from quizapp.bank.family.loading import LoadedFamily, load_family
from quizapp.bank.hint import make_hint
from quizapp.bank.keys.answer_key import make_answer_key
from quizapp.bank.keys.derive import Findings, make_key, open_worlds
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.keys.worlds import Worlds
from quizapp.bank.pack.named_cards import content_hash
from quizapp.bank.pack.packed import filling_of
from quizapp.bank.places import content_folder
from quizapp.bank.posed import (
    AnswerKey,
    DatedAnswer,
    Explanation,
    Hint,
    OtherFact,
    Outline,
    PosedQuestion,
)
from quizapp.bank.reading.fault import Fault
from quizapp.bank.reading.files import list_question_files
from quizapp.bank.rendering import make_explanation, make_other_explanation, pose
from quizapp.bank.variants.drawing import draw_choice
from quizapp.bank.variants.variant import Variant, draw_variant, slots_of
from quizapp.bank.what_if.shown import Alternative
from quizapp.bank.what_if.telling import tell_alternative
from quizapp.bank.what_if.what_if import Asked, alternatives
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.topic_words import say_topic
from quizapp.rules.documents.edition import NEWEST, EditionDate, parse_edition_date
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook

KEPT_KEYS = 256
KEPT_ALTERNATIVES = 8
KEPT_WORLDS = 8
"""Variants whose worlds are kept: they are many states, and asked for again at once."""


class QuestionBank:
    """All question families of a folder of content; files are read when first needed."""

    def __init__(
        self, folder: Path | None = None, shared_cards: Sequence[Path] = ()
    ) -> None:
        """Take a folder of content, and folders of cards that it may name besides."""
        self.folder = content_folder("questions") if folder is None else folder
        self.shared_cards = tuple(shared_cards)
        self.catalogue = Catalogue(*self.shared_cards, self.folder / "cards")
        self._make_key = lru_cache(maxsize=KEPT_KEYS)(self._derived)
        self._find_out = lru_cache(maxsize=KEPT_KEYS)(self._found)
        self._alternatives = lru_cache(maxsize=KEPT_ALTERNATIVES)(self._other)
        self._open_worlds = lru_cache(maxsize=KEPT_WORLDS)(self._opened)
        self._loaded: dict[str, LoadedFamily] = {}

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """List the question files, sorted by id."""
        return list_question_files(self.folder)

    @cached_property
    def _by_id(self) -> dict[str, Path]:
        return {path.stem: path for path in self.paths}

    def question_ids(self) -> tuple[str, ...]:
        """List every family, sorted."""
        return tuple(self._by_id)

    def family(self, question_id: str) -> LoadedFamily:
        """Return a family.

        :raises KeyError: if there is none of that id.
        :raises UnreadableError: if its file cannot be understood.
        """
        if question_id not in self._loaded:
            path = self._by_id[question_id]
            name = path.relative_to(self.folder.parent).as_posix()
            self._loaded[question_id] = load_family(path, self.catalogue, name)
        return self._loaded[question_id]

    def add_file(self, path: Path) -> str:
        """Add a question file from anywhere, and return the id it is known by.

        :raises UnreadableError: if it cannot be understood.
        """
        loaded = load_family(path, self.catalogue)
        self.put_in(loaded)
        return loaded.id

    def put_in(self, loaded: LoadedFamily) -> None:
        """Put a family in, in the place of the one that had its id."""
        self._loaded[loaded.id] = loaded
        self._make_key.cache_clear()
        self._find_out.cache_clear()
        self._alternatives.cache_clear()
        self._open_worlds.cache_clear()

    def content_hash(self, question_id: str) -> str:
        """Return the hash of all that a family is compiled from.

        :raises RefusalError: if nothing can fill one of its slots.
        """
        loaded = self.family(question_id)
        slots = slots_of(loaded.family, self.catalogue)
        return content_hash(loaded, slots, self.catalogue)

    def fault(self, question_id: str, seed: int, error: RefusalError) -> Fault:
        """Say where in the file of a family it was met that a variant is refused."""
        loaded = self.family(question_id)
        slots = slots_of(loaded.family, self.catalogue)
        return loaded.fault(error, draw_choice(question_id, slots, seed))

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List the topic keys of a family without deriving anything."""
        return self.family(question_id).family.topics

    def outline_of(self, question_id: str) -> Outline:
        """Outline a family without deriving anything."""
        family = self.family(question_id).family
        return Outline(
            family.topics,
            family.level,
            family.complexity,
            turns_on=family.turns_on or "",
            titles=family.titles,
        )

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name what a seed puts into the slots; equal fillings have equal names."""
        slots = slots_of(self.family(question_id).family, self.catalogue)
        return filling_of(draw_choice(question_id, slots, seed))

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic in the reader's language."""
        return say_topic(topic, Speaker(language, {}))

    def newest_date(self) -> str:
        """Return the ISO date of the newest edition known."""
        return str(NEWEST)

    def variant(self, question_id: str, seed: int) -> Variant:
        """Draw a variant of a family."""
        family = self.family(question_id).family
        return draw_variant(question_id, family, self.catalogue, seed)

    def derive(self, question_id: str, seed: int, as_of: str) -> DerivedKey:
        """Derive the key of a variant under the documents of a day.

        :raises RefusalError: if the engine cannot answer, or the question is not fair.
        """
        return self._make_key(question_id, seed, parse_edition_date(as_of))

    def _derived(self, question_id: str, seed: int, day: EditionDate) -> DerivedKey:
        return make_key(self._find_out(question_id, seed, day))

    def _found(self, question_id: str, seed: int, day: EditionDate) -> Findings:
        return Findings(self._open_worlds(question_id, seed), Rulebook(day))

    def _opened(self, question_id: str, seed: int) -> Worlds:
        return open_worlds(self.variant(question_id, seed).family, self.catalogue)

    def _speaker(self, variant: Variant, language: str) -> Speaker:
        return Speaker(language, dict(variant.names))

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant; equal arguments give an equal question."""
        variant = self.variant(question_id, seed)
        key = self.derive(question_id, seed, as_of)
        return pose(variant, key, self.catalogue, self._speaker(variant, language))

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Derive the key of the variant that `pose` shows."""
        return make_answer_key(self.derive(question_id, seed, as_of))

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        """Give a hint on the variant that `pose` shows, without its key."""
        asked = (question_id, seed, as_of, language)
        point = self.outline_of(question_id).turns_on
        return make_hint(point, self.pose(*asked), self.explain(*asked), language)

    def source_of(self, question_id: str) -> str:
        """Return the text of the file of a family."""
        return self._by_id[question_id].read_text("utf-8")

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant that `pose` shows."""
        return self.explain_as_of(question_id, seed, as_of, as_of, language)

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options posed as of one date under the documents of another date."""
        variant = self.variant(question_id, seed)
        speaker = self._speaker(variant, language)
        key = self.derive(question_id, seed, as_of)
        then = self._find_out(question_id, seed, parse_edition_date(other))
        return make_explanation(variant, key, then, speaker)

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        """List the answers by date, oldest first; one entry if nothing ever changed."""
        variant = self.variant(question_id, seed)
        key = self.derive(question_id, seed, as_of)
        speaker = self._speaker(variant, language)

        def find_out_on(day: EditionDate) -> Findings:
            return self._find_out(question_id, seed, day)

        return dated_answers(key, find_out_on, speaker)

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[OtherFact, ...]:
        """List facts of a variant that may be otherwise, each with its outcome."""
        speaker = self._speaker(self.variant(question_id, seed), language)
        found = self._alternatives(question_id, seed, as_of)
        return tuple(tell_alternative(each, speaker) for each in found)

    def explain_what_if(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Explanation:
        """Explain the variant with one of these facts, counted from 0.

        :raises IndexError: if there is no such fact, or the engine cannot answer then.
        """
        then = self._alternatives(question_id, seed, as_of)[place].then
        if then is None or not then.has_steps:
            raise IndexError(f"nothing can be explained with the fact {place}")
        variant = self.variant(question_id, seed)
        key = self.derive(question_id, seed, as_of)
        speaker = self._speaker(variant, language)
        return make_other_explanation(variant, key, then.free_to_turn, speaker)

    def _other(
        self, question_id: str, seed: int, as_of: str
    ) -> tuple[Alternative, ...]:
        family = self.family(question_id).family
        slots = slots_of(family, self.catalogue)
        asked = Asked(
            family,
            draw_choice(question_id, slots, seed),
            self.derive(question_id, seed, as_of),
            parse_edition_date(as_of),
        )
        return alternatives(asked, self.catalogue)


def bank_with(banks: Sequence[QuestionBank], question_id: str) -> QuestionBank:
    """Return the first bank that has a question; the very first where none has."""
    return next((e for e in banks if question_id in e.question_ids()), banks[0])
