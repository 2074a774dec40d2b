"""The tour: three steps that can be skipped, said in both languages."""

from __future__ import annotations

import pytest

from quizapp.presenters.tour.presenter import STEPS, TourPresenter


@pytest.fixture
def tour():
    return TourPresenter("en")


def test_it_has_three_steps_and_then_is_over(tour):
    screens = [tour.start(), tour.go(1), tour.go(1)]

    assert [each.points_at for each in screens] == list(STEPS)
    assert [each.place for each in screens] == ["1 of 3", "2 of 3", "3 of 3"]
    assert [bool(each.skip) for each in screens] == [True, True, False]
    assert tour.go(1) is None
    assert not tour.is_open


def test_it_goes_back_but_not_before_the_first_step(tour):
    tour.start()
    tour.go(1)

    assert tour.go(-1).back == ""
    assert tour.go(-1).place == "1 of 3"


def test_it_can_be_ended_anywhere_and_called_again(tour):
    tour.start()
    tour.go(1)
    tour.stop()
    assert tour.screen() is None
    assert tour.go(1) is None

    assert tour.start().place == "1 of 3"


def test_it_goes_on_in_another_language(tour):
    assert tour.set_language("fr") is None
    tour.start()

    assert tour.set_language("en").spoken.startswith("1 of 3. The next step is here.")
