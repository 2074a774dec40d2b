"""Every question as it is posed and explained in French."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.wording.card_words import say_rules_text, say_type_line
from quizapp.bank.wording.speaker import Speaker
from tests.support.french_print import english_words, misprints

BANK = QuestionBank()
SEED = 1
NAMES = sorted(
    {
        name
        for card in BANK.catalogue.cards
        for name in (card.name, card.back.name if card.back else card.name)
    },
    key=len,
    reverse=True,
)
NOT_ELIDED = re.compile(r"\b(?:de|que) [AEIOUÉ]\w+")


def _without_names(text: str) -> str:
    """Return a sentence without names of cards, which are English, and mana symbols."""
    for name in NAMES:
        text = text.replace(name, "X")
    return re.sub(r"\{\w+\}", "X", text)


def _sentences(question_id: str) -> Iterator[str]:
    today = BANK.newest_date()
    posed = BANK.pose(question_id, SEED, today, "fr")
    yield from (posed.note, *posed.stem, posed.question, *posed.board.lines)
    yield from (BANK.topic_name(topic, "fr") for topic in posed.topics)
    dated = BANK.through_the_editions(question_id, SEED, today, "fr")
    yield from (answer.text for answer in dated)
    for since in {answer.since for answer in dated} | {today}:
        told = BANK.explain_as_of(question_id, SEED, today, since, "fr")
        for option in told.options:
            yield from (option.text, option.because)
        yield from (option.belief for option in told.options if option.belief)
        yield from (step.text for step in told.steps)


def _faults(text: str) -> list[object]:
    bare = _without_names(text)
    return [*misprints(bare), *english_words(bare), *NOT_ELIDED.findall(bare)]


@pytest.mark.parametrize("question_id", BANK.question_ids())
def test_a_question_is_french_from_the_stem_to_the_explanation(question_id):
    said = set(_sentences(question_id))

    assert said
    assert [text for text in sorted(said) if _faults(text)] == []


def test_every_card_is_told_in_french():
    speaker = Speaker("fr", {})
    told = {
        card.name: f"{say_type_line(card, speaker)}. {say_rules_text(card, speaker)}"
        for card in BANK.catalogue.cards
    }

    assert told
    assert [name for name, text in told.items() if _faults(text.rstrip())] == []
