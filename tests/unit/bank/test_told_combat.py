"""Combat in author files: attackers and blockers are declared by name, and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.cases.case import Case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import question_words
from quizapp.bank.family.scenario import TurnSpec
from quizapp.bank.reading import read_document
from quizapp.bank.staging.script import Script, ScriptError
from quizapp.bank.staging.world import prepare
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.stem_words import Told, say_situation
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.rulebook import Rulebook

CATALOGUE = Catalogue(Path(__file__).parents[3] / "questions" / "cards")
WORDS = question_words(CATALOGUE)
SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole", "O": "Olivia"})
SCENARIO = """
row: R52
turns_on: who_decides
scenario:
  players: [A, N, O]
  turn: {of: A, step: precombat main}
  A: {battlefield: [Hill Giant, Benalish Hero, {card: Grizzly Bears, tapped: true}]}
  N: {battlefield: [Walking Corpse, Silvercoat Lion, Bronze Sable]}
  O: {battlefield: [Sorin Markov]}
claims:
  - {option: 0, says: {is_asked: {when: {of: priority}}}}
attacks: true
happens:
"""


def family(*happens: str, text: str = SCENARIO) -> Family:
    lines = text + "".join(f"  - {each}\n" for each in happens)
    return read_document(lines, "a.yaml", Case, WORDS).as_family


def staged(*happens: str) -> Script:
    script, _ = prepare(family(*happens), CATALOGUE, Rulebook())
    return script


def attacks_of(script: Script) -> list[tuple[str, object, list[str]]]:
    objects = script.state.objects
    return [
        (
            objects[each.attacker].name,
            each.whom if isinstance(each.whom, str) else objects[each.whom].name,
            [objects[blocker].name for blocker in each.blockers],
        )
        for each in script.state.combat.attacks
    ]


def test_attackers_are_named_with_what_they_attack():
    script = staged("{attack: [Hill Giant], whom: Sorin Markov}")

    assert attacks_of(script) == [("Hill Giant", "Sorin Markov", [])]
    assert script.state.turn.step is Step.DECLARE_ATTACKERS


def test_several_attackers_form_no_band_by_themselves():
    script = staged("{attack: [Benalish Hero, Hill Giant], whom: N}")

    assert [each[1] for each in attacks_of(script)] == ["N", "N"]
    assert {each.band for each in script.state.combat.attacks} == {0}


def test_blockers_are_named_with_what_they_block():
    script = staged(
        "{attack: [Hill Giant], whom: N}",
        "{block: [Bronze Sable, Walking Corpse], attacker: Hill Giant}",
    )

    assert attacks_of(script) == [
        ("Hill Giant", "N", ["Walking Corpse", "Bronze Sable"])
    ]


def test_whoever_is_not_named_does_not_attack_or_block_on_the_way():
    assert attacks_of(staged("{begin: end}")) == []
    script = staged("{attack: [Hill Giant], whom: N}", "{begin: combat damage}")
    assert attacks_of(script) == [("Hill Giant", "N", [])]


@pytest.mark.parametrize(
    ("happens", "reason"),
    [
        (["{attack: [Grizzly Bears], whom: N}"], "Grizzly Bears cannot attack"),
        (["{attack: [Hill Giant]}"], "a choice (attacked) that the script"),
        (["{attack: [Hill Giant], whom: A}"], "is not among the legal choices"),
        (
            [
                "{attack: [Hill Giant], whom: N}",
                "{block: [Shock], attacker: Hill Giant}",
            ],
            "Shock cannot block",
        ),
        (["{block: [Bronze Sable], attacker: Hill Giant}"], "ever asked for blockers"),
    ],
)
def test_what_cannot_happen_is_refused_with_its_reason(happens, reason):
    with pytest.raises(ScriptError) as caught:
        staged(*happens)

    assert reason in str(caught.value)


@pytest.mark.parametrize("step", [Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE])
def test_no_scenario_begins_where_attackers_are_needed(step):
    with pytest.raises(ValueError, match="declare attackers"):
        TurnSpec(of=Player("A"), step=step)


def test_attackers_and_blockers_are_told():
    asked = family(
        "{attack: [Hill Giant, Benalish Hero], whom: N}",
        "{block: [Bronze Sable], attacker: Hill Giant}",
    )
    said = say_situation(asked, Told((), ""), SPEAKER)

    assert said[-2:] == (
        "Attackers of Nicole: Hill Giant and Benalish Hero.",
        "Blockers of Hill Giant: Bronze Sable.",
    )


def test_what_is_attacked_is_left_out_where_it_is_plain():
    said = say_situation(family("{attack: [Hill Giant]}"), Told((), ""), SPEAKER)

    assert said[-1] == "Attackers: Hill Giant."
