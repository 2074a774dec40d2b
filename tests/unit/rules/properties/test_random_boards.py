"""What holds on every board and along every line of play."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.objects import ObjectKind, Player
from quizapp.rules.nouns.zones import Zone
from tests.support.boards import Board, boards, walk
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

CONTROL = [controlled("A", by="N", stamp=1)]
WITH_CONTROLLER = (Zone.BATTLEFIELD, Zone.STACK)


def played(board: Board, **more: object) -> Play:
    return Play(table(step=board.step, **board.sides, **more))


def asked(decision: Decision) -> tuple[object, ...]:
    keys = tuple(each.key for each in decision.options)
    return decision.kind, decision.realm, decision.chooser, decision.cause, keys


def everything(decision: Decision) -> Decision:
    return decision


def cards_in_the_game(play: Play) -> int:
    real = [
        each
        for each in play.state.objects
        if each.kind is ObjectKind.CARD and each.zone is not Zone.CEASED
    ]
    return len(real) + sum(len(each.library) for each in play.state.players)


@given(boards())
def test_the_options_do_not_depend_on_who_decides(board: Board):
    free = walk(played(board), board.line, asked)
    ruled = walk(played(board, controls=CONTROL), board.line, asked)

    assert free == ruled


@given(boards())
def test_owners_and_controllers_do_not_depend_on_who_decides(board: Board):
    free, ruled = played(board), played(board, controls=CONTROL)
    for play in (free, ruled):
        walk(play, board.line, asked)

    assert [(each.owner, each.controller) for each in free.state.objects] == [
        (each.owner, each.controller) for each in ruled.state.objects
    ]


@given(boards())
def test_the_controlling_player_makes_every_choice_of_the_game_in_the_controlled_turn(
    board: Board,
):
    play = played(board, controls=CONTROL)
    for number in board.line:
        if play.is_over or play.state.turn.number > 1:
            break
        if play.decision.realm == "game":
            assert play.decision.decider == "N"
        else:
            assert play.decision.decider == play.decision.chooser
        play.take(play.keys[number % len(play.keys)])


@given(boards())
def test_the_game_tells_apart_what_is_where(board: Board):
    play = played(board)
    walk(play, board.line, asked)

    stacked = {each.id for each in play.state.objects if each.zone is Zone.STACK}
    assert set(play.state.stack) == stacked
    for each in play.state.objects:
        if each.zone is not Zone.CEASED:
            assert (each.controller is not None) is (each.zone in WITH_CONTROLLER)


@given(boards())
def test_no_card_ever_appears_or_disappears(board: Board):
    play = played(board)
    before = cards_in_the_game(play)

    walk(play, board.line, asked)

    assert cards_in_the_game(play) == before


@given(boards())
def test_every_step_of_a_derivation_cites_a_rule_of_the_index(board: Board):
    play = played(board, controls=CONTROL)
    walk(play, board.line, asked)

    assert {step.rule for step in play.steps} <= set(RULES)


@given(boards())
def test_the_same_line_of_play_gives_the_same_game(board: Board):
    one, other = played(board), played(board)

    assert walk(one, board.line, everything) == walk(other, board.line, everything)
    assert one.state == other.state
    assert one.steps == other.steps


@given(boards())
def test_an_option_applied_by_its_key_gives_the_same_state_as_one_taken(board: Board):
    play = played(board)
    here = play.engine.advance(table(step=board.step, **board.sides))
    for number in board.line:
        if here.decision is None:
            break
        key = here.decision.options[number % len(here.decision.options)].key
        taken = play.engine.take(here.state, here.decision, key)
        here = play.engine.apply(here.state, key)
        assert here == taken


@given(boards())
def test_a_search_offers_nothing_only_where_it_may_find_nothing(board: Board):
    play = played(board)
    for number in board.line:
        if play.is_over:
            break
        if play.decision.kind == "search":
            library = play.state.player(play.decision.chooser).library
            quality = play.decision.cause == "Flooded Strand"
            may_fail = quality or len(library) == 0
            assert ("find:none" in play.keys) is may_fail
        play.take(play.keys[number % len(play.keys)])


@given(st.integers(2, 5), st.data())
def test_control_waits_for_the_turn_of_its_player_and_is_used_once(count, data):
    roles = "ABCDE"[:count]
    subject, by = data.draw(st.permutations(roles))[:2]
    state = table(
        step="end",
        controls=[controlled(subject, by=by, next_turn=True)],
        **{role: Side() for role in roles},
        N=Side(),
    )
    play = Play(state)
    players = len(state.players)
    deciders = []
    while play.state.turn.number <= 2 * players + 1:
        play.to("upkeep")
        deciders.append((play.state.turn.active, play.decision.decider))
        play.to("end").pass_priority(players)

    exceptions = [pair for pair in deciders if pair[0] != pair[1]]
    assert exceptions == [(subject, by)]
    assert deciders.index((subject, by)) < players


@given(
    boards(), st.sampled_from(["2016-07-22", "2016-09-30", "2018-10-03", "2024-09-23"])
)
def test_tournament_decisions_stay_with_the_person_on_every_day(board: Board, day):
    forgotten = ["Phyrexian Soulgorger"]
    side = Side(field=[*forgotten, *board.a.field], library={"others": 9})
    for subject in ("A", "N"):
        control = [controlled(subject, by="A" if subject == "N" else "N")]
        state = table(step="upkeep", A=side, N=board.n, controls=control)
        play = Play(state, day=day, forgotten=forgotten)
        while play.decision.kind != "priority":
            play.take(play.keys[0])
        play.notice(*forgotten)

        assert play.decision.realm == "tournament"
        assert play.decision.chooser == Player("N")
        assert play.decision.decider == Player("N")
