"""What stands against grading an exam, and against a room."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    # Grading
    Phrase(
        "{path}: {reason}. Nothing was changed.",
        "{path} : {reason}. Rien n'a été changé.",
    ),
    Phrase("Nothing was graded: {reason}", "Rien n'a été noté : {reason}"),
    Phrase("{name} has handed in twice", "{name} a rendu deux fois"),
    Phrase("{name} is there twice", "{name} est là deux fois"),
    Phrase("{name}: there is no form {form}", "{name} : il n'y a pas de sujet {form}"),
    Phrase(
        "{name}: form {form} has no question {number}",
        "{name} : le sujet {form} n'a pas de question {number}",
    ),
    Phrase(
        "{source}: these are answers to another paper; give the sealed paper that they"
        " belong to.",
        "{source} : ce sont des réponses à un autre sujet ; donnez le sujet scellé dont"
        " elles viennent.",
    ),
    Phrase(
        "line {number} is not as it was signed",
        "la ligne {number} n'est pas telle qu'elle a été signée",
    ),
    Phrase(
        "line {number} does not follow the one before: a line was taken out, added or"
        " moved",
        "la ligne {number} ne suit pas la précédente : une ligne a été enlevée, ajoutée"
        " ou déplacée",
    ),
    Phrase(
        "line {number} is no entry of an audit trail",
        "la ligne {number} n'est pas une entrée du journal",
    ),
    Phrase(
        "{path} was written by a newer version of this program. Nothing was changed. Use"
        " the newer version.",
        "{path} vient d'une version plus récente de ce programme. Rien n'a été changé."
        " Employez cette version.",
    ),
    Phrase(
        "{name}: form {form} has {count} items, not {found}",
        "{name} : le sujet {form} a {count} questions, et non {found}",
    ),
    Phrase(
        "{name}, question {number}: {reason}", "{name}, question {number} : {reason}"
    ),
    Phrase("line {line}: {reason}", "ligne {line} : {reason}"),
    Phrase(
        "column {place}: {reason}",
        "colonne {place} : {reason}",
    ),
    Phrase(
        "{name} is no number of a question, or there twice",
        "{name} n'est pas le numéro d'une question, ou y est deux fois",
    ),
    Phrase(
        "the first two columns are called candidate and form",
        "les deux premières colonnes s'appellent candidate et form",
    ),
    Phrase(
        "there is no form {form}, only {known}",
        "il n'y a pas de sujet {form}, seulement {known}",
    ),
    Phrase(
        "form {form} has no such question", "le sujet {form} n'a pas cette question"
    ),
    Phrase(
        "this is no table in UTF-8 ({reason})",
        "ce n'est pas un tableau en UTF-8 ({reason})",
    ),
    Phrase(
        "these questions are worded otherwise than they were asked: {names}. Grade them"
        " with the version that built them, or give --reworded",
        "ces questions sont formulées autrement qu'elles n'ont été posées : {names}."
        " Notez-les avec la version qui les a faites, ou donnez --reworded",
    ),
    Phrase(
        "sealed papers ({sealed}) and open ones ({open}) lie in it: keep one kind here",
        "des sujets scellés ({sealed}) et ouverts ({open}) s'y trouvent : n'en gardez"
        " qu'une sorte ici",
    ),
    Phrase(
        "this was signed by another key than the others",
        "celui-ci est signé par une autre clé que les autres",
    ),
    Phrase(
        "this was sealed with another grace period or pass mark: seal all anew",
        "celui-ci est scellé avec un autre délai ou un autre seuil : rescellez tout",
    ),
    # The room
    Phrase("The room is not open.", "La salle n'est pas ouverte."),
    Phrase(
        "The room's server answered {status}.",
        "Le serveur de la salle a répondu {status}.",
    ),
    Phrase(
        "The room's server does not answer ({reason}). Candidates go on; end the server"
        " and open the room again.",
        "Le serveur de la salle ne répond pas ({reason}). Les candidats continuent ;"
        " arrêtez le serveur et rouvrez la salle.",
    ),
    Phrase("its certificate is another one", "son certificat est un autre"),
    # Files
    Phrase(
        "Answers cannot be kept in {folder} ({reason}). Make the folder writable, or"
        " choose another one with --data.",
        "Les réponses ne peuvent pas être gardées dans {folder} ({reason}). Rendez ce"
        " dossier accessible en écriture, ou choisissez-en un autre par --data.",
    ),
    Phrase(
        "The data in {folder} is open in another window of this program. Nothing has"
        " been changed. Close the other window and try again, or choose another folder"
        " with --data.",
        "Les données de {folder} sont ouvertes dans une autre fenêtre de ce programme."
        " Rien n'a été changé. Fermez l'autre fenêtre et réessayez, ou choisissez un"
        " autre dossier par --data.",
    ),
    Phrase(
        "The progress file {path} is damaged ({reason}). Nothing has been overwritten."
        " Restore a copy: `quizapp data restore --list` shows those there are.",
        "Le fichier de progression {path} est endommagé ({reason}). Rien n'a été écrasé."
        " Restaurez une copie : `quizapp data restore --list` les énumère.",
    ),
    Phrase(
        "The progress file {path} was written by a newer version of this program (schema"
        " {found}, this version knows {known}). Nothing has been overwritten. Use the"
        " newer version, or keep a copy and start afresh.",
        "Le fichier de progression {path} vient d'une version plus récente de ce"
        " programme (schéma {found}, cette version connaît {known}). Rien n'a été écrasé."
        " Employez cette version, ou gardez une copie et recommencez à neuf.",
    ),
    Phrase(
        "{path} was not restored: {reason}.", "{path} n'a pas été restauré : {reason}."
    ),
    # Learners
    Phrase("a name has {count} letters at most", "un nom a {count} lettres au plus"),
    Phrase("a learner needs a name", "il faut un nom"),
    Phrase("there is a learner {name} already", "{name} existe déjà"),
)
"""Each sentence as it is said of answers or a room, and in every language."""
