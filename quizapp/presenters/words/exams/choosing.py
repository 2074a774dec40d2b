"""Words of the page of exams: which one, how long, and what can be filled."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "exams.line": Phrase(
        "Take a mock exam alone, or answer a paper that your instructor sealed.",
        "Passez un examen blanc seul, ou répondez à un sujet scellé par votre"
        " instructeur.",
    ),
    "exams.mock": Phrase("Mock exam", "Examen blanc"),
    "exams.which": Phrase("Which exam", "Quel examen"),
    "exams.length": Phrase("How many questions", "Combien de questions"),
    "exams.length.all": Phrase("as in the exam", "comme à l'examen"),
    "exams.seen": Phrase("Families you have answered", "Familles déjà vues"),
    "exams.seen.out": Phrase("leave out", "écarter"),
    "exams.seen.in": Phrase("ask as well", "poser aussi"),
    "exams.start": Phrase(
        Counted("Prepare one question", "Prepare {n} questions"),
        Counted("Préparer une question", "Préparer {n} questions"),
    ),
    "exams.questions": Phrase(
        Counted("one question", "{n} questions"),
        Counted("une question", "{n} questions"),
    ),
    "exams.minutes": Phrase(
        Counted("one minute", "{n} minutes"), Counted("une minute", "{n} minutes")
    ),
    "exams.no-limit": Phrase("no time limit", "sans limite de temps"),
    "exams.pass": Phrase(
        "pass mark {percent} % ({points} points)",
        "seuil de réussite {percent} % ({points} points)",
    ),
    "exams.no-pass": Phrase("pass mark not known", "seuil de réussite inconnu"),
    "exams.short": Phrase(
        "The bank fills {filled} of {wanted} places.",
        "La banque remplit {filled} places sur {wanted}.",
    ),
    "exams.short.part": Phrase(
        "{part}: {filled} of {wanted}, {reason}",
        "{part} : {filled} sur {wanted}, {reason}",
    ),
    "exams.reason.not in the bank": Phrase(
        "nothing on this yet", "rien encore sur ce sujet"
    ),
    "exams.reason.other level, complexity or form": Phrase(
        "none of the level or form asked for", "rien du niveau ou de la forme voulus"
    ),
    "exams.reason.excluded": Phrase(
        "the others you have answered before", "les autres, vous y avez déjà répondu"
    ),
    "exams.reason.too few": Phrase("there are no more", "il n'y en a pas plus"),
    "exams.reason.needed by other parts": Phrase(
        "other parts need the same questions",
        "d'autres parties demandent les mêmes questions",
    ),
    "exams.reason.not compiled": Phrase(
        "questions are still being prepared", "des questions sont encore en préparation"
    ),
    "exams.reason.none": Phrase("complete", "complet"),
    "exams.own": Phrase("{name} (yours)", "{name} (le vôtre)"),
    "exams.none": Phrase(
        "No exam can be made from these questions.",
        "Aucun examen ne peut être fait de ces questions.",
    ),
    "exams.looking": Phrase(
        "Looking what the bank can fill", "Recherche de ce que la banque peut remplir"
    ),
    "exams.building": Phrase("Preparing your paper", "Préparation de votre sujet"),
    "exams.opening": Phrase("Opening the paper", "Ouverture du sujet"),
    "exams.unfinished": Phrase("An exam is going on", "Un examen est en cours"),
    "exams.unfinished.line": Phrase(
        "{exam}. Everything that was saved is there; the time runs on.",
        "{exam}. Tout ce qui était enregistré est là ; le temps continue.",
    ),
    "exams.go-on": Phrase("Go on with it", "Le poursuivre"),
    "exams.paper": Phrase("A sealed paper", "Un sujet scellé"),
    "exams.paper.line": Phrase(
        "The file from your instructor opens with the start code that is said in the"
        " room: six words.",
        "Le fichier de votre instructeur s'ouvre avec le code de départ donné dans la"
        " salle : six mots.",
    ),
    "exams.paper.choose": Phrase("Choose the file", "Choisir le fichier"),
    "exams.paper.kind": Phrase("Sealed exam papers", "Sujets d'examen scellés"),
    "exams.paper.code": Phrase("Start code", "Code de départ"),
    "exams.paper.open": Phrase("Open the paper", "Ouvrir le sujet"),
    "exams.past": Phrase("Mock exams so far", "Examens blancs passés"),
    "exams.past.none": Phrase(
        "None yet. The result of each one stays here.",
        "Aucun encore. Le résultat de chacun reste ici.",
    ),
    "exams.past.again": Phrase("Look at it again", "Le revoir"),
    "exams.past.line": Phrase(
        "{date}: {points} of {most} points",
        Counted(
            "{date} : {points} point sur {most}", "{date} : {points} points sur {most}"
        ),
    ),
    "exams.passed": Phrase("passed", "réussi"),
    "exams.failed": Phrase("not passed", "non réussi"),
    "exams.fault.read": Phrase(
        "Nothing was begun. {reason}", "Rien n'a commencé. {reason}"
    ),
    "exams.fault.no-file": Phrase(
        "Choose the file of the paper first.", "Choisissez d'abord le fichier du sujet."
    ),
    "exams.fault.empty": Phrase(
        "No place of this exam can be filled: choose another one, or ask families that"
        " you have answered as well.",
        "Aucune place de cet examen ne peut être remplie : choisissez-en un autre, ou"
        " posez aussi les familles déjà vues.",
    ),
}
"""Phrases by key."""
