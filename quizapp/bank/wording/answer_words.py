"""Words for options: what an answer says, and what a claim claims."""

from __future__ import annotations

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.wording.belief_words import BELIEFS
from quizapp.bank.wording.question_words import describe, occasion_names
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import Decides, IsAsked
from quizapp.rules.proof.aspects.powers import Can
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.refusal import RefusalError

_PLAIN = {
    "yes": mark("Yes."),
    "no": mark("No."),
    "nobody": mark("Nobody."),
    "none": mark("No penalty."),
    "warning": mark("A Warning for {who}."),
    "game loss": mark("A Game Loss for {who}."),
    "play on": mark("Nothing is done: the game goes on without the trigger."),
    "stack at once": mark("It is put on the stack now, and nobody is asked."),
    "stack if chosen": mark("{who} chooses whether it is put on the stack now."),
    "default if chosen": mark(
        "{who} chooses whether it resolves now with its default action."
    ),
    "default unless declined": mark(
        "It resolves at once with its default action, unless {who} declines."
    ),
    "default now or next phase": mark(
        "It resolves with its default action; {who} chooses whether now or as the next phase "
        "begins."
    ),
}
_PLAYER = mark("{who}.")
_TOGETHER = {
    ("responsible", "chooser"): mark(
        "{responsible} was responsible for it, and {chooser} makes the choice."
    ),
}
_DECIDES = {
    DecisionKind.CHOOSE: mark("{who} chooses the card that {spell} has played."),
    DecisionKind.PAY: mark("{who} chooses which lands {player} taps to pay."),
    DecisionKind.SEARCH: mark("{who} chooses the card that {player} finds."),
    DecisionKind.UNLESS: mark("{who} decides whether {player} pays."),
    DecisionKind.DISCARD: mark("{who} chooses what {player} discards."),
    DecisionKind.SACRIFICE: mark("{who} chooses what {player} sacrifices."),
    DecisionKind.TARGET: mark("{who} chooses the target for {player}."),
    DecisionKind.PRIORITY: mark("{who} decides what {player} does with priority."),
}
_WAITING = mark(
    "While {spell} waits on the stack, {who} decides what {player} does with priority."
)
_ASKED = mark("{player} gets priority before {spell} has finished resolving.")
_CAN = {
    "found-none": mark("{who} can have {by} find no card."),
    "cast": mark("{who} can have {by} cast {card}."),
    "mana": mark("Mana from {of:s} lands can pay for {on}."),
    "sacrificed": mark("{who} can have {card} sacrificed."),
    "transformed": mark("{who} can have {card} return transformed."),
    "drawn": mark("{who} can have {by} draw a card."),
    "discarded": mark("{who} can have {by} discard a card."),
}

ALL_TEMPLATES = (
    *_PLAIN.values(),
    _PLAYER,
    *_TOGETHER.values(),
    *_DECIDES.values(),
    _WAITING,
    _ASKED,
    *_CAN.values(),
)


def say_option(ask: Ask, option: DerivedOption, speaker: Speaker) -> str:
    """Say one option."""
    if ask.form is Form.ALL:
        return say_claim(ask.claims[option.claim], speaker)
    answer = say_answers(ask, option.answers, speaker)
    if option.reason is not None:
        return f"{answer} {say_step(option.reason, speaker)}"
    if ask.with_reasons and option.misconception:
        return f"{answer} {speaker.say(BELIEFS[option.misconception].reason)}"
    return answer


def say_answers(ask: Ask, answers: tuple[str, ...], speaker: Speaker) -> str:
    """Say the answers to all that a question asks about, in one sentence."""
    if len(answers) == 1:
        return _say_answer(answers[0], speaker)
    parts = tuple(each.part for each in ask.aspects if isinstance(each, OfRuling))
    if parts not in _TOGETHER:
        raise RefusalError("there are no words for these answers together")
    values = dict(zip(parts, answers, strict=True))
    return speaker.say(_TOGETHER[parts], **values)


def _say_answer(answer: str, speaker: Speaker) -> str:
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
        case Decides(who=who, when=when) if when.while_on_stack:
            return speaker.say(_WAITING, who=who, **occasion_names(when))
        case Decides(who=who, when=when) if when.of in _DECIDES:
            return speaker.say(_DECIDES[when.of], who=who, **occasion_names(when))
        case IsAsked(when=when) if when.of is DecisionKind.PRIORITY:
            return speaker.say(_ASKED, **occasion_names(when))
        case Can(who=who, statement=statement):
            kind, values = describe(statement)
            if kind in _CAN:
                return speaker.say(_CAN[kind], who=who, **values)
    raise RefusalError("there are no words for this claim")


def say_belief(misconception: str, speaker: Speaker) -> str:
    """Say a misconception as a clause that completes "You answered as if ..."."""
    return speaker.translate(BELIEFS[misconception].as_if)
