"""Words for misconceptions about costs, payment and mana."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "deciding-player-may-pay": BeliefWords(
        mark("Whoever decides for a player may use their own resources to pay."),
        mark("whoever decides for a player could use their own resources to pay"),
    ),
    "deciding-player-pays": BeliefWords(
        mark("Whoever decides for a player has to pay with their own resources."),
        mark("whoever decides for a player had to pay with their own resources"),
    ),
    "partial-payment-is-enough": BeliefWords(
        mark("It is enough to pay as much as is there."),
        mark("it were enough to pay as much as is there"),
    ),
    "controlled-players-resources-pay": BeliefWords(
        mark("Whoever decides for a player may pay with that player’s resources."),
        mark("whoever decides for a player could pay with that player’s resources"),
    ),
    "untapped-permanents-can-be-untapped": BeliefWords(
        mark("A permanent that is untapped already can pay the untap symbol."),
        mark("a permanent that is untapped already could pay the untap symbol"),
    ),
    "cost-is-counted-while-paying": BeliefWords(
        mark("The cost is counted anew while it is being paid."),
        mark("the cost were counted anew while it is being paid"),
    ),
    "abilities-are-always-instant": BeliefWords(
        mark("An ability can be activated whenever its player has priority."),
        mark("every ability could be activated whenever its player has priority"),
    ),
    "deciding-player-gets-the-mana": BeliefWords(
        mark("Mana goes to the player who decides."),
        mark("mana went to the player who decides"),
    ),
    "mana-stays-in-the-pool": BeliefWords(
        mark("Unspent mana stays there until it is spent."),
        mark("unspent mana stayed there until it is spent"),
    ),
    "undefined-mana-is-colourless": BeliefWords(
        mark("Mana whose type is not defined is colourless."),
        mark("mana whose type is not defined were colourless"),
    ),
    "undefined-mana-is-of-any-colour": BeliefWords(
        mark("Mana whose type is not defined may be of any colour."),
        mark("mana whose type is not defined could be of any colour"),
    ),
    "tapped-lands-could-produce-nothing": BeliefWords(
        mark("A tapped land could not produce anything."),
        mark("a tapped land could not produce anything"),
    ),
    "all-that-is-tapped-is-tapped-for-mana": BeliefWords(
        mark("Whatever is tapped to make mana is tapped for mana."),
        mark("whatever is tapped to make mana were tapped for mana"),
    ),
    "tapping-without-mana-triggers": BeliefWords(
        mark("Tapping the land is enough for the ability to trigger."),
        mark("tapping the land were enough for the ability to trigger"),
    ),
    "mana-is-multiplied-later": BeliefWords(
        mark("The mana is multiplied only after it has been produced."),
        mark("the mana were multiplied only after it has been produced"),
    ),
    "x-is-forgotten-on-entering": BeliefWords(
        mark("A permanent that enters knows nothing of the X of its spell."),
        mark("a permanent that enters knew nothing of the X of its spell"),
    ),
    "x-stays-what-was-chosen": BeliefWords(
        mark("X stays what was chosen for the spell."),
        mark("X stayed what was chosen for the spell"),
    ),
}
