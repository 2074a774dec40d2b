"""Opening: the situation of a variant of a question, ready to be edited."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from quizapp.bank.browsing.summary import title_from
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import CardClass, Family
from quizapp.bank.family.filling import VARY, fill_nodes
from quizapp.bank.family.scenario import Scenario, Side, Standing
from quizapp.bank.picture.cards import draw_card
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.nodes import Kind
from quizapp.bank.reading.report import Report, Vocabulary
from quizapp.bank.situation_edits.answering import Asker, answer_edited
from quizapp.bank.situation_edits.answers import Opened
from quizapp.bank.situation_edits.part import Part, part_of
from quizapp.bank.situation_edits.situation import SCENARIO, Situation
from quizapp.bank.staging.setting import used_from_the_battlefield
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.variants.drawing import draw_choice
from quizapp.bank.variants.variant import slots_of
from quizapp.bank.wording.question_words import say_question
from quizapp.bank.wording.speaker import Speaker


def open_situation(
    text: str, chosen: Mapping[str, str], family: Family, catalogue: Catalogue
) -> Situation:
    """Take the document of a family with its slots filled.

    Cards told as ready stand where they are ready, so that they can be moved.
    """
    rest = tuple(
        (key, value)
        for key, value in _document(text, chosen).pairs or ()
        if key.text not in (VARY, SCENARIO)
    )
    return Situation(Part(pairs=rest), _laid_out(family.scenario, catalogue))


def _document(text: str, chosen: Mapping[str, str]) -> Part:
    # Lazily: yaml is heavy, and a program that reads no author file needs none.
    from quizapp.bank.reading.composing import compose
    from quizapp.bank.reading.reader import read_value

    report = Report("", Vocabulary(), read_value)
    (root,) = compose(text, report)
    assert root.kind is Kind.MAPPING
    return part_of(fill_nodes(root, chosen))


def _laid_out(scenario: Scenario, catalogue: Catalogue) -> Scenario:
    sides = {
        f"side_{player.lower()}": _lay_out(scenario.side(player), catalogue)
        for player in scenario.players
    }
    return replace(scenario, **sides)


def _lay_out(side: Side, catalogue: Catalogue) -> Side:
    standing = [
        name for name in side.ready if used_from_the_battlefield(catalogue.card(name))
    ]
    held = tuple(name for name in side.ready if name not in standing)
    return replace(
        side,
        ready=(),
        hand=(*held, *side.hand),
        battlefield=(*(Standing(card=name) for name in standing), *side.battlefield),
    )


def asker_of(
    bank: QuestionBank, question_id: str, seed: int, as_of: str, language: str
) -> Asker:
    """Derive what an edited situation is compared with."""
    variant = bank.variant(question_id, seed)
    key = bank.derive(question_id, seed, as_of)
    return Asker(variant, key, bank.catalogue, Speaker(language, dict(variant.names)))


def open_edited(bank: QuestionBank, asker: Asker) -> Opened:
    """Open a variant for editing, with the catalogue that it can be edited from."""
    catalogue, speaker, variant = asker.catalogue, asker.speaker, asker.variant
    family = asker.key.family
    slots = slots_of(bank.family(variant.question_id).family, catalogue)
    chosen = draw_choice(variant.question_id, slots, variant.seed)
    source = bank.family(variant.question_id).source
    situation = open_situation(source.text, chosen, family, catalogue)
    return Opened(
        situation=situation,
        title=_title(family, variant.question_id, speaker.language),
        question=say_question(family, speaker),
        select_all=family.ask.select_all,
        names=tuple(
            (player, str(speaker.word(player)))
            for player in sorted(family.scenario.players)
        ),
        cards=tuple(
            draw_card(card, place, speaker)
            for place, card in enumerate(catalogue.cards)
        ),
        card_names=catalogue.names,
        permanents=frozenset(
            card.name for card in catalogue.cards if card.is_permanent
        ),
        creatures=frozenset(cards_of(CardClass.CREATURE, catalogue)),
        control_sources=cards_of(CardClass.NEXT_TURN_CONTROL, catalogue),
        edited=answer_edited(situation, asker),
    )


def _title(family: Family, question_id: str, language: str) -> str:
    return family.titles.get(language) or title_from(question_id)
