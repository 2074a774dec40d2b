"""What is wrong with an author's file: faults of reading, families and cards."""

from __future__ import annotations

from quizapp.presenters.words.phrase import Phrase

SENTENCES = (
    Phrase("{said}, did you mean {word}?", "{said} ; vouliez-vous dire {word} ?"),
    Phrase(
        "unknown {label} {word} of {where}; known: {words}",
        "mot inconnu : {word} ({label}, dans {where}) ; connus : {words}",
    ),
    Phrase(
        "unknown {label} {word} of {where}",
        "mot inconnu : {word} ({label}, dans {where})",
    ),
    Phrase(
        "unknown {label} {word}; known: {words}",
        "mot inconnu : {word} ({label}) ; connus : {words}",
    ),
    Phrase("unknown {label} {word}", "mot inconnu : {word} ({label})"),
    # Writing
    Phrase(
        "a tab stands here; use spaces",
        "il y a ici une tabulation ; mettez des espaces",
    ),
    Phrase(
        "an invisible or control character stands here ({code}); remove it",
        "il y a ici un caractère invisible ou de commande ({code}) ; enlevez-le",
    ),
    Phrase("in this text, {said}", "dans ce texte, {said}"),
    Phrase(
        "a name is expected before the colon, not {found}",
        "on attend un nom avant les deux points, et non {found}",
    ),
    Phrase(
        'a merge ("<<") is not allowed; write the fields out',
        'la fusion ("<<") n\'est pas admise ; écrivez les champs',
    ),
    Phrase(
        "{word} is written twice, first in line {line}",
        "{word} est écrit deux fois, d'abord à la ligne {line}",
    ),
    Phrase("{word} is written twice", "{word} est écrit deux fois"),
    Phrase(
        "an alias ({name}) is not allowed; write the value out",
        "un alias ({name}) n'est pas admis ; écrivez la valeur",
    ),
    Phrase("this is not YAML: {reason}", "ce n'est pas du YAML : {reason}"),
    Phrase("nested deeper than {count} levels", "plus de {count} niveaux imbriqués"),
    Phrase(
        "an anchor ({name}) is not allowed; remove it",
        "une ancre ({name}) n'est pas admise ; enlevez-la",
    ),
    Phrase(
        "a tag ({name}) is not allowed; remove it",
        "une étiquette ({name}) n'est pas admise ; enlevez-la",
    ),
    Phrase(
        "a % line is not allowed; remove it",
        "une ligne en % n'est pas admise ; enlevez-la",
    ),
    Phrase(
        "the file has {lines} lines; at most {most} are allowed",
        "le fichier a {lines} lignes ; {most} au plus sont admises",
    ),
    Phrase(
        "one document is expected, not {count}",
        "on attend un seul document, et non {count}",
    ),
    Phrase("the file is empty", "le fichier est vide"),
    Phrase(
        "{count} more are left out here; mend those before first",
        "{count} autres sont omis ici ; corrigez d'abord les précédents",
    ),
    Phrase("the file is larger than {size} kB", "le fichier dépasse {size} ko"),
    Phrase(
        "the file cannot be opened: {reason}",
        "le fichier ne peut pas être ouvert : {reason}",
    ),
    Phrase(
        "byte {byte} is not UTF-8; save the file as UTF-8",
        "l'octet {byte} n'est pas de l'UTF-8 ; enregistrez le fichier en UTF-8",
    ),
    # What is expected
    Phrase(
        "expected a list of {count}, not of {found}",
        "on attend une liste de {count}, et non de {found}",
    ),
    Phrase(
        'expected {wanted}, not {found}; put it in "[" and "]"',
        'on attend {wanted}, et non {found} ; mettez-le entre "[" et "]"',
    ),
    Phrase(
        "expected {wanted}, not {found}; put it in quotes if {word} is the text",
        "on attend {wanted}, et non {found} ; mettez {word} entre guillemets si c'est"
        " le texte",
    ),
    Phrase("expected {wanted}, not {found}", "on attend {wanted}, et non {found}"),
    Phrase("this cannot be", "c'est impossible"),
    Phrase(
        "must be at least {limit}, not {found}",
        "doit valoir au moins {limit}, et non {found}",
    ),
    Phrase(
        "must be more than {limit}, not {found}",
        "doit dépasser {limit}, et non valoir {found}",
    ),
    Phrase(
        "must be at most {limit}, not {found}",
        "doit valoir au plus {limit}, et non {found}",
    ),
    Phrase(
        "must be less than {limit}, not {found}",
        "doit rester sous {limit}, et non valoir {found}",
    ),
    Phrase(
        "must be a multiple of {limit}, not {found}",
        "doit être un multiple de {limit}, et non {found}",
    ),
    Phrase(
        "must have at least {limit} {members}, not {found}",
        "doit avoir au moins {limit} {members}, et non {found}",
    ),
    Phrase(
        "may have at most {limit} {members}, not {found}",
        "peut avoir au plus {limit} {members}, et non {found}",
    ),
    Phrase(
        "must look like {pattern}, not {found}",
        "doit avoir la forme {pattern}, et non {found}",
    ),
    Phrase(
        "{label} takes one word; found {words}",
        "un seul mot est attendu ici ({label}) ; trouvés : {words}",
    ),
    Phrase("{word} needs the field {field}", "{word} demande le champ {field}"),
    # Slots and families
    Phrase(
        'the slot "{slot}" is not in vary: (declared: {known})',
        "l'emplacement « {slot} » n'est pas dans vary: (déclarés : {known})",
    ),
    Phrase(
        'the slot "{slot}" is declared and never used',
        "l'emplacement « {slot} » est déclaré et jamais employé",
    ),
    Phrase("{said} (where {values})", "{said} (avec {values})"),
    Phrase(
        "a slot needs either cards:, class:, numbers:, words: or seats:, and one of"
        " them only",
        "un emplacement demande cards:, class:, numbers:, words: ou seats:, et un seul"
        " d'entre eux",
    ),
    Phrase(
        "a slot lists each value once",
        "un emplacement cite chaque valeur une seule fois",
    ),
    Phrase(
        "a horizon of several turns ends with a turn",
        "un horizon de plusieurs tours finit avec un tour",
    ),
    Phrase(
        "the form {form} needs {fields} and nothing else",
        "la forme {form} demande {fields} et rien d'autre",
    ),
    Phrase(
        "the form {form} cannot ask for this",
        "la forme {form} ne peut pas demander cela",
    ),
    Phrase(
        "the form {form} asks for one thing", "la forme {form} demande une seule chose"
    ),
    Phrase(
        "who: and the claims of the form {form} differ",
        "who: et les affirmations de la forme {form} diffèrent",
    ),
    Phrase(
        "each order among: must have {count} turns",
        "chaque ordre de among: doit avoir {count} tours",
    ),
    Phrase(
        "card: goes with a face-down card, and only with that",
        "card: va avec une carte face cachée, et seulement avec elle",
    ),
    Phrase(
        "the Warnings are nobody's: say who was warned",
        "ces Warnings ne sont à personne : dites qui a été averti",
    ),
    Phrase(
        "a scenario cannot begin in the {step} step: begin it earlier, and declare"
        " attackers",
        "un scénario ne peut pas commencer à cette étape ({step}) : commencez plus tôt,"
        " et déclarez des attaquants",
    ),
    Phrase(
        "there must be at least two players, each named once",
        "il faut au moins deux joueurs, chacun nommé une seule fois",
    ),
    Phrase(
        "the players must be A and N, and perhaps others",
        "les joueurs doivent être A et N, et éventuellement d'autres",
    ),
    Phrase(
        "the turn must be that of one of the players",
        "le tour doit être celui d'un des joueurs",
    ),
    Phrase(
        "Two-Headed Giant is played by two teams of two players",
        "Troll à deux têtes se joue à deux équipes de deux joueurs",
    ),
    Phrase(
        "each player must be on exactly one team",
        "chaque joueur doit être dans exactement une équipe",
    ),
    Phrase(
        "a team's turn is named by its primary player",
        "le tour d'une équipe se nomme d'après son joueur principal",
    ),
    Phrase(
        "teammates must sit next to each other, the primary player first in turn order",
        "les coéquipiers doivent être voisins, le joueur principal en premier dans"
        " l'ordre du tour",
    ),
    # Cards
    Phrase(
        'a card called "{card}" stands in another file already',
        "une carte nommée « {card} » est déjà dans un autre fichier",
    ),
    Phrase(
        "counter: and at: belong to counters_reached, both of them",
        "counter: et at: vont tous deux avec counters_reached",
    ),
    Phrase(
        "an ability must be of exactly one kind",
        "une capacité doit être d'exactement un genre",
    ),
    Phrase(
        "an activated or triggered ability needs do:",
        "une capacité activée ou déclenchée demande do:",
    ),
    Phrase(
        "{card}: a creature needs power and toughness",
        "{card} : une créature demande une force et une endurance",
    ),
    Phrase(
        "{card}: a planeswalker needs loyalty",
        "{card} : un planeswalker demande une loyauté",
    ),
    Phrase(
        "{card}: only an instant or sorcery has do:",
        "{card} : seul un éphémère ou un rituel a do:",
    ),
    Phrase(
        "{card}: only the instruction when_you_do: has such an ability",
        "{card} : seule l'instruction when_you_do: a une telle capacité",
    ),
    Phrase(
        "a quality must name a subtype or a type, or a card",
        "une qualité doit nommer un sous-type ou un type, ou une carte",
    ),
    Phrase(
        "this cost cannot be asked for several times",
        "ce coût ne peut pas être demandé plusieurs fois",
    ),
    Phrase(
        '"{text}" is no mana cost; write it like {{2}}{{B}}{{B}}',
        "« {text} » n'est pas un coût de mana ; écrivez par exemple {{2}}{{B}}{{B}}",
    ),
    Phrase(
        '"{text}" is no date; write it like {example}',
        "« {text} » n'est pas une date ; écrivez par exemple {example}",
    ),
    Phrase(
        "damage needs either amount: or power_of:",
        "damage demande amount: ou power_of:",
    ),
    Phrase(
        "lose_life needs either amount: or half:", "lose_life demande amount: ou half:"
    ),
    Phrase(
        "face_down: is for cards of a library put into exile",
        "face_down: est pour les cartes d'une bibliothèque mises en exil",
    ),
    Phrase("a vote needs two choices or more", "un vote demande au moins deux choix"),
    Phrase(
        'tied: "{tied}" is none of the choices',
        "tied: « {tied} » n'est aucun des choix",
    ),
    Phrase("it produces either mana: or one:", "cela produit mana: ou one:"),
    Phrase(
        "the mana that is produced needs a type, as in {{G}}",
        "le mana produit demande un type, comme {{G}}",
    ),
)
"""Each sentence as the reader says it, and in every language."""
