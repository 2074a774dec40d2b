"""Words of what is measured before an exam."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "exam.check.measuring": Phrase("being tried", "essai en cours"),
    "exam.check.store": Phrase(
        "Answers can be stored", "Les réponses peuvent être gardées"
    ),
    "exam.check.store.fine": Phrase(
        "written and read back; {free} free", "écrit et relu ; {free} libres"
    ),
    "exam.check.store.full": Phrase(
        "written and read back, but only {free} are free: make room",
        "écrit et relu, mais {free} libres seulement : faites de la place",
    ),
    "exam.check.store.fault": Phrase(
        "not now: {reason}. Make room or ask your instructor before you begin",
        "pas maintenant : {reason}. Faites de la place ou demandez à votre instructeur"
        " avant de commencer",
    ),
    "exam.check.megabytes": Phrase("{n} MB", "{n} Mo"),
    "exam.check.gigabytes": Phrase("{n} GB", "{n} Go"),
    "exam.check.clock": Phrase("Clock", "Horloge"),
    "exam.check.clock.fine": Phrase(
        "{date}; setting it does not change your time",
        "{date} ; la régler ne change pas votre temps",
    ),
    "exam.check.clock.early": Phrase(
        "{date} is before the rules of this paper: it is wrong. Your time is the same;"
        " the log says so",
        "{date} précède les règles de ce sujet : elle est fausse. Votre temps est le"
        " même ; le journal le note",
    ),
    "exam.check.screen": Phrase("Screen", "Écran"),
    "exam.check.screen.fine": Phrase(
        "{width} × {height}: board and question side by side",
        "{width} × {height} : plateau et question côte à côte",
    ),
    "exam.check.screen.small": Phrase(
        "{width} × {height}: board and question take turns (V)",
        "{width} × {height} : plateau et question en alternance (V)",
    ),
    "exam.check.power": Phrase("Power", "Alimentation"),
    "exam.check.power.mains": Phrase("from the mains", "sur secteur"),
    "exam.check.power.battery": Phrase(
        "from the battery: plug it in if you can", "sur batterie : branchez si possible"
    ),
    "exam.check.power.percent": Phrase(
        "from the battery, {n} %: plug it in if you can",
        "sur batterie, {n} % : branchez si possible",
    ),
}
"""Phrases by key."""
