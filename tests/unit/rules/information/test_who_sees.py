"""Who may look at what, with and without control of a player."""

from __future__ import annotations

import pytest

from quizapp.rules.game import Assumptions
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.rulebook import Rulebook
from tests.support.playing import Play
from tests.support.seeing import viewers
from tests.support.tables import On, Side, controlled, table

LOXODON = "Woolly Loxodon"
BY_N = [controlled("A", by="N")]


def playing(*controls, day="", **side):
    sides = {"A": Side(**side), "N": Side(), "O": Side()}
    return Play(table(**sides, controls=controls), day=day)


def test_only_its_owner_sees_a_hand_while_nobody_is_controlled():
    assert viewers(playing(hand=["Shock"]), "hand") == ["A"]


def test_the_one_who_controls_a_player_sees_that_players_hand_and_nobody_else_does():
    assert viewers(playing(*BY_N, hand=["Shock"]), "hand") == ["A", "N"]


def test_control_shows_nothing_of_the_hand_of_the_one_who_controls():
    assert viewers(playing(*BY_N, hand=["Shock"]), "hand", of="N") == ["N"]


def test_the_hand_is_hidden_again_once_the_control_has_ended():
    play = playing(*BY_N, hand=["Shock"]).to("upkeep", of="N")

    assert viewers(play, "hand") == ["A"]


def test_control_of_oneself_shows_and_hides_nothing():
    play = playing(controlled("A", by="A"), hand=["Shock"])

    assert viewers(play, "hand") == ["A"]


def test_the_newest_control_says_who_looks():
    older, newer = controlled("A", by="N", stamp=1), controlled("A", by="O", stamp=2)

    assert viewers(playing(older, newer), "hand") == ["A", "O"]


def test_whoever_controls_one_who_controls_another_sees_what_both_see():
    play = playing(controlled("A", by="N"), controlled("N", by="O"))

    assert viewers(play, "hand") == ["A", "N", "O"]


def test_a_face_down_permanent_is_seen_by_whoever_controls_it():
    play = playing(field=[On(LOXODON, face_down=True)])

    assert viewers(play, "face-down permanent", card=LOXODON) == ["A"]


def test_a_face_down_permanent_is_a_creature_without_a_name():
    found = playing(field=[On(LOXODON, face_down=True)]).state.objects[0]

    assert (found.name, found.is_creature) == ("", True)
    assert (found.face.power, found.face.toughness) == (2, 2)
    assert found.face.abilities == ()


def test_control_shows_the_face_down_permanent_only_while_it_lasts():
    play = playing(*BY_N, field=[On(LOXODON, face_down=True)])
    during = viewers(play, "face-down permanent", card=LOXODON)
    play.to("upkeep", of="N")

    assert during == ["A", "N"]
    assert viewers(play, "face-down permanent", card=LOXODON) == ["A"]


def test_nobody_sees_a_face_down_card_that_is_not_there():
    assert viewers(playing(*BY_N), "face-down permanent", card=LOXODON) == []


def test_a_library_is_seen_while_it_is_searched_and_not_before_or_after():
    play = playing(*BY_N, hand=["Demonic Tutor"], library={"Plains": 2, "others": 3})
    before = viewers(play, "library")
    during = viewers(play.use("Demonic Tutor").resolve(), "library")
    after = viewers(play.take("Plains"), "library")

    assert (before, during, after) == ([], ["A", "N"], [])


def test_a_search_shows_no_other_library():
    play = playing(*BY_N, hand=["Demonic Tutor"]).use("Demonic Tutor").resolve()

    assert viewers(play, "library", of="N") == []


def test_an_ability_lets_its_controller_look_at_the_top_of_their_library():
    sphinx = playing(*BY_N, field=["Sphinx of Jwar Isle"])

    assert viewers(sphinx, "library top") == ["A", "N"]
    assert viewers(sphinx, "library top", of="N") == []
    assert viewers(sphinx, "library") == []


def test_an_ability_that_is_about_something_else_shows_nothing():
    assert viewers(playing(field=["Stranglehold"]), "library top") == []


def test_the_one_who_chooses_in_a_hand_sees_it():
    sides = {"A": Side(hand=["Word of Command"]), "N": Side(hand=["Shock", "Forest"])}
    play = Play(table(**sides))
    before = viewers(play, "hand", of="N")
    play.use("Word of Command").resolve()

    assert before == ["N"]
    assert viewers(play, "hand", of="N") == ["A", "N"]
    assert viewers(play, "hand", of="A") == ["A"]


@pytest.mark.parametrize(
    ("day", "expected"),
    [("2016-07-21", ["A", "N"]), ("2016-07-22", ["A"]), ("", ["A"])],
)
def test_a_sideboard_is_hidden_from_the_one_who_controls_since_2016(day, expected):
    play = playing(*BY_N, outside={"Shock": 1}, day=day)

    assert viewers(play, "outside") == expected


def test_notes_are_no_part_of_what_control_shows():
    assert viewers(playing(*BY_N), "notes") == ["A"]


@pytest.mark.parametrize(
    ("day", "expected"), [("2015-07-17", []), ("2015-09-26", ["A", "N", "O"])]
)
def test_everybody_sees_in_which_order_cards_were_exiled_since_2015(day, expected):
    assert viewers(playing(day=day), "exile order") == expected


def test_states_note_who_sees_only_what_the_question_asks_for():
    sight = Sight(what=Seen.HAND, of=Player("A"))
    state = table(controls=BY_N)
    asking = Engine(Rulebook(), Assumptions(sights=(sight,)), Horizon(1))
    silent = Engine(Rulebook(), Assumptions(), Horizon(1))

    assert [each.by for each in asking.advance(state).state.sightings] == ["A", "N"]
    assert silent.advance(state).state.sightings == ()
