"""Building an exam: a family that is refused makes way; letters stand for options."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.bank.board_view import PlayerView, RibbonKind, RibbonView
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.assembling import Wanted
from quizapp.training.exam.building import build
from quizapp.training.exam.paper import (
    UnknownLetterError,
    fingerprint,
    letter_of,
    make_paper,
    option_under,
)
from tests.support.exam_families import Fillings, blueprint, family, part
from tests.support.exam_papers import DAY, Keys


class Bank(Fillings, Keys):
    """Refuses some families."""

    def __init__(self, *refused: str) -> None:
        Fillings.__init__(self, 12)
        Keys.__init__(self, a="a", b="b", c="c")
        self._refused = refused

    def pose(self, question_id: str, seed: int, as_of: str, language: str):
        """Pose a question, or refuse it."""
        if question_id in self._refused:
            raise RefusalError("not on that day")
        return super().pose(question_id, seed, as_of, language)


FAMILIES = [family("a"), family("b"), family("c")]
PAPER = blueprint(part("t", 2, topics=("turns",)))


@pytest.mark.parametrize("refused", ["a", "b", "c"])
def test_a_refused_family_makes_way_for_another(refused):
    for seed in range(4):
        paper = replace(PAPER, seed=seed)
        built = build(paper, FAMILIES, Bank(refused), Wanted(forms=2))

        asked = {i.question_id for form in built.assembly.forms for i in form.items}
        assert asked.isdisjoint({refused})
        assert len(asked) == 2
        assert {each.question_id for each in built.left_out} <= {refused}


def test_what_is_left_out_is_told_and_excluded():
    built = build(PAPER, FAMILIES[:2], Bank("a"), Wanted(forms=1))

    (left_out,) = built.left_out
    assert (left_out.question_id, left_out.reason) == ("a", "not on that day")
    assert built.blueprint.excluded == ("a",)
    assert built.assembly.missing == 1


def test_several_refused_families_are_all_left_out():
    built = build(PAPER, FAMILIES, Bank("a", "b", "c"), Wanted(forms=1))

    assert {each.question_id for each in built.left_out} == {"a", "b", "c"}
    assert built.assembly.missing == 2


def test_letters_stand_for_options_in_the_order_shown():
    shown = ("x", "y", "z")

    assert [letter_of(shown, each) for each in shown] == ["a", "b", "c"]
    assert option_under(shown, " B ") == "y"


def test_a_fingerprint_follows_the_words_alone():
    posed = Bank().pose("a", 1, DAY, "en")
    asked = blueprint(part("t", 2, topics=("turns",)))

    def mark(**change: object) -> str:
        (question,) = make_paper(asked, "A", [replace(posed, **change)]).questions
        return fingerprint(question)

    assert mark(question_id="b", level=3) == mark()
    assert mark(question="What then?") != mark()
    assert mark(options=posed.options[::-1]) != mark()
    assert mark(board=replace(posed.board, lines=("There is a card.",))) != mark()


@pytest.mark.parametrize("letter", ["d", "", "ab", "1"])
def test_a_letter_without_an_option_is_refused(letter):
    with pytest.raises(UnknownLetterError, match="there are a to c"):
        option_under(("x", "y", "z"), letter)


def test_the_rule_that_a_ribbon_cites_is_left_out():
    ribbon = RibbonView(RibbonKind.TURN, 1, 0, "N decides for A", "", "", "CR 723.5")
    player = PlayerView(0, "A", 20, ribbon=ribbon)
    posed = Bank().pose("a", 1, DAY, "en")
    posed = replace(posed, board=replace(posed.board, players=(player,)))

    (question,) = make_paper(PAPER, "A", [posed]).questions

    shown = question.board.players[0].ribbon
    assert (shown.statement, shown.citation) == ("N decides for A", "")
