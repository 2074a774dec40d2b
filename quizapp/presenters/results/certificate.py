"""A certificate: what one candidate who passed is given, ready to be painted."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.results.table import cell_text, number
from quizapp.presenters.words.exams.results import result_word
from quizapp.presenters.words.exports import export_word
from quizapp.training.exam.results.results import CandidateResult, ExamResults
from quizapp.training.exam.sealing.canonical import under
from quizapp.training.exam.sealing.signing import SigningKey, fingerprint_words

KIND = "quizapp-exam-certificate"


class NoCertificateError(ValueError):
    """Nobody can be given a certificate; the sentence says why."""


class Certificate(Struct, frozen=True, kw_only=True):
    """Everything that stands on one certificate."""

    title: str
    name: str
    passed: str
    exam: str
    details: tuple[str, ...]
    number: str
    """Five words that only the owner of the signing key can make."""
    signature: str
    notice: str


class Occasion(Struct, frozen=True):
    """What stands on all certificates of an exam."""

    day: str
    """ISO date of the exam."""
    language: str
    with_score: bool = False


def make_certificates(
    results: ExamResults, occasion: Occasion, key: SigningKey
) -> tuple[Certificate, ...]:
    """Make a certificate for each candidate who passed.

    :raises NoCertificateError: if there is no pass mark, or nobody passed.
    """
    if results.passed is None:
        raise NoCertificateError("the exam has no pass mark: nobody passes or fails")
    if not results.passed:
        raise NoCertificateError("nobody passed")
    return tuple(
        _certificate(each, results, occasion, key)
        for each in results.candidates
        if each.paper.passed
    )


def _certificate(
    result: CandidateResult, results: ExamResults, occasion: Occasion, key: SigningKey
) -> Certificate:
    language, paper = occasion.language, result.paper
    details = [_word(occasion, "on", date=date_words(occasion.day, language))]
    if occasion.with_score:
        points, most = (
            cell_text(number(each), language) for each in (paper.points, paper.most)
        )
        details.append(_word(occasion, "score", points=points, most=most))
    signed = (paper.candidate, results.blueprint.name, occasion.day)
    words = fingerprint_words(key.sign(under(KIND, signed)))
    return Certificate(
        title=_word(occasion, "title"),
        name=paper.candidate,
        passed=_word(occasion, "passed"),
        exam=results.blueprint.name,
        details=tuple(details),
        number=_word(occasion, "number", words=words),
        signature=_word(occasion, "signature"),
        notice=export_word(language, "paper.fan-content"),
    )


def _word(occasion: Occasion, key: str, **params: object) -> str:
    return result_word(occasion.language, f"certificate.{key}", **params)
