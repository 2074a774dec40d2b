"""The question of a file is asked about an edited situation."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.situation_edits.answering import answer_edited
from quizapp.bank.situation_edits.applying import apply_edit
from quizapp.bank.situation_edits.edits import (
    Add,
    BeginIn,
    Decide,
    Remove,
    Swap,
    Where,
)
from quizapp.bank.situation_edits.opening import asker_of, open_edited
from quizapp.bank.situation_edits.situation import Spot, card_at, spots_of
from quizapp.rules.nouns.turn import Step
from tests.support.edited_situations import CARDS, TEXT

ID = "found-or-not"


@pytest.fixture(scope="module")
def asker(tmp_path_factory):
    folder = tmp_path_factory.mktemp("small") / "questions"
    folder.mkdir()
    (folder / f"{ID}.yaml").write_text(TEXT, "utf-8")
    bank = QuestionBank(folder, (CARDS,))
    return bank, asker_of(bank, ID, 1, bank.newest_date(), "en")


@pytest.fixture(scope="module")
def opened(asker):
    return open_edited(*asker)


@pytest.fixture
def answered(asker, opened):
    def answer(*edits):
        situation = opened.situation
        for edit in edits:
            situation = apply_edit(situation, edit)
        return answer_edited(situation, asker[1])

    return answer


def test_unchanged_it_has_the_key_of_the_question(asker, opened):
    assert opened.edited.outcome.right == asker[1].key.right
    assert opened.title == "Found or not"
    assert [role for role, _ in opened.names] == ["A", "N"]
    assert opened.control_sources
    assert {card.name for card in opened.cards} >= {"Demonic Tutor", "Forest"}


def test_the_picture_shows_the_cards_where_the_situation_tells_them(opened):
    spots = spots_of(opened.situation.scenario)
    board = opened.edited.board
    shown = {
        card.object_id: card.name
        for player in board.players
        for card in (
            *player.permanents,
            *(each for zone in player.zones for each in zone.cards),
        )
    }
    piles = {
        ident: pile.name
        for player in board.players
        for pile in player.lands
        for ident in pile.object_ids
    }

    assert shown | piles == {
        ident: card_at(opened.situation.scenario, spot) for ident, spot in spots.items()
    }
    assert [item.name for item in board.stack] == ["Demonic Tutor"]
    assert "Demonic Tutor" in board.lines[-1]
    assert opened.edited.story


def test_a_search_for_something_stated_moves_the_key(opened, answered):
    edited = answered(Swap("Demonic Tutor", "Lay of the Land"))

    assert edited.outcome.right != opened.edited.outcome.right
    assert edited.outcome.text.startswith("Yes")
    assert {each.text for each in edited.outcome.steps} - {
        each.text for each in opened.edited.outcome.steps
    }


def test_without_the_control_nobody_decides_for_the_player(opened, answered):
    edited = answered(Decide("A", None))

    assert edited.outcome.right == opened.edited.outcome.right
    assert [player.ribbon for player in edited.board.players] == [None, None]
    assert opened.edited.board.players[0].ribbon is not None


def test_the_options_speak_of_the_card_that_is_used_instead(opened, answered):
    edited = answered(Swap("Demonic Tutor", "Diabolic Tutor"))

    assert edited.outcome.right == opened.edited.outcome.right
    assert edited.board.stack[0].name == "Diabolic Tutor"


def test_what_the_engine_does_not_cover_is_said_and_drawn(answered):
    edited = answered(Remove(Spot("A", "hand", 0)))

    assert "Demonic Tutor" in edited.outcome.refused
    assert edited.board is not None
    assert edited.outcome.right == ()


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (Add("Shock", "N", Where.BATTLEFIELD), "Shock is no permanent"),
        (Add("No Such Card", "N", Where.HAND), 'unknown card "No Such Card"'),
    ],
)
def test_a_board_that_cannot_be_is_refused_at_its_place(answered, edit, sentence):
    edited = answered(edit)

    assert edited.board is None
    assert edited.impossible.startswith("board.yaml:")
    assert sentence in edited.impossible


def test_a_refusal_calls_players_by_their_names(opened, answered):
    edited = answered(BeginIn(Step.UPKEEP))

    assert dict(opened.names)["A"] in edited.outcome.refused
    assert " A " not in edited.outcome.refused


def test_a_step_in_which_the_card_cannot_be_used_is_not_guessed(answered):
    edited = answered(BeginIn(Step.UPKEEP))

    assert edited.outcome.refused
    assert edited.board.turn.steps


def test_a_land_in_place_of_a_spell_with_a_target_is_refused_and_drawn():
    bank = QuestionBank()
    asked = ("agent-and-the-path", 1, bank.newest_date(), "en")
    asker = asker_of(bank, *asked)
    situation = open_edited(bank, asker).situation

    edited = answer_edited(
        apply_edit(situation, Swap(situation.used, "Flooded Strand")), asker
    )

    assert edited.board is not None
    assert edited.story == ()
    assert edited.outcome.refused


@pytest.mark.parametrize(
    "question_id",
    ["not-yours-to-insist-on", "private-and-untrue", "whose-creature-goes"],
)
def test_an_unchanged_board_says_what_the_question_itself_says(question_id):
    bank = QuestionBank()
    asked = (question_id, 1, bank.newest_date())

    opened = open_edited(bank, asker_of(bank, *asked, "en"))

    outcome, told = opened.edited.outcome, bank.explain(*asked, "en")
    assert outcome.right == bank.answer_key(*asked).right
    assert outcome.options == told.options
    assert outcome.steps == told.steps
