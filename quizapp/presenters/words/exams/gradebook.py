"""Words of the gradebook and of re-keys."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "gradebook.title": Phrase("Gradebook", "Notes"),
    "gradebook.tabs": Phrase("What is shown", "Ce qui est montré"),
    "gradebook.candidates": Phrase("Candidates", "Candidats"),
    "gradebook.questions": Phrase("Questions", "Questions"),
    "gradebook.log": Phrase("Log", "Journal"),
    "gradebook.empty": Phrase(
        "No answers have been taken in yet. Collect the answer files of the candidates,"
        " in any order; the same file may come twice.",
        "Aucune copie n'a encore été reçue. Récupérez les fichiers des candidats, dans"
        " n'importe quel ordre ; le même fichier peut venir deux fois.",
    ),
    "gradebook.collect": Phrase("Collect answers", "Récupérer les copies"),
    "gradebook.export": Phrase("Export", "Exporter"),
    "gradebook.rekey": Phrase("Re-key", "Nouveau corrigé"),
    "gradebook.withdraw": Phrase("Drop this question", "Écarter cette question"),
    "gradebook.answers": Phrase("Answers of a candidate", "Copie d'un candidat"),
    "gradebook.count": Phrase(
        Counted("1 candidate", "{n} candidates"),
        Counted("{n} candidat", "{n} candidats"),
    ),
    "gradebook.as-of": Phrase("documents of {date}", "documents du {date}"),
    "gradebook.rekeyed": Phrase(
        "re-keyed to the documents of {date}",
        "recorrigé d'après les documents du {date}",
    ),
    "gradebook.score": Phrase("{points} of {most}", "{points} sur {most}"),
    "gradebook.of": Phrase("{filled} of {n}", "{filled} sur {n}"),
    "gradebook.passed": Phrase("passed", "reçus"),
    "gradebook.passed.line": Phrase(
        "mark {percent} %, {points} of {n}", "seuil {percent} %, {points} sur {n}"
    ),
    "gradebook.mean": Phrase("mean", "moyenne"),
    "gradebook.mean.line": Phrase(
        "median {median}, spread {spread}", "médiane {median}, écart type {spread}"
    ),
    "gradebook.unequal": Phrase(
        "Forms differ in length since questions were dropped.",
        "Les versions diffèrent de longueur depuis que des questions sont écartées.",
    ),
    "gradebook.kr20": Phrase("reliability (KR-20)", "fiabilité (KR-20)"),
    "gradebook.alpha": Phrase("reliability (alpha)", "fiabilité (alpha)"),
    "gradebook.reliability.line": Phrase(
        "standard error {error}, {n} people", "erreur type {error}, {n} personnes"
    ),
    "gradebook.reliability.small": Phrase(
        Counted(
            "± {error}: only 1 person, so it is a hint",
            "± {error}: only {n} people, so it is a hint",
        ),
        Counted(
            "± {error} : {n} personne seulement, c'est un indice",
            "± {error} : {n} personnes seulement, c'est un indice",
        ),
    ),
    "gradebook.reliability.none": Phrase(
        Counted("1 person tells too little", "{n} people tell too little"),
        Counted("{n} personne, c'est trop peu", "{n} personnes, c'est trop peu"),
    ),
    "gradebook.error": Phrase("standard error", "erreur type"),
    "gradebook.error.line": Phrase(
        Counted(
            "1 person lies that close to the pass mark",
            "{n} people lie that close to the pass mark",
        ),
        Counted(
            "aussi près du seuil : {n} personne",
            "aussi près du seuil : {n} personnes",
        ),
    ),
    "gradebook.scores": Phrase("Scores", "Résultats"),
    "gradebook.scores.line": Phrase("people by score", "personnes par note"),
    "gradebook.scores.mark": Phrase("pass mark {points}", "seuil {points}"),
    "gradebook.scores.bar": Phrase(
        Counted("{score}: 1 person", "{score}: {n} people"),
        Counted("{score} : {n} personne", "{score} : {n} personnes"),
    ),
    "gradebook.candidate": Phrase("Candidate", "Candidat"),
    "gradebook.form": Phrase("Form", "Version"),
    "gradebook.form.line": Phrase("form {form}", "version {form}"),
    "gradebook.points": Phrase("Points", "Points"),
    "gradebook.result": Phrase("Result", "Résultat"),
    "gradebook.percentile": Phrase("Percentile", "Centile"),
    "gradebook.left-open": Phrase("Left open", "Sans réponse"),
    "gradebook.open": Phrase(
        "{omitted} omitted, {rest} not reached",
        "{omitted} omises, {rest} non atteintes",
    ),
    "gradebook.before": Phrase("Before", "Avant"),
    "gradebook.pass": Phrase("passed", "reçu"),
    "gradebook.fail": Phrase("not passed", "non reçu"),
    "gradebook.question": Phrase("Question", "Question"),
    "gradebook.facility": Phrase("Facility", "Facilité"),
    "gradebook.discrimination": Phrase("Discrimination", "Discrimination"),
    "gradebook.answered": Phrase("Answered", "Réponses"),
    "gradebook.reached": Phrase(
        "{n}, {omitted} omitted, {rest} not reached",
        "{n}, {omitted} omises, {rest} non atteintes",
    ),
    "gradebook.finding": Phrase("Finding", "Constat"),
    "gradebook.finding.check": Phrase("check the key", "vérifier le corrigé"),
    "gradebook.finding.differs": Phrase("variants differ", "variantes inégales"),
    "gradebook.finding.weak": Phrase("weak", "faible"),
    "gradebook.finding.hard": Phrase("hard", "difficile"),
    "gradebook.finding.easy": Phrase("too easy", "trop facile"),
    "gradebook.finding.fine": Phrase("fine", "bien"),
    "gradebook.finding.unknown": Phrase("not known", "inconnu"),
    "gradebook.log.why": Phrase("Re-key and reason", "Recorrection et raison"),
    "gradebook.log.by": Phrase("Applied by", "Par"),
    "gradebook.log.day": Phrase("Documents of", "Documents du"),
    "gradebook.log.changed": Phrase("Items", "Questions"),
    "gradebook.log.signer": Phrase("Signed by", "Signé par"),
    "gradebook.log.none": Phrase(
        "No re-key has been applied: scores are those of the day of the exam.",
        "Aucune recorrection : les notes sont celles du jour de l'examen.",
    ),
    "gradebook.reached.ANSWERED": Phrase("answered", "répondu"),
    "gradebook.reached.OMITTED": Phrase("omitted", "omis"),
    "gradebook.reached.NOT_REACHED": Phrase("not reached", "non atteint"),
    "gradebook.count.ANSWERED": Phrase("Answered", "Réponses"),
    "gradebook.count.OMITTED": Phrase("Omitted", "Omissions"),
    "gradebook.count.NOT_REACHED": Phrase("Not reached", "Non atteint"),
    "gradebook.topic.line": Phrase(
        "{topic}: {points} of {most}", "{topic} : {points} sur {most}"
    ),
    "gradebook.grades": Phrase("Question by question", "Question par question"),
    "gradebook.topics": Phrase("By topic", "Par thème"),
    "gradebook.right": Phrase("{chosen}, right", "{chosen}, juste"),
    "gradebook.wrong": Phrase(
        Counted(
            "chose {chosen}, right is {right}, {points} points.",
            "chose {chosen}, right is {right}, {points} points.",
        ),
        Counted(
            "a répondu {chosen}, la bonne réponse est {right}, {points} point.",
            "a répondu {chosen}, la bonne réponse est {right}, {points} points.",
        ),
    ),
    "gradebook.grade-line": Phrase(
        "{number}. {title}: {said}", "{number}. {title} : {said}"
    ),
    "gradebook.as-if": Phrase(
        "Answered as if {belief}.", "A répondu comme si {belief}."
    ),
    "gradebook.asked": Phrase("What was asked", "Ce qui était demandé"),
    "gradebook.by-fifth": Phrase(
        "Chosen, by fifth of the score, lowest first",
        "Choix, par cinquième des notes, du plus bas au plus haut",
    ),
    "gradebook.option": Phrase("Option", "Réponse"),
    "gradebook.all": Phrase("All", "Total"),
    "gradebook.the-key": Phrase("the key", "le corrigé"),
    "gradebook.variant": Phrase("Variant {seed} differs", "La variante {seed} diffère"),
    "gradebook.is-right": Phrase("Right. {because}", "Juste. {because}"),
    "gradebook.is-wrong": Phrase("Wrong. {because}", "Faux. {because}"),
    "gradebook.reasons": Phrase("Why each is right or wrong", "Pourquoi juste ou faux"),
    "gradebook.derivation": Phrase("How the key is derived", "Comment on le déduit"),
    "collecting.begun": Phrase("Answers are being opened …", "Ouverture des copies …"),
    "collecting.running": Phrase(
        Counted("Opening answers: {done} of 1", "Opening answers: {done} of {n}"),
        Counted(
            "Ouverture des copies : {done} sur {n}",
            "Ouverture des copies : {done} sur {n}",
        ),
    ),
    "collecting.stopped": Phrase(
        "Nothing was taken in. What was there is as it was.",
        "Rien n'a été reçu. Ce qui était là n'a pas changé.",
    ),
    "collecting.done": Phrase(
        Counted(
            "The answers of 1 candidate are in; with late ones: {late}.",
            "The answers of {n} candidates are in; with late ones: {late}.",
        ),
        Counted(
            "La copie de {n} candidat est reçue ; avec retard : {late}.",
            "Les copies de {n} candidats sont reçues ; avec retard : {late}.",
        ),
    ),
    "collecting.done.left-out": Phrase(
        Counted(
            "The answers of 1 candidate are in. Some files cannot be used; the details"
            " name them.",
            "The answers of {n} candidates are in. Some files cannot be used; the details"
            " name them.",
        ),
        Counted(
            "La copie de {n} candidat est reçue. Des fichiers sont inutilisables ; les"
            " détails les nomment.",
            "Les copies de {n} candidats sont reçues. Des fichiers sont inutilisables ;"
            " les détails les nomment.",
        ),
    ),
    "grading.begun": Phrase(
        "The answers are being graded …", "Correction des copies …"
    ),
    "grading.running": Phrase(
        Counted("Explaining keys: {done} of 1", "Explaining keys: {done} of {n}"),
        Counted(
            "Explication des corrigés : {done} sur {n}",
            "Explication des corrigés : {done} sur {n}",
        ),
    ),
    "grading.stopped": Phrase("Nothing was graded.", "Rien n'a été noté."),
    "grading.done": Phrase("The answers are graded.", "Les copies sont notées."),
    "results-export.begun": Phrase(
        "The results are being written …", "Écriture des résultats …"
    ),
    "results-export.running": Phrase(
        "The results are being written …", "Écriture des résultats …"
    ),
    "results-export.stopped": Phrase(
        "No results were written.", "Aucun résultat n'a été écrit."
    ),
    "results-export.done": Phrase(
        Counted("1 file is in {folder}.", "{n} files are in {folder}."),
        Counted("{n} fichier est dans {folder}.", "{n} fichiers sont dans {folder}."),
    ),
    "rekeying.begun": Phrase(
        "The keys are being compared …", "Comparaison des corrigés …"
    ),
    "rekeying.running": Phrase(
        "The keys are being compared …", "Comparaison des corrigés …"
    ),
    "rekeying.stopped": Phrase("Nothing was changed.", "Rien n'a changé."),
    "rekeying.done": Phrase(
        "The keys are compared. Nothing is changed until you say so.",
        "Les corrigés sont comparés. Rien ne change avant votre accord.",
    ),
    "rekeying.applied": Phrase(
        "The re-key is applied and stands in the log. The scores before are kept.",
        "La recorrection est appliquée et inscrite au journal. Les notes d'avant restent.",
    ),
    "rekey.title": Phrase(
        "Judge the answers by other documents",
        "Juger les copies d'après d'autres documents",
    ),
    "rekey.found": Phrase(
        Counted("1 key of this exam changes", "{n} keys of this exam change"),
        Counted(
            "{n} corrigé de cet examen change", "{n} corrigés de cet examen changent"
        ),
    ),
    "rekey.line": Phrase(
        "Nothing is changed until you apply it. Both scores are kept, and the log names"
        " you, the time and the reason.",
        "Rien ne change avant que vous l'appliquiez. Les deux notes sont gardées, et le"
        " journal dit qui, quand et pourquoi.",
    ),
    "rekey.day": Phrase("Documents of the day", "Documents du jour"),
    "rekey.look": Phrase("Compare the keys", "Comparer les corrigés"),
    "rekey.withdrawn": Phrase(
        "Dropped for everybody: {places}.", "Écarté pour tout le monde : {places}."
    ),
    "rekey.by": Phrase("Your name", "Votre nom"),
    "rekey.reason": Phrase("Reason, shown in the log", "Raison, inscrite au journal"),
    "rekey.who-and-why": Phrase(
        "Say who applies it and why; nothing was changed.",
        "Dites qui l'applique et pourquoi ; rien n'a changé.",
    ),
    "rekey.apply": Phrase(
        Counted("Apply to 1 result", "Apply to {n} results"),
        Counted("Appliquer à {n} résultat", "Appliquer à {n} résultats"),
    ),
    "rekey.leave": Phrase("Decide later", "Décider plus tard"),
    "rekey.keys": Phrase("Old and new keys", "Anciens et nouveaux corrigés"),
    "rekey.question": Phrase("Question", "Question"),
    "rekey.key": Phrase("Key", "Corrigé"),
    "rekey.why": Phrase("Why", "Pourquoi"),
    "rekey.none": Phrase("No key changes.", "Aucun corrigé ne change."),
    "rekey.scores": Phrase("Scores that move", "Notes qui bougent"),
    "rekey.no-scores": Phrase("No score moves.", "Aucune note ne bouge."),
    "rekey.old": Phrase("Old", "Avant"),
    "rekey.new": Phrase("New", "Après"),
    "rekey.crosses": Phrase("Pass mark", "Seuil"),
    "rekey.now-passes": Phrase("now passes", "désormais reçu"),
    "rekey.now-fails": Phrase("now fails", "désormais non reçu"),
    "rekey.summary": Phrase(
        Counted(
            "1 of {all} scores moves; now passing: {passes}, now failing: {fails}.",
            "{n} of {all} scores move; now passing: {passes}, now failing: {fails}.",
        ),
        Counted(
            "{n} note sur {all} bouge ; désormais reçus : {passes}, non reçus : {fails}.",
            "{n} notes sur {all} bougent ; désormais reçus : {passes}, non reçus :"
            " {fails}.",
        ),
    ),
    "rekey.change.NONE_RIGHT": Phrase("none, dropped", "aucun, écartée"),
    "rekey.change.REFUSED": Phrase("not covered, dropped", "non couvert, écartée"),
    "rekey.change.WITHDRAWN": Phrase("dropped by you", "écartée par vous"),
    "work.failed.exam-files": Phrase(
        "A file of the exam stands in the way. Nothing was changed; the details name it.",
        "Un fichier de l'examen fait obstacle. Rien n'a changé ; les détails le nomment.",
    ),
    "work.failed.exam-no-key": Phrase(
        "There is no signing key here: answers open with the key that signed the paper"
        " alone. Restore its backup; nothing was taken in.",
        "Il n'y a pas de clé de signature ici : les copies ne s'ouvrent qu'avec celle qui"
        " a signé le sujet. Restaurez sa sauvegarde ; rien n'a été reçu.",
    ),
    "work.failed.exam-no-code": Phrase(
        "The start code of this exam is not in its folder. Nothing was taken in; put the"
        " words back into start-code.txt.",
        "Le code de départ n'est pas dans le dossier de l'examen. Rien n'a été reçu ;"
        " remettez les mots dans start-code.txt.",
    ),
    "work.failed.exam-answers": Phrase(
        "It is not known which answers count. Nothing was taken in; the details say which"
        " files, and what to do.",
        "On ne sait pas quelles réponses comptent. Rien n'a été reçu ; les détails disent"
        " quels fichiers, et quoi faire.",
    ),
    "work.failed.exam-no-answers": Phrase(
        "None of these files holds answers to this exam. Nothing was taken in; the"
        " details say why.",
        "Aucun de ces fichiers ne contient de copie de cet examen. Rien n'a été reçu ;"
        " les détails disent pourquoi.",
    ),
    "keys.collect-answers": Phrase("collect", "récupérer"),
    "keys.export-results": Phrase("export", "exporter"),
    "keys.rekey": Phrase("re-key", "recorriger"),
    "keys.drop-item": Phrase("drop", "écarter"),
    "keys.tabs": Phrase("candidates, questions, log", "candidats, questions, journal"),
}
"""Phrases by key."""
