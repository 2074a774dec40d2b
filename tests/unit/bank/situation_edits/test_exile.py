"""Cards that lie face down in exile are seen and edited like others."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.situation_edits.answering import Asker, answer_edited
from quizapp.bank.situation_edits.applying import apply_edit
from quizapp.bank.situation_edits.edits import (
    Add,
    EditError,
    Move,
    Remove,
    Swap,
    Tap,
    Where,
)
from quizapp.bank.situation_edits.opening import asker_of, open_edited
from quizapp.bank.situation_edits.situation import (
    Situation,
    Spot,
    card_at,
    spots_of,
    write_situation,
)
from quizapp.presenters.board_editing.saying import Voice
from quizapp.presenters.board_editing.selection import view_selected

_ASKED = "hidden-by-the-broker"
EXILED = Spot("A", "exile", 1)


@pytest.fixture(scope="module")
def asker() -> Asker:
    bank = QuestionBank()
    return asker_of(bank, _ASKED, 0, bank.newest_date(), "en")


@pytest.fixture(scope="module")
def situation(asker) -> Situation:
    return open_edited(QuestionBank(), asker).situation


def _in_exile(situation, asker) -> list[tuple[int, str]]:
    board = answer_edited(situation, asker).board
    (zone,) = (each for each in board.players[0].zones if each.key == "exile")
    return [(card.object_id, card.name) for card in zone.cards]


def test_the_board_of_an_edited_situation_names_what_lies_face_down(situation, asker):
    (here,) = _in_exile(situation, asker)

    assert spots_of(situation.scenario)[here[0]] == EXILED
    assert here[1] == card_at(situation.scenario, EXILED)


def test_what_is_exiled_can_be_taken_away_and_moved(situation, asker):
    card = card_at(situation.scenario, EXILED)

    gone = apply_edit(situation, Remove(EXILED))
    in_hand = apply_edit(situation, Move(EXILED, "A", Where.HAND))

    assert _in_exile(gone, asker) == []
    assert card in in_hand.scenario.side_a.hand
    assert write_situation(in_hand).count("exiled_face_down") == 0


def test_a_card_joins_what_the_same_permanent_exiled(situation, asker):
    more = apply_edit(situation, Add("Hill Giant", "A", Where.EXILE))

    assert [name for _, name in _in_exile(more, asker)][1:] == ["Hill Giant"]
    with pytest.raises(EditError, match=r"^edit\.no-exile$"):
        apply_edit(situation, Add("Hill Giant", "N", Where.EXILE))
    alone = apply_edit(situation, Remove(EXILED))
    with pytest.raises(EditError, match=r"^edit\.no-exile$"):
        apply_edit(alone, Add("Hill Giant", "A", Where.EXILE))


def test_another_card_lies_in_its_place(situation, asker):
    old = card_at(situation.scenario, EXILED)

    swapped = apply_edit(situation, Swap(old, "Hill Giant"))

    assert [name for _, name in _in_exile(swapped, asker)] == ["Hill Giant"]


def test_what_is_only_for_permanents_is_refused_in_exile(situation):
    with pytest.raises(EditError, match=r"^edit\.only-battlefield$"):
        apply_edit(situation, Tap(EXILED))
    with pytest.raises(EditError, match=r"^edit\.gone$"):
        apply_edit(situation, Remove(Spot("A", "exile", 0)))


def test_the_inspector_says_why_a_card_lies_there(situation):
    voice = Voice("en", {"A": "Amy", "N": "Nina"})

    shown = view_selected(situation.scenario, EXILED, voice)

    assert shown.place == "exile, Amy"
    assert shown.marks == "face down, exiled by Bane Alley Broker"
    assert [card.selected for card in shown.beside] == [True]
