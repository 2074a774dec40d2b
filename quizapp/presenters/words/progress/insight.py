"""Words of the progress page."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
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
    "progress.period": Phrase("Time looked back to", "Période considérée"),
    "progress.period.30": Phrase("30 days", "30 jours"),
    "progress.period.90": Phrase("90 days", "90 jours"),
    "progress.period.all": Phrase("All time", "Tout"),
    "progress.answers.30": Phrase(
        Counted("answer in 30 days", "answers in 30 days"),
        Counted("réponse en 30 jours", "réponses en 30 jours"),
    ),
    "progress.answers.90": Phrase(
        Counted("answer in 90 days", "answers in 90 days"),
        Counted("réponse en 90 jours", "réponses en 90 jours"),
    ),
    "progress.answers.all": Phrase(
        Counted("answer in all", "answers in all"),
        Counted("réponse en tout", "réponses en tout"),
    ),
    "progress.right-first": Phrase(
        Counted("right at {n} first try", "right at {n} first tries"),
        Counted("justes pour {n} premier essai", "justes pour {n} premiers essais"),
    ),
    "progress.right-unsaid": Phrase(
        Counted(
            "right at first try: {n} try is too few to say",
            "right at first try: {n} tries are too few to say",
        ),
        Counted(
            "justes au premier essai : {n} essai, trop peu pour le dire",
            "justes au premier essai : {n} essais, trop peu pour le dire",
        ),
    ),
    "progress.minutes": Phrase("{minutes} min", "{minutes} min"),
    "progress.hours": Phrase("{hours} h {minutes}", "{hours} h {minutes}"),
    "progress.time": Phrase(
        "of answering; an answer counts as 5 minutes at most",
        "de réponse ; une réponse compte 5 minutes au plus",
    ),
    "progress.rating": Phrase(
        "rating from first tries, {low} to {high} in 95 cases of 100",
        "cote d'après les premiers essais, de {low} à {high} dans 95 cas sur 100",
    ),
    "progress.rating-unsaid": Phrase(
        Counted(
            "rating: {n} first try is too few to say",
            "rating: {n} first tries are too few to say",
        ),
        Counted(
            "cote : {n} premier essai, trop peu pour le dire",
            "cote : {n} premiers essais, trop peu pour le dire",
        ),
    ),
    "progress.as-table": Phrase("Show as table", "Afficher en tableau"),
    "progress.as-chart": Phrase("Show as chart", "Afficher en graphique"),
    "progress.days": Phrase("Days studied", "Jours d'étude"),
    "progress.legend": Phrase("30+ answers a day", "30+ réponses par jour"),
    "progress.column.name": Phrase("Name", "Nom"),
    "progress.column.figure": Phrase("Figure", "Donnée"),
    "progress.column.value": Phrase("Value", "Valeur"),
    "progress.column.right": Phrase("Right", "Justes"),
    "progress.column.between": Phrase("Range (90 %)", "Marge (90 %)"),
    "progress.column.tries": Phrase("First tries", "Premiers essais"),
    "progress.column.questions": Phrase("Questions", "Questions"),
    "progress.column.question": Phrase("Question", "Question"),
    "progress.column.why": Phrase("Why", "Raison"),
    "progress.column.rating": Phrase("Rating", "Cote"),
    "progress.column.known": Phrase("Known", "Su"),
    "progress.column.expected": Phrase("Expected", "Attendu"),
    "progress.column.answers": Phrase("Answers", "Réponses"),
    "progress.column.day": Phrase("Day", "Jour"),
    "progress.column.reviews": Phrase("Reviews", "Révisions"),
    "progress.column.right-of": Phrase("Right", "Justes"),
    "progress.column.minutes": Phrase("Minutes", "Minutes"),
    "progress.column.belief": Phrase("As if", "Comme si"),
    "progress.column.times": Phrase("How often", "Fréquence"),
    "progress.column.last": Phrase("Last time", "Dernière fois"),
    "progress.column.where": Phrase("Where", "Où"),
    "mastery": Phrase("Mastery", "Maîtrise"),
    "mastery.line": Phrase(
        "First tries right; the line is the 90 % interval.",
        "Premiers essais justes ; le trait est l'intervalle à 90 %.",
    ),
    "mastery.by": Phrase("Mastery by", "Maîtrise par"),
    "mastery.by.topics": Phrase("Topics", "Thèmes"),
    "mastery.by.sections": Phrase("Rules", "Règles"),
    "mastery.more": Phrase(
        Counted("{n} more in the table.", "{n} more in the table."),
        Counted("{n} de plus dans le tableau.", "{n} de plus dans le tableau."),
    ),
    "mastery.too-few": Phrase(
        Counted("{n} try: too few to say", "{n} tries: too few to say"),
        Counted("{n} essai : trop peu", "{n} essais : trop peu"),
    ),
    "mastery.unsaid": Phrase("too few to say", "trop peu pour le dire"),
    "mastery.none": Phrase(
        "No first try in this time.", "Aucun premier essai dans cette période."
    ),
    "recall": Phrase("What you remember", "Ce que vous retenez"),
    "recall.across": Phrase("expected to be known", "attendu comme su"),
    "recall.up": Phrase("known when asked", "su à la question"),
    "recall.target": Phrase("your target {share}", "votre objectif {share}"),
    "recall.too-few": Phrase(
        Counted(
            "Too few repetitions to say: {n} so far.",
            "Too few repetitions to say: {n} so far.",
        ),
        Counted(
            "Trop peu de répétitions pour le dire : {n} jusqu'ici.",
            "Trop peu de répétitions pour le dire : {n} jusqu'ici.",
        ),
    ),
    "recall.as-expected": Phrase(
        "As expected: {share} of {n} were known, {expected} were expected.",
        "Comme attendu : {share} de {n} étaient sues, {expected} étaient attendues.",
    ),
    "recall.more": Phrase(
        "More than expected: {share} of {n} were known, {expected} were expected.",
        "Plus qu'attendu : {share} de {n} étaient sues, {expected} étaient attendues.",
    ),
    "recall.less": Phrase(
        "Less than expected: {share} of {n} were known, {expected} were expected.",
        "Moins qu'attendu : {share} de {n} étaient sues, {expected} étaient attendues.",
    ),
    "recall.spoken": Phrase(
        Counted(
            "{expected} expected: {share} known, between {low} and {high}; {n} answer",
            "{expected} expected: {share} known, between {low} and {high}; {n} answers",
        ),
        Counted(
            "{expected} attendus : {share} sus, entre {low} et {high} ; {n} réponse",
            "{expected} attendus : {share} sus, entre {low} et {high} ; {n} réponses",
        ),
    ),
    "keys.progress": Phrase("progress", "progrès"),
    "keys.drill": Phrase("drill", "s'exercer"),
    "keys.useful": Phrase("most useful questions", "questions les plus utiles"),
    "keys.held": Phrase("misconceptions", "idées fausses"),
}
"""Phrases by key."""
