"""Gathering: which variants are exported, and what each of them says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.bank.posed import QuestionSource
from quizapp.bank.reading.fault import UnreadableError
from quizapp.bank.reading.phrases import find_nearest
from quizapp.bank.wording.speaker import MissingTranslationError
from quizapp.presenters.exporting.told_question import ToldQuestion, tell_question
from quizapp.rules.refusal import RefusalError


class NothingToExportError(ValueError):
    """What was asked for is in no question of the bank."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What is to be exported."""

    question_ids: tuple[str, ...] = ()
    """Families, in this order; empty for all of them."""
    topic: str = ""
    """Key of a topic, or empty for all of them."""
    seeds: int = 1
    """How many variants of each family."""
    first_seed: int = 1
    as_of: str
    language: str


class LeftOut(Struct, frozen=True):
    """A variant that the engine refuses under the documents asked for."""

    question_id: str
    seed: int
    reason: str


class Gathered(Struct, frozen=True):
    """What an export writes, and what it leaves out."""

    questions: tuple[ToldQuestion, ...]
    left_out: tuple[LeftOut, ...]


def choose_variants(
    source: QuestionSource, wanted: Wanted
) -> tuple[tuple[str, int], ...]:
    """List families with seeds, one family after the other.

    :raises NothingToExportError: if a question or topic is unknown, or nothing fits.
    """
    known = source.question_ids()
    for question_id in wanted.question_ids:
        _check_known("question", question_id, known)
    families = tuple(dict.fromkeys(wanted.question_ids)) or known
    if wanted.topic:
        topics = {each: source.topics_of(each) for each in families}
        all_topics = sorted({topic for each in topics.values() for topic in each})
        if not wanted.question_ids:
            _check_known("topic", wanted.topic, all_topics)
        families = tuple(each for each in families if wanted.topic in topics[each])
    if not families:
        raise NothingToExportError("none of these questions is on that topic")
    seeds = range(wanted.first_seed, wanted.first_seed + wanted.seeds)
    return tuple((each, seed) for each in families for seed in seeds)


def gather(
    source: QuestionSource,
    variants: Sequence[tuple[str, int]],
    wanted: Wanted,
    advance: Callable[[int], None],
) -> Gathered:
    """Tell all variants; those that cannot be told are listed with the reason."""
    note_long_work(LongWork.EXPORT)
    told: list[ToldQuestion] = []
    left_out: list[LeftOut] = []
    for question_id, seed in variants:
        try:
            told.append(
                tell_question(source, question_id, seed, wanted.as_of, wanted.language)
            )
        except (RefusalError, MissingTranslationError, UnreadableError) as error:
            reason = " ".join(str(error).split())
            left_out.append(LeftOut(question_id, seed, reason))
        except KeyError as error:  # templates are looked up by keys
            reason = f"there are no words for {error}"
            left_out.append(LeftOut(question_id, seed, reason))
        advance(1)
    return Gathered(tuple(told), tuple(left_out))


def _check_known(what: str, name: str, known: Sequence[str]) -> None:
    if name in known:
        return
    nearest = find_nearest(name, known)
    hint = f'; did you mean "{nearest}"?' if nearest else ""
    raise NothingToExportError(f'no {what} is called "{name}"{hint}')
