"""Words of results: tables, the report and certificates."""

from __future__ import annotations

from quizapp.presenters.wording import set_type
from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "table.candidates": Phrase("Candidates", "Candidats"),
    "table.topics": Phrase("Topics", "Thèmes"),
    "table.misconceptions": Phrase("Misconceptions", "Idées fausses"),
    "table.items": Phrase("Items", "Questions"),
    "table.options": Phrase("Options", "Réponses"),
    "table.exam": Phrase("Exam", "Examen"),
    "table.rekey": Phrase("Re-key", "Nouveau corrigé"),
    "candidate": Phrase("candidate", "candidat"),
    "form": Phrase("form", "version"),
    "points": Phrase("points", "points"),
    "most": Phrase("of", "sur"),
    "percent": Phrase("percent", "%"),
    "passed": Phrase("passed", "admis"),
    "percentile": Phrase("percentile", "centile"),
    "error": Phrase("standard error", "erreur type"),
    "answered": Phrase("answered", "répondues"),
    "omitted": Phrase("omitted", "omises"),
    "not-reached": Phrase("not reached", "non atteintes"),
    "points-before": Phrase("points before", "points avant"),
    "most-before": Phrase("of before", "sur avant"),
    "passed-before": Phrase("passed before", "admis avant"),
    "topic": Phrase("topic", "thème"),
    "as-if": Phrase("answered as if", "a répondu comme si"),
    "times": Phrase("times", "fois"),
    "item": Phrase("item", "question"),
    "asked-as": Phrase("asked as", "posée en"),
    "facility": Phrase("facility", "facilité"),
    "discrimination": Phrase("discrimination", "discrimination"),
    "flags": Phrase("flags", "signalements"),
    "nobody-right": Phrase("nobody is right", "personne n'a juste"),
    "variant-differs": Phrase(
        "the variant of seed {seed} differs", "la variante de graine {seed} diffère"
    ),
    "option": Phrase("option", "réponse"),
    "right": Phrase("right", "juste"),
    "fifth": Phrase("fifth {n}", "cinquième {n}"),
    "change.SAME": Phrase("the same", "le même"),
    "change.OTHER_KEY": Phrase("another key", "autre corrigé"),
    "change.NONE_RIGHT": Phrase(
        "dropped: no option is right", "écartée : aucune réponse juste"
    ),
    "change.WITHDRAWN": Phrase("withdrawn", "retirée"),
    "change.REFUSED": Phrase("dropped: not covered", "écartée : non couverte"),
    "change": Phrase("change", "changement"),
    "key-before": Phrase("key before", "corrigé avant"),
    "key-after": Phrase("key after", "corrigé après"),
    "because": Phrase("because of", "en raison de"),
    "name": Phrase("name", "nom"),
    "value": Phrase("value", "valeur"),
    "yes": Phrase("yes", "oui"),
    "no": Phrase("no", "non"),
    "exam.name": Phrase("exam", "examen"),
    "exam.day": Phrase("documents as of", "documents au"),
    "exam.day-before": Phrase(
        "documents as of, on the day of the exam", "documents au, le jour de l'examen"
    ),
    "exam.candidates": Phrase("candidates", "candidats"),
    "exam.items": Phrase("items of a paper", "questions d'un sujet"),
    "exam.pass-mark": Phrase("pass mark in percent", "seuil de réussite en pour cent"),
    "exam.passed": Phrase("passed", "admis"),
    "exam.mean": Phrase("mean of the points", "moyenne des points"),
    "exam.median": Phrase("median of the points", "médiane des points"),
    "exam.deviation": Phrase("standard deviation", "écart type"),
    "exam.alpha": Phrase("alpha", "alpha"),
    "exam.error-of-alpha": Phrase("standard error of alpha", "erreur type d'alpha"),
    "exam.kr20": Phrase("KR-20", "KR-20"),
    "exam.error-of-score": Phrase(
        "standard error of a score, in points", "erreur type d'un score, en points"
    ),
    "report.title": Phrase("{exam} · results", "{exam} · résultats"),
    "report.head": Phrase(
        Counted(
            "{n} candidate, documents as of {date}",
            "{n} candidates, documents as of {date}",
        ),
        Counted(
            "{n} candidat, documents au {date}", "{n} candidats, documents au {date}"
        ),
    ),
    "report.passed": Phrase(
        "{passed} passed at {percent} %", "{passed} admis à {percent} %"
    ),
    "report.rekeyed": Phrase(
        "Re-keyed: these scores follow from the documents of {date} and from the changes"
        " listed below; those before, by the documents of {before}, stand beside them.",
        "Nouveau corrigé : ces scores suivent les documents du {date} et les changements"
        " indiqués plus bas ; ceux d'avant, selon les documents du {before}, figurent à"
        " côté.",
    ),
    "report.small": Phrase(
        "Fewer than 30 candidates: coefficients are hints.",
        "Moins de 30 candidats : les coefficients ne sont que des indices.",
    ),
    "report.unequal": Phrase(
        "Items are not analysed: since some were dropped, forms differ in length.",
        "Les questions ne sont pas analysées : certaines étant écartées, les versions"
        " n'ont plus la même longueur.",
    ),
    "report.reading": Phrase(
        "Percentile: the share below, and half of those with the same score, with the"
        " standard error of that share. Facility: mean points of those who reached the"
        " item. Discrimination: correlation with the rest of the score.",
        "Centile : la part des scores inférieurs et la moitié des scores égaux, avec"
        " l'erreur type de cette part. Facilité : moyenne des points de ceux qui ont"
        " atteint la question. Discrimination : corrélation avec le reste du score.",
    ),
    "report.stamp": Phrase("Record {record}", "Dossier {record}"),
    "certificate.title": Phrase("Certificate", "Certificat"),
    "certificate.on": Phrase("on {date}", "le {date}"),
    "certificate.score": Phrase(
        "with {points} of {most} points", "avec {points} points sur {most}"
    ),
    "certificate.passed": Phrase("has passed", "a réussi"),
    "certificate.number": Phrase("Number {words}", "Numéro {words}"),
    "certificate.signature": Phrase("Signature", "Signature"),
}
"""Phrases by key."""


def result_word(language: str, key: str, **params: object) -> str:
    """Say a phrase; a counted phrase asks for the number `n`."""
    said = WORDS[key].in_language(language)
    if isinstance(said, Counted):
        said = said.form_for(language, params["n"])
    return set_type(language, said).format(**params)
