"""Writing a draft: the text of a question file, with comments that teach."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.drafting.draft import KINDS, Draft, Kind
from quizapp.bank.drafting.draft import quoted as _q
from quizapp.bank.family.family import CardClass
from quizapp.bank.variants.card_classes import cards_of
from quizapp.rules.cards.card import Card
from quizapp.rules.instructions.searching import Search

_RULINGS = {
    Kind.REMEDY: "[{ruling: remedy}]",
    Kind.PENALTY: "[{ruling: penalty}]",
    Kind.RESPONSIBLE: "[{ruling: responsible}, {ruling: chooser}]",
}
_SEARCHES = frozenset({Kind.WHO_FINDS, Kind.FIND_NOTHING, Kind.WHAT_HOLDS})


def write_draft(draft: Draft, catalogue: Catalogue) -> str:
    """Write the file of a draft; no key is in it, as keys are derived."""
    return "\n".join(_lines(draft, catalogue)) + "\n"


def _lines(draft: Draft, catalogue: Catalogue) -> Iterator[str]:
    yield f"# {KINDS[draft.kind].says}"
    yield "# Numbers of source rows that it exercises, if you keep such a list:"
    yield "rows: []"
    yield f"topics: [{', '.join(draft.topics)}]"
    yield "# 1 to 3: how much knowledge it takes, and how much there is to read."
    yield "level: 2"
    yield "complexity: 2"
    if draft.kind in _RULINGS:
        yield "# How strictly the tournament is judged."
        yield "rel: competitive"
    yield from _scenario(draft, catalogue)
    yield from _happens(draft)
    yield from _ask(draft)
    yield from _rest(draft)


def _scenario(draft: Draft, catalogue: Catalogue) -> Iterator[str]:
    step = "precombat main" if draft.kind in _SEARCHES else "upkeep"
    yield "# The situation before anything happens. A is the active player."
    yield "scenario:"
    yield "  players: [A, N]"
    yield f"  turn: {{of: A, step: {step}}}"
    yield from _side(draft, catalogue)
    if draft.control:
        given = f"who: A, by: N, source: {_q(draft.control)}, during: this_turn"
        yield "  # An effect that is there already: N decides for A this turn."
        yield f"  given: [{{control_player: {{{given}}}}}]"


def _side(draft: Draft, catalogue: Catalogue) -> Iterator[str]:
    others = ", ".join(_q(each) for each in draft.others)
    if draft.kind not in _SEARCHES:
        standing = ", ".join(filter(None, (draft.slot, others)))
        yield f"  A: {{battlefield: [{standing}]}}"
        return
    found = ", ".join(f"{_q(name)}: 2" for name in _findable(draft, catalogue))
    yield "  # ready: in hand, or on the battlefield if it is used from there."
    yield "  # others: cards that nobody names."
    yield "  A:"
    yield f"    ready: [{draft.slot}]"
    if others:
        yield f"    battlefield: [{others}]"
    yield f"    library: {{{found}, others: 20}}"


def _findable(draft: Draft, catalogue: Catalogue) -> tuple[str, ...]:
    """Name cards for a library: for each search of the draft at least one that fits."""
    names: tuple[str, ...] = (draft.card,)
    if draft.card_class is not None:
        names = cards_of(draft.card_class, catalogue)
    lands = cards_of(CardClass.BASIC_LAND, catalogue)[:1]
    found = dict.fromkeys((*lands, *cards_of(CardClass.PLAIN_CREATURE, catalogue)[:1]))
    for name in names:
        for fitting in _fitting(catalogue.card(name), catalogue):
            found.setdefault(fitting)
    return tuple(found)


def _fitting(card: Card, catalogue: Catalogue) -> Iterator[str]:
    """Yield the first card that the card's search for a quality can find."""
    abilities = (each for ability in card.abilities for each in ability.do)
    for instruction in (*card.do, *abilities):
        if isinstance(instruction, Search) and instruction.quality is not None:
            fits = instruction.quality.fits
            yield from [each.name for each in catalogue.cards if fits(each)][:1]


def _happens(draft: Draft) -> Iterator[str]:
    yield "# What happens before the question is asked, in order."
    yield "happens:"
    if draft.kind in _SEARCHES:
        yield f"  - {{use: {draft.slot}, by: A}}"
        yield "  - {resolve: top}"
    elif draft.kind is Kind.WHO_PAYS:
        yield "  - {resolve: top}"
    else:
        yield f"  - {{forget: {draft.slot}}}"
        yield "  - {begin: draw}"
        yield f"  - {{notice: {draft.slot}}}"


def _ask(draft: Draft) -> Iterator[str]:
    yield f"# {KINDS[draft.kind].teaches}"
    decider = "N" if draft.control else "A"
    if draft.kind in _RULINGS:
        yield f"ask: {{form: single, about: {_RULINGS[draft.kind]}}}"
    elif draft.kind is Kind.FIND_NOTHING:
        statement = "{found: {by: A, cards: none}}"
        yield f"ask: {{form: can, who: {decider}, statement: {statement}}}"
    elif draft.kind is Kind.WHAT_HOLDS:
        yield from _claims(decider)
    else:
        of = "search" if draft.kind is Kind.WHO_FINDS else "unless"
        about = f"[{{who_decides: {{when: {{of: {of}}}}}}}]"
        yield f"ask: {{form: single, reasons: true, about: {about}}}"


def _claims(decider: str) -> Iterator[str]:
    nothing = "{found: {by: A, cards: none}}"
    yield "ask:"
    yield "  form: all"
    yield "  claims:"
    yield "    - {decides: {who: A, when: {of: search, player: A}}}"
    yield "    - {decides: {who: N, when: {of: search, player: A}}}"
    yield f"    - {{can: {{who: {decider}, statement: {nothing}}}}}"


def _rest(draft: Draft) -> Iterator[str]:
    if draft.card_class is not None:
        yield "# Each card of the class makes a variant, and each is proven."
        yield f"vary: {{card: {{class: {draft.card_class}}}}}"
    yield "# How far ahead the engine looks."
    yield "horizon: {end_of: step}"
