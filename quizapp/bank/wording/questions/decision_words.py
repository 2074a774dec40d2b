"""Words for decisions: what is decided, for whom, and on which occasion."""

from __future__ import annotations

from quizapp.bank.wording.questions.clause import say_when
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.decisions import DecisionKind, Realm
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.occasions import Occasion

_WHAT = {
    DecisionKind.PRIORITY: mark("what is done with priority"),
    DecisionKind.TARGET: mark("what is targeted"),
    DecisionKind.PAY: mark("how the cost is paid"),
    DecisionKind.SEARCH: mark("what is found"),
    DecisionKind.CHOOSE: mark("which card is chosen"),
    DecisionKind.SACRIFICE: mark("what is sacrificed"),
    DecisionKind.DISCARD: mark("what is discarded"),
    DecisionKind.ORDER: mark(
        "in which order the triggered abilities are put on the stack"
    ),
    DecisionKind.UNLESS: mark("whether the cost is paid"),
    DecisionKind.MAY: mark("whether the optional part is done"),
    DecisionKind.LEGEND: mark("which legendary permanent stays"),
    DecisionKind.REPLACEMENT: mark("which replacement effect applies first"),
    DecisionKind.UNTAP: mark("whether the permanent untaps"),
    DecisionKind.DRAW: mark("which card is drawn"),
    DecisionKind.REMEDY: mark("what is chosen in the remedy"),
    DecisionKind.CONDUCT: mark("what is done outside the game"),
    DecisionKind.ANSWER: mark("what is answered"),
    DecisionKind.NUMBER: mark("which number X is"),
    DecisionKind.MANA: mark("which type of mana is produced"),
    DecisionKind.ATTACKERS: mark("which creatures attack"),
    DecisionKind.ATTACKED: mark("whom each attacking creature attacks"),
    DecisionKind.BANDS: mark("which attacking creatures form bands"),
    DecisionKind.BLOCKERS: mark("which creatures block"),
    DecisionKind.DAMAGE_ORDER: mark("in which order blockers are dealt damage"),
    DecisionKind.DAMAGE: mark("how combat damage is divided"),
    DecisionKind.SCRY: mark("which cards stay on top of the library"),
    DecisionKind.VOTE: mark("how votes are cast"),
    DecisionKind.HALF: mark("which half is cast"),
    DecisionKind.GOES_FIRST: mark("who goes first"),
    DecisionKind.MULLIGAN: mark("whether the opening hand is kept"),
}
MATTERS = {
    Matter.CONCEDE: mark("whether the game is conceded"),
    Matter.INTENTIONAL_DRAW: mark("whether the offered draw is accepted"),
    Matter.CALL_JUDGE: mark("whether a judge is called"),
    Matter.READ_NOTES: mark("whether the notes are looked at"),
    Matter.DESTROY_NOTES: mark("whether the notes are thrown away"),
    Matter.READ_OLD_NOTES: mark("whether notes from before the match are looked at"),
    Matter.READ_ORACLE_PAGE: mark("whether a page with Oracle text is looked at"),
    Matter.TAKE_NOTE: mark("whether something is written down on the sheet"),
    Matter.LEAVE_TABLE: mark("whether the table is left for the restroom"),
    Matter.TRADE: mark("whether a card is traded away"),
    Matter.RELOAD_PAGE: mark("whether the web page is reloaded"),
    Matter.LOOK_UP_CARD: mark(
        "whether the Oracle text of a card is looked up on a phone in plain view"
    ),
    Matter.NOTE_ON_DEVICE: mark("whether a note is taken on a phone in plain view"),
    Matter.READ_STRATEGY: mark("whether advice on how to play is read on a phone"),
}
_CAUSES = {
    DecisionKind.MAY: mark("whether the optional part of {cause} is done"),
    DecisionKind.DAMAGE: mark("how the combat damage of {cause} is divided"),
    DecisionKind.TARGET: mark("what {cause} targets"),
    DecisionKind.UNLESS: mark("whether the cost of {cause} is paid"),
    DecisionKind.PAY: mark("how {cause} is paid for"),
    DecisionKind.UNTAP: mark("whether {cause} untaps"),
}
"""What is decided where a card asks for it."""

_VOTE_OF = mark("how {player} votes")
_FOR = mark("for {player} {what}")
_CAUSED = mark("{what} for {cause}")
_RESOLVING = mark("{what} as {spell} resolves")
_WAITING = mark("{what} while {spell} waits on the stack")
_IN_SUBGAME = mark("{what} in the subgame")
_IN_MAIN_GAME = mark("{what} in the main game")

ALL_TEMPLATES = (
    *_WHAT.values(),
    *MATTERS.values(),
    *_CAUSES.values(),
    _VOTE_OF,
    _FOR,
    _CAUSED,
    _RESOLVING,
    _WAITING,
    _IN_SUBGAME,
    _IN_MAIN_GAME,
)


def say_decision_for(when: Occasion, speaker: Speaker) -> str:
    """Say what is decided and for whom, as it follows "somebody decides"."""
    what = say_decision(when, speaker)
    if when.player is None:
        return what
    return speaker.say(_FOR, what=what, player=when.player)


def say_decision(when: Occasion, speaker: Speaker) -> str:
    """Say what is decided, as it follows "somebody decides"."""
    what = speaker.translate(_matter(when))
    if when.vote_of is not None:
        what = speaker.say(_VOTE_OF, player=when.vote_of)
    if when.cause is not None and when.of in _CAUSES:
        what = speaker.say(_CAUSES[when.of], cause=when.cause)
    elif when.cause is not None and when.cause != when.while_resolving:
        what = speaker.say(_CAUSED, what=what, cause=when.cause)
    if when.while_resolving is not None:
        what = speaker.say(_RESOLVING, what=what, spell=when.while_resolving)
    if when.while_on_stack is not None:
        what = speaker.say(_WAITING, what=what, spell=when.while_on_stack)
    if when.subgame is not None:
        where = _IN_SUBGAME if when.subgame else _IN_MAIN_GAME
        what = speaker.say(where, what=what)
    return say_when(what, when.step, when.turn_of, speaker)


def is_left_to_chance(when: Occasion) -> bool:
    """Say whether it is a decision that nobody makes."""
    return when.realm is Realm.CHANCE


def _matter(when: Occasion) -> str:
    return _WHAT[when.of] if when.matter is None else MATTERS[when.matter]
