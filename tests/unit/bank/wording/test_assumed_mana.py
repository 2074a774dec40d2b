"""Assumed mana: it is said once, in the stem, where something is to be paid for."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.documents.edition import NEWEST
from tests.support.house import ROOT

FAMILY = """\
topics: [player-control]
level: 1
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {hand: [Shock]}
  N: {hand: [Lightning Strike], battlefield: [Mountain]}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
ask:
  form: all
  claims:
    - can: {who: N, statement: {cast: {card: Shock, by: A}}}
    - can: {who: A, statement: {cast: {card: Shock, by: A}}}
focus: [Shock]
horizon: {end_of: step}
"""
ENGLISH = "{} has mana for whatever she may cast or activate, though no lands of hers are shown."
FRENCH = (
    "{} a assez de mana pour tout ce qu’elle peut lancer ou activer, même si aucun de ses "
    "terrains n’est montré."
)


@pytest.fixture(scope="module")
def bank():
    return QuestionBank(ROOT / "questions")


@pytest.fixture
def stem(bank, tmp_path):
    def tell(text, language="en"):
        path = tmp_path / "family.yaml"
        path.write_text(text, "utf-8")
        name = bank.add_file(path)
        return bank.pose(name, 1, str(NEWEST), language).stem

    return tell


def said(stem):
    return [each for each in stem if "lands of" in each or "de ses terrains" in each]


@pytest.mark.parametrize(("language", "sentence"), [("en", ENGLISH), ("fr", FRENCH)])
def test_a_player_without_lands_is_said_to_have_the_mana(stem, language, sentence):
    (found,) = said(stem(FAMILY, language))

    assert found == sentence.format(found.split()[0])
    assert found.startswith("A")


@pytest.mark.parametrize(
    ("right", "changed"),
    [
        ("A: {hand: [Shock]}", "A: {hand: [Shock], battlefield: [Mountain]}"),
        ("A: {hand: [Shock]}", "A: {hand: [Shock], ready: [Mountain]}"),
        (
            "A: {hand: [Shock]}",
            "A: {hand: [Shock], mana: lands, battlefield: [Mountain]}",
        ),
    ],
)
def test_nothing_is_said_where_lands_are_shown(stem, right, changed):
    assert right in FAMILY
    assert said(stem(FAMILY.replace(right, changed))) == []


def test_nothing_is_said_where_nothing_is_offered(stem):
    text = FAMILY.replace("focus: [Shock]\n", "")
    for who in "NA":
        text = text.replace(
            f"can: {{who: {who}, statement: {{cast: {{card: Shock, by: A}}}}}}",
            f"decides: {{who: {who}, when: {{of: priority, player: A}}}}",
        )

    assert said(stem(text)) == []


def test_what_costs_no_mana_needs_no_sentence(stem):
    text = FAMILY.replace("A: {hand: [Shock]}", "A: {battlefield: [Nantuko Husk]}")
    text = text.replace("cast: {card: Shock", "activated: {card: Nantuko Husk")

    assert said(stem(text.replace("focus: [Shock]", "focus: [Nantuko Husk]"))) == []


def test_an_ability_that_costs_mana_is_something_to_be_paid_for(stem):
    text = FAMILY.replace("A: {hand: [Shock]}", "A: {battlefield: [Mindslaver]}")
    text = text.replace("cast: {card: Shock", "activated: {card: Mindslaver")

    assert len(said(stem(text.replace("focus: [Shock]", "focus: [Mindslaver]")))) == 1


def test_several_players_are_told_of_in_one_sentence(stem):
    text = FAMILY.replace("battlefield: [Mountain]", "life: 7")
    text = text.replace("focus: [Shock]", "focus: [Shock, Lightning Strike]")
    (found,) = said(stem(text))

    assert " and " in found
    assert found.endswith(
        "have mana for whatever they may cast or activate, though no lands of theirs are shown."
    )
