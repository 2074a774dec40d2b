"""The closed lists of words that card files may use for instructions and costs."""

from __future__ import annotations

from quizapp.rules.cards.abilities import CostPart, Instruction, StaticEffect
from quizapp.rules.cards.costs import (
    ChangeLoyalty,
    DiscardCards,
    ExileGranter,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapCreatures,
    TapThis,
    UntapThis,
)
from quizapp.rules.instructions.combat.changing import Strengthen
from quizapp.rules.instructions.combat.choosing import ChooseInCombat
from quizapp.rules.instructions.condition import If, May
from quizapp.rules.instructions.controlling import ControlEachOther, ControlPlayer
from quizapp.rules.instructions.countering import Counter
from quizapp.rules.instructions.counters.putting import PutCounters
from quizapp.rules.instructions.drawing import Discard, DiscardHand, Draw
from quizapp.rules.instructions.equipping.attaching import Attach
from quizapp.rules.instructions.gaining import GainControl
from quizapp.rules.instructions.hands import Choose, Look, PlayCard
from quizapp.rules.instructions.hidden.exiling import (
    ExileFaceDown,
    ReturnExiled,
    ShufflePile,
    TurnUpExiled,
)
from quizapp.rules.instructions.hidden.looking import LookAtExiled, LookAtTop
from quizapp.rules.instructions.hidden.piles import DrawFromPile
from quizapp.rules.instructions.hidden.scrying import Scry
from quizapp.rules.instructions.hidden.wishing import BringIn, Learn
from quizapp.rules.instructions.life import (
    DamageEach,
    DealDamage,
    GainLife,
    LoseLife,
    SetLife,
)
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice
from quizapp.rules.instructions.searching import PutOnTop, Search, Shuffle
from quizapp.rules.instructions.statics.casting import CostsLess, Protection
from quizapp.rules.instructions.statics.graveyards import ExileFromGraveyards
from quizapp.rules.instructions.statics.mana import EntersWithCounters, MultiplyMana
from quizapp.rules.instructions.statics.searching import (
    ControlSearchers,
    ExileFound,
    NoSearching,
)
from quizapp.rules.instructions.statics.turns import SkipExtraTurns, StayTapped
from quizapp.rules.instructions.statics.voting import ExtraVote
from quizapp.rules.instructions.subgames.playing import PlaySubgame
from quizapp.rules.instructions.tokens.creating import (
    CreateToken,
    UnlessOpponentChooses,
)
from quizapp.rules.instructions.triggering.reflexive import WhenYouDo
from quizapp.rules.instructions.turns import (
    AfterThatTurn,
    GiveExtraTurn,
    SkipNextTurn,
)
from quizapp.rules.instructions.voting.casting_votes import Vote
from quizapp.rules.instructions.voting.choosing_votes import ChooseVotes
from quizapp.rules.instructions.voting.voting_on_permanents import VoteForPermanent
from quizapp.rules.procedures.mana.producing import ProduceMana

INSTRUCTIONS: dict[str, type[Instruction]] = {
    "after_that_turn": AfterThatTurn,
    "attach": Attach,
    "bring_in": BringIn,
    "boost": Strengthen,
    "choose": Choose,
    "choose_in_combat": ChooseInCombat,
    "choose_votes": ChooseVotes,
    "control_each_other": ControlEachOther,
    "control_player": ControlPlayer,
    "counter": Counter,
    "create_token": CreateToken,
    "damage": DealDamage,
    "damage_each": DamageEach,
    "discard": Discard,
    "discard_hand": DiscardHand,
    "draw": Draw,
    "exile_face_down": ExileFaceDown,
    "extra_turn": GiveExtraTurn,
    "gain_control": GainControl,
    "gain_life": GainLife,
    "if": If,
    "learn": Learn,
    "look": Look,
    "lose_life": LoseLife,
    "may": May,
    "move": Move,
    "play_card": PlayCard,
    "produce_mana": ProduceMana,
    "put_counters": PutCounters,
    "put_on_top": PutOnTop,
    "return_exiled": ReturnExiled,
    "sacrifice": Sacrifice,
    "scry": Scry,
    "search": Search,
    "set_life": SetLife,
    "shuffle": Shuffle,
    "shuffle_pile": ShufflePile,
    "skip_turn": SkipNextTurn,
    "subgame": PlaySubgame,
    "turn_up_exiled": TurnUpExiled,
    "unless_opponent_chooses": UnlessOpponentChooses,
    "vote": Vote,
    "vote_for_permanent": VoteForPermanent,
    "when_you_do": WhenYouDo,
}
"""Instruction by the word that stands for it."""

COSTS: dict[str, type[CostPart]] = {
    "discard": DiscardCards,
    "exile_granter": ExileGranter,
    "loyalty": ChangeLoyalty,
    "mana": PayMana,
    "pay_life": PayLife,
    "sacrifice_creatures": SacrificeCreatures,
    "sacrifice_this": SacrificeThis,
    "tap": TapThis,
    "tap_creatures": TapCreatures,
    "untap": UntapThis,
}
"""Part of a cost by the word that stands for it."""

STATICS: dict[str, type[StaticEffect]] = {
    "exile_from_graveyards": ExileFromGraveyards,
    "costs_less": CostsLess,
    "cannot_search": NoSearching,
    "control_searchers": ControlSearchers,
    "draw_from_pile": DrawFromPile,
    "enters_with_counters": EntersWithCounters,
    "exile_found": ExileFound,
    "extra_vote": ExtraVote,
    "look_at_exiled": LookAtExiled,
    "multiply_mana": MultiplyMana,
    "look_at_top": LookAtTop,
    "protection": Protection,
    "skip_extra_turns": SkipExtraTurns,
    "stay_tapped": StayTapped,
}
"""Static ability by the word that stands for it."""
