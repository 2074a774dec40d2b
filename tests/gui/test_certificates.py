"""Certificates are one page each, and a long name is not cut."""

from __future__ import annotations

import pytest
from pypdf import PdfReader

from quizapp.gui.printing.certificate import CertificatePrinter
from quizapp.gui.printing.pdf import PdfPrinter
from quizapp.presenters.results.certificate import Occasion, make_certificates
from quizapp.presenters.results.report import make_report
from tests.support.exam_results import Naming, exam_results
from tests.support.sealing import sample_key

LONG = "Anne-Sophie Marguerite " * 4 + "Lindgren"


@pytest.fixture(scope="module")
def pages(qapp, tmp_path_factory):
    path = tmp_path_factory.mktemp("certificates") / "all.pdf"
    results = exam_results({"Kim": "aaa", LONG: "aaa", "Lou": "bbb"})
    occasion = Occasion("2026-11-28", "fr", with_score=True)
    made = make_certificates(results, occasion, sample_key())
    CertificatePrinter().paint(made, path)
    return made, PdfReader(path).pages


def test_everybody_who_passed_has_a_page(pages):
    made, found = pages

    assert len(found) == len(made) == 2
    for certificate, page in zip(made, found, strict=True):
        text = " ".join(page.extract_text().split())
        for said in (certificate.name, certificate.exam, certificate.number):
            assert " ".join(said.split()) in text


def test_a_page_lies_on_its_side(pages):
    width, height = pages[1][0].mediabox.width, pages[1][0].mediabox.height

    assert round(float(width / height), 1) == 1.4


def test_no_text_leaves_the_page(pages):
    """The printed name has all its letters on one line inside the frame."""
    lines = pages[1][1].extract_text().splitlines()

    assert any(" ".join(line.split()) == " ".join(LONG.split()) for line in lines)


def test_markup_in_a_name_is_text_on_paper(qapp, tmp_path):
    name = '<b>Ann</b> <img src="x"> &amp;'
    results = exam_results({name: "aaa"})
    made = make_certificates(results, Occasion("2026-11-28", "en"), sample_key())
    CertificatePrinter().paint(made, tmp_path / "one.pdf")
    PdfPrinter().paint(
        make_report(results, Naming(), "en", "ab" * 32), tmp_path / "all.pdf"
    )

    for file in ("one.pdf", "all.pdf"):
        pages = PdfReader(tmp_path / file).pages
        assert name in " ".join(" ".join(p.extract_text() for p in pages).split())


def test_the_report_prints_every_row_of_its_tables(qapp, tmp_path):
    names = {f"Candidate {number:02}": "aab" for number in range(60)}
    report = make_report(exam_results(names), Naming(), "en", "ab" * 32)
    PdfPrinter().paint(report, tmp_path / "report.pdf")
    found = PdfReader(tmp_path / "report.pdf").pages
    text = " ".join(" ".join(page.extract_text() for page in found).split())

    assert len(found) > 1
    assert all(name in text for name in names)
    assert "66.7" in text
