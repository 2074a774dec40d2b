"""Words for misconceptions: as a reason somebody might give, and after "as if"."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.bank.wording.speaker import mark


class BeliefWords(NamedTuple):
    """One misconception in words."""

    reason: str
    """A whole sentence, as somebody who believes it would say it."""
    as_if: str
    """A clause that completes "You answered as if ..."."""


BELIEFS: dict[str, BeliefWords] = {
    "controlled-player-still-chooses": BeliefWords(
        mark(
            "A controlled player still makes the choices of their own spells and abilities."
        ),
        mark("a controlled player still made their own choices"),
    ),
    "first-control-wins": BeliefWords(
        mark("The first of several player-controlling effects is the one that works."),
        mark("the first of several player-controlling effects were the one that works"),
    ),
    "self-control-does-nothing": BeliefWords(
        mark("An effect that puts a player in control of themself does nothing."),
        mark("an effect that puts a player in control of themself did nothing"),
    ),
    "control-starts-in-the-main-phase": BeliefWords(
        mark("Control of a player starts only with the main phase."),
        mark("control of a player started only with the main phase"),
    ),
    "control-lasts-while-the-spell-waits": BeliefWords(
        mark("The control goes on while the forced spell waits on the stack."),
        mark("the control went on while the forced spell waits on the stack"),
    ),
    "control-ends-with-the-casting": BeliefWords(
        mark("The control is over for good once the card has been played."),
        mark("the control were over for good once the card has been played"),
    ),
    "controller-decides-fixes": BeliefWords(
        mark(
            "Whoever decides for a player also makes that player’s choices in a judge’s fix."
        ),
        mark(
            "whoever decides for a player also made that player’s choices in a judge’s fix"
        ),
    ),
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
    "deciding-player-controls-objects": BeliefWords(
        mark(
            "Whoever decides for a player also controls that player’s spells and abilities."
        ),
        mark(
            "whoever decides for a player also controlled that player’s spells and abilities"
        ),
    ),
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
    "chosen-card-may-stay": BeliefWords(
        mark("The chosen card need not be played."),
        mark("the chosen card did not have to be played"),
    ),
    "response-during-resolution": BeliefWords(
        mark("There is time to respond before the chosen card is played."),
        mark("there were time to respond before the chosen card is played"),
    ),
    "instructions-are-optional": BeliefWords(
        mark("A part of an ability may be left out, even without “may”."),
        mark("a part of an ability could be left out, even without “may”"),
    ),
    "owner-chooses-the-card": BeliefWords(
        mark("The player whose hand it is chooses the card."),
        mark("the player whose hand it is chose the card"),
    ),
    "counted-before-the-rest": BeliefWords(
        mark("The cards are counted before the discard."),
        mark("the cards were counted before the discard"),
    ),
    "condition-is-a-choice": BeliefWords(
        mark("What follows an “if” is up to the player."),
        mark("what follows an “if” were up to the player"),
    ),
    "deciding-player-sacrifices": BeliefWords(
        mark("Whoever decides for a player sacrifices their own permanents."),
        mark("whoever decides for a player sacrificed their own permanents"),
    ),
    "old-counters-are-paid": BeliefWords(
        mark("Only the counters from earlier turns are paid for."),
        mark("only the counters from earlier turns were paid for"),
    ),
    "one-payment-a-turn": BeliefWords(
        mark("Cumulative upkeep is paid once a turn, whatever the counters say."),
        mark("cumulative upkeep were paid once a turn, whatever the counters say"),
    ),
    "default-action-still-applies": BeliefWords(
        mark("A missed trigger with a default action resolves that way at once."),
        mark("a missed trigger with a default action resolved that way at once"),
    ),
    "default-action-must-happen": BeliefWords(
        mark(
            "The default action of a missed trigger must happen, now or in the next phase."
        ),
        mark(
            "the default action of a missed trigger had to happen, now or in the next phase"
        ),
    ),
    "default-action-never-applied": BeliefWords(
        mark(
            "A default action makes no difference: the opponent may have it put on the stack."
        ),
        mark("a default action made no difference"),
    ),
    "missed-means-gone": BeliefWords(
        mark("A trigger that was missed is gone."),
        mark("a trigger that was missed were gone"),
    ),
    "missed-goes-on-the-stack": BeliefWords(
        mark("A missed trigger is put on the stack, and nobody is asked."),
        mark("a missed trigger were put on the stack without anybody being asked"),
    ),
    "triggers-controller-chooses": BeliefWords(
        mark("The player who controls the ability chooses in the fix."),
        mark("the player who controls the ability chose in the fix"),
    ),
    "controlled-player-remembers": BeliefWords(
        mark("A controlled player remains responsible for their own triggers."),
        mark("a controlled player remained responsible for their own triggers"),
    ),
    "deciding-player-remembers": BeliefWords(
        mark("Whoever decides for a player is responsible for that player’s triggers."),
        mark(
            "whoever decides for a player were responsible for that player’s triggers"
        ),
    ),
    "every-missed-trigger-is-a-warning": BeliefWords(
        mark("Every missed trigger brings a Warning."),
        mark("every missed trigger brought a Warning"),
    ),
    "missed-triggers-are-never-penalised": BeliefWords(
        mark("A missed trigger never brings a penalty."),
        mark("a missed trigger never brought a penalty"),
    ),
    "late-trigger-may-use-anything": BeliefWords(
        mark("A trigger placed late may use whatever is there now."),
        mark("a trigger placed late could use whatever is there now"),
    ),
}
"""Every misconception by its id."""
