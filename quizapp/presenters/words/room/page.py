"""Words of the browser page of an exam room."""

from __future__ import annotations

from quizapp.presenters.words.board import WORDS as BOARD_WORDS
from quizapp.presenters.words.exams.crediting import WORDS as CREDIT_WORDS
from quizapp.presenters.words.exams.sitting import WORDS as SITTING_WORDS
from quizapp.presenters.words.feedback import WORDS as FEEDBACK_WORDS
from quizapp.presenters.words.order import WORDS
from quizapp.presenters.words.phrase import Counted, Phrase

_FROM_THE_BOARD = (
    "board.active", "board.deciding", "board.priority", "board.tapped",
    "board.tapped.count", "board.face-down", "board.loyalty", "board.stack",
    "board.empty", "board.as-text", "board.life.spoken", "board.zone.unseen",
)  # fmt: skip

_FROM_THE_FEEDBACK = ("verdict.as-if", "verdict.as-if-il", "steps.title")

_FROM_THE_START = (
    "exam.tile.questions", "exam.tile.minutes", "exam.tile.time",
    "exam.tile.no-limit", "exam.tile.percent", "exam.tile.pass",
)  # fmt: skip

_AROUND = {
    "board.nothing": Phrase("No permanents", "Aucun permanent"),
    "join.room": Phrase("Exam room", "Salle d'examen"),
    "join.title": Phrase("Join the exam", "Rejoindre l'examen"),
    "join.intro": Phrase(
        "The code is on the screen in the room. Use the name that the instructor knows.",
        "Le code est à l'écran dans la salle. Prenez le nom que connaît l'instructeur.",
    ),
    "join.code": Phrase("Code of the room", "Code de la salle"),
    "join.name": Phrase("Your name", "Votre nom"),
    "join.do": Phrase("Join", "Rejoindre"),
    "join.back": Phrase(
        "I have joined before, on another device",
        "J'avais rejoint la salle sur un autre appareil",
    ),
    "join.back.line": Phrase(
        "The instructor gives you a code. Everything stored so far comes along.",
        "L'instructeur vous donne un code. Tout ce qui est enregistré vous suit.",
    ),
    "join.return-code": Phrase("Code from the instructor", "Code de l'instructeur"),
    "join.back.do": Phrase("Come back", "Revenir"),
    "join.privacy": Phrase(
        "The room keeps your name, your answers and when they came. "
        "The instructor can remove them.",
        "La salle garde votre nom, vos réponses et leur heure. "
        "L'instructeur peut les effacer.",
    ),
    "wait.title": Phrase("You are in, {name}", "Vous y êtes, {name}"),
    "wait.line": Phrase(
        "The exam begins here by itself when the instructor starts it.",
        "L'examen commence ici tout seul quand l'instructeur le lance.",
    ),
    "wait.form": Phrase("{exam}, form {form}", "{exam}, version {form}"),
    "wait.kept": Phrase(
        "Every answer is kept on this device first. Without contact, go on answering.",
        "Chaque réponse est d'abord gardée sur cet appareil. Sans contact, continuez.",
    ),
    "wait.seen": Phrase(
        "The instructor sees which question is open, and when this page is left.",
        "L'instructeur voit quelle question est ouverte, et quand cette page est quittée.",
    ),
    "pause.all": Phrase("The exam is paused", "L'examen est suspendu"),
    "pause.one": Phrase("Your exam is paused", "Votre examen est suspendu"),
    "pause.line": Phrase(
        "No time runs. Your answers are safe, and the questions come back by themselves.",
        "Le temps est arrêté. Vos réponses sont en sûreté, et les questions reviendront.",
    ),
    "elsewhere.title": Phrase(
        "This exam is open in another tab", "Cet examen est ouvert dans un autre onglet"
    ),
    "elsewhere.line": Phrase(
        "Go on there, or take it over here.", "Continuez là-bas, ou reprenez-le ici."
    ),
    "elsewhere.do": Phrase("Go on here", "Continuer ici"),
    "review.title": Phrase("Before you hand in", "Avant de rendre la copie"),
    "review.answered": Phrase(
        Counted("{n} of {total} is answered.", "{n} of {total} are answered."),
        Counted("{n} réponse sur {total}.", "{n} réponses sur {total}."),
    ),
    "review.open": Phrase("No answer yet", "Sans réponse"),
    "review.flagged": Phrase("Flagged", "Marquées"),
    "review.line": Phrase(
        "After handing in you cannot change anything.",
        "Une fois la copie rendue, vous ne pouvez plus rien changer.",
    ),
    "review.back": Phrase("Back to the questions", "Retour aux questions"),
    "review.do": Phrase("Hand in", "Rendre la copie"),
    "over.handed-in": Phrase("Your paper is handed in", "Votre copie est rendue"),
    "over.over": Phrase("The exam is over", "L'examen est terminé"),
    "over.stored": Phrase(
        Counted(
            "{n} answer to {total} questions is stored.",
            "{n} answers to {total} questions are stored.",
        ),
        Counted(
            "{n} réponse sur {total} questions est enregistrée.",
            "{n} réponses sur {total} questions sont enregistrées.",
        ),
    ),
    "over.not-sent": Phrase(
        Counted(
            "{n} answer is kept on this device and came too late. Keep this page open "
            "and tell the instructor, who can give you more time.",
            "{n} answers are kept on this device and came too late. Keep this page open "
            "and tell the instructor, who can give you more time.",
        ),
        Counted(
            "{n} réponse est gardée sur cet appareil et arrive trop tard. Laissez cette "
            "page ouverte et parlez-en à l'instructeur, qui peut rallonger votre temps.",
            "{n} réponses sont gardées sur cet appareil et arrivent trop tard. Laissez "
            "cette page ouverte et parlez-en à l'instructeur, qui peut rallonger votre "
            "temps.",
        ),
    ),
    "over.wait": Phrase(
        "Results appear here when the instructor releases them.",
        "Les résultats apparaîtront ici quand l'instructeur les publiera.",
    ),
    "over.points": Phrase(
        Counted("{points} of {most} points", "{points} of {most} points"),
        Counted("{points} point sur {most}", "{points} points sur {most}"),
    ),
    "over.passed": Phrase("Passed", "Réussi"),
    "over.not-passed": Phrase("Not passed", "Pas encore réussi"),
    "over.mark": Phrase(
        Counted("{points} point", "{points} points"),
        Counted("{points} point", "{points} points"),
    ),
    "over.right": Phrase("Right", "Juste"),
    "over.wrong": Phrase("Wrong", "Faux"),
    "over.yours": Phrase("Your answer", "Votre réponse"),
    "over.order.own": Phrase("You put: {text}", "Vous avez mis : {text}"),
    "over.order.open": Phrase(
        "You left this place open.", "Vous avez laissé cette place vide."
    ),
    "over.debrief": Phrase(
        "Question {n} is being discussed", "Question {n}, en discussion"
    ),
}

