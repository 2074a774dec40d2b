"""Rulings: infraction, penalty and remedy, as the Infraction Procedure Guide names them."""

from __future__ import annotations

from enum import StrEnum


class Infraction(StrEnum):
    """What went wrong."""

    MISSED_TRIGGER = "missed trigger"
    EXTRA_CARDS_SEEN = "looking at extra cards"
    HIDDEN_CARD_ERROR = "hidden card error"
    MULLIGAN_ERROR = "mulligan procedure error"
    RULE_VIOLATION = "game rule violation"
    FAILURE_TO_MAINTAIN = "failure to maintain game state"
    OUTSIDE_ASSISTANCE = "outside assistance"
    SLOW_PLAY = "slow play"
    COMMUNICATION = "communication policy violation"
    STALLING = "stalling"
    CHEATING = "cheating"
    NONE = "none"
    """What was done is allowed."""
    COMMON_ISSUE = "common issue"
    """An error at Regular REL, where the guide's infractions do not apply."""
    UNWANTED_BEHAVIOUR = "unwanted behaviour"
    """Conduct at Regular REL that is answered with education."""


GAME_PLAY_ERRORS = (
    Infraction.MISSED_TRIGGER,
    Infraction.EXTRA_CARDS_SEEN,
    Infraction.HIDDEN_CARD_ERROR,
    Infraction.MULLIGAN_ERROR,
    Infraction.RULE_VIOLATION,
    Infraction.FAILURE_TO_MAINTAIN,
)
"""Infractions of part 2 of the guide."""

TOURNAMENT_ERRORS = (
    Infraction.OUTSIDE_ASSISTANCE,
    Infraction.SLOW_PLAY,
    Infraction.COMMUNICATION,
)
"""Infractions of part 3 of the guide."""


class Penalty(StrEnum):
    """What a player is given for an infraction."""

    NONE = "none"
    WARNING = "warning"
    GAME_LOSS = "game loss"
    MATCH_LOSS = "match loss"
    DISQUALIFICATION = "disqualification"


class Remedy(StrEnum):
    """What is done to the game."""

    DEFAULT_NOW_OR_NEXT_PHASE = "default now or next phase"
    """It must resolve with its default action; the chooser picks now or the next phase."""
    DEFAULT_IF_CHOSEN = "default if chosen"
    """The chooser says whether it resolves with its default action."""
    DEFAULT_UNLESS_DECLINED = "default unless declined"
    """It resolves at once with its default action, unless the chooser declines."""
    STACK_IF_CHOSEN = "stack if chosen"
    """The chooser says whether it is put on the stack."""
    STACK_AT_ONCE = "stack at once"
    """It is put on the stack without asking anybody."""
    PLAY_ON = "play on"
    """Nothing is done: it was missed too long ago."""
    REVEAL_AND_CHOOSE = "reveal and choose"
    """The hand is revealed; the chooser picks unknown cards, which are shuffled away."""
    RANDOM_TO_TOP = "random to top"
    """Cards taken at random from the hand go on top of the library."""
    SHUFFLE_IN = "shuffle in"
    """What was seen is shuffled into the part of the library that nobody knows."""
    TWO_MORE_TURNS = "two more turns"
    """Two turns are added to those that follow the end of time."""
    ONE_MORE_MULLIGAN = "one more mulligan"
    SIMPLE_BACKUP = "simple backup"
    """The last action is undone."""
    UNTAP_NOW = "untap now"
    """Permanents that should have untapped this turn untap."""
    DRAW_NOW = "draw now"
    """A card that should have been drawn is drawn."""
    DISCARD_NOW = "discard now"
    """Cards that should have been discarded are discarded; the chooser picks them."""
    JUDGE_DECIDES = "judge decides"
    """A full backup, or the game is left as it is: the head judge's decision."""
    NOTHING = "nothing"
    """Nothing needs to be done to the game."""


TRIGGER_REMEDIES = tuple(Remedy)[:6]
"""What may be done about a missed trigger."""

TRIGGER_PENALTIES = (Penalty.NONE, Penalty.WARNING, Penalty.GAME_LOSS)
"""What may be given for a missed trigger."""
