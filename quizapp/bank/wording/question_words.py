"""Words for what is asked: the question of each form, by what it asks about."""

from __future__ import annotations

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.conduct import AtTheTable
from quizapp.bank.family.family import Family
from quizapp.bank.wording.questions.amount_words import ask_amount
from quizapp.bank.wording.questions.clause import clause_of, say_deed, say_fact
from quizapp.bank.wording.questions.deciding_words import ask_deciding
from quizapp.bank.wording.questions.order_words import ask_order
from quizapp.bank.wording.questions.ruling_words import ask_ruling_claim
from quizapp.bank.wording.questions.sight_words import ask_seeing, ask_which_seen
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.proof.aspects.amounts import Amount, AmountIs
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import Decides, IsAsked, NextAsked, WhoDecides
from quizapp.rules.proof.aspects.policy import AllOf, RulingClaim
from quizapp.rules.proof.aspects.powers import Always, Can, Cannot
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees
from quizapp.rules.proof.aspects.turns import NextTurns, OrderOfTurns
from quizapp.rules.proof.statements.cards import InZone
from quizapp.rules.refusal import RefusalError

_CAN = mark("Can {who} {deed}?")
_CANNOT = mark("Is {who} unable to {deed}?")
_ALWAYS = mark("Is it certain that {fact}, whatever is decided?")
_RETURNS = mark("Is {card} bound to return transformed, whatever is decided?")
_WHO = {
    DecisionKind.PRIORITY: mark("Who then decides what {player} does with priority?"),
    DecisionKind.SEARCH: mark("Who chooses what the search finds?"),
    DecisionKind.UNLESS: mark("Who decides whether the cost is paid?"),
    DecisionKind.PAY: mark("Who decides how the cost is paid?"),
    DecisionKind.CHOOSE: mark("Who chooses the card?"),
    DecisionKind.TARGET: mark("Who chooses the target?"),
    DecisionKind.DISCARD: mark("Who chooses what is discarded?"),
    DecisionKind.SACRIFICE: mark("Who chooses what is sacrificed?"),
    DecisionKind.REMEDY: mark("Who makes the choice in the judge’s remedy?"),
}
_RULING: dict[tuple[str, ...], str] = {
    ("remedy",): mark("You are the judge. What happens about the trigger?"),
    ("penalty",): mark("You are the judge. Which penalty do you give?"),
    ("responsible",): mark("Who was responsible for remembering the trigger?"),
    ("chooser",): mark("Who makes the choice in the remedy?"),
    ("responsible", "chooser"): mark(
        "Who was responsible for remembering the trigger, and who makes the choice in "
        "the remedy?"
    ),
}
_ERROR: dict[tuple[str, ...], str] = {
    ("remedy",): mark("You are the judge. What is done about the error?"),
    ("penalty",): _RULING["penalty",],
    ("responsible",): mark("Who is answerable for the error?"),
    ("chooser",): _RULING["chooser",],
}
"""What is asked where no trigger was missed."""

_ALL = mark("Which of these statements are true?")
_ALL_OF = mark("Which of these descriptions is right?")
_LEGAL = mark("Which of these can {who} bring about?")

ALL_TEMPLATES = (
    _CAN,
    _CANNOT,
    _ALWAYS,
    _RETURNS,
    *_WHO.values(),
    *_RULING.values(),
    *_ERROR.values(),
    _ALL,
    _ALL_OF,
    _LEGAL,
)


def say_question(family: Family, speaker: Speaker) -> str:
    """Say what is asked.

    :raises RefusalError: if there are no words for it.
    """
    ask = family.ask
    if ask.select_all:
        return _say_selection(ask, speaker)
    first = ask.aspects[0]
    if isinstance(first, OfRuling):
        return _say_ruling(family, speaker)
    if len(ask.aspects) > 1:
        raise RefusalError(
            "there are no words for a question about these things together"
        )
    return say_aspect(first, speaker)


def _say_selection(ask: Ask, speaker: Speaker) -> str:
    if ask.form is Form.SEES and ask.who is not None:
        return ask_which_seen(ask.who, speaker)
    if ask.form is Form.LEGAL and ask.who is not None:
        return speaker.say(_LEGAL, who=ask.who)
    return speaker.say(_ALL)


def _say_ruling(family: Family, speaker: Speaker) -> str:
    error = any(isinstance(each, AtTheTable) for each in family.happens)
    aspects = family.ask.aspects
    parts = tuple(each.part for each in aspects if isinstance(each, OfRuling))
    known = _ERROR if error else _RULING
    if parts not in known:
        raise RefusalError(f"there are no words for a question about {parts}")
    return speaker.say(known[parts])


def say_aspect(aspect: Aspect, speaker: Speaker) -> str:
    """Say one thing that is asked about, as a question.

    :raises RefusalError: if there are no words for it.
    """
    match aspect:
        case Can(who=who, statement=statement):
            template = _CANNOT if isinstance(aspect, Cannot) else _CAN
            deed = say_deed(statement, who, speaker)
            return speaker.say(template, who=who, deed=deed)
        case Always(statement=InZone(transformed=True) as statement):
            return speaker.say(_RETURNS, **clause_of(statement, speaker).values)
        case Always(statement=statement):
            return speaker.say(_ALWAYS, fact=say_fact(statement, speaker))
        case WhoDecides(when=when) if when.of in _WHO and _is_plain(aspect):
            return speaker.say(_WHO[when.of], player=when.player or "")
        case WhoDecides() | Decides() | IsAsked() | NextAsked():
            return ask_deciding(aspect, speaker)
    return _say_other(aspect, speaker)


def _is_plain(aspect: WhoDecides) -> bool:
    when = aspect.when
    named = when.player is not None or when.of is not DecisionKind.PRIORITY
    return named and when.subgame is None and when.while_on_stack is None


def _say_other(aspect: Aspect, speaker: Speaker) -> str:
    match aspect:
        case AmountIs() | AllOf():
            return speaker.say(_ALL_OF)
        case Amount():
            return ask_amount(aspect, speaker)
        case Sees() | HiddenFrom() | SeenBy():
            return ask_seeing(aspect, speaker)
        case NextTurns() | OrderOfTurns():
            return ask_order(aspect, speaker)
        case RulingClaim():
            return ask_ruling_claim(aspect, speaker)
        case OfRuling(part=part):
            return speaker.say(_RULING[part,])
    raise RefusalError("there are no words for this question")
