"""Questions from a pack: read where it holds what the files say, derived elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from quizapp.bank.beside.readiness import is_ready
from quizapp.bank.browsing.summary import Summary, title_from
from quizapp.bank.hint import make_hint
from quizapp.bank.pack.open_names import with_names
from quizapp.bank.pack.ordered import explanation_in_order, question_in_order
from quizapp.bank.pack.pack_store import PackStore
from quizapp.bank.pack.packed import (
    DamagedPackError,
    Entry,
    Explained,
    PackedTexts,
    Profile,
    filling_of,
    unpack_value,
)
from quizapp.bank.pack.sources import stamp_sources
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
from quizapp.bank.reading.fault import UnreadableError
from quizapp.bank.signing.reviews import endorsement_in, endorsements_in
from quizapp.bank.signing.sign_off import Endorsement
from quizapp.bank.variants.drawing import draw_choice, names_of
from quizapp.bank.wording.belief_words import BELIEFS
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.bank.wording.topic_words import say_topic
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.refusal import RefusalError

_LISTED = 1
"""The seed whose names a list of questions uses."""


class Deriving(QuestionSource, Protocol):
    """A source that reads the files themselves."""

    def content_hash(self, question_id: str) -> str:
        """Return the hash of all that a family is compiled from."""


class _Packed(NamedTuple):
    """What is said about a variant, and the names that its seed gives."""

    texts: PackedTexts
    names: dict[str, str]


class PackedQuestions:
    """Gives what `Deriving` would give, without deriving what the pack holds.

    Nothing is taken from the pack unless the hash of its content agrees with that of
    the files, of the engine and of the words as they are now.
    """

    def __init__(
        self,
        store: PackStore,
        folder: Path,
        make_bank: Callable[[], Deriving],
        shared_cards: Sequence[Path] = (),
    ) -> None:
        self._store = store
        self._folder = folder
        self._make_bank = make_bank
        self._shared_cards = shared_cards
        self._valid: dict[str, Entry | None] = {}
        self._listed: dict[str, tuple[Summary, ...]] = {}

    @cached_property
    def bank(self) -> Deriving:
        """Give the source that derives; it is made when it is first needed."""
        return self._make_bank()

    @cached_property
    def _is_whole(self) -> bool:
        """Whether the pack was compiled from the very files that are there."""
        stamp = self._store.stamp()
        now = stamp_sources(self._folder, self._shared_cards)
        return bool(stamp) and stamp == now

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in self._store.entries()}

    @property
    def is_prepared(self) -> bool:
        """Say whether everything was compiled from the files as they are."""
        return self._is_whole

    def look_again(self) -> None:
        """Forget what the pack held: another one may stand in its place."""
        self._store.close()
        for name in ("_is_whole", "_entries"):
            self.__dict__.pop(name, None)
        self._valid.clear()
        self._listed.clear()

    def question_ids(self) -> tuple[str, ...]:
        """List every family, sorted; one that was refused when it was compiled is none.

        An added one that cannot be read is none either: its author is not there.
        """
        if self._is_whole and self._entries:
            entries = self._entries.values()
            return tuple(entry.id for entry in entries if not entry.checked.faults)
        found = self.bank.question_ids()
        is_added = bool(self._shared_cards)
        return tuple(filter(self._can_be_read, found)) if is_added else found

    def _can_be_read(self, question_id: str) -> bool:
        try:
            self.bank.topics_of(question_id)
        except UnreadableError:
            return False
        return True

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List the topic keys of a family without deriving anything."""
        entry = self._entry(question_id)
        return self.bank.topics_of(question_id) if entry is None else entry.topics

    def outline_of(self, question_id: str) -> Outline:
        """Outline a family without deriving anything."""
        entry = self._entry(question_id)
        if entry is None:
            return self.bank.outline_of(question_id)
        return Outline(
            entry.topics,
            entry.level,
            entry.complexity,
            turns_on=entry.turns_on,
            titles=entry.profile.titles,
        )

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name what a seed puts into the slots; equal fillings have equal names."""
        entry = self._entry(question_id)
        if entry is None:
            return self.bank.filling_of(question_id, seed)
        return filling_of(draw_choice(question_id, entry.slots, seed))

    def topic_name(self, topic: str, language: str) -> str:
        """Say a topic in the reader's language."""
        return say_topic(topic, Speaker(language, {}))

    def newest_date(self) -> str:
        """Return the ISO date of the newest edition known."""
        return str(NEWEST)

    def is_ready(self, question_id: str, seed: int, as_of: str) -> bool:
        """Have a variant worked out, and say whether it is there."""
        if self._find(question_id, seed, as_of, LANGUAGES[0]) is not None:
            return True
        return is_ready(self.bank, question_id, seed, as_of)

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        """Pose one variant; equal arguments give an equal question."""
        packed = self._find(question_id, seed, as_of, language)
        try:
            if packed is not None:
                found = unpack_value(packed.texts.question, PosedQuestion, packed.names)
                return question_in_order(found, seed)
        except DamagedPackError:
            self._store.distrust()  # and derived
        return self.bank.pose(question_id, seed, as_of, language)

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        """Derive the key of the variant that `pose` shows."""
        filling = self._filling(question_id, seed, as_of)
        if filling is not None:
            packed = self._store.answer_key(question_id, filling)
            try:
                if packed is not None:
                    return unpack_value(packed, AnswerKey)
            except DamagedPackError:
                self._store.distrust()  # and derived
        return self.bank.answer_key(question_id, seed, as_of)

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        """Give a hint on the variant that `pose` shows, without its key."""
        asked = (question_id, seed, as_of, language)
        point = self.outline_of(question_id).turns_on
        return make_hint(point, self.pose(*asked), self.explain(*asked), language)

    def source_of(self, question_id: str) -> str:
        """Return the text of the file of a family."""
        return self.bank.source_of(question_id)

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain the variant that `pose` shows."""
        return self.explain_as_of(question_id, seed, as_of, as_of, language)

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options posed as of one date under the documents of another date."""
        packed = self._find(question_id, seed, as_of, language)
        found: tuple[Explained, ...] = ()
        try:
            if packed is not None:
                texts, names = packed
                found = unpack_value(texts.explanations, tuple[Explained, ...], names)
        except DamagedPackError:
            self._store.distrust()  # and derived
        for each in found:
            if each.since == other:
                return explanation_in_order(each.explanation, question_id, seed)
        return self.bank.explain_as_of(question_id, seed, as_of, other, language)

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        """List the answers by date, oldest first; one entry if nothing ever changed."""
        packed = self._find(question_id, seed, as_of, language)
        try:
            if packed is not None:
                texts, names = packed
                return unpack_value(texts.dated, tuple[DatedAnswer, ...], names)
        except DamagedPackError:
            self._store.distrust()  # and derived
        return self.bank.through_the_editions(question_id, seed, as_of, language)

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[OtherFact, ...]:
        """List facts of a variant that may be otherwise; they are in no pack."""
        return self.bank.what_if(question_id, seed, as_of, language)

    def explain_what_if(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Explanation:
        """Explain the variant with one of these facts; that is in no pack."""
        return self.bank.explain_what_if(question_id, seed, as_of, language, place)

    def summaries(self, language: str) -> tuple[Summary, ...]:
        """List every family, sorted by id; of one that is not packed, little is known."""
        known = self._listed.get(language)
        if known is None:
            ids = self.question_ids()
            known = tuple(self._summary(each, language) for each in ids)
            if self._is_whole:
                self._listed[language] = known
        entries = (self._entry(each.question_id) for each in known)
        checked = (entry.checked for entry in entries if entry is not None)
        stands = endorsements_in(self._folder.parent, checked)
        return tuple(
            _endorsed(each, stands.get(each.question_id, each.endorsement))
            for each in known
        )

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."; "" if unknown."""
        words = BELIEFS.get(misconception)
        return "" if words is None else Speaker(language, {}).translate(words.as_if)

    def endorsement_of(self, question_id: str) -> Endorsement:
        """Say how a family stands with those who review it, as far as it is packed."""
        entry = self._entry(question_id)
        if entry is None:
            return Endorsement.UNREVIEWED
        return endorsement_in(self._folder.parent, entry.checked)

    def _summary(self, question_id: str, language: str) -> Summary:
        entry = self._entry(question_id)
        outline = self.outline_of(question_id)
        profile = Profile() if entry is None else entry.profile
        names = names_of(question_id, _LISTED)
        return Summary(
            question_id=question_id,
            title=outline.titles.get(language) or title_from(question_id),
            question=with_names(profile.questions.get(language, ""), names),
            topics=outline.topics,
            level=outline.level,
            complexity=outline.complexity,
            form=profile.form,
            variants=0 if entry is None else entry.checked.variants,
            cards=profile.cards,
            rules=profile.rules,
            misconceptions=profile.misconceptions,
            endorsement=Endorsement.UNREVIEWED,
        )

    def search(self, words: str, language: str) -> tuple[str, ...]:
        """List families in which words stand; those that changed since are left out."""
        found = self._store.search(words, language)
        return tuple(each for each in found if self._entry(each) is not None)

    def _find(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> _Packed | None:
        filling = self._filling(question_id, seed, as_of)
        if filling is None:
            return None
        texts = self._store.texts(question_id, filling, language)
        if texts is None:
            return None
        return _Packed(texts, names_of(question_id, seed))

    def _filling(self, question_id: str, seed: int, as_of: str) -> str | None:
        """Return the name of the filling that a seed draws; None if it is not packed."""
        entry = self._entry(question_id)
        if entry is None or as_of != self.newest_date():
            return None
        return filling_of(draw_choice(question_id, entry.slots, seed))

    def _entry(self, question_id: str) -> Entry | None:
        """Return what the pack knows of a family, if that is so today."""
        if question_id not in self._valid:
            entry = self._entries.get(question_id)
            self._valid[question_id] = (
                entry if entry is not None and self._holds(entry) else None
            )
        return self._valid[question_id]

    def _holds(self, entry: Entry) -> bool:
        if entry.checked.faults:
            return False
        if self._is_whole:
            return True
        try:
            return self.bank.content_hash(entry.id) == entry.content_hash
        except (KeyError, UnreadableError, RefusalError):
            return False


def _endorsed(summary: Summary, endorsement: Endorsement) -> Summary:
    """Say how a family stands; it is the same value while that is so."""
    if endorsement is summary.endorsement:
        return summary
    return replace(summary, endorsement=endorsement)
