"""Subgames: a game of its own inside the game, after which the game goes on (CR 729)."""

from __future__ import annotations

import pytest

from quizapp.rules.instructions.subgames.playing import main_game
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.aspects.powers import Always, Can
from quizapp.rules.proof.statements.doings import HasDrawn
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.tables import Side, card, controlled, table

NAME = "Shahrazad"
A, N = Player("A"), Player("N")


def subgame(
    a: dict[str, int] | None = None,
    n: dict[str, int] | None = None,
    life: int = 15,
    **how: object,
) -> Play:
    """Have A, for whom N decides, cast the sorcery, and begin to play the subgame."""
    state = table(
        A=Side(
            hand=[NAME, NAME], library=a or {"others": 3}, life=life, field=["Plains"]
        ),
        N=Side(library=n or {"others": 9}, field=["Swamp"]),
        controls=[controlled("A", by="N")],
    )
    return Play(state, **how).use(NAME).resolve()


def keep(play: Play) -> Play:
    """Have both players keep their hands, whatever they have drawn."""
    while play.decision.realm == "chance":
        play.take(play.keys[0])
    return play.take("keep").take("keep")


def end(play: Play) -> Play:
    """Play until the main game goes on: nobody does anything but pass and discard."""
    while play.field("A") == []:
        play.take(play.keys[0])
    return play


def test_chance_says_who_goes_first():
    play = subgame()

    assert play.asks[0] == "goes first"
    assert play.decision.realm == "chance"
    assert [each.refs for each in play.decision.options] == [("A",), ("N",)]


def test_the_libraries_are_the_decks_and_nothing_else_comes_along():
    play = subgame({"others": 30}, {"others": 12}).take("first:A")

    assert play.field("A") == play.field("N") == []
    assert play.hand("A") == play.hand("N") == [""] * 7
    assert len(play.state.player(A).library) == 23
    assert len(play.state.player(N).library) == 5
    assert (play.life("A"), play.life("N")) == (20, 20)


def test_each_player_decides_for_themself_in_the_subgame():
    play = subgame({"others": 30}).take("first:A")
    assert play.asks == ("mulligan", "A", "A")
    assert play.take("keep").asks == ("mulligan", "N", "N")

    play.take("keep")

    assert play.asks == ("priority", "A", "A")
    assert play.step == ("A", "upkeep")


def test_the_control_works_again_once_the_subgame_is_over():
    play = end(keep(subgame().take("first:N")))

    assert play.step == ("A", "precombat main")
    assert play.asks == ("priority", "A", "N")


@pytest.mark.parametrize(("life", "left"), [(15, 7), (20, 10), (2, 1)])
def test_whoever_does_not_win_loses_half_their_life_rounded_up(life, left):
    play = end(keep(subgame(life=life).take("first:N")))

    assert play.life("A") == left
    assert play.life("N") == 20


def test_a_player_with_one_life_left_loses_the_game_with_the_subgame():
    play = subgame(life=1).take("first:N")
    while not play.is_over:
        play.take(play.keys[0])

    assert play.life("A") == 0
    assert play.state.player(A).lost


def test_whoever_wins_a_subgame_loses_nothing():
    play = end(keep(subgame({"others": 9}, {"others": 2}).take("first:A")))

    assert (play.life("A"), play.life("N")) == (15, 10)


def test_a_subgame_that_nobody_wins_costs_both_half_their_life():
    play = end(keep(subgame({"others": 2}, {"others": 2}).take("first:A")))

    assert (play.life("A"), play.life("N")) == (7, 10)


def test_all_cards_go_back_into_the_libraries():
    play = end(keep(subgame({"others": 9, "Plains": 1}, {"others": 4}).take("first:A")))

    assert play.state.player(A).library == Library(((card("Plains"), 1),), 9)
    assert play.state.player(N).library == Library((), 4)
    assert play.field("A") == ["Plains"]
    assert play.hand("A") == [NAME]


def test_the_spell_finishes_resolving_in_the_main_game():
    play = end(keep(subgame().take("first:A")))

    assert play.stack() == []
    assert play.graveyard("A") == [NAME]


