"""Incidents: what went wrong at a table, as a judge is told about it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player


class Act(StrEnum):
    """What a player did that they should not have done."""

    DREW_EXTRA = "drew_extra"
    """Put cards of their library into their hand that they were not to draw."""
    LIFTED_CARD = "lifted_card"
    """Saw a card of their library that never touched their hand."""
    BROKE_RULE = "broke_rule"
    """Did something that the rules of the game forbid, in public."""
    FORGOT_UNTAP = "forgot_untap"
    """Left permanents tapped as their turn began."""
    FORGOT_DRAW = "forgot_draw"
    """Did not draw a card that they had to draw."""
    FORGOT_DISCARD = "forgot_discard"
    """Did not discard cards that they had to discard."""
    ERRED_IN_MULLIGAN = "erred_in_mulligan"
    PLAYED_SLOWLY = "played_slowly"
    STALLED = "stalled"
    """Played slowly on purpose, to make use of the time limit."""
    READ_OUTSIDE_NOTES = "read_outside_notes"
    """Looked during a game at notes made before the match, not at hand as it began."""
    READ_SIDEBOARD_NOTES = "read_sideboard_notes"
    """Looked during a game at notes that may be looked at between games."""
    READ_NOTES_BETWEEN_GAMES = "read_notes_between_games"
    """Looked between games at notes made before the match."""
    READ_MATCH_NOTES = "read_match_notes"
    """Looked during a game at notes taken earlier in the match."""
    READ_ORACLE_PAGE = "read_oracle_page"
    """Looked during a game at a page with the Oracle text of a card."""
    ASKED_FOR_ADVICE = "asked_for_advice"
    """Asked a spectator during the match what to play."""
    READ_ADVICE_ONLINE = "read_advice_online"
    """Read during a game, on a device, advice on how to play."""
    ANSWERED_FALSELY = "answered_falsely"
    """Said something false when asked for information."""


class Wrong(StrEnum):
    """What was wrong about an action that a player took."""

    WRONG_MANA = "wrong_mana"
    """It was paid for with mana that cannot pay for it."""
    TOO_LITTLE_MANA = "too_little_mana"
    """Less mana was spent on it than it costs."""
    SECOND_LAND = "second_land"
    """It was a second land in a turn in which only one may be played."""


class Snapshot(Struct, frozen=True, gc=False, cache_hash=True):
    """A state that is kept, so that a judge can see what an action did."""


class Incident(Struct, frozen=True, gc=False, cache_hash=True, kw_only=True):
    """A record of facts: the act, who did it and on whose word, and who knew what."""

    act: Act
    by: Player
    told_by: Player | None = None
    """Who told the player to do it."""
    count: int = 0
    """How many cards it was about."""
    known: tuple[int, ...] = ()
    """Cards in that player's hand that the opponent had seen before."""
    knowingly: bool = False
    """Done for an advantage, knowing that it was forbidden."""
    acknowledged: bool = False
    """The opponent agreed to it as it was done."""
    opponents_effect: bool = False
    """Only an effect that the opponent controls forbade it."""
    earlier: int = 0
    """Warnings that the player has had on the same day for the same infraction."""
    on_other_days: int = 0
    """Warnings for it on earlier days of the tournament."""
    for_others: int = 0
    """Warnings that the player has had for other infractions."""
    opponents_earlier: int = 0
    """Warnings that the opponent has had for letting errors pass."""
    about: str = ""
    """What the player was asked for, if it was a false answer."""
    in_vain: bool = False
    """The opponent did nothing differently because of it."""
    card: str = ""
    """Name of the card that it was about."""
    before: Snapshot | None = None
    """The game before the action that was the error; None: it was no action."""
    after: Snapshot | None = None
    """The game directly after that action."""
    turn: int
    """Number of the turn in which it was done."""
    phase: str
