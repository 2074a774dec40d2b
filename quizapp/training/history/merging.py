"""Merging: two histories of one learner made one, each answer once."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.training.history.history import History, KeptReview, KeptSession
from quizapp.training.marks import join_notes
from quizapp.training.review import Review
from quizapp.training.scheduling.memory import after_answer, moves_schedule, seen
from quizapp.training.scheduling.review_item import Recalled, ReviewItem
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet

Name = tuple[str, int]
"""Names an answer: its session and its place there."""


class ClashError(ValueError):
    """Two histories say different things of the same session, answer or set."""

    def __init__(self, name: Name | str, reason: str) -> None:
        super().__init__(reason)
        self.name = name
        """The answer, or the id of the session or set."""


class Merged(Struct, frozen=True):
    """A history with another one in it."""

    history: History
    added: int
    """Answers that were new."""
    known: int
    """Answers that were there already."""


def merge(mine: History, theirs: History, retention: float) -> Merged:
    """Take into one history what another one has besides.

    The same answer twice is one. Where each of the two has answers to a family that the
    other lacks, its schedule is made again from all of them; elsewhere it is that of the
    one that has them all. A session is open only if it is so in both that have it, and
    at most one is.

    :raises ClashError: if a session or answer differs between the two.
    """
    known = {kept.name: kept for kept in mine.reviews}
    new = tuple(_new(known, theirs.reviews))
    families = _Families(mine, theirs)
    reviews, made = _made_anew(
        [families.version_of(kept) for kept in _in_order(mine.reviews, new)],
        families.mixed,
        retention,
        _uncounted(mine, theirs),
    )
    history = History(
        sessions=_merge_sessions(mine.sessions, theirs.sessions),
        reviews=reviews,
        items=families.items(made),
        suspended=tuple(sorted({*mine.suspended, *theirs.suspended})),
        settings={**theirs.settings, **mine.settings},
        bookmarks=tuple(sorted({*mine.bookmarks, *theirs.bookmarks})),
        notes=_merge_notes(mine.notes, theirs.notes),
        sets=_merge_sets(mine.sets, theirs.sets),
    )
    return Merged(history, len(new), len(theirs.reviews) - len(new))


def _new(
    known: Mapping[Name, KeptReview], theirs: Iterable[KeptReview]
) -> Iterator[KeptReview]:
    """Yield the answers that are not known.

    :raises ClashError: if one that is known was another answer.
    """
    for kept in theirs:
        if kept.name not in known:
            yield kept
        elif not _is_same(known[kept.name], kept):
            raise ClashError(kept.name, "it differs from the answer that is kept here")


def _merge_notes(mine: Mapping[str, str], theirs: Mapping[str, str]) -> dict[str, str]:
    """Lose no line of either: what only the other note says is put below."""
    return {
        name: join_notes(mine.get(name, ""), theirs.get(name, ""))
        for name in sorted({*mine, *theirs})
    }


def _merge_sets(
    mine: Iterable[WoodpeckerSet], theirs: Iterable[WoodpeckerSet]
) -> tuple[WoodpeckerSet, ...]:
    """Take the sets of both; one of the same id is the same set.

    :raises ClashError: if it is another one.
    """
    merged = {kept.set_id: kept for kept in mine}
    for other in theirs:
        if merged.setdefault(other.set_id, other) != other:
            raise ClashError(other.set_id, "it differs from the set that is kept here")
    return tuple(sorted(merged.values(), key=lambda kept: (kept.made_at, kept.set_id)))


def _is_same(one: KeptReview, other: KeptReview) -> bool:
    """Compare answers; their grade may be changed, and what it moved is derived."""

    def bare(review: Review) -> Review:
        return replace(review, grade=one.review.grade, moved=True, first_try=True)

    return one == other or bare(one.review) == bare(other.review)


class _Families:
    """Knows for each family whose answers and schedule are taken."""

    def __init__(self, mine: History, theirs: History) -> None:
        in_mine, in_theirs = _names(mine.reviews), _names(theirs.reviews)
        both = in_mine.keys() & in_theirs.keys()
        further = {each for each in both if in_theirs[each] - in_mine[each]}
        self.mixed = {each for each in further if in_mine[each] - in_theirs[each]}
        """Each has answers that the other lacks."""
        self.theirs = further - self.mixed
        """The other history has all answers, and more."""
        self._their_version = {kept.name: kept for kept in theirs.reviews}
        self._items = (mine.items, theirs.items)

    def version_of(self, kept: KeptReview) -> KeptReview:
        """Return an answer as it stands in the history whose schedule is taken."""
        if kept.review.question_id in self.theirs:
            return self._their_version[kept.name]
        return kept

    def items(self, made: Mapping[str, ReviewItem]) -> tuple[ReviewItem, ...]:
        """Return the schedule of every family, with what was made anew."""
        mine, theirs = self._items
        items = {item.question_id: item for item in theirs}
        for item in mine:
            if item.question_id not in self.theirs:
                items[item.question_id] = item
        items |= made
        return tuple(items[name] for name in sorted(items))


def _names(reviews: Iterable[KeptReview]) -> Mapping[str, set[Name]]:
    names: dict[str, set[Name]] = defaultdict(set)
    for kept in reviews:
        names[kept.review.question_id].add(kept.name)
    return names


def _merge_sessions(
    mine: Sequence[KeptSession], theirs: Sequence[KeptSession]
) -> tuple[KeptSession, ...]:
    others = {kept.session_id: kept for kept in theirs}
    merged = {
        kept.session_id: _further(kept, others.get(kept.session_id, kept))
        for kept in mine
    }
    has_open = any(kept.is_open for kept in merged.values())
    for session_id, other in others.items():
        if session_id not in merged:
            is_open = other.is_open and not has_open
            merged[session_id] = replace(other, is_open=is_open)
    return tuple(
        sorted(merged.values(), key=lambda k: (k.session.started_at, k.session_id))
    )


def _further(mine: KeptSession, theirs: KeptSession) -> KeptSession:
    """Return the state of a session in which more is answered; closed stays closed."""
    for name in ("as_of", "kind", "started_at", "counts", "set_id", "round"):
        if getattr(mine.session, name) != getattr(theirs.session, name):
            reason = "it differs from the session that is kept here"
            raise ClashError(mine.session_id, reason)
    answered = min(mine.session.position, theirs.session.position)
    if _asked(mine)[:answered] != _asked(theirs)[:answered]:
        raise ClashError(mine.session_id, "it asked other questions here")
    further = mine
    if theirs.session.position > mine.session.position:
        further = theirs
    return replace(further, is_open=mine.is_open and theirs.is_open)


def _asked(kept: KeptSession) -> list[tuple[str, int]]:
    return list(zip(kept.session.question_ids, kept.session.seeds, strict=True))


def _in_order(
    mine: Iterable[KeptReview], new: Iterable[KeptReview]
) -> list[KeptReview]:
    """Merge by time; each of the two keeps its own order, even if a clock went back."""
    merged: list[KeptReview] = []
    waiting = deque(new)
    for kept in mine:
        while waiting and waiting[0].review.answered_at < kept.review.answered_at:
            merged.append(waiting.popleft())
        merged.append(kept)
    return [*merged, *waiting]


def _made_anew(
    reviews: Iterable[KeptReview],
    families: set[str],
    retention: float,
    uncounted: set[str],
) -> tuple[tuple[KeptReview, ...], dict[str, ReviewItem]]:
    """Make the schedule of families again, and what it says of their answers."""
    items: dict[str, ReviewItem] = {}
    marked: list[KeptReview] = []
    for kept in reviews:
        review, name = kept.review, kept.review.question_id
        if name not in families:
            marked.append(kept)
            continue
        before = items.get(name)
        if review.session_id in uncounted:
            if before is not None:
                items[name] = seen(before, _recalled(review))
            review = replace(review, moved=False, first_try=False)
            marked.append(replace(kept, review=review))
            continue
        moved = moves_schedule(before, review.day)
        items[name] = after_answer(before, _recalled(review), retention)
        review = replace(review, moved=moved, first_try=before is None)
        marked.append(replace(kept, review=review))
    return tuple(marked), items


def _uncounted(*histories: History) -> set[str]:
    """Name the sessions whose answers move no schedule."""
    return {
        kept.session_id
        for history in histories
        for kept in history.sessions
        if not kept.session.counts
    }


def _recalled(review: Review) -> Recalled:
    return Recalled(
        review.question_id, review.seed, review.correct, review.grade, review.day
    )
