"""Scenarios with cards that lie face down or outside the game, and with split cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.cases.case import Case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import question_words
from quizapp.bank.picture.cards import draw_permanent
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.staging.setting import ImpossibleScenarioError, set_the_scene
from quizapp.bank.staging.world import prepare
from quizapp.bank.wording.card_words import say_rules_text
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.rulebook import Rulebook
from tests.support.author_files import read

CATALOGUE = Catalogue(Path(__file__).parents[3] / "questions" / "cards")
SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole"})
CASE = """\
situations: [X17]
turns_on: may_see
scenario:
  players: [A, N]
  turn: {{of: A, step: precombat main}}
  A: {{{side}}}
  given: [{given}]
happens: [{happens}]
claims:
  - {{option: 0, says: {{seen_by: {{exactly: [A], what: hand, of: A}}}}}}
"""
BROKER = "battlefield: [Bane Alley Broker]"


def case(side: str, given: str = "", happens: str = "") -> Case:
    text = CASE.format(side=side, given=given, happens=happens)
    return read(text, Case, question_words(CATALOGUE))


def scene(side: str, given: str = ""):
    return set_the_scene(case(side, given).scenario, CATALOGUE)


def spell(half: str) -> str:
    happens = f"{{use: Research // Development, by: A{half}}}"
    asked = case("ready: [Research // Development]", happens=happens).as_family
    script, _ = prepare(asked, CATALOGUE, Rulebook())
    return script.state.objects[script.state.stack[-1]].name


def test_a_card_can_have_been_exiled_face_down_by_a_permanent():
    given = "{exiled_face_down: {card: Shock, of: A, with: Bane Alley Broker}}"
    state = scene(BROKER, given)

    (exiled,) = state.in_zone(Zone.EXILE)
    (entry,) = state.face_down
    assert (exiled.card.name, exiled.face_down) == ("Shock", True)
    assert state.objects[entry.exiled_with].name == "Bane Alley Broker"


def test_what_is_not_on_the_battlefield_cannot_have_exiled_a_card():
    given = "{exiled_face_down: {card: Shock, of: A, with: Bane Alley Broker}}"

    with pytest.raises(ImpossibleScenarioError, match="Bane Alley Broker"):
        scene("hand: [Bane Alley Broker]", given)


def test_a_player_can_own_cards_outside_the_game():
    outside = scene("outside: {Shock: 2, Fling: 0}").players[0].outside

    assert [(card.name, count) for card, count in outside.named] == [("Shock", 2)]


def test_a_face_down_permanent_is_drawn_without_what_it_is():
    state = scene("battlefield: [{card: Woolly Loxodon, face_down: true}]")
    (permanent,) = state.in_zone(Zone.BATTLEFIELD)
    view = draw_permanent(permanent, Drawing(state, NEWEST, SPEAKER, None))

    assert (view.name, view.power_toughness, view.hue) == ("", "2/2", "colourless")
    assert "Loxodon" not in view.description


@pytest.mark.parametrize(
    ("half", "name"), [("", "Research"), (", half: 2", "Development")]
)
def test_a_script_says_which_half_of_a_split_card_is_cast(half, name):
    assert spell(half) == name


def test_a_split_card_is_summed_up_half_by_half():
    said = say_rules_text(CATALOGUE.card("Research // Development"), SPEAKER)

    assert said.startswith("Research {G}{U}: ")
    assert "Development {3}{U}{R}: " in said


def test_the_abilities_of_a_card_that_hides_cards_are_all_said():
    said = say_rules_text(CATALOGUE.card("Summoner's Egg"), SPEAKER)

    assert said.startswith("When this enters, you may exile a card")
    assert ". When this dies, turn the card exiled with this face up" in said


def test_a_right_to_look_is_said_on_the_card():
    broker = say_rules_text(CATALOGUE.card("Bane Alley Broker"), SPEAKER)
    sphinx = say_rules_text(CATALOGUE.card("Sphinx of Jwar Isle"), SPEAKER)

    assert "You may look at cards exiled with this." in broker
    assert "ou may look at the top card of your library at any time" in sphinx
