"""Why the engine does not answer: editions, what is not modelled, what is too much."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    Phrase(
        "line {line}, column {column}: {reason}",
        "ligne {line}, colonne {column} : {reason}",
    ),
    Phrase("refused: {reason}", "refusé : {reason}"),
    # Editions
    Phrase(
        "the {document} before {date} are not known to the engine, and the date asked"
        " for is {asked}",
        "le moteur ne connaît pas ce document avant le {date} ({document}), et la date"
        " demandée est le {asked}",
    ),
    Phrase(
        "mulligans before {date} are not modelled",
        "les mulligans d'avant le {date} ne sont pas modélisés",
    ),
    Phrase(
        "a commander that dies is not modelled before {date}",
        "un commandant qui meurt n'est pas modélisé avant le {date}",
    ),
    Phrase(
        "companions are not modelled before {date}",
        "les compagnons ne sont pas modélisés avant le {date}",
    ),
    Phrase(
        "whether it is free who is the monarch is not said before {date}",
        "avant le {date}, rien ne dit si l'identité du monarque est une information"
        " libre",
    ),
    Phrase(
        "what notes for between games cost during a game is not known to the engine"
        " before {date}",
        "le moteur ne sait pas, avant le {date}, ce que coûtent pendant une partie des"
        " notes faites pour l'entre-deux-parties",
    ),
    Phrase(
        "whether a false answer on which nobody acted is an infraction is not known to"
        " the engine before {date}",
        "le moteur ne sait pas, avant le {date}, si une réponse fausse sur laquelle"
        " personne n'a agi est une infraction",
    ),
    Phrase(
        "what an opponent answers for whose effect made an action illegal is not known"
        " to the engine before {date}",
        "le moteur ne sait pas, avant le {date}, de quoi répond un adversaire dont"
        " l'effet a rendu une action illégale",
    ),
    # What is not modelled
    Phrase(
        "{card} does more than is modelled: {what}",
        "{card} fait plus que ce qui est modélisé : {what}",
    ),
    Phrase(
        "the order at the bottom of a library is not modelled",
        "l'ordre au-dessous d'une bibliothèque n'est pas modélisé",
    ),
    Phrase(
        "which of two effects skips a turn is a choice that is not modelled",
        "choisir lequel de deux effets fait passer un tour n'est pas modélisé",
    ),
    Phrase(
        "a mulligan is modelled only for cards that nobody names",
        "un mulligan n'est modélisé que pour des cartes que personne ne nomme",
    ),
    Phrase(
        "a subgame is modelled for two players and no variant",
        "une sous-partie n'est modélisée qu'à deux joueurs et sans variante",
    ),
    Phrase(
        "banding in a game of teams is not modelled",
        "le regroupement n'est pas modélisé dans une partie par équipes",
    ),
    Phrase(
        "whether a device may show between games what notes may is not modelled",
        "le droit d'un appareil de montrer entre deux parties ce que montrent des notes"
        " n'est pas modélisé",
    ),
    Phrase(
        "serious problems at Regular REL are not modelled",
        "les problèmes graves en REL convivial ne sont pas modélisés",
    ),
    Phrase(
        "errors in a game of more than two players are not modelled",
        "les erreurs dans une partie à plus de deux joueurs ne sont pas modélisées",
    ),
    Phrase(
        "{card} does not simply make one mana when it is tapped; paying with such mana"
        " at once is not modelled",
        "{card} ne produit pas simplement un mana quand on l'engage ; payer aussitôt"
        " avec un tel mana n'est pas modélisé",
    ),
    Phrase(
        "a player leaves while something of theirs resolves: not modelled",
        "un joueur quitte la partie pendant que se résout un objet à lui : ce n'est pas"
        " modélisé",
    ),
    # Too much to look at
    Phrase(
        "a search has too many possible outcomes to list",
        "une recherche a trop d'issues possibles pour les énumérer",
    ),
    Phrase(
        "there are too many sets of creatures to attack with",
        "il y a trop de façons de choisir les créatures qui attaquent",
    ),
    Phrase("too many ways to pay for {card}", "trop de façons de payer {card}"),
    Phrase(
        "more than {budget} states would have to be looked at; narrow the horizon or"
        " the focus",
        "il faudrait examiner plus de {budget} états ; resserrez horizon: ou focus:",
    ),
    Phrase(
        "the game goes on for ever without a decision",
        "la partie continue sans fin et sans décision",
    ),
    # What cannot be told apart
    Phrase(
        "{player}, for whom {other} decides, has {card} as a companion: {reason}",
        "{player}, pour qui {other} décide, a {card} pour compagnon : {reason}",
    ),
    Phrase(
        "{card} of {player} had been overwritten: {reason}",
        "l'effet de {card} ({player}) avait été supplanté : {reason}",
    ),
    Phrase(
        "players {players} decide for each other in a circle: {reason}",
        "les joueurs {players} décident en cercle les uns pour les autres : {reason}",
    ),
    Phrase(
        "no document says who decides for players who decide for each other",
        "aucun document ne dit qui décide pour des joueurs qui décident l'un pour"
        " l'autre",
    ),
    Phrase(
        "no ruling says whether a controlled player can be made to take a companion,"
        " which is a special action on a card outside the game",
        "aucune décision ne dit si l'on peut faire prendre un compagnon à un joueur"
        " contrôlé : c'est une action spéciale sur une carte hors de la partie",
    ),
    Phrase(
        "no ruling says whether an overwritten effect works again once the player whose"
        " newer effect overwrote it has left the game",
        "aucune décision ne dit si un effet supplanté agit de nouveau quand le joueur"
        " dont l'effet plus récent l'avait supplanté a quitté la partie",
    ),
    Phrase(
        "the amount depends on the line of play: it is {amounts}",
        "la valeur dépend de la suite du jeu : {amounts}",
    ),
    Phrase(
        "decisions of the kind {kind} are made now by {players}: say which ones are"
        " meant",
        "les décisions de ce genre ({kind}) sont prises tantôt par {players} : dites"
        " lesquelles",
    ),
    Phrase(
        "there is not exactly one ruling to ask about",
        "il n'y a pas exactement une décision du juge sur laquelle interroger",
    ),
    Phrase(
        "the next {count} turns depend on the line of play, or lie beyond the horizon",
        "les {count} prochains tours dépendent de la suite du jeu, ou dépassent"
        " l'horizon",
    ),
    Phrase(
        "a team was attacked as a whole, and none of its players alone",
        "une équipe a été attaquée tout entière, et aucun de ses joueurs séparément",
    ),
    Phrase(
        "what X could be for {card} depends on how much mana there is; say it by"
        " listing lands",
        "la valeur possible de X pour {card} dépend du mana disponible ; dites-le en"
        " énumérant les terrains",
    ),
    Phrase(
        "the scenario begins after {player} draws for the turn, and does not tell of it",
        "le scénario commence après que {player} a pioché pour le tour, et n'en dit"
        " rien",
    ),
    Phrase(
        "which card is drawn late is not said: the library must hold one kind",
        "rien ne dit quelle carte est piochée en retard : la bibliothèque doit n'en"
        " contenir que d'une sorte",
    ),
    Phrase(
        "which extra cards were drawn is not said: the library must hold one kind",
        "rien ne dit quelles cartes ont été piochées en trop : la bibliothèque doit n'en"
        " contenir que d'une sorte",
    ),
    Phrase(
        "no card of the hand was unknown to the opponent",
        "l'adversaire connaissait toutes les cartes de la main",
    ),
    Phrase(
        "card: must name a tapped permanent of the player who forgot to untap it",
        "card: doit nommer un permanent engagé du joueur qui a oublié de le dégager",
    ),
    Phrase(
        "{wrong} cannot be wrong about the cost of {card}",
        "« {wrong} » n'est pas une erreur possible sur le coût de {card}",
    ),
    Phrase(
        "{matter} is asked about during games only",
        "« {matter} » ne se pose que pendant une partie",
    ),
    Phrase(
        "{cause} asks for a choice ({kind}) that has no legal option",
        "{cause} demande un choix ({kind}) qui n'a aucune option légale",
    ),
)
"""Each sentence as the engine says it, and in every language."""
