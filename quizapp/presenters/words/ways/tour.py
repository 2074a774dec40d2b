"""Words of the tour."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

WORDS = {
    "tour": Phrase("Show me around", "Faire le tour"),
    "tour.place": Phrase("{step} of {total}", "{step} sur {total}"),
    "tour.next": Phrase("Next", "Suivant"),
    "tour.back": Phrase("Back", "Précédent"),
    "tour.skip": Phrase("Skip the tour", "Passer"),
    "tour.done": Phrase("Done", "Terminer"),
    "tour.start": Phrase("The next step is here", "La prochaine étape est ici"),
    "tour.start.line": Phrase(
        "One key, Enter, asks the next question. Each answer is explained step by step"
        " with its rules, and comes back when you are about to forget it.",
        "Une touche, Entrée, pose la question suivante. Chaque réponse est expliquée pas"
        " à pas avec ses règles, et revient quand vous alliez l'oublier.",
    ),
    "tour.choose": Phrase("Or choose for yourself", "Ou choisissez vous-même"),
    "tour.choose.line": Phrase(
        "Study goes through what you choose: a topic, what went wrong, a set in rounds."
        " The bank finds any question.",
        "Étude parcourt ce que vous choisissez : un thème, vos erreurs, une série en"
        " boucle. La banque trouve toute question.",
    ),
    "tour.find": Phrase("Find anything by its name", "Tout se trouve par son nom"),
    "tour.find.line": Phrase(
        "Ctrl K finds commands, questions, cards and rules on every page. The key ?"
        " lists all keys, and calls this tour again.",
        "Ctrl K trouve commandes, questions, cartes et règles sur chaque page. La touche"
        " ? montre toutes les touches et rappelle ce tour.",
    ),
    "keys.tour": Phrase("show me around", "faire le tour"),
}
"""Phrases by key."""
