"""Orders in exams: put together from pieces, sealed, graded, analysed and told."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from quizapp.bank.posed import ExplainedPlace, Explanation
from quizapp.bank.question_bank import QuestionBank
from quizapp.interchange.exams.entered import read_entered
from quizapp.interchange.exams.files import AnswerSheet, ExamFileError, Record
from quizapp.interchange.exams.sheets import SheetReader, find_reworded
from quizapp.training.exam.analysis.items import analyse_items
from quizapp.training.exam.assembling import Wanted
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.building import build
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.form import Form, Item
from quizapp.training.exam.grading import Answers, grade_paper, marking_for
from quizapp.training.exam.mock.marking import KeptMock, mark_mock
from quizapp.training.exam.paper import fingerprint, make_paper
from quizapp.training.exam.rekeying import Change, rekey_exam
from quizapp.training.exam.results.releasing import release
from quizapp.training.exam.sealing.canonical import decode_exactly, encode
from quizapp.training.exam.sitting.letters import SittingRefusedError, check_letters
from quizapp.training.grading import MalformedAnswerError
from quizapp.training.room.deeds import Refused, SentAnswer
from quizapp.training.room.shape import judge_answer, shape_of
from tests.support.exam_families import blueprint, family, part
from tests.support.exam_papers import DAY, LATER, Keys
from tests.support.ordered_questions import ORDERED

KEYS = Keys(options="abc", turns="b-a-b", one="a")
PLACES = blueprint(part("all", 2), order=OrderCredit.PLACES)
FORM = Form("A", (Item("all", "turns", 0, ordered=True), Item("all", "one", 0)))
PAPER = make_paper(
    PLACES, "A", [KEYS.pose(i.question_id, 0, DAY, "en") for i in FORM.items]
)
ASKED = PAPER.questions[0]


def _graded(*chosen: str, kind: OrderCredit | None = None):
    answers = Answers("Kim", "A", (tuple(chosen), ("a",)))
    marking = marking_for(PLACES, order=kind)
    return grade_paper(answers, {"A": FORM}, KEYS, marking)


def test_a_paper_offers_the_pieces_of_an_order_and_says_how_many_it_takes():
    assert [each.text for each in ASKED.options] == ["turn a", "turn b", "turn c"]
    assert (ASKED.places, ASKED.select_all, ASKED.note) == (3, False, "Regular REL")
    assert (PAPER.asks_order, PAPER.asks_all) == (True, False)
    assert fingerprint(ASKED) != fingerprint(replace(ASKED, places=2))


def test_an_order_is_whole_once_every_place_is_filled():
    assert not ASKED.is_answered_by("ba")
    assert ASKED.is_answered_by("bab")


def test_letters_of_an_order_stay_as_they_stand_and_may_come_again():
    assert check_letters(ASKED, ("b", "a", "b")) == ("b", "a", "b")
    assert check_letters(ASKED, ("c",)) == ("c",)
    with pytest.raises(SittingRefusedError, match="3 places, not 4"):
        check_letters(ASKED, tuple("baba"))
    with pytest.raises(SittingRefusedError, match="no option 'd'"):
        check_letters(ASKED, ("d",))


def test_a_room_takes_an_order_and_refuses_what_is_none():
    shape = shape_of(PAPER)

    def judged(chosen: str) -> Refused | None:
        return judge_answer(SentAnswer(1, 1, tuple(chosen)), shape)

    assert [judged(each) for each in ("bab", "b", "")] == [None, None, None]
    assert judged("baba") is Refused.NO_SUCH_PLACE
    assert judged("bad") is Refused.NO_SUCH_OPTION


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (OrderCredit.ALL_OR_NOTHING, 0),
        (OrderCredit.PLACES, Fraction(1, 3)),
        (OrderCredit.SEQUENCE, Fraction(2, 3)),
        (None, Fraction(1, 3)),
    ],
)
def test_an_order_is_graded_by_the_rule_that_the_exam_or_the_examiner_says(
    kind, points
):
    grade = _graded("b", "b", "a", kind=kind).items[0]

    assert grade.points == points
    assert (grade.chosen, grade.right) == (("b", "b", "a"), ("b", "a", "b"))
    assert "".join(grade.letters_of(grade.right)) == "bab"


def test_half_an_order_counts_as_far_as_it_goes_and_is_no_misconception():
    grade = _graded("b", "a").items[0]

    assert (grade.points, grade.misconception) == (Fraction(2, 3), "")


@pytest.mark.parametrize("chosen", ["d", "baba"])
def test_what_is_no_order_of_the_pieces_is_refused_and_not_marked_wrong(chosen):
    with pytest.raises(MalformedAnswerError, match="form A, item 1"):
        _graded(*chosen)


def test_orders_are_analysed_as_wholes():
    papers = [_graded(*order) for order in ("bab", "bab", "aab", "")]

    found = {each.question_id: each for each in analyse_items(papers)}["turns"]

    counted = {e.option_id: (e.right, e.total) for e in found.options}
    assert counted == {"b-a-b": (True, 2), "a-a-b": (False, 1)}


class _Days:
    """Another day on which another order is right, or one that cannot be given."""

    def __init__(self, order: str) -> None:
        self._order = order

    def explain(self, _question_id, _seed, _as_of, _language):
        places = (ExplainedPlace(e, "", (("c", f"no {e} is c"),)) for e in self._order)
        return Explanation(
            options=(), steps=(), states=1, editions=(), order=tuple(places)
        )

    def explain_as_of(self, question_id, seed, as_of, _other, language):
        if question_id == "one":
            return Explanation((), (), 1, ())
        return self.explain(question_id, seed, as_of, language)


def test_the_order_of_another_day_counts_for_everybody():
    papers = [_graded("b", "b", "a"), _graded("b", "a", "b")]

    found = rekey_exam(papers, _Days("bba"), marking_for(PLACES), LATER)

    (_, turns) = sorted(found.items, key=lambda each: each.item.question_id)
    assert (turns.change, turns.after) == (Change.OTHER_KEY, ("b", "b", "a"))
    assert [each.after.items[0].points for each in found.candidates] == [
        1,
        Fraction(1, 3),
    ]


def test_an_order_that_nobody_could_give_is_dropped():
    found = rekey_exam(
        [_graded("b", "a", "b")], _Days("bad"), marking_for(PLACES), LATER
    )

    assert found.changed[-1].change is Change.NONE_RIGHT


def test_a_candidate_is_told_the_right_order_and_why_not_the_own_one():
    told = replace(PLACES, release=Release.KEY)
    mark = release(_graded("b", "c"), told, _Days("bab")).marks[0]

    assert mark.chosen == ("b", "c")
    assert [(e.letter, e.chosen, e.because) for e in mark.places] == [
        ("b", "b", ""), ("a", "c", "no a is c"), ("b", "", ""),
    ]  # fmt: skip
    marks_alone = replace(PLACES, release=Release.MARKS)
    assert release(_graded("b", "c"), marks_alone, _Days("bab")).marks[0].places == ()


def _record(*forms: Form) -> Record:
    return Record(
        blueprint=PLACES,
        forms=forms,
        fingerprints={"A": tuple(map(fingerprint, PAPER.questions))},
    )


def test_letters_of_a_sheet_become_the_pieces_of_an_order(tmp_path):
    sheet = AnswerSheet(candidate="Kim", form="A", answers={"1": ("b", "a", "b")})

    read = SheetReader(_record(FORM), KEYS).read(sheet, tmp_path)

    assert read.chosen == (("b", "a", "b"), ())


def test_an_exam_that_was_built_before_still_asks_for_one_of_whole_orders():
    before = Form("A", tuple(Item("all", i.question_id, 0) for i in FORM.items))

    assert find_reworded(_record(FORM), KEYS) == ()
    assert find_reworded(_record(before), KEYS) == (("A", 1),)
    grade = grade_paper(
        Answers("Kim", "A", (("a",), ("a",))), {"A": before}, KEYS, marking_for(PLACES)
    ).items[0]
    assert (grade.options, grade.points) == (("a", "b", "c"), 0)


def test_papers_of_before_have_the_same_bytes_and_new_ones_survive_them():
    plain = make_paper(blueprint(part("all", 1)), "A", [KEYS.pose("one", 0, DAY, "en")])

    assert b"places" not in encode(plain)
    assert b'"order"' not in encode(plain)
    assert decode_exactly(encode(PAPER), type(PAPER)) == PAPER


def test_orders_from_paper_are_typed_as_they_stand(tmp_path):
    table = Path(tmp_path / "typed.csv")
    table.write_text("candidate,form,1\nKim,A,B A b\n")

    (sheet,) = read_entered(table, {"A": PAPER})

    assert sheet.answers == {"1": ("b", "a", "b")}
    table.write_text("candidate,form,1\nKim,A,baba\n")
    with pytest.raises(ExamFileError, match=r"line 2: column 3: .*3 places"):
        read_entered(table, {"A": PAPER})


@pytest.fixture(scope="module")
def bank() -> QuestionBank:
    return QuestionBank()


def test_a_real_exam_is_built_with_an_order_and_marked_by_its_derived_key(bank):
    today = bank.newest_date()
    made = blueprint(part("all", 1), as_of=today, order=OrderCredit.PLACES)

    built = build(made, (family(ORDERED),), bank, Wanted(forms=1))

    (form,) = built.assembly.forms
    (asked,) = built.papers[0].questions
    assert form.items[0].ordered
    kept = KeptMock(blueprint=made, form=form)
    item = form.items[0]
    (right,) = bank.answer_key(item.question_id, item.seed, today).right
    posed = bank.pose(item.question_id, item.seed, today, "en")
    letter = {
        each.piece_id: asked.options[n].letter for n, each in enumerate(posed.pieces)
    }
    whole = tuple(letter[each] for each in right.split("-"))
    (answer,) = mark_mock(kept, (whole,), bank).answers
    assert (answer.points, answer.chosen, answer.right) == (1, (right,), (right,))
    (half,) = mark_mock(kept, (whole[:1],), bank).answers
    assert (half.points, half.chosen) == (Fraction(1, asked.places), ())


def test_select_all_and_order_have_rules_of_their_own():
    marking = marking_for(PLACES, select_all=Credit.JUDGED_RIGHTLY)

    assert (marking.select_all, marking.order) == (
        Credit.JUDGED_RIGHTLY, OrderCredit.PLACES,
    )  # fmt: skip
