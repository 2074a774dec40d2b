"""Words of the study page."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "ways.line": Phrase(
        "Choose questions, then go through them once, in rounds, or with a crowd.",
        "Choisissez des questions, puis parcourez-les une fois, en boucle ou en public.",
    ),
    "ways.which": Phrase("Which questions", "Quelles questions"),
    "ways.scope.filter": Phrase("Found in the bank", "Trouvées dans la banque"),
    "ways.scope.found": Phrase("Found: {query}", "Trouvées : {query}"),
    "ways.scope.all": Phrase("All", "Toutes"),
    "ways.scope.failed": Phrase("Wrong last time", "Fausses la dernière fois"),
    "ways.scope.due": Phrase("Due today", "À revoir aujourd'hui"),
    "ways.scope.new": Phrase("Not seen yet", "Jamais vues"),
    "ways.scope.bookmarked": Phrase("Bookmarked", "Marquées"),
    "ways.scope.spoken": Phrase("{name}: {n}", "{name} : {n}"),
    "ways.how": Phrase("Once through", "Une fois"),
    "ways.length": Phrase("How many", "Combien"),
    "ways.length.all": Phrase("All", "Toutes"),
    "ways.counting": Phrase("Does it count?", "Cela compte-t-il ?"),
    "ways.counts": Phrase("It counts", "Oui"),
    "ways.counts-not": Phrase("It does not", "Non"),
    "ways.counts.line": Phrase(
        "What is new or due moves in the schedule; the rest stays where it is.",
        "Ce qui est nouveau ou à revoir avance ; le reste garde sa date.",
    ),
    "ways.counts-not.line": Phrase(
        "Nothing moves in the schedule, and new questions stay new.",
        "Aucune date ne change, et les nouvelles questions restent nouvelles.",
    ),
    "ways.start": Phrase(
        Counted("Ask one question", "Ask {n} questions"),
        Counted("Poser une question", "Poser {n} questions"),
    ),
    "ways.booth": Phrase("Show to a crowd", "Montrer en public"),
    "ways.booth.line": Phrase(
        "Booth mode: large, full screen, without end; you reveal and count. Nothing is"
        " stored.",
        "Mode stand : en grand, plein écran, sans fin ; vous révélez et comptez. Rien"
        " n'est enregistré.",
    ),
    "ways.rounds": Phrase("In rounds", "En boucle"),
    "ways.rounds.line": Phrase(
        "A set comes again, whole, until one round is all right. You can stop anywhere.",
        "Une série revient, entière, jusqu'à un tour sans faute. Arrêtez quand vous"
        " voulez.",
    ),
    "ways.set.name": Phrase("Name of the set", "Nom de la série"),
    "ways.set.make": Phrase("Make a set of these", "En faire une série"),
    "ways.set.no-name": Phrase(
        "A set needs a name: write one, then make it.",
        "Une série a besoin d'un nom : écrivez-le, puis créez-la.",
    ),
    "ways.set.no-question": Phrase(
        "There is no question to put into a set: choose others above.",
        "Aucune question à mettre dans une série : choisissez-en d'autres plus haut.",
    ),
    "ways.set.new": Phrase("not begun", "pas commencée"),
    "ways.set.left": Phrase(
        Counted("one left in this round", "{n} left in this round"),
        Counted("encore une dans ce tour", "encore {n} dans ce tour"),
    ),
    "ways.set.wrong": Phrase(
        Counted("one wrong in the last round", "{n} wrong in the last round"),
        Counted("une faute au dernier tour", "{n} fautes au dernier tour"),
    ),
    "ways.set.done": Phrase(
        Counted("done in one round", "done in {n} rounds"),
        Counted("réussie en un tour", "réussie en {n} tours"),
    ),
    "ways.set.start": Phrase("Start round {round}", "Commencer le tour {round}"),
    "ways.set.go-on": Phrase("Go on with round {round}", "Reprendre le tour {round}"),
    "ways.set.forget": Phrase("Remove", "Retirer"),
    "ways.set.forget-now": Phrase("Really remove", "Vraiment retirer"),
    "ways.round": Phrase(
        Counted(
            "Round {round}: one of {total} wrong, {minutes}",
            "Round {round}: {n} of {total} wrong, {minutes}",
        ),
        Counted(
            "Tour {round} : {n} faute sur {total}, {minutes}",
            "Tour {round} : {n} fautes sur {total}, {minutes}",
        ),
    ),
    "ways.round.clean": Phrase(
        "Round {round}: all {total} right, {minutes}",
        "Tour {round} : {total} sur {total}, {minutes}",
    ),
    "ways.home.failed": Phrase(
        Counted("Ask what went wrong", "Ask the {n} that went wrong"),
        Counted("Reprendre l'erreur", "Reprendre les {n} erreurs"),
    ),
    "ways.more": Phrase("More ways", "Autres façons"),
    "keys.study": Phrase("Study", "Étude"),
    "keys.which": Phrase("which questions", "quelles questions"),
    "keys.make-set": Phrase("make a set", "faire une série"),
    "keys.booth": Phrase("show to a crowd", "montrer en public"),
    "keys.more-ways": Phrase("more ways", "autres façons"),
    "keys.failed": Phrase("what went wrong", "les erreurs"),
    "keys.round": Phrase("next round of a set", "tour suivant d'une série"),
}
"""Phrases by key."""
