"""Words of the way into an exam room, and of waiting in it."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "exams.room": Phrase("An exam room", "Une salle d'examen"),
    "exams.room.line": Phrase(
        "Sit the exam of a room in this window, by the link or the code of your"
        " instructor.",
        "Passez l'examen d'une salle dans cette fenêtre, avec le lien ou le code de"
        " votre instructeur.",
    ),
    "exams.room.join": Phrase("Join a room", "Rejoindre une salle"),
    "exams.room.back": Phrase("Back to the room", "Retour à la salle"),
    "exams.room.other": Phrase("Join another room", "Rejoindre une autre salle"),
    "exams.room.in": Phrase(
        "You are in the room of {exam}.", "Vous êtes dans la salle de {exam}."
    ),
    "attend.join": Phrase("Join an exam room", "Rejoindre une salle d'examen"),
    "attend.join.line": Phrase(
        "The link holds everything. Without it, write the address and the join code"
        " that your instructor shows.",
        "Le lien contient tout. Sans lui, écrivez l'adresse et le code d'accès que"
        " montre votre instructeur.",
    ),
    "attend.link": Phrase("Link or address", "Lien ou adresse"),
    "attend.code": Phrase("Join code", "Code d'accès"),
    "attend.code.hint": Phrase(
        "such as NOVA 4821; not needed with the link",
        "par exemple NOVA 4821 ; inutile avec le lien",
    ),
    "attend.name": Phrase("Your name, as your instructor knows it", "Votre nom"),
    "attend.return": Phrase("Return code", "Code de retour"),
    "attend.return.hint": Phrase(
        "only if you began on another computer: your instructor gives it",
        "seulement si vous avez commencé sur un autre ordinateur : votre instructeur"
        " le donne",
    ),
    "attend.do": Phrase("Join", "Rejoindre"),
    "attend.nearby": Phrase("Rooms in this network", "Salles de ce réseau"),
    "attend.nearby.none": Phrase(
        "None announces itself yet. The link works anyway.",
        "Aucune ne s'annonce encore. Le lien marche de toute façon.",
    ),
    "attend.nearby.choose": Phrase("{name}, at {address}", "{name}, à {address}"),
    "attend.asking": Phrase("Asking the room", "Question posée à la salle"),
    "attend.certificate": Phrase(
        "Is this the room of your instructor?", "Est-ce la salle de votre instructeur ?"
    ),
    "attend.certificate.line": Phrase(
        "Without the link nobody vouches for {address}. Compare the fingerprint with"
        " the one on your instructor's screen. Nothing was sent yet.",
        "Sans le lien, personne ne garantit {address}. Comparez l'empreinte avec celle"
        " de l'écran de votre instructeur. Rien n'a encore été envoyé.",
    ),
    "attend.certificate.by-date": Phrase(
        "On the day that this computer's clock says, its certificate is not valid: the"
        " clock may be wrong.",
        "Au jour que dit l'horloge de cet ordinateur, son certificat n'est pas valable :"
        " l'horloge est peut-être fausse.",
    ),
    "attend.certificate.same": Phrase(
        "The fingerprint is the same", "L'empreinte est la même"
    ),
    "attend.certificate.other": Phrase("It differs", "Elle diffère"),
    "attend.fault.no-link": Phrase(
        "This leads to no room: copy the link, or write an address such as"
        " 192.0.2.7:8421.",
        "Cela ne mène à aucune salle : copiez le lien, ou écrivez une adresse comme"
        " 192.0.2.7:8421.",
    ),
    "attend.fault.not-secured": Phrase(
        "This link is not secured: ask your instructor for one that begins with"
        " https://.",
        "Ce lien n'est pas sécurisé : demandez à votre instructeur celui qui commence"
        " par https://.",
    ),
    "attend.fault.cut": Phrase(
        "The link is cut off: copy all of it.",
        "Le lien est coupé : copiez-le en entier.",
    ),
    "attend.fault.no-code": Phrase(
        "Write the join code, or copy the whole link with what stands behind #.",
        "Écrivez le code d'accès, ou copiez le lien entier avec ce qui suit #.",
    ),
    "attend.fault.no-name": Phrase(
        "Write your name: up to 60 letters on one line.",
        "Écrivez votre nom : au plus 60 lettres sur une ligne.",
    ),
    "attend.fault.silent": Phrase(
        "Nobody answers at {address}. Check that you are in the network of the room.",
        "Personne ne répond à {address}. Vérifiez que vous êtes dans le réseau de la"
        " salle.",
    ),
    "attend.fault.no-room": Phrase(
        "What answers at {address} is no exam room. Check the address.",
        "Ce qui répond à {address} n'est pas une salle d'examen. Vérifiez l'adresse.",
    ),
    "attend.fault.other": Phrase(
        "Nothing was sent: {address} shows another certificate than the link names."
        " Ask your instructor for the link again.",
        "Rien n'a été envoyé : {address} montre un autre certificat que celui du lien."
        " Redemandez le lien à votre instructeur.",
    ),
    "attend.fault.other-than-before": Phrase(
        "You did not confirm the fingerprint: nothing was sent.",
        "Vous n'avez pas confirmé l'empreinte : rien n'a été envoyé.",
    ),
    "attend.fault.not-kept": Phrase(
        "Your place could not be kept on this computer, so you did not join: {reason}.",
        "Votre place n'a pas pu être gardée sur cet ordinateur, vous n'êtes donc pas"
        " entré : {reason}.",
    ),
    "attend.fault.begin": Phrase(
        "The exam cannot be kept on this computer: {reason}. Make room on the disk; it"
        " begins by itself then.",
        "L'examen ne peut pas être gardé sur cet ordinateur : {reason}. Faites de la"
        " place sur le disque ; il commence alors de lui-même.",
    ),
    "attend.refused.unknown-room": Phrase(
        "No room has the code {code}: compare it with your instructor's screen.",
        "Aucune salle n'a le code {code} : comparez-le avec l'écran de votre"
        " instructeur.",
    ),
    "attend.refused.return": Phrase(
        "This return code opens nothing: it works once, and in its room alone. Ask"
        " your instructor for another one.",
        "Ce code de retour n'ouvre rien : il sert une fois, dans sa salle seulement."
        " Demandez-en un autre à votre instructeur.",
    ),
    "attend.refused.name-taken": Phrase(
        "Somebody in the room has this name: add an initial.",
        "Quelqu'un dans la salle porte ce nom : ajoutez une initiale.",
    ),
    "attend.refused.joining-closed": Phrase(
        "It is too late: nobody may join this room any more. Ask your instructor.",
        "Il est trop tard : plus personne ne peut rejoindre cette salle. Demandez à"
        " votre instructeur.",
    ),
    "attend.refused.too-many": Phrase(
        "Too many wrong codes came from here: wait {n} s.",
        "Trop de codes faux sont venus d'ici : attendez {n} s.",
    ),
    "attend.refused.said": Phrase(
        "The room refused: {said}", "La salle refuse : {said}"
    ),
    "attend.wait.line": Phrase(
        "{exam}, form {form}. You are in the room as {name}.",
        "{exam}, version {form}. Vous êtes dans la salle sous le nom de {name}.",
    ),
    "attend.wait.connecting": Phrase("Coming back to the room", "Retour dans la salle"),
    "attend.wait": Phrase(
        "Waiting for your instructor: the first question opens by itself.",
        "En attente de votre instructeur : la première question s'ouvre d'elle-même.",
    ),
    "attend.wait.opening": Phrase(
        "The exam begins: your paper is being opened.",
        "L'examen commence : votre sujet s'ouvre.",
    ),
    "attend.leave": Phrase("Leave the room", "Quitter la salle"),
    "attend.leave.sure": Phrase(
        "Really leave? Your name stays taken in the room; your instructor can let you"
        " back. Press again to leave.",
        "Vraiment quitter ? Votre nom reste pris dans la salle ; votre instructeur peut"
        " vous laisser revenir. Appuyez encore pour quitter.",
    ),
    "attend.foot": Phrase(
        "The time begins for all at once.", "Le temps commence pour tous à la fois."
    ),
    "attend.rule.time": Phrase(
        "{n} minutes, by the clock of the room", "{n} minutes, à l'horloge de la salle"
    ),
    "attend.rule.time.text": Phrase(
        "The time runs on without contact and if you start the program anew. At the end"
        " the paper is closed with what you answered.",
        "Le temps continue sans contact et si vous relancez le programme. À la fin, la"
        " copie est fermée avec ce que vous avez répondu.",
    ),
    "attend.rule.no-time": Phrase("No time limit", "Sans limite de temps"),
    "attend.rule.no-time.text": Phrase(
        "Take the time you need. You hand in when you are done.",
        "Prenez le temps qu'il faut. Vous rendez la copie quand vous avez fini.",
    ),
    "attend.rule.kept": Phrase(
        "Kept here first, then sent", "Gardé ici d'abord, puis envoyé"
    ),
    "attend.rule.kept.text": Phrase(
        "A mark shows when the room has your answers. Without contact go on answering:"
        " they are sent when it is back.",
        "Une marque montre quand la salle a vos réponses. Sans contact, continuez à"
        " répondre : elles partent à son retour.",
    ),
    "attend.rule.noted": Phrase(
        "What the instructor sees", "Ce que voit l'instructeur"
    ),
    "attend.rule.noted.text": Phrase(
        "Your question, how much is answered, and how often and how long this window"
        " was left. Nothing locks you out.",
        "Votre question, combien de réponses, et combien de fois et de temps cette"
        " fenêtre a été quittée. Rien ne vous exclut.",
    ),
    "attend.check.contact": Phrase("Contact with the room", "Contact avec la salle"),
    "attend.check.contact.fine": Phrase(
        "it answers in {n} ms", "elle répond en {n} ms"
    ),
    "attend.check.contact.slow": Phrase(
        "it answers slowly, in {n} ms; answers are kept here first",
        "elle répond lentement, en {n} ms ; les réponses sont gardées ici d'abord",
    ),
    "attend.check.contact.lost": Phrase(
        "lost; the program goes on trying", "perdu ; le programme continue d'essayer"
    ),
    "attend.check.clock.fine": Phrase(
        "as the room's; the room's decides", "comme celle de la salle, qui décide"
    ),
    "attend.check.clock.ahead": Phrase(
        "{span} ahead of the room's; the room's decides, your time is the same",
        "en avance de {span} sur celle de la salle, qui décide ; votre temps est le"
        " même",
    ),
    "attend.check.clock.behind": Phrase(
        "{span} behind the room's; the room's decides, your time is the same",
        "en retard de {span} sur celle de la salle, qui décide ; votre temps est le"
        " même",
    ),
    "attend.span.minutes": Phrase("{n} min", "{n} min"),
    "attend.span.hours": Phrase("{n} h", "{n} h"),
    "attend.span.days": Phrase(
        Counted("one day", "{n} days"), Counted("un jour", "{n} jours")
    ),
    "keys.attend.join": Phrase("join an exam room", "rejoindre une salle d'examen"),
    "keys.attend.read": Phrase("message read", "message lu"),
}
"""Phrases by key."""
