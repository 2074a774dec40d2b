"""With very many answers the page reads summaries alone, and they are right."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.presenters.insight.presenter import ProgressPresenter
from quizapp.storage.connection import open_connection
from quizapp.storage.stores import Stores
from tests.bench.insight_times import make_desk
from tests.support.many_answers import TODAY, write_many_answers

ANSWERS, FAMILIES = 3_000, 300


@pytest.fixture
def connection(tmp_path):
    connection = open_connection(tmp_path)
    write_many_answers(connection.db, ANSWERS, FAMILIES)
    yield connection
    connection.close()


def test_answers_written_in_bulk_are_summed_up(connection):
    stores = Stores(connection)

    assert stores.reviews.find_wrong_days() == []
    assert sum(day.answers for day in stores.reviews.days()) == ANSWERS
    assert sum(each.answers for each in stores.reviews.recalls()) == 1_800


def test_the_page_never_reads_through_all_answers(connection):
    desk = make_desk(Stores(connection))
    presenter = ProgressPresenter(lambda: desk, language="en")
    said: list[str] = []

    with connection.db.tracer(lambda sql, _: said.append(sql)):
        presenter.look()
        screen = presenter.screen()

    of_reviews = [sql for sql in said if "FROM reviews" in sql]
    assert all("LIMIT ?" in sql for sql in of_reviews)
    assert len(of_reviews) == 1
    assert len(said) == 5
    assert screen.readiness is not None
    assert screen.readiness.band is not None
    assert len(screen.helps) > 0


@pytest.mark.parametrize(("period", "days"), [("30", 30), ("90", 90), ("all", 9999)])
def test_figures_are_those_of_the_period(connection, period, days):
    stores = Stores(connection)
    presenter = ProgressPresenter(lambda: make_desk(stores), language="en")
    first = TODAY - dt.timedelta(days=days - 1)
    expected = sum(review.day >= first for review in stores.reviews.all())
    assert expected > 0

    presenter.choose_period(period)

    assert presenter.screen().numbers[0][0] == str(expected)
