"""Located refusals: what cannot be is said at the line and column where it is written."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main

GOOD = """\
rows: [R55]
topics: [searching]
level: 2
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A:
    ready: [$tool]
    library: {Plains: 2, others: 20}
    battlefield:
      - Hill Giant
      - {card: Forest, count: 2, tapped: true}
    hand: [Shock]
    pool: [G, G]
  given:
    - {control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}
happens:
  - {use: $tool, by: A}
  - {resolve: top}
ask: {form: can, who: N, statement: {found: {by: A, cards: none}}}
vary: {tool: {cards: [Demonic Tutor]}}
"""

COMMANDER = "\n    commander: Hill Giant"
"""Makes the deck of A one in which every name stands once."""


@pytest.fixture
def refusals_of(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def check(text):
        (tmp_path / "q.yaml").write_text(text, "utf-8")
        checked = CliRunner().invoke(main, ["check", "q.yaml"])
        posed = CliRunner().invoke(main, ["key", "q.yaml", "--json"])
        refused = json.loads(posed.output).get("refused", "")
        return checked.output, refused

    return check


def test_a_board_that_can_be_is_not_refused(refusals_of):
    checked, refused = refusals_of(GOOD)

    assert "0 errors" in checked
    assert not refused


@pytest.mark.parametrize(
    ("right", "wrong", "place", "reason"),
    [
        ("- Hill Giant", "- Demonic Appetite", "12:9", "needs enchants:"),
        ("- Hill Giant", "- Shock", "12:9", "Shock is no permanent"),
        (
            "- Hill Giant",
            "- {card: Shock, counters: {age: 1}}",
            "12:9",
            "cannot be on the battlefield, and have counters",
        ),
        ("[Shock]", f"[Shock, Shock]{COMMANDER}", "14:19", "2 cards named Shock"),
        (", others: 20}", f", Shock: 1}}{COMMANDER}", "10:26", "2 cards named Shock"),
        ("pool: [G, G]", "pool: [G]", "15:11", "2 lands are tapped and {G}"),
        ("pool: [G, G]", "pool: [G, R]", "15:11", "cannot have made {G}{R}"),
        ("pool: [G, G]", "pool: [G, G, G]", "15:11", "cannot have made"),
        ("pool: [G, G]", "companion: Hill Giant", "15:16", "must be outside:"),
        ("  given:", "  O: {hand: [Shock]}\n  given:", "16:6", "O is not one of"),
        ("who: A, by: N, source", "who: A, by: O, source", "17:37", "O is not one"),
        ("{use: $tool, by: A}", "{use: $tool, by: O}", "19:22", "O is not one"),
        ("{use: $tool, by: A}", "{use: Fling, by: A}", "19:5", "Fling cannot be used"),
        ("  - {resolve: top}", "  - {resolve: top}\n  - {resolve: top}", "21:5", ""),
        ("{use: $tool, by: A}", "{use: Forest, by: A}", "19:5", "say which one"),
        ("{use: $tool, by: A}", "{use: Woolly Loxodon, by: A}", "19:5", "than is mod"),
    ],
)
def test_what_cannot_be_is_refused_where_it_is_written(
    right, wrong, place, reason, refusals_of
):
    assert GOOD.count(right) == 1
    text = GOOD.replace(right, wrong)
    if "Forest, by" in wrong:
        text = text.replace("hand: [Shock]", "hand: [Shock, Forest]")

    checked, refused = refusals_of(text)

    line = next(each for each in checked.splitlines() if ": refused: " in each)
    assert line.strip().startswith(f"q.yaml:{place}: refused: ")
    assert reason in line
    assert refused.startswith(f"q.yaml:{place}: refused: ")
    assert reason in refused


@pytest.mark.parametrize(
    ("right", "many"),
    [
        ("[Shock]", "[Shock, Shock, Shock, Shock, Shock, Shock]"),
        ("others: 20}", "others: 20, Shock: 9}"),
        ("- Hill Giant", "- {card: Hill Giant, count: 7}"),
    ],
)
def test_a_board_of_no_known_format_may_hold_any_number_of_a_card(
    right, many, refusals_of
):
    checked, refused = refusals_of(GOOD.replace(right, many))

    assert "0 errors" in checked
    assert not refused


def test_basic_lands_beside_a_commander_are_not_counted(refusals_of):
    text = GOOD.replace("hand: [Shock]", f"hand: [Shock]{COMMANDER}")

    assert not refusals_of(text)[1]


def test_a_script_may_say_which_of_two_cards_is_used(refusals_of):
    text = GOOD.replace("hand: [Shock]", "hand: [Shock, Forest]").replace(
        "  - {use: $tool", "  - {use: Forest, by: A, from: hand}\n  - {use: $tool"
    )

    assert not refusals_of(text)[1]


def test_a_player_who_sits_at_no_table_is_an_unknown_word(refusals_of):
    text = GOOD.replace("players: [A, N]", "players: [A, N, Q]")

    assert "q.yaml:6:19: " in refusals_of(text)[0]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("who: N, statement", "who: O, statement"), ("by: A, cards", "by: N2, cards")],
)
def test_a_question_about_somebody_who_does_not_play_is_refused(
    refusals_of, right, wrong
):
    assert right in GOOD
    checked, refused = refusals_of(GOOD.replace(right, wrong))

    assert "q.yaml:21:" in checked
    assert "is not one of the players" in checked
    assert "is not one of the players" in refused
