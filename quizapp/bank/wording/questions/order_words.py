"""Words for questions and claims about the order of turns."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import NOBODY
from quizapp.rules.proof.aspects.turns import NextTurns, OrderOfTurns, TurnOf

_WHICH = mark("Which turns come after this one, and who decides in each of them?")
_ARE = mark("Are these the next turns: {turns}?")
_CLAIM = mark("The next turns are {turns}.")
_CLAIM_ONE = mark("The next turn is {turns}.")
_ORDER = mark("{turns}.")
_TURN = mark("a turn of {player}")
_DECIDED = mark("a turn of {player} in which {by} decides")
_UNDECIDED = mark("a turn of {player} in which nobody decides")
_EXTRA = mark("{first}, then {next}")
_NONE = mark("no turn")
_IN_ORDER = mark(
    "No effect adds or skips a turn here: the turn order gives {player} this turn."
)
_OWN = mark("Nothing lets anybody but {player} decide in this turn.")

ALL_TEMPLATES = (
    _WHICH,
    _ARE,
    _CLAIM,
    _CLAIM_ONE,
    _ORDER,
    _TURN,
    _DECIDED,
    _UNDECIDED,
    _EXTRA,
    _NONE,
    _IN_ORDER,
    _OWN,
)


def ask_order(aspect: NextTurns | OrderOfTurns, speaker: Speaker) -> str:
    """Ask which turns come next."""
    if isinstance(aspect, NextTurns):
        return speaker.say(_ARE, turns=_say_turns(_pairs(aspect.are), speaker))
    return speaker.say(_WHICH)


def claim_order(claim: NextTurns, speaker: Speaker) -> str:
    """Claim which turns come next."""
    turns = _say_turns(_pairs(claim.are), speaker)
    return speaker.say(_CLAIM if len(claim.are) > 1 else _CLAIM_ONE, turns=turns)


def say_order(answer: str, speaker: Speaker) -> str:
    """Say an order of turns as an option."""
    turns = _say_turns(OrderOfTurns.read(answer), speaker)
    return speaker.say(_ORDER, turns=f"{turns[:1].upper()}{turns[1:]}")


def say_piece(piece: str, speaker: Speaker) -> str:
    """Say one turn of an order, as it stands at a place."""
    turn = _say_turns(OrderOfTurns.read(piece), speaker)
    return f"{turn[:1].upper()}{turn[1:]}"


def say_usual(
    right: tuple[Player, Player], wrong: tuple[Player, Player], speaker: Speaker
) -> str:
    """Say what speaks against a turn where no step of the derivation does."""
    player, by = right
    if player != wrong[0]:
        return speaker.say(_IN_ORDER, player=player)
    return speaker.say(_OWN, player=by)


def _pairs(turns: Iterable[TurnOf]) -> tuple[tuple[Player, Player], ...]:
    return tuple((each.of, each.decided_by or each.of) for each in turns)


def _say_turns(turns: Iterable[tuple[Player, Player]], speaker: Speaker) -> str:
    said = ""
    for player, by in turns:
        turn = _say_turn(player, by, speaker)
        said = speaker.say(_EXTRA, first=said, next=turn) if said else turn
    return said or speaker.translate(_NONE)


def _say_turn(player: Player, by: str, speaker: Speaker) -> str:
    if by == player:
        return speaker.say(_TURN, player=player)
    if by == NOBODY:
        return speaker.say(_UNDECIDED, player=player)
    return speaker.say(_DECIDED, player=player, by=by)
