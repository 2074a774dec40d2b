"""Work in a second process: its news arrive, and however it ends nothing is left."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from quizapp.desktop.exchange.exporter import sweep_new_files
from quizapp.desktop.working.second_process import Line, ProcessWork
from quizapp.presenters.working.work import (
    Advanced,
    Asked,
    Ended,
    Failed,
    News,
    Stopped,
    WorkFailedError,
)

STEPS = 2


def count_and_ask(line: Line) -> object:
    line.begin("", STEPS)
    for _ in range(STEPS):
        line.advance(1)
    return line.ask("well?")


def refuse(_line: Line) -> object:
    raise WorkFailedError("nothing", "a.csv", "details")


def break_down(_line: Line) -> object:
    raise ZeroDivisionError("a fault")


def die(_line: Line) -> object:
    os._exit(3)


def write_without_end(folder: Path, line: Line) -> object:
    (folder / f".a.csv.{os.getpid()}.new").write_text("half")
    return line.ask("written")


def last_news(work: ProcessWork, kind: type[News]) -> News:
    """Wait for news of a kind; whatever comes in between is let go."""
    while True:
        for each in work.news():
            if isinstance(each, kind):
                return each
        if not work._is_over:
            work._mine.poll(20)


def test_news_come_in_order_and_a_word_goes_back():
    work = ProcessWork(count_and_ask)

    assert last_news(work, Asked) == Asked("well?")
    work.answer("yes")

    assert last_news(work, Ended) == Ended("yes")
    assert work.news() == ()


def test_how_far_it_is_is_told():
    work = ProcessWork(count_and_ask)

    assert last_news(work, Advanced) == Advanced(0, STEPS)

    work.stop()
    assert last_news(work, Stopped) == Stopped()


def test_a_refusal_and_a_fault_are_told_apart():
    refused, broken = ProcessWork(refuse), ProcessWork(break_down)

    assert last_news(refused, Failed) == Failed("nothing", "a.csv", "details")
    fault = last_news(broken, Failed)
    assert fault.reason == "fault"
    assert fault.details.startswith("ZeroDivisionError: a fault")
    assert str(Path(__file__).parent) not in fault.details


def test_a_process_that_dies_is_noticed():
    assert last_news(ProcessWork(die), Failed) == Failed("died")


def test_a_killed_process_leaves_no_half_written_file(tmp_path):
    (tmp_path / ".other.1.new").write_text("of somebody else")
    work = ProcessWork(
        partial(write_without_end, tmp_path), partial(sweep_new_files, tmp_path)
    )
    last_news(work, Asked)
    assert len(list(tmp_path.iterdir())) == 2

    work.kill()

    assert [path.name for path in tmp_path.iterdir()] == [".other.1.new"]
    assert work.news() == ()
