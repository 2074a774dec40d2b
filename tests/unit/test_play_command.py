"""`quizapp play`: a scenario is walked through decision by decision."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main
from quizapp.cli.play import say_or_name
from quizapp.rules.rulebook import Step

CONTENT = Path(__file__).parents[2] / "questions"
TUTOR = CONTENT / "cases" / "R55-1.yaml"
FETCH = CONTENT / "player-control" / "fetch-may-fail.yaml"
VOTES = CONTENT / "cases" / "moved-votes.yaml"
SUBGAME = CONTENT / "cases" / "R59-1-after.yaml"

NO_FLING = "{use: Fling, by: A}"
UNTOUCHED = """
level: 1
complexity: 1
topics: [player-control]
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  N: {hand: [Shock], life: $life}
happens: [{use: Shock, by: A}]
vary: {life: {numbers: [18, 20]}}
ask: {form: can, who: A, statement: {drawn: {by: A}}}
"""


def play(path: Path, *words: str, seed: str = "0", code: int = 0) -> str:
    typed = "".join(f"{word}\n" for word in words)
    asked = ["play", str(path), "--seed", seed]
    found = CliRunner().invoke(main, asked, input=typed)
    assert found.exit_code == code, found.output
    return found.output


def prompts(told: str) -> list[str]:
    """Split what was printed at the prompts."""
    return told.split("\n> ")


def test_the_state_the_decision_and_the_options_are_told():
    told = prompts(play(TUTOR, "q"))[0]

    assert "It is A’s turn: precombat main phase." in told
    assert "A has 20 life" in told
    assert "N decides for A: search (Demonic Tutor)." in told
    assert "1. find an unnamed card" in told


def test_a_vote_says_whose_it_is_and_what_it_is_for():
    told = prompts(play(VOTES, "q"))[0]

    assert "O decides: vote (Plea for Power)." in told
    assert "1. A: vote for time" in told


def test_the_reasons_are_told_with_the_numbers_of_their_rules():
    told = prompts(play(TUTOR, "q"))[0]

    assert "N decides for A" in told
    assert "(CR 723.5)" in told


def test_a_number_chooses_and_what_follows_is_told():
    there = prompts(play(TUTOR, "1", "q"))[1]

    assert "In A’s hand: 1 card" in there
    assert "N decides for A: priority (precombat main)." in there


def test_only_what_the_rules_said_since_the_last_decision_is_told():
    first, there = prompts(play(TUTOR, "1", "q"))[:2]

    assert "CR 701.23d" in first
    assert "CR 701.23d" not in there


def test_going_back_shows_the_decision_before():
    first, _, again = prompts(play(TUTOR, "1", "b", "q"))[:3]

    assert again.strip() in first


def test_nothing_comes_before_the_first_decision():
    assert "(this is where it begins)" in play(TUTOR, "b", "q")


def test_continuing_goes_on_to_the_next_decision_with_a_choice():
    told = prompts(play(SUBGAME, "1", "1", "1", "c", "q"))

    assert "A decides: mulligan (Shahrazad)." in told[1]
    assert "1. keep" in told[1]
    assert "N decides: mulligan (Shahrazad)." in told[2]


def test_a_subgame_is_called_one():
    assert "In a subgame:" in play(SUBGAME, "q")
    assert "In a subgame:" not in play(TUTOR, "q")


def test_continuing_stops_where_a_choice_is_due():
    told = play(SUBGAME, "c", "q")

    assert "(a choice is due here: choose by number)" in told
    assert "Chance decides: goes first (Shahrazad)." in told


def test_continuing_ends_with_the_horizon():
    told = play(TUTOR, "1", "c", "c", "1", "b", "q")

    assert "Nothing is left to decide within the horizon." in told


def test_a_word_that_means_nothing_is_answered_with_help():
    told = play(TUTOR, "x", "9", "0", "", "q")

    assert told.count("a number chooses, b goes back") == 5
    assert told.count("N decides for A: search") == 1


def test_the_end_of_piped_input_ends_the_walk():
    assert play(TUTOR).endswith("\n> \n")


def test_a_question_file_is_played_with_its_slots_filled():
    told = play(FETCH, "1", "q")

    assert "search" in told
    assert "$" not in told


@pytest.mark.parametrize("seed", ["0", "1"])
def test_what_cannot_happen_in_a_question_is_refused_with_its_place(tmp_path, seed):
    path = tmp_path / "untouched.yaml"
    path.write_text(UNTOUCHED, "utf-8")
    told = play(path, seed=seed, code=2)

    assert f"{path}:9:11: refused: Shock cannot be used by A" in told


def test_what_cannot_happen_in_a_case_is_refused_with_its_place(tmp_path):
    path = tmp_path / "tutor.yaml"
    case = TUTOR.read_text("utf-8").replace("{use: Demonic Tutor, by: A}", NO_FLING)
    path.write_text(case, "utf-8")
    line = case[: case.index(NO_FLING)].count("\n") + 1

    assert f"{path}:{line}:5: refused: Fling cannot" in play(path, code=2)


def test_a_refusal_that_no_part_of_the_file_caused_has_no_place(tmp_path):
    path = tmp_path / "long_ago.yaml"
    case = TUTOR.read_text("utf-8").replace("row: R55", 'row: R55\nas_of: "2001-01-01"')
    path.write_text(case, "utf-8")

    assert "Refused: the Comprehensive Rules before" in play(path, code=2)


def test_a_file_that_cannot_be_understood_is_refused_with_its_place(tmp_path):
    path = tmp_path / "broken.yaml"
    path.write_text("claims: [}\n", "utf-8")

    assert "broken.yaml:1" in play(path, code=2)


def test_what_is_not_modelled_is_told_and_the_walk_stays_where_it_was(tmp_path):
    path = tmp_path / "named.yaml"
    case = SUBGAME.read_text("utf-8").replace("{others: 3}", "{Plains: 9}")
    path.write_text(case, "utf-8")
    told = play(path, "1", "2", "1", "1", "q")

    assert "(refused: a mulligan is modelled only for cards that nobody names)" in told


def test_a_step_without_a_sentence_is_named_by_its_rule():
    assert say_or_name(Step("", "discard.choice")) == "choosing what to discard"
