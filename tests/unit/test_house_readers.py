"""The readers behind the house rules find what is planted for them."""

from __future__ import annotations

import ast

import pytest

from tests.support.house import (
    card_names,
    days_read,
    forbidden_words,
    functions_longer_than,
    imported_packages,
    impure_acts,
    names_of_content,
    question_ids,
)

CONTENT = forbidden_words({"Demonic Tutor", "Jace, Vryn's Prodigy"}, {"may-not-fail"})


@pytest.mark.parametrize(
    "planted",
    [
        "card = 'Demonic Tutor'",
        "card = 'demonic-tutor'",
        "demonic_tutor = 1",
        "DEMONIC_TUTOR = 1",
        "class DemonicTutor: ...",
        "def demonic_tutor(): ...",
        "def search(demonic_tutor): ...",
        "search(demonic_tutor=1)",
        "cards.demonic_tutor",
        "from cards import demonic_tutor",
        "jace_vryns_prodigy = 1",
        "question = 'may-not-fail'",
    ],
)
def test_a_planted_name_is_found(planted):
    assert len(names_of_content(ast.parse(planted), CONTENT)) >= 1


@pytest.mark.parametrize(
    "harmless",
    [
        '"""Think of Demonic Tutor."""',
        'class Search:\n    """Demonic Tutor"""',
        'count: int\n"""may-not-fail"""',
        "text = 'Demonic Tutor finds a card'",
        "tutor = demonic = 1",
    ],
)
def test_documentation_and_parts_of_names_are_left_alone(harmless):
    assert names_of_content(ast.parse(harmless), CONTENT) == []


def test_names_and_ids_are_read_from_the_content_folder(tmp_path):
    cards = tmp_path / "questions" / "cards"
    topic = tmp_path / "questions" / "some-topic"
    cards.mkdir(parents=True)
    topic.mkdir()
    (cards / "jace.yaml").write_text("name: Jace\nback: {name: Jace Awake}\n")
    (cards / "swamp.yaml").write_text("name: Swamp\n")
    (topic / "may-not-fail.yaml").write_text("{}\n")

    assert card_names(tmp_path) == {"Jace", "Jace Awake"}
    assert question_ids(tmp_path) == {"may-not-fail"}


def test_a_planted_impure_act_is_found():
    tree = ast.parse("def f():\n    global x\n    x = open('y')\n    print(x)")

    assert impure_acts(tree) == ["line 2: global", "line 3: open()", "line 4: print()"]


def test_a_planted_import_is_found_wherever_it_hides():
    tree = ast.parse("def f():\n    import os.path\n    from random import random")

    assert imported_packages(tree) == {"os", "random"}


def test_a_planted_long_function_is_found():
    tree = ast.parse("def long():\n" + "    pass\n" * 5)

    assert functions_longer_than(5, tree) == {"long": 6}


def test_a_day_that_is_read_from_a_rulebook_is_found():
    tree = ast.parse("game.rulebook.as_of < A\nrulebook.as_of\ncase.as_of\nrulebook.x")

    assert days_read(tree) == ["line 1", "line 2"]
