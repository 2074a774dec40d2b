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
    "controlled-player-cannot-search": BeliefWords(
        mark("A controlled player cannot search at all."),
        mark("a controlled player could not search at all"),
    ),
    "your-means-the-deciding-player": BeliefWords(
        mark("“Your library” means the library of the player who decides."),
        mark("“your library” meant the library of the player who decides"),
    ),
}
