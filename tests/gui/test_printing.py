"""Papers and keys in PDF files: whole, numbered, and alike in what they stand for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPdfWriter

from quizapp.gui.printing.pdf import PdfPrinter
from quizapp.gui.printing.typesetting import Measure, measure_of, set_block
from quizapp.gui.printing.typography import PAGE_MARGIN
from quizapp.presenters.exporting.paper import (
    Paper,
    content_stamp,
    make_key,
    make_paper,
)
from tests.support.told_questions import LANGUAGES, real, sample

POINTS = 72 / 25.4


@pytest.fixture
def print_paper(qapp, tmp_path):
    def print_paper(paper) -> list[PageObject]:
        path = tmp_path / "paper.pdf"
        pages = PdfPrinter().paint(paper, path)
        found = PdfReader(path).pages
        assert len(found) == pages
        return list(found)

    return print_paper


def _squeezed(text: str) -> str:
    """Leave out spaces, and tell signs alike that share one shape in the font."""
    alike = text.replace("\N{MODIFIER LETTER DOUBLE APOSTROPHE}", "”")
    alike = alike.replace("\N{MODIFIER LETTER APOSTROPHE}", "’")
    return re.sub(r"\s+", "", alike).replace("'", "’")


def _said(pages: list[PageObject]) -> str:
    return _squeezed("".join(page.extract_text() for page in pages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_says_everything_but_the_key(print_paper, language):
    questions = (*real("searching", language), *real("costs", language))

    said = _said(print_paper(make_paper(questions)))

    for told in questions:
        texts = (*told.stem, told.question, told.note, *(o.text for o in told.options))
        assert [text for text in texts if _squeezed(text) not in said] == []
        assert _squeezed(" ".join(told.board)) in said
        assert _squeezed(told.key_words) not in said
        reasons = (option.because for option in told.options)
        assert [text for text in reasons if _squeezed(text) in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_says_what_is_right_and_why(print_paper, language):
    questions = (*real("searching", language), *real("costs", language))

    said = _said(print_paper(make_key(questions)))

    for told in questions:
        texts = [told.key_words, told.editions_words, told.origin]
        texts += [option.text for option in told.options]
        texts += [option.because for option in told.options]
        texts += [f"{step.text} ({step.cite})" for step in told.steps]
        assert [text for text in texts if _squeezed(text) not in said] == []


def test_every_page_of_paper_and_key_has_its_number_the_seed_and_the_same_hash(
    print_paper,
):
    questions = real("searching", "en", 6)
    stamp = content_stamp(questions)
    for paper in (make_paper(questions), make_key(questions)):
        pages = print_paper(paper)
        assert len(pages) > 1
        for number, page in enumerate(pages, start=1):
            said = _said([page])
            assert _squeezed(f"Page {number} of {len(pages)}") in said
            assert _squeezed(f"Seed 1, content {stamp}") in said


def test_another_content_has_another_hash():
    told = sample()
    changed = replace(told, engine="engine 2")

    assert content_stamp([told]) == content_stamp([sample()])
    assert content_stamp([told]) != content_stamp([changed])
    assert re.fullmatch(r"([0-9a-f]{4} ){2}[0-9a-f]{4}", content_stamp([told]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_reaches_into_the_margins_of_a_page(print_paper, language):
    long = replace(
        sample(language=language), stem=(" ".join(["Hexenmeisterin"] * 1200),)
    )
    pages = print_paper(make_paper([sample(language=language), long]))

    assert len(pages) > 2
    for page in pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == (595, 842)
        places = _places(page)
        assert places, "a page is empty"
        left = PAGE_MARGIN * POINTS - 1
        assert min(x for x, _ in places) >= left
        assert max(x for x, _ in places) <= 595 - left
        assert min(y for _, y in places) >= left
        assert max(y for _, y in places) <= 842 - left


def _places(page: PageObject) -> list[tuple[float, float]]:
    """List where texts begin, in points from the lower left corner."""
    found: list[tuple[float, float]] = []

    def visit(text, matrix, text_matrix, _font, _size):
        if text.strip():
            x, y = text_matrix[4], text_matrix[5]
            a, b, c, d, e, f = matrix
            found.append((a * x + c * y + e, b * x + d * y + f))

    page.extract_text(visitor_text=visit)
    return found


def test_a_text_higher_than_a_page_is_whole(print_paper):
    words = [f"w{number}" for number in range(2000)]
    told = replace(sample(), stem=(" ".join(words),))

    pages = print_paper(make_paper([told]))

    foot = re.compile(r"Seed7,content[0-9a-f]{12}Page\d+of\d+")
    assert len(pages) > 2
    assert "".join(words) in foot.sub("", _said(pages))


def test_a_word_longer_than_a_line_is_divided_and_whole(print_paper):
    word = "".join(f"w{number}" for number in range(300))
    told = replace(sample(), stem=(word,))

    paper = make_paper([told])
    pages = print_paper(paper)

    assert word in _said(pages)
    measure = measure_of(QPdfWriter(QBuffer()), 8)
    assert all(width <= measure.width for width in _widths(paper, measure))


def _widths(paper: Paper, measure: Measure) -> list[float]:
    """Measure where each line of a paper ends."""
    device = QPdfWriter(QBuffer())
    blocks = [set_block(block, measure, device) for block in paper.blocks]
    return [placed.line.right for block in blocks for placed in block.lines]


def test_a_question_that_fits_a_page_is_not_divided(print_paper):
    questions = real("searching", "en", 8)

    pages = [_said([page]) for page in print_paper(make_paper(questions))]

    assert len(pages) > 1
    for number, told in enumerate(questions, start=1):
        begins = _squeezed(f"{number}. {told.topic_names[0]} {' '.join(told.stem)}")
        (page,) = (page for page in pages if begins in page)
        ends = "".join(o.letter + _squeezed(o.text) for o in told.options[-2:])
        assert re.sub("[□○]", "", page).find(ends) > page.find(begins)


def test_several_seeds_are_said_as_a_range(print_paper):
    questions = [sample(seed=3), sample(seed=4)]

    assert "Seed3–4,content" in _said(print_paper(make_paper(questions)))


def test_a_file_that_cannot_be_written_is_an_error_of_the_system(qapp, tmp_path):
    with pytest.raises(FileNotFoundError, match="No such file"):
        PdfPrinter().paint(make_paper([sample()]), tmp_path / "no" / "paper.pdf")


def test_no_display_is_needed(tmp_path):
    path = tmp_path / "out.pdf"
    program = (
        "from quizapp.cli.main import main\n"
        f"main(['--data', {str(tmp_path)!r}, 'export', 'pdf', {str(path)!r},"
        f" '--questions', {real('searching', 'en')[0].question_id!r}])"
    )
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {k: v for k, v in os.environ.items() if k not in hidden}

    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2], env=environment,
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert len(PdfReader(path).pages) >= 1
