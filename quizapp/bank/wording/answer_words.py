"""Words for options: what an answer says, and what a claim claims."""

from __future__ import annotations

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.wording.belief_words import BELIEFS
from quizapp.bank.wording.questions.amount_words import claim_amount
from quizapp.bank.wording.questions.clause import say_deed, say_fact, sentence
from quizapp.bank.wording.questions.deciding_words import claim_deciding
from quizapp.bank.wording.questions.order_words import claim_order, say_order
from quizapp.bank.wording.questions.ruling_words import REMEDIES, claim_ruling
from quizapp.bank.wording.questions.sight_words import claim_seeing, say_sight
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.amounts import AmountIs
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import Decides, IsAsked, NextAsked
from quizapp.rules.proof.aspects.policy import AllOf, IsNotAsked, RulingClaim
from quizapp.rules.proof.aspects.powers import Always, Can, Cannot
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees
from quizapp.rules.proof.aspects.turns import NextTurns
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.statements.doings import SpentMana
from quizapp.rules.proof.statements.statement import Statement
from quizapp.rules.refusal import RefusalError

_PLAIN = {
    "yes": mark("Yes."),
    "no": mark("No."),
    "nobody": mark("Nobody."),
    "none": mark("No penalty."),
    "warning": mark("A Warning for {who}."),
    "game loss": mark("A Game Loss for {who}."),
    "match loss": mark("A Match Loss for {who}."),
    "disqualification": mark("A Disqualification for {who}."),
    **{remedy.value: words for remedy, words in REMEDIES.items()},
}
_PLAYER = mark("{who}.")
_TOGETHER = {
    ("responsible", "chooser"): mark(
        "{responsible} was responsible for it, and {chooser} makes the choice."
    ),
}
_DECIDES = {
    DecisionKind.PAY: mark("{who} chooses which lands {player} taps to pay."),
    DecisionKind.SEARCH: mark("{who} chooses the card that {player} finds."),
    DecisionKind.UNLESS: mark("{who} decides whether {player} pays."),
    DecisionKind.DISCARD: mark("{who} chooses what {player} discards."),
    DecisionKind.SACRIFICE: mark("{who} chooses what {player} sacrifices."),
    DecisionKind.TARGET: mark("{who} chooses the target for {player}."),
    DecisionKind.PRIORITY: mark("{who} decides what {player} does with priority."),
}
_DECIDES_HERSELF = {
    DecisionKind.PAY: mark("{who} chooses which lands she taps to pay."),
    DecisionKind.SEARCH: mark("{who} chooses the card that she finds."),
    DecisionKind.UNLESS: mark("{who} decides whether she pays."),
    DecisionKind.DISCARD: mark("{who} chooses what she discards."),
    DecisionKind.SACRIFICE: mark("{who} chooses what she sacrifices."),
    DecisionKind.TARGET: mark("{who} chooses the target herself."),
    DecisionKind.PRIORITY: mark("{who} decides what she does with priority."),
}
_PLAYED = mark("{who} chooses the card that {spell} has played.")
_WAITING = mark(
    "While {spell} waits on the stack, {who} decides what {player} does with priority."
)
_ASKED = mark("{player} gets priority before {spell} has finished resolving.")
_CAN = mark("{who} can {deed}.")
_CANNOT = mark("{who} cannot {deed}.")
_PAYS = mark("Mana from {of:s} lands can pay for {on}.")
_ALWAYS = mark("Whatever is decided, {fact}.")
_HAS_TO = mark("{who} has to {deed}.")

ALL_TEMPLATES = (
    *_PLAIN.values(),
    _PLAYER,
    *_TOGETHER.values(),
    *_DECIDES.values(),
    *_DECIDES_HERSELF.values(),
    _PLAYED,
    _WAITING,
    _ASKED,
    _CAN,
    _CANNOT,
    _PAYS,
    _ALWAYS,
    _HAS_TO,
)


def say_option(ask: Ask, option: DerivedOption, speaker: Speaker) -> str:
    """Say one option."""
    if ask.select_all:
        return say_selected(ask, ask.claims[option.claim], speaker)
    answer = say_answers(ask, option.answers, speaker)
    if option.reason is not None:
        return f"{answer} {say_step(option.reason, speaker)}"
    if ask.with_reasons and option.misconception:
        return f"{answer} {speaker.say(BELIEFS[option.misconception].reason)}"
    return answer


def say_selected(ask: Ask, claim: Aspect, speaker: Speaker) -> str:
    """Say what may be selected, as it completes the question."""
    if ask.form is Form.SEES and isinstance(claim, Sees):
        return sentence(say_sight(claim.sight, speaker))
    if ask.form is Form.LEGAL and isinstance(claim, Can):
        return sentence(say_fact(claim.statement, speaker))
    return say_claim(claim, speaker)


