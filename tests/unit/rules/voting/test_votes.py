"""Votes: in turn order from one player, whoever chooses or decides (CR 701.38)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.instructions.voting.casting_votes import Vote
from quizapp.rules.nouns.events import Voted
from quizapp.rules.nouns.lasting import ExtraTurn, MovedChoice
from quizapp.rules.proof.statements.doings import HasVoted
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

PLEA, ILLUSION = "Plea for Power", "Illusion of Choice"
TIME, KNOWLEDGE = "vote:time", "vote:knowledge"


def poll(*illusions: str, controls=(), players: str = "ANO") -> Play:
    """Have the votes of the plea begin, after others have chosen to move them."""
    hands = {role: [ILLUSION] * (role in illusions) for role in players}
    hands["A"] = [PLEA, *hands["A"]]
    sides = {role: Side(hand=hand) for role, hand in hands.items()}
    play = Play(table(controls=controls, **sides)).use(PLEA)
    for caster in illusions:
        play.use(ILLUSION, by=caster).resolve()
    return play.resolve()


def asked(play: Play, *choices: str) -> list[tuple[str, str, str]]:
    """Vote, and return who was asked and who decided each time."""
    seen = []
    for choice in choices:
        seen.append(play.asks)
        play.take(choice)
    return seen


def extra_turns(play: Play) -> list[str]:
    return [each.player for each in play.state.lasting if isinstance(each, ExtraTurn)]


def test_players_vote_in_turn_order_starting_with_the_spells_controller():
    play = poll()

    assert asked(play, TIME, TIME, KNOWLEDGE) == [
        ("vote", "A", "A"),
        ("vote", "N", "N"),
        ("vote", "O", "O"),
    ]
    votes = [(each.by, each.choice) for each in play.happened(Voted)]
    assert votes == [("A", "time"), ("N", "time"), ("O", "knowledge")]


@pytest.mark.parametrize(
    ("by", "choice", "holds"),
    [("A", "time", True), ("A", "knowledge", False), ("N", "time", False)],
)
def test_a_vote_that_was_cast_can_be_spoken_of(by, choice, holds):
    play = poll().take(TIME)

    assert HasVoted(by=by, choice=choice).holds(play.state) is holds


def test_nobody_can_abstain():
    assert poll().keys == [TIME, KNOWLEDGE]


def test_what_has_more_votes_happens_and_nothing_else():
    play = poll()
    asked(play, KNOWLEDGE, TIME, TIME)

    assert extra_turns(play) == ["A"]
    assert play.hand("A") == []


@pytest.mark.parametrize("votes", [(TIME, KNOWLEDGE), (KNOWLEDGE, TIME)])
def test_a_tie_leads_to_what_the_card_says(votes):
    play = poll(players="AN")
    asked(play, *votes)

    assert extra_turns(play) == []
    assert len(play.hand("A")) == 3


def test_the_vote_begins_only_as_the_spell_resolves():
    play = Play(table(A=Side(hand=[PLEA]))).use(PLEA)

    assert play.asks == ("priority", "A", "A")


def test_voting_begins_with_the_controller_in_the_turn_of_another():
    sides = {
        "A": Side(hand=["Word of Command"]),
        "N": Side(hand=[PLEA], field=["Island"] * 4),
        "O": Side(),
    }
    play = Play(table(**sides)).use("Word of Command", "target:N").resolve()
    play.take(PLEA).take("Island+Island+Island+Island").resolve()

    # The command bids its caster decide for N while the plea resolves.
    assert asked(play, TIME, TIME) == [("vote", "N", "A"), ("vote", "O", "O")]
    assert play.asks == ("vote", "A", "A")


def test_a_controlled_players_vote_is_decided_by_the_controller():
    play = poll(controls=[controlled("A", by="N")])

    assert asked(play, TIME, TIME) == [("vote", "A", "N"), ("vote", "N", "N")]
    assert play.happened(Voted)[0] == Voted(by="A", choice="time", cause=PLEA)


def test_an_effect_has_its_controller_asked_for_every_vote():
    play = poll("O")

    assert asked(play, TIME, TIME, TIME) == [("vote", "O", "O")] * 3
    assert [each.by for each in play.happened(Voted)] == ["A", "N", "O"]


def test_control_of_the_voter_does_not_bring_the_choice_back():
    play = poll("O", controls=[controlled("A", by="N")])

    assert play.asks == ("vote", "O", "O")


def test_control_of_the_one_who_chooses_is_applied_afterwards():
    play = poll("O", controls=[controlled("O", by="N")])

    assert play.asks == ("vote", "O", "N")


def test_of_two_such_effects_the_newer_one_is_asked():
    assert poll("O", "N").asks == ("vote", "N", "N")


def test_its_caster_draws_a_card_and_the_effect_ends_with_the_turn():
    play = Play(table(A=Side(hand=[ILLUSION]))).use(ILLUSION).resolve()
    assert len(play.hand("A")) == 1

    assert not any(
        isinstance(each, MovedChoice)
        for each in play.to("upkeep", of="N").state.lasting
    )


def test_a_player_who_has_left_the_game_neither_votes_nor_chooses():
    play = Play(table(A=Side(hand=[PLEA]), O=Side(hand=[ILLUSION]), N=Side()))
    play.use(PLEA).use(ILLUSION, by="O").resolve()
    gone = tuple(replace(each, lost=each.player == "O") for each in play.state.players)
    left = Play(replace(play.state, players=gone))
    while left.decision.kind == "priority":
        left.pass_priority()

    assert asked(left, TIME, TIME) == [("vote", "A", "A"), ("vote", "N", "N")]
    assert extra_turns(left) == ["A"]


def represented(*representatives: str, **more) -> Play:
    """Have a vote begin in which players with a representative have a vote more."""
    sides = {
        role: Side(["Brago's Representative"] * representatives.count(role))
        for role in "ANO"
    }
    sides["A"] = sides["A"]._replace(hand=[PLEA])
    return Play(table(**sides, **more)).use(PLEA).resolve()


def test_several_votes_of_a_player_come_one_after_the_other():
    play = represented("A", "N", "N")
    asked(play, *[TIME] * 6)

    assert [each.by for each in play.happened(Voted)] == ["A", "A", "N", "N", "N", "O"]


def test_the_votes_of_a_player_may_be_for_different_choices():
    play = represented("A")
    asked(play, TIME, KNOWLEDGE, KNOWLEDGE, TIME)

    assert len(play.hand("A")) == 3


def test_in_a_controlled_turn_the_controller_decides_several_votes():
    play = represented("A", controls=[controlled("A", by="O")])

    assert asked(play, TIME, TIME) == [("vote", "A", "O")] * 2


@pytest.mark.parametrize(
    ("choices", "tied", "fault"),
    [
        ((("time", ()),), "time", "two choices"),
        ((("time", ()), ("time", ())), "time", "two choices"),
        ((("time", ()), ("knowledge", ())), "money", "none of the choices"),
    ],
)
def test_a_vote_needs_choices_and_an_outcome_for_a_tie(choices, tied, fault):
    with pytest.raises(ValueError, match=fault):
        Vote(choices=choices, tied=tied)


def test_an_ability_that_is_not_about_votes_gives_none():
    sides = {"A": Side(["Mana Reflection"], hand=[PLEA]), "N": Side()}
    play = Play(table(**sides)).use(PLEA).resolve()

    asked(play, TIME, KNOWLEDGE)

    votes = [(each.by, each.choice) for each in play.happened(Voted)]
    assert votes == [("A", "time"), ("N", "knowledge")]
