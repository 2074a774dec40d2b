"""The French of the questions: complete, true to the English, and printed as French is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from string import Formatter

import pytest

import quizapp.bank
from quizapp.bank.wording.answer_words import say_belief
from quizapp.bank.wording.belief_words import BELIEFS
from quizapp.bank.wording.speaker import MissingTranslationError, Speaker, Word, mark
from tests.support.french_print import english_words, misprints
from tools.catalogues import (
    LOCALE,
    faults,
    listed_templates,
    marked_templates,
    read_catalogue,
    templates,
)

BANK = Path(quizapp.bank.__path__[0])
FRENCH = read_catalogue(LOCALE / "fr" / "LC_MESSAGES" / "situations.po")


def _fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def _ways_of_writing(template: str) -> set[str]:
    return {how for _, name, how, _ in Formatter().parse(template) if name and how}


def _without_fields(template: str) -> str:
    return re.sub(r"\{.*?\}", "X", template)


def _end(template: str) -> str:
    return template[-1] if template[-1] in ".:?!" else ""


def _unlike(differ: Callable[[str, str], object]) -> list[str]:
    """List what is said in French for the templates in which something differs."""
    assert FRENCH
    return [french for english, french in FRENCH.items() if differ(english, french)]


@pytest.fixture
def speaker() -> Speaker:
    return Speaker("fr", {"A": "Amy", "N": "Nicole"})


def test_every_sentence_is_said_in_french_and_none_in_vain():
    assert list(faults(templates(), FRENCH)) == []


def test_every_marked_template_is_listed_by_its_module():
    beliefs = {words for each in BELIEFS.values() for words in each}

    assert marked_templates(BANK).keys() <= listed_templates().keys() | beliefs


def test_french_speaks_of_the_same_things():
    assert _unlike(lambda en, fr: _fields(en) != _fields(fr)) == []


def test_french_writes_names_in_the_french_ways_alone():
    assert _unlike(lambda _, fr: _ways_of_writing(fr) - {"de", "que", "à"}) == []


def test_a_sentence_ends_alike_in_both_languages():
    assert _unlike(lambda en, fr: _end(en) != _end(fr)) == []


def test_french_is_printed_with_its_own_signs_and_spaces():
    assert _unlike(lambda _, fr: misprints(_without_fields(fr))) == []


def test_no_english_word_is_left_in_french():
    assert _unlike(lambda _, fr: english_words(_without_fields(fr))) == []


def test_a_name_that_might_begin_with_a_vowel_never_follows_a_bare_de_or_que():
    # A number stands after "de" as it is: nothing is elided before "onze" or "huit".
    bare = re.compile(r"\b(?:de|que) \{(?!number)", re.IGNORECASE)

    assert _unlike(lambda _, fr: bare.search(fr)) == []


@pytest.mark.parametrize("belief", BELIEFS)
def test_a_misconception_completes_a_sentence_that_begins_as_if(belief, speaker):
    said = say_belief(belief, speaker)

    # "si" would be elided before "il", and the clause is no sentence of its own.
    assert not re.match(r"ils?\b", said)
    assert re.fullmatch(r"[a-zà-ü«][^.]*[^.]", said)
    # What is not so is said in the imperfect.
    assert re.search(r"\w(ait|aient)\b", said)


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("{player:s} library holds {names}.", "La bibliothèque d’Amy contient X."),
        ("{player} controls {names}.", "Amy contrôle X."),
    ],
)
def test_roles_become_names_in_french_sentences(template, said, speaker):
    assert speaker.say(template, player="A", names="X") == said


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("{:de}", ["d’Amy", "de Nicole", "d’Éa", "de Hill Giant", "du joueur"]),
        (
            "{:que}",
            ["qu’Amy", "que Nicole", "qu’Éa", "que Hill Giant", "que le joueur"],
        ),
        ("{:à}", ["à Amy", "à Nicole", "à Éa", "à Hill Giant", "au joueur"]),
    ],
)
def test_names_are_elided_and_articles_contracted(template, said):
    words = map(Word, ("Amy", "Nicole", "Éa", "Hill Giant", "le joueur"))

    assert [template.format(each) for each in words] == said


def test_what_is_not_translated_is_not_said_in_english(speaker):
    with pytest.raises(MissingTranslationError, match="not translated: Never said"):
        speaker.say(mark("Never said."))


def test_a_sentence_may_be_the_same_in_both_languages(speaker):
    assert speaker.say("{who}.", who="N") == "Nicole."
