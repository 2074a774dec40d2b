"""A fact that is otherwise has the outcome that a file telling it would have."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from tests.support.amounts import every

SEARCH = """\
topics: [searching, player-control]
level: 2
complexity: 2
scenario:
  players: [A, N, O]
  turn: {of: A, step: precombat main}
  A: {ready: [$tutor], library: {Forest: 2, others: 20}}
  given:
    - {control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}
happens:
  - {use: $tutor, by: A}
  - {resolve: top}
ask:
  form: all
  claims:
    - decides: {who: A, when: {of: search, player: A}}
    - decides: {who: N, when: {of: search, player: A}}
    - decides: {who: O, when: {of: search, player: A}}
    - can: {who: N, statement: {in_zone: {card: Forest, zone: hand}}}
vary:
  tutor: {cards: [Demonic Tutor, Diabolic Tutor]}
horizon: {end_of: step}
"""
REASONED = """\
topics: [costs]
level: 2
complexity: 2
scenario:
  players: [A, N]
  turn: {of: A, step: upkeep}
  A: {battlefield: [Pili-Pala, {card: Forest, count: 2}], mana: lands}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
focus: [Pili-Pala]
ask: {form: can, who: N, statement: {activated: {card: Pili-Pala, by: A}}}
horizon: {end_of: step}
"""
TRIGGER = """\
topics: [missed-triggers]
level: 1
complexity: 1
rel: competitive
scenario:
  players: [A, N]
  turn: {of: A, step: upkeep}
  A: {battlefield: [Phyrexian Soulgorger]}
happens:
  - {forget: Phyrexian Soulgorger}
  - {begin: precombat main}
  - {notice: Phyrexian Soulgorger}
ask:
  form: single
  about: [{ruling: remedy}]
