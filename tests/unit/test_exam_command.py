"""`quizapp exam` lists presets and says what the bank can fill."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from quizapp.cli.main import main


@pytest.fixture
def run(tmp_path):
    def run_exam(*words: str) -> Result:
        return CliRunner().invoke(main, ["--data", str(tmp_path), "exam", *words])

    return run_exam


def test_presets_are_listed_with_what_is_known_of_them(run):
    said = run("presets").output

    assert "jf-l1: Judge Foundry, level 1: rules and policy" in said
    assert (
        "25 questions (20 rules + 5 policy); no time limit; pass at 70 % (18)" in said
    )
    assert "shares of single subjects" in said
    assert "number of questions not known; a time limit that is not known" in said


def test_presets_are_listed_as_json(run):
    found = {each["id"]: each for each in json.loads(run("presets", "--json").output)}

    assert found["jf-l2-policy"]["sections"] == {"policy": 15}
    assert found["ja-l3-rules"]["minutes"] == 90


def test_a_plan_says_what_is_short_and_why(run):
    said = run("plan", "jf-l2-rules").output

    assert "of 25 questions can be filled" in said
    assert "families that may fit are not compiled" in said
    assert "known after `quizapp check`" in said


def test_a_plan_as_json_adds_up(run):
    found = json.loads(run("plan", "jf-l1", "--json").output)

    assert sum(part["wanted"] for part in found["parts"]) == 25
    assert found["missing"] == sum(part["missing"] for part in found["parts"])


@pytest.mark.parametrize(
    ("preset", "said"),
    [("nothing", "no preset is called"), ("ijp-l2", "questions is not known")],
)
def test_what_cannot_be_planned_is_said_in_one_sentence(run, preset, said):
    done = run("plan", preset)

    assert done.exit_code == 1
    assert said in done.output
