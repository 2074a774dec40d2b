"""How the board shares out its room."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quizapp.gui.board.arranging.plan import plans_for
from quizapp.gui.board.arranging.walk import next_place
from quizapp.gui.board.cards.size import CardSize
from quizapp.gui.paint.box_flow import flow_boxes

sizes = st.lists(st.tuples(st.integers(1, 200), st.integers(1, 200)), max_size=12)


def test_boxes_stand_in_a_row_until_it_is_full() -> None:
    flow = flow_boxes([(100, 50), (100, 50), (100, 50)], 210, gap=10)

    assert flow.places == ((0, 0), (110, 0), (0, 50))
    assert (flow.height, flow.last_right, flow.last_top) == (100, 100, 50)


def test_a_low_box_is_centred_in_its_row() -> None:
    flow = flow_boxes([(100, 168), (168, 120)], 400, gap=4)

    assert flow.places == ((0, 0), (104, 24))


def test_no_boxes_take_no_room() -> None:
    assert flow_boxes([], 100, gap=4).height == 0


@given(sizes, st.integers(1, 600), st.integers(0, 12))
def test_boxes_never_overlap_and_only_a_too_wide_one_leaves_the_room(
    boxes: list[tuple[int, int]], width: int, gap: int
) -> None:
    flow = flow_boxes(boxes, width, gap)
    placed = [
        (left, top, left + box[0], top + box[1])
        for (left, top), box in zip(flow.places, boxes, strict=True)
    ]

    for number, one in enumerate(placed):
        assert one[2] <= width or one[0] == 0
        assert one[3] <= flow.height
        for other in placed[number + 1 :]:
            apart_across = one[2] <= other[0] or other[2] <= one[0]
            apart_down = one[3] <= other[1] or other[3] <= one[1]
            assert apart_across or apart_down


def test_lands_fold_before_cards_become_small_and_the_other_half_goes_last() -> None:
    plans = plans_for(848)

    assert [plan.tight_lands for plan in plans] == [False, True, True, True]
    assert [plan.cards for plan in plans] == [CardSize.MIDDLE] * 2 + [
        CardSize.SMALL
    ] * 2
    assert [plan.fold_other for plan in plans] == [False, False, False, True]


def test_a_very_wide_board_tries_large_cards_first() -> None:
    assert plans_for(1100)[0].cards is CardSize.LARGE


def test_a_narrow_board_has_small_cards() -> None:
    assert {plan.cards for plan in plans_for(584)} == {CardSize.SMALL}


def test_in_a_single_column_zones_go_below_and_nothing_folds() -> None:
    (plan,) = plans_for(300)

    assert plan.zones_below
    assert not plan.fold_other


def test_an_arrow_leads_along_the_row_first() -> None:
    row_and_below = [(0, 0), (100, 0), (200, 0), (0, 100), (90, 100)]

    assert next_place(row_and_below, 0, (1, 0)) == 1
    assert next_place(row_and_below, 1, (1, 0)) == 2
    assert next_place(row_and_below, 1, (0, 1)) == 4
    assert next_place(row_and_below, 1, (-1, 0)) == 0


def test_an_arrow_at_the_edge_stays() -> None:
    assert next_place([(0, 0), (100, 0)], 1, (1, 0)) == 1