def say_answers(ask: Ask, answers: tuple[str, ...], speaker: Speaker) -> str:
    """Say the answers to all that a question asks about, in one sentence."""
    if ask.form is Form.ORDER:
        return say_order(answers[0], speaker)
    if len(answers) == 1:
        return _say_answer(answers[0], speaker)
    parts = tuple(each.part for each in ask.aspects if isinstance(each, OfRuling))
    if parts not in _TOGETHER:
        raise RefusalError("there are no words for these answers together")
    values = dict(zip(parts, answers, strict=True))
    return speaker.say(_TOGETHER[parts], **values)


def _say_answer(answer: str, speaker: Speaker) -> str:
    if answer.isdecimal():
        return answer
    if answer in _PLAIN:
        return speaker.say(_PLAIN[answer])
    word, _, who = answer.rpartition(" ")
    if word in _PLAIN:
        return speaker.say(_PLAIN[word], who=who)
    return speaker.say(_PLAYER, who=answer)


def say_claim(claim: Aspect, speaker: Speaker) -> str:
    """Say a claim as a statement.

    :raises RefusalError: if there are no words for it.
    """
    match claim:
        case AllOf(claims=claims):
            return " ".join(say_claim(each, speaker) for each in claims)
        case Cannot(who=who, statement=statement):
            deed = say_deed(statement, who, speaker)
            return speaker.say(_CANNOT, who=who, deed=deed)
        case Can(statement=SpentMana(of=of, on=on)):
            return speaker.say(_PAYS, of=of, on=on)
        case Can(who=who, statement=statement):
            return speaker.say(_CAN, who=who, deed=say_deed(statement, who, speaker))
        case Always(statement=statement):
            return _say_certain(statement, speaker)
        case Decides() | IsAsked() | NextAsked():
            return _say_deciding(claim, speaker)
    return _say_other_claim(claim, speaker)


def _say_certain(statement: Statement, speaker: Speaker) -> str:
    """Say what comes about anyway: of what a person does, that she has to do it."""
    doer: Player | None = getattr(statement, "by", None)
    if statement.is_conduct and doer is not None:
        deed = say_deed(statement, doer, speaker)
        return speaker.say(_HAS_TO, who=doer, deed=deed)
    return speaker.say(_ALWAYS, fact=say_fact(statement, speaker))


def _say_other_claim(claim: Aspect, speaker: Speaker) -> str:
    match claim:
        case AmountIs():
            return claim_amount(claim, speaker)
        case Sees() | HiddenFrom() | SeenBy():
            return claim_seeing(claim, speaker)
        case NextTurns():
            return claim_order(claim, speaker)
        case RulingClaim():
            return claim_ruling(claim, speaker)
    raise RefusalError("there are no words for this claim")


def _say_deciding(claim: Decides | IsAsked | NextAsked, speaker: Speaker) -> str:
    when = claim.when
    names = {"player": when.player or "", "spell": _spell(when)}
    match claim:
        case Decides(who=who) if when.of in _DECIDES and _is_plain(when):
            words = _DECIDES_HERSELF if who == when.player else _DECIDES
            return speaker.say(words[when.of], who=who, **names)
        case Decides(who=who) if when.of is DecisionKind.CHOOSE and not when.player:
            return speaker.say(_PLAYED, who=who, **names)
        case Decides(who=who) if _waits_with_priority(when):
            return speaker.say(_WAITING, who=who, **names)
        case IsAsked() if _may_interrupt(claim):
            return speaker.say(_ASKED, **names)
    return claim_deciding(claim, speaker)


def _is_plain(when: Occasion) -> bool:
    """Say whether an occasion names a player, and neither a moment nor a place."""
    moments = (when.step, when.turn_of, when.subgame, when.while_on_stack)
    return when.player is not None and all(each is None for each in moments)


def _waits_with_priority(when: Occasion) -> bool:
    return when.of is DecisionKind.PRIORITY and when.while_on_stack is not None


def _may_interrupt(claim: IsAsked) -> bool:
    when = claim.when
    asks = when.of is DecisionKind.PRIORITY and when.while_resolving is not None
    return asks and when.player is not None and not isinstance(claim, IsNotAsked)


def _spell(when: Occasion) -> str:
    return when.while_on_stack or when.while_resolving or when.cause or ""


def say_belief(misconception: str, speaker: Speaker) -> str:
    """Say a misconception as a clause that completes "You answered as if ..."."""
    return speaker.translate(BELIEFS[misconception].as_if)
