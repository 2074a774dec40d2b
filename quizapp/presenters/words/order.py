"""Words of orders that are put together from pieces."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "order.form": Phrase("Put in order", "À mettre dans l'ordre"),
    "order.pieces": Phrase("Turns to choose from", "Tours au choix"),
    "order.pieces.line": Phrase(
        "Use each as often as it is needed, or not at all.",
        "Chacun sert autant de fois qu'il le faut, ou pas du tout.",
    ),
    "order.places": Phrase("Your order", "Votre ordre"),
    "order.filled": Phrase(
        Counted("{n} of {total} filled", "{n} of {total} filled"),
        Counted("{n} sur {total} placé", "{n} sur {total} placés"),
    ),
    "order.stands": Phrase(
        Counted("Place {places}", "Places {places}"),
        Counted("Place {places}", "Places {places}"),
    ),
    "order.empty": Phrase("Empty", "Vide"),
    "order.next": Phrase("The next turn goes here", "Le prochain tour va ici"),
    "order.piece.spoken": Phrase(
        "{text}, {position} of {total}", "{text}, {position} sur {total}"
    ),
    "order.place.spoken": Phrase(
        "Place {position} of {total}: {text}", "Place {position} sur {total} : {text}"
    ),
    "order.piece.does": Phrase(
        "Press to put it into the next empty place.",
        "Appuyez pour le mettre à la prochaine place vide.",
    ),
    "order.place.does": Phrase(
        "Press to take it out; Alt with an arrow moves it.",
        "Appuyez pour le retirer ; Alt avec une flèche le déplace.",
    ),
    "order.put": Phrase(
        "{text}: place {position} of {total}.", "{text} : place {position} sur {total}."
    ),
    "order.taken": Phrase("{text} is taken out.", "{text} : retiré."),
    "order.full": Phrase(
        "Every place is filled. Take one out first.",
        "Toutes les places sont prises. Retirez d'abord un tour.",
    ),
    "order.title": Phrase("The right order", "Le bon ordre"),
    "order.title.then": Phrase(
        "The right order by these rules", "Le bon ordre selon ces règles"
    ),
    "order.wrong": Phrase(
        "Not right. The order first differs at place {place}.",
        "Ce n'est pas cela. L'ordre diffère d'abord à la place {place}.",
    ),
    "order.unknown": Phrase(
        "You did not know the order.",
        "Vous ne saviez pas l'ordre.",
    ),
    "order.differs": Phrase(
        "Place {place}: you put “{own}”, and it is “{right}”. {because}",
        "Place {place} : vous avez mis « {own} », et c'est « {right} ». {because}",
    ),
    "order.own": Phrase("You put: {text}.", "Vous avez mis : {text}."),
    "order.mark.right": Phrase("Right", "Juste"),
    "order.mark.differs": Phrase("Differs", "Diffère"),
    "order.judged.spoken": Phrase(
        "Place {position} of {total}: {text}. {mark}. {own}",
        "Place {position} sur {total} : {text}. {mark}. {own}",
    ),
    "order.said.spoken": Phrase(
        "Place {position} of {total}: {text}.",
        "Place {position} sur {total} : {text}.",
    ),
    "key.backspace": Phrase("Backspace", "Retour arr."),
    "keys.order.put": Phrase("into the next place", "à la place suivante"),
    "keys.order.move": Phrase("move it", "déplacer"),
    "keys.order.take": Phrase("take the last out", "retirer le dernier"),
    "keys.order.back": Phrase(
        "in an order: take the last turn out", "dans un ordre : retirer le dernier tour"
    ),
    "keys.order.put.long": Phrase(
        "in an order: put a turn into the next place",
        "dans un ordre : mettre un tour à la place suivante",
    ),
    "keys.order.move.long": Phrase(
        "in an order: move a turn", "dans un ordre : déplacer un tour"
    ),
}
"""Phrases by key."""
