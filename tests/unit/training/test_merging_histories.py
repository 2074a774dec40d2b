"""Two histories of one learner become one, with each answer once."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quizapp.training.history.history import History, KeptReview, KeptSession
from quizapp.training.history.merging import ClashError, merge
from quizapp.training.review import Review
from quizapp.training.scheduling.memory import after_answer, moves_schedule
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.review_item import Recalled, ReviewItem
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet
from tests.support.study_fakes import NOON, make_review, make_session

RETENTION = 0.9
Answers = tuple[tuple[str, int, tuple[bool, ...]], ...]
"""Sessions by id: the day on which each was begun, and whether answers were right."""


def make_history(sessions: Answers, *, open_session: bool = False) -> History:
    """Make the history of sessions over q0, q1, ..., one after the other."""
    kept: list[KeptSession] = []
    reviews: list[KeptReview] = []
    items: dict[str, ReviewItem] = {}
    for session_id, day, answers in sorted(sessions, key=lambda each: each[1]):
        begin = NOON + dt.timedelta(days=day)
        session = make_session(
            session_id, len(answers) + open_session, started_at=begin
        )
        session = replace(session, position=len(answers))
        kept.append(KeptSession(session, open_session))
        for place, right in enumerate(answers):
            review = replace(
                make_review(session_id, place, correct=right),
                answered_at=begin + dt.timedelta(minutes=place),
                day=begin.date(),
            )
            before = items.get(review.question_id)
            moved = moves_schedule(before, review.day)
            review = replace(review, moved=moved, first_try=before is None)
            items[review.question_id] = after_answer(before, _recalled(review), 0.9)
            reviews.append(KeptReview(review, place))
    return History(
        sessions=tuple(
            sorted(kept, key=lambda k: (k.session.started_at, k.session_id))
        ),
        reviews=tuple(reviews),
        items=tuple(items[name] for name in sorted(items)),
    )


def _recalled(review: Review) -> Recalled:
    return Recalled(
        review.question_id, review.seed, review.correct, review.grade, review.day
    )


ANSWERS = st.lists(st.booleans(), min_size=1, max_size=3).map(tuple)
SESSIONS = st.lists(
    st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 40), ANSWERS),
    max_size=6,
    unique_by=(lambda each: each[0], lambda each: each[1]),
).map(tuple)


@given(SESSIONS, st.data())
def test_whatever_is_cut_in_two_becomes_whole_again(sessions, data):
    whole = make_history(sessions)
    shares = [data.draw(st.sampled_from(["mine", "theirs", "both"])) for _ in sessions]
    parts = list(zip(sessions, shares, strict=True))
    mine = make_history(tuple(s for s, share in parts if share != "theirs"))
    theirs = make_history(tuple(s for s, share in parts if share != "mine"))

    merged = merge(mine, theirs, RETENTION)

    assert merged.history == whole
    assert merged.added == len(whole.reviews) - len(mine.reviews)
    assert merged.known == len(theirs.reviews) - merged.added
    again = merge(merged.history, theirs, RETENTION)
    assert (again.history, again.added) == (whole, 0)


@given(SESSIONS)
def test_a_history_taken_into_nothing_or_into_itself_stays_as_it_is(sessions):
    history = make_history(sessions)

    assert merge(History(), history, RETENTION).history == history
    assert merge(history, History(), RETENTION).history == history
    assert merge(history, history, RETENTION).history == history


def test_a_schedule_made_under_another_retention_is_taken_as_it_is():
    theirs = make_history((("a", 0, (True,)), ("b", 9, (True,))))
    theirs = replace(
        theirs, items=tuple(replace(item, difficulty=3.21) for item in theirs.items)
    )
    mine = make_history((("a", 0, (True,)),))

    assert merge(mine, theirs, RETENTION).history.items == theirs.items
    assert merge(theirs, mine, RETENTION).history.items == theirs.items


def test_first_tries_are_told_anew_where_both_have_answered():
    mine = make_history((("a", 5, (True,)),))
    theirs = make_history((("b", 1, (False,)),))

    reviews = merge(mine, theirs, RETENTION).history.reviews

    assert [kept.review.session_id for kept in reviews] == ["b", "a"]
    assert [kept.review.first_try for kept in reviews] == [True, False]


def test_a_clock_that_went_back_does_not_change_the_order_of_ones_own_answers():
    mine = make_history((("a", 5, (True, True, True)),))
    first, second, third = mine.reviews
    earlier = second.review.answered_at - dt.timedelta(days=3)
    second = replace(second, review=replace(second.review, answered_at=earlier))
    mine = replace(mine, reviews=(first, second, third))
    theirs = make_history((("b", 1, (True,)), ("c", 30, (True,))))

    merged = merge(mine, theirs, RETENTION).history

    own = [kept.place for kept in merged.reviews if kept.review.session_id == "a"]
    assert own == [0, 1, 2]
    assert [k.review.session_id for k in merged.reviews] == ["b", "a", "a", "a", "c"]


def test_the_further_state_of_a_session_is_taken():
    earlier = make_history((("a", 0, (True,)),), open_session=True)
    later = make_history((("a", 0, (True, False)),), open_session=True)

    for mine, theirs in ((earlier, later), (later, earlier)):
        (session,) = merge(mine, theirs, RETENTION).history.sessions
        assert session.session.position == 2
        assert session.is_open


def test_only_one_session_stays_open():
    mine = make_history((("a", 0, (True,)),), open_session=True)
    theirs = make_history((("b", 1, (True,)),), open_session=True)

    sessions = merge(mine, theirs, RETENTION).history.sessions

    assert {kept.session_id: kept.is_open for kept in sessions} == {
        "a": True,
        "b": False,
    }
    alone = merge(History(), theirs, RETENTION).history.sessions
    assert [kept.is_open for kept in alone] == [True]


def test_a_changed_grade_is_no_other_answer():
    mine = make_history((("a", 0, (True,)),))
    (kept,) = mine.reviews
    hard = replace(kept, review=replace(kept.review, grade=RecallGrade.HARD))

    merged = merge(mine, replace(mine, reviews=(hard,)), RETENTION)

    assert merged.history == mine


@pytest.mark.parametrize(
    "change", [{"chosen": ("b",)}, {"correct": False}, {"engine": "2"}, {"seed": 9}]
)
def test_an_answer_that_differs_is_a_clash(change):
    mine = make_history((("a", 0, (True,)),))
    (kept,) = mine.reviews
    other = replace(kept, review=replace(kept.review, **change))

    with pytest.raises(ClashError) as caught:
        merge(mine, replace(mine, reviews=(other,)), RETENTION)

    assert caught.value.name == ("a", 0)


@pytest.mark.parametrize(
    "change",
    [
        {"as_of": "2016-01-22"},
        {"started_at": NOON - dt.timedelta(days=1)},
        {"seeds": (99,)},
        {"question_ids": ("other",)},
    ],
)
def test_a_session_that_differs_is_a_clash(change):
    mine = make_history((("a", 0, (True,)),))
    (kept,) = mine.sessions
    other = replace(kept, session=replace(kept.session, **change))

    with pytest.raises(ClashError) as caught:
        merge(mine, replace(mine, sessions=(other,), reviews=()), RETENTION)

    assert caught.value.name == "a"


def test_settings_are_added_and_never_changed():
    mine = History(settings={"theme": "dark"}, suspended=("b",))
    theirs = History(settings={"theme": "light", "language": "fr"}, suspended=("a",))

    merged = merge(mine, theirs, RETENTION).history

    assert merged.settings == {"theme": "dark", "language": "fr"}
    assert merged.suspended == ("a", "b")


def test_bookmarks_and_notes_of_both_are_kept():
    mine = History(bookmarks=("a",), notes={"a": "one", "b": "mine"})
    theirs = History(bookmarks=("a", "c"), notes={"a": "two", "c": "theirs"})

    merged = merge(mine, theirs, 0.9).history

    assert merged.bookmarks == ("a", "c")
    assert merged.notes == {"a": "one\ntwo", "b": "mine", "c": "theirs"}
    assert merge(merged, theirs, 0.9).history == merged


def test_an_answer_that_does_not_count_moves_nothing_when_schedules_are_made_again():
    def history(session_id: str, day: int) -> History:
        return make_history(((session_id, day, (True,)),))

    mine, practice = history("mine", 0), history("practice", 1)
    theirs = history("theirs", 60)
    loose = replace(practice.sessions[0].session, counts=False)
    bare = replace(practice.reviews[0].review, moved=False, first_try=False)
    mine = replace(
        mine,
        sessions=(*mine.sessions, KeptSession(loose, False)),
        reviews=(*mine.reviews, KeptReview(bare, 0)),
    )

    merged = merge(mine, theirs, RETENTION).history

    both = make_history((("mine", 0, (True,)), ("theirs", 60, (True,))))
    assert merged.items == both.items
    assert [kept.review.moved for kept in merged.reviews] == [True, False, True]


def test_sets_of_both_are_kept_oldest_first():
    def kept(name: str, hour: int) -> WoodpeckerSet:
        return WoodpeckerSet(name, name, ("q0",), NOON + dt.timedelta(hours=hour))

    mine = History(sets=(kept("b", 1), kept("c", 2)))
    theirs = History(sets=(kept("a", 0), kept("b", 1)))

    merged = merge(mine, theirs, RETENTION).history

    assert [each.set_id for each in merged.sets] == ["a", "b", "c"]
    other = History(sets=(replace(kept("b", 1), question_ids=("q1",)),))
    with pytest.raises(ClashError, match="differs from the set"):
        merge(mine, other, RETENTION)
