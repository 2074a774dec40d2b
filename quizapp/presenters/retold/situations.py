"""Why a situation cannot be: what happens in it, what stands in it, what is asked."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    # The script
    Phrase(
        '"{what}" is not among the legal choices',
        "« {what} » n'est pas parmi les choix légaux",
    ),
    Phrase(
        "nobody is ever asked for {kind}",
        "personne n'a jamais à faire ce choix : {kind}",
    ),
    Phrase(
        "the {step} step is never reached", "cette étape n'est jamais atteinte : {step}"
    ),
    Phrase(
        "no ability of {card} was missed", "aucune capacité de {card} n'a été oubliée"
    ),
    Phrase(
        "the game is over before the script is",
        "la partie est finie avant la fin de ce qui est raconté",
    ),
    Phrase(
        "{card} cannot be used by {player} at this moment",
        "{player} ne peut pas utiliser {card} à ce moment",
    ),
    Phrase(
        "{wrong} cannot be wrong about how {card} is used",
        "« {wrong} » n'est pas une erreur possible dans l'usage de {card}",
    ),
    Phrase(
        "{cause} asks for a choice ({kind}) that the script does not make",
        "{cause} demande un choix ({kind}) que le récit ne fait pas",
    ),
    Phrase(
        "nothing is on the stack that could resolve",
        "il n'y a rien sur la pile qui puisse se résoudre",
    ),
    Phrase(
        "the stack cannot resolve while a choice is due",
        "la pile ne peut pas se résoudre tant qu'un choix est attendu",
    ),
    Phrase("{cards} cannot attack", "ne peut pas attaquer : {cards}"),
    Phrase("{cards} cannot block", "ne peut pas bloquer : {cards}"),
    Phrase(
        "nobody has done what the judge is called for ({act})",
        "personne n'a fait ce pour quoi le juge est appelé ({act})",
    ),
    Phrase(
        "{card} is not in the hand of {player}",
        "{card} n'est pas dans la main ({player})",
    ),
    # The situation
    Phrase("{player} is not one of the players", "{player} n'est pas un des joueurs"),
    Phrase(
        "{card} must be outside: the game to be a companion",
        "pour être un compagnon, {card} doit se trouver hors de la partie (outside:)",
    ),
    Phrase(
        "{card} is in hand and on the battlefield: say which one, with from: hand or"
        " from: battlefield",
        "{card} est en main et sur le champ de bataille : dites laquelle, par from: hand"
        " ou from: battlefield",
    ),
    Phrase(
        "{players} share one life total, which is said to be {one} and {other}",
        "{players} partagent un même total de points de vie, donné comme {one} et"
        " {other}",
    ),
    Phrase(
        "{count} cards named {card} are more than the deck of a commander may hold (1)",
        "{count} cartes nommées {card} : un deck de commandant n'en admet qu'une",
    ),
    Phrase(
        "{card} needs enchants: with a creature that the player controls and that is"
        " listed before it",
        "{card} demande enchants: avec une créature que le joueur contrôle et qui est"
        " citée avant elle",
    ),
    Phrase(
        "{card} must be on the battlefield to have exiled a card",
        "{card} doit être sur le champ de bataille pour avoir exilé une carte",
    ),
    Phrase(
        "{card} is no permanent: it cannot be on the battlefield, and have counters",
        "{card} n'est pas un permanent : impossible sur le champ de bataille, et avec"
        " des marqueurs",
    ),
    Phrase(
        "{card} is no permanent: it cannot be on the battlefield",
        "{card} n'est pas un permanent : impossible sur le champ de bataille",
    ),
    Phrase(
        "{count} lands are tapped and {mana} is all the mana there is",
        "{count} terrains sont engagés, et il n'y a en tout que ce mana : {mana}",
    ),
    Phrase(
        "the tapped permanents cannot have made {mana}",
        "les permanents engagés n'ont pas pu produire {mana}",
    ),
    # Options
    Phrase(
        "only {wrong} wrong options can be proven wrong, {beliefs} of them by a"
        " misconception; {least} and {fewest} are needed",
        "seules {wrong} options fausses peuvent être réfutées, dont {beliefs} par une"
        " idée fausse ; il en faut {least} et {fewest}",
    ),
    Phrase(
        "of the claims at least one must hold and one must not",
        "parmi les affirmations, une au moins doit être vraie et une fausse",
    ),
    Phrase(
        "no claim turns on the rule point {point}",
        "aucune affirmation ne dépend du point de règle {point}",
    ),
    Phrase(
        "the answer does not turn on the rule point {point}",
        "la réponse ne dépend pas du point de règle {point}",
    ),
    Phrase(
        "nothing that the answer rests on has a citation",
        "rien de ce qui fonde la réponse n'a de référence",
    ),
    Phrase("two options say the same", "deux options disent la même chose"),
    Phrase(
        "no card of the catalogue can fill the slot {slot}",
        "aucune carte du catalogue ne peut remplir l'emplacement {slot}",
    ),
    # Words
    Phrase(
        "there are no words for this claim about a ruling",
        "il n'y a pas de mots pour cette affirmation sur une décision",
    ),
    Phrase(
        "there are no words for this claim",
        "il n'y a pas de mots pour cette affirmation",
    ),
    Phrase(
        "there are no words for these answers together",
        "il n'y a pas de mots pour ces réponses ensemble",
    ),
    Phrase(
        "there are no words for this question",
        "il n'y a pas de mots pour cette question",
    ),
    Phrase(
        "there are no words for a question about these things together",
        "il n'y a pas de mots pour une question sur tout cela ensemble",
    ),
    Phrase(
        "there are no words for a question about {parts}",
        "il n'y a pas de mots pour une question à ce sujet : {parts}",
    ),
    Phrase(
        "there are no words for this quantity",
        "il n'y a pas de mots pour cette quantité",
    ),
    Phrase(
        "there are no words for casting in all these ways together",
        "il n'y a pas de mots pour toutes ces façons de lancer ensemble",
    ),
    Phrase(
        "there are no words for this statement", "il n'y a pas de mots pour cet énoncé"
    ),
    Phrase(
        "there are no words for this given effect",
        "il n'y a pas de mots pour cet effet donné",
    ),
    Phrase(
        "there are no words for a change of {what}",
        "il n'y a pas de mots pour ce changement : {what}",
    ),
    Phrase(
        "there are no words for {card} with a target",
        "il n'y a pas de mots pour {card} avec une cible",
    ),
    Phrase("there are no words for {what}", "il n'y a pas de mots pour {what}"),
    Phrase("not translated: {what}", "non traduit : {what}"),
)
"""Each sentence as the engine says it, and in every language."""
