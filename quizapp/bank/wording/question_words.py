"""Words for what is asked: the question of each form, by what it asks about."""

from __future__ import annotations

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.wording.board.picture_words import say_zone
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import Decides, IsAsked, WhoDecides
from quizapp.rules.proof.aspects.powers import Always, Can
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.statements.cards import InZone, Left, WasCast, WasSacrificed
from quizapp.rules.proof.statements.doings import (
    Found,
    HasDiscarded,
    HasDrawn,
    SpentMana,
)
from quizapp.rules.proof.statements.statement import Statement
from quizapp.rules.refusal import RefusalError

_CAN = {
    "found-none": mark("Can {who} have {by} find no card?"),
    "found-none/self": mark("Can {who} find no card?"),
    "found": mark("Can {who} have {by} find {cards}?"),
    "cast": mark("Can {who} have {by} cast {card}?"),
    "cast-over": mark(
        "Can {who} have {by} cast {card} in response to the ability of {over}?"
    ),
    "sacrificed": mark("Can {who} have {card} sacrificed?"),
    "sacrificed-to": mark("Can {who} have {card} sacrificed to {to}?"),
    "in-zone": mark("Can {who} have {card} put into another zone ({zone})?"),
    "transformed": mark("Can {who} have {card} return transformed?"),
    "mana": mark("Can {who} have mana from permanents of {of} pay for {on}?"),
    "drawn": mark("Can {who} have {by} draw a card?"),
    "discarded": mark("Can {who} have {by} discard a card?"),
    "left": mark("Can {who} have {card} leave its zone ({zone})?"),
}

_ALWAYS = {
    "transformed": mark("Is {card} bound to return transformed, whatever is decided?"),
    "in-zone": mark("Is {card} bound to be put into another zone ({zone})?"),
    "found-none": mark("Is the search by {by} bound to find nothing?"),
    "cast": mark("Is {by} bound to cast {card}?"),
    "sacrificed": mark("Is {card} bound to be sacrificed?"),
    "discarded": mark("Is {by} bound to discard a card?"),
    "drawn": mark("Is {by} bound to draw a card?"),
}

_WHO = {
    DecisionKind.PRIORITY: mark("Who decides what {player} does with priority there?"),
    DecisionKind.SEARCH: mark("Who chooses what the search finds?"),
    DecisionKind.UNLESS: mark("Who decides whether the cost is paid?"),
    DecisionKind.PAY: mark("Who decides how the cost is paid?"),
    DecisionKind.CHOOSE: mark("Who chooses the card?"),
    DecisionKind.TARGET: mark("Who chooses the target?"),
    DecisionKind.DISCARD: mark("Who chooses what is discarded?"),
    DecisionKind.SACRIFICE: mark("Who chooses what is sacrificed?"),
    DecisionKind.REMEDY: mark("Who makes the choice in the judge’s remedy?"),
}

_RULING = {
    ("remedy",): mark("You are the judge. What happens about the trigger?"),
    ("penalty",): mark("You are the judge. Which penalty do you give?"),
    ("responsible",): mark("Who was responsible for remembering the trigger?"),
    ("chooser",): mark("Who makes the choice in the remedy?"),
    ("responsible", "chooser"): mark(
        "Who was responsible for remembering the trigger, and who makes the choice in "
        "the remedy?"
    ),
}

_ALL = mark("Which of these statements are true?")

ALL_TEMPLATES = (
    *_CAN.values(),
    *_ALWAYS.values(),
    *_WHO.values(),
    *_RULING.values(),
    _ALL,
)


def say_question(ask: Ask, speaker: Speaker) -> str:
    """Say what is asked.

    :raises RefusalError: if there are no words for it.
    """
    if ask.form is Form.ALL:
        return speaker.say(_ALL)
    first = ask.aspects[0]
    if isinstance(first, OfRuling):
        parts = tuple(each.part for each in ask.aspects if isinstance(each, OfRuling))
        return speaker.say(_known(_RULING, parts))
    if len(ask.aspects) > 1:
        raise RefusalError(
            "there are no words for a question about these things together"
        )
    return _say_aspect(first, speaker)


def _say_aspect(aspect: Aspect, speaker: Speaker) -> str:
    match aspect:
        case Can(who=who, statement=statement):
            kind, values = _in_words(statement, speaker)
            if kind == "found-none" and values["by"] == who:
                kind = "found-none/self"
            return speaker.say(_known(_CAN, kind), who=who, **values)
        case Always(statement=statement):
            kind, values = _in_words(statement, speaker)
            return speaker.say(_known(_ALWAYS, kind), **values)
        case WhoDecides(when=when) | Decides(when=when) | IsAsked(when=when):
            return speaker.say(_known(_WHO, when.of), player=when.player or "")
    raise RefusalError("there are no words for this question")


def _in_words(statement: Statement, speaker: Speaker) -> tuple[str, dict[str, str]]:
    kind, values = describe(statement)
    if "zone" in values:
        values["zone"] = say_zone(Zone(values["zone"]), speaker)
    return kind, values


def _known(table: dict[object, str] | object, key: object) -> str:
    assert isinstance(table, dict)
    if key not in table:
        raise RefusalError(f"there are no words for a question about {key}")
    return str(table[key])


def describe(statement: Statement) -> tuple[str, dict[str, str]]:
    """Return the kind of a statement and the names that words about it need."""
    match statement:
        case Found(by=by, cards="none"):
            return "found-none", {"by": by}
        case Found(by=by, cards=cards):
            return "found", {"by": by, "cards": ", ".join(cards)}
        case WasCast(card=card, by=by, over_ability_of=over):
            names = {"card": str(card), "by": by or ""}
            return ("cast-over", {**names, "over": over}) if over else ("cast", names)
        case WasSacrificed(card=card, to=to):
            kind = "sacrificed-to" if to else "sacrificed"
            return kind, {"card": card, "to": to or ""}
        case InZone(card=card, zone=zone, transformed=transformed):
            kind = "transformed" if transformed else "in-zone"
            return kind, {"card": card, "zone": zone.value}
        case SpentMana(by=by, on=on, of=of):
            return "mana", {"by": by, "on": on, "of": of}
    return _describe_more(statement)


def _describe_more(statement: Statement) -> tuple[str, dict[str, str]]:
    match statement:
        case HasDrawn(by=by):
            return "drawn", {"by": by}
        case HasDiscarded(by=by):
            return "discarded", {"by": by}
        case Left(card=card, zone=zone):
            return "left", {"card": card, "zone": zone.value}
    raise RefusalError("there are no words for this statement")


def occasion_names(when: Occasion) -> dict[str, str]:
    """Return the names that words about an occasion need."""
    return {
        "player": when.player or "",
        "spell": when.while_on_stack or when.while_resolving or when.cause or "",
    }
