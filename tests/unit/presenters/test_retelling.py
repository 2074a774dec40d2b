"""Tests that what the engine says is said again in the reader's language."""

from __future__ import annotations

import re

import pytest

from quizapp.bank.family.loading import question_words
from quizapp.bank.family.scenario import Scenario
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.fault import UnreadableError
from quizapp.presenters.retold.retelling import has_words_for, patterns, retell
from quizapp.presenters.words.phrase import Phrase
from tests.support.said_messages import said_messages

FOLDERS = ("rules", "bank", "interchange", "training")
ENGLISH = re.compile(
    r"\b(the|is|are|was|not|must|may|expected|unknown|cannot|with|has|needs|there)\b"
)


class NoCards:
    """A catalogue without a card."""

    cards = ()
    names = ()

    def __contains__(self, _name: str) -> bool:
        return False


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_about_what_is_wrong_has_french_words(folder):
    found = list(said_messages(folder))

    assert found
    assert [(place, said) for place, said in found if not has_words_for(said)] == []


def test_no_two_patterns_begin_from_the_same_sentence():
    said = [each.phrase.en for each in patterns()]

    assert sorted(set(said)) == sorted(said)


def test_both_languages_speak_of_the_same_things():
    slots = re.compile(r"(?<!\{)\{(\w+)\}(?!\})")

    def differ(phrase: Phrase) -> bool:
        return set(slots.findall(str(phrase.en))) != set(slots.findall(str(phrase.fr)))

    assert [each.phrase.en for each in patterns() if differ(each.phrase)] == []


def test_saying_a_message_again_prepares_hardly_any_other_sentence():
    patterns.cache_clear()

    retell("fr", "Bear cannot be used by Nadia at this moment")

    prepared = [each for each in patterns() if "_expression" in vars(each)]
    assert 1 <= len(prepared) <= 20 < len(patterns())


def test_nothing_is_looked_up_for_an_empty_message():
    patterns.cache_clear()

    assert retell("fr", "") == ""

    assert patterns.cache_info().currsize == 0


def test_a_refusal_keeps_its_names_and_numbers():
    said = retell("fr", "Bear cannot be used by Nadia at this moment")

    assert said == "Nadia ne peut pas utiliser Bear à ce moment"


def test_what_stands_inside_a_sentence_is_said_again_too():
    said = retell("fr", "refused: the precombat main step is never reached")

    assert said == (
        "refusé\N{NARROW NO-BREAK SPACE}: cette étape n’est jamais atteinte"
        "\N{NARROW NO-BREAK SPACE}: première phase principale"
    )


def test_a_place_in_a_file_stays_in_front_of_what_is_said():
    said = retell("fr", "questions/a.yaml:3:4: a tab stands here; use spaces")

    assert said.startswith("questions/a.yaml:3:4")
    assert "tabulation" in said


def test_each_line_of_a_list_is_said_by_itself():
    said = retell("fr", "the file is empty\nBear: a planeswalker needs loyalty")

    assert said.splitlines()[0] == "le fichier est vide"
    assert "loyauté" in said.splitlines()[1]


def test_signs_of_mana_stay_as_they_are_written():
    said = retell("fr", '"two" is no mana cost; write it like {2}{B}{B}')

    assert said.endswith("{2}{B}{B}")


def test_english_and_what_nobody_has_words_for_stay_as_they_are():
    assert retell("en", "the file is empty") == "the file is empty"
    assert retell("fr", "quite another matter") == "quite another matter"


@pytest.mark.parametrize(
    "text",
    [
        "players: [A, N]\nturn: {of: Z, step: upkeep}\n",
        "players: [A, A]\nturn: {of: A, step: upkeep}\n",
        "players: A\nturn: {of: A, step: nowhere}\n",
        "players: [A, N]\nturnn: {of: A, step: upkeep}\n",
        "players: [A, N]\nturn: {of: A, step: upkeep}\nA: {life: many}\n",
        "players: [A, N]\nturn: {of: A}\nA: {battlefield: [Dragon of Nothing]}\n",
        "players: [A, N\n",
        "players: [A, N]\nplayers: [A]\n",
        "\tplayers: [A]\n",
        "players: &here [A, N]\n",
        "",
    ],
)
def test_faults_of_a_file_are_said_in_french(text):
    with pytest.raises(UnreadableError) as caught:
        read_document(text, "x.yaml", Scenario, question_words(NoCards()))

    for fault in caught.value.faults:
        said = retell("fr", fault.message)
        quoted = re.sub(r'"[^"]*"', "", said)
        assert not ENGLISH.search(re.sub(r"connus.*|YAML.*", "", quoted)), said
