"""Words of the workbench."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "workbench.text": Phrase("Scenario", "Scénario"),
    "workbench.text.name": Phrase(
        "Text of the question file", "Texte du fichier de la question"
    ),
    "workbench.preview": Phrase("Preview", "Aperçu"),
    "workbench.results": Phrase("Engine result", "Résultat du moteur"),
    "workbench.proofs": Phrase("Proofs", "Preuves"),
    "workbench.steps": Phrase("Derivation", "Déroulement"),
    "workbench.messages": Phrase("Messages", "Messages"),
    "workbench.parts": Phrase("Part of the page", "Partie de la page"),
    "workbench.said-in": Phrase("Language of the preview", "Langue de l'aperçu"),
    "workbench.saved": Phrase("saved", "enregistré"),
    "workbench.unsaved": Phrase("unsaved", "non enregistré"),
    "workbench.save": Phrase("Save", "Enregistrer"),
    "workbench.new": Phrase("New", "Nouveau"),
    "workbench.open": Phrase("Open", "Ouvrir"),
    "workbench.try": Phrase("Try as candidate", "Essayer"),
    "workbench.sign": Phrase("Sign off", "Signer"),
    "workbench.empty": Phrase("No question is open", "Aucune question n'est ouverte"),
    "workbench.empty.line": Phrase(
        "Begin a new one from a template, or open a question file.",
        "Commencez à partir d'un modèle, ou ouvrez un fichier de question.",
    ),
    "workbench.lines": Phrase(
        Counted("{n} line", "{n} lines"), Counted("{n} ligne", "{n} lignes")
    ),
    "workbench.state.waiting": Phrase("not checked yet", "pas encore vérifié"),
    "workbench.state.checking": Phrase("checking …", "vérification …"),
    "workbench.state.going-on": Phrase(
        "checking all variants: {done} of {total}",
        "vérification des variantes : {done} sur {total}",
    ),
    "workbench.state.checked": Phrase("checked", "vérifié"),
    "workbench.state.lost": Phrase(
        "the engine has stopped; press F5", "le moteur s'est arrêté ; appuyez sur F5"
    ),
    "workbench.older": Phrase(
        "This is the last text that could be derived.",
        "C'est le dernier texte qui a pu être dérivé.",
    ),
    "workbench.no-preview": Phrase(
        "The preview appears as soon as the text can be derived.",
        "L'aperçu paraît dès que le texte peut être dérivé.",
    ),
    "workbench.variant": Phrase("Seed {seed}", "Graine {seed}"),
    "workbench.variants": Phrase(
        Counted("{n} variant", "{n} variants"), Counted("{n} variante", "{n} variantes")
    ),
    "workbench.seed": Phrase("Variant", "Variante"),
    "workbench.right-answers": Phrase(
        Counted("one right answer", "{n} right answers"),
        Counted("une bonne réponse", "{n} bonnes réponses"),
    ),
    "workbench.nothing-derived": Phrase("nothing derived", "rien de dérivé"),
    "workbench.right": Phrase("right", "juste"),
    "workbench.refuted": Phrase("refuted", "réfutée"),
    "workbench.step": Phrase("step {number}", "étape {number}"),
    "workbench.belief": Phrase("As if {belief}.", "Comme si {belief}."),
    "workbench.belief-il": Phrase("As if {belief}.", "Comme s'{belief}."),
    "workbench.proof.variants": Phrase(
        Counted("Its only variant has a key", "All {n} variants have a key"),
        Counted("La seule variante a une réponse", "Les {n} variantes ont une réponse"),
    ),
    "workbench.proof.variants.detail": Phrase(
        "{states} states looked at", "{states} états examinés"
    ),
    "workbench.proof.some": Phrase(
        "Not every variant has a key", "Une variante n'a pas de réponse"
    ),
    "workbench.proof.open": Phrase(
        "Nothing left unsaid changes the key",
        "Rien de ce qui est tu ne change la réponse",
    ),
    "workbench.proof.open.detail": Phrase(
        Counted("{n} scenario derived", "{n} scenarios derived"),
        Counted("{n} scénario dérivé", "{n} scénarios dérivés"),
    ),
    "workbench.proof.shaken": Phrase(
        "The key depends on what is left unsaid", "La réponse dépend de ce qui est tu"
    ),
    "workbench.proof.waiting": Phrase("Being worked out …", "En cours de calcul …"),
    "workbench.proof.same-key": Phrase(
        "The key is the same under every edition",
        "La réponse est la même sous toutes les éditions",
    ),
    "workbench.proof.dated": Phrase(
        Counted("The key changed on {days}", "The key changed on {days}"),
        Counted("La réponse a changé le {days}", "La réponse a changé le {days}"),
    ),
    "workbench.proof.dated.detail": Phrase(
        "Learners may ask for any date.", "On peut demander n'importe quelle date."
    ),
    "workbench.errors": Phrase(
        Counted("{n} error", "{n} errors"), Counted("{n} erreur", "{n} erreurs")
    ),
    "workbench.warnings": Phrase(
        Counted("{n} warning", "{n} warnings"),
        Counted("{n} avertissement", "{n} avertissements"),
    ),
    "workbench.weight.error": Phrase("error", "erreur"),
    "workbench.weight.warning": Phrase("warning", "avertissement"),
    "workbench.weight.note": Phrase("note", "remarque"),
    "workbench.line": Phrase("line {line}", "ligne {line}"),
    "workbench.needless": Phrase(
        "The answer does not depend on {card} of {player}.",
        "La réponse ne dépend pas de {card} de {player}.",
    ),
    "workbench.fix.replace": Phrase("Write “{meant}”", "Écrire « {meant} »"),
    "workbench.fix.decoy": Phrase("Keep it as a decoy", "Garder comme leurre"),
    "workbench.fixed": Phrase("{words}: done.", "{words} : fait."),
    "workbench.no-fix": Phrase(
        "No message here offers a fix.", "Aucun message ici ne propose de correction."
    ),
    "workbench.was-saved": Phrase("Saved to {path}.", "Enregistré dans {path}."),
    "workbench.not-done": Phrase("That was not done. {reason}", "Non fait. {reason}"),
    "workbench.changed-elsewhere": Phrase(
        "Another program has changed {path}. Save once more to replace that, or save "
        "under another name.",
        "Un autre programme a modifié {path}. Enregistrez encore une fois pour le "
        "remplacer, ou sous un autre nom.",
    ),
    "workbench.brought-back": Phrase(
        "Your unsaved text is back.", "Votre texte non enregistré est revenu."
    ),
    "workbench.signed": Phrase(
        "signed by {names}, {day}", "signée par {names}, le {day}"
    ),
    "workbench.sign.save-first": Phrase("Save it first.", "Enregistrez d'abord."),
    "workbench.sign.check-first": Phrase(
        "The check is still going on.", "La vérification est en cours."
    ),
    "workbench.sign.mend-first": Phrase(
        "Mend the errors first.", "Corrigez d'abord les erreurs."
    ),
    "workbench.sign.title": Phrase(
        "You have read this question and agree with it",
        "Vous avez lu cette question et l'approuvez",
    ),
    "workbench.sign.about": Phrase(
        "Every key, reason and sentence of its {variants}, in English and French. A change "
        "of any of it makes your sign-off void.",
        "Chaque réponse, motif et phrase de : {variants}, en anglais et en français. Tout "
        "changement rend votre signature caduque.",
    ),
    "workbench.sign.name": Phrase(
        "Name of the reviewer", "Nom de la personne qui relit"
    ),
    "workbench.sign.act": Phrase("Sign", "Signer"),
    "workbench.leave": Phrase("Change nothing", "Ne rien changer"),
    "workbench.was-signed": Phrase(
        "Signed by {name} on {day}.", "Signée par {name} le {day}."
    ),
    "workbench.trying": Phrase(
        "Answer as a candidate would: nothing of it is kept.",
        "Répondez comme à l'examen : rien n'en est gardé.",
    ),
    "workbench.try.check": Phrase("Check answer", "Vérifier"),
    "workbench.try.end": Phrase("Back to writing", "Revenir au texte"),
    "workbench.new.title": Phrase("A new question", "Une nouvelle question"),
    "workbench.new.kind": Phrase("What does it ask?", "Que demande-t-elle ?"),
    "workbench.new.control": Phrase("Who controls whom?", "Qui contrôle qui ?"),
    "workbench.new.nobody": Phrase("Nobody", "Personne"),
    "workbench.new.by": Phrase("N controls A, by {card}", "N contrôle A, par {card}"),
    "workbench.new.card": Phrase("Which card is it about?", "Sur quelle carte ?"),
    "workbench.new.class": Phrase(
        "all of the class {name}, as variants", "toute la classe {name}, en variantes"
    ),
    "workbench.new.id": Phrase(
        "Id, which names its file", "Identifiant, qui nomme son fichier"
    ),
    "workbench.new.waiting": Phrase(
        "The engine is trying which cards make a fair question …",
        "Le moteur cherche quelles cartes font une question juste …",
    ),
    "workbench.new.none": Phrase(
        "That makes no fair question: {reason}.",
        "Cela ne fait pas une question juste : {reason}.",
    ),
    "workbench.new.id-form": Phrase(
        "An id has small letters, digits and single hyphens.",
        "Un identifiant a des minuscules, des chiffres et des tirets simples.",
    ),
    "workbench.new.id-taken": Phrase(
        "There is a question called {name} already.",
        "Il y a déjà une question nommée {name}.",
    ),
    "workbench.new.place": Phrase("It will be {path}", "Ce sera {path}"),
    "workbench.new.create": Phrase("Create", "Créer"),
    "workbench.kind.who-finds": Phrase(
        "Who chooses what a search finds?", "Qui choisit ce que trouve une recherche ?"
    ),
    "workbench.kind.find-nothing": Phrase(
        "Can a player have a search find nothing?",
        "Peut-on faire qu'une recherche ne trouve rien ?",
    ),
    "workbench.kind.what-holds": Phrase(
        "Which statements about a search are true?",
        "Quelles affirmations sur une recherche sont vraies ?",
    ),
    "workbench.kind.who-pays": Phrase(
        "Who decides whether an upkeep cost is paid?",
        "Qui décide si un coût d'entretien est payé ?",
    ),
    "workbench.kind.remedy": Phrase(
        "What happens about a missed upkeep trigger?",
        "Que fait-on d'une capacité d'entretien oubliée ?",
    ),
    "workbench.kind.penalty": Phrase(
        "Which penalty does a missed upkeep trigger bring?",
        "Quelle pénalité pour une capacité d'entretien oubliée ?",
    ),
    "workbench.kind.responsible": Phrase(
        "Who had to remember an upkeep trigger, and who chooses in the remedy?",
        "Qui devait penser à une capacité d'entretien, et qui choisit ?",
    ),
    "workbench.unsaved.title": Phrase(
        "The text of {name} is not saved", "Le texte de {name} n'est pas enregistré"
    ),
    "workbench.unsaved.about": Phrase(
        "Save it, or go on without what you changed since.",
        "Enregistrez-le, ou continuez sans ce que vous avez changé depuis.",
    ),
    "workbench.unsaved.drop": Phrase("Do not save", "Ne pas enregistrer"),
    "workbench.yaml": Phrase("Question files", "Fichiers de questions"),
    "workbench.completion": Phrase("What may stand here", "Ce qui peut se trouver ici"),
    "workbench.completion.none": Phrase(
        "Nothing is known that fits here.", "Rien de connu ne convient ici."
    ),
    "keys.new-question": Phrase("new question", "nouvelle question"),
    "keys.open-question": Phrase("open a question", "ouvrir une question"),
    "keys.check-now": Phrase("check now", "vérifier"),
    "keys.try-it": Phrase("try it", "essayer"),
    "keys.next-message": Phrase("next message", "message suivant"),
    "keys.fix": Phrase("fix", "corriger"),
    "keys.complete": Phrase("complete", "compléter"),
    "keys.save": Phrase("save, save as", "enregistrer, enregistrer sous"),
    "keys.sign": Phrase("sign off", "signer"),
}
"""Phrases by key."""
