"""What stays with the person: decisions that no rule or card of the game asks for."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Decided, StayedSilent
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.refusal import RefusalError
from tests.support.judging import CONTROL, at_the_table, come_up, err
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

ENDS = ("concede", "intentional_draw")
FORBIDDEN = ("read_old_notes", "read_strategy")
"""What nobody may do during a game."""
GOES_ON = [each for each in Matter if each not in (*ENDS, *FORBIDDEN)]
A_CONTROLS_N = [controlled("N", by="A")]


@pytest.mark.parametrize("matter", Matter)
@pytest.mark.parametrize("control", [True, False])
def test_a_person_decides_about_what_they_do_controlled_or_not(matter, control):
    play = come_up(at_the_table(control=control), matter)

    assert play.decision.realm == "tournament"
    assert play.asks == ("conduct", "A", "A")
    assert play.decision.cause == matter.value


@pytest.mark.parametrize(
    "matter", [each for each in Matter if each is not Matter.CALL_JUDGE]
)
def test_what_a_person_leaves_changes_nothing(matter):
    play = at_the_table()
    before = play.state

    come_up(play, matter).take("do not")

    assert play.state == before


def test_silence_is_kept_and_the_game_goes_on():
    play = come_up(at_the_table(), "call_judge").take("do not")

    assert play.happened(StayedSilent) == [StayedSilent(by="A")]
    assert play.asks == ("priority", "A", "N")


@pytest.mark.parametrize("matter", GOES_ON)
def test_what_a_person_does_is_kept_and_the_game_goes_on(matter):
    play = come_up(at_the_table(), matter).take("do")

    assert play.happened(Decided) == [Decided(what=matter.value, by="A")]
    assert play.asks == ("priority", "A", "N")


@pytest.mark.parametrize("controls", [[], CONTROL, A_CONTROLS_N])
def test_whoever_concedes_loses_at_once(controls):
    play = Play(table(controls=controls))

    come_up(play, "concede").take("do")

    assert play.is_over
    assert play.state.player("A").lost
    assert not play.state.player("N").lost


def test_a_player_concedes_while_the_other_has_priority():
    play = at_the_table().pass_priority()
    assert play.asks[1] == "N"

    come_up(play, "concede").take("do")

    assert play.state.player("A").lost


def test_a_player_concedes_in_the_middle_of_a_search():
    side = Side(hand=["Demonic Tutor"], library={"Plains": 1, "others": 3})
    play = Play(table(A=side, controls=CONTROL)).use("Demonic Tutor").resolve()
    assert play.asks == ("search", "A", "N")

    come_up(play, "concede").take("do")

    assert play.is_over


def test_the_game_is_not_lost_by_anybody_in_an_intentional_draw():
    play = come_up(at_the_table(), "intentional_draw").take("do")

    assert play.is_over
    assert [each.lost for each in play.state.players] == [False, False]


@pytest.mark.parametrize("control", [True, False])
def test_whoever_saw_an_error_of_another_player_has_to_call_a_judge(control):
    play = err(at_the_table(control=control), "broke_rule", by="N")

    assert come_up(play, "call_judge").keys == ["do"]


def test_without_an_error_of_another_player_calling_a_judge_is_free():
    play = err(at_the_table(), "broke_rule", by="A")

    assert come_up(play, "call_judge").keys == ["do", "do not"]


@pytest.mark.parametrize(
    ("day", "rel", "keys"),
    [
        ("2016-07-22", Rel.COMPETITIVE, ["do not"]),
        ("2019-05-03", Rel.PROFESSIONAL, ["do not"]),
        ("2021-07-22", Rel.COMPETITIVE, ["do not"]),
        ("2021-07-22", Rel.REGULAR, ["do", "do not"]),
        ("2021-07-23", Rel.COMPETITIVE, ["do", "do not"]),
        ("2026-02-27", Rel.PROFESSIONAL, ["do", "do not"]),
    ],
)
def test_devices_are_allowed_in_every_match_since_july_2021(day, rel, keys):
    play = come_up(at_the_table(day=day, rel=rel), "reload_page")

    assert play.keys == keys


@pytest.mark.parametrize("matter", FORBIDDEN)
@pytest.mark.parametrize("rel", Rel)
def test_what_is_forbidden_in_a_game_can_only_be_left(matter, rel):
    assert come_up(at_the_table(rel=rel), matter).keys == ["do not"]


DEVICES = ("look_up_card", "note_on_device", "reload_page")


@pytest.mark.parametrize("matter", DEVICES)
@pytest.mark.parametrize("day", ["2018-10-05", "2026-02-27"])
def test_devices_in_a_draft_are_left_to_regular_level(matter, day):
    for rel in Rel:
        play = come_up(at_the_table(rel=rel, day=day), matter, during=Moment.DRAFT)
        assert ("do" in play.keys) is (rel is Rel.REGULAR)


@pytest.mark.parametrize(
    ("matter", "game", "between", "draft"),
    [
        ("take_note", True, True, False),
        ("read_notes", True, True, False),
        ("read_old_notes", False, True, False),
        ("read_oracle_page", True, True, True),
    ],
)
def test_when_notes_may_be_taken_and_looked_at(matter, game, between, draft):
    expected = {
        Moment.GAME: game,
        Moment.BETWEEN_GAMES: between,
        Moment.DRAFT: draft,
    }
    for moment, allowed in expected.items():
        play = come_up(at_the_table(), matter, during=moment)
        assert ("do" in play.keys) is allowed


def test_what_is_no_note_and_no_device_comes_up_in_games_alone():
    with pytest.raises(RefusalError, match="concede is asked about during games only"):
        come_up(at_the_table(), "concede", during=Moment.BETWEEN_GAMES)


def test_strategy_on_a_device_between_games_is_refused():
    with pytest.raises(RefusalError, match="between games what notes may"):
        come_up(at_the_table(), "read_strategy", during=Moment.BETWEEN_GAMES)


def test_devices_before_the_first_known_rules_for_tournaments_are_refused():
    with pytest.raises(RefusalError, match="Magic Tournament Rules before 2014"):
        come_up(at_the_table(day="2012-05-01"), "reload_page")


def test_the_derivation_cites_the_rule_about_the_person():
    play = come_up(at_the_table(), "trade")
    rules = {step.rule for step in play.steps}
    assert {"control.conduct", "control.not-tournament"} <= rules

    for matter, passage in {
        "intentional_draw": "mtr.conceding",
        "destroy_notes": "mtr.notes",
        "read_notes": "mtr.notes",
    }.items():
        rules = {step.rule for step in come_up(at_the_table(), matter).steps}
        assert passage in rules

    play = come_up(at_the_table(), "concede")
    rules = {step.rule for step in play.steps}
    assert {"control.concede", "concede.any-time"} <= rules
