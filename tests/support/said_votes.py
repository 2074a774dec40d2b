"""Instructions about votes and about what was done, with what is said of them.

The target is taken to be a player.
"""

from __future__ import annotations

from quizapp.rules.cards.abilities import TargetKind
from quizapp.rules.instructions.counters.putting import PutCounters
from quizapp.rules.instructions.drawing import Draw
from quizapp.rules.instructions.life import DealDamage
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice, Sacrificed
from quizapp.rules.instructions.triggering.reflexive import WhenYouDo
from quizapp.rules.instructions.turns import GiveExtraTurn
from quizapp.rules.instructions.voting.casting_votes import Vote
from quizapp.rules.instructions.voting.choosing_votes import ChooseVotes
from quizapp.rules.instructions.voting.voting_on_permanents import (
    VotedFor,
    VoteForPermanent,
)
from quizapp.rules.nouns.scope import Deed, What, Who
from quizapp.rules.nouns.zones import Zone

VOTE_INSTRUCTIONS = [
    (
        Vote(
            choices=(("time", (GiveExtraTurn(),)), ("knowledge", (Draw(),))),
            tied="knowledge",
        ),
        "starting with you, each player votes for “time” or “knowledge”. If “time” has "
        "the most votes, take an extra turn after this one. If “knowledge” has the most "
        "votes or the vote is tied, draw a card",
    ),
    (
        VoteForPermanent(
            among=VotedFor.NONLAND_YOU_DO_NOT_CONTROL,
            do=(Move(What.CHOSEN, to=Zone.EXILE),),
        ),
        "starting with you, each player votes for a nonland permanent you don’t control. "
        "For each permanent with the most votes or tied for most: exile that card",
    ),
    (PutCounters(counter="plan"), "put a counter of the kind “plan” on this"),
    (
        PutCounters(counter="charge", count=2),
        "put two counters of the kind “charge” on this",
    ),
    (ChooseVotes(), "you choose how each player votes this turn"),
    (Sacrifice(Sacrificed.ANOTHER_CREATURE), "sacrifice another creature"),
    (
        Sacrifice(Sacrificed.ANOTHER_CREATURE, Who.TARGET),
        "target player sacrifices another creature",
    ),
    (WhenYouDo(did=Deed.SACRIFICE, do=(Draw(),)), "when you do, draw a card"),
    (
        WhenYouDo(
            did=Deed.SACRIFICE,
            target=TargetKind.OPPONENT_OR_PLANESWALKER,
            do=(DealDamage(amount=2),),
        ),
        "when you do, 2 damage to target opponent or planeswalker",
    ),
]
