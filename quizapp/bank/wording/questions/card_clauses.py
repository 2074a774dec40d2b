"""Words for statements about what became of cards."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_copies
from quizapp.bank.wording.questions.clause import Clause, Phrase, clause_of
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.proof.statements.cards import InZone, Left, WasCast, WasSacrificed
from quizapp.rules.refusal import RefusalError

_CAST = {
    "": Phrase(mark("{card} is cast"), mark("have {card} cast")),
    "by": Phrase(
        mark("{by} casts {card}"),
        mark("have {by} cast {card}"),
        mark("cast {card}"),
    ),
    "by-at": Phrase(
        mark("{by} casts {card} targeting {target}"),
        mark("have {by} cast {card} targeting {target}"),
        mark("cast {card} targeting {target}"),
    ),
    "by-at-self": Phrase(
        mark("{by} casts {card} targeting herself"),
        mark("have {by} cast {card} targeting herself"),
        mark("cast {card} targeting herself"),
    ),
    "by-over": Phrase(
        mark("{by} casts {card} in response to the ability of {over}"),
        mark("have {by} cast {card} in response to the ability of {over}"),
        mark("cast {card} in response to the ability of {over}"),
    ),
}
_SACRIFICED = {
    "": Phrase(mark("{card} is sacrificed"), mark("have {card} sacrificed")),
    "to": Phrase(
        mark("{card} is sacrificed to {to}"), mark("have {card} sacrificed to {to}")
    ),
    "to-self": Phrase(
        mark("{card} is sacrificed to itself"), mark("have {card} sacrificed to itself")
    ),
    "several": Phrase(mark("{card} are sacrificed"), mark("have {card} sacrificed")),
    "several-to": Phrase(
        mark("{card} are sacrificed to {to}"), mark("have {card} sacrificed to {to}")
    ),
    "by": Phrase(
        mark("{by} sacrifices {card}"),
        mark("have {by} sacrifice {card}"),
        mark("sacrifice {card}"),
    ),
    "by-to": Phrase(
        mark("{by} sacrifices {card} to {to}"),
        mark("have {by} sacrifice {card} to {to}"),
        mark("sacrifice {card} to {to}"),
    ),
}
_MOVED = {
    Zone.BATTLEFIELD: Phrase(
        mark("{card} enters the battlefield"),
        mark("have {card} enter the battlefield"),
    ),
    Zone.STACK: Phrase(
        mark("{card} is put on the stack"), mark("have {card} put on the stack")
    ),
    Zone.HAND: Phrase(
        mark("{card} is put into its owner’s hand"),
        mark("have {card} put into its owner’s hand"),
    ),
    Zone.LIBRARY: Phrase(
        mark("{card} is put into its owner’s library"),
        mark("have {card} put into its owner’s library"),
    ),
    Zone.GRAVEYARD: Phrase(
        mark("{card} is put into a graveyard"),
        mark("have {card} put into a graveyard"),
    ),
    Zone.EXILE: Phrase(mark("{card} is exiled"), mark("have {card} exiled")),
    Zone.COMMAND: Phrase(
        mark("{card} is put into the command zone"),
        mark("have {card} put into the command zone"),
    ),
}
_TRANSFORMED = Phrase(
    mark("{card} returns transformed"), mark("have {card} return transformed")
)
_LEFT = Phrase(mark("{card} leaves {place}"), mark("have {card} taken from {place}"))
_PLACES = {
    Zone.BATTLEFIELD: mark("the battlefield"),
    Zone.STACK: mark("the stack"),
    Zone.HAND: mark("its owner’s hand"),
    Zone.LIBRARY: mark("its owner’s library"),
    Zone.GRAVEYARD: mark("its owner’s graveyard"),
    Zone.EXILE: mark("exile"),
    Zone.COMMAND: mark("the command zone"),
}

ALL_TEMPLATES = (
    *(part for each in _CAST.values() for part in each if part),
    *(part for each in _SACRIFICED.values() for part in each if part),
    *(part for each in _MOVED.values() for part in each if part),
    *(part for part in _TRANSFORMED if part),
    *(part for part in _LEFT if part),
    *_PLACES.values(),
)


def _kind(**given: object) -> str:
    return "-".join(name for name, value in given.items() if value is not None)


@clause_of.register
def _(statement: WasCast, speaker: Speaker) -> Clause:
    kind = _kind(
        by=statement.by, at=statement.targeting, over=statement.over_ability_of
    )
    if kind == "by-at" and statement.targeting == statement.by:
        kind = "by-at-self"
    if kind not in _CAST:
        raise RefusalError("there are no words for casting in all these ways together")
    values: dict[str, str | int] = {
        "card": statement.card,
        "by": statement.by or "",
        "target": statement.targeting or "",
        "over": statement.over_ability_of or "",
    }
    return Clause(_CAST[kind], values, statement.by or "")


@clause_of.register
def _(statement: WasSacrificed, speaker: Speaker) -> Clause:
    count = statement.count
    card = statement.card
    name = card if count == 1 else say_copies(card, count, speaker)
    values: dict[str, str | int] = {
        "card": name,
        "by": statement.by or "",
        "to": statement.to or "",
    }
    kind = _kind(by=statement.by, to=statement.to)
    if kind == "to" and statement.to == card:
        kind = "to-self"
    if count > 1 and statement.by is None:
        kind = f"several-{kind}" if kind else "several"
    return Clause(_SACRIFICED[kind], values, statement.by or "")


@clause_of.register
def _(statement: InZone, speaker: Speaker) -> Clause:
    del speaker
    phrase = _TRANSFORMED if statement.transformed else _MOVED[statement.zone]
    return Clause(phrase, {"card": statement.card})


@clause_of.register
def _(statement: Left, speaker: Speaker) -> Clause:
    place = speaker.translate(_PLACES[statement.zone])
    return Clause(_LEFT, {"card": statement.card, "place": place})
