"""Extra and skipped turns: their order, and control that waits for a turn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from quizapp.rules.nouns.control import ControlSpan
from quizapp.rules.nouns.lasting import ExtraTurn, SkipTurn
from quizapp.rules.nouns.objects import Player
from tests.support.playing import Play
from tests.support.tables import controlled, table

A, N = Player("A"), Player("N")


def turns(lasting, controls=(), count=4):
    """Play on and return who is active in the next turns, with who decides for them."""
    state = structs.replace(
        table(step="end", controls=controls), lasting=tuple(lasting)
    )
    play = Play(state)
    seen = []
    for _ in range(count):
        number = play.state.turn.number
        while play.state.turn.number == number:
            play.take(play.keys[0])
        seen.append((play.state.turn.active, play.decision.decider))
    return seen


def test_turns_alternate_without_anything_else():
    assert turns([]) == [(N, N), (A, A), (N, N), (A, A)]


def test_an_extra_turn_comes_directly_after_its_turn_and_the_order_goes_on():
    extra = ExtraTurn(source="x", stamp=1, player=A, after=1)
    assert turns([extra]) == [(A, A), (N, N), (A, A), (N, N)]


def test_of_several_extra_turns_the_one_created_last_is_taken_first():
    """CR 500.7."""
    first = ExtraTurn(source="x", stamp=1, player=A, after=1)
    second = ExtraTurn(source="y", stamp=2, player=N, after=1)
    assert [who for who, _ in turns([first, second])] == [N, A, N, A]


def test_an_extra_turn_that_follows_a_players_next_turn_waits_for_it():
    extra = ExtraTurn(source="x", stamp=1, player=N, following=N)
    assert [who for who, _ in turns([extra])] == [N, N, A, N]


def test_a_skipped_turn_is_left_out_once():
    """CR 614.10a."""
    skip = SkipTurn(source="x", stamp=1, player=N)
    assert [who for who, _ in turns([skip])] == [A, N, A, N]


def test_control_waits_until_a_turn_is_really_taken():
    """CR 723.1b."""
    skip = SkipTurn(source="x", stamp=1, player=N)
    control = controlled("N", by="A", next_turn=True)
    assert control.span is ControlSpan.NEXT_TURN

    assert turns([skip], [control]) == [(A, A), (N, A), (A, A), (N, N)]


@given(skips=st.integers(min_value=0, max_value=3))
def test_pending_control_survives_any_number_of_skips_and_is_used_once(skips):
    """CR 614.10a, 723.1b."""
    effects = [SkipTurn(source="x", stamp=stamp, player=N) for stamp in range(skips)]
    control = controlled("N", by="A", next_turn=True)

    seen = turns(effects, [control], count=skips + 4)

    mine = [decider for active, decider in seen if active == N]
    assert mine[0] == A
    assert all(decider == N for decider in mine[1:])
    assert [active for active, _ in seen[:skips]] == [A] * skips
