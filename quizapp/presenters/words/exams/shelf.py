"""Words of the instructor's exams and of the signing key."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "shelf.title": Phrase("For instructors", "Pour les instructeurs"),
    "shelf.line": Phrase(
        "An exam goes out as sealed papers or in a room, comes back as answers, and is"
        " graded by derived keys.",
        "Un examen part sous forme de sujets scellés, ou se tient en salle ; les copies"
        " reviennent et sont notées d'après des corrigés déduits.",
    ),
    "shelf.table": Phrase("Exams made here", "Examens composés ici"),
    "shelf.exam": Phrase("Exam", "Examen"),
    "shelf.forms": Phrase("Forms", "Versions"),
    "shelf.questions": Phrase("Questions", "Questions"),
    "shelf.answers": Phrase("Answer files", "Copies reçues"),
    "shelf.loading": Phrase("The exams are being read …", "Lecture des examens …"),
    "shelf.none": Phrase(
        "No exam has been made here yet.", "Aucun examen n'a encore été composé ici."
    ),
    "shelf.made": Phrase("made on {date}", "composé le {date}"),
    "shelf.form": Phrase("Form {form}", "Version {form}"),
    "shelf.signer": Phrase("Signed by", "Signé par"),
    "shelf.time": Phrase("Time", "Durée"),
    "shelf.minutes": Phrase(
        Counted("1 minute", "{n} minutes"), Counted("{n} minute", "{n} minutes")
    ),
    "shelf.untimed": Phrase("no limit", "sans limite"),
    "shelf.code": Phrase("Start code", "Code de départ"),
    "shelf.code.line": Phrase(
        "Say it when the exam begins, and not before: it opens the papers.",
        "Dites-le au début de l'examen, pas avant : il ouvre les sujets.",
    ),
    "shelf.code.close": Phrase("Close", "Fermer"),
    "shelf.make": Phrase("Make an exam", "Composer un examen"),
    "shelf.show-code": Phrase("Show start code", "Montrer le code"),
    "shelf.room": Phrase("Hold in a room", "Tenir en salle"),
    "shelf.grade": Phrase("Gradebook", "Notes"),
    "shelf.folder": Phrase("Open folder", "Ouvrir le dossier"),
    "shelf.key": Phrase("Signing key", "Clé de signature"),
    "key.title": Phrase("Your signing key", "Votre clé de signature"),
    "key.line": Phrase(
        "It signs papers, and answers open with it alone: keep a backup. Read these five"
        " words out, so that candidates know the paper is yours.",
        "Elle signe les sujets, et les copies ne s'ouvrent qu'avec elle : gardez-en une"
        " copie de secours. Lisez ces cinq mots, pour que les candidats reconnaissent"
        " votre sujet.",
    ),
    "key.none": Phrase(
        "There is none yet. It is made with your first exam, or now.",
        "Il n'y en a pas encore. Elle se fait avec votre premier examen, ou maintenant.",
    ),
    "key.make": Phrase("Make the key", "Créer la clé"),
    "key.back-up": Phrase("Back it up", "Sauvegarder"),
    "key.restore": Phrase("Restore a backup", "Restaurer une sauvegarde"),
    "key.replace": Phrase(
        "Replace the key that is here", "Remplacer la clé qui est ici"
    ),
    "key.close": Phrase("Close", "Fermer"),
    "key.passphrase": Phrase(
        "Passphrase, at least 12 characters", "Phrase secrète, 12 caractères au moins"
    ),
    "key.again": Phrase("The same again", "La même encore une fois"),
    "key.file": Phrase("Backup of a signing key", "Sauvegarde de clé de signature"),
    "key.made": Phrase("The key is made.", "La clé est créée."),
    "key.backed-up": Phrase(
        "The backup is written. It opens with the passphrase alone.",
        "La sauvegarde est écrite. Elle ne s'ouvre qu'avec la phrase secrète.",
    ),
    "key.restored": Phrase(
        "The key of the backup is in use now.",
        "La clé de la sauvegarde est maintenant en service.",
    ),
    "key.too-short": Phrase(
        Counted(
            "Take a passphrase of at least 1 character. Nothing was written.",
            "Take a passphrase of at least {n} characters. Nothing was written.",
        ),
        Counted(
            "Prenez une phrase secrète d'au moins {n} caractère. Rien n'a été écrit.",
            "Prenez une phrase secrète d'au moins {n} caractères. Rien n'a été écrit.",
        ),
    ),
    "key.differs": Phrase(
        "The two passphrases differ. Type the same twice; nothing was written.",
        "Les deux phrases diffèrent. Tapez deux fois la même ; rien n'a été écrit.",
    ),
    "key.other": Phrase(
        "Another key is here: answers to papers signed with it would no longer open. Back"
        " it up first, or replace it. Nothing was changed.",
        "Une autre clé est ici : les copies des sujets qu'elle a signés ne s'ouvriraient"
        " plus. Sauvegardez-la d'abord, ou remplacez-la. Rien n'a changé.",
    ),
    "keys.make-exam": Phrase("make an exam", "composer un examen"),
    "keys.gradebook": Phrase("gradebook", "notes"),
    "keys.hold-room": Phrase("room", "salle"),
    "keys.show-code": Phrase("show the code", "montrer le code"),
    "keys.open-folder": Phrase("open folder", "ouvrir le dossier"),
    "keys.signing-key": Phrase("signing key", "clé de signature"),
    "keys.cell": Phrase("cell", "case"),
    "keys.how-many": Phrase("how many", "combien"),
    "keys.one-more": Phrase("one more, one less", "un de plus, un de moins"),
    "keys.add-subject": Phrase("add a subject", "ajouter un sujet"),
    "keys.what-there-is": Phrase("what there is", "ce qu'il y a"),
    "keys.build-exam": Phrase("build", "composer"),
}
"""Phrases by key."""
