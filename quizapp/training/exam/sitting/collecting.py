"""Collecting: of all answers that came, which ones count, whatever their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.sealed_answers import HandIn, OpenedAnswers
from quizapp.training.exam.sitting.letters import SittingRefusedError, check_answers


class Several(StrEnum):
    """What is done where one name stands for several sittings."""

    REFUSE = "refuse"
    LATEST = "latest"
    """It is one person: the sitting that was handed in last counts."""
    BOTH = "both"
    """They are different people: each counts, with a number behind the name."""


class CollectingError(ValueError):
    """It is not known which answers count; the sentence names the files."""


class Came(Struct, frozen=True):
    """Answers, and the file that they came in."""

    source: str
    opened: OpenedAnswers


class Collected(Struct, frozen=True, kw_only=True):
    """Answers that count."""

    candidate: str
    form: str
    hand_in: HandIn
    source: str
    words: str
    """Those that the candidate saw when handing in."""
    replaced: tuple[str, ...] = ()
    """Files with earlier answers that do not count."""


def collect(
    came: Iterable[Came], papers: Mapping[str, Paper], several: Several = Several.REFUSE
) -> tuple[Collected, ...]:
    """Choose the answers that count, sorted by name.

    Papers are given by their hash. Of one sitting the hand-in with the highest number
    counts; the same one may come more than once. The order of files means nothing.

    :raises CollectingError: if answers are to another paper, cannot be answers to it,
        or contradict each other.
    """
    sittings: dict[str, list[Came]] = {}
    for each in sorted(came, key=lambda each: (each.opened.words, each.source)):
        _check(each, papers)
        sittings.setdefault(each.opened.sitting, []).append(each)
    by_name: dict[str, list[Collected]] = {}
    for files in sittings.values():
        found = _latest(files, papers)
        by_name.setdefault(found.candidate.casefold(), []).append(found)
    return tuple(
        each
        for name in sorted(by_name)
        for each in _of_one_name(sorted(by_name[name], key=_when), several)
    )


def _check(came: Came, papers: Mapping[str, Paper]) -> None:
    paper = papers.get(came.opened.hand_in.paper_hash)
    if paper is None:
        raise CollectingError(
            f"{came.source}: these are answers to another paper; give the sealed "
            "paper that they belong to."
        )
    try:
        check_answers(paper, came.opened.hand_in.answers)
    except SittingRefusedError as error:
        raise CollectingError(f"{came.source}: {error}") from error


def _latest(files: Sequence[Came], papers: Mapping[str, Paper]) -> Collected:
    last = max(each.opened.hand_in.number for each in files)
    newest = [each for each in files if each.opened.hand_in.number == last]
    first = newest[0]
    for other in newest[1:]:
        if other.opened.hand_in != first.opened.hand_in:
            raise CollectingError(
                f"{first.source} and {other.source}: one sitting was handed in with "
                f"different answers under one number; ask {_name(first)}, whose words "
                f"are {first.opened.words} or {other.opened.words}, and leave one out."
            )
    earlier = {each.source for each in files} - {each.source for each in newest}
    return Collected(
        candidate=_name(first),
        form=papers[first.opened.hand_in.paper_hash].form,
        hand_in=first.opened.hand_in,
        source=first.source,
        words=first.opened.words,
        replaced=tuple(sorted(earlier)),
    )


def _of_one_name(found: Sequence[Collected], several: Several) -> Sequence[Collected]:
    if len(found) == 1:
        return found
    if several is Several.BOTH:
        return [
            replace(each, candidate=f"{each.candidate} ({number})")
            for number, each in enumerate(found, 1)
        ]
    if several is Several.LATEST:
        earlier = [name for e in found[:-1] for name in (e.source, *e.replaced)]
        replaced = tuple(sorted({*found[-1].replaced, *earlier}))
        return [replace(found[-1], replaced=replaced)]
    sources = " and ".join(each.source for each in found)
    raise CollectingError(
        f"{sources}: {len(found)} sittings have the name {found[0].candidate}; say "
        f"--several latest if this is one person, or --several both if it is not."
    )


def _name(came: Came) -> str:
    return came.opened.hand_in.candidate


def _when(found: Collected) -> tuple[str, str]:
    return found.hand_in.handed_in_at.isoformat(), found.words
