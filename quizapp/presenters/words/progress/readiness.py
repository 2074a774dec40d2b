"""Words about readiness for an exam."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "ready": Phrase("Ready for the exam?", "Où en êtes-vous pour l'examen ?"),
    "ready.choose": Phrase("Exam", "Examen"),
    "ready.waiting": Phrase("Being worked out …", "Calcul en cours …"),
    "ready.exam": Phrase(
        Counted(
            "{name}: {n} question, pass at {mark}",
            "{name}: {n} questions, pass at {mark}",
        ),
        Counted(
            "{name} : {n} question, réussite à {mark}",
            "{name} : {n} questions, réussite à {mark}",
        ),
    ),
    "ready.exam-unmarked": Phrase(
        Counted("{name}: {n} question", "{name}: {n} questions"),
        Counted("{name} : {n} question", "{name} : {n} questions"),
    ),
    "ready.expected": Phrase("expected, ± {half}", "attendus, ± {half}"),
    "ready.mark": Phrase("pass mark {mark}", "seuil {mark}"),
    "ready.spoken": Phrase(
        "{expected} expected, between {low} and {high}",
        "{expected} attendus, entre {low} et {high}",
    ),
    "ready.chance": Phrase(
        Counted(
            "You would pass about {n} time in 100.",
            "You would pass about {n} times in 100.",
        ),
        Counted(
            "Vous réussiriez environ {n} fois sur 100.",
            "Vous réussiriez environ {n} fois sur 100.",
        ),
    ),
    "ready.chance-covered": Phrase(
        Counted(
            "On the {covered} places that are covered you would pass about {n} time in"
            " 100.",
            "On the {covered} places that are covered you would pass about {n} times in"
            " 100.",
        ),
        Counted(
            "Sur les {covered} places couvertes, vous réussiriez environ {n} fois sur"
            " 100.",
            "Sur les {covered} places couvertes, vous réussiriez environ {n} fois sur"
            " 100.",
        ),
    ),
    "ready.no-mark": Phrase(
        "No pass mark of this exam is known.",
        "Aucun seuil de réussite n'est connu pour cet examen.",
    ),
    "ready.grounds": Phrase(
        Counted(
            "The band holds your score in 4 exams of 5; it rests on {n} first try.",
            "The band holds your score in 4 exams of 5; it rests on {n} first tries.",
        ),
        Counted(
            "La bande contient votre note dans 4 examens sur 5 ; elle repose sur {n}"
            " premier essai.",
            "La bande contient votre note dans 4 examens sur 5 ; elle repose sur {n}"
            " premiers essais.",
        ),
    ),
    "ready.too-few": Phrase(
        Counted(
            "Too few answers to say: {n} first try in what this exam asks; {enough} are"
            " needed.",
            "Too few answers to say: {n} first tries in what this exam asks; {enough}"
            " are needed.",
        ),
        Counted(
            "Trop peu de réponses pour le dire : {n} premier essai sur ce que cet examen"
            " demande ; il en faut {enough}.",
            "Trop peu de réponses pour le dire : {n} premiers essais sur ce que cet"
            " examen demande ; il en faut {enough}.",
        ),
    ),
    "ready.not-covered": Phrase(
        Counted(
            "Not covered: the bank has questions for {covered} of {n} place, so no score"
            " is said.",
            "Not covered: the bank has questions for {covered} of {n} places, so no"
            " score is said.",
        ),
        Counted(
            "Non couvert : la banque a des questions pour {covered} place sur {n} ; aucune"
            " note n'est donnée.",
            "Non couvert : la banque a des questions pour {covered} places sur {n} ;"
            " aucune note n'est donnée.",
        ),
    ),
    "ready.gaps": Phrase(
        Counted(
            "The bank cannot fill {n} of {places} places, which are left out: {names}.",
            "The bank cannot fill {n} of {places} places, which are left out: {names}.",
        ),
        Counted(
            "La banque ne peut pas remplir {n} place sur {places}, laissée de côté :"
            " {names}.",
            "La banque ne peut pas remplir {n} places sur {places}, laissées de côté :"
            " {names}.",
        ),
    ),
    "ready.gaps.more": Phrase(
        Counted("{names} and {n} more part", "{names} and {n} more parts"),
        Counted("{names} et {n} autre partie", "{names} et {n} autres parties"),
    ),
    "ready.compiling": Phrase(
        "Questions are still being prepared; more may be covered afterwards.",
        "Les questions sont encore en préparation ; la couverture peut augmenter.",
    ),
    "ready.useful": Phrase(
        Counted(
            "Practise the {n} most useful question",
            "Practise the {n} most useful questions",
        ),
        Counted(
            "Travailler la question la plus utile",
            "Travailler les {n} questions les plus utiles",
        ),
    ),
    "ready.useful.title": Phrase(
        "Most useful next questions", "Questions les plus utiles à présent"
    ),
    "ready.why.new": Phrase("new", "nouvelle"),
    "ready.why.wrong": Phrase("last answer wrong", "dernière réponse fausse"),
    "ready.why.fading": Phrase("to refresh", "à rafraîchir"),
    "ready.row.expected": Phrase("Expected score", "Note attendue"),
    "ready.row.low": Phrase("Lower end (80 %)", "Borne basse (80 %)"),
    "ready.row.high": Phrase("Upper end (80 %)", "Borne haute (80 %)"),
    "ready.row.mark": Phrase("Pass mark", "Seuil de réussite"),
    "ready.row.gap": Phrase(
        Counted("{n} place not covered", "{n} places not covered"),
        Counted("{n} place non couverte", "{n} places non couvertes"),
    ),
    "helps": Phrase("What would help most", "Ce qui aiderait le plus"),
    "helps.line": Phrase(
        "What you would gain in this exam if you were right nine times in ten there.",
        "Ce que vous gagneriez à cet examen en répondant juste neuf fois sur dix.",
    ),
    "helps.none": Phrase(
        "Nothing to say for this exam yet.",
        "Rien à dire encore pour cet examen.",
    ),
    "ready.points": Phrase(
        "+{points} percentage points", "+{points} points de pourcentage"
    ),
}
"""Phrases by key."""
