"""Words of how answers count, for papers and for the page before an exam."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.presenters.wording import set_type
from quizapp.presenters.words.phrase import Phrase
from quizapp.training.exam.crediting import Scoring

WORDS = {
    "credit.select-all.all-or-nothing": Phrase(
        "Where every right answer is asked for, only the whole answer earns the point.",
        "Quand toutes les réponses justes sont demandées, seule la réponse complète"
        " vaut le point.",
    ),
    "credit.select-all.right-minus-wrong": Phrase(
        "Where every right answer is asked for, each right one you mark earns its share"
        " of the point and each wrong one costs as much; never below zero.",
        "Quand toutes les réponses justes sont demandées, chaque réponse juste cochée"
        " rapporte sa part du point et chaque réponse fausse coûte autant ; jamais moins"
        " de zéro.",
    ),
    "credit.select-all.judged-rightly": Phrase(
        "Where every right answer is asked for, each answer rightly marked or rightly"
        " left earns its share of the point.",
        "Quand toutes les réponses justes sont demandées, chaque réponse cochée ou"
        " laissée à raison rapporte sa part du point.",
    ),
    "credit.order.all-or-nothing": Phrase(
        "Of an order, only the whole of it earns the point.",
        "Pour un ordre, seul l'ordre complet vaut le point.",
    ),
    "credit.order.places": Phrase(
        "Of an order, each place that is right earns its share of the point.",
        "Pour un ordre, chaque place juste rapporte sa part du point.",
    ),
    "credit.order.sequence": Phrase(
        "Of an order, the longest part that follows the right sequence earns its share"
        " of the point.",
        "Pour un ordre, la plus longue partie qui suit la bonne succession rapporte sa"
        " part du point.",
    ),
}
"""Phrases by key."""


def credit_lines(scoring: Scoring, language: str) -> Iterator[str]:
    """Say how answers count, as far as the exam asks for what may count in part."""
    if scoring.select_all is not None:
        yield _say(f"credit.select-all.{scoring.select_all.value}", language)
    if scoring.order is not None:
        yield _say(f"credit.order.{scoring.order.value}", language)


def _say(key: str, language: str) -> str:
    said = WORDS[key].in_language(language)
    assert isinstance(said, str)
    return set_type(language, said)
