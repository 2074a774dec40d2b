"""Start codes are said in words that find slips of the pen, and as QR codes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.exam.sealing.qr import QUIET, qr_lines, qr_rows
from quizapp.training.exam.sealing.spelling import (
    SpellingError,
    parse_spelling,
    spell,
)
from quizapp.training.exam.sealing.start_code import (
    StartCode,
    StartCodeError,
    make_start_code,
    parse_start_code,
)
from tests.support.sealing import random_bytes


@given(st.binary(max_size=40).filter(lambda data: len(data) % 2 == 0))
def test_bytes_are_read_as_they_were_spelt(data):
    assert parse_spelling(spell(data)) == data


def test_a_word_has_five_letters_and_sixteen_bits():
    assert spell(b"\x00\x00\xff\xff") == "babab-zuzuz"


def test_half_a_word_is_not_spelt():
    with pytest.raises(ValueError, match="even number"):
        spell(b"abc")


@given(st.binary(min_size=10, max_size=10))
def test_a_code_is_read_as_it_was_said(secret):
    code = StartCode(secret)

    assert parse_start_code(str(code)) == code
    assert parse_start_code(f"  {str(code).upper().replace('-', ' ')} ") == code


def test_a_code_has_eighty_random_bits_and_is_kept_out_of_logs():
    code = make_start_code(random_bytes(1))

    assert len(code.secret) * 8 == 80
    assert str(code) not in repr(code)
    assert code.secret.hex() not in repr(code)


def test_a_word_that_is_none_is_named():
    with pytest.raises(SpellingError, match="word 2, 'baba', is mistyped"):
        parse_spelling("babab baba")


@pytest.mark.parametrize("place", range(6))
def test_another_word_in_any_place_is_found(place):
    words = str(StartCode(bytes(range(10)))).split("-")
    words[place] = "zuzuz"

    with pytest.raises(StartCodeError, match="one of them is mistyped"):
        parse_start_code("-".join(words))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has 6 words, not 0"),
        ("babab-babab", "has 6 words, not 2"),
        ("hello", "word 1, 'hello'"),
    ],
)
def test_what_is_no_code_is_refused_in_one_sentence(text, said):
    with pytest.raises(StartCodeError, match=said):
        parse_start_code(text)


def test_a_code_of_fewer_bits_cannot_be():
    with pytest.raises(ValueError, match="10 bytes"):
        StartCode(b"short")


def test_a_qr_code_has_its_finders_and_a_quiet_zone():
    rows = qr_rows("babab-zuzuz")
    size = len(rows) - 2 * QUIET

    assert size in (21, 25, 29)
    assert not any(rows[0])
    assert not any(row[0] for row in rows)
    finder = [row[QUIET : QUIET + 7] for row in rows[QUIET : QUIET + 7]]
    assert finder[0] == finder[6] == (True,) * 7
    assert finder[1] == (True, *(False,) * 5, True)


def test_a_terminal_shows_two_rows_in_a_line():
    rows, lines = qr_rows("babab"), qr_lines("babab")

    assert len(lines) == (len(rows) + 1) // 2
    assert {len(line) for line in lines} == {len(rows[0])}
    assert lines[QUIET // 2][QUIET : QUIET + 7] == " ▄▄▄▄▄ "
