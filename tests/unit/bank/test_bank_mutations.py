"""Whatever happens to a file of the bank, it is derived or refused in its place."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from functools import cache, partial
from pathlib import Path

import pytest
from msgspec import Struct

from quizapp.bank.cases.case_files import read_case
from quizapp.bank.cases.judging import judge_case
from quizapp.bank.catalogue import CARD_WORDS, MAXIMUM_LINES, Catalogue
from quizapp.bank.checking import outcome_of
from quizapp.bank.family.loading import LoadedFamily, load_family, question_words
from quizapp.bank.family.texts import texts_in
from quizapp.bank.pack.named_cards import content_hash
from quizapp.bank.pack.packing import check_outcomes, refused_family
from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.files import decode_text, hash_content
from quizapp.bank.staging import world
from quizapp.bank.variants.variant import all_choices, slots_of
from quizapp.rules.cards.card import Card
from quizapp.rules.proof.graph import explore
from quizapp.rules.refusal import RefusalError
from tests.support.bank_mutations import QUESTIONS, Values, list_bank_files, mutate

FEW_STATES = 2_000
"""A change may make a question very large; being refused for it is an outcome, too."""

SHORT, LONG = 120, 1_000
UNREADABLE, REFUSED, DERIVED = "unreadable", "refused", "derived"


class Bank(Struct):
    """The bank as it is, read once."""

    catalogue: Catalogue
    texts: dict[str, dict[Path, str]]
    values: dict[str, Values]
    families: dict[Path, LoadedFamily]
    users: dict[str, list[LoadedFamily]]
    """Families by each name that stands in them."""


@cache
def bank() -> Bank:
    catalogue = Catalogue(QUESTIONS / "cards")
    texts = {
        kind: {path: path.read_text("utf-8") for path in paths}
        for kind, paths in list_bank_files().items()
    }
    families, users = {}, defaultdict(list)
    for path in texts["families"]:
        families[path] = loaded = load_family(path, catalogue, path.name)
        for text in set(texts_in(loaded.family)):
            users[text].append(loaded)
    values = {kind: Values(each.values()) for kind, each in texts.items()}
    return Bank(catalogue, texts, values, families, users)


@pytest.fixture(autouse=True)
def few_states(monkeypatch):
    monkeypatch.setattr(world, "explore", partial(explore, budget=FEW_STATES))


def check_faults(faults, content):
    """Demand that each fault is one sentence at a place of the file."""
    lines = content.count(b"\n") + content.count(b"\r") + 2
    assert faults
    for fault in faults:
        assert 1 <= fault.line <= lines
        assert fault.column >= 1
        assert fault.message.strip()
        assert "\n" not in fault.message
        assert "Traceback" not in fault.message


def derive(rng, loaded, content, catalogue, must_name=""):
    """Derive one filling of a family, or see it refused."""
    try:
        slots = slots_of(loaded.family, catalogue)
    except RefusalError as error:
        check_faults(refused_family(loaded, str(error)).faults, content)
        return REFUSED
    every = list(all_choices(slots))
    naming = [each for each in every if must_name in each.values()]
    chosen = rng.choice(naming or every)
    outcome = outcome_of(loaded, chosen, catalogue)
    checked = check_outcomes(loaded, slots, {}, [(chosen, outcome)])
    if checked.variants and not checked.faults:
        return DERIVED
    check_faults(checked.faults, content)
    return REFUSED


def change_a_family(rng, folder):
    path = rng.choice(sorted(bank().families))
    _, content = mutate(rng, bank().texts["families"][path], bank().values["families"])
    changed = folder / path.name
    changed.write_bytes(content)
    catalogue, before = bank().catalogue, bank().families[path]
    try:
        loaded = load_family(changed, catalogue, path.name)
    except UnreadableError as error:
        check_faults(error.faults, content)
        return UNREADABLE
    found = derive(rng, loaded, content, catalogue)
    if found is DERIVED and loaded.family.scenario != before.family.scenario:
        hashes = [
            content_hash(each, slots_of(each.family, catalogue), catalogue)
            for each in (before, loaded)
        ]
        assert hashes[0] != hashes[1]
    return found


def change_a_card(rng, folder):
    path = rng.choice(sorted(bank().texts["cards"]))
    _, content = mutate(rng, bank().texts["cards"][path], bank().values["cards"])
    try:
        text = decode_text(content, path.name)
        card = read_document(text, path.name, Card, CARD_WORDS, MAXIMUM_LINES)
    except UnreadableError as error:
        check_faults(error.faults, content)
        return UNREADABLE
    cards = folder / "cards"
    cards.mkdir(exist_ok=True)
    (cards / path.name).write_bytes(content)
    catalogue = Catalogue(cards, QUESTIONS / "cards")
    catalogue.__dict__["_read"] = with_changed_card(card, content)
    users = bank().users.get(card.name)
    if not users:
        return DERIVED  # nothing names it any more
    loaded = rng.choice(users)
    return derive(rng, loaded, b"\n" * 80, catalogue, card.name)


def with_changed_card(card, content):
    """Return what a catalogue has read, with one card in place of the one it was."""
    cards, faults, hashes = bank().catalogue._read
    hashed = hash_content(content)
    return {**cards, card.name: card}, faults, {**hashes, card.name: hashed}


def change_a_case(rng, folder):
    path = rng.choice(sorted(bank().texts["cases"]))
    _, content = mutate(rng, bank().texts["cases"][path], bank().values["cases"])
    changed = folder / path.name
    changed.write_bytes(content)
    try:
        case = read_case(changed, question_words(bank().catalogue))
    except UnreadableError as error:
        check_faults(error.faults, content)
        return UNREADABLE
    try:
        judge_case(case, bank().catalogue)
    except RefusalError:
        return REFUSED
    return DERIVED


CHANGES = {
    "family": change_a_family,
    "card": change_a_card,
    "case": change_a_case,
}


def change_many(kind, numbers, folder):
    """Make many changes, each from its own number, and count what became of them."""
    found = Counter()
    for number in numbers:
        try:
            found[CHANGES[kind](random.Random(f"{kind}/{number}"), folder)] += 1
        except Exception as error:
            raise AssertionError(f"change {number} of a {kind}") from error
    return found


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_file_is_derived_or_refused_with_a_located_sentence(kind, tmp_path):
    found = change_many(kind, range(SHORT), tmp_path)

    assert sum(found.values()) == SHORT
    assert found[UNREADABLE] > SHORT // 4
    assert found[DERIVED] > SHORT // 50


@pytest.mark.long
@pytest.mark.parametrize("kind", CHANGES)
def test_a_thousand_changed_files_are_derived_or_refused(kind, tmp_path):
    found = change_many(kind, range(SHORT, SHORT + LONG), tmp_path)

    assert sum(found.values()) == LONG
    assert found[DERIVED] > LONG // 50


def test_a_changed_scenario_has_another_hash_though_nothing_else_changed(tmp_path):
    for path, loaded in bank().families.items():
        text = bank().texts["families"][path]
        changed = tmp_path / path.name
        changed.write_text(text.replace("scenario:", "scenario: # other", 1), "utf-8")

        assert (
            load_family(changed, bank().catalogue).content_hash != loaded.content_hash
        )
