"""Words for misconceptions about control while searching and about cards exiled then."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "searcher-is-controlled-all-along": BeliefWords(
        mark("Control while searching covers everything that the effect asks."),
        mark("control while searching covered everything that the effect asks"),
    ),
    "any-library-counts-for-control": BeliefWords(
        mark("It does not matter whose library is searched."),
        mark("it did not matter whose library is searched"),
    ),
    "searching-player-still-chooses": BeliefWords(
        mark("Whoever searches always chooses what is found."),
        mark("whoever searches always chose what is found"),
    ),
    "found-card-goes-where-told": BeliefWords(
        mark("A card that is found goes where the search puts it."),
        mark("a card that is found went where the search puts it"),
    ),
    "every-found-card-is-exiled": BeliefWords(
        mark("Every card that a search finds is exiled, whoever owns the library."),
        mark("every card that a search finds were exiled, whoever owns the library"),
    ),
    "permission-follows-its-source": BeliefWords(
        mark("Whoever controls the permanent now may play what it has exiled."),
        mark("whoever controls the permanent now could play what it has exiled"),
    ),
    "permitted-cards-are-free": BeliefWords(
        mark("A card that an effect lets a player play costs nothing."),
        mark("a card that an effect lets a player play cost nothing"),
    ),
    "colours-must-match-all-the-same": BeliefWords(
        mark("Coloured mana symbols must be paid in their colours in any case."),
        mark("coloured mana symbols had to be paid in their colours in any case"),
    ),
    "permission-is-a-land-play": BeliefWords(
        mark("A land that an effect lets a player play needs no land play."),
        mark("a land that an effect lets a player play needed no land play"),
    ),
    "creatures-may-be-cast-in-response": BeliefWords(
        mark("A creature card may always be cast in response."),
        mark("a creature card could always be cast in response"),
    ),
    "creatures-wait-for-the-main-phase": BeliefWords(
        mark("A creature card must wait for a main phase, flash or not."),
        mark("a creature card had to wait for a main phase, flash or not"),
    ),
}