horizon: {end_of: step}
"""


@pytest.fixture
def bank(tmp_path):
    shipped = QuestionBank()

    def add(text: str, name: str) -> str:
        path = tmp_path / f"{name}.yaml"
        path.write_text(text, "utf-8")
        return shipped.add_file(path)

    shipped.add = add
    return shipped


def _facts(bank, question_id: str, language: str = "en") -> dict:
    found = bank.what_if(question_id, 1, bank.newest_date(), language)
    names = dict(bank.variant(question_id, 1).names)
    said = {}
    for each in found:
        text = each.fact
        for role, name in names.items():
            text = text.replace(name, role)
        said[text] = each
    return said


def _right(bank, question_id: str) -> tuple[str, ...]:
    key = bank.answer_key(question_id, 1, bank.newest_date())
    return tuple(sorted(key.right))


@pytest.mark.parametrize(
    ("fact", "told", "otherwise"),
    [
        ("O decides for A", "by: N", "by: O"),
        (
            "Nobody else decides for A",
            "  given:\n    - {control_player: {who: A, by: N, source: Mindslaver, during: "
            "this_turn}}\n",
            "",
        ),
        ("A’s library holds no Forest", "{Forest: 2, others: 20}", "{others: 20}"),
    ],
)
def test_the_outcome_is_that_of_a_file_that_tells_the_fact(bank, fact, told, otherwise):
    asked = bank.add(SEARCH, "asked")
    changed = bank.add(SEARCH.replace(told, otherwise), "changed")

    outcome = _facts(bank, asked)[fact]

    assert outcome.covered
    assert tuple(sorted(outcome.right)) == _right(bank, changed)
    assert outcome.changes == (_right(bank, asked) != _right(bank, changed))


def test_another_card_of_a_slot_is_a_fact(bank):
    asked = bank.add(SEARCH, "asked")
    chosen = str(bank.variant(asked, 1).family.scenario.side("A").ready[0])
    other = {"Demonic Tutor": "Diabolic Tutor", "Diabolic Tutor": "Demonic Tutor"}

    fact = _facts(bank, asked)[f"{other[chosen]} instead of {chosen}"]

    assert not fact.changes


def test_facts_that_change_the_key_come_first(bank):
    asked = bank.add(SEARCH, "asked")

    changing = [each.changes for each in _facts(bank, asked).values()]

    assert changing == sorted(changing, reverse=True)
    assert changing[0]


def test_the_level_of_the_tournament_changes_the_remedy(bank):
    asked = bank.add(TRIGGER, "asked")

    fact = _facts(bank, asked)["The tournament is at Regular REL"]

    assert fact.changes
    assert fact.text == "The ability is put on the stack now, and nobody is asked."


def test_one_warning_less_for_missed_triggers_changes_the_penalty(bank):
    warned = TRIGGER.replace(
        "{notice: Phyrexian Soulgorger}",
        "{notice: Phyrexian Soulgorger, warned: A, earlier: 2}",
    ).replace("ruling: remedy", "ruling: penalty")

    fact = _facts(bank, bank.add(warned, "asked"))["A has had no Warning for it before"]

    assert fact.changes


def test_the_derivation_of_a_changed_situation_is_explained_with_its_board(bank):
    asked = bank.add(SEARCH, "asked")
    facts = list(_facts(bank, asked))
    place = facts.index("O decides for A")
    day = bank.newest_date()

    told = bank.explain(asked, 1, day, "en")
    other = bank.explain_what_if(asked, 1, day, "en", place)

    assert [each.option_id for each in other.options] == [
        each.option_id for each in told.options
    ]
    assert {e.option_id for e in other.options if e.correct} == set(
        _facts(bank, asked)["O decides for A"].right
    )
    assert other.steps != told.steps
    assert other.board != told.board


def test_a_misconception_is_no_reason_where_nothing_contradicts_it(bank):
    asked, day = bank.add(REASONED, "asked"), bank.newest_date()
    believed = "yes:untapped-permanents-can-be-untapped"
    facts = _facts(bank, asked)
    place = list(facts).index("Pili-Pala is tapped")

    other = bank.explain_what_if(asked, 1, day, "en", place)

    judged = {each.option_id: each.correct for each in other.options}
    assert judged[believed] is False
    assert believed not in facts["Pili-Pala is tapped"].right


def test_a_fact_that_is_not_there_cannot_be_explained(bank):
    asked = bank.add(SEARCH, "asked")

    with pytest.raises(IndexError):
        bank.explain_what_if(asked, 1, bank.newest_date(), "en", 99)


SHIPPED = QuestionBank()


@pytest.mark.parametrize(
    "question_id", ["shock-from-their-mountain", "late-trigger-resolves-as-usual"]
)
def test_what_no_rule_decides_or_cannot_happen_is_not_offered(question_id):
    """Without control no rule is needed; at Regular REL nobody has that choice."""
    found = SHIPPED.what_if(question_id, 0, SHIPPED.newest_date(), "en")

    assert found
    assert all(each.covered for each in found)


def test_what_the_engine_lacks_is_said_where_it_cannot_answer():
    found = SHIPPED.what_if("drawn-on-purpose", 0, SHIPPED.newest_date(), "en")

    assert [(each.fact, each.why_not) for each in found if not each.covered] == [
        (
            "The tournament is at Regular REL",
            "serious problems at Regular REL are not modelled",
        )
    ]


@pytest.mark.parametrize("question_id", every(4, SHIPPED.question_ids()))
def test_every_question_says_what_may_be_otherwise_in_both_languages(question_id):
    bank, day = SHIPPED, SHIPPED.newest_date()

    english = bank.what_if(question_id, 1, day, "en")
    french = bank.what_if(question_id, 1, day, "fr")

    key = bank.derive(question_id, 1, day)
    misled = {each.id for each in key.options if each.misconception}
    if key.family.ask.with_reasons:
        assert not any(misled & set(each.right) for each in english)
    assert [each.right for each in english] == [each.right for each in french]
    assert len({each.fact for each in english}) == len(english)
    assert not any("{" in each.fact for each in (*english, *french))