def test_the_player_who_goes_first_skips_their_first_draw_step():
    play = keep(subgame({"others": 30}, {"others": 30}).take("first:N"))
    play.to("precombat main", of="N")
    assert play.hand("N") == [""] * 7

    play.to("precombat main", of="A")

    assert play.hand("A") == [""] * 8
    assert play.to("precombat main", of="N").hand("N") == [""] * 8


def test_a_step_is_skipped_only_once_and_by_the_player_who_has_to():
    play = keep(subgame({"others": 30}, {"others": 30}).take("first:A"))
    assert [each.step for each in play.state.lasting] == [Step.DRAW]

    play.to("precombat main", of="A")

    assert play.state.lasting == ()


def test_players_who_take_a_mulligan_draw_seven_new_cards_together():
    play = subgame({"others": 30}, {"others": 30}).take("first:N")
    play.take("mulligan").take("mulligan")
    assert play.hand("A") == play.hand("N") == [""] * 7
    assert play.asks == ("mulligan", "N", "N")

    play.take("keep").take("keep")

    assert play.hand("A") == play.hand("N") == [""] * 6
    assert len(play.state.player(N).library) == 24


def test_nobody_takes_more_mulligans_than_a_hand_has_cards():
    play = subgame({"others": 30}, {"others": 30}).take("first:N")
    for _ in range(7):
        assert play.keys == ["keep", "mulligan"]
        play.take("mulligan")
        if play.decision.chooser == "A":
            play.take("keep")

    assert play.keys == ["keep"]
    assert play.take("keep").hand("N") == []


def test_a_player_with_too_few_cards_loses_in_spite_of_mulligans():
    play = subgame({"others": 3}).take("first:A")
    play.take("mulligan").take("keep").take("keep")

    assert end(play).life("A") == 7


def test_a_mulligan_that_puts_named_cards_on_the_bottom_is_refused():
    play = subgame({"Plains": 9}).take("first:A").take("mulligan").take("keep")

    with pytest.raises(RefusalError, match="nobody names"):
        play.take("keep")


def test_mulligans_under_earlier_rules_are_refused():
    play = subgame({"others": 9}, day="2016-09-30").take("first:A")

    with pytest.raises(RefusalError, match="mulligans before 2019-07-12"):
        play.take("mulligan")


def test_a_subgame_of_three_players_is_refused():
    state = table(A=Side(hand=[NAME]), C=Side())

    with pytest.raises(RefusalError, match="two players"):
        Play(state).use(NAME).resolve()


def begin_with(*names: str, library: dict[str, int]) -> Play:
    """Begin a subgame in which A goes first and draws certain cards."""
    play = subgame(library, {"others": 40}).take("first:A")
    for name in names:
        play.take(name)
    return play.take("keep").take("keep").to("precombat main", of="A")


def test_cards_of_a_subgame_are_played_with_its_own_lands():
    play = begin_with(*["Plains"] * 7, library={"Plains": 7, NAME: 3})
    play.use("Plains")

    assert play.field("A") == ["Plains"]
    assert play.hand("A") == ["Plains"] * 6


def end_subgame(play: Play) -> Play:
    """Play until the subgame is over."""
    before = play.state.agenda[0].main.agenda[0]
    while play.state.agenda[0] != before:
        play.take(play.keys[0])
    return play


def test_a_subgame_can_be_created_within_a_subgame():
    drawn = [NAME, *["Plains"] * 6]
    play = begin_with(*drawn, library={"Plains": 7, NAME: 3}).use("Plains")
    play.to("precombat main", of="N").to_decision("draw").take("Plains")
    play.to("precombat main", of="A").use("Plains").use(NAME).resolve()
    assert play.asks[0] == "goes first"
    play = keep(play.take("first:A"))

    assert (play.life("A"), play.life("N")) == (10, 20)
    assert play.field("A") == ["Plains", "Plains"]
    assert play.stack() == []
    assert end_subgame(play).life("A") == 7


def test_what_is_asked_about_the_game_does_not_mean_the_subgame():
    play = keep(subgame({"others": 30}, {"others": 30}).take("first:A"))
    play.to("precombat main", of="N")
    drawn, graph = HasDrawn(by=N), play.graph(end_of_step=True)

    assert drawn.holds(play.state)
    assert not drawn.holds(main_game(play.state))
    assert Can(who=N, statement=drawn).answer(graph) == "no"
    assert Always(statement=drawn).answer(graph) == "no"
