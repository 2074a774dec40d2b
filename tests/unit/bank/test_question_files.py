"""Question files: what is wrong with one is said where it stands."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quizapp.bank.family.loading import load_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.cli.main import main

GOOD = """\
rows: [R55]
topics: [searching]
level: 2
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {ready: [$tool], library: {Plains: 2, others: 20}}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
happens:
  - {use: $tool, by: A}
  - {resolve: top}
ask: {form: can, who: N, statement: {found: {by: A, cards: none}}}
vary: {tool: {cards: [Demonic Tutor]}}
"""


@pytest.fixture(scope="module")
def catalogue():
    return QuestionBank().catalogue


@pytest.fixture
def faults_of(tmp_path, catalogue):
    def read(text):
        path = tmp_path / "question.yaml"
        path.write_text(text, "utf-8")
        try:
            load_family(path, catalogue)
        except UnreadableError as error:
            return [(each.line, each.column, each.message) for each in error.faults]
        return []

    return read


def test_a_good_file_has_no_faults(faults_of):
    assert faults_of(GOOD) == []


@pytest.mark.parametrize(
    ("right", "wrong", "line", "hint"),
    [
        ("topics: [searching]", "topics: [serching]", 2, "searching"),
        ("level: 2", "level: 7", 3, "at most 3"),
        ("{use: $tool, by: A}", "{usee: $tool, by: A}", 11, "use"),
        ("by: A}\n  - {resolve", "by: B}\n  - {resolve", 11, "player"),
        ("Demonic Tutor", "Demonic Tuttor", 14, "Demonic Tutor"),
        ("{use: $tool", "{use: $toool", 11, "vary"),
        ("statement: {found", "statement: {fund", 13, "found"),
        ("rows: [R55]", "rows: [R5]", 1, ""),
        ("form: can, who: N,", "form: can,", 13, "who"),
        ("players: [A, N]", "players: [A, A]", 6, "named once"),
        ("during: this_turn", "during: this turn", 9, "this_turn"),
    ],
)
def test_a_mistake_is_located_with_the_nearest_suggestion(
    right, wrong, line, hint, faults_of
):
    assert GOOD.count(right) == 1

    found = faults_of(GOOD.replace(right, wrong))

    assert [fault for fault in found if fault[0] == line and hint in fault[2]], found


def test_five_mistakes_print_five_located_errors_and_exit_status_1(tmp_path):
    text = GOOD
    for right, wrong in [
        ("[searching]", "[serching]"),
        ("level: 2", "level: two"),
        ("Plains: 2", "Plain: 2"),
        ("{resolve: top}", "{resolv: top}"),
        ("found:", "fond:"),
    ]:
        text = text.replace(right, wrong)
    path = tmp_path / "five.yaml"
    path.write_text(text, "utf-8")

    human = CliRunner().invoke(main, ["check", str(path)])
    machine = CliRunner().invoke(main, ["check", str(path), "--json"])

    assert (human.exit_code, machine.exit_code) == (1, 1)
    errors = json.loads(machine.output)["errors"]
    assert [error["line"] for error in errors] == [2, 3, 8, 12, 13]
    assert all(error["column"] > 1 for error in errors)
    for error in errors:
        place = f"{error['file']}:{error['line']}:{error['column']}: {error['message']}"
        assert place in human.output


def test_a_slot_that_nothing_can_fill_is_refused(tmp_path):
    path = tmp_path / "empty.yaml"
    path.write_text(GOOD.replace("{cards: [Demonic Tutor]}", "{cards: []}"), "utf-8")

    found = CliRunner().invoke(main, ["check", str(path), "--json"])

    assert found.exit_code == 1
    assert "a slot needs either" in json.loads(found.output)["errors"][0]["message"]


def test_a_scenario_that_cannot_be_played_is_refused_with_its_reason(tmp_path):
    path = tmp_path / "no-stack.yaml"
    path.write_text(GOOD.replace("  - {use: $tool, by: A}\n", ""), "utf-8")

    found = CliRunner().invoke(main, ["key", str(path), "--json"])

    assert found.exit_code == 2
    assert "nothing is on the stack" in json.loads(found.output)["refused"]


def test_a_date_before_the_documents_is_refused_by_name(tmp_path):
    found = CliRunner().invoke(
        main, ["key", "missed-upkeep-remedy", "--as-of", "2012-01-01", "--json"]
    )

    assert found.exit_code == 2
    assert "Infraction Procedure Guide" in json.loads(found.output)["refused"]


def test_an_aura_without_a_host_is_an_impossible_board(tmp_path):
    side = "A: {ready: [$tool], battlefield: [Demonic Appetite]}"
    text = GOOD.replace("A: {ready: [$tool], library: {Plains: 2, others: 20}}", side)
    path = tmp_path / "aura.yaml"
    path.write_text(text, "utf-8")

    found = CliRunner().invoke(main, ["key", str(path), "--json"])

    assert found.exit_code == 2
    assert "needs enchants:" in json.loads(found.output)["refused"]


def test_an_answer_that_turns_on_another_rule_point_is_refused(tmp_path):
    path = tmp_path / "turns.yaml"
    path.write_text(GOOD + "turns_on: missed_trigger_remedy\n", "utf-8")

    found = CliRunner().invoke(main, ["key", str(path), "--json"])

    assert found.exit_code == 2
    assert "does not turn on" in json.loads(found.output)["refused"]


def test_an_unknown_id_suggests_the_nearest():
    found = CliRunner().invoke(main, ["key", "tutor-must-fin"])

    assert found.exit_code == 1
    assert 'did you mean "tutor-must-find"?' in found.output
