"""Words of the progress page."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "progress": Phrase("Progress", "Progrès"),
    "progress.empty": Phrase(
        "There is nothing to show yet", "Il n'y a encore rien à montrer"
    ),
    "progress.empty.line": Phrase(
        "After the first answers this page says what you know, how sure that is, and"
        " which ideas mislead you.",
        "Après les premières réponses, cette page dit ce que vous savez, avec quelle"
        " certitude, et quelles idées vous trompent.",
    ),
    "progress.held": Phrase(
        "You keep answering as if …", "Vous répondez souvent comme si …"
    ),
    "progress.held.line": Phrase(
        "Found in your wrong answers of the last 90 days.",
        "Relevé dans vos réponses fausses des 90 derniers jours.",
    ),
    "progress.held.none": Phrase(
        "No misconception has shown itself twice. That says little before some dozen"
        " answers.",
        "Aucune idée fausse ne s'est montrée deux fois. Cela dit peu de chose avant"
        " quelques dizaines de réponses.",
    ),
    "progress.times": Phrase(
        Counted("{times} of {n} time", "{times} of {n} times"),
        Counted("{times} fois sur {n}", "{times} fois sur {n}"),
    ),
    "progress.times-alone": Phrase(
        Counted("{times} time", "{times} times"),
        Counted("{times} fois", "{times} fois"),
    ),
    "progress.trend.more": Phrase("more often", "plus souvent"),
    "progress.trend.less": Phrase("less often", "moins souvent"),
    "progress.drill": Phrase("Drill", "S'exercer"),
    "progress.ahead": Phrase("Reviews to come", "Révisions à venir"),
    "progress.ahead.today": Phrase("Today", "Auj."),
    "progress.ahead.spoken": Phrase(
        Counted("{day}: {n} review", "{day}: {n} reviews"),
        Counted("{day} : {n} révision", "{day} : {n} révisions"),
    ),
    "progress.answers": Phrase(
        Counted("answer in all", "answers in all"),
        Counted("réponse en tout", "réponses en tout"),
    ),
    "progress.week": Phrase(
        Counted("answer in 7 days", "answers in 7 days"),
        Counted("réponse en 7 jours", "réponses en 7 jours"),
    ),
    "progress.minutes": Phrase(
        Counted("minute of answering", "minutes of answering"),
        Counted("minute de réponse", "minutes de réponse"),
    ),
    "progress.right-first": Phrase("right at first try", "justes au premier essai"),
    "keys.progress": Phrase("progress", "progrès"),
    "keys.drill": Phrase("drill", "s'exercer"),
}
"""Phrases by key."""