_DURING = {
    "asking.questions": Phrase("Questions", "Questions"),
    "asking.position": Phrase("Question {n} of {total}", "Question {n} sur {total}"),
    "asking.number": Phrase("Question {n}", "Question {n}"),
    "asking.one": Phrase("select one", "une seule réponse"),
    "asking.several": Phrase("select all that apply", "toutes celles qui conviennent"),
    "asking.order": Phrase("put in order", "à mettre dans l'ordre"),
    "asking.order.pieces": WORDS["order.pieces"],
    "asking.order.line": WORDS["order.pieces.line"],
    "asking.order.places": WORDS["order.places"],
    "asking.order.filled": WORDS["order.filled"],
    "asking.order.stands": WORDS["order.stands"],
    "asking.order.empty": WORDS["order.empty"],
    "asking.order.next": WORDS["order.next"],
    "asking.order.full": WORDS["order.full"],
    "asking.order.taken": WORDS["order.taken"],
    "asking.order.put": Phrase(
        "{text}: place {place} of {total}.", "{text} : place {place} sur {total}."
    ),
    "asking.order.up": Phrase("Move up", "Monter"),
    "asking.order.down": Phrase("Move down", "Descendre"),
    "asking.order.out": Phrase("Take out", "Retirer"),
    "asking.credit.all-or-nothing": Phrase("the whole or nothing", "tout ou rien"),
    "asking.credit.right-minus-wrong": Phrase(
        "wrong ones cost points", "une réponse fausse coûte des points"
    ),
    "asking.credit.judged-rightly": Phrase(
        "every option counts", "chaque réponse proposée compte"
    ),
    "asking.credit.places": Phrase(
        "each right place counts", "chaque place juste compte"
    ),
    "asking.credit.sequence": Phrase(
        "the right sequence counts in part", "la bonne succession compte en partie"
    ),
    "asking.flag": Phrase("Flag", "Marquer"),
    "asking.flagged": Phrase("flagged", "marquée"),
    "asking.clear": Phrase("Take the answer back", "Retirer la réponse"),
    "asking.state.open": Phrase("no answer yet", "sans réponse"),
    "asking.state.kept": Phrase("kept on this device", "gardée sur cet appareil"),
    "asking.state.stored": Phrase("stored", "enregistrée"),
    "asking.tab.question": Phrase("Question", "Question"),
    "asking.tab.board": Phrase("Board", "Plateau"),
    "frame.skip": Phrase("To the question", "Aller à la question"),
    "frame.left": Phrase("left", "restant"),
    "frame.hand-in": Phrase("Hand in", "Rendre"),
    "frame.previous": Phrase("Back", "Précédente"),
    "frame.next": Phrase("Next", "Suivante"),
    "frame.review": Phrase("Check and hand in", "Vérifier et rendre"),
    "frame.contact": Phrase("Looking for the room …", "Recherche de la salle…"),
    "frame.letter-keys": Phrase(
        "Letter keys: A to E, F flag, U next open, G next flagged, V board as text",
        "Touches : A à E, F marquer, U suivante sans réponse, G suivante marquée, "
        "V plateau en texte",
    ),
    "key.page-up": Phrase("PgUp", "Préc."),
    "key.page-down": Phrase("PgDn", "Suiv."),
    "saved.saved": Phrase("Saved {time}", "Enregistré à {time}"),
    "saved.saving": Phrase("Saving", "Enregistrement"),
    "saved.kept": Phrase(
        Counted("Kept here, {n} to send", "Kept here, {n} to send"),
        Counted("Gardé ici, {n} à envoyer", "Gardé ici, {n} à envoyer"),
    ),
    "saved.unkept": Phrase(
        Counted(
            "{n} to send; do not close this page", "{n} to send; do not close this page"
        ),
        Counted(
            "{n} à envoyer ; ne fermez pas cette page",
            "{n} à envoyer ; ne fermez pas cette page",
        ),
    ),
    "saved.lost": Phrase("No contact. Go on.", "Plus de contact. Continuez."),
    "contact.lost": Phrase(
        "No contact with the room. Go on answering: everything is kept here.",
        "Plus de contact avec la salle. Continuez : tout est gardé ici.",
    ),
    "contact.back": Phrase("Contact is back.", "Le contact est revenu."),
    "message.to-all": Phrase("To everybody", "À tous"),
    "message.to-you": Phrase("To you", "Pour vous"),
    "message.read": Phrase("I have read it", "J'ai lu"),
    "timer.left": Phrase(
        Counted("{n} minute left.", "{n} minutes left."),
        Counted("Il reste {n} minute.", "Il reste {n} minutes."),
    ),
    "timer.over": Phrase("The time is over.", "Le temps est écoulé."),
}

