"""Text that flows: words too wide for a line break, others stay whole."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from quizapp.gui.controls import text_flow
from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import _Measure, flow
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme

PATH = "/home/somebody/.local/share/data/reports/2026-11-30-a-long-name.json"


@pytest.fixture
def style(qtbot):
    return text_style(Theme(), Role.BODY, "text")


def _lines(text: str, style, width: float) -> list[str]:
    return ["".join(piece.text for piece in line) for line in flow(text, style, width)]


@pytest.mark.parametrize("width", [60, 120, 200])
def test_a_path_breaks_so_that_no_line_is_too_wide(style, width):
    lines = _lines(PATH, style, width)

    metrics = QFontMetricsF(style.font)
    assert "".join(lines) == PATH
    assert len(lines) > 1
    assert all(metrics.horizontalAdvance(line) <= width + 1 for line in lines)


def test_a_path_breaks_after_its_signs_where_it_can(style):
    first = _lines(PATH, style, 200)[0]

    assert first.endswith(("/", "-", ".", "_"))


def test_a_word_without_signs_breaks_anywhere(style):
    assert "".join(_lines("m" * 60, style, 100)) == "m" * 60


def test_words_that_fit_are_never_broken(style):
    assert _lines("one two-three four", style, 90) == ["one", "two-three", "four"]


def test_even_the_narrowest_line_holds_a_letter(style):
    assert "".join(_lines("wide", style, 1)) == "wide"


@pytest.mark.parametrize(
    "kept", ["(CR 608.2d)", "(IPG 2.1)", "(MTR 4.2)", "[step 4]", "[étape 4]"]
)
def test_a_document_and_its_number_stay_on_one_line(style, kept):
    lines = [_lines(f"one two {kept}", style, width) for width in range(92, 220, 4)]

    assert {len(each) for each in lines} == {1, 2}
    assert all(each[-1].endswith(kept) for each in lines)


@pytest.mark.parametrize(
    "strong", ["", "ability triggers", "it is put", "An", "on the stack"]
)
@pytest.mark.parametrize("width", [40, 83, 140, 230, 400, 10_000])
def test_words_that_were_measured_whole_are_wrapped_as_word_by_word(
    style, width, strong, monkeypatch
):
    text = "An ability triggers (CR 603.2)\nonce, and  then it is put\n\non the stack"
    whole = flow(text, style, width, strong)

    monkeypatch.setattr(text_flow, "_plain_words", lambda *_: None)
    text_flow._flow.cache_clear()

    assert flow(text, style, width, strong) == whole


def test_plain_words_are_measured_once_for_all_widths(style, monkeypatch):
    measured = []
    real = _Measure.width_of
    monkeypatch.setattr(
        _Measure,
        "width_of",
        lambda self, text: measured.append(text) or real(self, text),
    )

    for width in range(100, 400, 20):
        flow(
            "twelve words that nobody said before this test was written down",
            style,
            width,
        )

    assert sorted(set(measured)) == sorted(measured)


def test_a_line_never_begins_with_the_dot_between_two_facts(style):
    told = "one fact · another one · the last"

    begun = {
        line[0] for width in range(40, 240, 4) for line in _lines(told, style, width)
    }

    assert "·" not in begun
