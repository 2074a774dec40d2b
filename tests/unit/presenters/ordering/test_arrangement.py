"""Pieces are put, moved and taken out, and places never have gaps."""

from __future__ import annotations

import pytest

from quizapp.presenters.asking.arrangement import Arrangement

EMPTY = Arrangement(3)
FULL = Arrangement(3, ("N/A", "N", "A"))


def test_pieces_go_into_the_next_empty_place_until_all_are_filled():
    now = EMPTY.with_piece("N/A").with_piece("N").with_piece("A")

    assert now == FULL
    assert now.with_piece("A") == now


def test_there_is_no_answer_before_every_place_is_filled():
    assert EMPTY.answer == ()
    assert EMPTY.with_piece("N").with_piece("N").answer == ()
    assert FULL.answer == ("N/A-N-A",)
    assert Arrangement(0).answer == ()


def test_a_piece_stands_at_as_many_places_as_it_is_put():
    now = EMPTY.with_piece("N").with_piece("A").with_piece("N")

    assert now.places_of("N") == (1, 3)
    assert now.places_of("O") == ()


def test_a_piece_put_on_another_takes_its_place():
    assert FULL.with_piece_at("O", 1).pieces == ("N/A", "O", "A")


def test_a_piece_put_on_an_empty_place_goes_to_the_first_empty_one():
    assert EMPTY.with_piece("N").with_piece_at("O", 2).pieces == ("N", "O")


@pytest.mark.parametrize(
    ("place", "goal", "pieces"),
    [
        (0, 1, ("N", "N/A", "A")),
        (2, 0, ("A", "N/A", "N")),
        (0, 9, ("N", "A", "N/A")),
        (0, -1, ("N/A", "N", "A")),
        (7, 0, ("N/A", "N", "A")),
    ],
)
def test_a_moved_piece_lets_the_others_give_way(place, goal, pieces):
    assert FULL.with_moved(place, goal).pieces == pieces


def test_what_comes_after_a_piece_that_is_taken_out_moves_up():
    assert FULL.without(0).pieces == ("N", "A")


def test_more_pieces_than_places_are_refused():
    with pytest.raises(ValueError, match="more pieces"):
        Arrangement(1, ("N", "A"))
