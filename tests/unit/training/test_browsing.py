"""Finding questions: words, conditions, AND, OR, NOT, and ticks with live counts."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.bank.browsing.summary import Summary
from quizapp.training.browsing import facets
from quizapp.training.browsing.browser import Browser
from quizapp.training.browsing.facets import Facet
from quizapp.training.browsing.parsing import QueryError, QueryFault, parse_query
from quizapp.training.scheduling.review_item import ReviewItem
from tests.support.mark_fakes import MemoryMarks

TODAY = dt.date(2026, 11, 30)


def _summary(question_id: str, **other) -> Summary:
    told = {
        "title": "A title",
        "question": "Who decides?",
        "topics": ("searching",),
        "level": 1,
        "complexity": 1,
        "form": "can",
        "variants": 4,
        "cards": ("Demonic Tutor",),
        "rules": ("CR 701.23b",),
        "misconceptions": ("what-is-there-must-be-found",),
    }
    return Summary(question_id=question_id, **{**told, **other})


def _item(question_id: str, *, due_in: int, right: bool) -> ReviewItem:
    return ReviewItem(
        question_id=question_id,
        first_on=TODAY - dt.timedelta(days=9),
        first_right=right,
        last_on=TODAY - dt.timedelta(days=5),
        due_on=TODAY + dt.timedelta(days=due_in),
        stability=4.0,
        difficulty=5.0,
        repetitions=2,
        lapses=0,
        last_seed=1,
        last_right=right,
    )


SUMMARIES = (
    _summary("agent-searches", level=3, rules=("CR 723.5", "CR 701.23b")),
    _summary("fetch", cards=("Flooded Strand", "Mindslaver"), form="all", level=2),
    _summary(
        "slaver",
        topics=("player-control", "turns"),
        cards=("Mindslaver",),
        rules=("CR 723.1", "CR 72.3"),
        complexity=3,
        misconceptions=(),
    ),
    _summary("soulgorger", topics=("missed-triggers",), rules=("IPG 2.1",)),
)


class FakeShelf:
    def __init__(self) -> None:
        self.searches: list[str] = []

    def summaries(self, language):
        return SUMMARIES

    def search(self, words, language):
        self.searches.append(words)
        return {
            "sacrifice": ("soulgorger",),
            "library": ("fetch", "agent-searches"),
        }.get(words, ())


class FakeSchedule:
    def items(self):
        return (
            _item("fetch", due_in=0, right=True),
            _item("slaver", due_in=3, right=False),
            _item("soulgorger", due_in=-1, right=True),
        )

    def suspended(self):
        return ("soulgorger",)


@pytest.fixture
def browser():
    marks = MemoryMarks()
    marks.bookmark("fetch")
    marks.bookmark("slaver")
    marks.keep_note("slaver", "Whose turn? #Later #à-revoir")
    return Browser(FakeShelf(), FakeSchedule(), lambda: TODAY, marks)


def _ids(browser, text: str, ticked=None) -> list[str]:
    found = browser.find(text, ticked or {}, "en")
    return [each.summary.question_id for each in found.questions]


EVERY = [each.question_id for each in SUMMARIES]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", EVERY),
        ("  ", EVERY),
        ("sacrifice", ["soulgorger"]),
        ("slaver", ["slaver"]),
        ("library sacrifice", []),
        ("library OR sacrifice", ["agent-searches", "fetch", "soulgorger"]),
        ("NOT library", ["slaver", "soulgorger"]),
        ("-library", ["slaver", "soulgorger"]),
        ("topic:player-control", ["slaver"]),
        ("topic:SEARCHING", ["agent-searches", "fetch"]),
        ("rule:723", ["agent-searches", "slaver"]),
        ("rule:723.*", ["agent-searches", "slaver"]),
        ("rule:723.1", ["slaver"]),
        ("rule:72", ["slaver"]),
        ("rule:IPG", ["soulgorger"]),
        ('card:"flooded strand"', ["fetch"]),
        ("card:mindslaver AND level:1", ["slaver"]),
        ("level:2-3", ["agent-searches", "fetch"]),
        ("complexity:3", ["slaver"]),
        ("form:all", ["fetch"]),
        ("is:new", ["agent-searches"]),
        ("is:due", ["fetch"]),
        ("is:wrong", ["slaver"]),
        ("is:right", ["fetch", "soulgorger"]),
        ("is:suspended", ["soulgorger"]),
        ("is:bookmarked", ["fetch", "slaver"]),
        ("est:marquée", ["fetch", "slaver"]),
        ("is:noted", ["slaver"]),
        ("est:annotée", ["slaver"]),
        ("tag:later", ["slaver"]),
        ("tag:#LATER", ["slaver"]),
        ("étiquette:à-revoir is:bookmarked", ["slaver"]),
        ("tag:late", []),
        ('"whose turn"', ["slaver"]),
        ("belief:what-is-there-must-be-found -is:new", ["fetch", "soulgorger"]),
        ("id:fetch", ["fetch"]),
        ("(is:new OR is:due) level:2", ["fetch"]),
        ("is:new OR is:due level:2", ["agent-searches", "fetch"]),
        ("NOT (is:new OR is:due)", ["slaver", "soulgorger"]),
        ("not:library", ["slaver", "soulgorger"]),
        ("sujet:searching ET niveau:3", ["agent-searches"]),
        ("est:nouvelle OU est:fausse", ["agent-searches", "slaver"]),
        ("thème:turns", ["slaver"]),
        ("est:revoir", ["fetch"]),
        ("SAUF règle:723", ["fetch", "soulgorger"]),
    ],
)
def test_a_query_finds(browser, text, ids):
    assert _ids(browser, text) == ids


@pytest.mark.parametrize(
    ("text", "fault", "position"),
    [
        ("colour:red", QueryFault.UNKNOWN_NAME, 0),
        ("level:4", QueryFault.UNKNOWN_VALUE, 0),
        ("library is:lost", QueryFault.UNKNOWN_VALUE, 8),
        ("topic:", QueryFault.UNKNOWN_VALUE, 0),
        ("(library", QueryFault.UNCLOSED, 0),
        ("library)", QueryFault.UNCLOSED, 7),
        ('"library', QueryFault.UNCLOSED, 0),
        ("library OR", QueryFault.INCOMPLETE, 10),
        ("OR library", QueryFault.INCOMPLETE, 0),
        ("()", QueryFault.INCOMPLETE, 1),
        ("NOT", QueryFault.INCOMPLETE, 3),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_place(text, fault, position):
    with pytest.raises(QueryError) as caught:
        parse_query(text)

    assert (caught.value.fault, caught.value.position) == (fault, position)


def _faulty_place(text: str) -> int | None:
    try:
        parse_query(text)
    except QueryError as error:
        return error.position
    return None


@given(st.text(alphabet='ab :()"-OR ANDTlevel123', max_size=30))
def test_any_text_is_a_query_or_a_fault_with_a_place_in_it(text):
    place = _faulty_place(text)

    assert place is None or 0 <= place <= len(text)


def test_words_are_looked_up_once_however_many_questions_there_are():
    shelf = FakeShelf()

    Browser(shelf, FakeSchedule(), lambda: TODAY).find("library OR library", {}, "en")

    assert shelf.searches == ["library"]


def test_ticks_of_one_facet_add_and_those_of_another_narrow(browser):
    topics = frozenset({"searching", "player-control"})
    both = {Facet.TOPIC: topics, Facet.LEVEL: frozenset({"1", "2"})}

    assert _ids(browser, "", {Facet.TOPIC: topics}) == EVERY[:3]
    assert _ids(browser, "", both) == ["fetch", "slaver"]


def test_a_count_says_what_a_tick_would_leave(browser):
    ticked = {Facet.TOPIC: frozenset({"searching"})}

    counts = browser.find("", ticked, "en").counts

    assert {each.value: each.count for each in counts[Facet.TOPIC]} == {
        "missed-triggers": 1,
        "player-control": 1,
        "searching": 2,
        "turns": 1,
    }
    assert {each.value: each.count for each in counts[Facet.LEVEL]} == {
        "1": 0,
        "2": 1,
        "3": 1,
    }
    for each in counts[Facet.LEVEL]:
        narrowed = {**ticked, Facet.LEVEL: frozenset({each.value})}
        assert len(_ids(browser, "", narrowed)) == each.count


def test_tags_and_bookmarks_can_be_ticked(browser):
    assert _ids(browser, "", {Facet.TAG: frozenset({"later"})}) == ["slaver"]
    marked = {Facet.STANDING: frozenset({"bookmarked"})}
    assert _ids(browser, "", marked) == ["fetch", "slaver"]


def test_without_marks_nothing_is_bookmarked():
    browser = Browser(FakeShelf(), FakeSchedule(), lambda: TODAY)

    assert _ids(browser, "is:bookmarked OR is:noted") == []


def test_what_was_answered_meanwhile_shows_after_a_refresh():
    schedule = FakeSchedule()
    browser = Browser(FakeShelf(), schedule, lambda: TODAY)
    assert "agent-searches" in _ids(browser, "is:new")
    schedule.items = lambda: (_item("agent-searches", due_in=2, right=True),)

    browser.refresh()

    assert "agent-searches" not in _ids(browser, "is:new")
    assert browser.find("", {}, "en").total == 4


def test_what_is_barred_is_left_out_and_its_count_says_what_it_takes_away(browser):
    barred = {Facet.TOPIC: frozenset({"searching"})}

    found = browser.find("", {}, "en", barred)

    left = {each.summary.question_id for each in found.questions}
    searching = set(_ids(browser, "", {Facet.TOPIC: frozenset({"searching"})}))
    assert left == set(EVERY) - searching
    counts = {each.value: each.count for each in found.counts[Facet.TOPIC]}
    assert counts["searching"] == len(searching)


def test_ticks_and_bars_of_several_properties_hold_together(browser):
    ticked = {Facet.LEVEL: frozenset({"1", "2", "3"})}
    barred = {Facet.TOPIC: frozenset({"searching", "turns"})}

    for listed in browser.find("", ticked, "en", barred).questions:
        assert not {"searching", "turns"} & set(listed.summary.topics)


def test_rules_and_misconceptions_can_be_ticked(browser):
    counts = browser.find("", {}, "en").counts
    for facet in (Facet.RULE, Facet.MISCONCEPTION):
        for each in counts[facet]:
            found = _ids(browser, "", {facet: frozenset({each.value})})
            assert len(found) == each.count > 0


def test_each_question_is_weighed_once_however_many_facets_count_it(
    browser, monkeypatch
):
    weighed = []
    real = facets._failing
    monkeypatch.setattr(
        facets,
        "_failing",
        lambda listed, *rest: weighed.append(1) or real(listed, *rest),
    )

    found = browser.find("", {Facet.LEVEL: frozenset({"1"})}, "en")

    assert len(weighed) == found.total > 1
