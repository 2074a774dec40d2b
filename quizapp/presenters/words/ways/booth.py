"""Words of booth mode."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "keys.palette": Phrase("Search and commands", "Recherche et commandes"),
    "keys.export": Phrase("write to a file", "écrire dans un fichier"),
    "booth": Phrase("Booth", "Stand"),
    "booth.unstored": Phrase("Nothing is stored", "Rien n'est enregistré"),
    "booth.count.right": Phrase(
        Counted("{n} right", "{n} right"), Counted("{n} juste", "{n} justes")
    ),
    "booth.count.wrong": Phrase(
        Counted("{n} wrong", "{n} wrong"), Counted("{n} fausse", "{n} fausses")
    ),
    "booth.count.rest": Phrase(
        Counted("{n} not counted", "{n} not counted"),
        Counted("{n} non comptée", "{n} non comptées"),
    ),
    "booth.score": Phrase("{right} · {wrong}", "{right} · {wrong}"),
    "booth.reveal": Phrase("Reveal", "Révéler"),
    "booth.right": Phrase("Count as right", "Compter juste"),
    "booth.wrong": Phrase("Count as wrong", "Compter faux"),
    "booth.next": Phrase("Next, not counted", "Suivante, sans compter"),
    "booth.right.short": Phrase("Right", "Juste"),
    "booth.wrong.short": Phrase("Wrong", "Faux"),
    "booth.next.short": Phrase("Next", "Suivante"),
    "booth.end": Phrase("End", "Terminer"),
    "booth.result": Phrase(
        Counted("One question shown", "{n} questions shown"),
        Counted("Une question montrée", "{n} questions montrées"),
    ),
    "booth.result.line": Phrase(
        "{right}, {wrong}, {rest}. Nothing was stored.",
        "{right}, {wrong}, {rest}. Rien n'a été enregistré.",
    ),
    "booth.go-on": Phrase("Go on", "Continuer"),
    "booth.leave": Phrase("Leave", "Quitter"),
    "keys.booth-page": Phrase("Before a crowd", "En public"),
    "keys.reveal": Phrase("reveal the answer", "révéler la réponse"),
    "keys.count-right": Phrase("count as right", "compter juste"),
    "keys.count-wrong": Phrase("count as wrong", "compter faux"),
    "keys.count-not": Phrase(
        "next; counts what was chosen", "suivante ; compte le choix fait"
    ),
    "keys.end": Phrase("result, then leave", "résultat, puis quitter"),
}
"""Phrases by key."""
