"""Codes of a room as two screens show them, so that people can compare."""

from __future__ import annotations

from quizapp.training.room.codes import fingerprint_lines


def test_a_fingerprint_stands_in_lines_of_eight_groups():
    said = fingerprint_lines(":".join(f"{n:02x}" for n in range(32)))

    first, second = said.split("\n")
    assert first == "0001 0203 0405 0607 0809 0A0B 0C0D 0E0F"
    assert len(second.split()) == 8
