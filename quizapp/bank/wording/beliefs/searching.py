"""Words for misconceptions about searching."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "any-search-may-fail": BeliefWords(
        mark("Any search of a library may come up empty."),
        mark("any search of a library could come up empty"),
    ),
    "what-is-there-must-be-found": BeliefWords(
        mark("If the library holds a card that fits, one must be found."),
        mark("a card that fits had to be found if the library holds one"),
    ),
    "too-few-means-nothing": BeliefWords(
        mark("A search for more cards than there are finds none at all."),
        mark("a search for more cards than there are found none at all"),
    ),
    "empty-search-loses-the-game": BeliefWords(
        mark("Whoever searches an empty library loses the game."),
        mark("whoever searches an empty library lost the game"),
    ),
    "deciding-player-may-find-anything": BeliefWords(
        mark("Whoever decides in another player’s search may take any card."),
        mark("whoever decides in another player’s search could take any card"),
    ),
    "found-nothing-no-shuffle": BeliefWords(
        mark("If the effect has found nothing, the library is not shuffled."),
        mark("the library were not shuffled if the effect has found nothing"),
    ),
    "searching-cannot-be-forbidden": BeliefWords(
        mark("A spell that says “search” works although searching is forbidden."),
        mark("a spell that says “search” worked although searching is forbidden"),
    ),
    "controlled-player-cannot-search": BeliefWords(
        mark("A controlled player cannot search at all."),
        mark("a controlled player could not search at all"),
    ),
    "your-means-the-deciding-player": BeliefWords(
        mark("“Your library” means the library of the player who decides."),
        mark("“your library” meant the library of the player who decides"),
    ),
}
