"""Beside the window `quizapp check` says how far it is, in lines that a program reads."""

from __future__ import annotations

from quizapp.cli.checking.beside import Lines


def test_each_per_cent_is_said_once(capsys):
    with Lines() as lines:
        lines.begin("questions", 400)
        for _ in range(10):
            lines.advance(1)
        lines.advance(390)

    assert capsys.readouterr().out.split("\n") == [
        "0 400", "4 400", "8 400", "400 400", "",
    ]  # fmt: skip


def test_nothing_to_do_is_said_as_nothing(capsys):
    Lines().begin("questions", 0)

    assert capsys.readouterr().out == "0 0\n"
