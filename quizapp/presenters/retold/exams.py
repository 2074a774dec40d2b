"""What stands against a paper, a key or a sitting."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    # Papers and start codes
    Phrase(
        "This is no start code: {reason}.", "Ce n'est pas un code de départ : {reason}."
    ),
    Phrase(
        "word {place}, {word}, is mistyped: each word has five letters, with a vowel in"
        " second and fourth place",
        "le mot {place}, {word}, est mal tapé : chaque mot a cinq lettres, avec une"
        " voyelle en deuxième et en quatrième place",
    ),
    Phrase(
        "A start code has {count} words, not {found}.",
        "Un code de départ a {count} mots, et non {found}.",
    ),
    Phrase(
        "The words do not go together: one of them is mistyped.",
        "Les mots ne vont pas ensemble : l'un d'eux est mal tapé.",
    ),
    Phrase(
        "The start code is that of another paper: compare it word by word.",
        "Le code de départ est celui d'un autre sujet : comparez-le mot par mot.",
    ),
    Phrase(
        "The paper is not as it was signed: it was changed or damaged on its way. Ask"
        " for the file again.",
        "Le sujet n'est pas tel qu'il a été signé : il a été modifié ou abîmé en route."
        " Redemandez le fichier.",
    ),
    Phrase("This is no sealed exam paper.", "Ce n'est pas un sujet d'examen scellé."),
    Phrase(
        "The paper has version {version}, which this program does not know: update it.",
        "Le sujet est de la version {version}, que ce programme ne connaît pas :"
        " mettez-le à jour.",
    ),
    Phrase(
        "The answers are not as they were handed in: they were changed or damaged on"
        " their way. Ask for the file again.",
        "Les réponses ne sont pas telles qu'elles ont été rendues : elles ont été"
        " modifiées ou abîmées en route. Redemandez le fichier.",
    ),
    Phrase("These are no sealed answers.", "Ce ne sont pas des réponses scellées."),
    Phrase(
        "The answers have version {version}, which this program does not know: update"
        " it.",
        "Les réponses sont de la version {version}, que ce programme ne connaît pas :"
        " mettez-le à jour.",
    ),
    Phrase(
        "The answers are sealed for another key than yours: restore the key that signed"
        " the paper.",
        "Les réponses sont scellées pour une autre clé que la vôtre : restaurez la clé"
        " qui a signé le sujet.",
    ),
    Phrase("it does not open", "il ne s'ouvre pas"),
    Phrase(
        "it is locked in a way that is not known here",
        "il est verrouillé d'une façon inconnue ici",
    ),
    Phrase(
        "it is written otherwise than this program writes it",
        "il est écrit autrement que ce programme ne l'écrit",
    ),
    # The instructor's key
    Phrase(
        "The passphrase has {count} letters: take at least {least}.",
        "La phrase de passe a {count} lettres : il en faut au moins {least}.",
    ),
    Phrase(
        "This is no backup of a signing key.",
        "Ce n'est pas une copie de clé de signature.",
    ),
    Phrase(
        "The backup has version {version}, which this program does not know: update it.",
        "La copie est de la version {version}, que ce programme ne connaît pas :"
        " mettez-le à jour.",
    ),
    Phrase(
        "The backup is damaged: take another copy.",
        "La copie est abîmée : prenez-en une autre.",
    ),
    Phrase(
        "The backup does not open: the passphrase is another one, or the file is"
        " damaged.",
        "La copie ne s'ouvre pas : la phrase de passe est une autre, ou le fichier est"
        " abîmé.",
    ),
    # Sitting
    Phrase("Write your name.", "Écrivez votre nom."),
    Phrase(
        "A name is one line of at most {count} letters that can be printed.",
        "Un nom est une ligne de {count} lettres au plus, qui puisse s'imprimer.",
    ),
    Phrase("The exam has not been handed in yet.", "La copie n'est pas encore rendue."),
    Phrase("The exam has been handed in.", "La copie est rendue."),
    Phrase("The exam is paused.", "L'examen est en pause."),
    Phrase(
        "There is no question {number}: 1 to {most}.",
        "Il n'y a pas de question {number} : de 1 à {most}.",
    ),
    Phrase(
        "Extra time cannot be less than nothing.",
        "Un temps supplémentaire ne peut pas être négatif.",
    ),
    Phrase(
        "Question {number} has no option {letter}: {first} to {last}.",
        "La question {number} n'a pas d'option {letter} : de {first} à {last}.",
    ),
    Phrase(
        "Question {number} takes one option alone.",
        "La question {number} n'admet qu'une option.",
    ),
    Phrase(
        "Question {number} has {count} places, not {found}.",
        "La question {number} a {count} places, et non {found}.",
    ),
    Phrase(
        "Form {form} has {count} questions, not {found}.",
        "Le sujet {form} a {count} questions, et non {found}.",
    ),
    Phrase(
        "{one} and {other}: one sitting was handed in with different answers under one"
        " number; ask {name}, whose words are {words} or {others}, and leave one out.",
        "{one} et {other} : une même épreuve a été rendue avec des réponses différentes"
        " sous un même numéro ; demandez à {name}, dont les mots sont {words} ou {others},"
        " et écartez-en une.",
    ),
    Phrase(
        "{sources}: {count} sittings have the name {name}; say --several latest if this is"
        " one person, or --several both if it is not.",
        "{sources} : {count} épreuves portent le nom {name} ; dites --several latest si"
        " c'est une même personne, ou --several both sinon.",
    ),
    # Making exams
    Phrase(
        "no place of this exam can be filled",
        "aucune place de cet examen ne peut être remplie",
    ),
    Phrase(
        "{name}: the number of questions is not known, so no exam can be planned from it",
        "{name} : le nombre de questions est inconnu, donc aucun examen ne peut en être"
        " tiré",
    ),
    Phrase(
        "this bank cannot list its families",
        "cette banque ne peut pas énumérer ses familles",
    ),
    Phrase(
        "what marks this mock exam is not there any more",
        "ce qui corrige cet examen blanc n'est plus là",
    ),
    Phrase("there is no paper", "il n'y a pas de sujet"),
    Phrase("the papers are of different exams", "les sujets sont d'examens différents"),
    Phrase("two papers are of the same form", "deux sujets ont la même lettre"),
    Phrase("there is no exam in this folder", "il n'y a pas d'examen dans ce dossier"),
    Phrase(
        "there are no papers ({files}) in it", "il ne contient aucun sujet ({files})"
    ),
    Phrase("this is no paper: {reason}", "ce n'est pas un sujet : {reason}"),
    Phrase(
        "it is larger than {most} MB: no file of an exam is",
        "il dépasse {most} Mo, et aucun fichier d'examen ne le fait",
    ),
    Phrase("this is no record of an exam", "ce n'est pas le dossier d'un examen"),
    Phrase("version {version} is not known", "la version {version} est inconnue"),
    Phrase(
        "this is no paper of the exam of the record",
        "ce n'est pas un sujet de l'examen du dossier",
    ),
    Phrase("form {form} is there twice", "le sujet {form} est là deux fois"),
)
"""Each sentence as it is said of an exam, and in every language."""