_REFUSED = {
    "refused.no-contact": Phrase(
        "The room does not answer. Check the network, then try again.",
        "La salle ne répond pas. Vérifiez le réseau, puis réessayez.",
    ),
    "refused.unknown-room": Phrase(
        "No room has this code: compare it with the screen in the room.",
        "Aucune salle n'a ce code : comparez-le à l'écran de la salle.",
    ),
    "refused.name-taken": Phrase(
        "Somebody in the room has this name: add an initial.",
        "Quelqu'un dans la salle a déjà ce nom : ajoutez une initiale.",
    ),
    "refused.no-name": Phrase(
        "A name has 1 to 60 characters.", "Un nom a de 1 à 60 caractères."
    ),
    "refused.malformed": Phrase(
        "Fill in the code and your name.", "Indiquez le code et votre nom."
    ),
    "refused.joining-closed": Phrase(
        "Nobody may join any more: ask the instructor.",
        "Plus personne ne peut rejoindre la salle : demandez à l'instructeur.",
    ),
    "refused.too-many": Phrase(
        Counted(
            "Too many attempts from here: wait {n} second.",
            "Too many attempts from here: wait {n} seconds.",
        ),
        Counted(
            "Trop d'essais d'ici : attendez {n} seconde.",
            "Trop d'essais d'ici : attendez {n} secondes.",
        ),
    ),
    "refused.unknown": Phrase(
        "This device is not in the room any more: another one was used, or the "
        "instructor took you out. Ask the instructor.",
        "Cet appareil n'est plus dans la salle : un autre a pris le relais, ou "
        "l'instructeur vous a retiré. Demandez-lui.",
    ),
    "refused.late": Phrase("The time is over.", "Le temps est écoulé."),
    "refused.paused": Phrase(
        "The exam is paused: hand in when it goes on.",
        "L'examen est suspendu : rendez la copie quand il reprendra.",
    ),
    "refused.closed": Phrase("The room is closed.", "La salle est fermée."),
}

PAGE_WORDS: dict[str, Phrase] = {
    **{name: BOARD_WORDS[name] for name in _FROM_THE_BOARD},
    **CREDIT_WORDS,
    **{name: FEEDBACK_WORDS[name] for name in _FROM_THE_FEEDBACK},
    **{name: SITTING_WORDS[name] for name in _FROM_THE_START},
    **_AROUND,
    **_DURING,
    **_REFUSED,
}
"""By the name under which the page knows them; braces hold what it puts in."""
