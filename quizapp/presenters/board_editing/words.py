"""Words of the what-if board."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "edit.title": Phrase("What-if board", "Plateau d'essai"),
    "edit.from": Phrase(
        "from the question “{title}”", "d'après la question « {title} »"
    ),
    "edit.none": Phrase("No board is open", "Aucun plateau n'est ouvert"),
    "edit.none.line": Phrase(
        "Answer a question, then press O: its board opens here, and you change it.",
        "Répondez à une question, puis appuyez sur O : son plateau s'ouvre ici et vous "
        "le changez.",
    ),
    "edit.opening": Phrase("Opening the board …", "Ouverture du plateau …"),
    "edit.failed": Phrase(
        "The second engine did not answer. Make another edit, or go back and press O "
        "again; nothing is lost.",
        "Le second moteur n'a pas répondu. Faites un autre changement, ou revenez et "
        "appuyez de nouveau sur O ; rien n'est perdu.",
    ),
    "edit.cards": Phrase("Add a card", "Ajouter une carte"),
    "edit.search": Phrase("Search names and types", "Chercher noms et types"),
    "edit.count": Phrase(
        Counted("{n} of {total} cards", "{n} of {total} cards"),
        Counted("{n} carte sur {total}", "{n} cartes sur {total}"),
    ),
    "edit.adds": Phrase(
        "Enter adds it: {zone}, {player}. Alt with a zone key: another zone. "
        "Alt S: in place of what is used.",
        "Entrée l'ajoute : {zone}, {player}. Alt et une touche de zone : une autre zone. "
        "Alt S : à la place de ce qui est utilisé.",
    ),
    "edit.zone.battlefield": Phrase("battlefield", "champ de bataille"),
    "edit.zone.hand": Phrase("hand", "main"),
    "edit.zone.library": Phrase("library", "bibliothèque"),
    "edit.zone.graveyard": Phrase("graveyard", "cimetière"),
    "edit.zone.exile": Phrase("exile", "exil"),
    "edit.zone.stack": Phrase("stack", "pile"),
    "edit.zone.outside": Phrase("outside the game", "hors de la partie"),
    "edit.place": Phrase("{zone}, {player}", "{zone}, {player}"),
    "edit.nothing": Phrase("Nothing selected", "Rien de sélectionné"),
    "edit.nothing.line": Phrase(
        "Tab or Alt and an arrow go to a card or a zone.",
        "Tab ou Alt et une flèche mènent à une carte ou à une zone.",
    ),
    "edit.in-zone": Phrase("In this zone (↓)", "Dans cette zone (↓)"),
    "edit.tap": Phrase("Tap", "Engager"),
    "edit.counter": Phrase("Counter", "Marqueur"),
    "edit.turn-over": Phrase("Face down", "Face cachée"),
    "edit.attach": Phrase("Attach", "Attacher"),
    "edit.decide": Phrase("Decides for", "Décide pour"),
    "edit.remove": Phrase("Remove", "Enlever"),
    "edit.more": Phrase("All edits", "Tous les changements"),
    "edit.move-to": Phrase("Move to: {zone}", "Déplacer : {zone}"),
    "edit.give-to": Phrase(
        "Move to: {zone}, other player", "Déplacer : {zone}, l'autre joueuse"
    ),
    "edit.more-counters": Phrase("One counter more", "Un marqueur de plus"),
    "edit.less-counters": Phrase("One counter less", "Un marqueur de moins"),
    "edit.next-step": Phrase("Next step", "Étape suivante"),
    "edit.last-step": Phrase("Step before", "Étape précédente"),
    "edit.undo": Phrase("Undo", "Annuler"),
    "edit.redo": Phrase("Redo", "Rétablir"),
    "edit.reset": Phrase("Reset", "Tout annuler"),
    "edit.save": Phrase("Save as question", "Enregistrer"),
    "edit.facts": Phrase("Facts", "Faits"),
    "edit.life": Phrase("{player}: life", "{player} : points de vie"),
    "edit.decides": Phrase("{player} decides for {who}", "{player} décide pour {who}"),
    "edit.decides-self": Phrase(
        "{who} decides for herself", "{who} décide pour elle-même"
    ),
    "edit.whose-turn": Phrase("Whose turn", "Tour de"),
    "edit.next-turn": Phrase("Turn of the next player", "Tour de la joueuse suivante"),
    "edit.order-up": Phrase("Up in the pile", "Monter dans la pile de cartes"),
    "edit.order-down": Phrase("Down in the pile", "Descendre dans la pile de cartes"),
    "edit.as-text": Phrase("Board as text", "Plateau en texte"),
    "edit.turn": Phrase(
        "It is that player's turn already.", "C'est déjà le tour de cette joueuse."
    ),
    "edit.no-order": Phrase(
        "Only cards in a graveyard or a hand are told in an order.",
        "Seules les cartes d'un cimetière ou d'une main sont dites dans un ordre.",
    ),
    "edit.done.turn": Phrase("Turn of {player}", "Tour de {player}"),
    "edit.done.up": Phrase("{card}: up, {place}", "{card} : vers le haut, {place}"),
    "edit.done.down": Phrase("{card}: down, {place}", "{card} : vers le bas, {place}"),
    "keys.edit.turn": Phrase("whose turn", "à qui le tour"),
    "keys.edit.order": Phrase(
        "up or down in graveyard or hand", "monter ou descendre dans cimetière ou main"
    ),
    "edit.begins": Phrase("Begins in", "Commence en"),
    "edit.level": Phrase("Event", "Tournoi"),
    "edit.rel.regular": Phrase("Regular REL", "REL convivial"),
    "edit.rel.competitive": Phrase("Competitive REL", "REL compétitif"),
    "edit.rel.professional": Phrase("Professional REL", "REL professionnel"),
    "edit.step.untap": Phrase("untap", "dégagement"),
    "edit.step.upkeep": Phrase("upkeep", "entretien"),
    "edit.step.draw": Phrase("draw", "pioche"),
    "edit.step.precombat main": Phrase("main 1", "principale 1"),
    "edit.step.beginning of combat": Phrase("begin combat", "début de combat"),
    "edit.step.declare attackers": Phrase("attackers", "attaquants"),
    "edit.step.end of combat": Phrase("end of combat", "fin de combat"),
    "edit.step.postcombat main": Phrase("main 2", "principale 2"),
    "edit.step.end": Phrase("end step", "étape de fin"),
    "edit.step.cleanup": Phrase("cleanup", "nettoyage"),
    "edit.question": Phrase("Asked", "Question posée"),
    "edit.story": Phrase("What happens then", "Ce qui se passe ensuite"),
    "edit.edits": Phrase("Your edits", "Vos changements"),
    "edit.edits.none": Phrase("none yet", "aucun pour l'instant"),
    "edit.edits.count": Phrase(
        Counted("{n} edit", "{n} edits"), Counted("{n} changement", "{n} changements")
    ),
    "edit.marks.tapped": Phrase("tapped", "engagée"),
    "edit.marks.exiled": Phrase(
        "face down, exiled by {source}", "face cachée, exilée par {source}"
    ),
    "edit.marks.face-down": Phrase("face down", "face cachée"),
    "edit.marks.counters": Phrase("{n} {kind}", "{n} {kind}"),
    "edit.marks.attached": Phrase("attached to {host}", "attachée à {host}"),
    "edit.result": Phrase("Engine result", "Réponse du moteur"),
    "edit.waiting": Phrase("Working it out …", "Calcul en cours …"),
    "edit.stays": Phrase("The key stays", "La réponse reste"),
    "edit.changes": Phrase("The key changes", "La réponse change"),
    "edit.none-right": Phrase("No option is right", "Aucune option n'est juste"),
    "edit.several": Phrase(
        "More than one option is right", "Plus d'une option est juste"
    ),
    "edit.not-covered": Phrase("Not covered", "Non couvert"),
    "edit.not-covered.line": Phrase(
        "Not covered: {reason} The engine will not guess.",
        "Non couvert : {reason} Le moteur ne devine pas.",
    ),
    "edit.after": Phrase(
        Counted("after {n} edit", "after {n} edits"),
        Counted("après {n} changement", "après {n} changements"),
    ),
    "edit.unchanged": Phrase("as the question has it", "comme dans la question"),
    "edit.nobody": Phrase("none", "aucune"),
    "edit.option.right": Phrase("right", "juste"),
    "edit.option.wrong": Phrase("wrong", "fausse"),
    "edit.option.now-right": Phrase("now right", "juste à présent"),
    "edit.option.now-wrong": Phrase("now wrong", "fausse à présent"),
    "edit.steps": Phrase("Derivation", "Raisonnement"),
    "edit.differs": Phrase("differs", "différente"),
    "edit.impossible": Phrase(
        "That cannot be, and was taken back: {reason}",
        "C'est impossible, et le changement est annulé : {reason}",
    ),
    "edit.gone": Phrase(
        "That card is not there any more.", "Cette carte n'est plus là."
    ),
    "edit.no-selection": Phrase(
        "Select a card first: Tab, or Alt and an arrow.",
        "Sélectionnez d'abord une carte : Tab, ou Alt et une flèche.",
    ),
    "edit.only-battlefield": Phrase(
        "Only a permanent on the battlefield can be changed like that. Press B to put "
        "the card there first.",
        "Seul un permanent sur le champ de bataille peut être changé ainsi. Appuyez sur "
        "B pour y mettre d'abord la carte.",
    ),
    "edit.already-there": Phrase(
        "The card is there already.", "La carte s'y trouve déjà."
    ),
    "edit.no-exile": Phrase(
        "A situation begins with a card in exile only beside one that lies there face "
        "down already. Otherwise have something exile it.",
        "Une situation ne commence avec une carte en exil qu'à côté d'une autre, déjà "
        "exilée face cachée. Sinon, faites-la exiler.",
    ),
    "edit.no-stack": Phrase(
        "Nothing is used in this question whose place on the stack it could take.",
        "Rien n'est utilisé dans cette question dont elle prendrait la place sur la pile.",
    ),
    "edit.counters": Phrase(
        "A permanent has 0 to {most} counters of a kind.",
        "Un permanent porte de 0 à {most} marqueurs d'une sorte.",
    ),
    "edit.no-host": Phrase(
        "That player controls no other creature to have it attached to.",
        "Cette joueuse ne contrôle aucune autre créature à laquelle l'attacher.",
    ),
    "edit.life.bounds": Phrase(
        "A life total is {least} to {most} here.",
        "Un total de points de vie va ici de {least} à {most}.",
    ),
    "edit.step.bounds": Phrase(
        "A situation cannot begin in that step: it begins earlier, and creatures attack.",
        "Une situation ne peut pas commencer à cette étape : elle commence plus tôt, et "
        "des créatures attaquent.",
    ),
    "edit.no-rel": Phrase(
        "This question has no tournament.", "Cette question n'a pas de tournoi."
    ),
    "edit.done.add": Phrase("{card} added: {place}", "{card} ajoutée : {place}"),
    "edit.done.remove": Phrase("{card} removed", "{card} enlevée"),
    "edit.done.move": Phrase("{card}: {place}", "{card} : {place}"),
    "edit.done.tap": Phrase("{card} tapped", "{card} engagée"),
    "edit.done.untap": Phrase("{card} untapped", "{card} dégagée"),
    "edit.done.counters": Phrase("{card}: {kind} {by}", "{card} : {kind} {by}"),
    "edit.done.face-down": Phrase("{card} face down", "{card} face cachée"),
    "edit.done.face-up": Phrase("{card} face up", "{card} face visible"),
    "edit.done.attach": Phrase("{card} attached to {host}", "{card} attachée à {host}"),
    "edit.done.detach": Phrase("{card} attached to nothing", "{card} détachée"),
    "edit.done.life": Phrase(
        "{player}: {life} life", "{player} : {life} points de vie"
    ),
    "edit.done.begin": Phrase("Begins in: {step}", "Commence en : {step}"),
    "edit.done.swap": Phrase("Stack: {old} → {new}", "Pile : {old} → {new}"),
    "edit.save.title": Phrase(
        "Save the board as a question of your own",
        "Enregistrer le plateau comme votre question",
    ),
    "edit.save.about": Phrase(
        "Its key is derived, never written down. Choose a name of 3 to 48 characters.",
        "La réponse est déduite, jamais écrite. Choisissez un nom de 3 à 48 caractères.",
    ),
    "edit.save.name": Phrase("Name of the question", "Nom de la question"),
    "edit.save.act": Phrase("Save question", "Enregistrer la question"),
    "edit.save.close": Phrase("Close", "Fermer"),
    "edit.save.waiting": Phrase("Deriving its key …", "Déduction de la réponse …"),
    "edit.save.done": Phrase(
        "Saved as {id}. It is in the question bank now.",
        "Enregistrée sous {id}. Elle est maintenant dans la banque de questions.",
    ),
    "edit.save.length": Phrase(
        "The name needs 3 to 48 characters, and no < or >.",
        "Le nom doit avoir de 3 à 48 caractères, sans < ni >.",
    ),
    "edit.save.no-id": Phrase(
        "The name needs letters a to z or digits.",
        "Le nom doit contenir des lettres de a à z ou des chiffres.",
    ),
    "edit.save.taken": Phrase(
        "A question is called {id} already. Choose another name.",
        "Une question s'appelle déjà {id}. Choisissez un autre nom.",
    ),
    "edit.save.no-key": Phrase(
        "Nothing was saved: no fair key comes of it. {detail}",
        "Rien n'a été enregistré : aucune réponse sûre n'en résulte. {detail}",
    ),
    "edit.save.not-written": Phrase(
        "Nothing was saved: the file could not be written. {detail}",
        "Rien n'a été enregistré : le fichier n'a pas pu être écrit. {detail}",
    ),
    "edit.tab.board": Phrase("Board", "Plateau"),
    "edit.tab.card": Phrase("Card and result", "Carte et réponse"),
    "edit.tab.cards": Phrase("Add a card", "Ajouter"),
    "edit.open": Phrase("Edit this board", "Changer ce plateau"),
    "key.del": Phrase("Del", "Suppr"),
    "keys.board": Phrase("edit the board", "changer le plateau"),
    "keys.board-page": Phrase("On the what-if board", "Sur le plateau d'essai"),
    "keys.edit.tap": Phrase("tap", "engager"),
    "keys.edit.counter": Phrase("counter", "marqueur"),
    "keys.edit.add": Phrase("add a card", "ajouter une carte"),
    "keys.edit.step": Phrase("step", "étape"),
    "keys.edit.reset": Phrase("reset", "tout annuler"),
    "keys.edit.zone": Phrase("move to a zone", "déplacer vers une zone"),
    "keys.edit.other-zone": Phrase(
        "zone of the other player", "zone de l'autre joueuse"
    ),
    "keys.edit.over": Phrase("face down", "face cachée"),
    "keys.edit.attach": Phrase("attach", "attacher"),
    "keys.edit.decide": Phrase("who decides for whom", "qui décide pour qui"),
    "keys.edit.remove": Phrase("remove", "enlever"),
    "keys.edit.undo": Phrase("undo, redo", "annuler, rétablir"),
    "keys.edit.save": Phrase("save as question", "enregistrer"),
}
"""Phrases by key."""
