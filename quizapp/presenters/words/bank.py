"""Words of the question bank."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Counted, Phrase

WORDS = {
    "bank.nothing": Phrase(
        "No question has all of these", "Aucune question ne correspond"
    ),
    "bank.nothing.searched": Phrase("search: {text}", "recherche : {text}"),
    "bank.nothing.ticked": Phrase("{title}: {label}", "{title} : {label}"),
    "bank.nothing.barred": Phrase("{title}: not {label}", "{title} : pas {label}"),
    "bank.nothing.without": Phrase(
        Counted("Without “{label}” there is {n}.", "Without “{label}” there are {n}."),
        Counted("Sans « {label} », il y en a {n}.", "Sans « {label} », il y en a {n}."),
    ),
    "bank.nothing.none-helps": Phrase(
        "No single one of them is in the way: clear them all to begin again.",
        "Aucun de ces critères n'est seul en cause : effacez tout pour recommencer.",
    ),
    "bank.nothing.drop": Phrase("Drop “{label}”", "Retirer « {label} »"),
    "bank.title": Phrase("Question bank", "Banque de questions"),
    "bank.search": Phrase(
        "Search words, or for example rule:723 level:2-3 -is:new",
        "Cherchez des mots, ou par exemple règle:723 niveau:2-3 -est:nouvelle",
    ),
    "bank.search.name": Phrase("Search the bank", "Chercher dans la banque"),
    "bank.count": Phrase(
        Counted("{n} of {total} questions", "{n} of {total} questions"),
        Counted("{n} question sur {total}", "{n} questions sur {total}"),
    ),
    "bank.count.all": Phrase(
        Counted("{n} question", "{n} questions"),
        Counted("{n} question", "{n} questions"),
    ),
    "bank.filters.close": Phrase(
        Counted("Show {n} question", "Show {n} questions"),
        Counted("Voir {n} question", "Voir {n} questions"),
    ),
    "bank.practise": Phrase(
        Counted("Practise this question", "Practise these {n}"),
        Counted("S'exercer avec cette question", "S'exercer avec ces {n}"),
    ),
    "bank.answer": Phrase("Answer it", "Y répondre"),
    "bank.none": Phrase("No question fits", "Aucune question ne correspond"),
    "bank.none.line": Phrase(
        "Take a tick away or change the search.",
        "Décochez une case ou changez la recherche.",
    ),
    "bank.look": Phrase(
        "Choose a question to look into it, for example with ↓.",
        "Choisissez une question pour la voir ici, par exemple avec ↓.",
    ),
    "bank.hidden": Phrase(
        "The answer stays hidden here, so that a look does not spoil the review.",
        "La réponse reste cachée ici : un coup d'œil ne gâche pas la révision.",
    ),
    "bank.clear": Phrase("Clear", "Effacer"),
    "bank.level": Phrase(
        "Level\N{NO-BREAK SPACE}{level}", "Niveau\N{NO-BREAK SPACE}{level}"
    ),
    "bank.more": Phrase("{first} +{n}", "{first} +{n}"),
    "bank.mark.new": Phrase("not answered yet", "pas encore de réponse"),
    "bank.mark.right": Phrase("right last time", "juste la dernière fois"),
    "bank.mark.wrong": Phrase("wrong last time", "faux la dernière fois"),
    "bank.next.new": Phrase("new", "nouvelle"),
    "bank.next.due": Phrase("due today", "à revoir aujourd'hui"),
    "bank.next.suspended": Phrase("suspended", "suspendue"),
    "bank.next.days": Phrase(
        Counted("tomorrow", "in {n} days"), Counted("demain", "dans {n} jours")
    ),
    "bank.facet.topic": Phrase("Topic", "Thème"),
    "bank.facet.level": Phrase("Level", "Niveau"),
    "bank.facet.complexity": Phrase("How much to read", "Longueur de lecture"),
    "bank.facet.standing": Phrase("Result", "Résultat"),
    "bank.facet.set": Phrase("Your sets", "Vos séries"),
    "bank.facet.form": Phrase("Answer form", "Forme de réponse"),
    "bank.facet.tag": Phrase("Your tags", "Vos étiquettes"),
    "bank.facet.rule": Phrase("Rule", "Règle"),
    "bank.facet.misconception": Phrase("Answered as if …", "Répondu comme si …"),
    "bank.value": Phrase("{label}: {n}", "{label} : {n}"),
    "bank.value.barred": Phrase("not {label}: {n}", "sauf {label} : {n}"),
    "bank.value.how": Phrase(
        "Click or Space: only these. Shift click or −: none of these.",
        "Clic ou Espace : seulement celles-ci. Maj clic ou − : aucune de celles-ci.",
    ),
    "bank.filters": Phrase("Filters", "Filtres"),
    "keys.bar": Phrase("none of these", "sauf celles-ci"),
    "keys.filters": Phrase("filters", "filtres"),
    "bank.facet.card": Phrase("Card", "Carte"),
    "bank.complexity.1": Phrase("a little", "peu"),
    "bank.complexity.2": Phrase("some", "moyen"),
    "bank.complexity.3": Phrase("much", "beaucoup"),
    "bank.standing.new": Phrase("Not seen yet", "Jamais vue"),
    "bank.standing.wrong": Phrase("Wrong last time", "Fausse la dernière fois"),
    "bank.standing.right": Phrase("Right last time", "Juste la dernière fois"),
    "bank.standing.due": Phrase("Due today", "À revoir aujourd'hui"),
    "bank.standing.suspended": Phrase("Suspended", "Suspendue"),
    "bank.standing.bookmarked": Phrase("Bookmarked", "Marquée"),
    "bank.standing.noted": Phrase("With a note", "Avec une note"),
    "bank.bookmarked": Phrase("bookmarked", "marquée"),
    "bank.form.can": Phrase("yes or no, and why", "oui ou non, et pourquoi"),
    "bank.form.single": Phrase("select one", "une seule réponse"),
    "bank.form.all": Phrase("all that apply", "toutes les réponses justes"),
    "bank.form.amount": Phrase("a number", "un nombre"),
    "bank.form.order": Phrase("an order", "un ordre"),
    "bank.form.sees": Phrase("what is seen", "ce qui est vu"),
    "bank.form.legal": Phrase("what is possible", "ce qui est possible"),
    "bank.fault.unknown-name": Phrase(
        "There is no condition called “{text}”; known are topic, rule, card, level,"
        " complexity, form, is, tag, belief and id.",
        "Aucune condition ne s'appelle « {text} » ; il y a thème, règle, carte, niveau,"
        " complexité, forme, est, étiquette, idée et id.",
    ),
    "bank.fault.unknown-value": Phrase(
        "“{text}” is no value that it can have.",
        "« {text} » n'est pas une valeur possible.",
    ),
    "bank.fault.unclosed": Phrase(
        "“{text}” has no partner.", "« {text} » n'a pas son pendant."
    ),
    "bank.fault.incomplete": Phrase(
        "Something must still follow.", "Il manque encore quelque chose."
    ),
    "keys.bank": Phrase("question bank", "banque de questions"),
    "keys.filter": Phrase("search", "chercher"),
    "keys.answer-it": Phrase("answer it", "y répondre"),
    "keys.practise-all": Phrase("practise all", "s'exercer avec toutes"),
}
"""Phrases by key."""
