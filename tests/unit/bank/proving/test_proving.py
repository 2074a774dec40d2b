"""A key that depends on what a question leaves open is refused with the fact named."""

from __future__ import annotations

import pytest

from quizapp.bank.family.loading import load_family
from quizapp.bank.proving import proving
from quizapp.bank.proving.proving import make_proof, shake
from quizapp.bank.question_bank import QuestionBank

FAMILY = """\
topics: [resolving]
level: 1
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {hand: [Shock], battlefield: [Wind Drake, Mountain], library: {others: 30}}
  N: {battlefield: [Grizzly Bears, Mountain], library: {others: 30}, life: 19}
happens:
  - {use: Shock, by: A, targeting: Grizzly Bears}
ask:
  form: all
  claims:
    - can: {who: A, statement: {in_zone: {card: Grizzly Bears, zone: graveyard}}}
    - can: {who: A, statement: {in_zone: {card: Grizzly Bears, zone: exile}}}
horizon: {end_of: step}
"""
LIFE = "    - can: {who: A, statement: {life: {who: A, life: 20}}}\nhorizon:"


@pytest.fixture(scope="module")
def catalogue():
    return QuestionBank().catalogue


@pytest.fixture
def prove(tmp_path, catalogue):
    def run(text):
        path = tmp_path / "family.yaml"
        path.write_text(text, "utf-8")
        loaded = load_family(path, catalogue)
        return make_proof(loaded, "hash", [({}, shake(loaded, {}, catalogue))])

    return run


def _said(faults) -> str:
    return "\n".join(fault.message for fault in faults)


def test_a_question_that_leaves_nothing_open_is_proven(prove):
    proof = prove(FAMILY)

    assert proof.faults == ()
    assert proof.worlds > 3
    assert proof.content_hash == "hash"


def test_a_life_total_that_is_not_told_and_matters_is_named(prove):
    proof = prove(FAMILY.replace("horizon:", LIFE))

    assert "if the life total of A is 9; tell the fact" in _said(proof.faults)


def test_a_life_total_that_is_told_may_matter(prove):
    text = FAMILY.replace("horizon:", LIFE.replace("20", "17"))

    proof = prove(text.replace("A: {hand", "A: {life: 17, hand"))

    assert "life total" not in _said(proof.faults)


def test_a_creature_besides_that_matters_is_named(prove):
    text = FAMILY.replace("[Grizzly Bears, Mountain], library", "[Mountain], library")
    text = text.replace("Wind Drake", "Walking Corpse")
    text = text.replace(
        "{use: Shock, by: A, targeting: Grizzly Bears}", "{begin: draw}"
    )
    text = text.replace("precombat main", "upkeep")
    text = text[: text.index("ask:")] + (
        "attacks: true\n"
        "ask:\n  form: all\n  claims:\n"
        "    - is_asked: {when: {of: blockers, player: N}}\n"
        "    - can: {who: A, statement: {attacked: {card: Walking Corpse, whom: N}}}\n"
    )
    proof = prove(text)

    assert "if N controls a creature besides" in _said(proof.faults)


def test_an_action_outside_the_focus_that_matters_is_named(prove):
    text = FAMILY.replace("N: {battlefield", "N: {hand: [Counterspell], battlefield")
    graveyard = "{in_zone: {card: Grizzly Bears, zone: graveyard}}"
    text = text.replace(
        f"can: {{who: A, statement: {graveyard}}}", f"always: {graveyard}"
    )
    assert "always" in text

    said = _said(prove(text).faults)

    assert "with every action on the board in focus" in said
    assert prove(text + "focus: [Counterspell]\n").faults == ()


def test_a_card_that_nothing_depends_on_is_reported_unless_it_is_there_on_purpose(
    prove,
):
    proof = prove(FAMILY)
    assert "does not depend on Wind Drake of A" in _said(proof.warnings)

    proof = prove(FAMILY + "red_herrings: [Wind Drake]\n")
    assert "Wind Drake" not in _said(proof.warnings)


def test_a_card_that_what_happens_speaks_of_is_never_needless(prove):
    said = _said(prove(FAMILY).warnings)

    assert "Shock" not in said
    assert "Grizzly Bears" not in said


def test_too_many_states_are_an_error_unless_the_file_declares_them(prove, monkeypatch):
    monkeypatch.setattr(proving, "WIDE_BUDGET", 1)

    proof = prove(FAMILY)
    assert "say focus_is_closed: true" in _said(proof.faults)

    proof = prove(FAMILY + "focus_is_closed: true\n")
    assert proof.faults == ()
    assert "as focus_is_closed: true declares" in _said(proof.warnings)


def test_a_needless_declaration_is_reported(prove):
    proof = prove(FAMILY + "focus_is_closed: true\n")

    assert "focus_is_closed: true is needless" in _said(proof.warnings)


def test_a_family_that_cannot_be_derived_has_no_worlds(prove):
    proof = prove(FAMILY.replace("targeting: Grizzly Bears", "targeting: Mountain"))

    assert proof.worlds == 0
    assert proof.faults == proof.warnings == ()
