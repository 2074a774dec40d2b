"""Compiling: one variant of a family with its key and everything that is said about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec import Struct, structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.dated import FindOut, dated_answers
from quizapp.bank.family.loading import LoadedFamily, fill_slots
from quizapp.bank.keys.answer_key import make_answer_key
from quizapp.bank.keys.derive import Findings, make_key, open_worlds
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.pack.open_names import OPEN_NAMES, without_names
from quizapp.bank.pack.packed import (
    Explained,
    PackedTexts,
    PackedVariant,
    filling_of,
    pack_value,
)
from quizapp.bank.posed import PosedQuestion
from quizapp.bank.rendering import citation_of, make_explanation, pose
from quizapp.bank.signing.content import hash_texts, read_texts
from quizapp.bank.survey.contents import Untranslated
from quizapp.bank.survey.places import Choice
from quizapp.bank.variants.variant import Variant
from quizapp.bank.wording.speaker import LANGUAGES, NotingSpeaker, Speaker
from quizapp.bank.wording.topic_words import say_topic
from quizapp.rules.documents.edition import EditionDate, parse_edition_date
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook


class Said(Struct, frozen=True):
    """Sentences and rule numbers of a variant in one language, for the index."""

    language: str
    texts: tuple[str, ...]
    rules: tuple[str, ...]
    question: str
    """What is asked, with names left open."""
    read: tuple[str, ...] = ()
    """What a reviewer reads."""


class CompiledVariant(Struct, frozen=True, kw_only=True):
    """A variant ready for the pack, and what its author is told about it."""

    packed: PackedVariant
    said: tuple[Said, ...]
    options: int
    states: int
    unverified: frozenset[str]
    """Keys of rules whose number in the edition asked for is not verified."""
    answers: frozenset[tuple[str, ...]]
    """The right answers, with slots in the place of what fills them."""
    choice: Choice | None
    """The options where one of them is to be selected."""
    misconceptions: frozenset[str]
    """Ids of those behind wrong options."""
    earlier_misconceptions: frozenset[str]
    """Ids of those behind wrong options if it is asked as of an earlier day."""
    rule_points: frozenset[str]
    """Those that the rules were asked at."""
    untranslated: frozenset[Untranslated]
    read: str
    """Hash of what a reviewer reads of it in every language."""


def compile_variant(
    loaded: LoadedFamily,
    chosen: Mapping[str, str],
    catalogue: Catalogue,
    as_of: EditionDate,
) -> CompiledVariant:
    """Derive the key of a filled family and say everything about it in every language.

    :raises RefusalError: if the engine cannot answer, or the question is not fair.
    :raises MissingTranslationError: if there is no catalogue for a language.
    """
    family = fill_slots(loaded.family, dict(chosen))
    worlds = open_worlds(family, catalogue)
    find_out_on = cache(lambda day: Findings(worlds, Rulebook(day)))
    key = make_key(find_out_on(as_of))
    variant = Variant(loaded.id, 0, family, tuple(OPEN_NAMES.items()))
    telling = _Telling(variant, key, catalogue, find_out_on)
    speakers = [NotingSpeaker(each, OPEN_NAMES) for each in LANGUAGES]
    told = [telling.tell(speaker) for speaker in speakers]
    packed = PackedVariant(
        filling=filling_of(dict(chosen)),
        key=pack_value(make_answer_key(key)),
        texts=tuple(texts for texts, _ in told),
    )
    return CompiledVariant(
        packed=packed,
        said=tuple(said for _, said in told),
        options=len(key.options),
        states=key.states,
        unverified=frozenset(
            step.rule for step in key.steps if not citation_of(step, as_of).verified
        ),
        answers=_kind_of_answer(key, chosen),
        choice=_choice(key),
        misconceptions=_misconceptions(key),
        earlier_misconceptions=_earlier(map(find_out_on, telling.days)),
        rule_points=frozenset(point.key for point, _ in find_out_on(as_of).world.asked),
        untranslated=_untranslated(speakers),
        read=hash_texts(text for _, said in told for text in said.read),
    )


def _misconceptions(key: DerivedKey) -> frozenset[str]:
    wrong = (option for option in key.options if not option.correct)
    return frozenset(option.misconception for option in wrong) - {""}


def _earlier(findings: Iterable[Findings]) -> frozenset[str]:
    return frozenset[str]().union(*map(_misconceptions_on, findings))


def _misconceptions_on(then: Findings) -> frozenset[str]:
    """Return those of a question posed as of another day; none if it is not fair then."""
    try:
        return _misconceptions(make_key(then))
    except RefusalError:
        return frozenset()


def _untranslated(speakers: Iterable[NotingSpeaker]) -> frozenset[Untranslated]:
    return frozenset(
        Untranslated(speaker.language, text)
        for speaker in speakers
        for text in speaker.untranslated
    )


def _choice(key: DerivedKey) -> Choice | None:
    if key.family.ask.select_all:
        return None
    (right,) = key.right
    return Choice(tuple(option.id for option in key.options), right)


class _Telling:
    """Says everything about one variant."""

    def __init__(
        self,
        variant: Variant,
        key: DerivedKey,
        catalogue: Catalogue,
        find_out_on: FindOut,
    ) -> None:
        self._variant = variant
        self._key = key
        self._catalogue = catalogue
        self._find_out_on = find_out_on
        self.days: tuple[EditionDate, ...] = ()
        """The days since which it was answered otherwise, once that was told."""

    def tell(self, speaker: Speaker) -> tuple[PackedTexts, Said]:
        for topic in self._variant.family.topics:
            say_topic(topic, speaker)  # the index says them for all variants at once
        posed = pose(self._variant, self._key, self._catalogue, speaker)
        texts = [option.text for option in posed.options]
        if len(set(texts)) < len(texts):
            raise RefusalError("two options say the same")
        dated = dated_answers(self._key, self._find_out_on, speaker)
        self.days = tuple(parse_edition_date(each.since) for each in dated)
        days = dict.fromkeys((str(self._key.as_of), *(each.since for each in dated)))
        explained = tuple(
            Explained(
                day,
                make_explanation(
                    self._variant,
                    self._key,
                    self._find_out_on(parse_edition_date(day)),
                    speaker,
                ),
            )
            for day in days
        )
        packed = PackedTexts(
            language=speaker.language,
            question=pack_value(_sorted(posed)),
            explanations=pack_value(explained),
            dated=pack_value(dated),
        )
        return packed, _say_again(speaker.language, posed, explained)


def _sorted(posed: PosedQuestion) -> PosedQuestion:
    """Return a question whose options no seed has put in order."""
    options = sorted(posed.options, key=lambda option: option.option_id)
    return structs.replace(posed, options=tuple(options))


def _say_again(
    language: str, posed: PosedQuestion, explained: tuple[Explained, ...]
) -> Said:
    first = explained[0].explanation
    texts = (
        *posed.stem,
        posed.question,
        *(option.text for option in posed.options),
        *(option.because for option in first.options),
        *(step.text for step in first.steps),
    )
    rules = (step.cite for each in explained for step in each.explanation.steps)
    return Said(
        language,
        tuple(dict.fromkeys(map(without_names, texts))),
        tuple(dict.fromkeys(rules)),
        posed.question,
        read_texts(posed, first),
    )


def _kind_of_answer(
    key: DerivedKey, chosen: Mapping[str, str]
) -> frozenset[tuple[str, ...]]:
    """Return the right answers so that those about another filling compare as equal."""
    slots = {value: f"${name}" for name, value in chosen.items()}

    def each(option_answers: tuple[str, ...], claim: int) -> Iterator[str]:
        yield str(claim)
        for answer in option_answers:
            yield slots.get(answer, answer)

    return frozenset(
        tuple(each(option.answers, option.claim))
        for option in key.options
        if option.correct
    )
