"""The guide for authors lists what the program reads, all of it, as it is now."""

from __future__ import annotations

import re

import pytest

from quizapp.bank.catalogue import CARD_WORDS
from quizapp.bank.checking import check_files
from quizapp.bank.family.ask import Form
from quizapp.bank.family.family import CardClass, Slot
from quizapp.bank.family.loading import question_words
from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.proof.occasions import Occasion
from tests.support.small_bank import KEPT
from tools.authoring_guide import GUIDE, reference, written_part
from tools.field_docs import fields_of

TEXT = GUIDE.read_text("utf-8")
BANK = QuestionBank()
FAMILIES = [
    *question_words(BANK.catalogue).families.values(),
    *CARD_WORDS.families.values(),
]


def test_the_reference_is_what_the_code_says():
    assert written_part(TEXT) + reference() == TEXT, "run: make authoring-guide"


@pytest.mark.parametrize("words", FAMILIES, ids=lambda words: next(iter(words)))
def test_every_word_of_every_list_has_its_heading(words):
    assert {word for word in words if f"\n### `{word}`\n" not in TEXT} == set()


@pytest.mark.parametrize("words", FAMILIES, ids=lambda words: next(iter(words)))
def test_every_word_says_what_it_means(words):
    for word in words:
        said = TEXT.split(f"\n### `{word}`\n", 1)[1].lstrip().splitlines()[0]
        assert said.endswith((".", "?")), word


@pytest.mark.parametrize("cls", [Slot, Occasion])
def test_every_slot_kind_and_every_field_of_an_occasion_is_listed(cls):
    for field, _ in fields_of(cls):
        assert f"\n| `{field.encode_name}` |" in TEXT


@pytest.mark.parametrize("value", [*Form, *CardClass])
def test_every_answer_form_and_card_class_is_listed(value):
    assert f"\n- `{value}`" in TEXT


def test_every_link_leads_to_a_heading():
    headings = {
        line.lstrip("# ").replace("`", "").lower().replace(" ", "-")
        for line in TEXT.splitlines()
        if line.startswith("#")
    }
    links = set(re.findall(r"\]\(#([a-z-]+)\)", TEXT))
    assert links
    assert links <= headings


def test_the_slots_that_the_guide_shows_can_be_written(tmp_path):
    text = (KEPT / "tutor-must-find.yaml").read_text("utf-8")
    text = text.replace(
        "turn: {of: A, step: precombat main}", "turn: {of: A, step: $step}"
    )
    text = text.replace(
        "ready: [$tool], library: {Plains: 2",
        "life: $life, ready: [$tool], library: {Plains: $lands",
    )
    shown = re.search(r"    vary:\n((?:      .*\n)+)", TEXT)
    assert shown is not None
    kept = [
        line[4:]
        for line in shown[1].splitlines()
        if line.split(":")[0].strip() in ("life", "lands", "step")
    ]
    vary = "\n".join(["vary:", "  tool: {cards: [Demonic Tutor]}", *kept])
    path = tmp_path / "shown.yaml"
    path.write_text(re.sub(r"vary: .*", vary, text), "utf-8")

    (checked,) = check_files(BANK, [path])

    assert checked.faults == ()
    assert checked.variants == 2 * 3 * 2
