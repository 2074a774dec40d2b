"""What checks find: answers that change, facts that are open, cards that are idle."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    Phrase(
        "nothing can be derived if {fact} ({reason}); tell the fact",
        "rien ne peut être déduit si {fact} ({reason}) ; précisez ce fait",
    ),
    Phrase(
        "the answer would be {answer} instead of {usual} if {fact}; tell the fact",
        "la réponse serait {answer} au lieu de {usual} si {fact} ; précisez ce fait",
    ),
    Phrase(
        "the answer would be {answer} instead of {usual} with every action on the board"
        " in focus; name those that matter in focus:",
        "la réponse serait {answer} au lieu de {usual} si toute action du plateau était"
        " permise ; nommez dans focus: celles qui comptent",
    ),
    Phrase(
        "looking at every action takes more than {count} states, as focus_is_closed:"
        " true declares",
        "examiner toute action demande plus de {count} états, comme le déclare"
        " focus_is_closed: true",
    ),
    Phrase(
        "looking at every action takes more than {count} states; take cards away, or"
        " say focus_is_closed: true",
        "examiner toute action demande plus de {count} états ; enlevez des cartes, ou"
        " écrivez focus_is_closed: true",
    ),
    Phrase(
        "not derived with every action in focus: {reason}",
        "rien n'est déduit quand toute action est permise : {reason}",
    ),
    Phrase("focus_is_closed: true is needless", "focus_is_closed: true est inutile"),
    Phrase(
        "the answer does not depend on {card}; see red_herrings:",
        "la réponse ne dépend pas de {card} ; voyez red_herrings:",
    ),
    Phrase(
        "the library of {player} has {count} cards",
        "la bibliothèque de {player} a {count} cartes",
    ),
    Phrase("{player} controls a land besides", "{player} contrôle un terrain de plus"),
    Phrase(
        "{player} controls a creature besides", "{player} contrôle une créature de plus"
    ),
    Phrase(
        "the life total of {player} is {life}",
        "le total de points de vie de {player} est {life}",
    ),
    Phrase(
        "{values} changes the kind of answer: {kind} instead of {usual}; leave it out,"
        " or say varies_answer: true",
        "{values} change le genre de réponse : {kind} au lieu de {usual} ; enlevez-le, ou"
        " écrivez varies_answer: true",
    ),
    Phrase(
        "the file was changed while it was compiled; check it again",
        "le fichier a changé pendant sa compilation ; vérifiez-le de nouveau",
    ),
    # Signing and writing
    Phrase(
        "a sign-off needs the name of its reviewer",
        "une signature demande le nom du relecteur",
    ),
    Phrase(
        "a name has at most {count} characters", "un nom a {count} caractères au plus"
    ),
    Phrase(
        "a name has printable characters only",
        "un nom n'a que des caractères imprimables",
    ),
    Phrase(
        "this is no sign-off ({reason}); sign the question again",
        "ce n'est pas une signature ({reason}) ; signez de nouveau la question",
    ),
    Phrase(
        "{said}; mend it first, then sign it", "{said} ; corrigez d'abord, puis signez"
    ),
    Phrase("{path} was not written: {reason}.", "{path} n'a pas été écrit : {reason}."),
    Phrase(
        "{path} was not removed: {reason}.", "{path} n'a pas été enlevé : {reason}."
    ),
    Phrase("a folder has that name", "un dossier porte ce nom"),
    Phrase("there is no folder {folder}", "il n'y a pas de dossier {folder}"),
    # Presets
    Phrase(
        "a section has weights or subjects, not both",
        "une partie a des poids ou des sujets, pas les deux",
    ),
    Phrase(
        "the sections have {total} questions, not {count}",
        "les parties ont {total} questions, et non {count}",
    ),
    Phrase(
        "sections need the number of questions",
        "les parties demandent le nombre de questions",
    ),
    Phrase("only a timed exam has minutes", "seul un examen chronométré a des minutes"),
    Phrase("book is open or closed", "book vaut open ou closed"),
    Phrase(
        "no table of weights is called {name}",
        "aucune table de poids ne s'appelle {name}",
    ),
    Phrase("no subject is called {name}", "aucun sujet ne s'appelle {name}"),
    Phrase(
        "no preset is called {name}; there are: {known}",
        "aucun modèle ne s'appelle {name} ; il y a : {known}",
    ),
)
"""Each sentence as a check says it, and in every language."""
